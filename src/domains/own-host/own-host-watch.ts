import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { databaseOf } from '../../db/databases.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { siteColumns, type SiteRow } from '../../db/domains/domains.ts';
import { setting } from '../../db/settings-column.ts';
import { domains } from '../../db/schema.ts';
import type { Bindings, Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { refreshStatuses } from '../status/domain-status.ts';
import { isOwnHostDown } from '../status/status-issues.ts';
import { isOwnHostReached } from './check.ts';

/** Minutes between two runs that look for own hosts to call. */
const EVERY = 5;
/** Seconds until an own host is called again, and after a failure: the second one counts, less than an hour after the first. */
const INTERVAL = 1800;
const AFTER_FAILURE = 600;
/** Own hosts that are due and that one run looks at, those that it calls, and those that it calls at once: a Worker has six connections. */
const MOST_DUE = 1000;
const MOST = 50;
const AT_ONCE = 5;

/**
 * Calls the own hosts that are due, those of all clients in turn, and updates the statuses of those that have stopped or
 * started working. Failures are logged.
 */
export async function watchOwnHosts(env: Bindings, now: number) {
  if (Math.floor(now / 60) % EVERY !== 3) return;
  const db = databaseOf(env.DB);
  try {
    // Nobody waits for the others, whose hosts may belong to somebody else by now.
    const due = (await claim(db, now)).filter(({ isActive, isArchived }) => isActive && !isArchived);
    const called = await mapConcurrently(due, AT_ONCE, async ({ ownHostFailures, ...site }) => {
      const isReached = await isReachedFrom(env, db, site);
      const failures = isReached ? 0 : ownHostFailures + 1;
      return { id: site.id, before: ownHostFailures, failures };
    });
    const changed = called.filter(({ before, failures }) => before !== failures);
    if (changed.length === 0) return;
    await store(db, changed, now);
    const turned = changed.filter(
      ({ before, failures }) => isOwnHostDown(before) !== isOwnHostDown(failures),
    );
    if (turned.length > 0)
      await refreshStatuses(
        db,
        turned.map(({ id }) => id),
      );
  } catch (error) {
    logFailure('own hosts not checked', { error: rootMessage(error) });
  }
}

/** The own hosts that are due, which are due again only after the interval. One of each client comes first, the one due longest. */
const claim = (db: Database, now: number) => {
  const oldest = db
    .select({ seq: domains.seq, clientId: domains.clientId, at: domains.ownHostCheckAt })
    .from(domains)
    .where(and(sql`settings ->> '$.ownHostPath' <> ''`, lte(domains.ownHostCheckAt, now)))
    .orderBy(asc(domains.ownHostCheckAt))
    .limit(MOST_DUE)
    .as('oldest');
  const turn = sql`row_number() OVER (PARTITION BY ${oldest.clientId} ORDER BY ${oldest.at})`;
  const due = db.select({ seq: oldest.seq }).from(oldest).orderBy(turn, asc(oldest.at)).limit(MOST);
  return db
    .update(domains)
    .set({ ownHostCheckAt: now + INTERVAL })
    .where(inArray(domains.seq, due))
    .returning({
      ...siteColumns,
      ownHostFailures: domains.ownHostFailures,
      isArchived: setting(domains, 'archived'),
      isActive: sql`(SELECT active FROM clients WHERE id = clientId)`.mapWith(Boolean),
    });
};

/** Whether an own host works; true if that cannot be known, because its address is refused or the domain was deleted meanwhile. */
async function isReachedFrom(env: Bindings, db: Database, site: SiteRow) {
  const origins = env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).origin] : [];
  try {
    return await isOwnHostReached(env, db, origins, site);
  } catch (error) {
    logFailure('own host not checked', { domain: site.id, error: rootMessage(error) });
    return true;
  }
}

/** Stores how many calls in a row have failed. After the first one, the own host is called again soon. */
const store = (db: Database, called: { id: string; failures: number }[], now: number) =>
  rawQuery(
    db,
    sql`UPDATE domains SET ownHostFailures = value ->> 'failures',
      ownHostCheckAt = iif(value ->> 'failures' = 1, ${now + AFTER_FAILURE}, ownHostCheckAt)
      FROM json_each(${JSON.stringify(called)}) WHERE domains.id = value ->> 'id'`,
  );

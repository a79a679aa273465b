import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { databaseOf } from '../db/databases.ts';
import { clients, domains, domainStatuses, users } from '../db/schema.ts';
import type { Bindings, Database } from '../env.ts';
import { rootMessage } from '../lib/root-message.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { languages } from '../pages/texts/index.ts';
import { canSendEmail, sendEmails } from './send-email.ts';
import { logFailure } from '../http/log-event.ts';
import { valuesOf } from '../db/raw-query.ts';

/** The hour of the day (UTC) in which owners are notified. */
const HOUR = 7;
/** Clients whose owners one run of the scheduled job notifies; the runs of the hour notify all. */
const MAX_CLIENTS = 20;

/**
 * Notifies owners of new issues at most once a day: only statuses from before the hour count, so that no later run
 * finds a client again. Never throws, because other steps follow.
 */
export async function notifyOfIssues(env: Bindings, now: number) {
  const since = now - (now % SECONDS_PER_DAY) + HOUR * 3600;
  if (now < since || now >= since + 3600 || !canSendEmail(env)) return;
  try {
    const db = databaseOf(env.DB);
    if (now < since + 60) await lowerNotifiedCounts(db);
    for (const { clientId } of await clientsToNotify(db, since)) await notify(env, db, clientId, since);
  } catch (error) {
    logFailure('notification failed', { error: rootMessage(error) });
  }
}

const { domainId, status, issueCount, notifiedCount, computedAt } = domainStatuses;
// 0 marks a status as out of date: once it is computed again, it counts from the next day on.
const isNew = (since: number) =>
  and(eq(status, 'attention'), gt(issueCount, notifiedCount), gt(computedAt, 0), lt(computedAt, since));

/** Lowers the counts of notified issues to those that are left, so that a later rise is reported again. */
const lowerNotifiedCounts = (db: Database) =>
  db
    .update(domainStatuses)
    .set({ notifiedCount: sql`${issueCount}` })
    .where(lt(issueCount, notifiedCount));

const clientsToNotify = (db: Database, since: number) =>
  db
    .selectDistinct({ clientId: domains.clientId })
    .from(domainStatuses)
    .innerJoin(domains, eq(domains.id, domainId))
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(and(isNew(since), eq(clients.active, true)))
    .limit(MAX_CLIENTS);

async function notify(env: Bindings, db: Database, clientId: string, since: number) {
  const [list, owners] = await db.batch([
    db
      .select({ id: domains.id, name: domains.name, count: issueCount })
      .from(domainStatuses)
      .innerJoin(domains, eq(domains.id, domainId))
      .where(and(eq(domains.clientId, clientId), isNew(since)))
      .orderBy(domains.name),
    db
      .select({ to: users.emailAddress })
      .from(users)
      .where(and(eq(users.clientId, clientId), eq(users.role, 'owner'), ne(users.passwordHash, ''))),
  ]);
  const values = { url: new URL('/account', env.PUBLIC_URL).href, domains: list };
  const sent = await sendEmails(
    env,
    owners.map(({ to }) => ({ to, languages: [...languages], kind: 'issues' as const, values })),
  );
  // Owners who got no email are notified tomorrow.
  if (!sent.includes(true)) return;
  await db
    .update(domainStatuses)
    .set({ notifiedCount: sql`${issueCount}` })
    .where(inArray(domainId, valuesOf(list.map(({ id }) => id))));
}

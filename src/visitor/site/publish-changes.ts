import { inArray } from 'drizzle-orm';
import { markStatusesStale, refreshStatuses } from '../../clients/status/domain-status.ts';
import { takeChanges } from '../../db/domains/changed-domains.ts';
import { databaseOf } from '../../db/databases.ts';
import { domains } from '../../db/schema.ts';
import { createMiddleware, type Bindings } from '../../env.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { publishFromDatabase } from './publish-site.ts';
import { logFailure } from '../../http/log-event.ts';

/** Maximum number of domains that are published after one response; the next calls of all others publish them. */
const MOST_AT_ONCE = 20;

/** Publishes what a request has changed, after its response. */
export const publishingChanges = createMiddleware(async (c, next) => {
  await next();
  const changes = takeChanges();
  if (changes.domainIds.length + changes.clientIds.length > 0)
    waitUntil(c, 'publish changes', publishChanges(c.env, changes));
});

/**
 * Publishes changed domains and the domains of changed clients, and stores their statuses. What fails is published by the
 * domain’s next call, and its status is computed by the scheduled job.
 */
export async function publishChanges(
  env: Bindings,
  { domainIds, clientIds }: ReturnType<typeof takeChanges>,
) {
  const db = databaseOf(env.DB);
  const { id, clientId } = domains;
  const ofClients =
    clientIds.length === 0
      ? []
      : await db.select({ id }).from(domains).where(inArray(clientId, clientIds)).limit(MOST_AT_ONCE);
  const all = new Set([...domainIds, ...ofClients.map((domain) => domain.id)]);
  const ids = [...all].slice(0, MOST_AT_ONCE);
  for (const domainId of ids) {
    try {
      await publishFromDatabase(env, domainId);
    } catch (error) {
      logFailure('not published', { domain: domainId, error: rootMessage(error) });
    }
  }
  if (ids.length === 0) return;
  try {
    if (clientIds.length > 0 || all.size > ids.length) await markStatusesStale(db, [...all], clientIds);
    await refreshStatuses(db, ids);
  } catch (error) {
    logFailure('statuses not computed', { error: rootMessage(error) });
  }
}

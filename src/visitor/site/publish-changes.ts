import { inArray } from 'drizzle-orm';
import { markStatusesStale, refreshStatuses } from '../../domains/status/domain-status.ts';
import { changesOf, type Changes } from '../../db/domains/changed-domains.ts';
import { databaseOf } from '../../db/databases.ts';
import { domains } from '../../db/schema.ts';
import { createMiddleware, type Bindings } from '../../env.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { publishFromDatabase } from './publish-site.ts';
import { logFailure } from '../../http/log-event.ts';

/** Maximum number of domains that are published after one response; the next calls of all others publish them. */
export const MAX_PUBLISHED = 20;

/** Publishes what a request has changed, after its response. */
export const publishingChanges = createMiddleware(async (c, next) => {
  const changes = await changesOf(next);
  if (Object.values(changes).some(({ size }) => size > 0))
    waitUntil(c, 'publish changes', publishChanges(c.env, changes));
});

/**
 * Publishes changed domains and those of changed clients, and stores changed statuses. What fails follows: a domain
 * with its next call, its status with the scheduled job.
 */
async function publishChanges(env: Bindings, changes: Changes) {
  const db = databaseOf(env.DB);
  const clientIds = [...changes.clients];
  const { id, clientId } = domains;
  const ofClients =
    clientIds.length === 0
      ? []
      : await db.select({ id }).from(domains).where(inArray(clientId, clientIds)).limit(MAX_PUBLISHED);
  const changed = new Set([...changes.domains, ...ofClients.map((domain) => domain.id)]);
  const published = [...changed].slice(0, MAX_PUBLISHED);
  for (const domainId of published) {
    try {
      await publishFromDatabase(env, domainId);
    } catch (error) {
      logFailure('not published', { domain: domainId, error: rootMessage(error) });
    }
  }
  const refreshed = [...new Set([...published, ...changes.statuses])];
  if (refreshed.length === 0) return;
  try {
    if (clientIds.length > 0 || changed.size > published.length)
      await markStatusesStale(db, [...changed], clientIds);
    await refreshStatuses(db, refreshed);
  } catch (error) {
    logFailure('statuses not computed', { error: rootMessage(error) });
  }
}

import { eq, inArray } from 'drizzle-orm';
import { databaseOf } from '../db/databases.ts';
import { forgetPublicDomains } from '../db/public-domain.ts';
import {
  calls,
  clientCalls,
  clients,
  domains,
  embeddings,
  locales,
  placeholders,
  sessions,
  statistics,
  themes,
} from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { endLogs } from '../log/life/delete.ts';

/**
 * Deletes a client with the configuration of its domains and ends their logs; what these hold follows
 * (src/log/life/delete.ts). Gives the hash of its API key, whose cache entry may go; undefined when there is no such client.
 */
export async function deleteClient(env: Bindings, id: string) {
  const db = databaseOf(env.DB);
  const own = db.select({ id: domains.id }).from(domains).where(eq(domains.clientId, id));
  const { log, logDatabase } = domains;
  const [gone, , , , , , , , , , deleted] = await db.batch([
    db.select({ domainId: domains.id, log, logDatabase }).from(domains).where(eq(domains.clientId, id)),
    db.delete(embeddings).where(inArray(embeddings.domainId, own)),
    db.delete(locales).where(inArray(locales.domainId, own)),
    db.delete(placeholders).where(inArray(placeholders.domainId, own)),
    db.delete(themes).where(inArray(themes.domainId, own)),
    db.delete(calls).where(inArray(calls.domainId, own)),
    db.delete(statistics).where(inArray(statistics.domainId, own)),
    db.delete(sessions).where(eq(sessions.clientId, id)),
    db.delete(domains).where(eq(domains.clientId, id)),
    db.delete(clientCalls).where(eq(clientCalls.clientId, id)),
    db.delete(clients).where(eq(clients.id, id)).returning({ apiKeyHash: clients.apiKeyHash }),
  ]);
  forgetPublicDomains(...gone.map(({ domainId }) => domainId));
  await endLogs(
    env,
    gone.filter(({ logDatabase }) => logDatabase !== 0),
  );
  return deleted[0];
}

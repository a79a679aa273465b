import { sql } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import { databaseOf } from '../db/databases.ts';
import { ownDomain } from '../db/domains.ts';
import { forgetPublicDomains } from '../db/public-domain.ts';
import { domains } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { endLogs, type Deletion } from '../log/life/delete-logs.ts';
import { deletePartsStatements } from './domain-parts.ts';

/**
 * Deletes a domain with its configuration and ends its log; what the log holds follows (src/log/life/delete-logs.ts). Says
 * whether there was one, or one whose log an earlier call did not come to end. Throws as `deleteClient` does.
 */
export async function deleteDomain(env: Bindings, clientId: string, id: string) {
  const db = databaseOf(env.DB);
  const of = db.select({ id: domains.id }).from(domains).where(ownDomain(clientId, id));
  const [, , , , , , , , , , deleted, [listed]] = await db.batch([
    ...deletePartsStatements(db, of),
    db.delete(domains).where(ownDomain(clientId, id)).returning({ id: domains.id }),
    // Only one whose log is in another database is listed; an earlier call may not have come to end it.
    rawQuery<Deletion>(db, sql`SELECT * FROM deletions WHERE domainId = ${id}`),
  ]);
  forgetPublicDomains(id);
  if (listed) await endLogs(env, [listed]);
  return deleted.length > 0 || listed !== undefined;
}

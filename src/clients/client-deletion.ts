import { eq } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { databaseOf } from '../db/databases.ts';
import { markDomainsChanged } from '../db/domains/changed-domains.ts';
import {
  activity,
  activityDays,
  activityTexts,
  clientCalls,
  clientHosts,
  clients,
  domains,
  users,
} from '../db/schema.ts';
import { removeSecondFactorStatement } from '../db/users/second-factors.ts';
import { endAllAccessStatements } from '../db/users/sessions.ts';
import { ownUser } from '../db/users/user-accounts.ts';
import type { Bindings } from '../env.ts';
import { endLogs } from '../log/erasure/delete-logs.ts';
import { deletePartsStatements } from './domain-deletion.ts';

/**
 * Deletes a client with the configuration of its domains and ends their logs, whose contents a job deletes
 * (src/log/erasure/delete-logs.ts). Returns the hash of its API key, whose cache entry can be deleted; undefined if there is
 * no such client. Throws, after everything else is done, where the database of a log is not bound.
 */
export async function deleteClient(env: Bindings, id: string) {
  const db = databaseOf(env.DB);
  const own = db.select({ id: domains.id }).from(domains).where(eq(domains.clientId, id));
  const { log, logDatabase } = domains;
  const deleteOf = (table: SQLiteTable & { clientId: AnySQLiteColumn }) =>
    db.delete(table).where(eq(table.clientId, id));
  const [gone, deleted] = await db.batch([
    db.select({ domainId: domains.id, log, logDatabase }).from(domains).where(eq(domains.clientId, id)),
    db.select({ apiKeyHash: clients.apiKeyHash }).from(clients).where(eq(clients.id, id)),
    ...deletePartsStatements(db, own),
    ...endAllAccessStatements(db, id),
    removeSecondFactorStatement(db, ownUser(id)),
    // A trigger deletes what belongs to each user.
    ...[users, domains, clientCalls, clientHosts].map(deleteOf),
    db.delete(clients).where(eq(clients.id, id)),
    // After the client, because triggers keep the activity list of clients that exist.
    ...[activity, activityTexts, activityDays].map(deleteOf),
  ]);
  markDomainsChanged(...gone.map(({ domainId }) => domainId));
  await endLogs(env, gone);
  return deleted[0];
}

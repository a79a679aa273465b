import { eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { databaseOf } from '../db/databases.ts';
import { logChange } from '../db/activity/actor.ts';
import { markDomainsChanged } from '../db/domains/changed-domains.ts';
import {
  activity,
  activityDays,
  clientCalls,
  clientHosts,
  clients,
  designs,
  domains,
  users,
  calls,
  domainStatuses,
  formerKeys,
  handovers,
  formerParts,
  issueStates,
  moves,
  parts,
  recordingLinks,
  reports,
  scans,
  statistics,
  userDomains,
} from '../db/schema.ts';
import type { Bindings, Database } from '../env.ts';
import { endLogs } from '../log/erasure/delete-logs.ts';
import { change, type Statement } from '../db/change.ts';
import { deleteStep } from '../db/row-steps.ts';
import { ownDomain } from '../db/domains/domains.ts';
import { deletions } from '../log/tables.ts';

/**
 * Deletes a client with its domains, and ends their logs, which a job deletes. Returns the hash of its API key for the
 * caches; undefined if it does not exist. Throws last if a log database is not bound.
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
    db.delete(moves).where(eq(moves.toClientId, id)),
    // A trigger deletes what belongs to each user.
    ...[users, domains, clientCalls, clientHosts].map(deleteOf),
    db.delete(clients).where(eq(clients.id, id)),
    // After the client, because triggers keep the activity list of clients that exist.
    ...[activity, activityDays].map(deleteOf),
  ]);
  if (deleted.length > 0) logChange({ clientId: id });
  markDomainsChanged(...gone.map(({ domainId }) => domainId));
  await endLogs(env, gone);
  return deleted[0];
}

/**
 * Deletes a domain, and ends its log, which a job deletes. True if the domain existed, or an earlier call deleted it
 * without ending its log. Throws as `deleteClient` does.
 */
export async function deleteDomain(env: Bindings, clientId: string, id: string) {
  const db = databaseOf(env.DB);
  const ids = db.select({ id: domains.id }).from(domains).where(ownDomain(clientId, id));
  const deleted = await change(
    db,
    { domainId: id },
    deleteStep(db, domains, ownDomain(clientId, id), [
      ...deletePartsStatements(db, ids),
      db.delete(domains).where(ownDomain(clientId, id)),
    ]),
  );
  // An earlier call may have failed before it ended the log.
  const [listed] = await db.select().from(deletions).where(eq(deletions.domainId, id));
  if (listed) {
    markDomainsChanged(id);
    await endLogs(env, [listed]);
  }
  return deleted !== undefined || listed !== undefined;
}

/** The tables of what is known of a domain, besides its parts and its log. */
const ofDomain = [
  calls,
  designs,
  scans,
  recordingLinks,
  issueStates,
  reports,
  statistics,
  domainStatuses,
  formerKeys,
  formerParts,
  moves,
  handovers,
  userDomains,
];

/** The statements that delete everything that belongs to domains except their logs; they run before the domains are deleted. */
export const deletePartsStatements = (db: Database, domainIds: SQLWrapper): Statement[] =>
  [...Object.values(parts), ...ofDomain].map((table) =>
    db.delete(table).where(inArray(table.domainId, domainIds)),
  );

import { eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { change, type Statement } from '../db/change.ts';
import { deleteStep } from '../db/activity/recorded-rows.ts';
import { databaseOf } from '../db/databases.ts';
import { ownDomain } from '../db/domains/domains.ts';
import { markDomainsChanged } from '../db/domains/changed-domains.ts';
import {
  calls,
  domains,
  domainStatuses,
  issueStates,
  parts,
  recordingLinks,
  reports,
  scans,
  statistics,
} from '../db/schema.ts';
import type { Bindings, Database } from '../env.ts';
import { endLogs } from '../log/erasure/delete-logs.ts';
import { deletions } from '../log/tables.ts';

/**
 * Deletes a domain with its configuration and ends its log, whose contents a job deletes (src/log/erasure/delete-logs.ts).
 * True where the domain existed, or where an earlier call deleted it without ending its log. Throws as `deleteClient` does.
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
const ofDomain = [calls, scans, recordingLinks, issueStates, reports, statistics, domainStatuses];

/** The statements that delete everything that belongs to domains except their logs; they run before the domains are deleted. */
export const deletePartsStatements = (db: Database, domainIds: SQLWrapper): Statement[] =>
  [...Object.values(parts), ...ofDomain].map((table) =>
    db.delete(table).where(inArray(table.domainId, domainIds)),
  );

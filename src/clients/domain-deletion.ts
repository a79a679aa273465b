import { eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { change } from '../db/change.ts';
import { deleteStep } from '../db/activity/recorded-rows.ts';
import { databaseOf } from '../db/databases.ts';
import { ownDomain } from '../db/domains/domains.ts';
import { markDomainsChanged } from '../db/domains/changed-domains.ts';
import {
  calls,
  domains,
  domainStatuses,
  embeddings,
  locales,
  placeholders,
  recordingLinks,
  scans,
  issueStates,
  reports,
  statistics,
  themes,
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

/** The statements that delete everything that belongs to domains except their logs; they run before the domains are deleted. */
export const deletePartsStatements = (db: Database, domainIds: SQLWrapper) =>
  [
    db.delete(embeddings).where(inArray(embeddings.domainId, domainIds)),
    db.delete(locales).where(inArray(locales.domainId, domainIds)),
    db.delete(placeholders).where(inArray(placeholders.domainId, domainIds)),
    db.delete(themes).where(inArray(themes.domainId, domainIds)),
    db.delete(calls).where(inArray(calls.domainId, domainIds)),
    db.delete(scans).where(inArray(scans.domainId, domainIds)),
    db.delete(recordingLinks).where(inArray(recordingLinks.domainId, domainIds)),
    db.delete(issueStates).where(inArray(issueStates.domainId, domainIds)),
    db.delete(reports).where(inArray(reports.domainId, domainIds)),
    db.delete(statistics).where(inArray(statistics.domainId, domainIds)),
    db.delete(domainStatuses).where(inArray(domainStatuses.domainId, domainIds)),
  ] as const;

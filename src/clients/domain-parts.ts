import { inArray, type SQLWrapper } from 'drizzle-orm';
import {
  calls,
  embeddings,
  locales,
  placeholders,
  recordingLinks,
  scans,
  settledIssues,
  reports,
  statistics,
  themes,
} from '../db/schema.ts';
import type { Database } from '../env.ts';

/** The statements that delete all that belongs to domains besides their logs, before the domains themselves go. */
export const deletePartsStatements = (db: Database, domainIds: SQLWrapper) =>
  [
    db.delete(embeddings).where(inArray(embeddings.domainId, domainIds)),
    db.delete(locales).where(inArray(locales.domainId, domainIds)),
    db.delete(placeholders).where(inArray(placeholders.domainId, domainIds)),
    db.delete(themes).where(inArray(themes.domainId, domainIds)),
    db.delete(calls).where(inArray(calls.domainId, domainIds)),
    db.delete(scans).where(inArray(scans.domainId, domainIds)),
    db.delete(recordingLinks).where(inArray(recordingLinks.domainId, domainIds)),
    db.delete(settledIssues).where(inArray(settledIssues.domainId, domainIds)),
    db.delete(reports).where(inArray(reports.domainId, domainIds)),
    db.delete(statistics).where(inArray(statistics.domainId, domainIds)),
  ] as const;

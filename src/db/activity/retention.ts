import { sql } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { activity, activityDays, formerParts } from '../schema.ts';

/** Days for which entries are kept; a trigger refuses an earlier deletion. */
export const DAYS_KEPT = 395;
/** Rows that a run of the job deletes. */
const MAX_DELETED = 5000;

/**
 * Deletes what is older than `DAYS_KEPT`: some rows in each run, found client by client in the primary keys; the changes of
 * the operator's people have no client.
 */
export async function deleteOldActivity(db: Database, now: number) {
  const oldest = now - DAYS_KEPT * SECONDS_PER_DAY;
  const day = Math.floor(oldest / SECONDS_PER_DAY);
  await db.batch([
    db.delete(activity).where(sql`(clientId, id) IN (
      SELECT a.clientId, a.id FROM (SELECT id FROM clients UNION ALL SELECT '') c JOIN activity a ON a.clientId = c.id
      WHERE a.id <= ${oldest * 1e6} LIMIT ${MAX_DELETED})`),
    db.delete(activityDays).where(sql`(clientId, day) IN (
      SELECT d.clientId, d.day FROM (SELECT id FROM clients UNION ALL SELECT '') c JOIN activityDays d ON d.clientId = c.id
      WHERE d.day < ${day} LIMIT ${MAX_DELETED})`),
    // What could be undone with an entry goes with it.
    db.delete(formerParts).where(sql`(domainId, entry, part, seq) IN (
      SELECT domainId, entry, part, seq FROM formerParts WHERE entry <= ${oldest * 1e6} LIMIT ${MAX_DELETED})`),
  ]);
}

import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';

const STEP = 1000;

/**
 * Takes away what deleted domains left in the log, at most `steps` times `STEP` entries; what remains is for the next
 * call. A step may fail or be repeated: the domain stays listed until nothing of it is left.
 */
export async function deleteLogs(db: Database, steps = 10) {
  for (let step = 0; step < steps; step++) {
    const [domain] = await all<{ domainId: string }>(db, sql`SELECT domainId FROM deletions LIMIT 1`);
    if (!domain) return;
    const { domainId } = domain;
    const entries = sql`(SELECT seq FROM consents WHERE domainId = ${domainId} LIMIT ${STEP})`;
    const nothingLeft = sql`domainId = ${domainId} AND NOT EXISTS (SELECT 1 FROM consents WHERE domainId = ${domainId})`;
    await db.batch([
      all(db, sql`DELETE FROM consents WHERE domainId = ${domainId} AND seq IN ${entries}`),
      all(db, sql`DELETE FROM choices WHERE ${nothingLeft}`),
      all(db, sql`DELETE FROM blocks WHERE ${nothingLeft}`),
      all(db, sql`DELETE FROM calls WHERE ${nothingLeft}`),
      all(db, sql`DELETE FROM deletions WHERE ${nothingLeft}`),
    ]);
  }
}

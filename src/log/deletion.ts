import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';
import { prefixOf } from './archive.ts';

const STEP = 1000;

/**
 * Takes away what deleted domains left in the log and the archive, in at most `steps` steps of up to `STEP` entries or
 * objects; what remains is for the next call. A step may fail or be repeated: the domain stays listed until nothing
 * of it is left.
 */
export async function deleteLogs(db: Database, bucket: R2Bucket | undefined, steps = 10) {
  for (let step = 0; step < steps; step++) {
    const [domain] = await all<{ domainId: string }>(db, sql`SELECT domainId FROM deletions LIMIT 1`);
    if (!domain) return;
    const { domainId } = domain;
    if (await deleteObjects(bucket, domainId)) continue;
    const nothingLeft = sql`domainId = ${domainId}
      AND NOT EXISTS (SELECT 1 FROM consents WHERE domainId = ${domainId})
      AND NOT EXISTS (SELECT 1 FROM archived WHERE domainId = ${domainId})`;
    await db.batch([
      all(
        db,
        sql`DELETE FROM consents WHERE domainId = ${domainId} AND seq IN
          (SELECT seq FROM consents WHERE domainId = ${domainId} LIMIT ${STEP})`,
      ),
      all(
        db,
        sql`DELETE FROM archived WHERE domainId = ${domainId} AND ucid IN
          (SELECT ucid FROM archived WHERE domainId = ${domainId} LIMIT ${STEP})`,
      ),
      all(db, sql`DELETE FROM choices WHERE ${nothingLeft}`),
      all(db, sql`DELETE FROM blocks WHERE ${nothingLeft}`),
      all(db, sql`DELETE FROM calls WHERE ${nothingLeft}`),
      all(db, sql`DELETE FROM deletions WHERE ${nothingLeft}`),
    ]);
  }
}

/** Deletes up to a thousand of the domain's objects; says whether there were any. */
async function deleteObjects(bucket: R2Bucket | undefined, domainId: string) {
  const { objects = [] } = (await bucket?.list({ prefix: prefixOf(domainId) })) ?? {};
  if (objects.length > 0) await bucket!.delete(objects.map(({ key }) => key));
  return objects.length > 0;
}

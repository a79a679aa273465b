import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import type { Job } from './job.ts';

/** How long after its listing no run can still name an object, or delete it: none lasts so long. In seconds. */
export const LONGEST_RUN = 3600;

const MOST = 500;
const [LISTED, DOOMED, DELETED] = [0, 1, 2];

/**
 * Deletes the objects that nothing names any more. A name is marked as doomed before its object is deleted, so that
 * nobody takes it up again, and is free again only when no run that began before can still delete it.
 */
export async function collectGarbage({ db, bucket, now }: Job) {
  if (!bucket) return;
  const old = sql`at <= ${now - LONGEST_RUN}`;
  const isNamed = sql`EXISTS (SELECT 1 FROM blocks b
    WHERE b.log = discarded.log AND b.number = discarded.block AND discarded.object IN (b.object, b.leaves))`;
  const found = await all<{ object: string }>(
    db,
    sql`SELECT object FROM discarded WHERE ${old} ORDER BY at LIMIT ${MOST}`,
  );
  if (found.length === 0) return;
  const these = sql`${old} AND object IN (SELECT value FROM json_each(${JSON.stringify(found.map(({ object }) => object))}))`;
  const [, , , doomed] = await db.batch([
    all(db, sql`DELETE FROM discarded WHERE ${these} AND doomed = ${DELETED}`),
    all(db, sql`DELETE FROM discarded WHERE ${these} AND doomed = ${LISTED} AND ${isNamed}`),
    all(db, sql`UPDATE discarded SET doomed = ${DOOMED} WHERE ${these} AND doomed = ${LISTED}`),
    all<{ object: string }>(db, sql`SELECT object FROM discarded WHERE ${these} AND doomed = ${DOOMED}`),
  ]);
  if (doomed.length === 0) return;
  const names = doomed.map(({ object }) => object);
  await bucket.delete(names);
  await all(
    db,
    sql`UPDATE discarded SET doomed = ${DELETED}, at = ${now} WHERE doomed = ${DOOMED}
      AND object IN (SELECT value FROM json_each(${JSON.stringify(names)}))`,
  );
}

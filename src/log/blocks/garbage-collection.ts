import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { valuesOf } from '../../db/raw-query.ts';
import { blocks, tombstones } from '../tables.ts';
import type { Job } from '../job.ts';
import { namedIn, othersThan, withLogIn } from '../rollback/lost-objects.ts';
import { isTaken } from '../rollback/taken-count.ts';

/** Seconds after which no run that listed an object can still refer to it or delete it, because no run lasts that long. */
export const LONGEST_RUN = 3600;

/** Maximum number of objects that a run deletes. */
const OBJECTS_PER_RUN = 500;

const { object, state } = tombstones;
const isNamed = sql`EXISTS (SELECT 1 FROM ${blocks} WHERE ${blocks.log} = ${tombstones.log}
  AND ${blocks.number} = ${tombstones.block} AND ${object} = ${blocks.object})`;
/**
 * Deletes objects to which no block refers. A tombstone is marked before, and removed only when no earlier run can
 * still delete. Deletes nothing if the database was restored in the middle of the run.
 */
export async function collectGarbage({ db, bucket, env, now, taken }: Job) {
  const isOld = lte(tombstones.at, now - LONGEST_RUN);
  const found = await db
    .select({ object, log: tombstones.log })
    .from(tombstones)
    .where(isOld)
    .orderBy(asc(tombstones.at))
    .limit(OBJECTS_PER_RUN);
  if (found.length === 0) return;
  const names = found.map((tombstone) => tombstone.object);
  const these = and(isOld, inArray(object, valuesOf(names)), taken && isTaken(taken));
  // After a rollback, the log of an object may be back, in this database or in another one.
  const lost = found.filter(({ log }) => log === 0).map(({ object }) => object);
  const back = [...(await withLogIn(othersThan(db, env), lost)), ...(await namedIn(db, lost))];
  const isBack = inArray(object, valuesOf(back));
  const [, , , , deleting] = await db.batch([
    db.delete(tombstones).where(and(these, eq(state, 'listed'), isBack)),
    db.delete(tombstones).where(and(these, eq(state, 'deleted'))),
    db.delete(tombstones).where(and(these, eq(state, 'listed'), isNamed)),
    db
      .update(tombstones)
      .set({ state: 'deleting' })
      .where(and(these, eq(state, 'listed'))),
    db
      .select({ object })
      .from(tombstones)
      .where(and(these, eq(state, 'deleting'))),
  ]);
  if (deleting.length === 0) return;
  const deleted = deleting.map((tombstone) => tombstone.object);
  await bucket.delete(deleted);
  await db
    .update(tombstones)
    .set({ state: 'deleted', at: now })
    .where(and(eq(state, 'deleting'), inArray(object, valuesOf(deleted))));
}

import { sql } from 'drizzle-orm';
import { logDatabaseName } from '../../db/databases.ts';
import type { Database } from '../../env.ts';
import { maintenance } from '../tables.ts';
import type { Job } from '../run/attempt.ts';

// Each run, erasure and deletion increments a database’s count, first in the database and then in the bucket, where the
// greater count stays. A greater count in the bucket reveals a rollback of the database.

/**
 * The count outside a database, with the highest number of a log that a rollback has given; `problem` says why it cannot
 * be used.
 */
export type OutsideCount = { count: number; number: number; etag?: string; problem?: string };

const TRIES = 5;
const NEW = new Headers({ 'If-None-Match': '*' });

/** The name of the object with the count outside a database. */
export const countName = (database: number) => `count/${logDatabaseName(database)}`;
const isWhole = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

type Outside = Pick<Job, 'database' | 'bucket'>;

/** Reads the count outside a database. Throws if the bucket does not respond. */
export async function readOutsideCount({ database, bucket }: Outside): Promise<OutsideCount> {
  const name = countName(database);
  const object = await bucket.get(name);
  if (!object) return { count: 0, number: 0, problem: `${name} is missing` };
  const { etag } = object;
  try {
    const { count, number } = JSON.parse(await object.text()) as OutsideCount;
    if (isWhole(count) && isWhole(number)) return { count, number, etag };
  } catch {
    // As for other contents.
  }
  return { count: 0, number: 0, etag, problem: `${name} has contents that Placet did not write` };
}

/** Writes a count outside a database unless a greater one is there; `known` is what was read there. */
export async function raiseOutsideCount(
  outside: Outside,
  { count, number }: Pick<OutsideCount, 'count' | 'number'>,
  known: OutsideCount,
) {
  const { database, bucket } = outside;
  const name = countName(database);
  for (let tries = 1; known.count < count; tries++) {
    const text = JSON.stringify({ count, number: Math.max(number, known.number) });
    const onlyIf = known.etag ? { etagMatches: known.etag } : NEW;
    const written = await bucket.put(name, text, { onlyIf }).catch((error: unknown) => {
      // R2 takes one write of an object per second.
      if (tries >= TRIES) throw error;
      return new Promise<null>((resolve) => setTimeout(resolve, 1000 * tries, null));
    });
    if (written) return;
    known = await readOutsideCount(outside);
  }
}

/** The statement that takes the next count of a database. */
export const takeCountStatement = (db: Database) =>
  db
    .insert(maintenance)
    .values({ id: 1, count: 1 })
    .onConflictDoUpdate({ target: maintenance.id, set: { count: sql`${maintenance.count} + 1` } })
    .returning({
      count: maintenance.count,
      checkedCount: maintenance.checkedCount,
      coveredBy: maintenance.coveredBy,
    });

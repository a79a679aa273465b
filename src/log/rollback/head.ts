import { logDatabaseName } from '../../db/databases.ts';
import { now } from '../../env.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import type { Job } from '../job.ts';
import type { maintenance } from '../tables.ts';
import { readObject, writeObject, type ReadObject } from './conditional-object.ts';

/**
 * The head of a database, outside of it: its last count with the random id, and the highest number that a rollback has
 * given a log. A restored database does not know the id.
 */
export type Head = { count: number; id: string; number: number };

/** More counts than a database can take while it can be restored: somebody who can write to the bucket cannot use up all. */
const OUT_OF_REACH = 1e9;

/**
 * Throws unless a rollback can have given a log this number: the second of its beginning, or one of the next after several in
 * one second. Otherwise, somebody who can write to the bucket could use up all numbers.
 */
export function requirePossible(name: string, number: number) {
  if (number > now() + SECONDS_PER_DAY)
    throw new Error(`${name} has the number ${number}, which is more than a day ahead`);
}

/** The name of a database’s head. */
export const headName = (database: number) => `heads/${logDatabaseName(database)}`;

/** The head in place of one that Placet did not write: no database knows its id. */
const UNREADABLE: Head = { count: 0, id: '', number: 0 };

/** Reads the head of a database; undefined without one. */
export async function readHead({ bucket, database }: Pick<Job, 'bucket' | 'database'>) {
  const object = await readObject(bucket, headName(database));
  const head = object.text === undefined ? undefined : parse(object.text);
  requirePossible(object.name, head?.number ?? 0);
  return { object, head };
}
export type FoundHead = Awaited<ReturnType<typeof readHead>>;

function parse(text: string): Head {
  try {
    const { count, id, number } = JSON.parse(text) as Head;
    const isHead = [count, number].every(Number.isSafeInteger) && /^[0-9a-f]{16}$/.test(id);
    return isHead ? { count, id, number } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** What a database knows about heads: its last count, the last counts with their ids, and the highest that is in the bucket. */
export type Known = Pick<typeof maintenance.$inferSelect, 'count' | 'ids' | 'written'>;

/** Whether a head is one that this database has written, and no older one than it knows to be there. */
export const isOwn = ({ head }: FoundHead, { ids, written }: Known) =>
  head === undefined ? written === 0 : ids[head.count] === head.id && head.count >= written;

/** The head, unless the database can never come to its count. */
export const reachableHead = ({ head }: FoundHead, { count }: Known) =>
  head && head.count < count + OUT_OF_REACH ? head : undefined;

/** Writes a head in place of the one that was read; false if there is another one by now. */
export const writeHead = (bucket: R2Bucket, object: ReadObject, head: Head) =>
  writeObject(bucket, object, JSON.stringify(head));

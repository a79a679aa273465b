import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { entriesOfLeaves, type Entry } from '../entry.ts';
import type { Leaf } from '../leaf.ts';
import type { Log } from '../log.ts';
import { readLines } from '../archive-object.ts';
import { readable } from '../unreadable-block.ts';
import type { FoundLog } from '../question.ts';
import type { blockStates } from '../tables.ts';

/** A sealed block, as far as reading needs it. */
export type BlockRow = {
  number: number;
  first: number;
  last: number;
  oldest: number;
  newest: number;
  sealedAt: number;
  state: (typeof blockStates)[number];
  root: string | null;
  record: string | null;
  object: string | null;
  members: string | null;
};

export const blockColumns = sql`number, first, last, oldest, newest, sealedAt, state, root, record, object, members`;

/** The statement that finds the sealed block in which an entry is. */
export const blockAtQuery = ({ db, id }: Log, seq: number) =>
  all<BlockRow>(
    db,
    sql`SELECT ${blockColumns} FROM blocks WHERE log = ${id} AND last >= ${seq} AND first <= ${seq} ORDER BY last LIMIT 1`,
  );

/** The statement that finds what of that block was erased and is still in its object, which is written anew within a day. */
export const erasedInObjectQuery = ({ db, id }: Log, seq: number) =>
  all<{ seq: number }>(
    db,
    sql`SELECT erased.seq FROM (SELECT * FROM blocks WHERE log = ${id} AND last >= ${seq} ORDER BY last LIMIT 1) b
      CROSS JOIN erased ON erased.log = b.log AND erased.seq BETWEEN b.first AND b.last
      WHERE b.state = 'archived' AND b.dirty = 1`,
  );

/** The place of a block's entries in the bucket. */
export const packedOf = ({ object, members }: Pick<BlockRow, 'object' | 'members'>) => ({
  object: object!,
  members: JSON.parse(members!) as number[],
});

/**
 * The entries of an archived block that were not erased, in order. Throws a 500 that names a block which cannot be
 * read.
 */
export async function archivedEntries(
  log: FoundLog,
  block: ArchivedBlock,
  erased: { seq: number }[],
): Promise<Entry[]> {
  const gone = new Set(erased.map(({ seq }) => seq));
  const leaves: Leaf[] = [];
  await readable(block.number, async () => {
    for (const { seq, text } of await readLines(log.bucket, packedOf(block)))
      if (!gone.has(seq)) leaves.push(JSON.parse(text) as Leaf);
  });
  return entriesOfLeaves(
    log,
    leaves.sort((a, b) => a.seq - b.seq),
  );
}

/** The lines of an archived block, in order. Throws a 500 that names a block which cannot be read. */
export const archivedLines = ({ bucket }: FoundLog, block: ArchivedBlock) =>
  readable(block.number, async () => {
    const lines = [...(await readLines(bucket, packedOf(block)))];
    return lines.sort((a, b) => a.seq - b.seq);
  });

type ArchivedBlock = Pick<BlockRow, 'number' | 'object' | 'members'>;

import { and, asc, between, eq, gte, lte } from 'drizzle-orm';
import { readLines } from './archive-format.ts';
import { entriesOfLeaves, type Entry } from '../entry.ts';
import type { Leaf } from '../leaf.ts';
import type { Log } from '../log.ts';
import type { FoundLog } from '../log-query.ts';
import { blocks, erased } from '../tables.ts';
import { readable } from './unreadable-block.ts';

/** The columns of a sealed block that reading needs. */
const { number, first, last, oldest, newest, state, object, members, dirty } = blocks;
export const blockColumns = { number, first, last, oldest, newest, state, object, members, dirty };
export type BlockRow = Pick<typeof blocks.$inferSelect, keyof typeof blockColumns>;

/** The sealed block that contains an entry. */
export const blockWith = ({ db, id }: Log, seq: number) =>
  db
    .select(blockColumns)
    .from(blocks)
    .where(and(eq(blocks.log, id), gte(last, seq), lte(first, seq)))
    .orderBy(asc(last))
    .limit(1);

/**
 * The statement that finds the erased entries of a block (a subquery) that are still in its object, which is rewritten
 * within a day.
 */
export function erasedInObjectQuery({ db, id }: Log, query: ReturnType<typeof blockWith>) {
  const block = query.as('block');
  return db
    .select({ seq: erased.seq })
    .from(block)
    .crossJoin(erased)
    .where(
      and(
        eq(block.state, 'archived'),
        eq(block.dirty, true),
        eq(erased.log, id),
        between(erased.seq, block.first, block.last),
      ),
    );
}

/** The object of an archived block. */
export const packedOf = ({ object, members }: Pick<BlockRow, 'object' | 'members'>) => ({
  object: object!,
  members: members!,
});

/** The entries of an archived block in order, without erased ones. Throws a 500 that names the block if it cannot be read. */
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

/** The lines of an archived block, in order. Throws a 500 that names the block if it cannot be read. */
export const archivedLines = ({ bucket }: FoundLog, block: ArchivedBlock) =>
  readable(block.number, async () => {
    const lines = [...(await readLines(bucket, packedOf(block)))];
    return lines.sort((a, b) => a.seq - b.seq);
  });

type ArchivedBlock = Pick<BlockRow, 'number' | 'object' | 'members'>;

import { and, asc, between, eq, gte, lte, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { readLines, DamagedObject } from './archive-format.ts';
import { entriesOfLines } from '../entry.ts';
import type { Log } from '../log.ts';
import type { FoundLog } from '../log-query.ts';
import { blocks, erased } from '../tables.ts';
import { logFailure } from '../../http/log-event.ts';
import { problem } from '../../http/problem.ts';

/** A column of the sealed block that contains a record; NULL for a record of the open block. */
export const ofBlockWith = (column: AnyColumn, log: SQL, seq: SQL) => sql`(
  SELECT ${column} FROM ${blocks} WHERE ${blocks.log} = ${log} AND ${blocks.last} >= ${seq} ORDER BY ${blocks.last} LIMIT 1)`;

/** The last record of the last sealed block of a log; 0 without one. */
export const lastSealed = (log: SQLWrapper) =>
  sql<number>`coalesce((SELECT ${blocks.last} FROM ${blocks} WHERE ${blocks.log} = ${log} ORDER BY ${blocks.number} DESC LIMIT 1), 0)`;

/** Above every `seq`. */
export const END = 1e15;

/** The first and the last `seq` of a block in one row; that after the last sealed one is the open block. No row if there is no such block. */
export const rangeOfBlock = (log: SQL, number: number) =>
  sql`SELECT first, last FROM ${blocks} WHERE log = ${log} AND number = ${number}
    UNION ALL SELECT ${lastSealed(log)} + 1, ${END}
      WHERE ${number} = 1 + coalesce((SELECT max(number) FROM ${blocks} WHERE log = ${log}), 0)`;

/** The problem for a block with a damaged object; `more` states the consequence for the call. */
export function unreadable(block: number, { message }: DamagedObject, more = '') {
  logFailure('block unreadable', { block, reason: message });
  return problem(500, `Block ${block} of this log could not be read: ${message}.${more}`);
}

/** Reads from a block; throws a problem that names the block if its object is damaged. */
export async function readable<T>(block: number, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DamagedObject) throw unreadable(block, error);
    throw error;
  }
}

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

type ArchivedBlock = Pick<BlockRow, 'number' | 'object' | 'members'>;

/** The lines of an archived block in order, without erased ones. Throws a 500 that names the block if it cannot be read. */
export const archivedLines = ({ bucket }: FoundLog, block: ArchivedBlock, erased: { seq: number }[]) =>
  readable(block.number, async () => {
    const gone = new Set(erased.map(({ seq }) => seq));
    const lines = [...(await readLines(bucket, packedOf(block)))].filter(({ seq }) => !gone.has(seq));
    return lines.sort((a, b) => a.seq - b.seq);
  });

/** The same as entries. */
export const archivedEntries = async (log: FoundLog, block: ArchivedBlock, erased: { seq: number }[]) =>
  entriesOfLines(log, await archivedLines(log, block, erased));

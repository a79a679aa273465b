import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { archivedEntries, blockColumns, erasedInObjectQuery } from './archived-block.ts';
import { entriesOfRows, packed, selectEntries, unpack, type Entry, type Packed } from '../entry.ts';
import type { Log } from '../log.ts';
import { ask, reading, type Question } from '../question.ts';
import { blocks, entries, isInState } from '../tables.ts';

/** A page of the feed in log order; `next` is the cursor of the next page, if there is one. */
type FeedPage = { entries: Entry[]; next?: number };

/** Maximum number of steps per page: each step may read an object from the archive. */
const STEPS = 10;

/**
 * Reads the entries of all blocks after `after`, oldest first. Each step is one batch, which sees the rows of D1 and
 * the list of archived objects at the same moment, and the next step continues where it ended. A client that follows
 * the pages therefore misses no entry and sees none twice, even if blocks are sealed, archived or erased meanwhile.
 * Throws a 500 that names the block if the first block cannot be read.
 */
export const feed =
  ({ after, limit }: { after: number; limit: number }): Question<FeedPage> =>
  (log) => {
    const { queries, result } = step(after, limit)(log);
    return {
      queries,
      async result(rows, found) {
        const { entries, upTo, more } = await result(rows, found);
        let at = { upTo, more };
        for (let steps = 1; at.more === 'perhaps'; steps++) {
          if (steps === STEPS) return { entries, next: at.upTo };
          let page;
          try {
            page = await ask(found, step(at.upTo, limit - entries.length));
          } catch (error) {
            // The entries read so far are returned; the next page reports the unreadable block.
            if (entries.length === 0) throw error;
            return { entries, next: at.upTo };
          }
          for (const entry of page.entries) entries.push(entry);
          at = page;
        }
        return { entries, ...(at.more === 'yes' && { next: at.upTo }) };
      },
    };
  };

/** Entries, the last `seq` that they cover, and whether there are more. */
type Step = { entries: Entry[]; upTo: number; more: 'yes' | 'no' | 'perhaps' };

/** Reads the entries in D1 after `after` up to the next archived block, or that block if it comes first. */
const step =
  (after: number, limit: number): Question<Step> =>
  (log) =>
    reading(
      [
        nextArchived(log, after),
        rowsQuery(log, after, limit),
        erasedInObjectQuery(log, nextArchived(log, after)),
      ],
      async ([[block], [row], erased], found) => {
        const rows = unpack(row, found.location);
        const fromBlock = block && rows.length === 0;
        const entries = fromBlock
          ? (await archivedEntries(found, block, erased)).filter(({ seq }) => seq > after)
          : await entriesOfRows(found, rows);
        const page = entries.slice(0, limit);
        const last = page.at(-1)?.seq ?? after;
        if (entries.length > limit) return { entries: page, upTo: last, more: 'yes' };
        if (!block) return { entries, upTo: last, more: 'no' };
        return { entries, upTo: fromBlock ? block.last : block.first - 1, more: 'perhaps' };
      },
    );

const nextArchived = ({ db, id }: Log, after: number) =>
  db
    .select(blockColumns)
    .from(blocks)
    .where(and(eq(blocks.log, id), isInState('archived'), gt(blocks.last, after)))
    .orderBy(asc(blocks.last))
    .limit(1);

function rowsQuery(log: Log, after: number, limit: number) {
  const end = nextArchived(log, after).as('next');
  const rows = selectEntries(log.db)
    .where(
      and(
        eq(entries.log, log.id),
        gt(entries.seq, after),
        sql`${entries.seq} < coalesce((SELECT ${end.first} FROM ${end}), 1e15)`,
      ),
    )
    .orderBy(asc(entries.seq))
    .limit(limit + 1);
  return rawQuery<Packed>(log.db, packed(log, rows));
}

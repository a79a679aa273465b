import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { unhex } from '../../lib/bytes.ts';
import {
  archivedEntries,
  archivedLines,
  blockColumns,
  erasedInObjectQuery,
  type BlockRow,
} from '../blocks/archived-block.ts';
import { entriesOfRows, leafOf, packed, selectEntries, unpack, type Entry, type Packed } from '../entry.ts';
import { erasedLine, eventLine, leafLine, type StoredEvent } from '../leaf.ts';
import { keyQuery, type Log } from '../log.ts';
import { queryLog, logQuery, type FoundLog, type LogQuery } from '../log-query.ts';
import { erasedQuery, eventsQuery } from '../records-in-d1.ts';
import { blocks, entries, erased, events, isInState } from '../tables.ts';

/** A record in the feed: a decision, or an event. */
export type FeedItem = { seq: number; entry?: Entry; event?: StoredEvent };
/** A record as its line; an erased one as its number and its entry. */
export type FeedLine = { seq: number; text: string };

/** A page in log order; `next` is the cursor of the next page, if there is one. */
type FeedPage<T> = { items: T[]; next?: number };
type Start = { after: number; limit: number };

/** Maximum number of steps per page: each step may read an object from the archive. */
const STEPS = 10;

/** How records become items of a page; `rows` are those in D1, `block` is an archived one. */
type Form<T> = {
  fromRows: (log: FoundLog, rows: ReturnType<typeof unpack>, key: Uint8Array) => Promise<T[]>;
  fromBlock: (log: FoundLog, block: BlockRow, erased: { seq: number }[]) => Promise<T[]>;
  ofEvent: (event: StoredEvent, key: Uint8Array) => T;
  ofErased?: (erased: { seq: number; entry: string }) => T;
};

const asItem = (entry: Entry): FeedItem => ({ seq: entry.seq, entry });
const items: Form<FeedItem> = {
  fromRows: async (log, rows) => (await entriesOfRows(log, rows)).map(asItem),
  fromBlock: async (log, block, erased) => (await archivedEntries(log, block, erased)).map(asItem),
  ofEvent: (event) => ({ seq: event.seq, event }),
};
const lines: Form<FeedLine> = {
  fromRows: async (log, rows, key) =>
    (await entriesOfRows(log, rows)).map((entry) => ({ seq: entry.seq, text: leafLine(key, leafOf(entry)) })),
  async fromBlock(log, block, erased) {
    const gone = new Set(erased.map(({ seq }) => seq));
    return (await archivedLines(log, block)).filter(({ seq }) => !gone.has(seq));
  },
  ofEvent: (event, key) => ({ seq: event.seq, text: eventLine(key, event) }),
  ofErased: ({ seq, entry }) => ({ seq, text: erasedLine(seq, entry) }),
};

/** The decisions and events after `after`, without erased decisions. Throws as `feedOf` does. */
export const feed = (start: Start) => feedOf(items, start);
/** The lines of all records after `after`. Throws as `feedOf` does. */
export const feedLines = (start: Start) => feedOf(lines, start);

/**
 * Reads the records of all blocks after `after`, oldest first. Each step is one batch, which sees the rows of D1 and
 * the list of archived objects at the same moment, and the next step continues where it ended. A client that follows
 * the pages therefore misses no record and sees none twice, even if blocks are sealed, archived or erased meanwhile.
 * Throws a 500 that names the block if the first block cannot be read.
 */
const feedOf =
  <T extends { seq: number }>(form: Form<T>, { after, limit }: Start): LogQuery<FeedPage<T>> =>
  (log) => {
    const { queries, result } = step(form, after, limit)(log);
    return {
      queries,
      async result(rows, found) {
        const first = await result(rows, found);
        const all = first.items;
        let at: Pick<Step<T>, 'upTo' | 'more'> = first;
        for (let steps = 1; at.more === 'perhaps'; steps++) {
          if (steps === STEPS) return { items: all, next: at.upTo };
          let page;
          try {
            page = await queryLog(found, step(form, at.upTo, limit - all.length));
          } catch (error) {
            // The records read so far are returned; the next page reports the unreadable block.
            if (all.length === 0) throw error;
            return { items: all, next: at.upTo };
          }
          for (const item of page.items) all.push(item);
          at = page;
        }
        return { items: all, ...(at.more === 'yes' && { next: at.upTo }) };
      },
    };
  };

/** Records, the last `seq` that they cover, and whether there are more. */
type Step<T> = { items: T[]; upTo: number; more: 'yes' | 'no' | 'perhaps' };

/** Reads the records after `after` up to the next archived block, or that block if it comes first. */
const step =
  <T extends { seq: number }>(form: Form<T>, after: number, limit: number): LogQuery<Step<T>> =>
  (log) =>
    logQuery(
      [
        nextArchived(log, after),
        rowsQuery(log, after, limit),
        erasedInObjectQuery(log, nextArchived(log, after)),
        eventsQuery(log, gt(events.seq, after)).limit(limit + 1),
        erasedQuery(log, form.ofErased ? gt(erased.seq, after) : sql`0`).limit(limit + 1),
        keyQuery(log),
      ],
      async ([[block], [row], inObject, found, gone, [owner]], log): Promise<Step<T>> => {
        const key = unhex(owner?.key ?? '');
        const rows = unpack(row, log.location);
        const others = [
          ...found.map((event) => form.ofEvent(event, key)),
          ...gone.map((erased) => form.ofErased!(erased)),
        ];
        const isBefore = ({ seq }: { seq: number }) => !block || seq < block.first;
        const fromBlock = block && rows.length === 0 && !others.some(isBefore);
        const decisions = fromBlock
          ? (await form.fromBlock(log, block, inObject)).filter(({ seq }) => seq > after)
          : await form.fromRows(log, rows, key);
        const isHere = fromBlock ? ({ seq }: T) => seq <= block.last : isBefore;
        const all = [...decisions, ...others.filter(isHere)].sort((a, b) => a.seq - b.seq);
        const page = all.slice(0, limit);
        const last = page.at(-1)?.seq ?? after;
        if (all.length > limit) return { items: page, upTo: last, more: 'yes' };
        if (!block) return { items: all, upTo: last, more: 'no' };
        return { items: all, upTo: fromBlock ? block.last : block.first - 1, more: 'perhaps' };
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

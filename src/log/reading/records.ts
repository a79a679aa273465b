import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { unhex } from '../../lib/bytes.ts';
import {
  archivedEntries,
  archivedLines,
  blockColumns,
  erasedInObjectQuery,
  type BlockRow,
} from '../blocks/sealed-block.ts';
import { entriesOfRows, leafOf, type Entry } from '../entry.ts';
import { packed, selectEntries, unpack, type Packed } from '../packed-entries.ts';
import { erasedLine, eventLine, leafLine, type StoredEvent } from '../leaf.ts';
import { keyQuery, type Log } from '../log.ts';
import { logQuery, type FoundLog, type LogQuery } from '../log-query.ts';
import { erasedQuery, eventsQuery } from '../records-in-d1.ts';
import { blocks, entries, erased, events, isInState } from '../tables.ts';

/** A record that is shown: a decision, or an event. */
export type RecordItem = { seq: number; entry?: Entry; event?: StoredEvent };
/** A record as its line; an erased one as its number and its entry. */
type RecordLine = { seq: number; text: string };

/** How records are returned; `rows` are those in D1, `block` is an archived one. */
export type RecordForm<T> = {
  fromRows: (log: FoundLog, rows: ReturnType<typeof unpack>) => Promise<T[]>;
  fromBlock: (log: FoundLog, block: BlockRow, erased: { seq: number }[]) => Promise<T[]>;
  ofEvent: (event: StoredEvent, key: Uint8Array) => T;
  ofErased?: (erased: { seq: number; entry: string }) => T;
};

const itemOf = (entry: Entry): RecordItem => ({ seq: entry.seq, entry });
/** Decisions and events, without erased decisions. */
export const items: RecordForm<RecordItem> = {
  fromRows: async (log, rows) => (await entriesOfRows(log, rows)).map(itemOf),
  fromBlock: async (log, block, erased) => (await archivedEntries(log, block, erased)).map(itemOf),
  ofEvent: (event) => ({ seq: event.seq, event }),
};
/** The lines of all records. */
export const lines: RecordForm<RecordLine> = {
  fromRows: async (log, rows) =>
    (await entriesOfRows(log, rows)).map((entry) => ({ seq: entry.seq, text: leafLine(leafOf(entry)) })),
  fromBlock: archivedLines,
  ofEvent: (event, key) => ({ seq: event.seq, text: eventLine(key, event) }),
  ofErased: ({ seq, entry }) => ({ seq, text: erasedLine(seq, entry) }),
};

/** Records after `after` and up to `upTo`, by default to the end of the log; at most `limit`. */
type Range = { after: number | SQL; upTo?: SQL; limit: number };
/** Records, the last `seq` that they cover, and whether there are more. */
type RangeRecords<T> = { items: T[]; upTo: number; more: 'yes' | 'no' | 'perhaps' };

/**
 * Reads a range of records, oldest first, up to the next archived block, or that block. One batch sees rows and
 * archived objects at the same moment. Throws a 500 that names an unreadable block.
 */
export const readRange =
  <T extends { seq: number }>(
    form: RecordForm<T>,
    { after, upTo = sql`1e15`, limit }: Range,
  ): LogQuery<RangeRecords<T>> =>
  (log) =>
    logQuery(
      [
        nextArchived(log, after, upTo),
        rowsQuery(log, after, upTo, limit),
        erasedInObjectQuery(log, nextArchived(log, after, upTo)),
        eventsQuery(log, and(gt(events.seq, after), lte(events.seq, upTo))).limit(limit + 1),
        erasedQuery(log, form.ofErased ? and(gt(erased.seq, after), lte(erased.seq, upTo)) : sql`0`).limit(
          limit + 1,
        ),
        keyQuery(log),
      ],
      async ([[block], [row], inObject, found, gone, [owner]], log): Promise<RangeRecords<T>> => {
        const key = unhex(owner?.key ?? '');
        const start = row!.start;
        const rows = unpack(row, log.location);
        const others = [
          ...found.map((event) => form.ofEvent(event, key)),
          ...gone.map((erased) => form.ofErased!(erased)),
        ];
        const isBefore = ({ seq }: { seq: number }) => !block || seq < block.first;
        const isBlock = block && rows.length === 0 && !others.some(isBefore);
        const decisions = isBlock
          ? (await form.fromBlock(log, block, inObject)).filter(({ seq }) => seq > start)
          : await form.fromRows(log, rows);
        const isHere = isBlock ? ({ seq }: T) => seq <= block.last : isBefore;
        const all = [...decisions, ...others.filter(isHere)].sort((a, b) => a.seq - b.seq);
        const page = all.slice(0, limit);
        const last = page.at(-1)?.seq ?? start;
        if (all.length > limit) return { items: page, upTo: last, more: 'yes' };
        if (!block) return { items: all, upTo: last, more: 'no' };
        return { items: all, upTo: isBlock ? block.last : block.first - 1, more: 'perhaps' };
      },
    );

const nextArchived = ({ db, id }: Log, after: number | SQL, upTo: SQL) =>
  db
    .select(blockColumns)
    .from(blocks)
    .where(and(eq(blocks.log, id), isInState('archived'), gt(blocks.last, after), lte(blocks.first, upTo)))
    .orderBy(asc(blocks.last))
    .limit(1);

/** The entries of a range before the next archived block, and the `seq` after which the range starts. */
function rowsQuery(log: Log, after: number | SQL, upTo: SQL, limit: number) {
  const end = nextArchived(log, after, upTo).as('next');
  const rows = selectEntries(log.db)
    .where(
      and(
        eq(entries.log, log.id),
        gt(entries.seq, after),
        lte(entries.seq, upTo),
        sql`${entries.seq} < coalesce((SELECT ${end.first} FROM ${end}), 1e15)`,
      ),
    )
    .orderBy(asc(entries.seq))
    .limit(limit + 1);
  return rawQuery<Packed & { start: number }>(log.db, packed(log, rows, sql`, ${after} AS start`));
}

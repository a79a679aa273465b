import { and, asc, eq, sql, type SQL, inArray } from 'drizzle-orm';
import { rawQuery, hexOf, valuesOf } from '../db/raw-query.ts';
import type { Database } from '../env.ts';
import { unhex } from '../lib/bytes.ts';
import { ttlCache } from '../lib/caches/ttl-cache.ts';
import { portionsOf } from '../lib/split-by-size.ts';
import {
  entryColumns,
  packed,
  packedByLog,
  selectEntries,
  unpack,
  type EntryRow,
  type Packed,
} from './packed-entries.ts';
import type { StoredEvent } from './leaf.ts';
import { keyQuery, logIn, type Log } from './log.ts';
import { unpackNotice, type NoticeContent } from './notices/consent-notice.ts';
import { lineWriter, recordsOf, type NamedServices, type RecordRows } from './record-lines.ts';
import { entries, erased, events, notices } from './tables.ts';

const { seq, timestamp, type, members } = events;

/** The statement that reads the events of a log that meet a condition, in the order of `seq`. */
export const eventsQuery = ({ db, id }: Log, condition: SQL | undefined) =>
  db
    .select({ seq, timestamp, type, members })
    .from(events)
    .where(and(eq(events.log, id), condition))
    .orderBy(asc(seq));

/** The statement that reads the remains of erased decisions that meet a condition, in the order of `seq`; entries in hex. */
export const erasedQuery = ({ db, id }: Log, condition: SQL | undefined) =>
  db
    .select({ seq: erased.seq, entry: hexOf(erased.entry) })
    .from(erased)
    .where(and(eq(erased.log, id), condition))
    .orderBy(asc(erased.seq));

/** The records of a log from `first` to `last`. */
type Range = { log: number; first: number; last: number };

/** The records from `first` to `last` in D1, and the numbers of their notices. Throws if a record or the log is missing. */
export async function recordsInD1(db: Database, log: number, first: number, last: number) {
  const [[owner], rowsOf] = await Promise.all([
    keyQuery(logIn(db, log)),
    readRecordRows(db, [{ log, first, last }]),
  ]);
  if (!owner) throw new Error('the log no longer exists');
  const found = rowsOf(log);
  return {
    records: recordsOf({ first, last, key: unhex(owner.key) }, found),
    notices: [...found.notices.keys()],
  };
}

/** Reads the records of a range of each of many logs, with one query for each kind of row; the result gives those of a log. */
export async function readRecordRows(db: Database, ranges: Range[]) {
  const listed = JSON.stringify(ranges.map(({ log, first, last }) => [log, first, last]));
  const [packedRows, foundEvents, foundErased] = await db.batch([
    rawQuery<Packed & { log: number }>(
      db,
      packedByLog(
        sql`SELECT ${entries.log} AS log, ${entryColumns}
          FROM json_each(${listed}) CROSS JOIN ${entries} ON ${isInRange(entries)}`,
        ranges.length,
      ),
    ),
    rawQuery<StoredEvent & { log: number }>(
      db,
      sql`SELECT ${events.log}, ${events.seq}, ${events.timestamp}, ${events.type}, ${events.members}
        FROM json_each(${listed}) CROSS JOIN ${events} ON ${isInRange(events)} ORDER BY 1, 2`,
    ),
    rawQuery<{ log: number; seq: number; entry: string }>(
      db,
      sql`SELECT ${erased.log} AS log, ${erased.seq} AS seq, ${hexOf(erased.entry)} AS entry
        FROM json_each(${listed}) CROSS JOIN ${erased} ON ${isInRange(erased)} ORDER BY 1, 2`,
    ),
  ]);
  const rowsByLog = new Map(packedRows.map(({ log, ...row }) => [log, unpack(row)]));
  const noticesByLog = await noticesOf(db, rowsByLog);
  const eventsByLog = Map.groupBy(foundEvents, ({ log }) => log);
  const erasedByLog = Map.groupBy(foundErased, ({ log }) => log);
  return (log: number): RecordRows => ({
    rows: rowsByLog.get(log) ?? [],
    events: eventsByLog.get(log) ?? [],
    erased: erasedByLog.get(log) ?? [],
    notices: noticesByLog.get(log) ?? new Map(),
  });
}

/** The condition for the rows of a range; `value` is its list. */
const isInRange = ({ log, seq }: typeof entries | typeof erased | typeof events) =>
  sql`${log} = value ->> 0 AND ${seq} BETWEEN value ->> 1 AND value ->> 2`;

/**
 * The lines of a log’s decisions in D1 that meet a condition, in the order of `seq`, each with its time. Throws if a
 * notice or the log is missing.
 */
export async function linesInD1(log: Log, condition: SQL) {
  const found = packed(log, selectEntries(log.db).where(and(eq(entries.log, log.id), condition)));
  const [row] = await rawQuery<Packed>(log.db, found);
  const rows = unpack(row);
  if (rows.length === 0) return [];
  const id = row!.ofLog!;
  const shown = await noticesOf(log.db, new Map([[id, rows]]));
  const textOf = lineWriter(shown.get(id)!);
  return rows.map((entry) => ({ ...entry, text: textOf(entry) }));
}

/** The ids of a notice’s services, by its hash. */
const services = ttlCache<string[]>(2000);

/** Bytes of notices that are read at once: each save of a configuration can make new ones, and an isolate has 128 MB. */
const NOTICES_AT_ONCE = 4_000_000;

const isNamed = sql`${notices.log} = value ->> 0 AND ${notices.number} = value ->> 1`;

/** The notices of entries by log and number, if they exist. Those that are not cached are read in portions. */
async function noticesOf(db: Database, rowsByLog: Map<number, Pick<EntryRow, 'notice'>[]>) {
  const named = [...rowsByLog].flatMap(([log, rows]) =>
    [...new Set(rows.map(({ notice }) => notice))].map((number) => [log, number]),
  );
  const found = await rawQuery<{ log: number; number: number; hash: string; size: number }>(
    db,
    sql`SELECT ${notices.log} AS log, ${notices.number} AS number, ${hexOf(notices.hash)} AS hash,
        length(${notices.content}) AS size
      FROM json_each(${JSON.stringify(named)}) CROSS JOIN ${notices} ON ${isNamed}`,
  );
  const ids = new Map(found.map(({ hash }) => [hash, services.get(hash)]));
  const unknown = new Map(found.filter(({ hash }) => !ids.get(hash)).map((row) => [row.hash, row]));
  for (const portion of portionsOf([...unknown.values()], NOTICES_AT_ONCE, ({ size }) => size)) {
    const contents = await rawQuery<{ hash: string; content: string }>(
      db,
      sql`SELECT ${hexOf(notices.hash)} AS hash, ${hexOf(notices.content)} AS content
        FROM json_each(${JSON.stringify(portion.map(({ log, number }) => [log, number]))})
        CROSS JOIN ${notices} ON ${isNamed}`,
    );
    for (const { hash, content } of contents) {
      const shown = JSON.parse(unpackNotice(Buffer.from(content, 'hex'))) as NoticeContent;
      const own = shown.services.map(({ id }) => id);
      ids.set(hash, services.set(hash, own));
    }
  }
  const byLog = new Map(Array.from(rowsByLog.keys(), (log) => [log, new Map<number, NamedServices>()]));
  for (const { log, number, hash } of found) byLog.get(log)!.set(number, { hash, services: ids.get(hash)! });
  return byLog;
}

/** The numbers of a log’s notices and the ids of their services, by hash. */
export async function noticesByHash({ db, id }: Log, hashes: Set<string>) {
  const rows = await rawQuery<{ log: number; notice: number }>(
    db,
    sql`SELECT n.log, n.number AS notice FROM json_each(${JSON.stringify([...hashes])})
      CROSS JOIN ${notices} n ON n.log = ${id} AND n.hash = unhex(value)`,
  );
  const [found = new Map()] = (
    await noticesOf(
      db,
      Map.groupBy(rows, ({ log }) => log),
    )
  ).values();
  return new Map(Array.from(found, ([number, { hash, services }]) => [hash, { number, services }]));
}

/** The numbers of the erased entries that meet a condition. */
export async function erasedSeqs(db: Database, where: SQL | undefined) {
  const rows = await db.select({ seq: erased.seq }).from(erased).where(where);
  return new Set(rows.map(({ seq }) => seq));
}

/** Which of these entries are erased. */
export const erasedOf = ({ db, id }: Log, lines: { seq: number }[]) =>
  erasedSeqs(db, and(eq(erased.log, id), inArray(erased.seq, valuesOf(lines.map(({ seq }) => seq)))));

import { and, asc, between, eq, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import { unhex } from '../lib/bytes.ts';
import { byDecision } from './text-per-decision.ts';
import { packed, selectEntries, unpack, type EntryRow, type Packed } from './entry.ts';
import { hexOf } from './sql-fragments.ts';
import { acceptedOf, choiceText, entryOf, eventLine, lineOf, type StoredEvent } from './leaf.ts';
import { keyQuery, type Log } from './log.ts';
import { noticesQuery } from './notices/consent-notice-cache.ts';
import { unpackNotice, type NoticeContent } from './notices/consent-notice.ts';
import type { Line } from './blocks/archive-format.ts';
import { entries, erased, events } from './tables.ts';

/** A record: the line of a decision or an event, or the remaining entry of an erased decision. */
export type LogRecord = {
  seq: number;
  decision?: Line & Pick<EntryRow, 'attachment'>;
  event?: string;
  erased?: Uint8Array;
};

/** The entry of a record in the tree. */
export const entryOfRecord = ({ decision, event, erased }: LogRecord): Uint8Array =>
  erased ?? entryOf(event ?? decision!.text);

const entriesQuery = (log: Log, condition: SQL) =>
  rawQuery<Packed>(log.db, packed(log, selectEntries(log.db).where(and(eq(entries.log, log.id), condition))));

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

/**
 * The records from `first` to `last` in D1 in the order of `seq`, produced one by one so that their lines are never all in
 * memory, with the numbers of their notices. Throws if a record or the log is missing.
 */
export async function recordsInD1(log: Log, first: number, last: number) {
  const [[owner], [row], found, gone] = await log.db.batch([
    keyQuery(log),
    entriesQuery(log, between(entries.seq, first, last)),
    eventsQuery(log, between(events.seq, first, last)),
    erasedQuery(log, between(erased.seq, first, last)),
  ]);
  const rows = unpack(row);
  const { key, textOf, notices } = await writer(log, owner, rows);
  return { records: recordsOf({ first, last, key }, rows, found, gone, textOf), notices };
}

/** The records of a range from its rows, each kind in the order of `seq`; throws if one is missing. */
export function* recordsOf(
  { first, last, key }: { first: number; last: number; key: Uint8Array },
  rows: EntryRow[],
  found: StoredEvent[],
  gone: { seq: number; entry: string }[],
  textOf: (entry: EntryRow) => string,
): Generator<LogRecord> {
  let [row, event, stub] = [0, 0, 0];
  for (let seq = first; seq <= last; seq++) {
    if (gone[stub]?.seq === seq) yield { seq, erased: unhex(gone[stub++]!.entry) };
    else if (found[event]?.seq === seq) yield { seq, event: eventLine(key, found[event++]!) };
    else if (rows[row]?.seq === seq) yield { seq, decision: lineOfEntry(rows[row]!, textOf) };
    else throw new Error(`record ${seq} is missing`);
    // The row of an erased decision may still be there.
    while (rows[row] && rows[row]!.seq <= seq) row++;
  }
}

/** An entry as a line whose text is computed on each access, because the lines of a block are too long to store. */
const lineOfEntry = (entry: EntryRow, textOf: (entry: EntryRow) => string) => ({
  seq: entry.seq,
  ucid: entry.ucid,
  attachment: entry.attachment,
  get text() {
    return textOf(entry);
  },
});

/**
 * The lines of a log’s decisions in D1 that meet a condition, in the order of `seq`, each with its time. Throws if a
 * notice or the log is missing.
 */
export async function linesInD1(log: Log, condition: SQL) {
  const [[owner], [row]] = await log.db.batch([keyQuery(log), entriesQuery(log, condition)]);
  const rows = unpack(row);
  if (rows.length === 0) return [];
  const { textOf } = await writer(log, owner, rows);
  return rows.map((entry) => ({ ...entry, text: textOf(entry) }));
}

/** A function that writes entries as lines, the log’s key, and the numbers of the entries’ notices. */
async function writer(log: Log, owner: { key: string } | undefined, rows: EntryRow[]) {
  if (!owner) throw new Error('the log no longer exists');
  const key = unhex(owner.key);
  const numbers = [...new Set(rows.map(({ notice }) => notice))];
  return { key, textOf: lineWriter(key, await shownBy(log, numbers)), notices: numbers };
}

/** A function that writes entries as lines; `key` is the log’s. */
export function lineWriter(key: Uint8Array, notices: Map<number, Shown>) {
  const choice = byDecision(({ seq, notice, accepted }: EntryRow) => {
    const shown = notices.get(notice);
    if (!shown) throw new Error(`entry ${seq} names notice ${notice}, which is missing`);
    return choiceText(shown.hash, acceptedOf(unhex(accepted), shown.services));
  }, 1000);
  return (entry: EntryRow) => lineOf(key, entry, choice(entry));
}

/** The parts of a notice in a line: its hash in hex and the ids of its services. */
export type Shown = { hash: string; services: string[] };

/** Reads a few notices at a time and keeps them without their texts, independently of the isolate’s cache. */
async function shownBy(log: Log, numbers: number[]) {
  const found = new Map<number, Shown>();
  for (let from = 0; from < numbers.length; from += 20) {
    for (const { number, hash, content } of await noticesQuery(log, numbers.slice(from, from + 20))) {
      const { services } = JSON.parse(unpackNotice(content)) as NoticeContent;
      found.set(number, { hash, services: services.map(({ id }) => id) });
    }
  }
  return found;
}

/**
 * The statement that adds an event after all records of a log, at the database’s time. A trigger notes in `touched` that
 * the log has a record to cover.
 */
export const addEventStatement = ({ db, id }: Log, type: StoredEvent['type'], members: string) => {
  const last = (column: 'seq' | 'timestamp', table: typeof entries | typeof events) =>
    sql`coalesce((SELECT ${sql.identifier(column)} FROM ${table} WHERE log = ${id} ORDER BY seq DESC LIMIT 1), 0)`;
  return rawQuery(
    db,
    sql`INSERT INTO ${events} (log, seq, timestamp, type, members)
      SELECT ${id}, max(${last('seq', entries)}, ${last('seq', events)}) + 1,
        max(${last('timestamp', entries)}, ${last('timestamp', events)}, unixepoch()), ${type}, ${members}`,
  );
};

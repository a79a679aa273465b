import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { partialTiles, split, type TileAt } from '../../lib/tlog/tiles.ts';
import { unpackNotice, type NoticeContent } from '../notices/consent-notice.ts';
import { entryColumns, packedByLog, unpack, type EntryRow, type Packed } from '../entry.ts';
import { hexOf } from '../sql-fragments.ts';
import type { Job } from '../run/attempt.ts';
import type { StoredEvent } from '../leaf.ts';
import type { Shown } from '../records-in-d1.ts';
import { entries, erased, events, notices, tiles } from '../tables.ts';
import type { Portion } from './due-logs.ts';

// What covering needs of many logs, with one query for each kind of row.

/** The records of a portion: the rows of each kind, the notices of its decisions, and the partial tiles of the log. */
export type PortionRecords = {
  rows: EntryRow[];
  events: StoredEvent[];
  erased: { seq: number; entry: string }[];
  notices: Map<number, Shown>;
  tiles: { level: number; hashes: string }[];
};

/** Reads the records of portions; the result gives those of each. */
export async function readPortions(job: Job, portions: Portion[]) {
  const filled = portions.filter(({ from, to }) => to >= from);
  const [packedRows, foundEvents, foundErased, foundTiles] = await job.db.batch([
    entriesQuery(job, filled),
    eventsQuery(job, filled),
    erasedQuery(job, filled),
    tilesQuery(job, filled),
  ]);
  const rowsByLog = new Map(packedRows.map(({ log, ...row }) => [log, unpack(row)]));
  const noticesByLog = await noticesOf(job, rowsByLog);
  const eventsByLog = Map.groupBy(foundEvents, ({ log }) => log);
  const erasedByLog = Map.groupBy(foundErased, ({ log }) => log);
  const tilesByLog = Map.groupBy(foundTiles, ({ log }) => log);
  return ({ log: { id } }: Portion): PortionRecords => ({
    rows: rowsByLog.get(id) ?? [],
    events: eventsByLog.get(id) ?? [],
    erased: erasedByLog.get(id) ?? [],
    notices: noticesByLog.get(id) ?? new Map(),
    tiles: tilesByLog.get(id) ?? [],
  });
}

const rangesOf = (portions: Portion[]) =>
  JSON.stringify(portions.map(({ log, from, to }) => [log.id, from, to]));

const isInRange = ({ log, seq }: typeof entries | typeof erased | typeof events) =>
  sql`${log} = value ->> 0 AND ${seq} BETWEEN value ->> 1 AND value ->> 2`;

const entriesQuery = ({ db }: Job, portions: Portion[]) =>
  rawQuery<Packed & { log: number }>(
    db,
    packedByLog(
      sql`SELECT ${entries.log} AS log, ${entryColumns}
        FROM json_each(${rangesOf(portions)}) CROSS JOIN ${entries} ON ${isInRange(entries)}`,
    ),
  );

const eventsQuery = ({ db }: Job, portions: Portion[]) =>
  rawQuery<StoredEvent & { log: number }>(
    db,
    sql`SELECT ${events.log}, ${events.seq}, ${events.timestamp}, ${events.type}, ${events.members}
      FROM json_each(${rangesOf(portions)}) CROSS JOIN ${events} ON ${isInRange(events)} ORDER BY 1, 2`,
  );

const erasedQuery = ({ db }: Job, portions: Portion[]) =>
  rawQuery<{ log: number; seq: number; entry: string }>(
    db,
    sql`SELECT ${erased.log} AS log, ${erased.seq} AS seq, ${hexOf(erased.entry)} AS entry
      FROM json_each(${rangesOf(portions)}) CROSS JOIN ${erased} ON ${isInRange(erased)} ORDER BY 1, 2`,
  );

/** The partial tiles of level 1 and above. */
const tilesQuery = ({ db }: Job, portions: Portion[]) =>
  rawQuery<TileAt & { log: number; hashes: string }>(
    db,
    sql`SELECT ${tiles.log}, ${tiles.level}, ${tiles.number}, ${hexOf(tiles.hashes)} AS hashes
      FROM json_each(${JSON.stringify(
        portions.flatMap(({ log }) =>
          partialTiles(log.size).flatMap(({ level, number }) => (level > 0 ? [[log.id, level, number]] : [])),
        ),
      )}) CROSS JOIN ${tiles} ON ${tiles.log} = value ->> 0 AND ${tiles.level} = value ->> 1 AND ${tiles.number} = value ->> 2`,
  );

/** The hashes of a tile that was read in hex. */
export const hashesOf = (text: string) => split(Buffer.from(text, 'hex'));

/** The ids of a notice’s services, by its hash. */
const services = ttlCache<string[]>(2000);

const isNamed = sql`${notices.log} = value ->> 0 AND ${notices.number} = value ->> 1`;

/** The notices of entries by log and number, if they exist. Those that are not cached are read at once. */
async function noticesOf({ db }: Job, entriesOf: Map<number, EntryRow[]>) {
  const named = [...entriesOf].flatMap(([log, rows]) =>
    [...new Set(rows.map(({ notice }) => notice))].map((number) => [log, number]),
  );
  const rows = await rawQuery<{ log: number; number: number; hash: string }>(
    db,
    sql`SELECT ${notices.log} AS log, ${notices.number} AS number, ${hexOf(notices.hash)} AS hash
      FROM json_each(${JSON.stringify(named)}) CROSS JOIN ${notices} ON ${isNamed}`,
  );
  const ids = new Map(rows.map(({ hash }) => [hash, services.get(hash)]));
  const unknown = new Map(rows.filter(({ hash }) => !ids.get(hash)).map((row) => [row.hash, row]));
  const contents = await rawQuery<{ hash: string; content: string }>(
    db,
    sql`SELECT ${hexOf(notices.hash)} AS hash, ${hexOf(notices.content)} AS content
      FROM json_each(${JSON.stringify(Array.from(unknown.values(), ({ log, number }) => [log, number]))})
      CROSS JOIN ${notices} ON ${isNamed}`,
  );
  for (const { hash, content } of contents) {
    const shown = JSON.parse(unpackNotice(Buffer.from(content, 'hex'))) as NoticeContent;
    ids.set(
      hash,
      services.set(
        hash,
        shown.services.map(({ id }) => id),
      ),
    );
  }
  const found = new Map(Array.from(entriesOf.keys(), (log) => [log, new Map<number, Shown>()]));
  for (const { log, number, hash } of rows) found.get(log)!.set(number, { hash, services: ids.get(hash)! });
  return found;
}

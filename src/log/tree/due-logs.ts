import { sql } from 'drizzle-orm';
import { rawQuery, hexOf } from '../../db/raw-query.ts';
import { keyGeneration } from '../../instance-settings.ts';
import { lastSeq } from '../log.ts';
import { isPostponed, type Job } from '../job.ts';
import { isSigned, logs, notEnded, touched, trees, tiles } from '../tables.ts';
import type { Database } from '../../env.ts';
import { partialTiles, splitHashes, type TileAt } from '../../lib/tlog/tiles.ts';
import type { RecordRows } from '../record-lines.ts';
import { readRecordRows } from '../records-in-d1.ts';

/** Seconds after which new records are covered; triggers make every thousandth record and a sealed block due at once. */
const DELAY = 600;
/** Maximum number of logs and of records in a run. */
const LOGS = 1000;
const RECORDS = 15_000;
/** Maximum number of records of one log, which may be in one row. */
const OF_ONE = 10_000;

/** A log whose tree is due to grow or to be signed by a new key. */
export type Due = {
  id: number;
  domain: string;
  began: number;
  number: number;
  key: string;
  continues: string;
  size: number;
  root: string;
  generation: number;
  note: string;
  former: string;
  /** The entries of the partial tile of level 0, in hex. */
  entries: string;
  /** The last record; 0 without any. */
  tail: number;
};

/** The logs that are due with their domains, the longest waiting first; with `log` only this one, whether it is due or not. */
export function dueQuery({ db, now, env }: Job, log?: number) {
  const found =
    log === undefined
      ? sql`SELECT ${touched.log} AS id, ${touched.at} AS at FROM ${touched} WHERE ${touched.at} <= ${now - DELAY}
          UNION SELECT ${trees.log}, 0 FROM ${trees} WHERE ${trees.generation} < ${keyGeneration(env)} AND ${isSigned}
          ORDER BY at LIMIT ${LOGS}`
      : sql`SELECT ${log} AS id, 0 AS at`;
  return rawQuery<Pick<Due, 'id' | 'domain'>>(
    db,
    sql`SELECT due.id, ${logs.domainId} AS domain FROM (SELECT id, min(at) AS at FROM (${found}) GROUP BY id) due
      CROSS JOIN ${logs} ON ${logs.id} = due.id AND ${notEnded} ORDER BY due.at`,
  );
}

/** What covering needs of these logs, in the same order. */
export const dueLogsQuery = ({ db }: Job, ids: number[]) =>
  rawQuery<Due>(
    db,
    sql`SELECT ${logs.id}, ${logs.domainId} AS domain, ${logs.began}, ${logs.number}, ${hexOf(logs.key)} AS "key",
        ${logs.continues}, ${trees.size}, ${trees.root}, ${trees.generation}, ${trees.note}, ${trees.former},
        ${hexOf(trees.entries)} AS entries, ${lastSeq(logs.id)} AS tail
      FROM json_each(${JSON.stringify(ids)}) due
      CROSS JOIN ${logs} ON ${logs.id} = due.value AND ${notEnded}
      CROSS JOIN ${trees} ON ${trees.log} = ${logs.id}
      ORDER BY due.key`,
  );

/** The records of a log that a run covers: from `from` to `to`, which is before `from` if only the key is new. */
export type Portion = { log: Due; from: number; to: number; isCut: boolean };

/**
 * The portions of a run, oldest first. A portion reaches the size of the checkpoint that a run may have `noted` in the
 * bucket and not stored; logs that wait for a retry come later.
 */
export function portionsOfLogs(job: Job, found: Due[], noted: (log: Due) => number) {
  const portions: Portion[] = [];
  let left = RECORDS;
  for (const log of found) {
    if (left <= 0) break;
    if (isPostponed(job, { step: 'cover', log: log.id })) continue;
    const from = log.size + 1;
    const count = Math.min(OF_ONE, Math.max(left, noted(log) - log.size));
    const to = Math.min(log.tail, log.size + count);
    left -= Math.max(0, to - from + 1);
    portions.push({ log, from, to, isCut: to < log.tail });
  }
  return portions;
}

/** The records of a portion, and the partial tiles of the log’s tree. */
export type PortionRecords = RecordRows & { tiles: { level: number; hashes: string }[] };

/** Reads what covering needs of many logs, with one query for each kind of row; the result gives that of a portion. */
export async function readPortions({ db }: Job, portions: Portion[]) {
  const filled = portions.filter(({ from, to }) => to >= from);
  const [rowsOf, found] = await Promise.all([
    readRecordRows(
      db,
      filled.map(({ log, from, to }) => ({ log: log.id, first: from, last: to })),
    ),
    tilesQuery(db, filled),
  ]);
  const tilesByLog = Map.groupBy(found, ({ log }) => log);
  return ({ log: { id } }: Portion): PortionRecords => ({ ...rowsOf(id), tiles: tilesByLog.get(id) ?? [] });
}

/** The partial tiles of level 1 and above. */
function tilesQuery(db: Database, portions: Portion[]) {
  const listed = portions.flatMap(({ log }) =>
    partialTiles(log.size).flatMap(({ level, number }) => (level > 0 ? [[log.id, level, number]] : [])),
  );
  return rawQuery<TileAt & { log: number; hashes: string }>(
    db,
    sql`SELECT ${tiles.log}, ${tiles.level}, ${tiles.number}, ${hexOf(tiles.hashes)} AS hashes
      FROM json_each(${JSON.stringify(listed)}) CROSS JOIN ${tiles}
        ON ${tiles.log} = value ->> 0 AND ${tiles.level} = value ->> 1 AND ${tiles.number} = value ->> 2`,
  );
}

/** The hashes of a tile that was read in hex. */
export const hashesOf = (text: string) => splitHashes(Buffer.from(text, 'hex'));

import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import type { Database } from '../../env.ts';
import { partialTiles, split, type TileAt } from '../../lib/tlog/tiles.ts';
import type { RecordRows } from '../record-lines.ts';
import { readRecords } from '../records-in-d1.ts';
import { hexOf } from '../sql-fragments.ts';
import type { Job } from '../job.ts';
import { tiles } from '../tables.ts';
import type { Portion } from './due-logs.ts';

/** The records of a portion, and the partial tiles of the log’s tree. */
export type PortionRecords = RecordRows & { tiles: { level: number; hashes: string }[] };

/** Reads what covering needs of many logs, with one query for each kind of row; the result gives that of a portion. */
export async function readPortions({ db }: Job, portions: Portion[]) {
  const filled = portions.filter(({ from, to }) => to >= from);
  const [rowsOf, found] = await Promise.all([
    readRecords(
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
export const hashesOf = (text: string) => split(Buffer.from(text, 'hex'));

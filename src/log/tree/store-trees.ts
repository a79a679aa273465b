import { sql } from 'drizzle-orm';
import { batchIf } from '../../db/batch-if.ts';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { putOnce } from '../blocks/store-objects.ts';
import { tileName } from '../object-names.ts';
import type { NewestCheckpoints } from '../rollback/newest-checkpoints.ts';
import type { ComparedJob } from '../rollback/compare-head.ts';
import { isTaken } from '../rollback/taken-count.ts';
import type { Job } from '../job.ts';
import { logs, notEnded, tiles, touched, trees } from '../tables.ts';
import type { Portion } from './due-logs.ts';
import { hexOfAll, type GrownLog } from './next-checkpoint.ts';

/** Tiles that are written at the same time; a Worker has at most six connections. */
const AT_ONCE = 6;

/**
 * Writes full tiles and the checkpoints to the bucket, and stores the checkpoints that extend the newest ones there unless the
 * database was rolled back meanwhile.
 */
export async function storeTrees(
  job: ComparedJob,
  newest: NewestCheckpoints,
  portions: Portion[],
  grown: GrownLog[],
) {
  const { db, bucket } = job;
  const full = grown.flatMap(({ log, full }) => full.map((tile) => ({ log, ...tile })));
  await mapConcurrently(full, AT_ONCE, ({ log, number, hash, entries }) =>
    putOnce(bucket, tileName(log, number, hash), new Uint8Array(Buffer.concat(entries))),
  );
  const extending = await newest.writeToBucket(grown);
  const tried = portions.filter(({ isCut }) => !isCut).map(({ log }) => log.id);
  await batchIf(db, isTaken(job.taken), [
    tilesStatement(job, extending),
    treesStatement(job, extending),
    ...touchedStatements(job, tried),
  ]);
}

const value = (name: string) => sql.raw(`(value ->> '${name}')`);
/** The condition that a log is as it was read: another run was not faster. */
const isAsRead = sql`${trees.log} = ${value('log')} AND ${trees.size} = ${value('before')} AND ${trees.note} = ${value('oldNote')}
  AND ${trees.generation} = ${value('oldGeneration')}
  AND EXISTS (SELECT 1 FROM ${logs} WHERE ${logs.id} = ${trees.log} AND ${logs.number} = ${value('number')} AND ${notEnded})`;
const asRead = ({ log }: GrownLog) => ({
  log: log.id,
  number: log.number,
  before: log.size,
  oldNote: log.note,
  oldGeneration: log.generation,
});

/** The statement that adds hashes to tiles. It gets only what is new, because a parameter is limited to 2 MB. */
function tilesStatement({ db }: Job, grown: GrownLog[]) {
  const list = grown.flatMap((log) =>
    log.hashes.map(({ level, number, added }) => ({
      ...asRead(log),
      level,
      tile: number,
      hashes: hexOfAll(added),
    })),
  );
  return rawQuery(
    db,
    sql`INSERT INTO ${tiles} (log, level, number, hashes)
      SELECT ${trees.log}, ${value('level')}, ${value('tile')}, unhex(${value('hashes')})
      FROM json_each(${JSON.stringify(list)}) CROSS JOIN ${trees} ON ${isAsRead}
      ON CONFLICT DO UPDATE SET hashes = unhex(hex(hashes) || hex(excluded.hashes))`,
  );
}

function treesStatement({ db }: Job, grown: GrownLog[]) {
  const list = grown.map((log) => ({
    ...asRead(log),
    size: log.size,
    root: log.root,
    note: log.note,
    generation: log.generation,
    former: log.former,
    keeps: Number(log.keeps),
    entries: log.entries,
  }));
  return rawQuery(
    db,
    sql`UPDATE ${trees} SET size = ${value('size')}, root = ${value('root')}, note = ${value('note')},
        generation = ${value('generation')}, former = ${value('former')},
        entries = unhex(iif(${value('keeps')}, hex(entries), '') || ${value('entries')})
      FROM json_each(${JSON.stringify(list)}) WHERE ${isAsRead}`,
  );
}

/** The statements for logs that were looked at: those with records left are due again later, after a sealing at once. */
function touchedStatements({ db, now }: Job, ids: number[]) {
  const isDone = sql`${touched.log} IN ${valuesOf(ids)}`;
  const size = sql`(SELECT ${trees.size} FROM ${trees} WHERE ${trees.log} = ${touched.log})`;
  const isLeft = (table: string, more = sql``) =>
    sql`EXISTS (SELECT 1 FROM ${sql.identifier(table)} r WHERE r.log = ${touched.log} AND r.seq > ${size} ${more})`;
  return [
    rawQuery(
      db,
      sql`DELETE FROM ${touched} WHERE ${isDone} AND NOT ${isLeft('entries')} AND NOT ${isLeft('events')}`,
    ),
    rawQuery(
      db,
      sql`UPDATE ${touched} SET at = iif(${isLeft('events', sql`AND r.type = 'block'`)}, 0, ${now}) WHERE ${isDone}`,
    ),
  ];
}

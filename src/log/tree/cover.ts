import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/tlog/merkle.ts';
import { leavesOf, rootOfPartial, TILE } from '../../lib/tlog/tiles.ts';
import { keyGeneration } from '../../settings.ts';
import { unpack, type EntryRow } from '../entry.ts';
import { valuesOf } from '../sql-fragments.ts';
import { conditionalBatch } from '../run/conditional-batch.ts';
import { attempt, type Job } from '../run/attempt.ts';
import { tileName } from '../object-names.ts';
import { putOnce } from '../blocks/store-objects.ts';
import type { StoredEvent } from '../leaf.ts';
import { entryOfRecord, lineWriter, recordsOf, type Shown } from '../records-in-d1.ts';
import { continueLogs } from '../rollback/continue-logs.ts';
import { isTaken, stateCheckpoints } from '../rollback/take-count.ts';
import { logs, maintenance, notEnded, tiles, touched, trees } from '../tables.ts';
import { dueQuery, portionsOf, type Due, type Portion } from './due-logs.ts';
import { isCurrent, requireOwnNote, signCheckpoint } from './notes.ts';
import {
  entriesQuery,
  erasedQuery,
  eventsQuery,
  hashesOf,
  noticesOf,
  tilesQuery,
} from './portion-records.ts';
import type { StatedCheckpoint } from '../rollback/run-markers.ts';

// The tree over a log’s records grows in runs. A run covers the new records of many logs with a fixed number of queries,
// each record once, and signs their checkpoints before it stores them.

/** Maximum number of full tiles that a run writes. */
const TILES = 200;

/**
 * Covers the records that are due, and signs again where the key is new; `log` covers this log alone, in any case. First
 * it repeats what runs have `stated` by domain, but may not have stored.
 */
export async function cover(job: Job, stated: Map<string, StatedCheckpoint>, log?: number) {
  const found = await dueQuery(job, [...stated.keys()], log);
  if (found.length === 0 && stated.size === 0) return;
  // After a run that was aborted, one log alone, so that none aborts more than a few runs.
  const portions = portionsOf(job, found, stated).slice(0, job.careful ? 1 : undefined);
  const together = job.careful ? undefined : await readPortions(job, portions);
  const grown: Grown[] = [];
  let full = 0;
  let isRolledBack = false;
  for (const portion of portions) {
    const { log } = portion;
    await attempt(job, { step: 'cover', log: log.id }, async () => {
      await requireOwnNote(job.env, log);
      isRolledBack ||= lacks(log, stated.get(log.domain)) || differs({ log, ...log }, stated.get(log.domain));
      if (isRolledBack) return;
      const read = together ?? (await readPortions(job, [portion]));
      const made = await grow(job, portion, read(portion));
      if (!made || full + made.full.length > TILES) return;
      isRolledBack ||= differs(made, stated.get(log.domain));
      full += made.full.length;
      grown.push(made);
    });
  }
  if (isRolledBack) return continueLogs(job);
  const tried = new Set(portions.map(({ log }) => log.domain));
  const left =
    log === undefined ? found.filter(({ domain }) => stated.has(domain) && !tried.has(domain)) : [...stated];
  const isMarked = grown.length > 0 || stated.size > 0;
  await store(job, portions, grown, { isMarked, isLeft: left.length > 0 });
}

const isAbout = ({ number }: Due, stated: StatedCheckpoint | undefined): stated is StatedCheckpoint =>
  stated?.number === number;
/** Whether a log has fewer records than a run has stated. */
const lacks = (log: Due, stated: StatedCheckpoint | undefined) =>
  isAbout(log, stated) && stated.size > Math.max(log.tail ?? 0, log.size);
/** Whether a log has another root than a run has stated. */
const differs = (
  { log, size, root }: Pick<Grown, 'log' | 'size' | 'root'>,
  stated: StatedCheckpoint | undefined,
) => isAbout(log, stated) && stated.size === size && stated.root !== root;
type Read = { rows: EntryRow[]; events: StoredEvent[]; gone: { seq: number; entry: string }[] } & {
  shown: Map<number, Shown>;
  tiles: { level: number; hashes: string }[];
};

async function readPortions(job: Job, portions: Portion[]) {
  const wanted = portions.filter(({ from, to }) => to >= from);
  const [rows, found, gone, parts] = await job.db.batch([
    entriesQuery(job, wanted),
    eventsQuery(job, wanted),
    erasedQuery(job, wanted),
    tilesQuery(job, wanted),
  ]);
  const rowsOf = new Map(rows.map(({ log, ...row }) => [log, unpack(row)]));
  const shownIn = await noticesOf(job, rowsOf);
  const [eventsOf, goneOf, tilesOf] = [
    Map.groupBy(found, ({ log }) => log),
    Map.groupBy(gone, ({ log }) => log),
    Map.groupBy(parts, ({ log }) => log),
  ];
  return ({ log: { id } }: Portion): Read => ({
    rows: rowsOf.get(id) ?? [],
    events: eventsOf.get(id) ?? [],
    gone: goneOf.get(id) ?? [],
    shown: shownIn.get(id) ?? new Map(),
    tiles: tilesOf.get(id) ?? [],
  });
}

/**
 * A log with its next checkpoint. `entries` are those that follow the stored ones of the partial tile, which it `keeps`
 * unless that became full; `full` are new full tiles, and `hashes` those that tiles of higher levels get.
 */
type Grown = {
  log: Due;
  size: number;
  root: string;
  note: string;
  generation: number;
  former: string;
  keeps: boolean;
  entries: string;
  full: { number: number; hash: Uint8Array; entries: Uint8Array[] }[];
  hashes: { level: number; number: number; added: Uint8Array[] }[];
};

/** The log after these records; undefined if nothing is to be signed. Throws if a record is missing. */
async function grow(job: Job, { log, from, to }: Portion, read: Read): Promise<Grown | undefined> {
  const { env } = job;
  const generation = keyGeneration(env);
  if (log.generation > generation)
    throw new Error(
      `LOG_KEY_GENERATION is ${generation}, but the key of generation ${log.generation} has signed`,
    );
  const isRotated = log.generation > 0 && log.generation < generation && log.size > 0;
  const replaced = [log.generation, log.size, log.number];
  const former = isRotated
    ? JSON.stringify([...(JSON.parse(log.former) as unknown[]), replaced])
    : log.former;
  // The last checkpoint of the previous key is signed by the new key, too, before the tree grows further.
  if (isRotated) {
    const generations = isCurrent(log) ? [log.generation, generation] : [generation];
    const note = await signCheckpoint(env, log, generations);
    return { ...unchanged(log), note, generation, former };
  }
  if (to < from) {
    if (isCurrent(log)) return undefined;
    return { ...unchanged(log), note: await signCheckpoint(env, log, [generation]), generation, former };
  }
  const key = Buffer.from(log.key, 'hex');
  const records = recordsOf(
    { first: from, last: to, key },
    read.rows,
    read.events,
    read.gone,
    lineWriter(key, read.shown),
  );
  const added = Array.from(records, entryOfRecord);
  const tree = extended(log, added, read.tiles);
  const note = await signCheckpoint(env, { ...log, ...tree }, [generation]);
  return { log, note, generation, former, ...tree };
}

const unchanged = (log: Due) => ({
  log,
  size: log.size,
  root: log.root,
  keeps: true,
  entries: '',
  full: [],
  hashes: [],
});

/** The tree after these entries; throws unless the stored tiles have the root that is stored beside them. */
function extended({ size, root, entries }: Due, added: Uint8Array[], parts: Read['tiles']) {
  const stored = hashesOf(entries);
  const known = new Map(parts.map(({ level, hashes }) => [level, hashesOf(hashes)]));
  if (hex(rootOf([leavesOf(stored), ...known.values()])) !== root)
    throw new Error('the stored tree no longer has the root of its checkpoint');
  const partial: Uint8Array[] = [...stored, ...added];
  const first = Math.floor(size / TILE);
  const count = Math.floor(partial.length / TILE);
  const full = Array.from({ length: count }, (_, i) => {
    const own: Uint8Array[] = partial.slice(i * TILE, (i + 1) * TILE);
    return { number: first + i, hash: treeHash(leavesOf(own)), entries: own };
  });
  const rest = partial.slice(count * TILE);
  const hashes: Grown['hashes'] = [];
  const levels: Uint8Array[][] = [leavesOf(rest)];
  let news = full.map(({ hash }) => hash);
  for (let level = 1; news.length > 0 || known.size > 0; level++) {
    const before: Uint8Array[] = known.get(level) ?? [];
    known.delete(level);
    const all = [...before, ...news];
    const start = Math.floor(size / TILE ** (level + 1));
    const next: Uint8Array[] = [];
    for (let from = 0; from < all.length; from += TILE) {
      const own = all.slice(from, from + TILE);
      const fresh = from === 0 ? own.slice(before.length) : own;
      if (fresh.length > 0) hashes.push({ level, number: start + from / TILE, added: fresh });
      if (own.length === TILE) next.push(treeHash(own));
    }
    levels.push(all.slice(all.length - (all.length % TILE)));
    news = next;
  }
  const newSize = size + added.length;
  return {
    size: newSize,
    root: hex(rootOf(levels)),
    keeps: count === 0,
    entries: hexOfAll(count === 0 ? added : rest),
    full,
    hashes,
  };
}

/** The root of a tree from the hashes of its partial tiles, from level 0 up, where levels may have none. */
const rootOf = (levels: Uint8Array[][]) => rootOfPartial(levels.filter(({ length }) => length > 0));

const hexOfAll = (hashes: Uint8Array[]) => Buffer.concat(hashes).toString('hex');

/**
 * Writes full tiles, states the checkpoints, and stores them, unless the database was rolled back meanwhile. Afterwards,
 * the next run need not repeat what runs have stated until now, if nothing of it `isLeft`.
 */
async function store(
  job: Job,
  portions: Portion[],
  grown: Grown[],
  { isMarked, isLeft }: { isMarked: boolean; isLeft: boolean },
) {
  const { db, bucket } = job;
  for (const { log, full } of grown)
    for (const { number, hash, entries } of full)
      await putOnce(bucket, tileName(log, number, hash), new Uint8Array(Buffer.concat(entries)));
  const checkpoints = grown.map(({ log: { domain, number }, size, root }) => ({
    domain,
    number,
    size,
    root,
  }));
  const taken = isMarked ? await stateCheckpoints(job, checkpoints) : undefined;
  if (isMarked && !taken) return;
  const tried = portions.filter(({ isCut }) => !isCut).map(({ log }) => log.id);
  const markedCount = sql`max(${maintenance.markedCount}, ${taken?.count})`;
  await conditionalBatch(db, taken ? isTaken(taken) : sql`true`, [
    tilesStatement(job, grown),
    treesStatement(job, grown),
    ...touchedStatements(job, tried),
    ...(isLeft || !taken ? [] : [db.update(maintenance).set({ markedCount })]),
  ]);
}

const value = (name: string) => sql.raw(`(value ->> '${name}')`);
/** The condition that a log is as it was read: another run was not faster. */
const isAsRead = sql`${trees.log} = ${value('log')} AND ${trees.size} = ${value('before')} AND ${trees.note} = ${value('oldNote')}
  AND EXISTS (SELECT 1 FROM ${logs} WHERE ${logs.id} = ${trees.log} AND ${logs.number} = ${value('number')} AND ${notEnded})`;
const asRead = ({ log }: Grown) => ({
  log: log.id,
  number: log.number,
  before: log.size,
  oldNote: log.note,
});

/** The statement that adds hashes to tiles. It gets only what is new, because a parameter is limited to 2 MB. */
function tilesStatement({ db }: Job, grown: Grown[]) {
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

function treesStatement({ db }: Job, grown: Grown[]) {
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

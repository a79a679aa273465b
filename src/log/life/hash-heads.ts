import { sql } from 'drizzle-orm';
import { logDatabaseName } from '../../db/databases.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/merkle.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { ttlCache } from '../../lib/ttl-cache.ts';
import { blockLimits } from '../../settings.ts';
import { endOf, timeOf } from '../block-ends.ts';
import { unpackNotice, type NoticeContent } from '../consent-notice.ts';
import { entryColumns, packedByLog, unpack, type EntryRow, type Packed } from '../entry.ts';
import {
  GROUP,
  groupsOf,
  hashOf,
  leavesOf,
  lineWriter,
  split,
  type Shown,
} from '../evidence/block-leaves.ts';
import type { Head } from '../evidence/head.ts';
import { hexOf, valuesOf } from '../fragments.ts';
import {
  blocks,
  entries,
  erased,
  heads,
  logNumber,
  logs,
  maintenance,
  notEnded,
  notices,
  touched,
} from '../tables.ts';
import { putOnce } from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { attempt, isWaiting, type Job } from './job.ts';

// Open blocks are hashed while they grow: the head of a block covers its entries from the first one on. A run hashes
// the new entries of many logs with a fixed number of queries.

/** Seconds after which new entries are hashed; a trigger makes every thousandth entry due at once. */
const DELAY = 600;
/** Maximum number of logs and of entries in a run. */
const LOGS = 1000;
const ENTRIES = 20_000;
/** Seconds for which the objects with heads are kept. */
const LIFE = 35 * SECONDS_PER_DAY;

/** Hashes the new entries of open blocks; without a bucket there are no heads. `run` is the count of this run. */
export async function hashHeads(job: Job, database: number, run: number) {
  const { db, bucket, now } = job;
  if (!bucket) return;
  const found = await dueQuery(job);
  if (found.length === 0) return;
  const portions = portionsOf(job, found);
  const [rows, gone] = await db.batch([entriesQuery(job, portions), erasedQuery(job, portions)]);
  const entriesOf = new Map(rows.map(({ log, ...row }) => [log, unpack(row)]));
  const erasedOf = Map.groupBy(gone, ({ log }) => log);
  const shownIn = await noticesOf(job, entriesOf);

  const made: Made[] = [];
  for (const portion of portions) {
    const { id, block } = portion.log;
    await attempt(job, { step: 'head', log: id, block }, async () => {
      const grown = headOf(portion, entriesOf.get(id) ?? [], erasedOf.get(id) ?? [], shownIn.get(id)!);
      if (grown) made.push(grown);
    });
  }
  if (made.length > 0) {
    const name = nameOf(database, now);
    const text = JSON.stringify(made.map(({ log, head }) => ({ ...shownOf(log), head })));
    if (!(await putOnce(bucket, name, text))) throw new Error(`the object ${name} exists already`);
  }
  const done = portions.filter(({ isCut }) => !isCut).map(({ log }) => log.id);
  // The database was not rolled back meanwhile.
  return conditionalBatch(db, sql`(SELECT ${maintenance.runs} FROM ${maintenance}) >= ${run}`, [
    headsStatement(job, made),
    ...touchedStatements(job, done),
  ]);
}

/** Deletes the objects with heads that are older than any state to which a database can be rolled back. */
export async function deleteOldHeads({ bucket, now }: Job, database: number) {
  if (!bucket) return;
  const { objects } = await bucket.list({ prefix: prefixOf(database) });
  const end = nameOf(database, now - LIFE);
  const old = objects.map(({ key }) => key).filter((key) => key < end);
  if (old.length > 0) await bucket.delete(old);
}

const prefixOf = (database: number) => `heads/${logDatabaseName(database)}/`;
const nameOf = (database: number, time: number) =>
  `${prefixOf(database)}${String(time).padStart(12, '0')}.json`;

/** A log with new entries, its open block, and what is hashed of that. */
type Due = {
  id: number;
  domain: string;
  number: number;
  key: string;
  size: number;
  root: string;
  block: number;
  /** The first entry of the block and its time; null if it is missing. */
  first: number;
  opened: number | null;
  /** The last entry of the log; null without entries. */
  tail: number | null;
  /** The number of hashed entries, and in hex the nodes and the leaves of the head. */
  hashed: number;
  nodes: string;
  leaves: string;
};

const shownOf = ({ domain, number, size, root }: Due) => ({ domain, log: number, size, root });

/** The logs whose new entries are due, the longest waiting first. The open block begins after the last sealed one. */
function dueQuery({ db, now }: Job) {
  const [id, first] = [sql`due.id`, sql`coalesce(b.last, 0) + 1`];
  const block = sql`coalesce(b.number, 0) + 1`;
  return rawQuery<Due>(
    db,
    sql`SELECT due.*, ${block} AS block, ${first} AS first, ${timeOf(id, first)} AS opened,
        ${endOf('last', 'seq', id)} AS tail, coalesce(h.entries, 0) AS hashed, ${hexOf(sql`h.nodes`)} AS nodes,
        ${hexOf(sql`h.leaves`)} AS leaves
      FROM (
        SELECT ${logs.id} AS id, ${logs.domainId} AS domain, ${logNumber} AS number, ${hexOf(logs.key)} AS "key",
          ${logs.size} AS size, ${logs.root} AS root, ${touched.at} AS at
        FROM ${touched} CROSS JOIN ${logs} ON ${logs.id} = ${touched.log} AND ${notEnded}
        WHERE ${touched.at} <= ${now - DELAY} ORDER BY ${touched.at} LIMIT ${LOGS}) due
      LEFT JOIN ${blocks} b ON b.log = due.id AND b.number = (SELECT max(number) FROM ${blocks} WHERE log = due.id)
      LEFT JOIN ${heads} h ON h.log = due.id AND h.block = ${block}
      ORDER BY at`,
  );
}

/** The entries of a log that a run hashes: none beyond the end of its open block. */
type Portion = {
  log: Due;
  from: number;
  to: number;
  /** The time before which the block’s entries are. */
  end: number;
  /** The next run hashes the rest. */
  isCut: boolean;
};

function portionsOf(job: Job, found: Due[]) {
  const limits = blockLimits(job.env);
  const portions: Portion[] = [];
  let left = ENTRIES;
  for (const log of found) {
    if (left <= 0) break;
    const from = log.first + log.hashed;
    const isWaitingForRetry = isWaiting(job, { step: 'head', log: log.id, block: log.block });
    const last = isWaitingForRetry ? 0 : Math.min(log.tail ?? 0, log.first + limits.entries - 1);
    const to = Math.min(last, from + left - 1);
    left -= Math.max(0, to - from + 1);
    portions.push({ log, from, to, end: (log.opened ?? 0) + limits.seconds, isCut: to < last });
  }
  return portions;
}

const rangesOf = (portions: Portion[]) =>
  JSON.stringify(portions.map(({ log, from, to, end }) => [log.id, from, to, end]));

const isInRange = ({ log, seq, timestamp }: typeof entries | typeof erased) =>
  sql`${log} = value ->> 0 AND ${seq} BETWEEN value ->> 1 AND value ->> 2 AND ${timestamp} < value ->> 3`;

const entriesQuery = ({ db }: Job, portions: Portion[]) =>
  rawQuery<Packed & { log: number }>(
    db,
    packedByLog(
      sql`SELECT ${entries.log} AS log, ${entryColumns}
        FROM json_each(${rangesOf(portions)}) CROSS JOIN ${entries} ON ${isInRange(entries)}`,
    ),
  );

type Gone = { log: number; seq: number; leaf: string };

const erasedQuery = ({ db }: Job, portions: Portion[]) =>
  rawQuery<Gone>(
    db,
    sql`SELECT ${erased.log} AS log, ${erased.seq} AS seq, ${hexOf(erased.leaf)} AS leaf
      FROM json_each(${rangesOf(portions)}) CROSS JOIN ${erased} ON ${isInRange(erased)} ORDER BY 1, 2`,
  );

/** The ids of a notice’s services, by its hash. */
const services = ttlCache<string[]>(2000);

const isNamed = sql`${notices.log} = value ->> 0 AND ${notices.number} = value ->> 1`;

/** The notices of entries by log and number, so far as they exist. Those that are not cached are read at once. */
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

/** A head that has grown: what it adds to the stored nodes and leaves, which it `keeps` unless they became a node. */
type Made = { log: Due; head: Head; keeps: boolean; nodes: string; leaves: string };

/** The head after these entries; undefined if there is none to add. Throws if an entry is missing. */
function headOf({ log, from, to }: Portion, rows: EntryRow[], gone: Gone[], shown: Map<number, Shown>) {
  const last = Math.max(rows.at(-1)?.seq ?? 0, gone.at(-1)?.seq ?? 0);
  if (log.opened === null && to >= log.first) throw new Error(`entry ${log.first} is missing`);
  if (last < from) return undefined;
  const textOf = lineWriter(Buffer.from(log.key, 'hex'), shown);
  const added = Array.from(leavesOf(from, last, rows, gone, textOf), hashOf);

  const [nodes, leaves] = [log.nodes, log.leaves].map((text) => split(Buffer.from(text, 'hex')));
  const hashes = [...leaves!, ...added];
  const complete = hashes.length - (hashes.length % GROUP);
  const completed = groupsOf(hashes.slice(0, complete));
  const rest = hashes.slice(complete);
  const root = hex(treeHash([...nodes!, ...completed, ...groupsOf(rest)]));
  const keeps = complete === 0;
  return {
    log,
    head: { block: log.block, first: log.first, entries: last - log.first + 1, root },
    keeps,
    nodes: hexOfAll(completed),
    leaves: hexOfAll(keeps ? added : rest),
  } satisfies Made;
}

const hexOfAll = (hashes: Uint8Array[]) => Buffer.concat(hashes).toString('hex');

/**
 * The statement that stores heads, unless a log has another number or size than it had, another run was faster, or the
 * block is hashed. It gets only what is new, because a parameter is limited to 2 MB.
 */
function headsStatement({ db }: Job, made: Made[]) {
  const list = made.map(({ log, head, keeps, nodes, leaves }) => ({
    ...head,
    ...{ log: log.id, number: log.number, size: log.size, hashed: log.hashed, keeps, nodes, leaves },
  }));
  const of = (name: keyof (typeof list)[number]) => sql.raw(`value ->> '${name}'`);
  return rawQuery(
    db,
    sql`INSERT INTO ${heads} (log, block, first, entries, root, nodes, leaves)
      SELECT ${of('log')}, ${of('block')}, ${of('first')}, ${of('entries')}, ${of('root')},
        unhex(coalesce(hex(h.nodes), '') || (${of('nodes')})),
        unhex(iif(${of('keeps')}, coalesce(hex(h.leaves), ''), '') || (${of('leaves')}))
      FROM json_each(${JSON.stringify(list)})
        CROSS JOIN ${logs} ON ${logs.id} = ${of('log')} AND ${notEnded} AND ${logNumber} = ${of('number')}
          AND ${logs.size} = ${of('size')} AND ${logs.records} < ${of('block')}
        LEFT JOIN ${heads} h ON h.log = ${of('log')} AND h.block = ${of('block')}
      WHERE coalesce(h.entries, 0) = ${of('hashed')}
      ON CONFLICT DO UPDATE SET entries = excluded.entries, root = excluded.root, nodes = excluded.nodes,
        leaves = excluded.leaves`,
  );
}

/** The statements for logs that were looked at: those with entries left, in another block, are due again later. */
function touchedStatements({ db, now }: Job, ids: number[]) {
  const isDone = sql`${touched.log} IN ${valuesOf(ids)}`;
  const sealed = sql`(SELECT last FROM ${blocks} WHERE log = ${touched.log} ORDER BY number DESC LIMIT 1)`;
  const hashed = sql`(SELECT first + entries - 1 FROM ${heads} WHERE log = ${touched.log} ORDER BY block DESC LIMIT 1)`;
  const left = endOf(
    'first',
    'seq',
    sql`${touched.log}`,
    sql`AND seq > max(coalesce(${sealed}, 0), coalesce(${hashed}, 0))`,
  );
  return [
    rawQuery(db, sql`DELETE FROM ${touched} WHERE ${isDone} AND ${left} IS NULL`),
    rawQuery(db, sql`UPDATE ${touched} SET at = ${now} WHERE ${isDone}`),
  ];
}

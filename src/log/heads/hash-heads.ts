import { sql } from 'drizzle-orm';
import { logDatabaseName } from '../../db/databases.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/merkle.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { endOf } from '../block-ends.ts';
import { unpack, type EntryRow } from '../entry.ts';
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
import { valuesOf } from '../fragments.ts';
import { blocks, heads, logs, maintenance, notEnded, touched } from '../tables.ts';
import { putOnce } from '../job/store-objects.ts';
import { conditionalBatch } from '../job/conditional-batch.ts';
import { dueQuery, portionsOf, type Due, type Portion } from './due-heads.ts';
import { attempt, type Job } from '../job/job.ts';
import { entriesQuery, erasedQuery, noticesOf, type Gone } from './portion-entries.ts';

// Open blocks are hashed while they grow: the head of a block covers its entries from the first one on. A run hashes
// the new entries of many logs with a fixed number of queries.

/** Seconds for which the objects with heads are kept. */
const LIFE = 35 * SECONDS_PER_DAY;

/** Hashes the new entries of open blocks. `run` is the count of this run. */
export async function hashHeads(job: Job, run: number) {
  const { db, database, bucket, now } = job;
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
      const grown = headOf(
        portion,
        entriesOf.get(id) ?? [],
        erasedOf.get(id) ?? [],
        shownIn.get(id) ?? new Map(),
      );
      if (grown) made.push(grown);
    });
  }
  if (made.length > 0) {
    const name = nameOf(database, now);
    const text = JSON.stringify(made.map(({ log, head }) => ({ ...shownOf(log), head })));
    // Another run within this second has written other heads; the next run comes later.
    if (!(await putOnce(bucket, name, text)) && (await (await bucket.get(name))?.text()) !== text) return;
  }
  const done = portions.filter(({ isCut }) => !isCut).map(({ log }) => log.id);
  // The database was not rolled back meanwhile.
  await conditionalBatch(db, sql`(SELECT ${maintenance.count} FROM ${maintenance}) >= ${run}`, [
    headsStatement(job, made),
    ...touchedStatements(job, done),
  ]);
}

/** Deletes the objects with heads that are older than any state to which a database can be rolled back. */
export async function deleteOldHeads({ bucket, database, now }: Job) {
  const { objects } = await bucket.list({ prefix: prefixOf(database) });
  const end = nameOf(database, now - LIFE);
  const old = objects.map(({ key }) => key).filter((key) => key < end);
  if (old.length > 0) await bucket.delete(old);
}

const prefixOf = (database: number) => `heads/${logDatabaseName(database)}/`;
const nameOf = (database: number, time: number) =>
  `${prefixOf(database)}${String(time).padStart(12, '0')}.json`;

const shownOf = ({ domain, number, size, root }: Due) => ({ domain, log: number, size, root });

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
    log: log.id,
    number: log.number,
    size: log.size,
    hashed: log.hashed,
    keeps,
    nodes,
    leaves,
  }));
  const of = (name: keyof (typeof list)[number]) => sql.raw(`value ->> '${name}'`);
  return rawQuery(
    db,
    sql`INSERT INTO ${heads} (log, block, first, entries, root, nodes, leaves)
      SELECT ${of('log')}, ${of('block')}, ${of('first')}, ${of('entries')}, ${of('root')},
        unhex(coalesce(hex(h.nodes), '') || (${of('nodes')})),
        unhex(iif(${of('keeps')}, coalesce(hex(h.leaves), ''), '') || (${of('leaves')}))
      FROM json_each(${JSON.stringify(list)})
        CROSS JOIN ${logs} ON ${logs.id} = ${of('log')} AND ${notEnded} AND ${logs.number} = ${of('number')}
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

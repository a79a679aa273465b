import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { hex, sameBytes } from '../../lib/bytes.ts';
import { leafHash, treeHash } from '../../lib/merkle.ts';
import { LONGEST_BLOCK, retention } from '../../settings.ts';
import { indexStatement } from './archive-blocks.ts';
import type { Job } from './job.ts';
import { pack, read, unpackMember } from '../archive-object.ts';
import { prefixOf, type NamedLog } from './published-checkpoint.ts';
import {
  addTombstonesStatement,
  listAll,
  removeTombstonesStatement,
  objectName,
  tombstonesExist,
  store,
} from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';

/** Time Travel reaches so far back, in seconds: until then the setting back itself may be undone. */
const TIME_TRAVEL = 30 * 86_400;

type Archived = {
  block: number;
  first: number;
  last: number;
  newest: number;
  root: string;
  object: string;
  leaves: string;
  revision: number;
};

/**
 * The database may name objects that an erasure has replaced since: the newer ones take their place. Throws for one
 * that is not the block’s.
 */
export async function adoptNewerObjects(job: Job, bucket: R2Bucket, log: NamedLog) {
  const objects = (await listAll(bucket, `${prefixOf(log)}blocks/`)).map(({ key }) => ({
    key,
    ...partsOf(key),
  }));
  const byBlock = Map.groupBy(objects, ({ block, root }) => `${block} ${root}`);
  const blocks = await all<Archived>(
    job.db,
    sql`SELECT number AS block, first, last, newest, root, object, leaves, revision FROM blocks
      WHERE log = ${log.id} AND state = 'archived'`,
  );
  for (const block of blocks) {
    const same = byBlock.get(`${block.block} ${block.root.slice(0, 16)}`) ?? [];
    const newest = same.reduce((a, b) => (b.revision > a.revision ? b : a), {
      key: '',
      revision: block.revision,
    });
    if (newest.key) await take(job, bucket, log, block, newest);
  }
}

const partsOf = (key: string) => {
  const [, block, root, revision] =
    /(\d+)-([0-9a-f]{16})(?:-r(\d+)-[0-9a-f]{8}\.ndjson\.gz)?$/.exec(key) ?? [];
  return { block: Number(block), root, revision: Number(revision) };
};

/** Packs the lines of the newer object again, since only the database knew its members. */
async function take(
  job: Job,
  bucket: R2Bucket,
  log: NamedLog,
  old: Archived,
  { key, revision }: { key: string; revision: number },
) {
  const { block, first, last, root } = old;
  const own = sql`log = ${log.id} AND seq BETWEEN ${first} AND ${last}`;
  const count = last - first + 1;
  const file = await read(bucket, old.leaves, { offset: 0, length: count * 32 });
  const hashes = Array.from({ length: count }, (_, i) => file.subarray(i * 32, i * 32 + 32));
  if (hex(treeHash(hashes)) !== root) throw new Error(`the file ${old.leaves} is not that of block ${block}`);
  const known = await all<{ seq: number }>(job.db, sql`SELECT seq FROM erased WHERE ${own}`);
  const erased = new Set(known.map(({ seq }) => seq));
  const lines = unpackMember(await read(bucket, key)).filter(({ seq }) => !erased.has(seq));
  for (const { seq, text } of lines)
    if (!hashes[seq - first] || !sameBytes(leafHash(text), hashes[seq - first]!))
      throw new Error(`the object ${key} is not that of block ${block}`);
  const kept = new Set(lines.map(({ seq }) => seq));
  const gone = hashes
    .map((leaf, i) => [first + i, old.newest, hex(leaf)] as const)
    .filter(([seq]) => !kept.has(seq) && !erased.has(seq));

  const { members, places } = pack(lines);
  const named = { log, block, root };
  const name = objectName(named, revision, members);
  await store(job, bucket, named, [{ name, bytes: new Uint8Array(Buffer.concat(members)) }]);
  await conditionalBatch(
    job.db,
    sql`EXISTS (SELECT 1 FROM blocks WHERE log = ${log.id} AND number = ${block} AND state = 'archived' AND object = ${old.object})
      AND (SELECT count(*) FROM erased WHERE ${own}) = ${known.length} AND ${tombstonesExist(name)}`,
    [
      all(
        job.db,
        sql`UPDATE blocks SET object = ${name}, members = ${JSON.stringify(members.map(({ length }) => length))},
          revision = ${revision}, dirty = 0 WHERE log = ${log.id} AND number = ${block} AND state = 'archived'`,
      ),
      all(
        job.db,
        sql`INSERT INTO erased (log, seq, timestamp, leaf)
          SELECT ${log.id}, value ->> 0, value ->> 1, unhex(value ->> 2) FROM json_each(${JSON.stringify(gone)})`,
      ),
      // Whose rows they are is not known any more: the whole index is looked through.
      all(job.db, sql`DELETE FROM archived WHERE log = ${log.id} AND block = ${block}`),
      indexStatement(job, log.id, block, places),
      removeTombstonesStatement(job, name),
      addTombstonesStatement(job, log.id, block, old.object),
    ],
  );
}

/**
 * Lists the objects of blocks that the database has forgotten, or has not archived again yet, as such that may have no
 * name: they go when the setting back can no longer be undone, or when what they hold is too old.
 */
export async function addForgottenTombstones({ db, env, now }: Job, bucket: R2Bucket, log: NamedLog) {
  const prefix = prefixOf(log);
  const found = [await listAll(bucket, `${prefix}blocks/`), await listAll(bucket, `${prefix}leaves/`)].flat();
  // An object is younger than the entries in it by a block's longest time at most.
  const goesAt = ({ uploaded }: R2Object) =>
    Math.min(now + TIME_TRAVEL, Math.floor(uploaded.getTime() / 1000) - LONGEST_BLOCK + retention(env));
  const objects = found.map((object) => [
    object.key,
    partsOf(object.key).block,
    Math.max(now, goesAt(object)),
  ]);
  for (let from = 0; from < objects.length; from += 5000)
    await all(
      db,
      sql`INSERT INTO discarded (object, log, block, at)
        SELECT value ->> 0, ${log.id}, value ->> 1, value ->> 2
        FROM json_each(${JSON.stringify(objects.slice(from, from + 5000))}) WHERE NOT EXISTS (
          SELECT 1 FROM blocks WHERE log = ${log.id} AND number = value ->> 1 AND value ->> 0 IN (object, leaves))
        ON CONFLICT DO NOTHING`,
    );
}

import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/merkle.ts';
import { REPEAT_WINDOW } from '../append.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { noticesQuery } from '../consent-notice-cache.ts';
import { hashOf, leafFile, leavesInD1 } from '../evidence/block-leaves.ts';
import { logIn, type Log } from '../log.ts';
import {
  archived,
  blocks,
  entries,
  erased,
  isInState,
  isWithin,
  logs,
  notEnded,
  notRecovering,
} from '../tables.ts';
import { unpackNotice } from '../consent-notice.ts';
import { pack, shortId, type Line } from '../archive-object.ts';
import {
  putOnce,
  leavesName,
  removeTombstonesStatement,
  noticeName,
  objectName,
  recordName,
  tombstonesExist,
  storeObjects,
  type NamedBlock,
} from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';

/** A run moves no more blocks when it has moved so many entries: five full blocks. */
const MOST = 50_000;

/**
 * Moves hashed blocks from D1 into the bucket, at most `limit` of them; without one they stay. A repeated decision has to
 * find its entry in D1.
 */
export async function archiveBlocks(job: Job, limit = 20) {
  const { bucket } = job;
  if (!bucket) return;
  let count = 0;
  for (const block of await hashedQuery(job, limit)) {
    if (count >= MOST) return;
    count += block.last - block.first + 1;
    await attempt(
      job,
      { step: 'archive', log: block.id, block: block.block, from: { state: 'hashed' } },
      () => archive(job, bucket, block),
    );
  }
}

const hashedQuery = (job: Job, limit: number) =>
  job.db
    .select({
      id: logs.id,
      domain: logs.domainId,
      block: blocks.number,
      first: blocks.first,
      last: blocks.last,
      root: sql<string>`${blocks.root}`,
      record: sql<string>`${blocks.record}`,
    })
    .from(blocks)
    .innerJoin(logs, eq(logs.id, blocks.log))
    .where(
      and(
        isInState('hashed'),
        lte(blocks.sealedAt, job.now - REPEAT_WINDOW),
        notEnded,
        notRecovering,
        noRetryPending(job, 'archive', blocks.log, blocks.number),
      ),
    )
    .orderBy(asc(blocks.sealedAt), asc(blocks.log), asc(blocks.number))
    .limit(limit);
type Hashed = Awaited<ReturnType<typeof hashedQuery>>[number];

/**
 * Moves a block: its objects are written, read back and compared before any row leaves D1, and then all of its rows
 * leave at once. The same block gives the same objects.
 */
async function archive(job: Job, bucket: R2Bucket, { id, domain, block, first, last, root, record }: Hashed) {
  const { db } = job;
  const log = logIn(db, id);
  const named: NamedBlock = { log: { id, domain }, block, root };
  const { leaves, notices } = await leavesInD1(log, first, last);
  const hashes: Uint8Array[] = [];
  const lines: Line[] = [];
  for (const leaf of leaves) {
    hashes.push(hashOf(leaf));
    if (leaf.line) lines.push(leaf.line);
  }
  if (hex(treeHash(hashes)) !== root) throw new Error('its entries no longer have the root of its record');

  await putNotices(bucket, log, named, notices);
  await putOnce(bucket, recordName(named, record), record);
  const { members, places } = pack(lines.sort(inOrder));
  const object = objectName(named, 0, members);
  const file = leavesName(named);
  await storeObjects(job, bucket, named, [
    { name: object, bytes: new Uint8Array(Buffer.concat(members)) },
    { name: file, bytes: leafFile(hashes) },
  ]);

  const isHashed = and(eq(blocks.log, id), eq(blocks.number, block), eq(blocks.state, 'hashed'));
  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM ${blocks} JOIN ${logs} ON ${logs.id} = ${blocks.log} AND ${notEnded}
        WHERE ${isHashed} AND ${blocks.root} = ${root})
      AND ${db.$count(erased, isWithin(erased, id, first, last))} = ${hashes.length - lines.length}
      AND ${tombstonesExist(job, object, file)}`,
    [
      db
        .update(blocks)
        .set({
          state: 'archived',
          object,
          members: members.map(({ length }) => length),
          leaves: file,
          nodes: null,
        })
        .where(isHashed),
      indexStatement(job, id, block, places),
      db.delete(entries).where(isWithin(entries, id, first, last)),
      removeTombstonesStatement(job, object, file),
    ],
  );
}

/** The statement that writes down in which member of a block each visitor's entries lie. */
export const indexStatement = (
  { db }: Job,
  log: number,
  block: number,
  places: { ucid: string; member: number }[],
) =>
  all(
    db,
    sql`INSERT OR IGNORE INTO ${archived} (log, ucid48, block, member)
      SELECT ${log}, value ->> 0, ${block}, value ->> 1
      FROM json_each(${JSON.stringify(places.map(({ ucid, member }) => [shortId(ucid), member]))})`,
  );

const inOrder = (a: Line, b: Line) => (a.ucid < b.ucid ? -1 : a.ucid > b.ucid ? 1 : a.seq - b.seq);

/** Puts the notices that a block names into the bucket, so that it alone is complete evidence. */
async function putNotices(bucket: R2Bucket, log: Log, block: NamedBlock, numbers: number[]) {
  for (let from = 0; from < numbers.length; from += 20)
    for (const { hash, content } of await noticesQuery(log, numbers.slice(from, from + 20)))
      await putOnce(bucket, noticeName(block, hash), unpackNotice(content));
}

import { and, between, lte, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/merkle.ts';
import { sha256 } from '../../lib/sha256.ts';
import { REPEAT_WINDOW } from '../append.ts';
import type { Job } from '../job/job.ts';
import {
  attemptBlock,
  isBlock,
  isUnchanged,
  objectOf,
  pendingBlocks,
  type JobBlock,
} from '../job/job-blocks.ts';
import { noticesQuery } from '../consent-notice-cache.ts';
import { hashOf, leafFile, leavesInD1, type BlockLeaf } from '../evidence/block-leaves.ts';
import { logIn, type Log } from '../log.ts';
import { attachmentTexts } from '../attachment-texts.ts';
import { archived, attachments, blocks, entries, erased, isInState, isWithin } from '../tables.ts';
import { unpackNotice } from '../consent-notice.ts';
import { shortId } from '../leaf.ts';
import { pack, type Line } from '../archive-format.ts';
import { leavesName, noticeName, objectName, recordName, type NamedBlock } from '../job/object-names.ts';
import { putOnce, removeTombstonesStatement, tombstonesExist, storeObjects } from '../job/store-objects.ts';
import { conditionalBatch } from '../job/conditional-batch.ts';

/** Number of entries after which a run archives no further block: five full blocks. */
const MOST = 50_000;

/**
 * Moves hashed blocks from D1 to the bucket, at most `limit` of them. Recent blocks
 * stay, because a repeated decision must find its entry in D1.
 */
export async function archiveBlocks(job: Job, limit = 20) {
  let count = 0;
  const where = and(isInState('hashed'), lte(blocks.sealedAt, job.now - REPEAT_WINDOW));
  for (const block of await pendingBlocks(job, 'archive', { where, order: blocks.sealedAt, limit })) {
    if (count >= MOST) return;
    count += block.last - block.first + 1;
    await attemptBlock(job, 'archive', block, () => archive(job, block));
  }
}

/**
 * Moves a block: its objects are written, read back and compared before all of its rows leave D1 at once. The same
 * block always produces the same objects.
 */
async function archive(job: Job, block: JobBlock) {
  const { db, bucket } = job;
  const { first, last, root, record } = block;
  const { id } = block.log;
  const log = logIn(db, id);
  const { leaves, notices } = await leavesInD1(log, first, last);
  const texts = await attachmentTexts(log, between(attachments.seq, first, last));
  const hashes: Uint8Array[] = [];
  const lines: Line[] = [];
  for (const leaf of leaves) {
    hashes.push(hashOf(leaf));
    if (leaf.line) lines.push(withAttachment(leaf.line, texts));
  }
  if (hex(treeHash(hashes)) !== root) throw new Error('its entries no longer have the root of its record');

  await putNotices(bucket, log, block, notices);
  await putOnce(bucket, recordName(block, record), record);
  const { members, places, starts } = pack(lines.sort(inOrder));
  const object = objectName(block, 0, members);
  const file = leavesName(block);
  await storeObjects(job, block, [
    { name: object, bytes: new Uint8Array(Buffer.concat(members)) },
    { name: file, bytes: leafFile(hashes) },
  ]);

  return conditionalBatch(
    db,
    sql`${isUnchanged(block)}
      AND ${db.$count(erased, isWithin(erased, id, first, last))} = ${hashes.length - lines.length}
      AND ${tombstonesExist(job, object, file)}`,
    [
      db
        .update(blocks)
        .set({ ...objectOf(object, members, starts), leaves: file, nodes: null })
        .where(isBlock(block)),
      indexStatement(job, id, block.block, places),
      db.delete(entries).where(isWithin(entries, id, first, last)),
      removeTombstonesStatement(job, object, file),
    ],
  );
}

/** The statement that records which members of a block contain each visitor’s entries. */
export const indexStatement = (
  { db }: Job,
  log: number,
  block: number,
  places: { ucid: string; member: number }[],
) =>
  rawQuery(
    db,
    sql`INSERT OR IGNORE INTO ${archived} (log, ucid48, block, member)
      SELECT ${log}, value ->> 0, ${block}, value ->> 1
      FROM json_each(${JSON.stringify(places.map(({ ucid, member }) => [shortId(ucid), member]))})`,
  );

/** A leaf’s line with the text of its attachment; throws if that is missing or has changed. */
function withAttachment(line: NonNullable<BlockLeaf['line']>, texts: Map<number, string>): Line {
  if (line.attachment === '') return line;
  const attachmentText = texts.get(line.seq);
  if (attachmentText === undefined || hex(sha256(attachmentText)) !== line.attachment)
    throw new Error(`the attachment of entry ${line.seq} is missing or has changed`);
  return Object.assign(line, { attachmentText });
}

const inOrder = (a: Line, b: Line) => (a.ucid < b.ucid ? -1 : a.ucid > b.ucid ? 1 : a.seq - b.seq);

/** Writes the consent notices of a block to the bucket, so that the bucket alone is complete evidence. */
async function putNotices(bucket: R2Bucket, log: Log, block: NamedBlock, numbers: number[]) {
  for (let from = 0; from < numbers.length; from += 20)
    for (const { hash, content } of await noticesQuery(log, numbers.slice(from, from + 20)))
      await putOnce(bucket, noticeName(block, hash), unpackNotice(content));
}

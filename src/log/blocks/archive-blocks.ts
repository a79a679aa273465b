import { and, lte, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { hex, sameBytes } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { REPEAT_WINDOW } from '../append/append.ts';
import type { Job } from '../job.ts';
import { attemptBlock, pendingBlocks, type JobBlock } from './pending-blocks.ts';
import { noticesQuery } from '../notices/consent-notice-cache.ts';
import { entryOfRecord } from '../record-lines.ts';
import { recordsInD1 } from '../records-in-d1.ts';
import { countStatements } from '../counts/daily-counts.ts';
import { treeReader } from '../tree/read-tree.ts';
import { logIn, type Log } from '../log.ts';
import { archived, blocks, entries, isInState, isInRange, trees } from '../tables.ts';
import { unpackNotice } from '../notices/consent-notice.ts';
import { shortId } from '../leaf.ts';
import { pack, type Line } from './archive-format.ts';
import { noticeName, type NamedBlock } from '../object-names.ts';
import { replaceObject, putOnce } from './store-objects.ts';

/** Number of entries after which a run archives no further block: five full blocks. */
const ENTRIES_PER_RUN = 50_000;

/**
 * Moves covered blocks from D1 to the bucket, at most `limit` of them. Recent blocks stay, because a repeated decision must
 * find its entry in D1.
 */
export async function archiveBlocks(job: Job, limit = 20) {
  let count = 0;
  const isCovered = sql`${blocks.last} <= (SELECT ${trees.size} FROM ${trees} WHERE ${trees.log} = ${blocks.log})`;
  const where = and(isInState('sealed'), isCovered, lte(blocks.sealedAt, job.now - REPEAT_WINDOW));
  for (const block of await pendingBlocks(job, 'archive', { where, order: blocks.sealedAt, limit })) {
    if (count >= ENTRIES_PER_RUN) return;
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
  const { first, last } = block;
  const log = logIn(db, block.log.id);
  const { records, notices } = await recordsInD1(db, block.log.id, first, last);
  const covered = await (await treeReader(log, bucket)).entries(first - 1, last);
  const lines: Line[] = [];
  const eventLines: string[] = [];
  for (const record of records) {
    const entry = entryOfRecord(record);
    if (!sameBytes(entry, covered[record.seq - first]!))
      throw new Error(`record ${record.seq} no longer has the entry that is covered`);
    if (record.event !== undefined) eventLines.push(record.event);
    if (record.decision) lines.push(record.decision);
  }

  await putNotices(bucket, log, block, notices);
  const { members, places, starts } = pack(lines.sort(inOrder), eventLines);
  const id = hex(sha256(...covered)).slice(0, 16);
  const erased = covered.length - lines.length - eventLines.length;
  return replaceObject(job, block, { id, members, starts, erased }, [
    ...countStatements(log),
    indexStatement(job, block, places),
    // A trigger would refuse to delete those of a block that is not archived.
    db.delete(entries).where(isInRange(entries, block.log.id, first, last)),
  ]);
}

/** The statement that records which members of a block contain each visitor’s entries. */
export const indexStatement = (
  { db }: Job,
  { log, block }: JobBlock,
  places: { ucid: string; member: number }[],
) =>
  rawQuery(
    db,
    sql`INSERT OR IGNORE INTO ${archived} (log, ucid48, block, member)
      SELECT ${log.id}, value ->> 0, ${block}, value ->> 1
      FROM json_each(${JSON.stringify(places.map(({ ucid, member }) => [shortId(ucid), member]))})`,
  );

const inOrder = (a: Line, b: Line) => (a.ucid < b.ucid ? -1 : a.ucid > b.ucid ? 1 : a.seq - b.seq);

/** Writes the consent notices of a block to the bucket, so that the bucket alone is complete evidence. */
async function putNotices(bucket: R2Bucket, log: Log, block: NamedBlock, numbers: number[]) {
  for (let from = 0; from < numbers.length; from += 20)
    for (const { hash, content } of await noticesQuery(log, numbers.slice(from, from + 20)))
      await putOnce(bucket, noticeName(block, hash), unpackNotice(content));
}

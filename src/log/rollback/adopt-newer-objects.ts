import { and, between, eq, inArray } from 'drizzle-orm';
import { hex, sameBytes, unhex } from '../../lib/bytes.ts';
import { pack, read, unpackMember } from '../blocks/archive-format.ts';
import { erasedSeqs, eventsQuery } from '../records-in-d1.ts';
import { entryOf, eventLine } from '../leaf.ts';
import { keyQuery, logIn } from '../log.ts';
import { treeReader } from '../tree/read-tree.ts';
import { valuesOf } from '../../db/raw-query.ts';
import { archived, blocks, erased, events, isInState, isInRange } from '../tables.ts';
import { erasedStatements } from '../erasure/erasure-events.ts';
import { indexStatement } from '../blocks/archive-blocks.ts';
import { blockIdIn, type NamedLog, objectsOf, revisionIn } from '../object-names.ts';
import type { Job } from '../job.ts';
import { selectBlocks, type JobBlock } from '../blocks/pending-blocks.ts';
import { listAll, replaceObject } from '../blocks/store-objects.ts';

/**
 * Replaces objects to which the restored database refers and which an erasure replaced since by the newest ones. Throws
 * if a newest object is not the block’s.
 */
export async function adoptNewerObjects(job: Job, bucket: R2Bucket, log: NamedLog, numbers: number[]) {
  const isNamed = and(
    eq(blocks.log, log.id),
    isInState('archived'),
    inArray(blocks.number, valuesOf(numbers)),
  );
  for (const block of await selectBlocks(job.db).where(isNamed)) {
    if (await bucket.head(block.object!)) continue;
    const same = await listAll(bucket, objectsOf(block, blockIdIn(block.object!)));
    const [newest] = same
      .map(({ key }) => ({ key, revision: revisionIn(key).revision }))
      .sort((a, b) => b.revision - a.revision);
    if (newest) await adopt(job, bucket, block, newest);
  }
}

/** Compresses the lines of the newer object again, because only the lost database rows had its members. */
async function adopt(
  job: Job,
  bucket: R2Bucket,
  old: JobBlock,
  { key, revision }: { key: string; revision: number },
) {
  const { log, block, first, last } = old;
  const covered = await (await treeReader(logIn(job.db, log.id), bucket)).entries(first - 1, last);
  const known = await erasedSeqs(job.db, isInRange(erased, log.id, first, last));
  const lines = unpackMember(await read(bucket, key)).filter(({ seq }) => !known.has(seq));
  for (const { seq, text } of lines)
    if (!covered[seq - first] || !sameBytes(entryOf(text), covered[seq - first]!))
      throw new Error(`the object ${key} is not that of block ${block}`);
  const inBlock = await eventsQuery(logIn(job.db, log.id), between(events.seq, first, last));
  const [owner] = await keyQuery(logIn(job.db, log.id));
  const present = new Set([...lines, ...inBlock].map(({ seq }) => seq));
  const gone = covered
    .map((entry, i) => [first + i, old.to, hex(entry)] as const)
    .filter(([seq]) => !present.has(seq) && !known.has(seq));

  const eventLines = inBlock.map((event) => eventLine(unhex(owner!.key), event));
  const { members, places, starts } = pack(lines, eventLines);
  const object = { id: blockIdIn(old.object!), revision, members, starts, erased: known.size };
  await replaceObject(job, old, object, [
    ...erasedStatements(job.env, logIn(job.db, log.id), gone),
    // It is unknown whose rows they are, so the whole index is searched.
    job.db.delete(archived).where(and(eq(archived.log, log.id), eq(archived.block, block))),
    indexStatement(job, old, places),
  ]);
}

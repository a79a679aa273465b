import { and, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { shortId } from '../leaf.ts';
import { packMember, readMembers, startsOf, unpackMember } from './archive-format.ts';
import { erasedSeqs } from '../records-in-d1.ts';
import { archived, blocks, erased, isDirty, isInState, isInRange } from '../tables.ts';
import { blockIdIn } from '../object-names.ts';
import type { Job } from '../job.ts';
import { attemptBlock, pendingBlocks, type JobBlock } from './pending-blocks.ts';
import { replaceObject } from './store-objects.ts';

/** Rewrites objects that still contain erased entries, at most `limit` of them. */
export async function rewriteBlocks(job: Job, limit = 5) {
  const where = and(isDirty, isInState('archived'));
  for (const block of await pendingBlocks(job, 'rewrite', { where, order: blocks.log, limit }))
    await attemptBlock(job, 'rewrite', block, () => rewrite(job, block));
}

/** Only the members with erased lines change and the order of members stays the same, so the rest of the index remains valid. */
async function rewrite(job: Job, block: JobBlock) {
  const gone = await erasedSeqs(job.db, isInRange(erased, block.log.id, block.first, block.last));
  const old = await readMembers(job.bucket, { object: block.object!, members: block.members! });
  const changed = old.map((member) => without(member, gone));
  const members = changed.map(({ bytes }) => bytes);
  const places = changed.flatMap(({ visitors }, member) => visitors.map((visitor) => [visitor, member]));
  const revision = block.revision + 1;
  const starts = startsOf(changed.map(({ ends }) => ends));
  const object = { id: blockIdIn(block.object!), revision, members, starts, erased: gone.size };
  return replaceObject(job, block, object, [
    // If two visitors with the same first 48 bits were erased at the same time, neither erasure deleted their row of the
    // index.
    rawQuery(
      job.db,
      sql`DELETE FROM ${archived} WHERE (log, ucid48, block, member) IN (
        SELECT ${block.log.id}, value ->> 0, ${block.block}, value ->> 1 FROM json_each(${JSON.stringify(places)}))`,
    ),
  ]);
}

/** A member without the erased lines, its ends, and the index keys of the visitors who have no line left in it. */
function without(member: Uint8Array, erased: Set<number>) {
  const lines = unpackMember(member);
  const rest = lines.filter(({ seq }) => !erased.has(seq));
  const [first, last] = [rest[0], rest.at(-1)];
  const ends = first && last && { first, last };
  if (rest.length === lines.length) return { bytes: member, ends, visitors: [] };
  const left = new Set(rest.map(({ ucid }) => shortId(ucid)));
  const visitors = lines.map(({ ucid }) => shortId(ucid)).filter((visitor) => !left.has(visitor));
  return { bytes: packMember(rest), ends, visitors };
}

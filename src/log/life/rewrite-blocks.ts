import { and, asc, eq, sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { packMember, readMembers, shortId, unpackMember } from '../archive-object.ts';
import {
  archived,
  blocks,
  erased,
  isDirty,
  isInState,
  isWithin,
  logs,
  notEnded,
  notRecovering,
} from '../tables.ts';
import {
  addTombstonesStatement,
  objectName,
  removeTombstonesStatement,
  storeObjects,
  tombstonesExist,
} from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { attempt, noRetryPending, type Job } from './job.ts';

/** Rewrites objects that still hold what was erased, at most `limit` of them. */
export async function rewriteBlocks(job: Job, limit = 5) {
  for (const block of await dirtyQuery(job, limit)) {
    const from = { state: 'archived', object: block.object } as const;
    await attempt(job, { step: 'rewrite', log: block.id, block: block.block, from }, () =>
      rewrite(job, block),
    );
  }
}

const dirtyQuery = (job: Job, limit: number) =>
  job.db
    .select({
      id: logs.id,
      domain: logs.domainId,
      block: blocks.number,
      first: blocks.first,
      last: blocks.last,
      root: sql<string>`${blocks.root}`,
      object: sql<string>`${blocks.object}`,
      members: blocks.members,
      revision: blocks.revision,
    })
    .from(blocks)
    .innerJoin(logs, eq(logs.id, blocks.log))
    .where(
      and(
        isDirty,
        isInState('archived'),
        notEnded,
        notRecovering,
        noRetryPending(job, 'rewrite', blocks.log, blocks.number),
      ),
    )
    .orderBy(asc(blocks.log), asc(blocks.number))
    .limit(limit);
type Dirty = Awaited<ReturnType<typeof dirtyQuery>>[number];

/** Only the members that hold erased lines change, and none changes its place: so the rest of the index stays as it is. */
async function rewrite(job: Job, { id, domain, block, first, last, root, object, ...dirty }: Dirty) {
  const { db } = job;
  const isErased = isWithin(erased, id, first, last);
  const gone = await db.select({ seq: erased.seq }).from(erased).where(isErased);
  const seqs = new Set(gone.map(({ seq }) => seq));
  const old = await readMembers(job.bucket, { object, members: dirty.members! });
  const changed = old.map((member) => without(member, seqs));
  const members = changed.map(({ bytes }) => bytes);
  const places = changed.flatMap(({ visitors }, member) => visitors.map((visitor) => [visitor, member]));
  const named = { log: { id, domain }, block, root };
  const revision = dirty.revision + 1;
  const name = objectName(named, revision, members);
  await storeObjects(job, job.bucket!, named, [{ name, bytes: new Uint8Array(Buffer.concat(members)) }]);
  const isSame = and(
    eq(blocks.log, id),
    eq(blocks.number, block),
    eq(blocks.state, 'archived'),
    eq(blocks.object, object),
  );
  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM ${blocks} JOIN ${logs} ON ${logs.id} = ${blocks.log} AND ${notEnded} WHERE ${isSame})
      AND ${db.$count(erased, isErased)} = ${gone.length} AND ${tombstonesExist(job, name)}`,
    [
      db
        .update(blocks)
        .set({ object: name, members: members.map(({ length }) => length), revision, dirty: false })
        .where(isSame),
      // Where two were erased at the same time whose IDs begin alike, each left the row to the other.
      all(
        db,
        sql`DELETE FROM ${archived} WHERE (log, ucid48, block, member) IN (
          SELECT ${id}, value ->> 0, ${block}, value ->> 1 FROM json_each(${JSON.stringify(places)}))`,
      ),
      removeTombstonesStatement(job, name),
      addTombstonesStatement(job, id, block, object),
    ],
  );
}

/** A member without the erased lines, and the visitors of whom nothing is left in it, as the index has them. */
function without(member: Uint8Array, erased: Set<number>) {
  const lines = unpackMember(member);
  const rest = lines.filter(({ seq }) => !erased.has(seq));
  if (rest.length === lines.length) return { bytes: member, visitors: [] };
  const left = new Set(rest.map(({ ucid }) => shortId(ucid)));
  const visitors = lines.map(({ ucid }) => shortId(ucid)).filter((visitor) => !left.has(visitor));
  return { bytes: packMember(rest.map(({ text }) => `${text}\n`).join('')), visitors };
}

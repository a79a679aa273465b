import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { packMember, readMembers, shortId, unpackMember } from '../archive-object.ts';
import {
  addTombstonesStatement,
  removeTombstonesStatement,
  objectName,
  tombstonesExist,
  store,
} from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';

type Dirty = {
  id: number;
  domain: string;
  block: number;
  first: number;
  last: number;
  root: string;
  object: string;
  members: string;
  revision: number;
};

/** Writes objects anew that still hold what was erased, at most `limit` of them. */
export async function rewriteBlocks(job: Job, limit = 5) {
  const blocks = await all<Dirty>(
    job.db,
    sql`SELECT log AS id, domainId AS domain, b.number AS block, first, last, b.root, object, members, revision
      FROM blocks b JOIN logs l ON l.id = b.log
      WHERE dirty = 1 AND state = 'archived' AND ended IS NULL AND reconcile = 0
        AND ${noRetryPending(job, 'rewrite', sql`b.log`, sql`b.number`)}
      ORDER BY log, b.number LIMIT ${limit}`,
  );
  for (const block of blocks)
    await attempt(
      job,
      {
        step: 'rewrite',
        log: block.id,
        block: block.block,
        from: { state: 'archived', object: block.object },
      },
      () => rewrite(job, block),
    );
}

/** Only the members that hold erased lines change, and none changes its place: so the rest of the index stays as it is. */
async function rewrite(job: Job, dirty: Dirty) {
  const { id, domain, block, first, last, root, object, revision } = dirty;
  const own = sql`log = ${id} AND seq BETWEEN ${first} AND ${last}`;
  const gone = await all<{ seq: number }>(job.db, sql`SELECT seq FROM erased WHERE ${own}`);
  const erased = new Set(gone.map(({ seq }) => seq));
  const old = await readMembers(job.bucket, { object, members: JSON.parse(dirty.members) as number[] });
  const changed = old.map((member) => without(member, erased));
  const members = changed.map(({ bytes }) => bytes);
  const places = changed.flatMap(({ visitors }, member) => visitors.map((visitor) => [visitor, member]));
  const named = { log: { id, domain }, block, root };
  const name = objectName(named, revision + 1, members);
  await store(job, job.bucket!, named, [{ name, bytes: new Uint8Array(Buffer.concat(members)) }]);
  return conditionalBatch(
    job.db,
    sql`EXISTS (SELECT 1 FROM blocks JOIN logs ON id = log AND ended IS NULL
        WHERE log = ${id} AND blocks.number = ${block} AND state = 'archived' AND object = ${object})
      AND (SELECT count(*) FROM erased WHERE ${own}) = ${gone.length}
      AND ${tombstonesExist(name)}`,
    [
      all(
        job.db,
        sql`UPDATE blocks SET object = ${name}, members = ${JSON.stringify(members.map(({ length }) => length))},
          revision = ${revision + 1}, dirty = 0
          WHERE log = ${id} AND number = ${block} AND state = 'archived' AND object = ${object}`,
      ),
      // Where two were erased at the same time whose IDs begin alike, each left the row to the other.
      all(
        job.db,
        sql`DELETE FROM archived WHERE (log, ucid48, block, member) IN (
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

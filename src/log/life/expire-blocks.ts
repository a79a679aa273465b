import { and, asc, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import { retention } from '../../settings.ts';
import { DamagedObject, readLines, shortId, type Packed } from '../archive-object.ts';
import { ofBlockWith } from '../block-ends.ts';
import { valuesOf } from '../fragments.ts';
import { logIn } from '../log.ts';
import {
  archived,
  blocks,
  entries,
  erased,
  isWithin,
  logs,
  notEnded,
  notGone,
  notRecovering,
} from '../tables.ts';
import { addTombstonesStatement } from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { countStatements } from './daily-counts.ts';
import { attempt, noRetryPending, type Job } from './job.ts';

/** Seconds for which a block that could not be hashed, because something of it is missing, is kept longer. */
const GRACE = 7 * 86_400;

/** Lets blocks go whose oldest entry is too old, as a whole, at most `limit` of them; their records stay. */
export async function expireBlocks(job: Job, limit = 10) {
  for (const block of await expiredQuery(job, limit))
    await attempt(job, { step: 'expire', log: block.log, block: block.block, from: block }, () =>
      expire(job, block),
    );
}

function expiredQuery(job: Job, limit: number) {
  const { log, number, first, last, state, object, members, leaves, oldest } = blocks;
  const cutoff = job.now - retention(job.env);
  return job.db
    .select({ log, block: number, first, last, state, object, members, leaves })
    .from(blocks)
    .innerJoin(logs, eq(logs.id, log))
    .where(
      and(
        notGone,
        lt(oldest, cutoff),
        or(sql`${state} <> 'sealed'`, lt(oldest, cutoff - GRACE)),
        notEnded,
        notRecovering,
        noRetryPending(job, 'expire', log, number),
      ),
    )
    .orderBy(asc(oldest), asc(log), asc(number))
    .limit(limit);
}
type Expired = Awaited<ReturnType<typeof expiredQuery>>[number];

async function expire(job: Job, { log, block, first, last, state, object, members, leaves }: Expired) {
  const { db } = job;
  const indexed = object === null ? sql`false` : await indexedBy(job, { object, members: members! });
  const isSame = and(eq(blocks.log, log), eq(blocks.number, block), eq(blocks.state, state));
  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM ${blocks} JOIN ${logs} ON ${logs.id} = ${blocks.log} AND ${notEnded}
      WHERE ${isSame} AND ${blocks.object} IS ${object})`,
    [
      ...countStatements(logIn(db, log)),
      db
        .update(blocks)
        .set({ state: 'gone', object: null, members: null, leaves: null, nodes: null, dirty: false })
        .where(isSame),
      db.delete(entries).where(isWithin(entries, log, first, last)),
      db.delete(archived).where(and(eq(archived.log, log), eq(archived.block, block), indexed)),
      // The records list them. Those of an earlier block that is not gone yet are still needed.
      db
        .delete(erased)
        .where(
          and(
            eq(erased.log, log),
            lte(erased.seq, last),
            isNotNull(erased.listed),
            sql`'gone' = ${ofBlockWith(blocks.state, sql`${log}`, sql`${erased.seq}`)}`,
          ),
        ),
      addTombstonesStatement(job, log, block, object, leaves),
    ],
  );
}

/** The rows of the index are found by the visitors in the object; if it cannot be read, the whole log's are looked through. */
async function indexedBy({ bucket }: Job, packed: Packed) {
  try {
    const lines = await readLines(bucket, packed);
    const ids = new Set(Array.from(lines, ({ ucid }) => shortId(ucid)));
    return inArray(archived.ucid48, valuesOf([...ids]));
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error;
    return sql`true`;
  }
}

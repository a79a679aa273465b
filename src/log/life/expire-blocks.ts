import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { retention } from '../../settings.ts';
import { countStatements } from './daily-counts.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { DamagedObject, readLines, shortId } from '../archive-object.ts';
import { addTombstonesStatement } from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';

/** What could not be hashed, because something of it is missing, is kept so much longer for whoever looks into it. */
const GRACE = 7 * 86_400;

type Expired = {
  log: number;
  block: number;
  first: number;
  last: number;
  state: string;
  object: string | null;
  members: string | null;
  leaves: string | null;
};

/** Lets blocks go whose oldest entry is too old, as a whole, at most `limit` of them; their records stay. */
export async function expireBlocks(job: Job, limit = 10) {
  const cutoff = job.now - retention(job.env);
  const blocks = await all<Expired>(
    job.db,
    sql`SELECT log, b.number AS block, first, last, state, object, members, leaves
      FROM blocks b JOIN logs l ON l.id = b.log
      WHERE state <> 'gone' AND oldest < ${cutoff} AND (state <> 'sealed' OR oldest < ${cutoff - GRACE})
        AND ended IS NULL AND reconcile = 0 AND ${noRetryPending(job, 'expire', sql`b.log`, sql`b.number`)}
      ORDER BY oldest, log, b.number LIMIT ${limit}`,
  );
  for (const block of blocks)
    await attempt(job, { step: 'expire', log: block.log, block: block.block, from: block }, () =>
      expire(job, block),
    );
}

async function expire(job: Job, { log, block, first, last, state, object, members, leaves }: Expired) {
  const { db } = job;
  const index = object === null ? sql`false` : await indexedBy(job, object, members!);
  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM blocks JOIN logs ON id = log AND ended IS NULL
      WHERE log = ${log} AND blocks.number = ${block} AND state = ${state} AND object IS ${object})`,
    [
      ...countStatements({ db, id: sql`${log}` }),
      all(
        db,
        sql`UPDATE blocks SET state = 'gone', object = NULL, members = NULL, leaves = NULL, nodes = NULL, dirty = 0
          WHERE log = ${log} AND number = ${block} AND state = ${state}`,
      ),
      all(db, sql`DELETE FROM entries WHERE log = ${log} AND seq BETWEEN ${first} AND ${last}`),
      all(db, sql`DELETE FROM archived WHERE log = ${log} AND block = ${block} AND ${index}`),
      // The records list them. Those of an earlier block that is not gone yet are still needed.
      all(
        db,
        sql`DELETE FROM erased WHERE log = ${log} AND seq <= ${last} AND listed IS NOT NULL AND 'gone' = (
          SELECT state FROM blocks b WHERE b.log = ${log} AND b.last >= seq ORDER BY b.last LIMIT 1)`,
      ),
      addTombstonesStatement(job, log, block, object, leaves),
    ],
  );
}

/** The rows of the index are found by the visitors in the object; if it cannot be read, the whole log's are looked through. */
async function indexedBy({ bucket }: Job, object: string, members: string) {
  try {
    const lines = await readLines(bucket, { object, members: JSON.parse(members) as number[] });
    const ids = new Set(Array.from(lines, ({ ucid }) => shortId(ucid)));
    return sql`ucid48 IN (SELECT value FROM json_each(${JSON.stringify([...ids])}))`;
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error;
    return sql`true`;
  }
}

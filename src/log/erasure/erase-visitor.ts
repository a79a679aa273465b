import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { batchIf } from '../../db/batch-if.ts';
import { rawQuery, valuesOf, hexOf } from '../../db/raw-query.ts';
import { now } from '../../env.ts';
import { unhex } from '../../lib/bytes.ts';
import { countStatements, uncountStatements } from '../counts/daily-counts.ts';
import { attemptUnit, noRetryPending, type Job } from '../job.ts';
import { isOngoing, lastSeq, logIn, type Log } from '../log.ts';
import { archived, blocks, entries, erased, erasures, logs, notEnded } from '../tables.ts';
import { shortId, visitorHash } from '../leaf.ts';
import { erasedStatements } from './erasure-events.ts';
import { masked48, putErasure } from './markers.ts';
import { compareNow } from '../rollback/compare-head.ts';
import { visitorEntries, type Noted, type Part, type Selection, hashedVisitor } from './entries-to-erase.ts';

/** The database of the log, and the bucket. */
type Where = Pick<Job, 'database' | 'bucket' | 'env'>;

/** An erasure of a visitor’s entries up to `tail`; `visitor` is the hash of the ID. */
type Erasure = Pick<typeof erasures.$inferSelect, 'ucid48' | 'tail'> & { visitor: string };

// Maximum number of searches for the visitor’s entries, because archiving may move entries meanwhile.
const TRIES = 10;
/** Maximum number of portions for one call, or for one erasure in a run. */
const PARTS = 20;
/** Maximum number of erasures of a log that a run continues. */
const ERASURES = 20;

/**
 * Erases a visitor’s decisions, or the `listed` entries, at once from queries, later from objects; their tree entries
 * remain. False if there were none. Throws last if an archived block is unreadable.
 */
export async function eraseVisitor(where: Where, log: Log, ucid: string, listed?: Noted[]) {
  const owner = await ownerOf(log);
  if (!owner) return false;
  const own = logIn(log.db, owner.id);
  const visitor = visitorHash(unhex(owner.key), ucid);
  const erasure = { ucid48: shortId(ucid), visitor, tail: owner.tail };
  try {
    if (listed) return (await eraseParts(where, own, owner, erasure, { listed }, ucid)) !== false;
    await recordStatement(own, erasure);
    await compareNow({ ...where, db: log.db });
    return await erase(where, own, owner, erasure, ucid);
  } catch (error) {
    // The deletion of an ended log includes all of its entries.
    if (await ownerOf(log)) throw error;
    return true;
  }
}

/** Continues incomplete erasures: a block could not be read, there were too many entries, or an error occurred. */
export async function finishErasures(job: Job, limit = 20) {
  const open = await job.db
    .selectDistinct({ log: erasures.log })
    .from(erasures)
    .innerJoin(logs, and(eq(logs.id, erasures.log), notEnded))
    .where(noRetryPending(job, 'erase', erasures.log))
    .limit(limit);
  for (const { log } of open) await attemptUnit(job, { step: 'erase', log }, () => finishIn(job, log));
}

async function finishIn(job: Job, id: number) {
  const { db } = job;
  const log = logIn(db, id);
  const owner = await ownerOf(log);
  // In changing order, so that erasures with an unreadable block do not delay the others.
  const open = await db
    .select({ ucid48: erasures.ucid48, visitor: hexOf(erasures.visitor), tail: erasures.tail })
    .from(erasures)
    .where(eq(erasures.log, id))
    .orderBy(sql`random()`)
    .limit(ERASURES);
  let damage: unknown;
  for (const erasure of owner ? open : [])
    await erase(job, log, owner!, erasure).catch((error: unknown) => (damage = error));
  if (damage) throw damage;
}

async function ownerOf({ db, id }: Log) {
  const [owner] = await db
    .select({
      id: logs.id,
      domain: logs.domainId,
      began: logs.began,
      key: hexOf(logs.key),
      tail: lastSeq(logs.id),
    })
    .from(logs)
    .where(and(eq(logs.id, id), notEnded));
  return owner;
}
type Owner = NonNullable<Awaited<ReturnType<typeof ownerOf>>>;

/** The statement that records an erasure before anything is deleted, so that it is completed in any case. */
export const recordStatement = (
  { db, id }: Log,
  { ucid48, visitor, tail }: Omit<Erasure, 'tail'> & { tail: number | SQL },
) =>
  rawQuery(
    db,
    sql`INSERT INTO ${erasures} (log, ucid48, visitor, tail)
      SELECT ${id}, ${ucid48}, unhex(${visitor}), ${tail} WHERE ${isOngoing(id)}
      ON CONFLICT DO UPDATE SET tail = max(tail, excluded.tail)`,
  );

/** Erases until no entry is left or the limit of a call is reached; then the erasure stays recorded. */
async function erase(where: Where, log: Log, owner: Owner, erasure: Erasure, ucid?: string) {
  const { ucid48, visitor, tail } = erasure;
  // Without the ID, it is continued, and was marked when it began.
  const mark = async () => ucid !== undefined && markUnfinished(where, log, owner, erasure);
  const found = await eraseParts(where, log, owner, erasure, { tail }, ucid).catch(async (error: unknown) => {
    await mark();
    throw error;
  });
  if (found === 'some') await mark();
  else
    await log.db
      .delete(erasures)
      .where(
        and(
          eq(erasures.log, log.id),
          eq(erasures.ucid48, ucid48),
          sql`${erasures.visitor} = unhex(${visitor})`,
          eq(erasures.tail, tail),
        ),
      );
  return found !== false;
}

/** Erases these entries of a visitor; returns whether there were any, and `some` if only part of them was erased. */
async function eraseParts(
  where: Where,
  log: Log,
  owner: Owner,
  { ucid48, visitor }: Erasure,
  selection: Selection,
  ucid?: string,
) {
  const whose = hashedVisitor(unhex(owner.key), ucid48, visitor, ucid);
  let parts = 0;
  // From the beginning until nothing is found. Erased entries are not: their rows of the index are deleted, or, where
  // another visitor shares the first 48 bits, they are in `erased`.
  for (let tries = 0; tries < TRIES; tries++) {
    let isFound = false;
    for await (const part of visitorEntries(log, where.bucket, whose, selection)) {
      if (parts === PARTS && 'tail' in selection) return 'some';
      isFound = true;
      parts++;
      await markPart(where, owner, visitor, part);
      if (!(await erasePart(where, log, ucid48, part))) break;
    }
    if (!isFound) return parts > 0;
  }
  throw new Error('the entries of the visitor were moved repeatedly during the erasure');
}

/** States a portion in the bucket before anything is deleted, because a rollback of the database would restore the entries. */
const markPart = ({ bucket, database }: Where, { domain, began, key }: Owner, visitor: string, part: Part) =>
  putErasure(bucket, database, unhex(key), {
    kind: 'erasure',
    domain,
    began,
    visitor,
    entries: part.entries,
    blocks: part.blocks.map(([number]) => number),
  });

/** States in the bucket that an erasure goes on later, because a rollback of the database would forget it. */
async function markUnfinished(
  { bucket, database }: Where,
  log: Log,
  { domain, began, key }: Owner,
  { ucid48, visitor, tail }: Erasure,
) {
  const [last] = await rawQuery<{ timestamp: number }>(
    log.db,
    sql`SELECT timestamp FROM records WHERE log = ${log.id} AND seq = ${tail}`,
  );
  await putErasure(bucket, database, unhex(key), {
    kind: 'unfinished',
    domain,
    began,
    visitor,
    masked48: masked48(unhex(key), visitor, ucid48),
    tail,
    until: last?.timestamp ?? now(),
  });
}

/** Erases a portion; undefined if any of its entries has moved since it was found, or was erased. */
function erasePart({ env }: Where, log: Log, ucid48: number, part: Part) {
  const { db, id } = log;
  const isLive = and(eq(entries.log, id), inArray(entries.seq, valuesOf(part.live)));
  const seqs = valuesOf(part.entries.map(([seq]) => seq));
  const found = JSON.stringify(part.blocks);
  const numbers = part.blocks.map(([number]) => number);
  return batchIf(
    db,
    sql`${isOngoing(id)}
      AND ${db.$count(entries, isLive)} = ${part.live.length}
      AND NOT EXISTS (SELECT 1 FROM ${erased} WHERE ${erased.log} = ${id} AND ${erased.seq} IN ${seqs})
      AND NOT EXISTS (SELECT 1 FROM json_each(${found}) LEFT JOIN ${blocks} ON log = ${id} AND number = value ->> 0
        WHERE object IS NOT value ->> 1)`,
    [
      ...countStatements(log),
      ...uncountStatements(log, part),
      ...erasedStatements(env, log, part.entries),
      // A trigger would refuse to delete what is not in `erased`.
      db.delete(entries).where(isLive),
      db
        .delete(archived)
        .where(
          and(
            eq(archived.log, id),
            eq(archived.ucid48, ucid48),
            sql`(block, member) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(part.places)}))`,
          ),
        ),
      db
        .update(blocks)
        .set({ dirty: true })
        .where(
          and(eq(blocks.log, id), eq(blocks.state, 'archived'), inArray(blocks.number, valuesOf(numbers))),
        ),
    ],
  );
}

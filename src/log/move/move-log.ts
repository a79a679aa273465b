import { fieldsAsJson, recordForDomain } from '../../db/activity.ts';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { databaseOf, logDatabase, logDatabaseName } from '../../db/databases.ts';
import { markDomainsChanged } from '../../db/changed-domains.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { domains } from '../../db/schema.ts';
import type { Bindings, Database } from '../../env.ts';
import { problem } from '../../http/problem.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { failedJobs, logs, moves, notEnded } from '../tables.ts';
import { copyChanging, copyGrown, sumsOf, type Side } from './copy-rows.ts';
import type { Job } from '../job/job.ts';
import { KEPT } from '../log-copies.ts';
import { logFailure } from '../../http/log-event.ts';
import { takeCount } from '../rollback/rollback.ts';

// A log is copied to another database while it accepts entries; jobs that move, index or delete entries wait. Then the log
// is closed, the rest is copied and both sides are compared, and one statement in `DB` decides: from then on the domain
// names the copy. The old copy stays closed and is kept for a rollback (src/log/rollback/settle-copies.ts).

type Move = typeof moves.$inferSelect;

/** Maximum number of steps of a run, for all moves together. */
const STEPS = 40;

/** Records that a log is to be moved; the scheduled job moves it. Throws a 400 or 409 if it cannot be moved. */
export async function requestMove(
  env: Bindings,
  domain: { id: string; logDatabase: number; log: number },
  toDatabase: number,
  startedAt: number,
) {
  const to = logDatabaseName(toDatabase);
  if (!logDatabase(env, toDatabase))
    throw problem(400, `The log database ${to} is not bound. Choose one that GET /hosting/api/status lists.`);
  const db = databaseOf(env.DB);
  const { id: domainId, logDatabase: fromDatabase, log: fromLog } = domain;
  const [known] = await db.select().from(moves).where(eq(moves.domainId, domainId));
  if (!known && fromDatabase !== toDatabase) {
    const change = {
      kind: 'log' as const,
      before: fieldsAsJson({ database: logDatabaseName(fromDatabase) }),
      after: fieldsAsJson({ database: to }),
    };
    const [, recorded] = await db.batch([
      recordForDomain(
        db,
        domainId,
        change,
        sql`NOT EXISTS (SELECT 1 FROM moves WHERE domainId = ${domainId})`,
      ),
      db
        .insert(moves)
        .values({ domainId, fromDatabase, fromLog, toDatabase, startedAt })
        .onConflictDoNothing()
        .returning({ domainId: moves.domainId }),
    ]);
    if (recorded.length > 0) return;
  }
  if (known?.movedAt)
    throw problem(
      409,
      `The log was moved to ${logDatabaseName(known.toDatabase)}. It can be moved again when its old copy is deleted, 31 days after the move.`,
    );
  if (!known && fromDatabase === toDatabase) throw problem(400, `The log is already in the database ${to}.`);
  throw problem(409, 'The log is being moved. GET /hosting/api/status shows its move.');
}

/** Continues the moves that are under way, and forgets those whose old copy is deleted. Only the job of `DB` has any. */
export async function continueMoves(job: Job) {
  const { db, now, env } = job;
  const found = await db.select().from(moves);
  let left = STEPS;
  for (const move of found) {
    try {
      if (move.movedAt === null) left = await advance(job, move, left);
      else if (move.movedAt <= now - KEPT) await forgetMove(env, db, move);
      if (move.error) await noteError(db, move, null);
    } catch (error) {
      const reason = rootMessage(error).slice(0, 500);
      logFailure('log not moved', { domain: move.domainId, reason });
      await noteError(db, move, reason);
    }
    if (left <= 0) return;
  }
}

const isSame = (move: Move) => and(eq(moves.domainId, move.domainId), eq(moves.startedAt, move.startedAt));
const noteError = (db: Database, move: Move, error: string | null) =>
  db.update(moves).set({ error }).where(isSame(move));

async function forgetMove(env: Bindings, db: Database, move: Move) {
  const to = logDatabase(env, move.toDatabase);
  await to?.update(logs).set({ movedFrom: null }).where(eq(logs.domainId, move.domainId));
  await db.delete(moves).where(isSame(move));
}

/** Moves a log one part further and returns how many steps are left. */
async function advance(job: Job, move: Move, steps: number) {
  const { env, now } = job;
  const main = databaseOf(env.DB);
  const { domainId, fromDatabase, fromLog, toDatabase } = move;
  const { log, logDatabase: database } = domains;
  const [domain] = await main.select({ log, database }).from(domains).where(eq(domains.id, domainId));
  // The deletion of the domain includes all copies.
  if (!domain) return steps;
  const from = { db: bound(env, fromDatabase), id: fromLog };
  const db = bound(env, toDatabase);
  if (domain.database === toDatabase) return complete(job, move, from, { db, id: domain.log });

  const isUnmoved = domain.database === fromDatabase && domain.log === fromLog;
  const [source] = isUnmoved ? await open(from, domainId, now) : [];
  if (!source) {
    // The domain has another log since.
    await main.delete(moves).where(isSame(move));
    return steps;
  }
  const version = versionOf(source);
  const to = { db, id: await begin(db, source, now) };
  const conditions = { isSource: isVersion(from.id, version), isTarget: isIncoming(to.id, version) };
  const left = await copyGrown(from, to, { ...conditions, steps });
  // Its rows have changed, so the next run copies it again; or the next run continues.
  if (!left) return left ?? steps;
  await requireChecked(job, move);
  if (!(await close(from, version, now))) return left;
  const isEqual = await copyRest(from, to, version);
  await requireChecked(job, move);
  if (!isEqual || !(await close(from, version, now)) || !(await markComplete(to, version, now))) return left;
  // From here on the domain names the copy.
  await main
    .update(domains)
    .set({ log: to.id, logDatabase: toDatabase })
    .where(
      and(
        eq(domains.id, domainId),
        eq(domains.log, fromLog),
        eq(domains.logDatabase, fromDatabase),
        sql`EXISTS (SELECT 1 FROM ${moves} WHERE ${isSame(move)})`,
      ),
    );
  markDomainsChanged(domainId);
  return advanceSwitched(job, move, from, to, left);
}

/** Completes the move in the same run, unless the domain was deleted or restored meanwhile. */
async function advanceSwitched(job: Job, move: Move, from: Side, to: Side, steps: number) {
  const { log, logDatabase: database } = domains;
  const [domain] = await databaseOf(job.env.DB)
    .select({ log, database })
    .from(domains)
    .where(eq(domains.id, move.domainId));
  const isSwitched = domain?.log === to.id && domain.database === move.toDatabase;
  return isSwitched ? complete(job, move, from, to) : steps;
}

/** Opens the copy that the domain names. It is complete, or, after a rollback, the closed log still has what it lacks. */
async function complete(job: Job, move: Move, from: Side, to: Side) {
  const [source] = await from.db
    .select()
    .from(logs)
    .where(and(eq(logs.id, from.id), eq(logs.domainId, move.domainId), eq(logs.copy, 'old')));
  const [target] = await to.db.select({ copy: logs.copy }).from(logs).where(eq(logs.id, to.id));
  const isIncomplete = target?.copy && target.copy !== 'complete';
  if (!target || (isIncomplete && !source))
    throw new Error('a copy of the log is missing; its database was restored');
  if (isIncomplete && !(await copyRest(from, to, versionOf(source!))))
    throw new Error('the copy differs from the log');
  if (target.copy)
    await to.db
      .update(logs)
      .set({ ended: null, copy: null, moving: null, movedFrom: move.fromDatabase })
      .where(and(eq(logs.id, to.id), isNewCopy));
  await databaseOf(job.env.DB)
    .update(moves)
    .set({ movedAt: job.now, error: null })
    .where(and(isSame(move), isNull(moves.movedAt)));
  return STEPS;
}

function bound(env: Bindings, database: number) {
  const db = logDatabase(env, database);
  if (!db) throw new Error(`the database ${logDatabaseName(database)} is not bound`);
  return db;
}

/** Nothing is switched while it is unknown whether a database was restored. */
async function requireChecked({ bucket, env }: Job, { fromDatabase, toDatabase }: Move) {
  for (const database of [fromDatabase, toDatabase])
    if (!(await takeCount({ db: bound(env, database), database, bucket, env })))
      throw new Error(`it is unknown whether ${logDatabaseName(database)} was restored`);
}

type Source = typeof logs.$inferSelect;

/** What identifies the state of a log’s rows up to additions. A rollback changes the number. */
type Version = Pick<Source, 'number'> & { moving: number };
const versionOf = ({ number, moving }: Source): Version => ({ number, moving: moving ?? 0 });
const isVersion = (id: number, { number, moving }: Version) =>
  sql`EXISTS (SELECT 1 FROM ${logs} WHERE id = ${id} AND number = ${number} AND moving = ${moving})`;
const isNewCopy = sql`copy IN ('incoming', 'complete')`;
const isIncoming = (id: number, { number, moving }: Version) =>
  sql`EXISTS (SELECT 1 FROM ${logs} WHERE id = ${id} AND number = ${number} AND moving = ${moving} AND ${isNewCopy})`;

/** From now on jobs wait that would change rows; returns the log. One that is closed already is kept for another 31 days. */
const open = ({ db, id }: Side, domainId: string, now: number) =>
  db
    .update(logs)
    .set({
      moving: sql`coalesce(${logs.moving}, ${Date.now()})`,
      ended: sql`iif(${logs.ended} IS NULL, NULL, ${now + KEPT})`,
    })
    .where(and(eq(logs.id, id), eq(logs.domainId, domainId), sql`(${notEnded} OR ${logs.copy} = 'old')`))
    .returning();

/** The columns of a log that change while it is copied. */
const state = ({
  records,
  size,
  root,
  note,
  generation,
  former,
  continues,
  hashedAt,
  openedAt,
  countedSeq,
}: Source) => ({ records, size, root, note, generation, former, continues, hashedAt, openedAt, countedSeq });

/** The id of the copy of this version, which is begun if necessary; others are deleted. */
async function begin(db: Database, source: Source, now: number) {
  const { domainId, number, began, createdAt, moving } = source;
  const isOf = sql`domainId = ${domainId} AND ${isNewCopy}`;
  const isCurrent = sql`number = ${number} AND moving = ${moving} AND ended > ${now}`;
  const [, , [copy]] = await db.batch([
    rawQuery(db, sql`UPDATE ${logs} SET ended = min(ended, ${now}) WHERE ${isOf} AND NOT (${isCurrent})`),
    rawQuery(
      db,
      sql`INSERT INTO ${logs} (domainId, number, began, "key", createdAt, root, ended, copy, moving)
        SELECT ${domainId}, ${number}, ${began}, unhex(${Buffer.from(source.key).toString('hex')}), ${createdAt}, ${source.root},
          ${now + KEPT}, 'incoming', ${moving}
        WHERE NOT EXISTS (SELECT 1 FROM ${logs} WHERE ${isOf} AND ${isCurrent})`,
    ),
    rawQuery<{ id: number }>(db, sql`SELECT id FROM ${logs} WHERE ${isOf} AND ${isCurrent}`),
  ]);
  return copy!.id;
}

/** Closes a log: entries are refused until the domain names the copy. Returns whether this version is closed. */
async function close({ db, id }: Side, version: Version, now: number) {
  const isThis: SQL = isVersion(id, version);
  const [, , closed] = await db.batch([
    db
      .update(logs)
      .set({ ended: now + KEPT, copy: 'old' })
      .where(and(eq(logs.id, id), notEnded, isThis)),
    db.delete(failedJobs).where(and(eq(failedJobs.log, id), isThis)),
    db
      .select({ id: logs.id })
      .from(logs)
      .where(and(eq(logs.id, id), eq(logs.copy, 'old'), isThis)),
  ]);
  return closed.length > 0;
}

/** Notes that a copy has all that the closed log has: it can continue even if that is lost. Returns whether it was there. */
async function markComplete({ db, id }: Side, version: Version, now: number) {
  const marked = await db
    .update(logs)
    .set({ copy: 'complete', ended: now + KEPT })
    .where(and(eq(logs.id, id), isIncoming(id, version)))
    .returning({ id: logs.id });
  return marked.length > 0;
}

/** Copies what a closed log has and the copy does not; returns whether both are equal then. */
async function copyRest(from: Side, to: Side, version: Version) {
  const [isSource, isTarget] = [isVersion(from.id, version), isIncoming(to.id, version)];
  const left = await copyGrown(from, to, { isSource, isTarget, steps: Infinity });
  if (left === undefined || !(await copyChanging(from, to, isTarget))) return false;
  const read = ({ db, id }: Side) => db.select().from(logs).where(eq(logs.id, id));
  const [source] = await read(from);
  await to.db
    .update(logs)
    .set(state(source!))
    .where(and(eq(logs.id, to.id), isTarget));
  const [there] = await read(to);
  const sums = await Promise.all([sumsOf(from), sumsOf(to)]);
  return (
    sums[0] === sums[1] &&
    there !== undefined &&
    JSON.stringify(state(source!)) === JSON.stringify(state(there))
  );
}

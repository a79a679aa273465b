import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { databaseOf, logDatabases } from '../../db/databases.ts';
import { domains } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import { logEvent } from '../../http/log-event.ts';
import { lastSeq } from '../block-ends.ts';
import { valuesOf } from '../fragments.ts';
import { logs, maintenance, moves, notEnded } from '../tables.ts';
import { conditionalBatch } from '../job/conditional-batch.ts';
import type { Job } from '../job/job.ts';
import { KEPT } from '../log-copies.ts';
import { readOutsideCount } from '../job/database-count.ts';
import { newNumbersStatement } from '../job/new-numbers.ts';

type Row = Pick<
  typeof logs.$inferSelect,
  'id' | 'domainId' | 'number' | 'ended' | 'copy' | 'moving' | 'movedFrom'
> & { database: number; tail: number };
type Named = { id: string; log: number; logDatabase: number };

/**
 * After a rollback of a database, decides for each log that was moved or is being moved which copy is the log: the one
 * that the domain names, if it is complete; otherwise one that accepts entries, or else a closed one that is complete. A
 * closed copy continues under a new number, above the number of every other copy, and the other copies are closed. Moves
 * that this concerns are abandoned.
 */
export async function settleCopies({ env, database, now }: Job) {
  const rows = await rowsOf(env);
  const main = databaseOf(env.DB);
  const { id, log, logDatabase } = domains;
  const named = await main
    .select({ id, log, logDatabase })
    .from(domains)
    .where(inArray(id, valuesOf([...rows.keys()])));
  for (const domain of named) {
    const own = rows.get(domain.id)!;
    const isConcerned = database === 0 || own.some((row) => row.database === database);
    if (isConcerned || domain.logDatabase === database) await settle(env, database, now, domain, own);
  }
}

/** The rows of logs of which there are copies, and of the copies, by domain. */
async function rowsOf(env: Bindings) {
  const { id, domainId, number, ended, copy, moving, movedFrom } = logs;
  const columns = { id, domainId, number, ended, copy, moving, movedFrom, tail: lastSeq };
  const databases = [...logDatabases(env)];
  const flagged = await Promise.all(
    databases.map(([, db]) =>
      db
        .selectDistinct({ domainId })
        .from(logs)
        .where(or(isNotNull(copy), isNotNull(moving), isNotNull(movedFrom))),
    ),
  );
  // A rollback may bring a log back that was moved so long ago that nothing says so any more.
  const live = await Promise.all(
    databases.map(([, db]) => db.select({ domainId }).from(logs).where(notEnded)),
  );
  const twice = [...Map.groupBy(live.flat(), (row) => row.domainId).values()].filter(
    ({ length }) => length > 1,
  );
  const ids = [...new Set([...flagged, ...twice].flat().map((row) => row.domainId))];
  const found = await Promise.all(
    databases.map(async ([database, db]) => {
      const isOngoing = or(isNotNull(copy), notEnded);
      const rows = await db
        .select(columns)
        .from(logs)
        .where(and(inArray(domainId, valuesOf(ids)), isOngoing));
      return rows.map((row): Row => ({ ...row, database }));
    }),
  );
  return Map.groupBy(found.flat(), (row) => row.domainId);
}

async function settle(env: Bindings, database: number, now: number, domain: Named, rows: Row[]) {
  const databases = logDatabases(env);
  const isLive = (row: Row) => row.ended === null;
  const isNamed = (row: Row) => row.database === domain.logDatabase && row.id === domain.log;
  const isClosed = (row: Row) => row.copy === 'old' || row.copy === 'complete';
  const usable = rows.filter((row) => isLive(row) || (isClosed(row) && row.ended! > now));
  const current = usable.find(isNamed);
  const [best] = usable.sort(
    (a, b) => Number(isLive(b)) - Number(isLive(a)) || b.tail - a.tail || b.ended! - a.ended!,
  );
  const chosen = current ?? best;
  // Without any, the domain gets a new log.
  if (!chosen) return;

  // First nothing else may be signed under any number.
  const others = rows.filter((row) => row !== chosen);
  for (const row of others.filter((row) => isLive(row) || row.copy !== 'old'))
    await databases
      .get(row.database)!
      .update(logs)
      .set(isLive(row) ? { ended: now + KEPT, copy: 'old', moving: null } : { ended: now })
      .where(eq(logs.id, row.id));
  // A move that ended where the log is now stays recorded until its old copy is deleted.
  const isUndone = or(isNull(moves.movedAt), ne(moves.toDatabase, chosen.database));
  await databaseOf(env.DB)
    .delete(moves)
    .where(and(eq(moves.domainId, domain.id), isUndone));

  const db = databases.get(chosen.database)!;
  const outside = await Promise.all(
    Array.from(databases.keys(), (number) =>
      readOutsideCount({ database: number, bucket: env.ARCHIVE, env }),
    ),
  );
  const above = Math.max(...outside.map(({ number }) => number), ...rows.map(({ number }) => number));
  const isChosen = eq(logs.id, chosen.id);
  // While there are other copies, erasures leave markers for them.
  const [other] = others.filter((row) => row.database !== chosen.database);
  await db
    .update(logs)
    .set({ moving: null, movedFrom: sql`coalesce(${logs.movedFrom}, ${other?.database ?? null})` })
    .where(isChosen);
  if (chosen.copy !== null) {
    await conditionalBatch(
      db,
      sql`EXISTS (SELECT 1 FROM ${logs} WHERE id = ${chosen.id} AND domainId = ${domain.id} AND copy = ${chosen.copy})`,
      [
        db.update(logs).set({ ended: null, copy: null }).where(isChosen),
        newNumbersStatement(db, above, isChosen),
        // What was erased since is erased again.
        db.update(maintenance).set({ repeatedTo: '' }),
      ],
    );
    if (chosen.copy === 'old') logEvent('old copy of a log continues', { domain: domain.id });
  } else if (
    // A copy that the restore brought back may have signed under its number before it was closed here.
    others.some((row) => row.number >= chosen.number && (chosen.database === database || isLive(row)))
  ) {
    await newNumbersStatement(db, above, and(isChosen, sql`${logs.number} = ${chosen.number}`));
  }
  if (chosen !== current)
    await databaseOf(env.DB)
      .update(domains)
      .set({ log: chosen.id, logDatabase: chosen.database })
      .where(
        and(
          eq(domains.id, domain.id),
          eq(domains.log, domain.log),
          eq(domains.logDatabase, domain.logDatabase),
        ),
      );
}

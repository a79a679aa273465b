import { sql, type SQL } from 'drizzle-orm';
import { blocks, entries, isInState, logs, maintenance, notEnded } from '../tables.ts';
import type { Job } from '../job.ts';
import { logDatabases } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';

/** Counts the size of a database and its entries once a day. An erased entry counts until its block is deleted. */
export async function countSizes({ db, now }: Job) {
  const entriesIn = (condition: SQL) =>
    sql`coalesce(sum(iif(${condition}, ${blocks.last} - ${blocks.first} + 1, 0)), 0)`;
  const lastEntry = sql`coalesce((SELECT max(seq) FROM ${entries} WHERE log = ${logs.id}), 0)`;
  const lastSealed = sql`coalesce((SELECT last FROM ${blocks} WHERE log = ${logs.id} ORDER BY number DESC LIMIT 1), 0)`;
  const { results, meta } = await db.run(
    sql`SELECT ${entriesIn(isInState('archived'))} AS archived,
        ${entriesIn(sql`${blocks.state} = 'sealed'`)} AS sealed,
        (SELECT coalesce(sum(max(0, ${lastEntry} - ${lastSealed})), 0) FROM ${logs} WHERE ${notEnded}) AS open
      FROM ${blocks}`,
  );
  const [{ archived, sealed, open }] = results as [{ archived: number; sealed: number; open: number }];
  const sizes = { live: sealed + open, archived, bytes: meta.size_after };
  await db.update(maintenance).set({ sizes, sizesAt: now });
}

/**
 * The number and the database of a new log: the smallest log database by its daily sizes, `DB` only if it is alone. A
 * database that does not respond counts as full.
 */
export async function databaseOfNewLog(env: Bindings) {
  const [main, ...others] = logDatabases(env);
  if (others.length < 2) return others[0] ?? main!;
  const { sizes } = maintenance;
  const bytes = await Promise.all(
    others.map(([, db]) =>
      db
        .select({ sizes })
        .from(maintenance)
        .then(
          ([row]) => row?.sizes?.bytes ?? 0,
          () => Infinity,
        ),
    ),
  );
  return others[bytes.indexOf(Math.min(...bytes))]!;
}

import { logDatabases } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { maintenance } from '../tables.ts';

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

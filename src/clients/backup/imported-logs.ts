import { logDatabases } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { databaseOfNewLog } from '../../log/append/database-of-new-log.ts';
import { beginStatement, chooseKeyStatement, highestNumbers } from '../../log/log.ts';
import type { Backup } from './format.ts';

type Placed = { id: string; log: number; logDatabase: number };

/**
 * Begins the logs of domains without one: in `DB` as part of the batch (`begin`), in other databases immediately. `placed`
 * has the location of each log, as far as it is known before the batch.
 */
export async function beginLogs(env: Bindings, wanted: Backup, stored: Placed[]) {
  const placed = new Map<string, { log?: number; logDatabase: number }>(
    stored.map(({ id, log, logDatabase }) => [id, { log, logDatabase }]),
  );
  const missing = wanted.domains.map(({ id }) => id).filter((id) => !placed.has(id));
  if (missing.length === 0) return { begin: [], placed };
  const [logDatabase, logDb] = await databaseOfNewLog(env);
  const others = [...logDatabases(env).values()].filter((db) => db !== logDb);
  const begin = [
    beginStatement(logDb, missing, await highestNumbers(others, missing)),
    chooseKeyStatement(logDb, env, missing),
  ] as const;
  for (const id of missing) placed.set(id, { logDatabase });
  if (logDatabase === 0) return { begin, placed };
  // A log that no domain refers to in the end is an empty row, which the next attempt uses.
  const [begun] = await logDb.batch(begin);
  for (const { id, domainId } of begun) placed.set(domainId, { log: id, logDatabase });
  return { begin: [], placed };
}

import { and, gt, inArray } from 'drizzle-orm';
import { logDatabase, logDatabaseName } from '../../db/databases.ts';
import type { LogLocation } from '../../db/domains/log-locations.ts';
import type { Bindings } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { valuesOf } from '../../db/sql-fragments.ts';
import { notEnded, trees } from '../tables.ts';
import { isCurrent, requireOwnNote } from './notes.ts';
import { treesQuery } from './read-tree.ts';

/**
 * The current checkpoints of several logs by domain, with one query for each database. A log is left out while nothing is
 * covered, and if its stored checkpoint was not signed by the service’s own key, which is reported.
 */
export async function coveredNotes(env: Bindings, locations: LogLocation[]): Promise<Map<string, string>> {
  const byDatabase = Map.groupBy(locations, ({ database }) => database);
  const notes = await Promise.all(
    Array.from(byDatabase, async ([database, found]) => {
      const db = logDatabase(env, database);
      if (!db) throw new Error(`the database ${logDatabaseName(database)} is not bound`);
      const domains = new Map(found.map(({ id, domain }) => [id, domain]));
      const rows = await treesQuery(db).where(
        and(inArray(trees.log, valuesOf([...domains.keys()])), gt(trees.size, 0), notEnded),
      );
      // After a rollback, another domain’s log may have the id.
      const own = rows.filter(({ log, domain }) => domains.get(log) === domain);
      return Promise.all(
        own.filter(isCurrent).map(async (tree) => {
          try {
            await requireOwnNote(env, tree);
            return [[tree.domain, tree.note] as const];
          } catch (error) {
            logFailure('checkpoint not shown', { domain: tree.domain, reason: rootMessage(error) });
            return [];
          }
        }),
      );
    }),
  );
  return new Map(notes.flat(2));
}

import { and, gt, inArray } from 'drizzle-orm';
import { databaseAt, type LogLocation } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { valuesOf } from '../../db/raw-query.ts';
import { notEnded, trees } from '../tables.ts';
import { isCurrent, isOwnNote } from './sign-checkpoint.ts';
import { treesQuery } from './read-tree.ts';

/**
 * The current checkpoints of several logs by domain, with one query per database. Omits logs without one, and logs
 * whose checkpoint the service’s own key has not signed, which are reported.
 */
export async function coveredNotes(env: Bindings, locations: LogLocation[]): Promise<Map<string, string>> {
  const byDatabase = Map.groupBy(locations, ({ database }) => database);
  const notes = await Promise.all(
    Array.from(byDatabase, async ([database, found]) => {
      const domains = new Map(found.map(({ id, domain }) => [id, domain]));
      const rows = await treesQuery(databaseAt(env, { database })).where(
        and(inArray(trees.log, valuesOf([...domains.keys()])), gt(trees.size, 0), notEnded),
      );
      // After a rollback, another domain’s log may have the id.
      const own = rows.filter(({ log, domain }) => domains.get(log) === domain);
      return Promise.all(
        own
          .filter(isCurrent)
          .map(async (tree) =>
            (await isOwnNote(env, tree, 'checkpoint not shown')) ? [[tree.domain, tree.note] as const] : [],
          ),
      );
    }),
  );
  return new Map(notes.flat(2));
}

import { and, eq } from 'drizzle-orm';
import { logDatabaseName, logDatabases } from '../db/databases.ts';
import type { Bindings, Database } from '../env.ts';
import { logFailure } from '../http/log-event.ts';
import { rootMessage } from '../lib/root-message.ts';
import { originOf } from '../log/leaf.ts';
import { isSigned, logs, notEnded, trees } from '../log/tables.ts';

/** The newest checkpoint of a log as a line, with these properties in this order; the root is in hex. */
export type AnchoredLog = { origin: string; size: number; root: string };

/** The lines of all logs of all log databases, sorted by origin. A database that does not respond is left out. */
export async function readLines(env: Bindings) {
  const found = await Promise.all(
    Array.from(logDatabases(env), async ([number, db]) => {
      try {
        return await logsIn(db);
      } catch (error) {
        logFailure('database not anchored', {
          database: logDatabaseName(number),
          error: rootMessage(error),
        });
        return [];
      }
    }),
  );
  return found
    .flat()
    .sort((a, b) => (a.origin < b.origin ? -1 : a.origin > b.origin ? 1 : 0))
    .map((log) => JSON.stringify(log));
}

async function logsIn(db: Database): Promise<AnchoredLog[]> {
  const rows = await db
    .select({ domain: logs.domainId, number: logs.number, size: trees.size, root: trees.root })
    .from(logs)
    .innerJoin(trees, eq(trees.log, logs.id))
    .where(and(notEnded, isSigned));
  return rows.map(({ domain, number, size, root }) => ({ origin: originOf(domain, number), size, root }));
}

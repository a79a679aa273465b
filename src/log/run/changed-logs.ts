import { and, eq } from 'drizzle-orm';
import { logDatabaseName, logDatabases } from '../../db/databases.ts';
import type { Bindings, Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { originOf } from '../leaf.ts';
import { isSigned, logs, notEnded, trees } from '../tables.ts';
import { isCurrent, isOwnNote, type Stored } from '../tree/sign-checkpoint.ts';

/** The newest checkpoint of a log as a line, with these properties in this order; the root is in hex. */
export type AnchoredLog = { origin: string; size: number; root: string };

/**
 * The lines of all logs of all databases by origin, and those that are not `known`. Omits databases that do not
 * respond, and changed logs whose checkpoint the service’s own key has not signed.
 */
export async function readLines(env: Bindings, known: ReadonlySet<string>) {
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
  const all: string[] = [];
  const changed: string[] = [];
  for (const log of found.flat()) {
    const line = lineOf(log);
    if (!known.has(line)) {
      if (!isCurrent(log) || !(await isOwnNote(env, log, 'log not anchored'))) continue;
      changed.push(line);
    }
    all.push(line);
  }
  return { all: all.sort(), changed: changed.sort() };
}

const lineOf = ({ domain, number, size, root }: Stored) =>
  JSON.stringify({ origin: originOf(domain, number), size, root } satisfies AnchoredLog);

const logsIn = (db: Database): Promise<Stored[]> =>
  db
    .select({
      domain: logs.domainId,
      number: logs.number,
      continues: logs.continues,
      size: trees.size,
      root: trees.root,
      generation: trees.generation,
      note: trees.note,
    })
    .from(logs)
    .innerJoin(trees, eq(trees.log, logs.id))
    .where(and(notEnded, isSigned));

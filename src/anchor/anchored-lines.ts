import { logDatabaseName, logDatabases } from '../db/databases.ts';
import type { Bindings, Database } from '../env.ts';
import { rootMessage } from '../lib/root-message.ts';
import type { Head } from '../log/evidence/head.ts';
import { heads, logs, notEnded } from '../log/tables.ts';
import { asc, desc } from 'drizzle-orm';

/** A log in a day’s tree, with these properties in this order: its newest checkpoint, and the head of its open block. */
export type AnchoredLog = { domain: string; log: number; size: number; root: string; head: Head | null };

/** The lines of all logs of all log databases, sorted by domain and log. A database that does not respond is left out. */
export async function readLines(env: Bindings) {
  const found = await Promise.all(
    Array.from(logDatabases(env), async ([number, db]) => {
      try {
        return await logsIn(db);
      } catch (error) {
        const database = logDatabaseName(number);
        console.error(
          JSON.stringify({ event: 'database not anchored', database, error: rootMessage(error) }),
        );
        return [];
      }
    }),
  );
  return found
    .flat()
    .sort((a, b) => (a.domain === b.domain ? a.log - b.log : a.domain < b.domain ? -1 : 1))
    .map((log) => JSON.stringify(log));
}

/** The logs of a database that have a checkpoint or a head. */
async function logsIn(db: Database): Promise<AnchoredLog[]> {
  const [rows, heads] = await Promise.all([
    db
      .select({ id: logs.id, domain: logs.domainId, log: logs.number, size: logs.size, root: logs.root })
      .from(logs)
      .where(notEnded),
    readHeads(db),
  ]);
  const byLog = Map.groupBy(heads, ({ log }) => log);
  return rows.flatMap(({ id, ...log }) => {
    const { block, first, entries, root } =
      byLog.get(id)?.find(({ block }) => block > log.size) ?? ({} as Partial<Head>);
    const head = block ? { block, first: first!, entries: entries!, root: root! } : null;
    return log.size > 0 || head ? [{ ...log, head }] : [];
  });
}

/** The heads of all logs of a database, the newest block first. */
const readHeads = (db: Database) =>
  db
    .select({
      log: heads.log,
      block: heads.block,
      first: heads.first,
      entries: heads.entries,
      root: heads.root,
    })
    .from(heads)
    .orderBy(asc(heads.log), desc(heads.block));

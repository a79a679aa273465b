import { sql } from 'drizzle-orm';
import { freshId } from '../db/columns.ts';
import { toRow } from '../db/compat-columns.ts';
import { databaseOf, logDatabases } from '../db/databases.ts';
import { domainColumns, type DomainValues } from '../db/domains.ts';
import { retryIdCollision } from '../db/constraints.ts';
import { domains, locales, themes } from '../db/schema.ts';
import { now, type Bindings } from '../env.ts';
import { beginStatement, endStatement } from '../log/log.ts';
import { builtInLocales } from '../texts/index.ts';

/**
 * Creates a domain with its log, its first two locales, filled with the built-in texts, and a theme; its client must
 * exist. What the database refuses it throws as it comes: `brokenRule` (src/db/constraints.ts) says what that is.
 */
export async function createDomain(env: Bindings, clientId: string, values: DomainValues) {
  const db = databaseOf(env.DB);
  const [logDatabase, logDb] = [...logDatabases(env)].at(-1)!;
  return retryIdCollision(async () => {
    const id = freshId();
    const stamp = { domainId: id, updatedAt: now() };
    const begin = beginStatement(logDb, id);
    // Elsewhere the log comes first: one that no domain names is an empty row, a domain without one could store nothing.
    const [begun] = logDatabase === 0 ? [] : await begin;
    const log = begun?.id ?? sql<number>`(SELECT id FROM logs WHERE domainId = ${id} AND ended IS NULL)`;
    const insert = db
      .insert(domains)
      .values({ ...toRow(domains, values), id, clientId, logDatabase, log, updatedAt: now() })
      .returning(domainColumns);
    const parts = [
      db.insert(locales).values({ ...toRow(locales, builtInLocales.de_DE), ...stamp, name: 'de_DE' }),
      db
        .insert(locales)
        .values({ ...toRow(locales, builtInLocales.en_US), ...stamp, name: 'en_US', active: true }),
      db.insert(themes).values({ ...stamp, name: 'Default', default: true }),
    ] as const;
    try {
      if (begun) return (await db.batch([insert, ...parts]))[0][0]!;
      return (await db.batch([begin, insert, ...parts]))[1][0]!;
    } catch (error) {
      if (begun) await endStatement({ db: logDb, id: sql`${begun.id}` });
      throw error;
    }
  });
}

import { sql } from 'drizzle-orm';
import { logChange } from '../db/activity/actor.ts';
import { entryStatements } from '../db/activity/entry-statements.ts';
import { freshId } from '../db/columns.ts';
import { markDomainsChanged } from '../db/domains/changed-domains.ts';
import { noteDesign } from '../db/domains/designs.ts';
import { flat, toRow } from '../db/settings-column.ts';
import { databaseOf } from '../db/databases.ts';
import { domainColumns, type DomainValues } from '../db/domains/domains.ts';
import { retryIdCollision } from '../db/constraint-errors.ts';
import { createdEntry } from '../db/activity/row-entries.ts';
import { domains, locales, themes } from '../db/schema.ts';
import { now, type Bindings } from '../env.ts';
import { isOutage } from '../http/outage.ts';
import { databaseOfNewLog } from '../log/counts/database-sizes.ts';
import { beginStatement, chooseKeyStatement, endStatement } from '../log/log.ts';
import { builtInLocales } from '../texts/index.ts';

/**
 * Creates a domain with its log, two locales with the default texts, and a theme. Throws the database’s error for a
 * violated constraint or an unknown client; `constraintProblem` translates it.
 */
export async function createDomain(env: Bindings, clientId: string, values: DomainValues) {
  const db = databaseOf(env.DB);
  const [logDatabase, logDb] = await databaseOfNewLog(env);
  return retryIdCollision(async () => {
    const id = freshId();
    const stamp = { domainId: id, updatedAt: now() };
    const begin = [beginStatement(logDb, [id]), chooseKeyStatement(logDb, env, [id])] as const;
    // In another database the log comes first: a log without a domain is an empty row, but a domain without a log is unusable.
    const [[begun]] = logDatabase === 0 ? [[]] : await logDb.batch(begin);
    const log = begun?.id ?? sql<number>`(SELECT id FROM logs WHERE domainId = ${id} AND ended IS NULL)`;
    const row = { ...toRow(domains, values), id, clientId, updatedAt: now() };
    const insert = db
      .insert(domains)
      .values({ ...row, logDatabase, log })
      .returning(domainColumns);
    const parts = [
      db.insert(locales).values({ ...toRow(locales, builtInLocales.de_DE), ...stamp, name: 'de_DE' }),
      db
        .insert(locales)
        .values({ ...toRow(locales, builtInLocales.en_US), ...stamp, name: 'en_US', active: true }),
      db.insert(themes).values(toRow(themes, { ...stamp, name: 'Default', default: true })),
      ...entryStatements(db, { domainId: id }, createdEntry(domains, row)),
      ...noteDesign(db, id),
    ] as const;
    try {
      const [created] = begun
        ? (await db.batch([insert, ...parts]))[0]
        : (await db.batch([...begin, insert, ...parts]))[2];
      markDomainsChanged(id);
      logChange({ clientId, domainId: id });
      return flat(created!);
    } catch (error) {
      // After an outage the domain may exist. The scheduled job ends a log that no domain refers to.
      if (begun && !isOutage(error)) await endStatement({ db: logDb, id: sql`${begun.id}` });
      throw error;
    }
  });
}

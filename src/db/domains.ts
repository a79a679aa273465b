import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../env.ts';
import { beginStatement, endStatement } from '../log/log.ts';
import { builtInLocales } from '../texts/index.ts';
import { monthOf } from './calls.ts';
import { freshId } from './columns.ts';
import { databaseOf, logDatabases } from './databases.ts';
import { retryFreshId } from './rules.ts';
import { forgetPublicDomains } from './public-domain.ts';
import { pageQuery, type Page } from './page.ts';
import { endLogs } from '../log/delete.ts';
import { deletions } from '../log/tables.ts';
import { calls, domains, embeddings, locales, placeholders, themes } from './schema.ts';

type Insert = typeof domains.$inferInsert;
/** A domain's own columns. */
export type DomainValues = Omit<Insert, 'seq' | 'id' | 'clientId' | 'log' | 'logDatabase' | 'updatedAt'>;

const {
  seq: _seq,
  clientId: _clientId,
  enteredName: _enteredName,
  hostKey: _hostKey,
  logDatabase: _logDatabase,
  log: _log,
  version: _version,
  legalChangedAt: _legalChangedAt,
  updatedAt: _updatedAt,
  ...columns
} = getTableColumns(domains);
export { columns as domainColumns };

const own = (clientId: string, id: string) => and(eq(domains.clientId, clientId), eq(domains.id, id));

/** A client's domains in the order of their creation. */
export async function listDomains(db: Database, clientId: string, page: Page = {}) {
  const all = db.select(columns).from(domains).$dynamic();
  return pageQuery(all, domains, eq(domains.clientId, clientId), (id) => own(clientId, id), page);
}

/** A client's domains as the domain API lists them, with their calls in the current month. */
export const domainCallsQuery = (db: Database, clientId: string) =>
  db
    .select({
      id: domains.id,
      name: domains.enteredName,
      whiteLabel: domains.whitelabel,
      viewCount: sql<number>`coalesce(${calls.count}, 0)`.as('viewCount'),
    })
    .from(domains)
    .leftJoin(calls, and(eq(calls.domainId, domains.id), eq(calls.month, monthOf(now()))))
    .where(eq(domains.clientId, clientId))
    .orderBy(asc(domains.seq));

/** A client's domain; undefined when there is none of this id that is the client's. */
export async function findDomain(db: Database, clientId: string, id: string) {
  return (await db.select(columns).from(domains).where(own(clientId, id)))[0];
}

/** What tells a client's domain and its website, and where its log is; undefined when the client has no such domain. */
export async function findSite(db: Database, clientId: string, domainId: string) {
  const { id, name, path, enteredName, logDatabase, log } = domains;
  const site = { id, clientId: domains.clientId, name, path, enteredName, logDatabase, log };
  return (await db.select(site).from(domains).where(own(clientId, domainId)))[0];
}

export type SiteRow = NonNullable<Awaited<ReturnType<typeof findSite>>>;

/** Creates a domain with its log, its first two locales, filled with the built-in texts, and a theme; its client must exist. */
export async function createDomain(env: Bindings, clientId: string, values: DomainValues) {
  const db = databaseOf(env.DB);
  const [logDatabase, logDb] = [...logDatabases(env)].at(-1)!;
  return retryFreshId(async () => {
    const id = freshId();
    const stamp = { domainId: id, updatedAt: now() };
    const begin = beginStatement(logDb, id);
    // Elsewhere the log comes first: one that no domain names is an empty row, a domain without one could store nothing.
    const [begun] = logDatabase === 0 ? [] : await begin;
    const log = begun?.id ?? sql<number>`(SELECT id FROM logs WHERE domainId = ${id} AND ended IS NULL)`;
    const insert = db
      .insert(domains)
      .values({ ...values, id, clientId, logDatabase, log, updatedAt: now() })
      .returning(columns);
    const parts = [
      db.insert(locales).values({ ...builtInLocales.de_DE, ...stamp, name: 'de_DE' }),
      db.insert(locales).values({ ...builtInLocales.en_US, ...stamp, name: 'en_US', active: true }),
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

/** Changes what `values` names; undefined when the client has no such domain. */
export async function updateDomain(
  db: Database,
  clientId: string,
  id: string,
  values: Partial<DomainValues>,
) {
  const changed = { ...values, updatedAt: now() };
  return (await db.update(domains).set(changed).where(own(clientId, id)).returning(columns))[0];
}

/**
 * Deletes a domain with its configuration and ends its log; what the log holds follows (src/log/delete.ts). Says whether
 * there was one, or one whose log an earlier call did not come to end.
 */
export async function deleteDomain(env: Bindings, clientId: string, id: string) {
  const db = databaseOf(env.DB);
  const of = db.select({ id: domains.id }).from(domains).where(own(clientId, id));
  const [, , , , , deleted, [listed]] = await db.batch([
    db.delete(embeddings).where(eq(embeddings.domainId, of)),
    db.delete(locales).where(eq(locales.domainId, of)),
    db.delete(placeholders).where(eq(placeholders.domainId, of)),
    db.delete(themes).where(eq(themes.domainId, of)),
    db.delete(calls).where(eq(calls.domainId, of)),
    db.delete(domains).where(own(clientId, id)).returning({ id: domains.id }),
    // Only one whose log is in another database is listed; an earlier call may not have come to end it.
    db.select().from(deletions).where(eq(deletions.domainId, id)),
  ]);
  forgetPublicDomains(id);
  if (listed) await endLogs(env, [listed]);
  return deleted.length > 0 || listed !== undefined;
}

import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { builtInLocales } from '../texts/index.ts';
import { monthOf } from './calls.ts';
import { freshId } from './columns.ts';
import { retryFreshId } from './rules.ts';
import { forgetIntake } from './intake.ts';
import type { Page } from './rows.ts';
import { calls, domains, embeddings, locales, placeholders, themes } from './schema.ts';

type Insert = typeof domains.$inferInsert;
/** A domain's own columns. */
export type DomainValues = Omit<Insert, 'seq' | 'id' | 'clientId' | 'updatedAt'>;

const {
  seq: _seq,
  clientId: _clientId,
  enteredName: _enteredName,
  hostKey: _hostKey,
  version: _version,
  services: _services,
  purposeNames: _purposeNames,
  legalChangedAt: _legalChangedAt,
  updatedAt: _updatedAt,
  ...columns
} = getTableColumns(domains);
export { columns as domainColumns };

const own = (clientId: string, id: string) => and(eq(domains.clientId, clientId), eq(domains.id, id));

/** A client's domains in the order of their creation. */
export function listDomains(db: Database, clientId: string, { limit = -1, after }: Page = {}) {
  const last = sql`(SELECT seq FROM ${domains} WHERE ${own(clientId, after ?? '')})`;
  const within = and(eq(domains.clientId, clientId), after === undefined ? undefined : gt(domains.seq, last));
  return db.select(columns).from(domains).where(within).orderBy(asc(domains.seq)).limit(limit);
}

/** A client's domains as the domain API lists them, with their calls in the current month. */
export const domainCalls = (db: Database, clientId: string) =>
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

/** What tells a client's domain and its website; undefined when the client has no such domain. */
export async function findSite(db: Database, clientId: string, domainId: string) {
  const { id, name, path, enteredName } = domains;
  const site = { id, clientId: domains.clientId, name, path, enteredName };
  return (await db.select(site).from(domains).where(own(clientId, domainId)))[0];
}

/** Creates a domain with its first two locales, filled with the built-in texts, and a theme; its client must exist. */
export async function createDomain(db: Database, clientId: string, values: DomainValues) {
  return retryFreshId(async () => {
    const id = freshId();
    const stamp = { domainId: id, updatedAt: now() };
    const [created] = await db.batch([
      db
        .insert(domains)
        .values({ ...values, id, clientId, updatedAt: now() })
        .returning(columns),
      db.insert(locales).values({ ...builtInLocales.de_DE, ...stamp, name: 'de_DE' }),
      db.insert(locales).values({ ...builtInLocales.en_US, ...stamp, name: 'en_US', active: true }),
      db.insert(themes).values({ ...stamp, name: 'Default', default: true }),
    ]);
    return created[0]!;
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

/** Deletes a domain with its configuration; its log follows (the deletion job). Says whether there was one. */
export async function deleteDomain(db: Database, clientId: string, id: string) {
  const it = db.select({ id: domains.id }).from(domains).where(own(clientId, id));
  const [, , , , deleted] = await db.batch([
    db.delete(embeddings).where(eq(embeddings.domainId, it)),
    db.delete(locales).where(eq(locales.domainId, it)),
    db.delete(placeholders).where(eq(placeholders.domainId, it)),
    db.delete(themes).where(eq(themes.domainId, it)),
    db.delete(domains).where(own(clientId, id)).returning({ id: domains.id }),
  ]);
  forgetIntake(id);
  return deleted.length > 0;
}

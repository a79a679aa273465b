import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createDomain } from '../customers/create-domain.ts';
import { databaseOf } from '../db/databases.ts';
import { FRESH } from '../db/public-domain.ts';
import { brokenRule } from '../db/rules.ts';
import { clients, domains } from '../db/schema.ts';
import type { AppEnv, Bindings, Database } from '../env.ts';
import { kept } from '../lib/kept.ts';
import { parseSite, type Site } from '../lib/site.ts';

const places = kept<string>(500, FRESH);

/**
 * The client's domain that the calling page belongs to, by its `Referer`, for a snippet that names none; made on the
 * first call where the client wants that and has room for it. Undefined where there is none.
 */
export async function domainOfPage(c: Context<AppEnv>, embedKey: string) {
  const referer = c.req.header('Referer') ?? '';
  if (!embedKey || !URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  const site = parseSite(host);
  if (!site) return undefined;
  const key = `${embedKey} ${host}${pathname}`;
  const known = places.get(key);
  if (known) return known;
  const domainId = await findOrCreate(c.env, databaseOf(c.env.DB), embedKey, site, pathname);
  return domainId && places.set(key, domainId);
}

async function findOrCreate(env: Bindings, db: Database, embedKey: string, site: Site, page: string) {
  const found = await find(db, embedKey, site, page);
  if (!found?.wanted || found.domainId !== null) return found?.domainId ?? undefined;
  try {
    return (await createDomain(env, found.clientId, { ...site, enteredName: site.name })).id;
  } catch (error) {
    // The quota is used up, or another call has made it meanwhile.
    if (brokenRule(error)) return (await find(db, embedKey, site, page))?.domainId ?? undefined;
    throw error;
  }
}

/** The client and, of its domains on this host, the one with the longest path that the page lies in. */
async function find(db: Database, embedKey: string, { hostKey }: Site, page: string) {
  const found = await db
    .select({
      clientId: clients.id,
      wanted: clients.autoCreateDomains,
      domainId: domains.id,
      path: domains.path,
    })
    .from(clients)
    .leftJoin(domains, and(eq(domains.clientId, clients.id), eq(domains.hostKey, hostKey)))
    .where(eq(clients.embedKey, embedKey))
    .orderBy(desc(sql`length(${domains.path})`));
  return found.find(({ path }) => path !== null && page.startsWith(path)) ?? found.at(-1);
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { databaseOf } from '../db/databases.ts';
import { hasEmbedKey } from '../db/embed-keys.ts';
import { PUBLIC_DOMAIN_SECONDS } from '../db/public-domain.ts';
import { constraintProblem } from '../db/constraints.ts';
import { clientHosts, clients, domains } from '../db/schema.ts';
import type { AppEnv, Database } from '../env.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { parseWebsite, type Website } from '../lib/website.ts';
import { limitedLookUp } from './domain-lookup.ts';

const domainIds = ttlCache<string>(500, PUBLIC_DOMAIN_SECONDS);

/**
 * The client's domain that the calling page belongs to by its `Referer`, for a snippet that names no domain; undefined if
 * there is none. If the client wants domains to be created and has room for one, the first call creates the domain of a
 * host that the operator has listed; any other host waits for the client's confirmation.
 */
export async function domainByReferer(c: Context<AppEnv>, embedKey: string) {
  const referer = c.req.header('Referer') ?? '';
  if (!embedKey || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  const { host, pathname } = page;
  const site = parseWebsite(host);
  if (!site) return undefined;
  const key = `${embedKey} ${host}${pathname}`;
  const known = domainIds.get(key);
  if (known) return known;
  const domainId = await limitedLookUp(c, 'page', () => findOrCreate(c, embedKey, site, page));
  return domainId && domainIds.set(key, domainId);
}

async function findOrCreate(c: Context<AppEnv>, embedKey: string, site: Website, page: URL) {
  const db = databaseOf(c.env.DB);
  const found = await find(db, embedKey, site, page.pathname);
  if (!found?.wanted || found.domainId !== null) return found?.domainId ?? undefined;
  if (found.state === null || found.state === 'waiting') {
    const { checkNewHost } = await import('./check-new-host.ts');
    checkNewHost(c, found.clientId, embedKey, site, page);
  }
  if (found.state !== 'listed') return undefined;
  const { createDomain } = await import('../clients/domain-creation.ts');
  try {
    return (await createDomain(c.env, found.clientId, { ...site, enteredName: site.name })).id;
  } catch (error) {
    // The quota is used up, or another call has created the domain meanwhile.
    if (constraintProblem(error))
      return (await find(db, embedKey, site, page.pathname))?.domainId ?? undefined;
    throw error;
  }
}

/** The client and its domain on this host with the longest path that contains the page. */
async function find(db: Database, embedKey: string, { hostKey }: Website, page: string) {
  const found = await db
    .select({
      clientId: clients.id,
      wanted: clients.autoCreateDomains,
      domainId: domains.id,
      path: domains.path,
      state: clientHosts.state,
    })
    .from(clients)
    .leftJoin(domains, and(eq(domains.clientId, clients.id), eq(domains.hostKey, hostKey)))
    .leftJoin(clientHosts, and(eq(clientHosts.clientId, clients.id), eq(clientHosts.hostKey, hostKey)))
    .where(hasEmbedKey(embedKey))
    .orderBy(desc(sql`length(${domains.path})`));
  return found.find(({ path }) => path !== null && page.startsWith(path)) ?? found.at(-1);
}

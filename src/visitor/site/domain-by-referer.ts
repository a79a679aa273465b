import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { databaseOf } from '../../db/databases.ts';
import { hasEmbedKey } from '../../db/clients/embed-keys.ts';
import { constraintProblem } from '../../db/constraint-errors.ts';
import { clientHosts, clients, domains, formerKeys } from '../../db/schema.ts';
import type { AppEnv, Bindings, Database } from '../../env.ts';
import { startAfterResponse } from '../../http/wait-until.ts';
import { parseWebsite, type Website } from '../../lib/http/host-names.ts';
import { limitedLookUp } from './unknown-domain-limit.ts';
import { compareLater, copyFromKv, copyOf, domainsKey, publishCopy } from './memory-and-kv-copies.ts';

/** The domains of a client, as they are published under its embed key. */
type PublishedDomains = [hostKey: string, path: string, id: string][];

/**
 * The domain of the calling page by its `Referer`, for a snippet without a domain; undefined if none. Creates the
 * domain of a pre-approved host if the plan has room; other hosts await confirmation.
 */
export async function domainByReferer(c: Context<AppEnv>, embedKey: string) {
  const referer = c.req.header('Referer') ?? '';
  if (!embedKey || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  const { host, pathname } = page;
  const site = parseWebsite(host);
  if (!site) return undefined;
  const key = domainsKey(embedKey);
  const published = (domains: PublishedDomains | undefined) => {
    const domainId = domains && onPage(domains, site, pathname);
    if (domainId) compareLater(c, key, () => compare(c.env, embedKey, site, pathname, domainId));
    return domainId || undefined;
  };
  const known = published(copyOf<PublishedDomains>(key));
  if (known) return known;
  return limitedLookUp(c, 'page', async () => {
    const inKv = published(await copyFromKv<PublishedDomains>(c.env, key, Array.isArray));
    if (inKv) return inKv;
    const domainId = await findOrCreate(c, embedKey, site, page);
    if (domainId)
      startAfterResponse(c, 'publish the domains of an embed key', () => publishDomains(c.env, embedKey));
    return domainId;
  });
}

const onPage = (domains: PublishedDomains, { hostKey }: Website, page: string) =>
  ofPage(
    domains.filter(([host]) => host === hostKey).map(([, path, domainId]) => ({ path, domainId })),
    page,
  );

/**
 * The domain with the longest path that contains the page. Browsers shorten the address of a page for other hosts to its
 * origin: it means the only domain on its host.
 */
function ofPage(domains: { path: string | null; domainId: string | null }[], page: string) {
  const longest = domains
    .filter(({ path }) => path !== null && page.startsWith(path))
    .sort((a, b) => b.path!.length - a.path!.length)[0];
  return (longest ?? (page === '/' && domains.length === 1 ? domains[0] : undefined))?.domainId ?? undefined;
}

async function compare(env: Bindings, embedKey: string, site: Website, page: string, domainId: string) {
  const { domains } = await find(databaseOf(env.DB), embedKey, site);
  if (ofPage(domains, page) !== domainId) await publishDomains(env, embedKey);
}

async function publishDomains(env: Bindings, embedKey: string) {
  const { hostKey, path, id } = domains;
  const db = databaseOf(env.DB);
  const own = db
    .select({ hostKey, path, id })
    .from(clients)
    .innerJoin(domains, eq(domains.clientId, clients.id))
    .where(hasEmbedKey(embedKey))
    .orderBy(domains.seq);
  const list = (await db.batch([movedQuery(db, embedKey), own]))
    .flat()
    .map((row): PublishedDomains[0] => [row.hostKey, row.path, row.id]);
  await publishCopy(env, domainsKey(embedKey), list.length > 0 ? list : undefined);
}

async function findOrCreate(c: Context<AppEnv>, embedKey: string, site: Website, page: URL) {
  const db = databaseOf(c.env.DB);
  const { client, domains } = await find(db, embedKey, site);
  const domainId = ofPage(domains, page.pathname);
  // A page outside every path of its host has no domain, and none is created beside those that are there.
  if (domainId || !client?.wanted || domains.length > 0) return domainId;
  if (client.state === null || client.state === 'waiting') {
    const { checkWaitingHost } = await import('./check-waiting-host.ts');
    checkWaitingHost(c, client.clientId, embedKey, site, page);
  }
  if (client.state !== 'listed') return undefined;
  const { createDomain } = await import('../../domains/domain-creation.ts');
  try {
    return (await createDomain(c.env, client.clientId, { ...site, enteredName: site.name })).id;
  } catch (error) {
    // The quota is used up, or another call has created the domain meanwhile.
    if (constraintProblem(error)) return ofPage((await find(db, embedKey, site)).domains, page.pathname);
    throw error;
  }
}

/** The client of an embed key, and its domains on a host, after those that have moved away and keep the key: they keep their pages. */
async function find(db: Database, embedKey: string, { hostKey }: Website) {
  const own = db
    .select({
      clientId: clients.id,
      wanted: clients.autoCreateDomains,
      // A batch returns one of two columns with the same name.
      domainId: sql<string | null>`${domains.id}`.as('domainId'),
      path: domains.path,
      state: clientHosts.state,
    })
    .from(clients)
    .leftJoin(domains, and(eq(domains.clientId, clients.id), eq(domains.hostKey, hostKey)))
    .leftJoin(clientHosts, and(eq(clientHosts.clientId, clients.id), eq(clientHosts.hostKey, hostKey)))
    .where(hasEmbedKey(embedKey));
  const [rows, moved] = await db.batch([own, movedQuery(db, embedKey)]);
  const gone = moved.flatMap((row) => (row.hostKey === hostKey ? { ...row, domainId: row.id } : []));
  return { client: rows[0], domains: [...gone, ...rows.filter(({ domainId }) => domainId !== null)] };
}

/** The domains that have moved to other clients and keep this embed key. Those that have moved back are the client’s own. */
const movedQuery = (db: Database, embedKey: string) =>
  db
    .select({ hostKey: domains.hostKey, path: domains.path, id: domains.id })
    .from(formerKeys)
    .innerJoin(domains, eq(domains.id, formerKeys.domainId))
    .where(
      and(
        eq(formerKeys.key, embedKey),
        notInArray(
          domains.clientId,
          db.select({ id: clients.id }).from(clients).where(hasEmbedKey(embedKey)),
        ),
      ),
    );

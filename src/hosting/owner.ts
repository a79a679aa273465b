import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { findSite, type SiteRow } from '../db/domains.ts';
import { forgetPublicDomains } from '../db/public-domain.ts';
import { clients } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { missing } from '../http/problem.ts';

export const DOMAINS = '/client/:clientId/domain';
export const DOMAIN = `${DOMAINS}/:domainId` as const;

/** Behind `inDomain`. */
export type InDomain = AppEnv & { Variables: { domain: SiteRow } };

/** Throws a 404 unless the client of the path exists. */
export const inClient = createMiddleware<AppEnv>(async (c, next) => {
  const id = c.req.param('clientId') ?? '';
  const [client] = await c.var.db.select({ id: clients.id }).from(clients).where(eq(clients.id, id));
  if (!client) throw missing('client');
  await next();
});

/** Throws a 404 unless the domain of the path exists and is the path's client's. */
export const inDomain = createMiddleware<InDomain>(async (c, next) => {
  const clientId = c.req.param('clientId') ?? '';
  const domainId = c.req.param('domainId') ?? '';
  const domain = await findSite(c.var.db, clientId, domainId);
  if (!domain) throw missing('client or domain');
  c.set('domain', domain);
  await next();
  // Other isolates notice by themselves: src/db/public-domain.ts.
  if (c.req.method !== 'GET') forgetPublicDomains(domainId);
});

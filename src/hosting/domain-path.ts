import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { findWebsite, type SiteRow } from '../db/domains/domains.ts';
import { clients } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { missing, required } from '../http/problem.ts';

export const DOMAINS_PATH = '/client/:clientId/domain';
export const MOVES_PATH = '/client/:clientId/move';
export const DOMAIN_PATH = `${DOMAINS_PATH}/:domainId` as const;

/** The environment of routes behind `withDomain`. */
export type WithDomain = AppEnv & { Variables: { domain: SiteRow } };

/** Throws a 404 unless the client in the path exists. */
export const requireClient = createMiddleware<AppEnv>(async (c, next) => {
  const id = c.req.param('clientId') ?? '';
  const [client] = await c.var.db.select({ id: clients.id }).from(clients).where(eq(clients.id, id));
  if (!client) throw missing('client');
  await next();
});

/** Throws a 404 unless the domain in the path exists and belongs to the client in the path. */
export const withDomain = createMiddleware<WithDomain>(async (c, next) => {
  const clientId = c.req.param('clientId') ?? '';
  const domainId = c.req.param('domainId') ?? '';
  const domain = required(await findWebsite(c.var.db, clientId, domainId), 'client or domain');
  c.set('domain', domain);
  await next();
});

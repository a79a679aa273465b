import { createMiddleware } from 'hono/factory';
import { findSite, type SiteRow } from '../db/domains.ts';
import { forgetPublicDomains } from '../db/public-domain.ts';
import { Hono } from '../http/hono.ts';
import { missing } from '../http/problem.ts';
import type { WithFoundLog } from '../log/http/with-log.ts';
import type { SignedIn } from './session.ts';

/** Behind `ownDomain`. */
export type InDomain = SignedIn & { Variables: { domain: SiteRow } };

/** Answers 404 unless the domain of the path is that of the client who is logged in. */
export const ownDomain = createMiddleware<InDomain>(async (c, next) => {
  const { db, session } = c.var;
  const domain = await findSite(db, session.clientId, c.req.param('domainId') ?? '');
  if (!domain) throw missing('domain');
  c.set('domain', domain);
  await next();
  // Other isolates notice by themselves: src/db/public-domain.ts.
  if (c.req.method !== 'GET') forgetPublicDomains(domain.id);
});

/** Pages of a domain and its log: behind `ownDomain` and `withLog`. */
export const createDomainPages = () => new Hono<InDomain & WithFoundLog>();

import { createMiddleware } from 'hono/factory';
import { findSite, type SiteRow } from '../db/domains.ts';
import { forgetPublicDomains } from '../db/public-domain.ts';
import { auditChange } from '../http/audit-log.ts';
import { Hono } from '../http/hono.ts';
import { missing } from '../http/problem.ts';
import type { WithFoundLog } from '../log/http/with-log.ts';
import type { SignedIn } from './session.ts';

/** Behind `ownDomain`. */
export type InDomain = SignedIn & { Variables: { domain: SiteRow } };

/**
 * Throws a 404 unless the domain of the path is that of the client who is logged in, and logs what is changed of it.
 */
export const ownDomain = createMiddleware<InDomain>(async (c, next) => {
  const { db, session } = c.var;
  const domain = await findSite(db, session.clientId, c.req.param('domainId') ?? '');
  if (!domain) throw missing('domain');
  c.set('domain', domain);
  await next();
  if (c.req.method === 'GET' || c.res.status !== 303) return;
  // Other isolates notice by themselves: src/db/public-domain.ts.
  forgetPublicDomains(domain.id);
  auditChange(c, session.operator ? 'operator' : 'client', {
    client: domain.clientId,
    domain: domain.id,
  });
});

export type DomainPages = InDomain & WithFoundLog;

/** Pages of a domain and its log: behind `ownDomain` and `withLog`. */
export const createDomainPages = () => new Hono<DomainPages>();

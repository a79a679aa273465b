import { createMiddleware } from 'hono/factory';
import type { SiteRow } from '../../db/domains/domains.ts';
import { auditChange } from '../../http/audit-log.ts';
import { Hono } from '../../lib/http/hono.ts';
import { missing } from '../../http/problem.ts';
import type { WithFoundLog } from '../../log/http/with-log.ts';
import { readDomain, type DomainHeader } from './header.ts';
import type { SignedIn } from '../sign-in/session.ts';
import { undoLink } from './undo-link.ts';

export type WithDomain = SignedIn & { Variables: { domain: SiteRow; header: DomainHeader } };

/** Sets the domain of the path and logs its changes. Throws a 404 unless it belongs to the signed-in client. */
export const withDomain = createMiddleware<WithDomain>(async (c, next) => {
  const { db, session } = c.var;
  const { domain, header } = await readDomain(db, session.clientId, c.req.param('domainId') ?? '');
  if (!domain) throw missing('domain');
  c.set('domain', domain);
  c.set('header', header);
  const { view } = c.var;
  const undo = view.flash && (await undoLink(db, domain));
  if (undo) view.flashLink = [undo, view.t.activity.undo];
  await next();
  if (c.req.method === 'GET' || c.res.status !== 303) return;
  auditChange(c, session.operator ? 'operator' : 'client', {
    client: domain.clientId,
    domain: domain.id,
  });
});

export type DomainPages = WithDomain & WithFoundLog;

/** Pages of a domain and its log, which need `withDomain` and `withLog`. */
export const createDomainPages = () => new Hono<DomainPages>();

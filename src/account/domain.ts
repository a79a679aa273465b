import { findSite } from '../db/domains.ts';
import { missing } from '../http/problem.ts';
import { createMiddleware } from './env.ts';

/** Answers 404 unless the domain of the path is that of the client who is logged in. */
export const ownDomain = createMiddleware(async (c, next) => {
  const { db, session } = c.var;
  const domain = await findSite(db, session.clientId, c.req.param('domainId') ?? '');
  if (!domain) throw missing('domain');
  c.set('domain', domain);
  await next();
});

import { Hono } from '../http/hono.ts';
import { consents } from './consents.ts';
import { domainList } from './domains.ts';
import { requireApiKey, batchWithKeyCheck, type WithAccount } from './api-key-auth.ts';
import { log } from './log.ts';
import { withDomainLog } from './domain-log.ts';

/** The routes of `/api`: read-only, each call limited to the account of its key. */
export const api = new Hono<WithAccount>()
  .use(requireApiKey)
  .get('/test', async (c) => {
    const { username } = await batchWithKeyCheck(c, []);
    return c.json({ username, apiKey: c.var.account.apiKey });
  })
  .route('/domains', domainList)
  .use('/domains/:domainId/*', withDomainLog)
  .route('/domains/:domainId/consents', consents)
  .route('/domains/:domainId/log', log);

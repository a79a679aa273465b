import { Hono } from '../http/hono.ts';
import { consents } from './consents.ts';
import { domainList } from './domains.ts';
import { account, confirmed, type WithAccount } from './key.ts';
import { log } from './log.ts';
import { withOwnLog } from './own-log.ts';

/** The tree of `/api`: read only, each call within the account of its key. */
export const api = new Hono<WithAccount>()
  .use(account)
  .get('/test', async (c) => {
    const { username } = await confirmed(c, []);
    return c.json({ username, apiKey: c.var.account.apiKey });
  })
  .route('/domains', domainList)
  .use('/domains/:domainId/*', withOwnLog)
  .route('/domains/:domainId/consents', consents)
  .route('/domains/:domainId/log', log);

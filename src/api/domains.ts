import { Hono } from '../http/hono.ts';
import { domainCallsQuery } from '../db/domains.ts';
import { answerWithETag } from '../http/etag.ts';
import { batchWithKeyCheck, type WithAccount } from './api-key-auth.ts';

export const domainList = new Hono<WithAccount>().get('/', async (c) => {
  const list = domainCallsQuery(c.var.db, c.var.account.clientId);
  const { results } = await batchWithKeyCheck(c, [list] as const);
  const text = JSON.stringify(results[0]);
  return answerWithETag(c, text, () => c.body(text, 200, { 'Content-Type': 'application/json' }));
});

import { domainCallsQuery } from '../db/domains/domains.ts';
import { answerWithETag } from '../http/etag.ts';
import { Hono } from '../lib/http/hono.ts';
import { validate } from '../http/validate.ts';
import {
  answerFeed,
  feedParameters,
  answerList,
  answerEvidenceFile,
  evidenceFileParameters,
} from '../log/http/answer.ts';
import { evidence } from '../log/http/evidence-routes.ts';
import type { WithLog } from '../log/http/with-log.ts';
import { requireApiKey, batchWithKeyCheck, type WithAccount } from './api-key-auth.ts';
import { withDomainLog } from './domain-log.ts';
import { listBlock } from '../log/reading/consent-list.ts';
import { listHistory } from '../log/reading/visitor-history.ts';
import { listParameters } from '../log/http/list-parameters.ts';

const consents = new Hono<WithLog>()
  .get('/', validate('query', listParameters), (c) => {
    const filter = c.req.valid('query');
    return answerList(c, c.var.queryLog, listBlock(filter), filter);
  })
  .get('/:consentId', validate('query', listParameters), (c) => {
    const filter = c.req.valid('query');
    return answerList(c, c.var.queryLog, listHistory(c.req.param('consentId'), filter), filter);
  })
  .get('/:consentId/receipt', validate('query', evidenceFileParameters), (c) =>
    answerEvidenceFile(c, c.var.queryLog, c.req.param('consentId'), c.req.valid('query')),
  );

const log = new Hono<WithLog>()
  .get('/', validate('query', feedParameters), (c) => answerFeed(c, c.var.queryLog, c.req.valid('query')))
  .route('/', evidence);

/** The routes of `/api`: read-only, each call limited to the account of its key. */
export const api = new Hono<WithAccount>()
  .use(requireApiKey)
  .get('/test', async (c) => {
    const { username } = await batchWithKeyCheck(c, []);
    return c.json({ username, apiKey: c.var.account.apiKey });
  })
  .get('/domains', async (c) => {
    const list = domainCallsQuery(c.var.db, c.var.account.clientId);
    const { results } = await batchWithKeyCheck(c, [list] as const);
    const text = JSON.stringify(results[0]);
    return answerWithETag(c, text, () => c.body(text, 200, { 'Content-Type': 'application/json' }));
  })
  .use('/domains/:domainId/*', withDomainLog)
  .route('/domains/:domainId/consents', consents)
  .route('/domains/:domainId/log', log);

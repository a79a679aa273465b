import { Hono } from '../lib/http/hono.ts';
import { validate } from '../http/validate.ts';
import { listBlock } from '../log/reading/consent-list.ts';
import { listHistory } from '../log/reading/visitor-history.ts';
import { answerList } from '../log/http/answer-list.ts';
import { listParameters } from '../log/http/list-parameters.ts';
import { answerEvidenceFile, evidenceFileParameters } from '../log/http/answer-evidence-file.ts';
import type { WithLog } from '../log/http/with-log.ts';

export const consents = new Hono<WithLog>()
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

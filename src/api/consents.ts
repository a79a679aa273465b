import { Hono } from '../http/hono.ts';
import { validate } from '../http/validate.ts';
import { listBlock } from '../log/reading/consent-list.ts';
import { listHistory } from '../log/reading/visitor-history.ts';
import { answerList, listParameters } from '../log/http/answer-list.ts';
import { answerEvidenceFile, evidenceFileParameters } from '../log/http/answer-evidence-file.ts';
import { readEvidenceFile } from '../log/reading/evidence-file.ts';
import type { WithLog } from '../log/http/with-log.ts';
import { blockLimits } from '../settings.ts';

export const consents = new Hono<WithLog>()
  .get('/', validate('query', listParameters), async (c) => {
    return answerList(c, await c.var.askLog(listBlock(blockLimits(c.env), c.req.valid('query'))));
  })
  .get('/:consentId', validate('query', listParameters), async (c) => {
    return answerList(c, await c.var.askLog(listHistory(c.req.param('consentId'), c.req.valid('query'))));
  })
  .get('/:consentId/receipt', validate('query', evidenceFileParameters), async (c) => {
    const { cursor } = c.req.valid('query');
    return answerEvidenceFile(
      c,
      await c.var.askLog(readEvidenceFile(c.env, c.req.param('consentId'), cursor)),
    );
  });

import { Hono } from '../lib/http/hono.ts';
import { validate } from '../http/validate.ts';
import { answerBlocks, blockParameters, evidence } from '../log/http/evidence-routes.ts';
import { eraseOnRequest } from '../log/erasure/erase-on-request.ts';
import {
  answerFeed,
  feedParameters,
  answerEvidenceFile,
  evidenceFileParameters,
} from '../log/http/answer.ts';
import { sealOnRequest } from '../log/blocks/seal-on-request.ts';
import type { WithFoundLog } from '../log/http/with-log.ts';

export const log = new Hono<WithFoundLog>()
  .get('/', validate('query', blockParameters), (c) => answerBlocks(c, c.var.queryLog, c.req.valid('query')))
  .get('/entries', validate('query', feedParameters), (c) =>
    answerFeed(c, c.var.queryLog, c.req.valid('query')),
  )
  .get('/receipts/:ucid', validate('query', evidenceFileParameters), (c) =>
    answerEvidenceFile(c, c.var.queryLog, c.req.param('ucid'), c.req.valid('query')),
  )
  .delete('/consents/:ucid', async (c) => {
    await eraseOnRequest(c.env, c.var.log, c.req.param('ucid'));
    return c.body(null, 204);
  })
  /** Seals the open block and responds with it; an empty block stays open (`entries` 0, `sealedAt` null). */
  .post('/archive', async (c) => {
    const sealed = await sealOnRequest(c, c.var.log);
    return c.json(sealed ?? { number: null, entries: 0, sealedAt: null }, 201);
  })
  .route('/', evidence);

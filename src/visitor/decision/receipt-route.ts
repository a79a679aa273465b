import * as z from 'zod/mini';
import { createApp } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { networkOfCall, tooMany, withinRateLimit } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { answerEvidenceFile, evidenceFileParameters } from '../../log/http/answer-evidence-file.ts';
import { queryWith } from '../../log/http/with-log.ts';
import { foundAt } from '../../log/log-query.ts';
import { findSite } from '../site/look-up.ts';
import { acceptsKey } from '../site/calling-page.ts';
import { hex64 } from '../../http/input-schemas.ts';
import { readPayload } from '../../http/request-body.ts';

export const receiptSchema = z.strictObject({
  apiKey: z.string().check(z.maxLength(255)),
  domain: z.string().check(z.maxLength(255)),
  ucid: hex64,
});

/** Sends the evidence file of a visitor's decisions to the visitor, the only one who knows the consent ID. */
export const receiptRoute = createApp().post('/', validate('query', evidenceFileParameters), async (c) => {
  const { apiKey, domain: domainId, ucid } = await readPayload(c, receiptSchema);
  if (!(await withinRateLimit(c.env, 'RECEIPT_RATE', networkOfCall(c))))
    throw tooMany('Too many requests for evidence files from this network');
  const found = await findSite(c, domainId);
  if (!found || !acceptsKey(found.site, apiKey)) throw missing('embed key or domain');
  return answerEvidenceFile(c, queryWith(foundAt(c.env, found.site.log)), ucid, c.req.valid('query'));
});

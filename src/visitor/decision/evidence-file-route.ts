import * as z from 'zod/mini';
import { createApp } from '../../env.ts';
import { networkOfCall, requireWithin } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { answerEvidenceFile, evidenceFileParameters } from '../../log/http/answer.ts';
import { queryWith } from '../../log/http/with-log.ts';
import { foundAt } from '../../log/log-query.ts';
import { siteOfKey } from '../site/calling-page.ts';
import { callFields, hex64 } from '../../http/input-schemas.ts';
import { readPayload } from '../../http/request-body.ts';

export const evidenceFileRequest = z.strictObject({
  ...callFields,
  ucid: hex64,
});

/** Sends the evidence file of a visitor's decisions to the visitor, the only one who knows the consent ID. */
export const evidenceFile = createApp().post('/', validate('query', evidenceFileParameters), async (c) => {
  const { ucid, ...call } = await readPayload(c, evidenceFileRequest);
  const what = 'Too many requests for evidence files from this network';
  await requireWithin(c.env, 'RECEIPT_RATE', networkOfCall(c), what);
  const { log } = await siteOfKey(c, call);
  return answerEvidenceFile(c, queryWith(foundAt(c.env, log)), ucid, c.req.valid('query'));
});

import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { SiteRow } from '../../db/domains/domains.ts';
import { validate } from '../../http/validate.ts';
import { now } from '../../env.ts';
import { dateOf } from '../../lib/time.ts';
import { zonedTime } from '../../lib/zoned-time.ts';
import { downloadConsents } from '../../log/reading/download-consents.ts';
import type { MediaType } from '../../log/reading/entry-format.ts';
import { readNoticeNames } from '../../log/notices/notice-names.ts';
import { streamPortions } from '../../log/reading/stream.ts';
import { readCheckpoint } from '../../log/tree/signed-tree.ts';
import { answerBlock, blockNumber } from '../../log/http/evidence-routes.ts';
import { answerEvidenceFile, evidenceFileParameters } from '../../log/http/answer.ts';
import { downloadFormat } from './download-format.ts';
import { conditionsOf, filterParameters, ordered } from './filters.tsx';
import { namesIn } from './purpose-and-service-names.ts';
import { createDomainPages } from '../domain/page.tsx';
import { attachment } from '../../lib/http/attachment.ts';

const types = {
  json: 'application/json',
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
} satisfies Record<string, MediaType>;
type Extension = keyof typeof types;

const format = z.enum(Object.keys(types) as [Extension, ...Extension[]]);

/** Makes the browser save the response as a file named after the domain's host. */
function setFileName(
  c: Context,
  domain: SiteRow,
  name: string,
  extension: Extension | 'txt',
  days = today(),
) {
  c.header('Content-Disposition', attachment(`${name}-${domain.name}-${days}.${extension}`));
}
const today = () => dateOf(now());

/** Consent records as files. */
export const consentDownloads = createDomainPages()
  // The records that match the filters, from all blocks.
  .get('/consents/download', validate('query', z.object({ format, ...filterParameters })), async (c) => {
    const { format: extension, ...asked } = c.req.valid('query');
    const { domain, log, queryLog, view } = c.var;
    const filters = ordered(asked);
    const { t, formats, language } = view;
    const naming = namesIn(language, await queryLog(readNoticeNames(language)));
    const tools = { t, formats, language, naming, time: zonedTime(formats.zone) };
    const { frame, write } = downloadFormat(types[extension], tools);
    const entries = downloadConsents(log, conditionsOf(filters, formats.zone));
    const file = await streamPortions(entries, frame, write);
    const { from, to } = filters;
    setFileName(c, domain, 'consents', extension, from && to ? `${from}_${to}` : undefined);
    return c.body(file, 200, { 'Content-Type': frame.type });
  })
  .get('/consents/:ucid/receipt', validate('query', evidenceFileParameters), async (c) => {
    setFileName(c, c.var.domain, 'receipt', 'json');
    return answerEvidenceFile(c, c.var.queryLog, c.req.param('ucid'), c.req.valid('query'));
  })
  // A signed note (c2sp.org/signed-note).
  .get('/checkpoint', async (c) => {
    const note = await c.var.queryLog(readCheckpoint(c.env));
    setFileName(c, c.var.domain, 'checkpoint', 'txt');
    return c.text(note);
  })
  .get('/blocks/:number', validate('query', z.object({ format })), async (c) => {
    const { format: extension } = c.req.valid('query');
    const number = blockNumber(c.req.param('number'));
    setFileName(c, c.var.domain, `block-${number}`, extension);
    return answerBlock(c, c.var.queryLog, number, types[extension]);
  });

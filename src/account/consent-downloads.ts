import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { SiteRow } from '../db/domains.ts';
import { validate } from '../http/validate.ts';
import { listBlock } from '../log/reading/consent-list.ts';
import { entryFormat, type MediaType } from '../log/reading/entry-format.ts';
import { listHistory } from '../log/reading/visitor-history.ts';
import { answerEntries } from '../log/http/answer.ts';
import { answerBlock, blockNumber } from '../log/http/evidence-routes.ts';
import { answerEvidenceFile, evidenceFileParameters } from '../log/http/answer-evidence-file.ts';
import { blockLimits } from '../settings.ts';
import { createDomainPages } from './with-domain.ts';

const types = {
  json: 'application/json',
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
} satisfies Record<string, MediaType>;
type Extension = keyof typeof types;

const format = z.enum(Object.keys(types) as [Extension, ...Extension[]]);

/** Makes the browser save the answer as a file named after the domain's host. */
function setFileName(c: Context, domain: SiteRow, name: string, extension: Extension) {
  const host = domain.name.replace(/[^\w.-]/g, '_');
  c.header('Content-Disposition', `attachment; filename="${name}-${host}-${today()}.${extension}"`);
}
const today = () => new Date().toISOString().slice(0, 10);

/** Consent records as files. */
export const consentDownloads = createDomainPages()
  // The current block, or the consent history of one visitor.
  .get(
    '/consents/download',
    validate('query', z.object({ format, id: z.optional(z.string()) })),
    async (c) => {
      const { format: extension, id } = c.req.valid('query');
      const list = await c.var.askLog(
        id === undefined ? listBlock(blockLimits(c.env), {}) : listHistory(id, {}),
      );
      setFileName(c, c.var.domain, list.next ? 'newest-consents' : 'consents', extension);
      return answerEntries(c, list.entries, entryFormat(types[extension]));
    },
  )
  .get('/consents/:ucid/receipt', validate('query', evidenceFileParameters), async (c) => {
    setFileName(c, c.var.domain, 'receipt', 'json');
    return answerEvidenceFile(c, c.var.askLog, c.req.param('ucid'), c.req.valid('query'));
  })
  .get('/blocks/:number', validate('query', z.object({ format })), async (c) => {
    const { format: extension } = c.req.valid('query');
    const number = blockNumber(c.req.param('number'));
    setFileName(c, c.var.domain, `block-${number}`, extension);
    return answerBlock(c, c.var.askLog, number, types[extension]);
  });

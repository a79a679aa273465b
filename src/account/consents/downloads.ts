import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { SiteRow } from '../../db/domains/domains.ts';
import { validate } from '../../http/validate.ts';
import { now } from '../../env.ts';
import { dateOf, isoOf } from '../../lib/time.ts';
import { zonedTime, type ZonedTime } from '../../lib/zoned-time.ts';
import { downloadConsents, type DownloadedEntry } from '../../log/reading/download-consents.ts';
import { type MediaType, frames } from '../../log/reading/entry-format.ts';
import { readNoticeNames } from '../../log/notices/notice-names.ts';
import { streamPortions } from '../../log/http/streamed-list.ts';
import { readCheckpoint } from '../../log/tree/signed-tree.ts';
import { answerBlock, blockNumber } from '../../log/http/evidence-routes.ts';
import { answerEvidenceFile, evidenceFileParameters } from '../../log/http/answer.ts';
import { filterParameters, readFilters } from './filters.tsx';
import { namesIn, type Naming } from './purpose-and-service-names.ts';
import { createDomainPages } from '../domain/page.tsx';
import { attachment } from '../../lib/http/attachment.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../lib/text/csv.ts';
import { byDecision, kindOf, type Entry } from '../../log/entry.ts';
import type { View } from '../console.ts';

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
    const { language, formats } = view;
    const { filters, conditions } = readFilters(asked, formats.zone);
    const naming = namesIn(language, await queryLog(readNoticeNames(language)));
    const tools = { view, naming, time: zonedTime(formats.zone) };
    const { frame, write } = downloadFormat(types[extension], tools);
    const entries = downloadConsents(log, conditions);
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

type Tools = { time: ZonedTime; naming: Naming; view: View };

/** How consent records are written to a file: a table in the console’s language, or objects for programs. */
function downloadFormat(type: MediaType, tools: Tools) {
  const frame = frames[type];
  if (type !== 'text/csv') return { frame, write: objectWriter(tools) };
  const { t, formats } = tools.view;
  const head = Object.values(t.consents.columns).map((name) =>
    csvCell(typeof name === 'function' ? name(tools.time.zone) : name),
  );
  const start = `${BYTE_ORDER_MARK}${head.join(formats.csvSeparator)}\r\n`;
  return { frame: { ...frame, start }, write: rowWriter(tools) };
}

function rowWriter({ time, naming, view: { t, formats } }: Tools) {
  const separator = formats.csvSeparator;
  const middle = byDecision((entry: Entry) => {
    const { services, leftOn, purposes } = namesOf(naming, entry);
    const { locale, hash } = entry.notice;
    const lists = [services, leftOn, purposes].map((names) => names.join(', '));
    return [...lists, formats.language(locale), hash].map(csvCell).join(separator);
  });
  // A local time without the T is one that spreadsheets and people read.
  const local = (at: number) => time.iso(at).replace(/T(.{8})/, ' $1 ');
  return (entry: DownloadedEntry) => {
    const { timestamp, ucid, block = '', seq } = entry;
    const status = csvCell(t.consents.kinds[kindOf(entry)]);
    const policy = t.statistics.policies[entry.notice.policy];
    const start = [local(timestamp), isoOf(timestamp), ucid, policy, status];
    return [...start, middle(entry), block, seq].join(separator);
  };
}

function objectWriter({ time, naming }: Tools) {
  const names = byDecision((entry: Entry) => JSON.stringify(namesOf(naming, entry)).slice(1, -1));
  return (entry: DownloadedEntry) => {
    const { timestamp, ucid, notice, block = null, seq } = entry;
    const start = JSON.stringify({
      localTime: time.iso(timestamp),
      timeZone: time.zone,
      time: isoOf(timestamp),
      consentId: ucid,
      policy: notice.policy,
      status: kindOf(entry),
    });
    const end = JSON.stringify({ language: notice.locale, notice: notice.hash, block, seq });
    return `${start.slice(0, -1)},${names(entry)},${end.slice(1)}`;
  };
}

/** The names of the services that were accepted, of those that needed no consent and were left on, and of their purposes. */
function namesOf(naming: Naming, entry: Entry) {
  const on = naming.choices(entry).filter(({ accepted, leftOn }) => accepted.length + leftOn.length > 0);
  return {
    services: on.flatMap(({ accepted }) => accepted),
    leftOn: on.flatMap(({ leftOn }) => leftOn),
    purposes: on.map(({ purpose }) => purpose),
  };
}

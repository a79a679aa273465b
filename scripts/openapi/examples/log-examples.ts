import { anchorExamples } from './example-anchor.ts';
import { canonicalJson } from '../../../src/lib/crypto/canonical-json.ts';
import {
  block,
  checkpoint,
  entries,
  entryOfRecord,
  events,
  jwk,
  lineOf,
  lines as recordLines,
  LOG,
  notice,
  noticeHash,
  origin,
  proofOf,
  signedReceipt,
  verifier,
} from './example-log.ts';
import { DAY, host, ids, purposes, services, timestamp } from './example-ids.ts';

const OPEN = 6;
const REFUSAL = 2;

/** The decisions as lists return them. */
const numbered = entries.map(({ seq, ucid, timestamp, consent, manipulationPrevention }) => ({
  log: LOG,
  seq,
  consent,
  ucid,
  timestamp,
  purposes: consent ? purposes : {},
  embeddings: consent ? services : {},
  manipulationPrevention,
}));
const withoutPosition = ({ log: _log, seq: _seq, ...shown }: (typeof numbered)[number]) => shown;
const decisionOf = (seq: number) => numbered.find((decision) => decision.seq === seq)!;
const [refusal, consent] = [withoutPosition(decisionOf(REFUSAL)), withoutPosition(decisionOf(OPEN))];
const inFeed = [decisionOf(REFUSAL), ...events.map((event) => ({ log: LOG, ...event }))];
const jws = await signedReceipt(OPEN);

const object = `log/${ids.domainId}.${LOG}/blocks/000001-${entryOfRecord(1).slice(0, 16)}-r1-5ac1f09e.ndjson.gz`;
const { block: number, ...range } = block;
const sealed = { number, state: 'archived', ...range, entries: 2, sealedAt: block.to, object };
const open = {
  number: 2,
  state: 'open',
  first: block.last + 1,
  last: OPEN,
  entries: 2,
  from: block.to,
  to: timestamp,
  sealedAt: null,
  object: null,
};

const event = (time: number, state: string) => ({
  event_time: new Date(time * 1000).toISOString(),
  event_type: 'explicit',
  event_state: state,
});

/** Examples of requests and responses for the log. */
export const logExamples = {
  Consents: [consent],
  History: [consent, refusal],
  LogRecords: inFeed,
  BlockRecords: [decisionOf(REFUSAL)],
  Blocks: [sealed, open],
  Sealed: { number: 2, entries: 2, sealedAt: timestamp + 900 },
  LogKey: { jwk, verifier, former: [] },
  ...anchorExamples,
  Decision: {
    apiKey: ids.embedKey,
    domain: ids.domainId,
    ucid: ids.ucid,
    consent: true,
    embeddings: [ids.embeddingId],
    manipulationPrevention: false,
    lang: 'en_US',
    notice: noticeHash,
  },
  Stored: { ucid: ids.ucid, timestamp, receipt: jws },
  EvidenceFileRequest: { apiKey: ids.embedKey, domain: ids.domainId, ucid: ids.ucid },
  EvidenceFile: {
    schema_version: 'ISO/IEC TS 27560:2023',
    record_id: `${origin}/${ids.ucid}`,
    pii_principal_id: ids.ucid,
    pii_controllers: [{ name: host, links: notice.links }],
    privacy_notice: [{ hash: noticeHash, language: notice.locale, content: notice }],
    language: notice.locale,
    lawful_basis: 'consent',
    purposes: notice.purposes,
    services: notice.services,
    retention_period: 'P395D',
    withdrawal_method: 'The privacy settings of the website, which visitors can open again at any time.',
    events: [event(timestamp, 'given'), event(timestamp - DAY, 'refused')],
    verifier,
    records: [
      { line: lineOf(OPEN), jws },
      { line: lineOf(REFUSAL), proof: proofOf(REFUSAL) },
    ],
    keys: [{ generation: 1, verifier }],
  },
};

const lines = (texts: string[]) => texts.map((text) => `${text}\n`).join('');
const ndjson = (list: object[]) => lines(list.map((item) => JSON.stringify(item)));

const COLUMNS = 'consent,ucid,timestamp,purposes,embeddings,manipulationPrevention';
type Row = ReturnType<typeof withoutPosition> & { log?: number; seq?: number };
const csv = (list: Row[]) =>
  [list[0]?.seq ? `log,seq,${COLUMNS}` : COLUMNS, ...list.map(row)].map((line) => `${line}\r\n`).join('');
const row = ({ log, seq, consent, ucid, timestamp, ...choice }: Row) => {
  const names = [choice.purposes, choice.embeddings].map((labels) => Object.values(labels).join('; '));
  return [
    ...(seq ? [log, seq] : []),
    consent,
    ucid,
    timestamp,
    ...names,
    choice.manipulationPrevention,
  ].join();
};

/** The responses in NDJSON, CSV and plain text. */
export const textExamples = {
  Consents: { ndjson: ndjson([consent]), csv: csv([consent]) },
  History: { ndjson: ndjson([consent, refusal]), csv: csv([consent, refusal]) },
  LogRecords: { ndjson: lines(recordLines), csv: csv(numbered) },
  BlockRecords: { ndjson: lines(recordLines.slice(0, 2)), csv: csv([decisionOf(REFUSAL)]) },
  checkpoint,
  proof: proofOf(REFUSAL),
  notice: canonicalJson(notice),
};

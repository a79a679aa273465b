import { anchorExamples } from './example-anchor.ts';
import { canonicalJson } from '../../../src/lib/canonical-json.ts';
import {
  checkpoint,
  entries,
  ERASED,
  jwk,
  leaves,
  notice,
  noticeHash,
  origin,
  signedHead,
  signedReceipt,
  LOG,
  proof,
  entryWithProof,
  recordLines,
  records,
  erasedLeaf,
  verifier,
} from './example-log.ts';
import { DAY, host, ids, purposes, services, timestamp } from './example-ids.ts';

const OPEN = 6;
const REFUSAL = 2;

/** The entries as lists return them. */
const shown = entries.map(({ ucid, timestamp, consent, manipulationPrevention }) => ({
  consent,
  ucid,
  timestamp,
  purposes: consent ? purposes : {},
  embeddings: consent ? services : {},
  manipulationPrevention,
}));
const numbered = shown
  .map((entry, i) => ({ log: LOG, seq: i + 1, ...entry }))
  .filter(({ seq }) => seq !== ERASED);
const page = numbered.slice(0, 3);
const inFirstBlock = numbered.slice(0, REFUSAL);
const [refusal, consent] = [shown[REFUSAL - 1]!, shown[OPEN - 1]!];
const jws = await signedReceipt(OPEN);
const { leaf: _, ...inclusionProof } = entryWithProof(REFUSAL);

const [first, second] = records.map(({ block, first, last, from, to, root }) => ({
  number: block,
  state: 'hashed',
  first,
  last,
  entries: last - first + 1,
  from,
  to,
  sealedAt: to + 10,
  root,
  object: null as string | null,
}));
const folder = `log/${ids.domainId}.${LOG}/blocks`;
const object = `${folder}/000001-${first!.root.slice(0, 16)}-r1-5ac1f09e.ndjson.gz`;
const open = {
  number: 3,
  state: 'open',
  first: OPEN,
  last: OPEN,
  entries: 1,
  from: timestamp,
  to: timestamp,
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
  LogEntries: page,
  BlockEntries: inFirstBlock,
  Blocks: [
    { ...first, state: 'archived', object },
    second,
    { ...open, sealedAt: null, root: null, object: null },
  ],
  Sealed: { number: 3, entries: 1, sealedAt: timestamp + 900 },
  ErasedEntries: { log: LOG, erased: [JSON.parse(erasedLeaf) as { seq: number; leaf: string }] },
  ConsistencyProof: { proof },
  PublicProof: inclusionProof,
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
    entries: [{ leaf: leaves[OPEN - 1]!, jws }, entryWithProof(REFUSAL)],
    keys: [{ generation: 1, verifier }],
  },
};

const lines = (texts: string[]) => texts.map((text) => `${text}\n`).join('');
const ndjson = (list: object[]) => lines(list.map((item) => JSON.stringify(item)));

const COLUMNS = 'consent,ucid,timestamp,purposes,embeddings,manipulationPrevention';
type Row = (typeof shown)[number] & { log?: number; seq?: number };
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
  LogEntries: { ndjson: ndjson(page), csv: csv(page) },
  BlockEntries: { ndjson: lines([leaves[0]!, leaves[1]!, erasedLeaf]), csv: csv(inFirstBlock) },
  records: lines(recordLines),
  checkpoint,
  head: signedHead,
  notice: canonicalJson(notice),
};

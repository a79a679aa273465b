import { createHash } from 'node:crypto';
import { dateOf } from '../../../src/lib/time.ts';
import { ids, timestamp } from '../examples/example-ids.ts';
import { requests } from '../examples/requests.ts';
import { CLIENT, DOMAIN } from './paths.ts';
import type { FixedService } from './fixed-service.ts';

const EMBEDDING = `${DOMAIN}/embedding/${ids.embeddingId}`;
const API = `/api/domains/${ids.domainId}`;
const CONSENTS = `${API}/consents`;
const HISTORY = `${CONSENTS}/${ids.ucid}`;
const FEED = `${API}/log?limit=5`;
const BLOCK = `${API}/log/blocks/1`;

const NDJSON = 'application/x-ndjson';

/** The answers in JSON, by the name of the example. */
export const readAnswers = async ({ get, json }: FixedService) => ({
  ClientList: await get('/hosting/api/client'),
  ClientAnswer: await get(CLIENT),
  AccountExport: await get(`${CLIENT}/export`),
  DomainList: await get(`${CLIENT}/domain`),
  DomainAnswer: await get(DOMAIN),
  EmbeddingList: await get(`${DOMAIN}/embedding`),
  EmbeddingAnswer: await get(EMBEDDING),
  AssetList: await get(`${EMBEDDING}/asset`),
  AssetAnswer: await get(`${EMBEDDING}/asset/${ids.assetId}`),
  LocaleList: await get(`${DOMAIN}/locale`),
  LocaleAnswer: await get(`${DOMAIN}/locale/fr_FR`),
  PlaceholderAnswer: await get(`${DOMAIN}/placeholder/COMPANY`),
  ThemeList: await get(`${DOMAIN}/theme`),
  ThemeAnswer: await get(`${DOMAIN}/theme/${ids.themeId}`),
  Snippets: await get(`${DOMAIN}/onboarding/embed`),
  ScanResult: await get(`${DOMAIN}/onboarding/scan`),
  Presets: await get('/hosting/api/presets?q=matomo&limit=2'),
  Issues: await get(`${DOMAIN}/onboarding/issues`),
  Statistics: await get(`${DOMAIN}/statistics`),
  Status: await get('/hosting/api/status'),
  Test: await get('/api/test'),
  Domains: await get('/api/domains'),
  Consents: await get(CONSENTS),
  History: await get(HISTORY),
  LogRecords: await get(FEED),
  BlockRecords: await get(BLOCK),
  Blocks: withFixedHash(await get(`${API}/log/blocks`)),
  LogKey: await get(`/app/log-key?domain=${ids.domainId}`),
  AnchorKey: await get('/anchor/key'),
  LogAnchors: await get(`${API}/log/anchors`),
  EvidenceFile: await json('POST', '/app/receipt', requests.EvidenceFileRequest),
  WebsiteServices: await get(`/app/services?apiKey=${ids.embedKey}&domain=${ids.domainId}`),
  GpcStatement: await get(`/app/gpc.json?apiKey=${ids.embedKey}&domain=${ids.domainId}`),
  PlaceholderList: await json('PUT', `${DOMAIN}/placeholder`, requests.PlaceholderList),
  PresetResults: await json('POST', `${DOMAIN}/onboarding/presets`, requests.PresetImport),
  EmbeddingsOfCookies: await json('POST', `${DOMAIN}/onboarding/embeddingsFromCookies`, requests.Cookies),
  MoveLinks: await json('POST', `${DOMAIN}/move`),
  Move: await get(`${DOMAIN}/move`),
  MoveList: await get(`${CLIENT}/move`),
  HandoverLink: await json('POST', `${DOMAIN}/handover`),
  Handover: await get(`${DOMAIN}/handover`),
});

/** The answers in NDJSON, CSV and plain text; `notice` is the hash of a consent notice. */
export async function readTexts({ text }: FixedService, notice: string) {
  const withBoth = async (path: string) => ({
    ndjson: await text('GET', path, { accept: NDJSON }),
    csv: await text('GET', path, { accept: 'text/csv' }),
  });
  const BlockRecords = await withBoth(BLOCK);
  const [, rejection = ''] = BlockRecords.ndjson.split('\n');
  const entry = createHash('sha256').update(rejection).digest('hex');
  return {
    Consents: await withBoth(CONSENTS),
    History: await withBoth(HISTORY),
    LogRecords: await withBoth(FEED),
    BlockRecords,
    checkpoint: await text('GET', `${API}/log/checkpoint`),
    proof: await text('GET', `/app/proof?domain=${ids.domainId}&seq=2&entry=${entry}`),
    notice: await text('GET', `${API}/log/notices/${notice}`),
    anchorNote: await text('GET', `/anchor/${dateOf(timestamp)}`),
  };
}

/** The name of an object ends with a hash of compressed bytes, which depend on the processor. */
const withFixedHash = (blocks: unknown) =>
  JSON.parse(JSON.stringify(blocks).replace(/[0-9a-f]{8}(?=\.ndjson)/g, '5ac1f09e')) as unknown;

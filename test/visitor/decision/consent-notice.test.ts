import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { unreachable } from '../../support/bindings/failing-bindings.ts';
import { call, finishWork, hosting } from '../../support/call.ts';
import { anotherIsolate, decide, makeDomain, makeEmbedding, newUcid, shownTo } from '../../support/make.ts';
import { metered } from '../../support/bindings/metered-database.ts';
import { pointers } from '../../support/problem.ts';
import { storedEntries } from '../../support/log/stored-entries.ts';
import { siteKey } from '../../../src/visitor/site/memory-and-kv-copies.ts';
import { type PublishedSite } from '../../../src/visitor/site/published-site.ts';
import { unpackNotice, type NoticeContent } from '../../../src/log/notices/consent-notice.ts';

const NECESSARY = '41ba25c';
const UNKNOWN = 'f'.repeat(64);
const DAY = 86_400;

const change = (path: string, more: object) =>
  hosting('PUT', path, { name: 'Matomo', purpose: 'a717ff5', ...more });
const shownLongAgo = (days: number) =>
  env.DB.prepare('UPDATE notices SET retired = unixepoch() - ?')
    .bind(days * DAY)
    .run();
async function contentOf(hash: string) {
  const content = await env.DB.prepare('SELECT content FROM notices WHERE hash = unhex(?)')
    .bind(hash)
    .first('content');
  return JSON.parse(unpackNotice(content as number[])) as NoticeContent;
}

let elsewhere: Awaited<ReturnType<typeof anotherIsolate>>;
beforeAll(async () => {
  elsewhere = await anotherIsolate();
});

test('the notice says of a service that it loads without consent, only if one of its tools is told of a denial', async () => {
  const made = await makeDomain();
  const loaded = { loadBeforeConsent: true, active: true };
  await makeEmbedding(made.P, { name: 'Told', consentSignals: ['uet'], ...loaded });
  await makeEmbedding(made.P, { name: 'Untold', ...loaded });
  const { services } = await contentOf(await shownTo(made));
  const sentences = services.map(({ name, loadsBeforeConsent }) => [name, loadsBeforeConsent]);
  expect(sentences).toEqual([
    ['Told', expect.stringContaining('loads without your consent')],
    ['Untold', undefined],
  ]);
});

test('the notice of a page is stored before the delivery, with all visible texts and nothing else', async () => {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P, {
    name: 'Maps of {COMPANY}',
    vendor: 'Map Ltd.',
    description: 'Shows a map.',
    privacyPolicyUrl: 'https://map.example/privacy',
    scriptHtmlCode: '<script>secretCode()</script>',
    scriptMarkers: ['markers.example'],
    assets: [{ name: 'map_id', lifetime: '1 year', description: 'Knows you' }],
    translations: { en_US: { blockedContentTitle: 'A map waits' } },
  });
  await hosting('PUT', `${made.P}/locale/en_US`, {
    widgetTitle: 'Hello from {COMPANY}',
    imprintUrl: '/imprint',
  });
  await hosting('POST', `${made.P}/placeholder`, { name: 'COMPANY', value: 'Müller' });
  const shown = await contentOf(await shownTo(made));
  expect(shown).toMatchObject({ version: 1, domain: 'www.mysite.xyz', locale: 'en_US' });
  expect(shown.texts.widgetTitle).toBe('Hello from Müller');
  expect(shown.purposes).toEqual([
    expect.objectContaining({ id: NECESSARY, mandatory: true }),
    { id: 'a717ff5', name: 'Analytics / statistics', description: expect.stringMatching(/\w/) },
  ]);
  expect(shown.services).toEqual([
    {
      id,
      name: 'Maps of Müller',
      purpose: 'a717ff5',
      vendor: 'Map Ltd.',
      description: 'Shows a map.',
      privacyPolicyUrl: 'https://map.example/privacy',
      assets: [{ name: 'map_id', storageType: 'cookie', lifetime: '1 year', description: 'Knows you' }],
      blockedContentTitle: 'A map waits',
    },
  ]);
  expect(shown).toMatchObject({
    controller: 'Müller',
    storage: ['', '_hosts'].map((more) => ({
      name: `placet_${made.domain.id}${more}`,
      storageType: 'localStorage',
      lifetime: '365 days',
    })),
    texts: {
      optionalServices: 'Optional services: 1 · Providers: 1',
      necessaryServices: 'Necessary services: Consent management',
      withdrawalHint: expect.stringContaining('“Change or withdraw consent”'),
    },
  });
  expect(shown.links).toEqual([{ name: 'imprint', label: expect.stringMatching(/\w/), url: '/imprint' }]);
  expect(JSON.stringify(shown)).not.toMatch(/secretCode|markers\.example|#[0-9a-f]{6}/);
});

test('a notice names the language of texts that are not in the language of its locale', async () => {
  const made = await makeDomain();
  await makeEmbedding(made.P, {
    description: 'Counts visits.',
    legalBasis: '同意',
    translations: {
      en_US: { description: 'Counts visits.', placeOfProcessing: 'Delphi' },
      ja: { legalBasis: '同意' },
      de_DE: { name: 'Zähler', blockedContentTitle: 'Gesperrt' },
    },
    assets: [{ name: 'c', lifetime: '1 day', translations: { de_DE: { description: 'Zählt' } } }],
  });
  await hosting('PUT', `${made.P}/locale/en_US`, { imprintUrl: '/imprint' });
  for (const name of ['ja', 'zh'])
    await hosting('POST', `${made.P}/locale`, { name, active: true, ...(name === 'zh' && own) });
  const [japanese, chinese] = [
    await contentOf(await shownTo(made, 'ja')),
    await contentOf(await shownTo(made, 'zh')),
  ];
  expect([japanese.language, chinese.language]).toEqual(['en', undefined]);
  expect(japanese.links).toEqual([{ name: 'imprint', label: 'Legal notice', url: '/imprint', lang: 'en' }]);
  const [inJapanese, inChinese] = [japanese.services[0]!, chinese.services[0]!];
  expect(inJapanese).toMatchObject({
    description: 'Counts visits.',
    placeOfProcessing: 'Delphi',
    legalBasis: '同意',
  });
  expect(inJapanese.langs).toEqual({ legalBasis: 'ja' });
  expect(inChinese.langs).toEqual({ description: 'en', placeOfProcessing: 'en', legalBasis: 'ja' });
  expect(inChinese).not.toHaveProperty('blockedContentTitle');
  expect(inChinese.assets).toEqual([
    {
      name: 'c',
      storageType: 'cookie',
      lifetime: '1 day',
      description: 'Zählt',
      langs: { description: 'de' },
    },
  ]);
});
const own = { widgetIntroText: '本网站使用 Cookie。' };

test('a notice that a deployment has changed is stored before the delivery, and the script is not delivered without', async () => {
  const made = await makeDomain();
  const hash = await shownTo(made);
  // As the version before had published it.
  const key = siteKey(made.domain.id);
  const published = JSON.parse((await env.KEYS.get(key))!) as PublishedSite;
  await env.KEYS.put(key, JSON.stringify({ ...published, notices: [UNKNOWN] }));
  await env.DB.prepare('DELETE FROM notices').run();
  const path = `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  const isolate = await anotherIsolate();
  const failed = await call('GET', path, { env: { DB: unreachable() }, worker: isolate });
  expect(failed.status).toBe(503);
  const { trips } = await metered()((db) => shownTo(made, 'en_US', db, isolate));
  expect(trips).toBe(1);
  expect((await contentOf(hash)).locale).toBe('en_US');
  await finishWork();
  expect((JSON.parse((await env.KEYS.get(key))!) as PublishedSite).notices).toEqual([hash]);
});

test('a notice is the same for every visitor and page, and changes with every visible change', async () => {
  const made = await makeDomain();
  await makeEmbedding(made.P);
  const first = await shownTo(made);
  expect(await shownTo(made, 'en_US', {}, elsewhere)).toBe(first);
  const [theme] = (await hosting('GET', `${made.P}/theme`)).body;
  await hosting('PUT', `${made.P}/theme/${theme.id}`, { name: 'Other', widgetPosition: 'top' });
  expect(await shownTo(made)).toBe(first);
  await hosting('PUT', `${made.P}/locale/en_US`, { widgetTitle: 'Other' });
  expect(await shownTo(made)).not.toBe(first);
  await hosting('PUT', `${made.P}/locale/en_US`, { widgetTitle: '' });
  expect(await shownTo(made)).toBe(first);
  const current = 'SELECT lower(hex(hash)) AS hash FROM notices WHERE retired IS NULL';
  expect(await env.DB.prepare(current).raw()).toEqual([[first]]);
});

describe('a decision is validated and labeled by the notice that it names', () => {
  test('even if the embedding or the locale has changed since', async () => {
    const made = await makeDomain();
    const embeddings = [];
    for (const name of ['Removed', 'Switched off', 'Renamed', 'Moved'])
      embeddings.push(
        (await makeEmbedding(made.P, { name, translations: { de_DE: { name: `${name}!` } } })).id,
      );
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    const notice = await shownTo(made, 'de_DE');
    const [removed, off, renamed, moved] = embeddings;
    await hosting('DELETE', `${made.P}/embedding/${removed}`);
    await change(`${made.P}/embedding/${off}`, { active: false });
    await change(`${made.P}/embedding/${renamed}`, { name: 'Another', translations: {} });
    await change(`${made.P}/embedding/${moved}`, { purpose: 'cdcbd7c' });
    await hosting('DELETE', `${made.P}/locale/de_DE`);
    const later = await makeEmbedding(made.P, { name: 'Later' });
    const isolates = [undefined, elsewhere];
    for (const worker of isolates) {
      const answer = await decide(made, { embeddings, notice, lang: 'en_US' }, {}, {}, worker);
      expect(answer.status, answer.text).toBe(201);
      const added = await decide(made, { embeddings: [...embeddings, later.id], notice }, {}, {}, worker);
      expect(pointers(added)).toEqual(['/embeddings/4']);
    }
    const entries = await storedEntries(made);
    expect(entries).toHaveLength(2);
    for (const entry of entries)
      expect(entry).toMatchObject({
        notice,
        locale: 'de_DE',
        purposes: { a717ff5: 'Analyse / Statistiken' },
        embeddings: {
          [removed]: 'Removed!',
          [off]: 'Switched off!',
          [renamed]: 'Renamed!',
          [moved]: 'Moved!',
        },
      });
  });

  test('and a rejection contains exactly its mandatory embeddings', async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P, { name: 'Session', purpose: NECESSARY });
    const optional = await makeEmbedding(made.P);
    const notice = await shownTo(made);
    await change(`${made.P}/embedding/${id}`, { purpose: 'cdcbd7c' });
    await change(`${made.P}/embedding/${optional.id}`, { purpose: NECESSARY });
    expect(pointers(await decide(made, { consent: false, embeddings: [id, optional.id], notice }))).toEqual([
      '/embeddings/1',
    ]);
    expect((await decide(made, { consent: false, notice })).status).toBe(201);
    expect((await storedEntries(made))[0]).toMatchObject({
      consent: false,
      notice,
      embeddings: { [id]: 'Session' },
    });
  });

  test('unless it consents to a notice that the domain has not shown in the last 30 days', async () => {
    const made = await makeDomain();
    const other = await makeDomain('other.example', made.client);
    const ours = await shownTo(made);
    const foreign = await shownTo(other);
    for (const notice of [UNKNOWN, foreign])
      expect(pointers(await decide(made, { notice }))).toEqual(['/notice']);
    await makeEmbedding(made.P);
    await shownLongAgo(29);
    expect((await decide(made, { notice: ours })).status).toBe(201);
    await shownLongAgo(30);
    for (const worker of [undefined, elsewhere])
      expect(pointers(await decide(made, { notice: ours }, {}, {}, worker))).toEqual(['/notice']);
    expect((await decide(made, { notice: ours, consent: false })).status).toBe(201);
    expect(await storedEntries(made)).toMatchObject([
      { consent: true, notice: ours },
      { consent: false, notice: ours },
    ]);
  });
});

test('a withdrawal is never refused because the configuration has changed', async () => {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P, { name: 'Session', purpose: NECESSARY });
  const once = await makeEmbedding(made.P, { name: 'Once', purpose: NECESSARY });
  await hosting('DELETE', `${made.P}/embedding/${once.id}`);
  const answer = await decide(made, { consent: false, notice: UNKNOWN, embeddings: [once.id, id, 'gone'] });
  expect(answer.status, answer.text).toBe(201);
  const [entry] = await storedEntries(made);
  expect(entry).toMatchObject({
    consent: false,
    embeddings: { [id]: 'Session' },
    notice: await shownTo(made),
  });
});

describe('a decision that names no notice', () => {
  test('gets the current one of its language, even if it was never delivered', async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P, { name: 'Maps', translations: { de_DE: { name: 'Karten' } } });
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true, purposeNames: { a717ff5: 'Übriges' } });
    const accept = { 'Accept-Language': 'xx, de;q=0.8, en;q=0.9' };
    for (const more of [{ lang: 'de' }, { lang: 'de-AT' }, { lang: 'fr' }, {}])
      expect((await decide(made, { embeddings: [id], ...more }, accept)).status).toBe(201);
    const german = { purposes: { a717ff5: 'Übriges' }, embeddings: { [id]: 'Karten' } };
    const english = { purposes: { a717ff5: 'Analytics / statistics' }, embeddings: { [id]: 'Maps' } };
    expect(await storedEntries(made)).toMatchObject([german, german, english, english]);
    const current = 'SELECT count(*) AS n FROM notices WHERE retired IS NULL';
    expect(await env.DB.prepare(current).first('n')).toBe(2);
  });

  test('may contain an embedding that another isolate has just added, but none that was removed half a minute ago', async () => {
    const made = await makeDomain();
    await decide(made);
    const { id } = await makeEmbedding(made.P);
    await env.DB.prepare('UPDATE embeddings SET active = 0').run();
    await decide(made);
    await env.DB.prepare('UPDATE embeddings SET active = 1').run();
    expect((await decide(made, { embeddings: [id] })).status).toBe(201);
    expect(pointers(await decide(made, { embeddings: [id, 'nothing'] }))).toEqual(['/embeddings/1']);
  });

  test('can consent although its notice was never delivered by a script, while the notice is current', async () => {
    const made = await makeDomain();
    expect((await decide(made)).status).toBe(201);
    await shownLongAgo(40);
    expect((await decide(made)).status).toBe(201);
    expect((await decide(made, {}, {}, {}, elsewhere)).status).toBe(201);
    expect(await storedEntries(made)).toHaveLength(3);
  });
});

test('a notice that D1 lost in a rollback is stored again together with the decision', async () => {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P);
  const notice = await shownTo(made);
  for (const more of [{ notice }, {}]) {
    await env.DB.batch(
      ['entries', 'notices'].flatMap((table) => [
        env.DB.prepare('UPDATE logs SET ended = 1'),
        env.DB.prepare(`DELETE FROM ${table}`),
        env.DB.prepare('UPDATE logs SET ended = NULL'),
      ]),
    );
    const answer = await decide(made, { embeddings: [id], ucid: newUcid(), ...more });
    expect(answer.status, answer.text).toBe(201);
    expect(await storedEntries(made)).toMatchObject([{ seq: 1, notice, embeddings: { [id]: 'Matomo' } }]);
  }
});

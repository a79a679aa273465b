import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { fold } from '../support/log/fold.ts';
import { clientPayload, makeClient, makeDomain, makeEmbedding } from '../support/make.ts';
import { db } from '../support/db.ts';
import { metered } from '../support/bindings/metered-database.ts';
import { setHosts } from '../../src/db/clients/client-hosts.ts';
import { build } from '../../src/visitor/widget.gen.ts';

type Snippet = { embedKey: string; domain: { id: string } };
const script = ({ embedKey, domain }: Snippet, query = '', headers = {}, more = {}) =>
  call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}${query}`, { headers, wait: false, ...more });

const update = (made: Awaited<ReturnType<typeof makeDomain>>, more: object) =>
  hosting('PUT', made.P, { name: made.domain.name, ...more });

test("the script is the widget with the domain's configuration and active embeddings only", async () => {
  const made = await makeDomain();
  await makeEmbedding(made.P, { name: 'Shown', scriptMarkers: ['shown.example/'] });
  await makeEmbedding(made.P, { name: 'Inactive service', active: false });
  const answer = await script(made);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(answer.text).toContain('shown.example/');
  expect(answer.text).toContain('https://placet.example');
  expect(answer.text).not.toContain('Inactive service');
  expect((await call('HEAD', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`)).status).toBe(200);
});

test('code that starts something, and reloads for it, is delivered only where there is something to start', async () => {
  const made = await makeDomain();
  await update(made, { blockIframes: false });
  await makeEmbedding(made.P, { name: 'Told by a tag manager' });
  const reloads = async () => (await script(made)).text.includes('location.reload()');
  expect(await reloads()).toBe(false);
  await makeEmbedding(made.P, { name: 'Counter', scriptHtmlCode: '<script>count()</script>' });
  expect(await reloads()).toBe(true);
});

test('an address that was copied as HTML into code, `&amp;domain=…&amp;lang=…`, works', async () => {
  const made = await makeDomain();
  await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
  const path = `/app.js?apiKey=${made.embedKey}&amp;domain=${made.domain.id}&amp;lang=de_DE`;
  const answer = await call('GET', path, { wait: false });
  expect(answer.status).toBe(200);
  expect(answer.text).toBe((await script(made, '&lang=de_DE')).text);
});

test('the partners are delivered only if the domain shares decisions across domains', async () => {
  const made = await makeDomain(
    'www.mysite.xyz',
    await makeClient({ features: { canUseConsentSharing: true } }),
  );
  const consentSharingDomains = ['https://partner.example/shop', 'Café.example'];
  await update(made, { consentSharingDomains });
  expect((await script(made)).text).not.toContain('partner.example');
  await update(made, { consentSharingCrossDomain: true });
  expect((await script(made)).text).toContain('["partner.example","xn--caf-dma.example"]');
});

describe('the language', () => {
  test("is the active one that the snippet forces, otherwise the visitor's, otherwise English", async () => {
    const made = await makeDomain();
    const languageOf = async (query: string, accept: string) =>
      /"(de_DE|en_US|fr)"/.exec((await script(made, query, { 'Accept-Language': accept })).text)![1];
    expect(await languageOf('', 'de-AT, en;q=0.5'), 'German is not active yet').toBe('en_US');
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    await hosting('POST', `${made.P}/locale`, { name: 'fr', active: true });
    const cases = { '': 'de_DE', '&lang=en_US': 'en_US', '&lang=fr_FR': 'fr', '&lang=xx': 'de_DE' };
    for (const [query, locale] of Object.entries(cases)) {
      expect(await languageOf(query, 'xx, de-AT;q=0.9, en;q=0.5'), query).toBe(locale);
    }
    expect(await languageOf('', '')).toBe('en_US');
  });

  test('is Norwegian under each of its codes', async () => {
    const made = await makeDomain();
    await hosting('POST', `${made.P}/locale`, { name: 'nb_NO', active: true });
    for (const accept of ['nb', 'no', 'nn-NO', 'no-NO, en;q=0.9', 'nl'])
      expect(
        /"(en_US|nb_NO)"/.exec((await script(made, '', { 'Accept-Language': accept })).text)![1],
        accept,
      ).toBe(accept === 'nl' ? 'en_US' : 'nb_NO');
  });

  test('is the Norwegian that the visitor asked for, if the website has both', async () => {
    const made = await makeDomain();
    for (const name of ['nb_NO', 'nn_NO']) await hosting('POST', `${made.P}/locale`, { name, active: true });
    for (const [accept, locale] of Object.entries({
      nn: 'nn_NO',
      'nn-NO': 'nn_NO',
      nb: 'nb_NO',
      no: 'nb_NO',
    }))
      expect(
        /"(en_US|nb_NO|nn_NO)"/.exec((await script(made, '', { 'Accept-Language': accept })).text)![1],
        accept,
      ).toBe(locale);
  });

  test("determines the texts: the locale's own, otherwise the default texts, with placeholders filled in", async () => {
    const made = await makeDomain();
    await hosting('PUT', `${made.P}/locale/en_US`, {
      widgetTitle: 'Hello from {COMPANY}, not {NOBODY}',
      widgetIntroText: '',
      imprintHtmlCode: '<p>{COMPANY}</p>',
      privacyPolicyUrl: 'https://www.mysite.xyz/{PAGE}',
      accessibilityUrl: '{EVIL}',
    });
    await update(made, { imprintDisplayMode: 'direct', accessibilityLinkEnabled: true });
    const values = { '{COMPANY}': '<b>Müller & Söhne</b>', PAGE: 'a/b?c', EVIL: 'javascript:alert(1)' };
    for (const [name, value] of Object.entries(values))
      await hosting('POST', `${made.P}/placeholder`, { name, value });
    const { text } = await script(made);
    expect(text).toContain('Hello from \\u003cb>Müller & Söhne\\u003c/b>, not {NOBODY}');
    const second = await script(made, `&part=settings&v=${build}`);
    expect(second.text).toContain('\\u003cp>&lt;b&gt;Müller &amp; Söhne&lt;/b&gt;\\u003c/p>');
    expect(text).toContain('https://www.mysite.xyz/a%2Fb%3Fc');
    expect(text).not.toContain('javascript:alert');
    const builtIn = (await hosting('GET', `${made.P}/locale/en_US`)).body.widgetFullConsentButtonText;
    expect(text).toContain(builtIn);
  });

  test('a legal page whose address is only a query belongs to the front page', async () => {
    const made = await makeDomain();
    await hosting('PUT', `${made.P}/locale/en_US`, { imprintUrl: '?page_id=3' });
    expect((await script(made)).text).toContain('"url":"/?page_id=3"');
  });
});

describe('the script is quick', () => {
  test('a second call sends no query to D1', async () => {
    const made = await makeDomain();
    const measure = metered();
    await script(made);
    const { trips } = await measure((db) => script(made, '', {}, { env: db }));
    expect(trips).toBe(0);
  });

  test('it is sent compressed, and not again to a browser that has it', async () => {
    const made = await makeDomain();
    const plain = await script(made);
    const request = new Request(
      `https://placet.example/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`,
      {
        headers: { 'Accept-Encoding': 'gzip, br' },
      },
    );
    const { default: worker } = await import('../../src/index.ts');
    const packed = await worker.fetch(request, env, { waitUntil() {}, passThroughOnException() {} } as never);
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    const bytes = new Uint8Array(await packed.arrayBuffer());
    const text = bytes[0] === 0x1f ? gunzipSync(bytes).toString() : new TextDecoder().decode(bytes);
    expect(text).toBe(plain.text);
    const again = await script(made, '', { 'If-None-Match': plain.headers.get('ETag')! });
    expect([again.status, again.text]).toEqual([304, '']);
    await makeEmbedding(made.P);
    expect((await script(made, '', { 'If-None-Match': plain.headers.get('ETag')! })).status).toBe(200);
  });

  test('a change that another isolate made is delivered within a minute', async () => {
    const made = await makeDomain();
    await makeEmbedding(made.P, { name: 'Before' });
    expect((await script(made)).text).toContain('Before');
    await env.DB.exec("UPDATE embeddings SET name = 'Afterwards'; UPDATE domains SET version = version + 1");
    expect((await script(made)).text).toContain('Before');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    // The first call is answered from the copy, and compares it with D1 after the answer.
    expect((await script(made, '', {}, { wait: true })).text).toContain('Before');
    expect((await script(made)).text).toContain('Afterwards');
    const cache = (await script(made)).headers.get('Cache-Control');
    expect(cache).toBe('private, max-age=30, stale-while-revalidate=600');
    await update(made, { frontendWidgetCache: false });
    expect((await script(made)).headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

test('a disabled widget and an inactive client get a script that does nothing', async () => {
  const made = await makeDomain();
  await update(made, { frontendWidgetEnabled: false });
  const off = await script(made);
  expect(off.text).toMatch(/^\/\*.*\*\/\nwindow\.CCM = undefined;\n$/);
  expect(off.headers.get('Cache-Control')).toBe('no-store');
  await update(made, { frontendWidgetEnabled: true });
  expect((await script(made)).text).toContain('window');
  const { username, emailAddress } = made.client;
  await hosting('PUT', made.client.path, { username, emailAddress, active: false });
  expect((await script(made)).text).toMatch(/^\/\*.*\*\/\nwindow\.CCM = undefined;\n$/);
});

describe('the script of the preferences', () => {
  const query = (text: string) => `&lang=en_US&part=settings&v=${build}&notice=${noticeIn(text)}`;
  const noticeIn = (text: string) => /"notice":"([0-9a-f]{64})"/.exec(text)![1];

  test('contains what only the preferences show, may be cached, and is not counted as a page view', async () => {
    const made = await makeDomain();
    await makeEmbedding(made.P, { name: 'Shown', description: 'In detail.', scriptMarkers: ['marker'] });
    const first = await script(made);
    expect(first.text).not.toContain('In detail.');
    const second = await script(made, query(first.text));
    expect(second.status).toBe(200);
    expect(second.text).toContain('In detail.');
    expect(second.text).not.toContain('"marker"');
    expect(second.headers.get('Cache-Control')).toBe('public, max-age=2592000, immutable');
    const today = await script(made, `&lang=en_US&part=settings&v=${build}`);
    expect(today.text).toBe(second.text);
    expect(today.headers.get('Cache-Control')).toBe('private, max-age=30, stale-while-revalidate=600');
    const views = async () => {
      await fold();
      return env.DB.prepare('SELECT sum(count) AS n FROM calls').first('n');
    };
    await expect.poll(views, { timeout: 10_000 }).toBe(1);
  });

  test('belongs to the notice that the page shows, even if the configuration has changed', async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P, { description: 'As it was.' });
    const page = await script(made);
    await hosting('PUT', `${made.P}/embedding/${id}`, {
      name: 'Matomo',
      purpose: 'a717ff5',
      description: 'As it is.',
    });
    expect((await script(made, query(page.text))).text).toContain('As it was.');
    expect((await script(made, query((await script(made)).text))).text).toContain('As it is.');
    const other = await makeDomain('other.example', made.client);
    await makeEmbedding(other.P);
    for (const wrong of [query((await script(other)).text), '&part=settings&v=0', `${query(page.text)}0`])
      expect((await script(made, wrong)).status, wrong).toBe(404);
  });
});

test('placeholders of iframes are a part of at most 2 KB, with the texts of services that have their own', async () => {
  const made = await makeDomain();
  await makeEmbedding(made.P, { name: 'Plain', description: 'In detail.' });
  await makeEmbedding(made.P, {
    name: 'Film',
    description: 'In detail.',
    translations: { en_US: { blockedContentText: 'A film.' } },
  });
  const part = `&lang=en_US&part=frames&v=${build}`;
  const { text, status } = await script(made, part);
  expect([status, text]).toEqual([200, expect.stringContaining('A film.')]);
  expect(text).not.toContain('In detail.');
  expect(brotliCompressSync(text).length).toBeLessThan(2000);
  const preferences = await script(made, `&lang=en_US&part=settings&v=${build}`);
  expect(preferences.text).not.toContain('A film.');
  const notice = /"notice":"([0-9a-f]{64})"/.exec((await script(made)).text)![1];
  const named = await script(made, `${part}&notice=${notice}`);
  expect([named.text, named.headers.get('Cache-Control')]).toEqual([
    text,
    'public, max-age=2592000, immutable',
  ]);
  for (const wrong of ['&part=frames&v=0', `${part}&notice=${'0'.repeat(64)}`])
    expect((await script(made, wrong)).status, wrong).toBe(404);
});

describe('a snippet without a domain', () => {
  async function clientWithKey(more: object) {
    const client = await makeClient(more);
    const { embedKey } = (await env.DB.prepare('SELECT embedKey FROM clients WHERE id = ?')
      .bind(client.id)
      .first())!;
    const from = (Referer: string) =>
      call('GET', `/app.js?apiKey=${embedKey as string}`, { headers: { Referer }, wait: false });
    const names = async () =>
      (await hosting('GET', `${client.path}/domain`)).body.map((domain: { name: string }) => domain.name);
    return { client, from, names };
  }

  test("gets the script of the page's domain with the longest path", async () => {
    const { client, from } = await clientWithKey({});
    const ids = [];
    for (const name of ['www.mysite.xyz', 'www.mysite.xyz/shop/']) {
      ids.push((await hosting('POST', `${client.path}/domain`, { name })).body.id);
    }
    expect((await from('https://www.mysite.xyz/')).text).toContain(ids[0]);
    expect((await from('https://www.mysite.xyz/shop/cart')).text).toContain(ids[1]);
    expect((await from('https://other.example/')).status).toBe(404);
    expect((await from('nonsense')).status).toBe(404);
  });

  test('creates the domain of a host that the operator has listed, once, and within its quota', async () => {
    const { client, from, names } = await clientWithKey({ autoCreateDomains: true, domainMaxCount: 1 });
    await setHosts(db, client.id, ['www.mysite.xyz', 'second.example']);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => from(`https://www.mysite.xyz/page${i}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await names()).toEqual(['www.mysite.xyz']);
    expect((await from('https://second.example/')).status).toBe(404);
    expect(await names()).toHaveLength(1);
  });

  test('creates none for another client', async () => {
    const { from, names } = await clientWithKey(clientPayload({ autoCreateDomains: false }));
    expect((await from('https://www.mysite.xyz/')).status).toBe(404);
    expect(await names()).toEqual([]);
  });
});

test('the colors of a new domain need no style rules, own colors do', async () => {
  const { P, embedKey, domain } = await makeDomain();
  const script = async () => (await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`)).text;
  expect(await script()).not.toContain('.r{color-scheme:light;');
  const [theme] = (await hosting('GET', `${P}/theme`)).body;
  await hosting('PUT', `${P}/theme/${theme.id}`, { ...theme, windowBackgroundColor: '#123456' });
  expect(await script()).toContain('.r{color-scheme:light;');
});

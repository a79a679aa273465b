import { expect, test } from 'vitest';
import { env } from 'cloudflare:workers';
import {
  addReports,
  strictReports,
  type Report,
  type StrictReport,
} from '../../src/db/statistics/page-reports.ts';
import { purposes } from '../../src/definitions/purpose-ids.ts';
import { now } from '../../src/env.ts';
import { allPresets } from '../../src/presets/index.ts';
import { dateOf, SECONDS_PER_DAY } from '../../src/lib/time.ts';
import type { PublishedSite } from '../../src/visitor/site/published-site.ts';
import { copyOf, siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { call, hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { anotherIsolate, makeDomain, makeEmbedding } from '../support/make.ts';
import { loggedIn, redirectTarget } from '../support/visit.ts';

const today = dateOf(now());
const seen = (name: string, kind: Report['kind'] = 'script'): Report => ({ kind, name, early: false });

async function setUp(fields: object = {}) {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const set = (more: object) => hosting('PUT', made.P, { name: 'www.mysite.xyz', ...more });
  await set({ recordScriptsOnWebsite: true, ...fields });
  const path = `/account/domains/${made.domain.id}/settings/strict-blocking`;
  /** Twice, as from two visitors. */
  const report = async (list: Report[], day = today) => {
    for (const network of [1, 2]) await addReports(db, made.domain.id, list, day, network);
  };
  const strictReport = (blocked: StrictReport['blocked'] = [], late = false) =>
    report(strictReports({ late, blocked }));
  const found = {
    services: [],
    ownHosts: [],
    unknownServices: [],
    consentManagers: [],
    truncatedPages: [],
    earlyTags: [],
    languages: [],
    storage: { cookies: [], localStorage: [], sessionStorage: [] },
    imprintUrl: null,
    privacyPolicyUrl: null,
    snippet: 'first',
    missingLinks: [],
  };
  const scan = (more: object = {}) =>
    env.DB.prepare('INSERT OR REPLACE INTO scans VALUES (?, ?, ?)')
      .bind(made.domain.id, now(), JSON.stringify({ ...found, ...more }))
      .run();
  const text = async (at = path) =>
    (await visit.get(at)).text
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  const status = () => text(`/account/domains/${made.domain.id}/status`);
  const hosts = async () =>
    [...(await visit.get(path)).text.matchAll(/<h3>(.*?)<\/h3>/gs)].map(([, name]) =>
      name!.replace(/<span.*/s, '').trim(),
    );
  return { ...made, visit, set, path, report, strictReport, scan, text, status, hosts };
}

test('the page lists what browsers of the last 30 days and the scan have found and nobody has allowed', async () => {
  const { P, path, report, scan, set, hosts, text, visit } = await setUp();
  expect(await text()).toContain('Scan your website first');
  await scan({
    ownHosts: ['mysite-cdn.example'],
    unknownServices: [{ name: 'widgets.example', hosts: ['widgets.example'] }],
    earlyTags: [{ page: '/', host: 'early.example:8443', service: null, tag: '', line: '' }],
    services: [{ id: 6000 }],
  });
  await makeEmbedding(P, { name: 'Counter', scriptMarkers: ['counter.example/c.js'] });
  await set({ recordScriptsOnWebsite: true, ownHosts: ['own.example'] });
  await report([
    seen('x.counter.example'),
    seen('cdn.own.example'),
    seen('img.mysite.xyz'),
    seen('fonts.gstatic.com', 'style'),
    seen('tracker.example', 'image'),
    seen('frames.example', 'frame'),
    seen('sid', 'cookie'),
  ]);
  await report([seen('old.example')], dateOf(now() - 31 * SECONDS_PER_DAY));
  await addReports(db, path.split('/')[3]!, [seen('alone.example')], today, 5);
  const found = await hosts();
  expect(found).toEqual(
    expect.arrayContaining(['early.example', 'mysite-cdn.example', 'tracker.example', 'widgets.example']),
  );
  expect(found).toContain('Google Fonts');
  for (const name of [
    'x.counter.example',
    'cdn.own.example',
    'img.mysite.xyz',
    'frames.example',
    'sid',
    'old.example',
    'alone.example',
  ])
    expect(found).not.toContain(name);
  expect(await text()).toMatch(/mysite-cdn\.example Probably yours/);
  expect(await text()).toMatch(/tracker\.example Loads: images/);
  // Another client sees nothing of it.
  const stranger = await loggedIn();
  expect((await stranger.visit.get(path)).status).toBe(404);
  expect((await stranger.visit.post(path, { host: 'tracker.example', own: '1' })).status).toBe(404);
  expect((await visit.post(path, { host: 'nowhere.example', own: '1' })).status).toBe(404);
});

test('each host becomes a first-party host or a service, or stays blocked; then strict blocking is recommended', async () => {
  const { P, path, report, scan, hosts, text, status, visit } = await setUp();
  await scan();
  await report(
    ['cdn.example', 'widget.example', 'tracker.example', 'fonts.gstatic.com'].map((name) => seen(name)),
  );
  expect(await text()).toContain('Your pages use 4 hosts that are not allowed yet');
  expect(await status()).not.toContain('Strict blocking is recommended');
  await visit.post(path, { host: 'cdn.example', own: '1' });
  // What an unknown service is for, only its website can say.
  const form = redirectTarget(await visit.post(path, { host: 'widget.example', service: '1' }))!;
  expect((await hosting('GET', `${P}/embedding`)).body).toEqual([]);
  const fields = {
    name: 'Widget',
    purpose: purposes.external,
    active: '1',
    scriptMarkers: 'widget.example',
  };
  const created = { ...fields, return: new URLSearchParams(form.split('?')[1]).get('return')! };
  expect(redirectTarget(await visit.post(`${form.split('?')[0]}/save`, created))).toBe(path);
  const { body } = await hosting('GET', P);
  expect(body.ownHosts).toEqual(['cdn.example']);
  const google = /name="host" value="(\d+)"/.exec((await visit.get(path)).text)![1]!;
  await visit.post(path, { host: google, service: '1' });
  await visit.post(path, { host: 'tracker.example', keep: '1' });
  const services = (await hosting('GET', `${P}/embedding`)).body as { name: string; active: boolean }[];
  expect(services.map(({ name, active }) => [name, active])).toEqual([
    ['Widget', true],
    ['Google Fonts', true],
  ]);
  expect(await hosts()).toEqual(['tracker.example']);
  expect(await text()).toContain('Blocked by you (1)');
  expect(await text()).toContain('Recommended: you have decided');
  expect(await status()).toContain('Strict blocking is recommended for this website');
  await visit.post(`${path}/switch`, { on: '1' });
  expect((await hosting('GET', P)).body.strictBlocking).toBe(true);
  expect(await status()).not.toContain('Strict blocking is recommended');
  // A decision to keep it blocked can be changed.
  await visit.post(path, { host: 'tracker.example', own: '1' });
  expect((await hosting('GET', P)).body.ownHosts).toEqual(['cdn.example', 'tracker.example']);
  await visit.post(`${path}/switch`, {});
  expect((await hosting('GET', P)).body.strictBlocking).toBe(false);
});

const probable = { name: 'sbk.example', hosts: ['img.sbk.example', 'js.sbk.example'], isProbablyOwn: true };
const tracker = { name: 'tracker.example', hosts: ['t.tracker.example'] };
/** The list items about hosts in a page, each with its buttons. */
const parts = (html: string) => html.match(/<li>.*?<\/li>/gs)!.filter((part) => part.includes('.example'));

test('the setup marks a probable first-party host and first offers to add it; for other hosts, it first offers a service', async () => {
  const { scan, visit, path } = await setUp();
  await scan({ unknownServices: [probable, tracker] });
  const page = path.replace('settings/strict-blocking', 'onboarding/choose');
  const [own, other, ...more] = parts((await visit.get(page)).text);
  expect(more).toEqual([]);
  expect(own).toMatch(
    /Probably yours.*<button>Add to first-party hosts.*<a class="button" .*Add as a service/s,
  );
  expect(other).toMatch(/<a class="button primary".*Add as a service.*<button class="quiet">Add to first-/s);
  expect(other).not.toContain('Probably yours');
  const text = (await visit.get(page)).text;
  expect(text).toContain('Check that the domain is yours');
  await scan({ unknownServices: [tracker] });
  expect((await visit.get(page)).text).not.toContain('Check that the domain is yours');
});

test.for(['onboarding/choose', 'settings/strict-blocking'])(
  'on %s, a host that was added to the catalogue since the scan is no longer probably the website’s own',
  async (name) => {
    const { scan, visit, path } = await setUp();
    await scan({ unknownServices: [{ ...probable, hosts: ['fonts.gstatic.com'] }] });
    const { text } = await visit.get(path.replace('settings/strict-blocking', name));
    expect(text).toContain('fonts.gstatic.com');
    expect(text).not.toContain('Probably yours');
    expect(text.indexOf('Add as a service')).toBeLessThan(text.indexOf('Add to first-party hosts'));
  },
);

test.for(['onboarding/choose', 'settings/strict-blocking'] as const)(
  'strict blocking allows a host after it was confirmed on %s, and no other host',
  async (name) => {
    const { P, domain, embedKey, scan, visit, path, hosts } = await setUp({ strictBlocking: true });
    await makeEmbedding(P, { name: 'Statistics', scriptMarkers: ['stats.sbk.example'] });
    await scan({ unknownServices: [probable, tracker] });
    const allowed = async () => {
      const options = { worker: await anotherIsolate() };
      await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`, options);
      await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`);
      return copyOf<PublishedSite>(siteKey(domain.id))!.strictHosts!;
    };
    expect(await hosts()).toEqual(['img.sbk.example', 'js.sbk.example', 't.tracker.example']);
    expect((await allowed()).own).toEqual(['mysite.xyz']);
    const fields = { host: probable.hosts, return: name };
    if (name === 'onboarding/choose')
      await visit.post(path.replace('settings/strict-blocking', 'first-party-hosts'), fields);
    else for (const host of probable.hosts) await visit.post(path, { host, own: '1' });
    expect(await hosts()).toEqual(['t.tracker.example']);
    expect(await allowed()).toEqual({
      own: ['mysite.xyz', ...probable.hosts],
      ofEmbeddings: [['stats.sbk.example']],
    });
  },
);

test('a website has at most 100 first-party hosts, and the page says so instead of adding some of them', async () => {
  const { P, scan, visit, path, text } = await setUp();
  const many = Array.from({ length: 100 }, (_, i) => `${i}.sbk.example`);
  const add = (host: string[]) =>
    visit.post(path.replace('settings/strict-blocking', 'first-party-hosts'), {
      host,
      return: 'settings/strict-blocking',
    });
  const stored = async () => (await hosting('GET', P)).body.ownHosts as string[];
  await add([...many, 'a.sbk.example']);
  expect(await text()).toContain('Nothing was added: a website can have at most 100 first-party hosts.');
  expect(await stored()).toEqual([]);
  await add(many);
  expect(await stored()).toEqual(many);
  await scan({ unknownServices: [tracker] });
  await visit.post(path, { host: 't.tracker.example', own: '1' });
  expect(await text()).toContain('Nothing was added');
  expect(await stored()).toEqual(many);
});

test('the page says which requests strict blocking cannot prevent, and what prevents them', async () => {
  const { text, visit, path } = await setUp();
  expect(await text()).toMatch(
    /can still request scripts, images and style sheets that are tags in the HTML .* plug-in prevents/,
  );
  const german = await visit.get(path, { headers: { 'Accept-Language': 'de' } });
  expect(german.text).toMatch(/als Tags im HTML Ihrer Seiten stehen, können Browser trotzdem anfragen/);
});

test('Google’s tag from a first-party host is an issue, and the page says that strict blocking cannot stop it', async () => {
  const { scan, text, status } = await setUp();
  const tag = '<script src="/metrics?id=G-ABCDE12345"></script>';
  const line = '<script type="text/x-ccm-loader" data-ccm-loader-src="/metrics?id=G-ABCDE12345"></script>';
  const early = { page: 'https://www.mysite.xyz/', service: 'Google Analytics 4', tag, line };
  await scan({ earlyTags: [{ ...early, host: 'www.mysite.xyz' }] });
  expect(await text()).toContain('Your pages load Google’s tag from www.mysite.xyz');
  expect(await status()).toContain('Google Analytics 4');
  await scan({ earlyTags: [{ ...early, host: 'www.googletagmanager.com' }] });
  expect(await text()).not.toContain('Google’s tag comes from a first-party host');
});

test('a script of the website whose content is Google’s gets into its service, whether that is new or exists', async () => {
  const { P, scan, text, status } = await setUp();
  const ga4 = allPresets().find(({ name }) => name === 'Google Analytics 4')!;
  const marker = 'www.mysite.xyz/assets/a1b2.js';
  const early = {
    page: 'https://www.mysite.xyz/',
    host: 'www.mysite.xyz',
    service: ga4.name,
    tag: '<script src="/assets/a1b2.js"></script>',
    line: '<script type="text/x-ccm-loader" data-ccm-loader-src="/assets/a1b2.js"></script>',
    marker,
  };
  await scan({ services: [{ ...ga4, markers: [marker] }], earlyTags: [early] });
  expect(await text()).toContain('Your pages load Google’s tag from www.mysite.xyz');
  expect(await status()).toContain('stays blocked until its service has the address');
  const { id } = await makeEmbedding(P, { name: ga4.name, scriptMarkers: ['gtag/js'] });
  const markers = async () => {
    const { body } = await hosting('GET', `${P}/embedding`);
    return (body as { id: string; scriptMarkers: string[] }[]).map(({ scriptMarkers }) => scriptMarkers);
  };
  expect(await status()).toMatch(
    /comes from your own host, where its service does not block it.*Add address/,
  );
  const issue = encodeURIComponent(`service:${ga4.id}`);
  expect((await hosting('POST', `${P}/onboarding/issues/${issue}`, { accepted: true })).status).toBe(204);
  expect(await markers()).toEqual([['gtag/js', marker]]);
  expect(await status()).not.toMatch(/comes from your own host, where|stays blocked until its service/);
  await hosting('DELETE', `${P}/embedding/${id}`);
  await hosting('POST', `${P}/onboarding/presets`, [{ id: ga4.id, active: true }]);
  expect(await markers()).toEqual([[...ga4.scriptMarkers, marker]]);
});

test('a service whose hosts are unknown is named, and keeps strict blocking from being recommended', async () => {
  const { P, scan, text, status } = await setUp();
  await scan();
  await makeEmbedding(P, { name: 'Matomo', scriptMarkers: ['/matomo.js'] });
  expect(await text()).toContain('does not know which hosts these services use: Matomo.');
  expect(await status()).not.toContain('Strict blocking is recommended');
});

test('what a tag manager loads and strict blocking refuses is named in the status by its service', async () => {
  const { P, strictReport, report, scan, status, hosts } = await setUp({ strictBlocking: true });
  await scan();
  await makeEmbedding(P, { name: 'Google Tag Manager', scriptMarkers: ['googletagmanager.com/gtm.js'] });
  await strictReport([{ kind: 'script', name: 'static.hotjar.com' }]);
  await report([seen('static.hotjar.com', 'stillBlocked')]);
  const text = await status();
  expect(text).toContain('Hotjar stays blocked even after visitors accept everything');
  expect(text).toContain('Blocked in 2 of 2 reported page views: Hotjar (static.hotjar.com)');
  expect(await hosts()).toContain('Hotjar');
});

test('a service that is blocked although visitors have accepted it is named, and gets the host that it lacks', async () => {
  const { P, report, scan, status } = await setUp({ strictBlocking: true });
  await scan();
  const service = { name: 'Counter', scriptMarkers: ['cdn.counter.example/c.js'] };
  const { id } = await makeEmbedding(P, service);
  await report([seen('counter.example', 'stillBlocked')]);
  expect(await status()).toContain('Counter stays blocked even after visitors accept everything');
  const issue = encodeURIComponent('blocked:counter.example');
  expect((await hosting('POST', `${P}/onboarding/issues/${issue}`, { accepted: true })).status).toBe(204);
  expect((await hosting('GET', `${P}/embedding/${id}`)).body).toMatchObject({
    active: true,
    scriptMarkers: ['cdn.counter.example/c.js', 'counter.example'],
  });
  expect((await hosting('GET', `${P}/embedding`)).body).toHaveLength(1);
});

test('Meta’s loader is allowed to a service that has only the calls of its code as markers', async () => {
  const { P, scan, text, report } = await setUp();
  await scan();
  await makeEmbedding(P, { name: 'Facebook advertising', scriptMarkers: ["fbq('init'"] });
  await report([seen('connect.facebook.net')]);
  expect(await text()).toContain('Nothing was found that strict blocking would block');
});

test('the status says in how many reported page views a host was blocked, and that the policy came too late', async () => {
  const { strictReport, scan, status } = await setUp({ strictBlocking: true });
  await scan();
  expect(await status()).toContain('No browser has reported a page view with strict blocking');
  for (let i = 0; i < 14; i++) await strictReport();
  expect(await status()).toContain('Nothing was blocked in 28 reported page views.');
  await strictReport([
    { kind: 'script', name: 'cdn.example' },
    { kind: 'image', name: 'cdn.example' },
  ]);
  await strictReport([{ kind: 'request', name: 'www.mysite.xyz' }], true);
  const text = await status();
  expect(text).toContain('Blocked in 2 of 32 reported page views: cdn.example');
  expect(text).toContain('In 2 of 32 reported page views, an address of your own website redirected');
  expect(text).toContain('Loaded too late in 2 of 32 reported page views');
  expect(text).toContain('1 host is waiting for your decision.');
  await scan({ snippet: 'late' });
  expect(await status()).not.toContain('Loaded too late: the snippet is not the first script');
});

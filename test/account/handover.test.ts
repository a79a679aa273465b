import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { activity, calls, clients, handovers, issueStates } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { ownHostKey } from '../../src/domains/own-host/own-host-key.ts';
import { setUserDomains } from '../../src/db/users/user-domains.ts';
import { monthOf } from '../../src/lib/time.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { call, hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';
import { loggedIn, loggedInAs, redirectTarget, visit as newVisit } from '../support/visit.ts';

const NAME = 'www.mysite.xyz';
const TRACKER = '<script src="https://tracker.example/t.js"></script>';
const GTM = '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>';
const COOKIEBOT = '<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js"></script>';

afterEach(() => void vi.restoreAllMocks());

/** Lets scans find these pages of the website, by path; returns how often its home page was read. */
function serve(pages: Record<string, string>) {
  let reads = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { hostname, pathname } = new URL(input instanceof Request ? input.url : String(input));
    expect(hostname).toBe(NAME);
    const html = pages[pathname];
    if (pathname === '/') reads++;
    return html === undefined
      ? new Response('Not found', { status: 404 })
      : new Response(`<!doctype html><html lang="en"><head>${html}</head><body><a href="/about">About</a>`, {
          headers: { 'Content-Type': 'text/html' },
        });
  });
  return { pages, reads: () => reads };
}

/** A website whose owner has made a link for the webmaster. */
async function setUp(more: object = {}) {
  const { client, visit: owner } = await loggedIn();
  const made = await makeDomain(NAME, client);
  if (Object.keys(more).length > 0) await hosting('PUT', made.P, { name: NAME, ...more });
  const path = `/account/domains/${made.domain.id}/status/handover`;
  const make = async () => {
    await owner.get(path);
    const { text } = await owner.post(path);
    return /https:\/\/placet\.example(\/account\/handover\/\w+)/.exec(text)![1]!;
  };
  const webmaster = newVisit({ 'Accept-Language': 'en-GB' });
  const link = await make();
  const check = async (fields = {}, options = {}) => {
    await webmaster.get(link);
    return webmaster.post(`${link}/check`, fields, options);
  };
  return { ...made, client, owner, path, make, link, webmaster, check };
}
type World = Awaited<ReturnType<typeof setUp>>;

const snippetOf = ({ embedKey, domain }: World) =>
  `<script src="https://placet.example/app.js?apiKey=${embedKey}&amp;domain=${domain.id}"></script>`;
const install = async ({ domain }: World) =>
  db.insert(calls).values({ domainId: domain.id, month: monthOf(now()), count: 1, siteCalledAt: now() });
/** The titles of the changes with their badges, in the order of the page. */
const changesOn = (html: string) =>
  [
    ...html.matchAll(
      /<section class="card stack" id="change-\w+"><div class="heading"><h2>(.*?)<\/h2><span class="badge (\w+)"/gs,
    ),
  ].map(([, title, state]) => `${title} ${state === 'good' ? '✓' : '…'}`);
const linesOn = (html: string) =>
  [...html.matchAll(/<li(?: class="done")?><span class="badge (\w+)">.*?<span>([^<]*)</gs)].map(
    ([, state, title]) => `${title} ${state === 'good' ? '✓' : '…'}`,
  );
const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('a webmaster sees what to change, changes it line by line, checks, and the owner sees what is done', async () => {
  const world = await setUp();
  const { owner, webmaster, link, path, check } = world;
  const site = serve({ '/': TRACKER + COOKIEBOT, '/about': GTM });
  let { text } = await webmaster.get(link);
  expect(changesOn(text)).toEqual(['Snippet at the beginning of every page …']);
  expect(text).toContain('Not checked yet');
  expect(plain(text)).toContain(`&amp;domain=${world.domain.id}" referrerpolicy="origin"></script>`);

  expect(redirectTarget(await check({ change: 'change-snippet' }))).toBe(`${link}#change-snippet`);
  ({ text } = await webmaster.get(link));
  expect(changesOn(text)).toEqual([
    'Snippet at the beginning of every page …',
    'tracker.example: replace the tag …',
    'consent.cookiebot.com: remove the tag …',
    'Google Tag Manager: replace the tag …',
  ]);
  expect(text).toContain('0 of 4 done');
  expect(plain(text)).toContain(
    '<script type="text/x-ccm-loader" data-ccm-loader-src="https://tracker.example/t.js"></script>',
  );
  expect(plain(text)).toContain(`Found on <a href="https://${NAME}/about"`);
  expect(linesOn((await owner.get(path)).text)).toHaveLength(4);

  await install(world);
  site.pages['/'] = snippetOf(world) + TRACKER;
  await check();
  ({ text } = await webmaster.get(link));
  expect(text).toContain('2 of 4 done');
  expect(changesOn(text)).toEqual([
    'Snippet at the beginning of every page ✓',
    'tracker.example: replace the tag …',
    'Google Tag Manager: replace the tag …',
    'consent.cookiebot.com: the tag is gone or waits for consent ✓',
  ]);
  const seen = await owner.get(path);
  expect(linesOn(seen.text)).toEqual(changesOn(text));
  expect(seen.text).toContain('2 of 4 done');

  // A page that could not be read says nothing about its tags; a tag that came back is open again.
  site.pages['/'] = snippetOf(world) + COOKIEBOT;
  delete site.pages['/about'];
  // Scans of one second are one for issues.
  await db.update(issueStates).set({ at: sql`at - 1` });
  await check();
  expect(changesOn((await webmaster.get(link)).text)).toEqual([
    'Snippet at the beginning of every page ✓',
    'consent.cookiebot.com: remove the tag …',
    'tracker.example: the tag is gone or waits for consent ✓',
  ]);
  site.pages['/'] = snippetOf(world);
  await check();
  expect((await webmaster.get(link)).text).toContain('All changes are done.');
  expect((await owner.get(path)).text).toContain('All changes are done.');
});

test('the link needs no account, is not indexed, sends no referrer, and is in the browser’s language or the chosen one', async () => {
  const { link } = await setUp();
  const { headers, text } = await call('GET', link, { headers: { 'Accept-Language': 'de-AT,de;q=0.9' } });
  expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(text).toContain('Code am Anfang jeder Seite');
  expect(text).toContain(`href="${link}?lang=en"`);
  const its = newVisit({ 'Accept-Language': 'de' });
  expect(redirectTarget(await its.get(`${link}?lang=en`))).toBe(link);
  expect((await its.get(link)).text).toContain('Snippet at the beginning of every page');
});

test('a link ends with the removal of the user who has made it, and those of others stay', async () => {
  const { client, domain, owner, path, link } = await setUp();
  const { user, visit: editor } = await loggedInAs(client, 'editor');
  const other = await makeDomain('other.example', client);
  const otherPath = path.replace(domain.id, other.domain.id);
  await editor.get(otherPath);
  const made = /https:\/\/placet\.example(\/account\/handover\/\w+)/.exec(
    (await editor.post(otherPath)).text,
  )![1]!;
  const statuses = async () => [(await call('GET', link)).status, (await call('GET', made)).status];
  expect(await statuses()).toEqual([200, 200]);
  await owner.get(`/account/users/${user.id}/remove`);
  expect(redirectTarget(await owner.post(`/account/users/${user.id}/remove`))).toBe('/account/users');
  expect(await statuses()).toEqual([200, 404]);
});

test('a link ends with the right of its maker to make one: as a viewer, and limited to other websites', async () => {
  const { client, domain, path, owner } = await setUp();
  const other = await makeDomain('other.example', client);
  const { user, visit: editor } = await loggedInAs(client, 'editor');
  const make = async (of: string) => {
    await editor.get(of);
    return /https:\/\/placet\.example(\/account\/handover\/\w+)/.exec((await editor.post(of)).text)![1]!;
  };
  const links = [await make(path), await make(path.replace(domain.id, other.domain.id))];
  const statuses = () => Promise.all(links.map(async (link) => (await call('GET', link)).status));
  const limit = (...ids: string[]) =>
    setUserDomains(
      db,
      { userId: client.id, clientId: client.id },
      { userId: user.id, clientId: client.id },
      ids,
    );
  await limit(domain.id, other.domain.id);
  expect(await statuses()).toEqual([200, 200]);
  await limit(other.domain.id);
  expect(await statuses()).toEqual([404, 200]);
  await owner.get('/account/users');
  await owner.post(`/account/users/${user.id}/role`, { role: 'viewer' });
  expect(await statuses()).toEqual([404, 404]);
});

test('the snippet is there for each platform, in the form that it takes', async () => {
  const { link, webmaster, embedKey, domain } = await setUp();
  const text = plain((await webmaster.get(link)).text);
  const src = `https://placet.example/app.js?apiKey=${embedKey}&amp;domain=${domain.id}`;
  expect(text).toContain('page.headTag (\n<head><script data-cfasync="false"');
  expect(text).toContain("{% sw_extends '@Storefront/storefront/layout/meta.html.twig' %}");
  expect(text).toContain(
    `<script data-cfasync="false" data-placet-spa="" src="${src}" referrerPolicy="origin" />`,
  );
});

test('strangers with the link learn nothing else of the client, and no key of the own host', async () => {
  const { client, domain, embedKey, link, webmaster, owner, path } = await setUp({ ownHostPath: 'consent' });
  const { user } = await loggedInAs(client, 'owner', { name: 'Olivia Other' });
  serve({ '/': TRACKER });
  await webmaster.get(link);
  await webmaster.post(`${link}/check`);
  const { text } = await webmaster.get(link);
  expect(text).toContain('loads from the path /consent/ of the website');
  expect(text).toContain(`/consent/app?apiKey=${embedKey}&amp;amp;domain=${domain.id}`);
  const secrets = [
    await ownHostKey(env, domain.id, embedKey),
    client.username,
    client.emailAddress,
    client.apiKey,
    user.emailAddress,
    'Olivia',
    `/account/domains/`,
  ];
  for (const secret of secrets) expect(text, secret).not.toContain(secret);
  // Someone who is signed in is a stranger here, too.
  const { text: signedIn } = await owner.get(link);
  expect(signedIn).not.toContain(client.username);
  const { status } = await webmaster.post(path);
  expect([status, (await webmaster.get(path)).status]).toEqual([303, 303]);
});

test('a link has five checks in any hour, however many arrive at once, and the page says when the next is possible', async () => {
  const { webmaster, link } = await setUp();
  const site = serve({ '/': TRACKER });
  await webmaster.get(link);
  const bindings = { env: { SCAN_RATE: rateLimit(100) } };
  const send = () => webmaster.post(`${link}/check`, {}, bindings);
  const answers = await Promise.all(Array.from({ length: 9 }, send));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 303, 303, 303, 429, 429, 429, 429]);
  expect(site.reads()).toBe(5);
  const { text } = await webmaster.get(link);
  expect(text).toContain('There were 5 checks in the last hour');
  expect(text).not.toContain('/check"');
  // The first one is an hour old.
  const { checks } = (await db.select().from(handovers))[0]!;
  await db.update(handovers).set({ checks: [checks[0]! - 3600, ...checks.slice(1)] });
  expect((await webmaster.get(link)).text).toContain(`action="${link}/check"`);
  expect((await Promise.all([send(), send()])).map(({ status }) => status).sort()).toEqual([303, 429]);
  expect(site.reads()).toBe(6);
});

test('a website that cannot be checked, and a client with too many scans, are told apart on the page', async () => {
  const { check, link, webmaster } = await setUp();
  serve({});
  const bad = await check();
  expect([bad.status, bad.text]).toEqual([422, expect.stringContaining('so nothing was checked')]);
  const busy = await check({}, { env: { SCAN_RATE: rateLimit(0) } });
  expect([busy.status, busy.text]).toEqual([429, expect.stringContaining('Too many checks are running')]);
  const limited = await webmaster.get(link, { env: { PROOF_RATE: rateLimit(0) } });
  expect(limited.status).toBe(429);
});

test('a check needs the form of this link, and nothing else can be sent to it', async () => {
  const { link, webmaster } = await setUp();
  const site = serve({ '/': '' });
  await webmaster.get(link);
  expect((await webmaster.post(`${link}/check`, { token: 'f'.repeat(64) })).status).toBe(403);
  expect((await webmaster.post(link)).status).toBe(405);
  expect(site.reads()).toBe(0);
  const odd = await webmaster.post(`${link}/check`, { change: '"><script>' });
  expect(redirectTarget(odd)).toBe(link);
});

test('links that expired, were revoked or replaced, or never existed have the same plain page', async () => {
  const world = await setUp();
  const { owner, path, make, webmaster } = world;
  const pageOf = async (link: string) => {
    const { status, text, headers } = await webmaster.get(link);
    expect([status, headers.get('X-Robots-Tag')]).toEqual([404, 'noindex, nofollow']);
    return text.replaceAll(link, '');
  };
  const unknown = await pageOf('/account/handover/none');
  expect(unknown).toContain('The link has expired or was revoked.');
  expect(unknown).not.toContain(NAME);

  const second = await make();
  expect(await pageOf(world.link), 'replaced').toBe(unknown);
  await db.update(handovers).set({ expiresAt: now() });
  expect(await pageOf(second), 'expired').toBe(unknown);
  expect((await owner.get(path)).text).toContain('The link expired on');
  const third = await make();
  expect((await webmaster.get(third)).status).toBe(200);
  expect(redirectTarget(await owner.post(`${path}/revoke`))).toBe(path);
  expect(await pageOf(third), 'revoked').toBe(unknown);
  expect((await owner.get(path)).text).toContain('The link was revoked and no longer works.');
  expect((await webmaster.post(`${third}/check`)).status).toBe(404);
});

test.each<[string, (world: World) => Promise<unknown>]>([
  [
    'archived, also after it is back,',
    async ({ P }) => {
      for (const archived of [true, false]) await hosting('PUT', P, { name: NAME, archived });
    },
  ],
  ['deleted', ({ P }) => hosting('DELETE', P)],
  [
    'moved to another client',
    async ({ domain }) => {
      const other = await loggedIn();
      return env.DB.prepare('UPDATE domains SET clientId = ? WHERE id = ?')
        .bind(other.client.id, domain.id)
        .run();
    },
  ],
  [
    'of a client that is not active any more',
    ({ client }) => db.update(clients).set({ active: false }).where(eq(clients.id, client.id)),
  ],
])('the link of a website that is %s ends', async (_, end) => {
  const world = await setUp();
  expect((await world.webmaster.get(world.link)).status).toBe(200);
  await end(world);
  expect((await world.webmaster.get(world.link)).status).toBe(404);
});

test('an archived website is not handed over', async () => {
  const { owner, path, P } = await setUp();
  await hosting('PUT', P, { name: NAME, archived: true });
  expect((await owner.get(path)).text).toContain('This website is archived.');
  expect((await owner.post(path)).status).toBe(422);
  expect(await db.$count(handovers)).toBe(0);
});

test('editors make and revoke the link, viewers see what is done, and only owners learn who made it', async () => {
  const { client, path, owner } = await setUp();
  const editor = await loggedInAs(client, 'editor', { name: 'Ed Editor' });
  const viewer = await loggedInAs(client, 'viewer');
  await editor.visit.get(path);
  expect((await editor.visit.post(path)).text).toContain('Created by you.');
  expect((await owner.get(path)).text).toContain('Created by Ed Editor.');
  const { text } = await viewer.visit.get(path);
  expect(text).toContain('Created by another user.');
  expect(text).not.toContain(`action="${path}"`);
  await editor.visit.post(`${path}/revoke`);
  const entries = (await db.select().from(activity)).filter(({ kind }) => kind === 'handover');
  expect(entries.map(({ action, userName }) => [action, userName])).toEqual([
    ['created', client.username],
    ['created', 'Ed Editor'],
    ['deleted', 'Ed Editor'],
  ]);
  const list = (await owner.get(path.replace('status/handover', 'activity'))).text;
  expect(list).toContain('Link for the webmaster revoked');
  expect(list).not.toContain('/undo');
});

test('the token is stored as a hash alone, and is in no export', async () => {
  const { link, client, owner, domain } = await setUp();
  const token = link.split('/').at(-1)!;
  const [stored] = await db.select().from(handovers);
  expect(stored!.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(stored)).not.toContain(token);
  const exported = await hosting('GET', `${client.path}/export`);
  const website = await owner.get(`/account/domains/${domain.id}/website/export.json`);
  for (const { status, text } of [exported, website]) {
    expect(status).toBe(200);
    expect(text).not.toContain(stored!.hash);
    expect(text).not.toContain('handover');
  }
});

import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { setHosts } from '../../src/db/clients/client-hosts.ts';
import { clientHosts } from '../../src/db/schema.ts';
import { randomHex } from '../../src/lib/crypto/random.ts';
import { call, hosting, type Overrides } from '../support/call.ts';
import { db } from '../support/db.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';

/** A limit that the test does not reach. */
const unlimited = { SCAN_RATE: { limit: async () => ({ success: true }) } };

/** A client whose snippet creates domains; `from` calls the snippet from a page. */
async function withSnippet(more: object = {}) {
  const made = await loggedIn({ autoCreateDomains: true, ...more });
  const { embedKey } = (await env.DB.prepare('SELECT embedKey FROM clients WHERE id = ?')
    .bind(made.client.id)
    .first<{ embedKey: string }>())!;
  const names = async () =>
    (await hosting('GET', `${made.client.path}/domain`)).body.map((domain: { name: string }) => domain.name);
  const waiting = async () =>
    (await db.select().from(clientHosts)).filter(({ state }) => state === 'waiting').map(({ name }) => name);
  /** Pages carry the snippet if `own` accepts their host. */
  const pages = (own: (host: string) => boolean) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      const { host } = address as URL;
      const snippet = `<script src="https://placet.example/app.js?apiKey=${embedKey}"></script>`;
      return new Response(`<title>Page</title>${own(host) ? snippet : ''}`);
    });
  const from = (host: string, headers: object = {}, bindings: Overrides = {}) =>
    call('GET', `/app.js?apiKey=${embedKey}`, {
      headers: { Referer: `https://${host}/`, 'CF-Connecting-IP': randomHex(8), ...headers },
      env: bindings,
    });
  return { ...made, names, waiting, pages, from };
}

test('sixty forged calls create no domain and no waiting host', async () => {
  const { names, waiting, pages, from } = await withSnippet();
  pages(() => false);
  for (let i = 0; i < 60; i++) expect((await from(`forged${i}.example`)).status).toBe(404);
  expect([await names(), await waiting()]).toEqual([[], []]);
});

test('a host that carries the snippet waits, is fetched once, and becomes a domain when the client confirms it', async () => {
  const { visit, names, waiting, pages, from } = await withSnippet();
  const fetched = pages(() => true);
  for (let i = 0; i < 3; i++) expect((await from('www.mine.example')).status).toBe(404);
  await from('www.other.example');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await waiting()).toEqual(['www.mine.example', 'www.other.example']);
  const shown = await visit.get('/account');
  expect(shown.text).toContain('New websites with your snippet');
  expect(
    redirectTarget(await visit.post('/account/waiting-hosts/confirm', { host: 'www.mine.example' })),
  ).toBe('/account');
  expect(
    redirectTarget(await visit.post('/account/waiting-hosts/dismiss', { host: 'www.other.example' })),
  ).toBe('/account');
  expect([await names(), await waiting()]).toEqual([['www.mine.example'], []]);
  expect((await visit.post('/account/waiting-hosts/confirm', { host: 'www.other.example' })).status).toBe(
    404,
  );
  await from('www.other.example');
  expect(await waiting()).toEqual([]);
  expect((await from('www.mine.example')).status).toBe(200);
});

test('a client cannot confirm a host of another client', async () => {
  const { pages, from, waiting } = await withSnippet();
  pages(() => true);
  await from('www.theirs.example');
  const other = await loggedIn();
  for (const what of ['confirm', 'dismiss'])
    await other.visit.post(`/account/waiting-hosts/${what}`, { host: 'www.theirs.example' });
  expect(await waiting()).toEqual(['www.theirs.example']);
  expect((await hosting('GET', `${other.client.path}/domain`)).body).toEqual([]);
});

test('at most twenty hosts wait, and few are checked for one network', async () => {
  const { pages, from, waiting } = await withSnippet();
  const fetched = pages(() => true);
  for (let i = 0; i < 25; i++) await from(`many${i}.example`, {}, unlimited);
  expect(await waiting()).toHaveLength(20);
  await db.delete(clientHosts);
  fetched.mockClear();
  const ofNetworks = { SCAN_RATE: rateLimit(4) };
  const some = await withSnippet();
  const others = some.pages(() => true);
  for (const { from } of [await withSnippet(), some])
    for (let i = 0; i < 4; i++)
      await from(`one${i}.example`, { 'CF-Connecting-IP': '192.0.2.1' }, ofNetworks);
  expect(others).toHaveBeenCalledTimes(4);
  await some.from('one3.example', {}, ofNetworks);
  expect(await some.waiting()).toContain('one3.example');
});

test('six pages a minute are fetched for one client, the others later', async () => {
  const { pages, from, waiting } = await withSnippet();
  const other = await withSnippet();
  const fetched = pages(() => true);
  const bindings = { SCAN_RATE: rateLimit(6) };
  for (let i = 0; i < 20; i++) await from(`many${i}.example`, {}, bindings);
  expect(fetched).toHaveBeenCalledTimes(6);
  await from('many19.example', {}, { SCAN_RATE: rateLimit(6) });
  expect(fetched).toHaveBeenCalledTimes(7);
  expect(await waiting()).toContain('many19.example');
  await other.from('theirs.example', {}, bindings);
  expect(fetched).toHaveBeenCalledTimes(8);
});

test('the page is fetched without its query', async () => {
  const { pages, from } = await withSnippet();
  const fetched = pages(() => true);
  await from('www.mine.example', {
    Referer: 'https://www.mine.example//other.example/?token=secret&go=1#top',
  });
  expect(fetched.mock.calls.map(([address]) => (address as URL).href)).toEqual([
    'https://www.mine.example//other.example/',
  ]);
});

test('twenty hosts of a stranger do not keep the owner’s off the list, because the host not seen for longest is replaced', async () => {
  const { pages, from, waiting } = await withSnippet();
  const start = Date.now();
  const at = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 });
  pages(() => true);
  for (let i = 0; i < 20; i++) await from(`forged${i}.example`, {}, unlimited);
  at(11);
  // Two hosts are called again, and one of them no longer carries the snippet.
  pages((host) => host !== 'forged1.example');
  for (let i = 0; i < 20; i++) if (i !== 7) await from(`forged${i}.example`, {}, unlimited);
  for (const host of ['www.real.example', 'shop.real.example']) await from(host, {}, unlimited);
  const list = await waiting();
  expect(list).toHaveLength(20);
  expect(list).toEqual(expect.arrayContaining(['www.real.example', 'shop.real.example', 'forged0.example']));
  for (const host of ['forged1.example', 'forged7.example']) expect(list).not.toContain(host);
});

test('the quota applies to listed hosts and to confirmed ones', async () => {
  const { client, visit, names, pages, from } = await withSnippet({ domainMaxCount: 1 });
  await setHosts(db, client.id, ['a.example', 'b.example']);
  pages(() => true);
  expect((await from('a.example')).status).toBe(200);
  expect((await from('b.example')).status).toBe(404);
  await from('c.example');
  await visit.get('/account');
  await visit.post('/account/waiting-hosts/confirm', { host: 'c.example' });
  expect((await visit.get('/account')).text).toContain('your plan does not include another domain');
  expect(await names()).toEqual(['a.example']);
});

test('a page that redirects to another host and one in a private network do not count', async () => {
  const { waiting, from } = await withSnippet();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { host } = address as URL;
    if (host === 'leads.example') return Response.redirect('https://carries.example/', 302);
    return new Response('<script src="/app.js?apiKey="></script>');
  });
  await from('leads.example');
  await from('127.0.0.1');
  await from('printer.local');
  expect(fetched.mock.calls.map(([address]) => (address as URL).href)).toEqual([
    'https://leads.example/',
    'https://carries.example/',
  ]);
  expect(await waiting()).toEqual([]);
});

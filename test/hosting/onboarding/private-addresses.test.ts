import { expect, inject, test, vi } from 'vitest';
import { hosting } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';

const site = inject('site');
const asked = (address: unknown) => (address as URL).href;

test.each([
  ['127.0.0.1', /127\.0\.0\.1 is an IP address/],
  ['localhost', /localhost is a private host name/],
  ['https://printer.local/status', /printer\.local is a private host name/],
  ['www.mysite.xyz:8080', /only ports 80 and 443/],
  ['placet.example', /this service itself/],
])('the domain "%s" is never fetched', async (name, detail) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { P } = await makeDomain(name);
  const answer = await hosting('GET', `${P}/onboarding/scan`);
  expect(answer.status, answer.text).toBe(500);
  expect(answer.body.detail).toMatch(detail);
  expect(fetched).not.toHaveBeenCalled();
});

test('a redirect into a private network is not followed at any hop', async () => {
  const hops: Record<string, string> = {
    'https://www.mysite.xyz/': 'https://www.mysite.xyz/de/',
    'https://www.mysite.xyz/de/': `http://${site}/wordpress-shop/`,
  };
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const location = hops[asked(address)];
    if (!location) throw new Error(`${asked(address)} was fetched`);
    return new Response(null, { status: 302, headers: { Location: location } });
  });
  const { P } = await makeDomain();
  const answer = await hosting('GET', `${P}/onboarding/scan`);
  expect(answer.status, answer.text).toBe(500);
  expect(answer.body.detail).toMatch(/redirect of the website was not followed: it uses port/);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a link into a private network is not followed either', async () => {
  const html = `<a href="http://127.0.0.1/impressum">Impressum</a><a href="http://${site}/">Datenschutz</a>`;
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(html, { headers: { 'Content-Type': 'text/html' } }));
  const { P } = await makeDomain();
  const answer = await hosting('GET', `${P}/onboarding/scan`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.imprintUrl).toBe('http://127.0.0.1/impressum');
  expect(fetched.mock.calls.map(([address]) => asked(address))).toEqual(['https://www.mysite.xyz/']);
});

test('a redirect of a real server to 127.0.0.1 is followed only with ALLOW_PRIVATE_SCAN', async () => {
  const { P } = await makeDomain(`http://${site}/to-private`);
  const scan = (allow: string) =>
    hosting('GET', `${P}/onboarding/scan`, undefined, { env: { ALLOW_PRIVATE_SCAN: allow } });
  expect((await scan('false')).status).toBe(500);
  expect((await scan('true')).status).toBe(200);
});

test('a client that scans too often must wait', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<p>Hello', { headers: { 'Content-Type': 'text/html' } }),
  );
  const { P, client } = await makeDomain();
  const other = await makeDomain('other.example', client);
  const answers = [];
  // Six are allowed, and twice as many where the minute of the limit ends between them.
  for (let i = 0; i < 13; i++) answers.push(await hosting('GET', `${i % 2 ? P : other.P}/onboarding/scan`));
  expect(answers.slice(0, 6).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('Retry-After')).toBe('60');
  expect((await hosting('GET', `${(await makeDomain()).P}/onboarding/scan`)).status).toBe(200);
});

test('an unknown client or domain is a 404', async () => {
  const { P, client } = await makeDomain();
  for (const path of [P.replace(client.id, '000000000000'), `${client.path}/domain/000000000000`]) {
    expect((await hosting('GET', `${path}/onboarding/scan`)).status).toBe(404);
    expect((await hosting('POST', `${path}/onboarding/presets`, [])).status).toBe(404);
    expect((await hosting('POST', `${path}/onboarding/embeddingsFromCookies`, [])).status).toBe(404);
  }
});

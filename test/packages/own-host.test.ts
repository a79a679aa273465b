// The helpers that serve Placet from a website, in front of a service that records what reaches it and answers with what
// must not pass.
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownHost, ownHostForNode } from '../../packages/client/src/own-host.ts';
import { consentPhp } from '../../src/domains/own-host/consent-php.gen.ts';
import { freePort } from '../support/free-port.ts';

const DOMAIN = '52fe2cf95139';
const KEY = 'ab'.repeat(32);
const pseudonym = createHmac('sha256', KEY).update('127.0.0.1').digest('hex').slice(0, 32);

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Reply = { status?: number; headers?: [string, string][]; body?: string | Buffer; delay?: number };
let seen: Seen[] = [];
let reply: Reply = {};
let service: Server;
const listening = (server: Server) =>
  new Promise<number>((ready) =>
    server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port)),
  );
let origin: string;

beforeAll(async () => {
  service = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => (body += chunk));
    incoming.on('end', () => {
      seen.push({ method: incoming.method!, url: incoming.url!, headers: incoming.headers, body });
      const { status = 200, headers = [], body: text = 'answer' } = reply;
      for (const [name, value] of headers) outgoing.appendHeader(name, value);
      outgoing.writeHead(status).end(incoming.method === 'HEAD' || status === 304 ? undefined : text);
    });
  });
  origin = `http://127.0.0.1:${await listening(service)}`;
});
afterAll(() => void service.close());
beforeEach(() => {
  seen = [];
  reply = {};
});

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };
type Ask = (method: string, path: string, headers?: Record<string, string>, body?: string) => Promise<Answer>;

/** A request as it is, which `fetch` would tidy up. */
const asker =
  (port: () => number, base: string): Ask =>
  (method, path, headers = {}, body) =>
    new Promise((done, fail) => {
      const sent = request(
        { port: port(), host: '127.0.0.1', method, path: base + path, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            done({ status: response.statusCode!, headers: response.headers, bytes, text: bytes.toString() });
          });
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });

function forwards(ask: Ask) {
  test('what the widget calls reaches the service, with its query and its body', async () => {
    for (const [method, path, body] of [
      ['GET', '/app?apiKey=a&domain=b', ''],
      ['GET', '/app.js?apiKey=a%20b', ''],
      ['GET', '/ccm19.js?apiKey=a', ''],
      ['HEAD', '/app', ''],
      ['POST', '/app/consents', '{"a":"ä"}'],
      ['POST', '/app/keep', '{}'],
      ['GET', `/app/image/${DOMAIN}/0f`, ''],
      ['GET', '/app/log-key?domain=x', ''],
    ] as const) {
      const answer = await ask(method, path, body ? { 'Content-Type': 'text/plain' } : {}, body || undefined);
      expect([path, answer.status, answer.text]).toEqual([path, 200, method === 'HEAD' ? '' : 'answer']);
      const last = seen.at(-1)!;
      expect([last.method, last.url, last.body]).toEqual([method, `/own/${DOMAIN}${path}`, body]);
      expect(last.headers.host).toBe(new URL(origin).host);
    }
  });

  test('nothing else does: no other path, host or method', async () => {
    for (const path of [
      '/',
      '/account',
      '/app/',
      '/app/services',
      '/app/checkpoint',
      '/app/consents/x',
      '/app/../account',
      '/app/%2e%2e/account',
      '/app/image/../../account',
      '/app/image/a/..',
      '//evil.example/app/x',
      '/app%00',
      '/app%0d%0aHost:%20evil.example',
      '/@evil.example',
      '/app\\..\\account',
      '/hosting/api/client',
    ])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect([method, (await ask(method, '/app')).status]).toEqual([method, 405]);
    await ask('GET', '/x@evil.example/app');
    await ask('GET', '/http://evil.example/app');
    // What is before the path of the widget is not forwarded.
    expect(seen.map(({ url }) => url).filter((url) => url !== `/own/${DOMAIN}/app`)).toEqual([]);
  });

  test('cookies, credentials and forged headers do not, and the visitor is a pseudonym', async () => {
    await ask('GET', '/app', {
      Cookie: 'session=secret',
      Authorization: 'Basic eDp5',
      'Placet-Key': 'x',
      'Placet-Country': 'JP',
      'Placet-Visitor': 'me',
      'X-Forwarded-For': '203.0.113.9',
      'CF-Connecting-IP': '203.0.113.9',
      Referer: 'https://www.mysite.xyz/',
      'Accept-Language': 'de',
      'Sec-GPC': '1',
      DNT: '1',
      'If-None-Match': '"x"',
      Origin: 'https://www.mysite.xyz',
    });
    const { headers } = seen[0]!;
    expect(headers).toMatchObject({
      'placet-key': KEY,
      'placet-visitor': pseudonym,
      referer: 'https://www.mysite.xyz/',
      origin: 'https://www.mysite.xyz',
      'accept-language': 'de',
      'sec-gpc': '1',
      dnt: '1',
      'if-none-match': '"x"',
    });
    expect(headers['placet-country'] ?? '').toBe('');
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'cf-connecting-ip'])
      expect([name, headers[name]]).toEqual([name, undefined]);
    expect(JSON.stringify(headers)).not.toContain('203.0.113.9');
  });

  test('of the answer, only the two cookies of the domain and known headers come back', async () => {
    const own = [`placet_${DOMAIN}=a; Path=/; Max-Age=9`, `placet_state_${DOMAIN}=b; Path=/`];
    reply = {
      status: 204,
      headers: [
        ...own.map((line): [string, string] => ['Set-Cookie', line]),
        ['Set-Cookie', 'session=stolen; Path=/'],
        ['Set-Cookie', `placet_000000000000=x; Path=/`],
        ['Strict-Transport-Security', 'max-age=1'],
        ['Location', 'https://evil.example/'],
        ['Clear-Site-Data', '"*"'],
        ['Cache-Control', 'no-store'],
        ['Content-Security-Policy', 'sandbox'],
      ],
      body: '',
    };
    const { status, headers } = await ask('POST', '/app/keep', { 'Content-Type': 'text/plain' }, '{}');
    expect([status, headers['set-cookie']]).toEqual([204, own]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': 'sandbox' });
    for (const name of ['strict-transport-security', 'location', 'clear-site-data', 'x-powered-by'])
      expect([name, headers[name]]).toEqual([name, undefined]);
  });

  test('a copy in the browser stays valid: ETag, 304 and Cache-Control pass, and nothing is kept', async () => {
    const headers: [string, string][] = [
      ['ETag', 'W/"1"'],
      ['Cache-Control', 'private, no-cache'],
      ['Vary', 'Referer'],
    ];
    reply = { headers, body: 'one' };
    const first = await ask('GET', '/app');
    expect(first.headers).toMatchObject({
      etag: 'W/"1"',
      'cache-control': 'private, no-cache',
      vary: 'Referer',
    });
    reply = { headers, body: 'two' };
    expect((await ask('GET', '/app')).text).toBe('two');
    reply = { status: 304, headers };
    const unchanged = await ask('GET', '/app', { 'If-None-Match': 'W/"1"' });
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', 'W/"1"']);
    expect(seen).toHaveLength(3);
  });

  test('all lines of a header come back, and a HEAD says nothing about the length', async () => {
    const vary: [string, string][] = [
      ['Vary', 'Referer'],
      ['Vary', 'Accept-Encoding'],
    ];
    reply = { headers: vary };
    expect((await ask('GET', '/app')).headers.vary).toBe('Referer, Accept-Encoding');
    const { headers } = await ask('HEAD', '/app');
    expect([headers.vary, headers['content-length']]).toEqual(['Referer, Accept-Encoding', undefined]);
  });

  test('a compressed answer arrives as it was', async () => {
    reply = { headers: [['Content-Encoding', 'gzip']], body: gzipSync('packed') };
    const { headers, bytes } = await ask('GET', '/app', { 'Accept-Encoding': 'gzip' });
    const text = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(text.toString()).toBe('packed');
  });

  test('problems and limits of the service pass, redirects and long bodies do not', async () => {
    reply = {
      status: 429,
      headers: [
        ['Retry-After', '60'],
        ['Content-Type', 'application/problem+json'],
      ],
    };
    const limited = await ask('POST', '/app/consents', { 'Content-Type': 'text/plain' }, '{}');
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '60']);
    reply = { status: 302, headers: [['Location', `${origin}/secret`]] };
    expect((await ask('GET', '/app')).status).toBe(502);
    const long = 'x'.repeat(256 * 1024 + 1);
    expect((await ask('POST', '/app/consents', { 'Content-Type': 'text/plain' }, long)).status).toBe(413);
    expect(seen).toHaveLength(2);
  });
}

describe('the handler for Node.js', () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    const handle = ownHostForNode({ service: origin, domain: DOMAIN, key: KEY });
    server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
    port = await listening(server);
  });
  afterAll(() => void server.close());
  forwards(asker(() => port, '/consent'));

  test('asks for no compression that Node.js may not open, because it would arrive without its name', async () => {
    await asker(() => port, '/consent')('GET', '/app', { 'Accept-Encoding': 'gzip, br, zstd, dcz' });
    expect(seen[0]!.headers['accept-encoding']).toMatch(/^(?:gzip|deflate|br|[, ])+$/);
  });

  test('tells address and country by any header of a proxy in front of it', async () => {
    const handle = ownHostForNode({
      service: origin,
      domain: DOMAIN,
      key: KEY,
      address: ({ headers }) => headers.get('Fly-Client-IP'),
      country: ({ headers }) => headers.get('CloudFront-Viewer-Country'),
    });
    const other = createServer((incoming, outgoing) => void handle(incoming, outgoing));
    const at = await listening(other);
    const sent = { 'Fly-Client-IP': '127.0.0.1', 'CloudFront-Viewer-Country': 'DE', Cookie: 'a=1' };
    await asker(() => at, '/consent')('GET', '/app', sent);
    other.close();
    expect(seen[0]!.headers).toMatchObject({ 'placet-visitor': pseudonym, 'placet-country': 'DE' });
    expect(seen[0]!.headers.cookie).toBe(undefined);
  });

  test('is a 502 where the service does not respond', async () => {
    const handle = ownHost({ service: 'http://127.0.0.1:9', domain: DOMAIN, key: KEY });
    expect((await handle(new Request('https://www.mysite.xyz/consent/app'))).status).toBe(502);
  });
});

test('in a Worker, the visitor and the country are those of Cloudflare', async () => {
  const handle = ownHost({ service: origin, domain: DOMAIN, key: KEY });
  const at = (cf: object | undefined) =>
    handle(
      Object.assign(
        new Request('https://www.mysite.xyz/consent/app', { headers: { 'CF-Connecting-IP': '127.0.0.1' } }),
        {
          ...(cf && { cf }),
        },
      ),
    );
  await at({ country: 'US', regionCode: 'CA' });
  await at({ country: 'DE' });
  // Elsewhere, visitors can send that header themselves.
  await at(undefined);
  expect(
    seen.map(({ headers }) => [headers['placet-country'] ?? '', headers['placet-visitor'] ?? '']),
  ).toEqual([
    ['US-CA', pseudonym],
    ['DE', pseudonym],
    ['', ''],
  ]);
});

/** Addresses, those of one visitor in one list. */
const ADDRESSES = [
  ['127.0.0.1', '::ffff:127.0.0.1', '::FFFF:7f00:1'],
  ['127.0.0.2', '::ffff:127.0.0.2'],
  ['2001:db8:1:2::3', '2001:DB8:1::', '2001:0db8:0001:ffff:0:0:0:0'],
  ['2001:db8:2::1'],
  ['2001:db8::1', '2001:db8:0:9::'],
  ['::1', '::2'],
  ['unknown'],
];

/** How many visitors each list is, how many all are, and how the first one is named. */
async function visitorsFrom(send: (address: string) => Promise<unknown>) {
  const found = [];
  for (const same of ADDRESSES) {
    for (const address of same) await send(address);
    found.push([...new Set(seen.splice(0).map(({ headers }) => headers['placet-visitor']))]);
  }
  return [found.map(({ length }) => length), new Set(found.flat()).size, found[0]![0]];
}
const ONE_EACH = [ADDRESSES.map(() => 1), ADDRESSES.length, pseudonym];

test('all addresses of one customer of a provider are one visitor, who could send from each', async () => {
  let now = '';
  const handle = ownHost({ service: origin, domain: DOMAIN, key: KEY, address: () => now });
  const found = await visitorsFrom((address) => {
    now = address;
    return handle(new Request('https://www.mysite.xyz/consent/app'));
  });
  expect(found).toEqual(ONE_EACH);
});

test.each([
  [{ service: 'http://consent.example' }, '"service" must be an address with https.'],
  [{ domain: 'a/b' }, '"domain" must be the ID of the domain.'],
  [{ key: 'short' }, '"key" must be the key of the domain’s own host.'],
])('options that cannot be right (%o) are refused at the start', (wrong, message) => {
  const options = { service: 'https://consent.example', domain: DOMAIN, key: KEY, ...wrong };
  expect(() => ownHost(options)).toThrow(message);
});

const hasPhp = spawnSync('php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']).status === 0;
if (!hasPhp) console.warn('PHP with cURL is not installed: consent.php is not tested.');

describe.skipIf(!hasPhp)('consent.php', () => {
  let port: number;
  let folder: string;
  let php: ChildProcess;
  let complaints = '';
  beforeAll(async () => {
    port = await freePort();
    folder = await mkdtemp(join(tmpdir(), 'placet-php-'));
    const filled = consentPhp
      .replace('https://consent.example', origin)
      .replace('000000000000', DOMAIN)
      .replace("PLACET_KEY = ''", `PLACET_KEY = '${KEY}'`);
    await writeFile(join(folder, 'consent.php'), filled);
    await writeFile(join(folder, 'empty.php'), consentPhp);
    php = spawn('php', ['-d', 'display_errors=stderr', '-S', `127.0.0.1:${port}`, '-t', folder]);
    await new Promise((ready) => {
      php.stderr!.on('data', (text) => {
        if (/warning|notice|error|deprecated/i.test(`${text}`)) complaints += `${text}`;
        if (`${text}`.includes('started')) ready(0);
      });
    });
  });
  afterAll(async () => {
    php.kill();
    await rm(folder, { recursive: true, force: true });
  });
  forwards(asker(() => port, '/consent.php'));

  test('all addresses of one customer of a provider are one visitor', async () => {
    const found = await visitorsFrom(async (address) => {
      const code = `$_SERVER = ['REMOTE_ADDR' => '${address}', 'REQUEST_URI' => '/consent.php/app']; require 'consent.php';`;
      await promisify(execFile)('php', ['-r', code], { cwd: folder });
    });
    expect(found).toEqual(ONE_EACH);
  });

  test('says what is missing until its constants are entered, and complains about nothing', async () => {
    const answer = await asker(() => port, '/empty.php')('GET', '/app');
    expect([answer.status, answer.text]).toEqual([
      500,
      'Enter the address of the service, the domain ID and the key. It needs cURL.\n',
    ]);
    expect(complaints).toBe('');
    expect(seen).toEqual([]);
  });
});

/** The functions of WordPress that the plug-in calls before all others, with its stored settings. */
const wordPress = (settings: object) => `<?php
define('ABSPATH', '/');
function get_option() { return json_decode('${JSON.stringify(settings)}', true); }
function home_url() { return 'https://www.mysite.xyz/blog/'; }
function wp_parse_url($url, $part) { return parse_url($url, $part); }
function untrailingslashit($text) { return rtrim($text, '/'); }
require '${resolve('packages/wordpress/placet/includes/settings.php')}';
require __DIR__ . '/own-host.php';
echo placet_script_url();`;

describe.skipIf(!hasPhp)('the plug-in for WordPress', () => {
  let port: number;
  const settings = { address: '', embed_key: 'e'.repeat(48), domain: DOMAIN, own_key: KEY };
  let folder: string;
  let php: ChildProcess;
  const set = (more: object) =>
    writeFile(join(folder, 'index.php'), wordPress({ ...settings, address: origin, ...more }));
  beforeAll(async () => {
    port = await freePort();
    folder = await mkdtemp(join(tmpdir(), 'placet-php-'));
    for (const [from, to] of [
      ['packages/wordpress/placet/includes/own-host.php', 'own-host.php'],
      ['packages/php/placet-own-host.php', 'placet-own-host.php'],
    ])
      await copyFile(from!, join(folder, to!));
    await set({});
    // As permalinks do: every path leads to index.php.
    php = spawn('php', [
      '-d',
      'opcache.enable=0',
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      folder,
      join(folder, 'index.php'),
    ]);
    await new Promise((ready) => {
      php.stderr!.on('data', (text) => `${text}`.includes('started') && ready(0));
    });
  });
  afterAll(async () => {
    php.kill();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => set({}));
  const ask = asker(() => port, '');

  test('serves the own host below the path of the website, and leaves all else to WordPress', async () => {
    const address = `/blog/consent/app?apiKey=${settings.embed_key}&domain=${DOMAIN}`;
    for (const path of [
      '/blog/',
      '/consent/app',
      '/blog/consent',
      '/blog/consent-form',
      '/x/blog/consent/app',
    ])
      expect((await ask('GET', path)).text).toBe(address);
    expect(seen).toEqual([]);
    expect((await ask('GET', address)).text).toBe('answer');
    expect((await ask('POST', '/blog/consent/app/keep', { 'Content-Type': 'text/plain' }, '{}')).status).toBe(
      200,
    );
    expect(seen.map(({ url }) => url)).toEqual([
      address.replace('/blog/consent', `/own/${DOMAIN}`),
      `/own/${DOMAIN}/app/keep`,
    ]);
    expect((await ask('GET', '/blog/consent/app/services')).status).toBe(404);
  });

  test('serves nothing without the key or a connection', async () => {
    for (const more of [{ own_key: '' }, { address: '' }, { domain: '' }]) {
      await set(more);
      expect((await ask('GET', '/blog/consent/app')).text).toMatch(/\/app\.js\?/);
    }
    expect(seen).toEqual([]);
  });
});

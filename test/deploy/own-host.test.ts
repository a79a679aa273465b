import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyAccount } from './account.ts';

type Route = { id: string; pattern: string; script?: string };

// An account of Cloudflare with two zones, as far as the command uses its API.
const zones: Record<string, string> = { 'customer.example': 'zone1', 'shop.customer.example': 'zone2' };
let routes: Record<string, Route[]>;
let calls: string[];
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => (body += chunk));
    incoming.on('end', () => {
      const { pathname, searchParams } = new URL(incoming.url!, 'http://localhost');
      calls.push(`${incoming.method} ${incoming.url}`);
      const send = (status: number, result: unknown, message?: string) =>
        outgoing
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ success: status < 300, result, errors: message ? [{ message }] : [] }));
      if (incoming.headers.authorization !== 'Bearer right') return send(403, null, 'Authentication error');
      const name = searchParams.get('name');
      if (pathname === '/zones') return send(200, zones[name!] ? [{ id: zones[name!] }] : []);
      const [, zone, id] = /^\/zones\/(\w+)\/workers\/routes(?:\/(\w+))?$/.exec(pathname) ?? [];
      const list = (routes[zone!] ??= []);
      if (incoming.method === 'GET') return send(200, list);
      if (incoming.method === 'DELETE') routes[zone!] = list.filter((route) => route.id !== id);
      else list.push({ id: `r${list.length}`, ...(JSON.parse(body) as Omit<Route, 'id'>) });
      return send(200, {});
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  routes = { zone1: [{ id: 'other', pattern: 'customer.example/*', script: 'shop' }] };
  calls = [];
});

function run(args: string[], env: Record<string, string> = { CLOUDFLARE_API_TOKEN: 'right' }) {
  const { CLOUDFLARE_API_TOKEN: _token, ...inherited } = process.env;
  const child = spawn(process.execPath, [resolve('scripts/own-host.ts'), ...args], {
    env: { ...inherited, CLOUDFLARE_API_BASE_URL: base, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
}

test('a path of a website leads to the Worker, once, and no longer', async () => {
  expect(await run(['www.customer.example/consent'])).toEqual({
    code: 0,
    output: expect.stringContaining('www.customer.example/consent/* leads to placet.'),
  });
  const added = { id: 'r1', pattern: 'www.customer.example/consent/*', script: 'placet' };
  expect(routes['zone1']!.slice(1)).toEqual([added]);
  expect((await run(['https://www.customer.example/consent/'])).code).toBe(0);
  expect(routes['zone1']!.slice(1)).toEqual([added]);
  expect((await run(['shop.customer.example/a/consent'])).code).toBe(0);
  expect(routes['zone2']).toMatchObject([{ pattern: 'shop.customer.example/a/consent/*' }]);
  expect((await run(['--remove', 'www.customer.example/consent'])).code).toBe(0);
  expect(routes['zone1']).toEqual([{ id: 'other', pattern: 'customer.example/*', script: 'shop' }]);
});

test('a route that leads to another Worker stays as it is', async () => {
  routes['zone1']!.push({ id: 'x', pattern: 'www.customer.example/consent/*', script: 'shop' });
  const before = structuredClone(routes);
  for (const args of [['www.customer.example/consent'], ['--remove', 'www.customer.example/consent']]) {
    const { code, output } = await run(args);
    expect([code, output]).toEqual([1, expect.stringContaining('leads to the Worker "shop"')]);
  }
  expect(routes).toEqual(before);
});

test.each([
  [['www.other.example/consent'], 'The account has no zone with the host www.other.example.'],
  [['www.customer.example'], 'Name one host and a path of one or two words.'],
  [['www.customer.example/a/b/c'], 'Name one host and a path of one or two words.'],
  [['www.customer.example/account'], 'The service itself has the path "account".'],
  [['www.customer.example/x', 'y.example/x'], 'Name one host and a path of one or two words.'],
])('wrong arguments (%s) are named', { tags: 'full' }, async (args, sentence) => {
  const { code, output } = await run(args);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('a missing or wrong token is named', async () => {
  expect((await run(['www.customer.example/consent'], {})).output).toContain('Set CLOUDFLARE_API_TOKEN');
  const { code, output } = await run(['www.customer.example/consent'], { CLOUDFLARE_API_TOKEN: 'wrong' });
  expect([code, output]).toEqual([1, expect.stringContaining('Authentication error')]);
});

test('a deployment with a route that would delete all others is refused, one with a custom domain is not', async () => {
  const account = emptyAccount();
  const file = join(account.folder, 'wrangler.toml');
  const text = readFileSync(file, 'utf8');
  for (const wrong of [
    'routes = ["www.customer.example/consent/*"]\n',
    'route = "www.customer.example/*"\n',
    'routes = [{ pattern = "www.customer.example/*", zone_name = "customer.example" }]\n',
  ]) {
    writeFileSync(file, wrong + text);
    const { code, output } = await account.deploy();
    expect([code, output]).toEqual([1, expect.stringContaining('would delete the routes of all own hosts')]);
  }
  expect(account.read().calls).toEqual([]);
  writeFileSync(file, `routes = [{ pattern = "consent.example", custom_domain = true }]\n${text}`);
  expect((await account.deploy()).code).toBe(0);
  expect(account.read().workers['placet']!.config!.routes).toEqual([
    { pattern: 'consent.example', custom_domain: true },
  ]);
});

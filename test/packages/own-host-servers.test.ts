// The blocks of the console for nginx, Apache and Caddy, each in the real server, in front of a service that records what
// reaches it. A server that is not installed is skipped with a warning.
import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverBlocks } from '../../src/domains/own-host/blocks.ts';
import { freePort } from '../support/free-port.ts';

const DOMAIN = '52fe2cf95139';
const KEY = 'ab'.repeat(32);
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
let seen: Seen[] = [];
let folder: string;
let service: Server;
let origin: string;

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

/** A certificate for `localhost`, and one of a stranger for the same name. */
function makeCertificates() {
  for (const name of ['right', 'wrong'])
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.crt`,
    );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placet-servers-'));
  makeCertificates();
  const [key, cert] = await Promise.all(['key', 'crt'].map((end) => readFile(join(folder, `right.${end}`))));
  service = createServer({ key: key!, cert: cert! }, (incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => (body += chunk));
    incoming.on('end', () => {
      if (incoming.url!.endsWith('/app/log-key')) return;
      seen.push({ method: incoming.method!, url: incoming.url!, headers: incoming.headers, body });
      outgoing.setHeader('Set-Cookie', [`placet_${DOMAIN}=a; Path=/; Max-Age=9`]);
      outgoing.setHeader('ETag', 'W/"1"');
      const isKnown = incoming.headers['if-none-match'] === 'W/"1"';
      outgoing.writeHead(isKnown ? 304 : 200).end(isKnown ? undefined : 'answer');
    });
  });
  await new Promise<void>((ready) => service.listen(0, 'localhost', () => ready()));
  origin = `https://localhost:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => void (seen = []));

type Program = keyof typeof servers;

/** The configuration of a whole server with the block, and how to start it. */
const servers = {
  nginx: {
    path: ['/usr/sbin/nginx'],
    configure: (block: string, port: number) => {
      const [upstream, ...location] = block.split('\n');
      return `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${upstream}
server { listen 127.0.0.1:${port};
${location.join('\n')}
location / { return 404; } } }`;
    },
    start: (file: string) => ['-c', file, '-p', folder],
  },
  apache: {
    path: ['/usr/sbin/apache2'],
    configure: (block: string, port: number) => `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/apache-${port}.pid
ErrorLog ${folder}/apache.log
Listen 127.0.0.1:${port}
${['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'ssl', 'socache_shmcb', 'headers']
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
${process.getuid!() === 0 ? 'User www-data\nGroup www-data' : ''}
<VirtualHost 127.0.0.1:${port}>
${block}
</VirtualHost>`,
    start: (file: string) => ['-X', '-f', file],
  },
  caddy: {
    path: ['/usr/bin/caddy'],
    configure: (block: string, port: number) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
${block}
  respond 404
}`,
    start: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

/** Starts a server whose block trusts one of the certificates. */
async function start(name: Program, trusted: 'right' | 'wrong') {
  const port = await freePort();
  const trustedFile = join(folder, `${trusted}.crt`);
  const block = serverBlocks[name]({
    host: 'www.mysite.xyz',
    path: 'consent',
    domainId: DOMAIN,
    embedKey: '',
    key: KEY,
    origin,
  }).replaceAll(CERTIFICATES, trustedFile);
  const file = join(folder, `${name}-${port}`);
  await writeFile(file, servers[name].configure(block, port));
  const program = servers[name].path.find((path) => existsSync(path))!;
  const child: ChildProcess = spawn(program, servers[name].start(file), {
    env: { ...process.env, SSL_CERT_FILE: trustedFile, HOME: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (text) => (output += text));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${address}/`).catch(() => undefined);
    if (answer) break;
    if (child.exitCode !== null) throw new Error(`${name} has ended: ${output}\n${block}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  return { address, stop: () => child.kill() };
}

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
for (const name of Object.keys(servers) as Program[]) {
  const isInstalled = hasOpenssl && servers[name].path.some((path) => existsSync(path));
  if (!isInstalled) console.warn(`${name} or openssl is not installed: its block is not tested.`);

  describe.skipIf(!isInstalled)(`the block for ${name}`, () => {
    test('forwards what the widget calls with the key and the visitor, and nothing of the website', async () => {
      const { address, stop } = await start(name, 'right');
      try {
        const headers = {
          Cookie: 'session=secret',
          Authorization: 'Basic eDp5',
          'Placet-Key': 'forged',
          'Placet-Visitor': 'forged',
          'Placet-Country': 'AQ',
          Origin: 'https://www.mysite.xyz',
        };
        const got = await fetch(`${address}/consent/app?apiKey=a&domain=b%20c`, { headers });
        expect([got.status, await got.text()]).toEqual([200, 'answer']);
        expect(got.headers.getSetCookie()).toEqual([`placet_${DOMAIN}=a; Path=/; Max-Age=9`]);
        const sent = await fetch(`${address}/consent/app/consents`, {
          method: 'POST',
          headers,
          body: '{"a":"ä"}',
        });
        expect(sent.status).toBe(200);
        // Visitors can name headers that a proxy has to leave out.
        const hops = ['-H', 'Connection: close, Placet-Key, Placet-Visitor'];
        await promisify(execFile)('curl', ['-s', ...hops, `${address}/consent/app/proof`]);
        const known = await fetch(`${address}/consent/app`, { headers: { 'If-None-Match': 'W/"1"' } });
        expect([known.status, known.headers.get('ETag')]).toEqual([304, 'W/"1"']);
        expect((await fetch(`${address}/account`)).status).toBe(404);
        expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
          ['GET', `/own/${DOMAIN}/app?apiKey=a&domain=b%20c`, ''],
          ['POST', `/own/${DOMAIN}/app/consents`, '{"a":"ä"}'],
          ['GET', `/own/${DOMAIN}/app/proof`, ''],
          ['GET', `/own/${DOMAIN}/app`, ''],
        ]);
        for (const { headers } of seen) {
          expect(headers).toMatchObject({ 'placet-key': KEY, 'placet-visitor': '127.0.0.1' });
          expect(headers['placet-country'] ?? '').toBe('');
          expect([headers.cookie ?? '', headers.authorization ?? '']).toEqual(['', '']);
          expect(headers.host).toBe(new URL(origin).host);
        }
        expect(seen[1]!.headers.origin).toBe('https://www.mysite.xyz');
      } finally {
        stop();
      }
    });

    test('forwards nothing without the key, also where a path leaves the own host by dots', async () => {
      const { address, stop } = await start(name, 'right');
      try {
        for (const path of [
          '/consent/../account',
          '/consent/%2e%2e/account',
          '/consent/%2e%2e/%2e%2e/account',
          '/consent/..\\..\\app.js',
          '/consent/..%5c..%5capp.js',
        ])
          await promisify(execFile)('curl', ['-s', '--path-as-is', '-o', '/dev/null', `${address}${path}`]);
        // The service answers proxies nowhere else (test/visitor/own-host.test.ts), whatever a server makes of the dots.
        for (const { url, headers } of seen)
          expect([new URL(url, origin).host, headers['placet-key']]).toEqual([new URL(origin).host, KEY]);
        // The other servers take a backslash for a slash.
        const withBackslash = name === 'nginx' ? seen.filter(({ url }) => /\\|%5c/i.test(url)) : [];
        expect(withBackslash).toEqual([]);
      } finally {
        stop();
      }
    });

    test(
      'gives up a service that does not answer after ten seconds, because the page waits for the script',
      { tags: ['full'] },
      async () => {
        const { address, stop } = await start(name, 'right');
        try {
          const begin = Date.now();
          expect((await fetch(`${address}/consent/app/log-key`)).status).toBeGreaterThanOrEqual(502);
          expect(Date.now() - begin).toBeLessThan(15_000);
        } finally {
          stop();
        }
      },
    );

    test('refuses a service with a wrong certificate', async () => {
      const { address, stop } = await start(name, 'wrong');
      try {
        expect((await fetch(`${address}/consent/app`)).status).toBeGreaterThanOrEqual(500);
        expect(seen).toEqual([]);
      } finally {
        stop();
      }
    });
  });
}

// What Safari's limit of seven days does to decisions, in WebKitGTK with Intelligent Tracking Prevention, read from its file
// of cookies. Sessions of WebDriver have no limit, so scripts of the page decide: they can refuse.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ownHostForNode } from '../../packages/client/src/own-host.ts';
import { fixtureAt } from './support/domain.ts';
import { miniBrowserPath, xvfbPath } from './support/engines.ts';
import { startDisplay } from './support/webkit/display.ts';
import { startProgram } from './support/webkit/start-program.ts';

const DAY = 86_400;

const isInstalled = !!miniBrowserPath && !!xvfbPath;
if (!isInstalled) console.warn('Safari’s limit is not tested: webkit2gtk-driver or xvfb is not installed.');

describe.skipIf(!isInstalled)('a decision in Safari', { tags: ['full'] }, () => {
  let folder: string;
  let server: Server;
  let base: string;
  let make: Awaited<ReturnType<typeof fixtureAt>>;
  let snippet = '';
  let proxy: ReturnType<typeof ownHostForNode>;
  /** The page to which the open page goes next. */
  let next = '';
  let kept = 0;
  let stop: (() => void) | undefined;

  const page =
    () => `<!doctype html><html lang="en"><head><title>A site</title>${snippet}</head><body><script>
    setInterval(async () => {
      if (location.pathname === '/forget') {
        localStorage.clear();
        for (const cookie of document.cookie.split('; ')) document.cookie = cookie.split('=')[0] + '=; Max-Age=0; Path=/';
      }
      const path = await (await fetch('/next')).text();
      if (path) location = path;
      if (location.pathname === '/refuse') document.querySelector('#ccm-widget .ccm--decline-cookies')?.click();
    }, 300)</script></body></html>`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'placet-safari-'));
    server = createServer((incoming, outgoing) => {
      const path = incoming.url!;
      if (path.startsWith('/consent/')) {
        if (path.endsWith('/keep'))
          outgoing.on('finish', () => (kept += outgoing.statusCode === 204 ? 1 : 0));
        void proxy(incoming, outgoing);
        return;
      }
      outgoing.setHeader('Cache-Control', 'no-store');
      outgoing.setHeader('Content-Type', 'text/html');
      outgoing.end(path === '/next' ? next : page());
      if (path === '/next') next = '';
    });
    await new Promise<void>((ready) => server.listen(0, () => ready()));
    base = `http://localhost:${(server.address() as AddressInfo).port}`;
    make = await fixtureAt(inject('worker'), base.replace('http://', ''));
  });
  afterAll(async () => {
    stop?.();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Opens the website in a browser that has never been there. */
  async function open(path: string) {
    stop?.();
    const file = join(folder, `${Math.random()}.txt`);
    const program = [miniBrowserPath!, '--enable-itp', `--cookies-file=${file}`, `${base}${path}`] as const;
    const env = { ...process.env, DISPLAY: await startDisplay(), HOME: folder, GDK_BACKEND: 'x11' };
    const child = startProgram([...program], env);
    stop = () => void child.stdin.end();
    /** A cookie of the file: its value, and the days that are left of it. */
    return async (name: string) => {
      const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
      const fields = lines.map((line) => line.split('\t')).find((all) => all[5] === name);
      return { value: fields?.[6], days: fields && (Number(fields[4]) - Date.now() / 1000) / DAY };
    };
  }
  const until = (condition: () => unknown) => expect.poll(async () => Boolean(await condition())).toBe(true);
  const idIn = (value = '') => (JSON.parse(decodeURIComponent(value)) as { id: string }).id;

  test('lasts as long as is set on the own host, also after a page view and a second decision', async () => {
    const { domain } = await make(base.replace('http://', ''));
    await domain.configure({
      domain: { ownHostPath: 'consent', consentStorage: 'cookie', consentCookieSecure: false },
    });
    const [, query] = /app\.js(\?.*?)"/.exec(domain.snippets.default)!;
    snippet = `<script src="/consent/app${query}" referrerpolicy="origin"></script>`;
    proxy = ownHostForNode({ service: inject('worker'), domain: domain.id, key: '0'.repeat(64) });
    const cookie = await open('/refuse');
    const name = `placet_${domain.id}`;
    const expectYear = async () => expect((await cookie(name)).days).toBeCloseTo(365, 1);

    await until(() => kept === 1);
    await until(async () => ((await cookie(name)).days ?? 0) > 8);
    await expectYear();
    const first = await cookie(name);

    next = '/';
    await until(() => next === '');
    await new Promise((later) => setTimeout(later, 3000));
    await expectYear();
    expect(kept).toBe(1);

    next = '/forget';
    await until(async () => !(await cookie(name)).value);
    next = '/refuse';
    await until(() => kept === 2);
    await until(async () => idIn((await cookie(name)).value) !== idIn(first.value));
    await until(async () => ((await cookie(name)).days ?? 0) > 8);
    await expectYear();
  });

  test('lasts for seven days with the snippet of the service', async () => {
    const { domain } = await make(base.replace('http://', ''));
    await domain.configure({ domain: { consentStorage: 'cookie', consentCookieSecure: false } });
    snippet = domain.snippets.default;
    const cookie = await open('/refuse');
    const name = `placet_${domain.id}`;
    await until(async () => (await cookie(name)).value);
    expect((await cookie(name)).days).toBeCloseTo(7, 2);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { createAccount } from './account.ts';
import { helpers, type Addresses, type Way } from './blocking-ways.ts';
import { createDomain, type Changes } from './domain.ts';
import { PAUSE } from './site.ts';

/** What became of a way: its code ran, there was only a request, or neither. */
export type Outcome = 'run' | 'requested' | 'blocked';

/** Milliseconds in which a browser reads what has arrived. */
const MOMENT = 200;

/** Milliseconds after which a page has tried its ways, even if the network is not reported as idle. */
const IDLE = 5000;

const SCRIPT = (id: string) => `(self.top ? top.postMessage('${id}', '*') : postMessage('${id}'));`;

const typeOf: Record<string, string> = {
  js: 'text/javascript',
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  png: 'image/png',
};

async function listen(server: Server) {
  await new Promise<void>((listening) => server.listen(0, listening));
  return (server.address() as AddressInfo).port;
}

/** A server for all hosts but the website's, which records what is requested: a script, page, style sheet or picture by its id. */
async function startRecorder() {
  const requested = new Set<string>();
  const server = createServer((request, response) => {
    const [, id = '', ending = ''] = /\/(\w+)\.(\w+)/.exec(request.url!) ?? [];
    requested.add(id);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', typeOf[ending] ?? 'text/plain');
    const script = SCRIPT(id);
    response.end(ending === 'js' ? script : ending === 'html' ? `<script>${script}</script>` : '');
  });
  server.on('upgrade', (request, socket) => {
    requested.add(/\/(\w+)\./.exec(request.url!)![1]!);
    socket.destroy();
  });
  return { requested, port: await listen(server), server };
}

/** A website with a page for ways, and a domain of the service for each mode. */
export async function startWebsite() {
  const recorder = await startRecorder();
  /** The HTML of each page, by its path. */
  const pages = new Map<string, string>();
  let count = 0;
  const site = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://site');
    const to = decodeURIComponent(search.slice(1));
    const own: Record<string, string> = {
      '/own/import.js': `import ${JSON.stringify(to)}`,
      '/own/worker.js': `importScripts(${JSON.stringify(to)})`,
      '/own/frame.html': `<script src="${to}"></script>`,
    };
    response.setHeader(
      'content-type',
      pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
    );
    if (own[pathname]) return response.end(own[pathname]);
    if (pathname === '/own/redirect.js') return response.writeHead(302, { location: to }).end();
    const html = pages.get(pathname) ?? '';
    // In as many packets as the page wants, each after the browser has read the one before.
    html.split(PAUSE).forEach((part, index) => setTimeout(() => response.write(part), index * MOMENT));
    setTimeout(() => response.end(), html.split(PAUSE).length * MOMENT);
    return undefined;
  });
  // No other host of a test belongs to it.
  const host = `site.localhost:${await listen(site)}`;
  const account = await createAccount(inject('worker'));

  /** A domain of the service for a mode; `name` is the first label of the other host. */
  async function createMode(name: string, changes: (host: string) => Changes) {
    const other = `${name}.localhost:${recorder.port}`;
    const domain = await createDomain(account, `${host}/${name}`, []);
    await domain.configure(changes(other));
    return { other, snippet: domain.snippets.default };
  }
  type Mode = Awaited<ReturnType<typeof createMode>>;

  /** Opens a page with these ways, and then gives their outcomes in the order of the ways. */
  async function open(context: BrowserContext, { other, snippet }: Mode, ways: Way[]) {
    const all = ways.map((): Addresses => {
      const id = `way${count++}`;
      const at = (ending: string) => `http://${other}/${id}.${ending}`;
      const code = `/* ${other} */ ${SCRIPT(id)}`;
      return { id, js: at('js'), page: at('html'), style: at('css'), image: at('png'), code };
    });
    const path = `/page${count}`;
    pages.set(
      path,
      `<!doctype html><html><head><title>A site</title>${helpers(all)}${snippet}</head>
<body>${ways.map((way, index) => way(all[index]!)).join('\n')}</body></html>`,
    );
    const page = await context.newPage();
    // Firefox may not report that a page has loaded whose requests a policy blocks.
    await page.goto(`http://${host}${path}`, { timeout: 2 * IDLE }).catch(() => {});
    // Chromium does not report the end of a redirect that a policy blocks.
    await page.waitForLoadState('networkidle', { timeout: IDLE }).catch(() => {});
    return async () => {
      const ran = await page.evaluate(() => window.ran ?? []);
      return all.map(({ id }): Outcome =>
        ran.includes(id) ? 'run' : recorder.requested.has(id) ? 'requested' : 'blocked',
      );
    };
  }

  async function close() {
    for (const server of [site, recorder.server]) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  }
  return { createMode, open, close };
}

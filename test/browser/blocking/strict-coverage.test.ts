import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createAccount } from '../support/account.ts';
import { inChromium } from '../support/browser.ts';
import { createDomain } from '../support/domain.ts';
import { ways } from '../support/strict-ways.ts';

/** The rows of the table in the documentation, without the marks of code. */
const rows = readFileSync('docs/website/strict-blocking.md', 'utf8')
  .split('\n')
  .filter((line) => /\| (blocked|requested|not covered) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()) as [string, string, string]);

/** Milliseconds after which a request that nothing blocks has arrived. */
const MOMENT = 600;

const types: Record<string, string> = { js: 'text/javascript', html: 'text/html', css: 'text/css' };

async function listen(server: Server) {
  await new Promise<void>((listening) => server.listen(0, listening));
  return (server.address() as AddressInfo).port;
}

inChromium('strict blocking', (visit) => {
  let requested: string[] = [];
  let page = '';
  /** Another company’s server: it records requests, and its scripts and pages send one more when they run. */
  const stranger = createServer((request, response) => {
    const { pathname, host } = new URL(request.url!, `http://${request.headers.host}`);
    requested.push(pathname);
    response.setHeader('content-type', types[pathname.split('.')[1]!] ?? 'text/plain');
    response.setHeader('access-control-allow-origin', '*');
    const tell = `fetch('http://${host}${pathname.replace('.', '-ran.')}', { mode: 'no-cors' })`;
    response.end(
      pathname.endsWith('.html') ? `<script>${tell}</script>` : pathname.endsWith('.js') ? tell : '',
    );
  }).on('upgrade', (request, socket) => {
    requested.push(request.url!);
    socket.destroy();
  });
  const site = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://site');
    const to = decodeURIComponent(search.slice(1));
    response.setHeader('content-type', pathname.includes('worker') ? 'text/javascript' : 'text/html');
    if (pathname === '/own-redirect') response.writeHead(302, { location: to }).end();
    else if (pathname === '/own-worker')
      response.end(`self.onconnect = () => {}; importScripts(${JSON.stringify(to)})`);
    else if (pathname === '/own-page') response.end(`<script src="${to}"></script>`);
    else response.end(page);
  });
  let address: string;
  let other: string;
  const snippets: Record<string, string> = {};
  beforeAll(async () => {
    other = `http://stranger.localhost:${await listen(stranger)}`;
    const host = `hotel.localhost:${await listen(site)}`;
    address = `http://${host}/`;
    const account = await createAccount(inject('worker'));
    for (const blockIframes of [true, false]) {
      const domain = await createDomain(account, `${host}/${blockIframes}`, []);
      await domain.configure({ domain: { strictBlocking: true, blockIframes } });
      snippets[String(blockIframes)] = domain.snippets.default;
    }
  });
  afterAll(() => {
    for (const server of [stranger, site]) {
      server.closeAllConnections();
      server.close();
    }
  });

  test('each way that the documentation names is tried, and no other', () => {
    expect(rows.map(([, way]) => way)).toEqual(Object.keys(ways));
  });

  for (const [, way, promised] of rows)
    test(`${way}: ${promised}`, async () => {
      let count = 0;
      const next = (ending: string) => `${other}/way${count++}.${ending}`;
      const html = ways[way]!({
        at: next,
        own: (what, ending) => `/own-${what}?${encodeURIComponent(next(ending))}`,
      }).join('\n');
      const snippet = snippets[String(!way.includes('without blockIframes'))];
      const context = await visit();
      /** Which addresses are requested, and which of them are those of code or pages that run. */
      const open = async (head: string) => {
        requested = [];
        page = `<!doctype html><title>A site</title>${head}<body>${html}</body>`;
        const tab = await context.newPage();
        await tab.goto(address);
        await tab.waitForTimeout(MOMENT);
        await tab.close();
        const arrived = new Set(requested.map((path) => path.replace('-ran', '')));
        return { arrived, hasRun: requested.some((path) => path.includes('-ran')) };
      };
      expect((await open('')).arrived.size, 'without the snippet, each of them works').toBe(count);
      const { arrived, hasRun } = await open(snippet!);
      const outcome =
        arrived.size === 0
          ? 'blocked'
          : !hasRun
            ? 'requested'
            : arrived.size === count
              ? 'not covered'
              : [...arrived].join(' ');
      expect(outcome).toBe(promised);
    });
});

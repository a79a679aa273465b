import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { bundleWorker } from '../../../scripts/lib/bundle-worker.ts';
import { UNUSUAL } from '../../frameworks/wordpress/unusual-html.ts';
import { createAccount } from '../support/account.ts';
import { inEngines } from '../support/browser.ts';
import { createDomain } from '../support/domain.ts';
import { button, settled } from '../support/widget.ts';
import { freePort } from '../../support/free-port.ts';

const PORT = await freePort();

const listening = (server: Server) =>
  new Promise<number>((ready) =>
    server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port)),
  );

inEngines('a website whose tags are rewritten at the edge', (visit) => {
  /** The host of the service, and what browsers have requested from it. */
  let other: string;
  let requested: Set<string>;
  const servers: Server[] = [];
  let edge: Miniflare;

  /** What a page contains: ordinary tags, those that the preload scanner finds, templates, and unusual ones. */
  const pageOf = () => {
    const at = `http://${other}`;
    const unusual = UNUSUAL.filter((tag) => tag.includes('https://i.ytimg.com/')).map((tag, i) =>
      tag.replaceAll('https://i.ytimg.com', at).replaceAll('@', `unusual${i}`),
    );
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title>
      <link rel="preconnect" href="${at}"><link rel="preload" as="image" href="${at}/preload.png">
      <link rel="stylesheet" href="${at}/style.css"><script src="${at}/head.js"></script>
      <script>document.write('<script src="${at}/written.js"><\\/script>')</script>
      <script type="speculationrules">{"prefetch": [{"urls": ["${at}/speculation"]}]}</script></head>
      <body><h1>A site</h1><img src="${at}/picture.png" alt=""><iframe src="${at}/frame"></iframe>
      <template id="later"><img src="${at}/template.png" alt=""></template>
      <script>document.body.append(document.querySelector('#later').content.cloneNode(true))</script>
      <div><template shadowrootmode="open"><img src="${at}/shadow.png" alt=""></template></div>
      <noscript><img src="${at}/noscript.png" alt=""></noscript>
      <select><option>1</option><style>option { color: red }</style></select>
      ${unusual.join('\n')}</body></html>`;
  };

  beforeAll(async () => {
    requested = new Set();
    const tracker = createServer((request, response) => {
      requested.add(request.url!);
      response.setHeader('Content-Type', request.url!.endsWith('.js') ? 'text/javascript' : 'text/html');
      response.end();
    });
    // Preconnecting is no request.
    tracker.on('connection', () => requested.add('a connection'));
    other = `127.0.0.1:${await listening(tracker)}`;
    const website = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', ETag: '"1"' });
      response.end(gzipSync(pageOf()));
    });
    servers.push(tracker, website);
    const service = inject('worker');
    const domain = await createDomain(await createAccount(service), `localhost:${PORT}`, []);
    const marker = { scriptMarkers: [`${other}/`], iframeMarkers: [`${other}/`] };
    await domain.configure({
      domain: { ownHostPath: 'consent', consentStorage: 'cookie', consentCookieSecure: false },
      services: { Tracker: { ...marker, purpose: 'a717ff5', active: true } },
    });
    const [, apiKey = ''] = /apiKey=(\w+)/.exec(domain.snippets.default)!;
    const { text } = await bundleWorker('test/browser/support/edge-worker.ts');
    edge = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: text,
        compatibilityDate: '2026-11-02',
        host: 'localhost',
        port: PORT,
        cf: false,
        bindings: {
          ORIGIN: `http://127.0.0.1:${await listening(website)}`,
          OPTIONS: { service, domain: domain.id, apiKey, key: '0'.repeat(64) },
        },
      }),
    );
    await edge.ready;
    // A page does not wait long for a service that has just started; the next one is rewritten.
    const html = async () => (await fetch(`http://localhost:${PORT}/`)).text();
    await vi.waitUntil(async () => (await html()).includes('data-ccm-loader-src'), 60_000);
  });
  afterAll(async () => {
    await edge?.dispose();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  test('requests nothing from a service before the decision or after a rejection, and everything after consent', async () => {
    const page = await (await visit()).newPage();
    const address = `http://localhost:${PORT}/`;
    await page.goto(address);
    await button(page, 'Accept all').waitFor();
    await page.waitForTimeout(1000);
    expect([...requested]).toEqual([]);
    await button(page, 'Only necessary').click();
    await settled(page);
    await page.goto(address);
    await page.waitForFunction(() => window.CCM?.version);
    await page.waitForTimeout(1000);
    expect([...requested]).toEqual([]);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    const ordinary = ['/style.css', '/head.js', '/picture.png', '/frame', '/template.png', '/shadow.png'];
    await expect.poll(() => ordinary.filter((path) => !requested.has(path))).toEqual([]);
    expect(requested.has('/noscript.png')).toBe(false);
  });
});

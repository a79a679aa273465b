// Measures the processor time of whole scans by the real Worker in workerd, for websites with hostile pages. It
// includes all threads and the receiving of the pages, and is measured in the second scan of each website, because the
// first one fills the isolate’s caches.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { cpuSeconds } from '../../bench/machine.ts';
import { bundleWorker } from '../lib/bundle-worker.ts';
import { call } from '../seed/call-api.ts';
import { collections, repository } from './repositories.ts';
import { migrationStatements } from '../lib/migrations.ts';

const MB = 1024 * 1024;
const KEY = 'op_of_a_measurement_and_of_nothing_else';
const LIMIT = 500;

const filled = (text: string | ((i: number) => string), length: number) => {
  const parts: string[] = [];
  for (let i = 0, size = 0; size < length; i++) {
    const part = typeof text === 'string' ? text : text(i);
    parts.push(part);
    size += part.length;
  }
  return parts.join('');
};

/** Pages of about 2 MiB each, by their contents. */
const PAGES: Record<string, () => string> = {
  'plain text': () => filled('<p>Ein Absatz mit einigen Wörtern, wie er überall steht.</p>\n', 2 * MB),
  'empty elements': () => filled('<b>', 2 * MB),
  links: () => filled((i) => `<a href=/p${i}>Seite ${i}</a>`, 2 * MB),
  'links to imprints': () =>
    filled((i) => `<a href=/p${i} title=Impressum>Impressum Datenschutz</a>`, 2 * MB),
  scripts: () => filled((i) => `<script src=//www.s${i}.example/a.js></script>`, 2 * MB),
  pictures: () =>
    filled(
      (i) => `<img src=//p${i}.example/a.png srcset="//q${i}.example/1 1x, //r${i}.example/2 2x">`,
      2 * MB,
    ),
  attributes: () => `<img ${filled((i) => `data-src${i}=//a${i}.example/x `, 2 * MB)}>`,
  frames: () => filled((i) => `<iframe src=//f${i}.example/embed></iframe>`, 2 * MB),
  'small inline scripts': () => filled((i) => `<script>fetch("//h${i}.example/x?${i}")</script>`, 2 * MB),
  'addresses in code': () => `<script>${filled((i) => `fetch("//h${i}.example/x?${i}");`, 2 * MB)}</script>`,
  'addresses in variables': () => `<script>${filled((i) => `u${i}="//h${i}.example/";`, 2 * MB)}</script>`,
  'slashes in code': () => `<script>${filled('//', 2 * MB)}</script>`,
  'comments in code': () => `<script>${filled(' /* */ ', 2 * MB)}</script>`,
  'selectors in code': () => `<script>${filled('[a=[a=', 2 * MB)}</script>`,
  'quotes in code': () => `<script>${filled(`"//a.b"'`, 2 * MB)}</script>`,
  'dots in code': () => `<script>${filled('"//a.a.a.a.a.a.a.a', 2 * MB)}</script>`,
  'one name in code': () => `<script>"//${'a'.repeat(2 * MB)}</script>`,
  'markers in code': () =>
    `<script>${filled('googletagmanager.com/gtm youtube.com/embe fbq gtag _paq ', 2 * MB)}</script>`,
  cookies: () => `<script>${filled(`document.cookie="${' '.repeat(40)}a=1;path=/"+`, 2 * MB)}</script>`,
  'storage keys': () => `<script>${filled((i) => `localStorage.setItem("k${i}",1);`, 2 * MB)}</script>`,
  styles: () => `<style>${filled((i) => `a{background:url(//b${i}.example/c.png)}`, 2 * MB)}</style>`,
  'unclosed rules': () => `<style>${filled('@import   url( ', 2 * MB)}</style>`,
  'style attributes': () => filled((i) => `<i style="a:url(//b${i}.example/c)">`, 2 * MB),
  noscript: () => `<noscript>${filled((i) => `<img src=//n${i}.example/a>`, 2 * MB)}</noscript>`,
  'unclosed noscript': () => `<noscript>${filled('<img ', 2 * MB)}</noscript>`,
  addresses: () => filled('<p>Am Weg 1<p>12345 Ort<p>Datenschutzbeauftragter<p>x GmbH', 2 * MB),
  'years and towns': () => filled('<p>Muster GmbH, Am Weg 12, 2019 Ort Am See 2020 Ort ', 2 * MB),
  'long lines': () => filled(`<p>${'Am Weg '.repeat(80)}12345 Ort`, 2 * MB),
  'house numbers': () => filled(`<p>Weg ${'1 a '.repeat(15)}x<p>12345 Ort`, 2 * MB),
  'capital words': () => filled(`<p>${'Aa '.repeat(40)}str. 1, 12345 Ort`, 2 * MB),
  labels: () =>
    filled('<p>Betreiber und Herausgeber und Medieninhaber und Verleger der Website<p>12345 Ort', 2 * MB),
  references: () => filled('&nbsp;&#1234567;&auml;', 2 * MB),
  microdata: () => `<p itemtype="https://schema.org/PostalAddress">${filled('<i itemprop=a>b</i>', 2 * MB)}`,
  'JSON-LD': () =>
    `<script type="application/ld+json">[${filled('{"@type":"x","a":[{}]},', 2 * MB)}{}]</script>`,
  'many JSON-LD': () =>
    filled('<script type="application/ld+json">{"address":{"postalCode":{}}}</script>', 2 * MB),
  'base elements': () => filled((i) => `<base href=/b${i}/>`, 2 * MB),
  metas: () => filled((i) => `<meta http-equiv=refresh content="1; url=/m${i}">`, 2 * MB),
  languages: () => filled('<link hreflang=de rel=alternate href=/x>', 2 * MB),
  'words of a language': () => filled('und der die das ', 2 * MB),
  'e-mail addresses': () => filled('a.b.c.d.e.f.g@h.i.j ', 2 * MB),
  'one long word': () => 'a.'.repeat(MB),
  'brackets that stay open': () => '<'.repeat(2 * MB),
  comments: () => filled('<!-- -->', 2 * MB),
};

/** Links to all pages that a scan reads, and frames. */
const HEAD =
  '<!doctype html><a href=/impressum>Impressum</a><a href=/datenschutz>Datenschutz</a>' +
  [1, 2, 3, 4].map((i) => `<iframe src=/frame${i}></iframe><a href=/kontakt${i}/x>Kontakt</a>`).join('') +
  '<a href=/shop/x>Shop</a>';

/** Prints the milliseconds of each scan, the slowest first. */
export async function measureCost(folder?: string) {
  const served = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(request.headers.host!.split('.')[0]!);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(served.get(name) ?? current);
  });
  let current: Buffer = Buffer.from('');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const miniflare = await realWorker();
  const url = (await miniflare.unsafeGetDirectURL()).origin;
  const hosting = <T>(method: string, path: string, body?: unknown) =>
    call<T>(`${url}/hosting/api${path}`, { method, headers: { Authorization: `Bearer ${KEY}` }, body });
  const client = await hosting<{ id: string }>('POST', '/client', {
    username: 'cost',
    emailAddress: 'cost@cost.example',
    passwordHash: `$2b$10$${'a'.repeat(53)}`,
    active: true,
  });
  const name = `http://127.0.0.1:${port}`;
  const domain = await hosting<{ id: string }>('POST', `/client/${client.id}/domain`, { name });
  const scan = () =>
    hosting<{ truncatedPages: string[] }>('GET', `/client/${client.id}/domain/${domain.id}/onboarding/scan`);
  const timed = async () => {
    const before = cpuSeconds();
    const { truncatedPages } = await scan();
    // The response arrives before all threads have stopped.
    await new Promise((done) => setTimeout(done, 30));
    return { ms: Math.round(1000 * (cpuSeconds() - before)), cut: truncatedPages.length };
  };
  const sites: { name: string; make: () => Buffer }[] = Object.entries(PAGES).map(([name, page]) => ({
    name,
    make: () => Buffer.from(HEAD + page()),
  }));
  if (folder) sites.push(...(await largest(folder)));
  current = Buffer.from(HEAD);
  const cold = await timed();
  const nothing = await timed();
  const rows: { name: string; ms: number; cut: number }[] = [];
  for (const { name, make } of sites) {
    current = make();
    const first = await timed();
    const second = await timed();
    rows.push({ name, ms: Math.min(first.ms, second.ms), cut: second.cut });
  }
  console.log(`first scan of an isolate ${cold.ms} ms, of an almost empty page ${nothing.ms} ms`);
  for (const { name, ms, cut } of rows.sort((a, b) => b.ms - a.ms))
    console.log(`${name.padEnd(64)}${String(ms).padStart(6)} ms${ms > LIMIT ? ' !' : '  '} ${cut} pages cut`);
  await miniflare.dispose();
  server.close();
}

/** The largest pages of the collections, each repeated as all pages of a website. */
async function largest(folder: string) {
  const all: { name: string; make: () => Buffer }[] = [];
  for (const name of collections) {
    const there = await repository(folder, name);
    const pages = (there?.files ?? []).map((path) => ({ path, html: there!.read(path)! }));
    for (const { path, html } of pages.sort((a, b) => b.html.length - a.html.length).slice(0, 4))
      all.push({
        name: `${name}/${path} (${Math.round(html.length / 1024)} KiB)`.slice(-64),
        make: () => Buffer.concat([Buffer.from(HEAD), html]),
      });
  }
  return all;
}

async function realWorker() {
  const { text } = await bundleWorker('src/index.ts');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'index.js', contents: text }],
      compatibilityDate: '2026-11-02',
      compatibilityFlags: ['nodejs_compat'],
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      d1Databases: { DB: 'cost' },
      kvNamespaces: ['KEYS'],
      r2Buckets: ['ARCHIVE'],
      cf: false,
      serviceBindings: {
        ASSETS: (request: { url: string }) =>
          new Response(readFileSync(`public${new URL(request.url).pathname}`)) as never,
      },
      ratelimits: { SCAN_RATE: { namespace_id: '1', simple: { limit: 100_000, period: 60 } } },
      bindings: {
        HOSTING_API_KEY: KEY,
        SECRET_KEY: Buffer.alloc(32, 'cost').toString('base64'),
        LOG_BLOCK_ENTRIES: '10000',
        LOG_BLOCK_DAYS: '30',
        LOG_KEY_GENERATION: '1',
        LOG_RETENTION_DAYS: '395',
        ALLOW_PRIVATE_SCAN: 'true',
      },
    }),
  );
  const db = await miniflare.getD1Database('DB');
  for (const statement of migrationStatements()) await db.prepare(statement).run();
  return miniflare;
}

// @module-tag long
import { expect, test } from 'vitest';
import { postalPatterns as patterns } from '../../../src/scan/patterns/postal-patterns.ts';
import { postalAddressOn, fromJsonLd } from '../../../src/scan/postal/address.ts';
import { cpuBudget } from '../../../src/scan/cpu-budget.ts';
import { servicesOn } from '../../../src/scan/services-in-use.ts';
import { parsePage } from '../../../src/scan/fetch-page.ts';
import { scriptCookies, storageKeys } from '../../../src/scan/code/script-storage.ts';
import { decodeHtml } from '../../../src/lib/html/html-charset.ts';

const home = new URL('https://www.site.example/');
const MB = 1024 * 1024;

/** The same text until it is as long. */
const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

async function read(html: string, budget = cpuBudget()) {
  async function* pieces() {
    for (let at = 0; at < html.length; at += 16_384) yield html.slice(at, at + 16_384);
  }
  return parsePage(home, pieces(), budget);
}

/** What a scan does with a page, and what of the budget is left. */
async function scanned(html: string) {
  const budget = cpuBudget();
  const page = await read(html, budget);
  servicesOn([page], []);
  storageKeys(page.code);
  scriptCookies(page.code, home);
  for (const kind of ['imprint', 'privacy', 'other'] as const) postalAddressOn(patterns, page, kind);
  return { page, budget };
}

const PARTS = [
  '<img src="/a.png" srcset="//h.example/1.png 1x, //h.example/2.png 2x">',
  '<script>document.cookie="                    ',
  "document.cookie = 'a=1; path=/'; localStorage.setItem('k', 1);</script>",
  '<i itemprop="postalCode">',
  '<p>12345 Musterstadt</p><p>Musterstraße 1</p>',
  '<a href="/impressum">Impressum</a>',
  '<noscript><img <img src=',
  '<style>@import   url(url(url(</style>',
  '<script>"//h.example/" createElement /* // */ https://h.example/a.js',
  '<div style="background:url(//h.example/x.png)">',
  '<iframe src="https://www.youtube.com/embed/1"></iframe>',
  '<!-- ',
  '-->',
  '&nbsp;&#1234567;',
  '<p itemscope itemtype="https://schema.org/PostalAddress">',
  '<script type="application/ld+json">{"@type":"Store","address":{"postalCode":"1"}}</script>',
  ' ',
  '\n',
  '"',
  "'",
  '<',
  '>',
  '=',
  '/',
  '(',
  '§ 5 DDG',
  'Muster GmbH',
  'data-src=//x.example/a',
];

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number) {
  for (let n = seed; ; n = (n * 1_103_515_245 + 12_345) % 2_147_483_648) yield n;
}

test('pages with any contents are read until the budget of the scan is spent', async () => {
  const random = numbers(7);
  const next = (below: number) => Math.floor((random.next().value! / 2_147_483_648) * below);
  for (let run = 0; run < 8; run++) {
    let html = '';
    const few = Array.from({ length: 1 + next(6) }, () => PARTS[next(PARTS.length)]!);
    while (html.length < 150_000) html += filled(few[next(few.length)]!, 1 + next(run % 3 ? 200 : 50_000));
    const { budget, page } = await scanned(html);
    // One piece of text and what a pattern looks at around its last match may go beyond.
    expect(budget.steps).toBeGreaterThan(-1_000_000);
    expect(page.links.length + page.others.size + page.scripts.size + page.loading.length).toBeLessThan(
      60_000,
    );
  }
});

test.each([
  ['a long srcset', `<img srcset="${filled('//h.example/a.png 1x, ', 2 * MB)}">`],
  ['blanks in a cookie', `<script>${filled(`document.cookie="${' '.repeat(2000)}";`, MB)}</script>`],
  ['36,000 properties', `<p itemtype="https://schema.org/PostalAddress">${'<i itemprop=a>'.repeat(36_000)}`],
  ['unclosed pictures without scripts', `<noscript>${filled('<img ', MB)}</noscript>`],
  ['addresses in rules', `<style>${filled('url(', MB)}</style>`],
  ['postal codes', filled('<p>Am Weg 1<p>12345 Ort<p>Datenschutzbeauftragter<p>x', MB)],
  ['quoted hosts', `<script>${filled('"//h.example/",', 2 * MB)}</script>`],
  ['attributes', `<img ${filled('a=b ', 500_000)}>`],
])('%s: the same page twice as long costs no more than twice the steps', async (_name, html) => {
  const spent = async (part: string) => {
    const { budget } = await scanned(part);
    return cpuBudget().steps - budget.steps;
  };
  const half = await spent(html.slice(0, html.length / 2));
  expect(await spent(html)).toBeLessThan(2.2 * half + 50_000);
});

test.each([
  [
    'scripts',
    '<script src="https://a.example/a.js?x=1"></script>',
    '<script src="https://b.example/b.js"></script>',
  ],
  ['pictures', '<img src="https://a.example/a.png">', '<script src="https://b.example/b.js"></script>'],
  [
    'rules',
    '<i style="background:url(https://a.example/a.png)"></i>',
    '<script src="https://b.example/b.js"></script>',
  ],
  ['calls in code', 'fetch("https://a.example/a.js");', 'fetch("https://b.example/b.js");'],
  ['links in code', 'x = {href: "https://a.example/page"};', 'fetch("https://b.example/b.js");'],
])('5,000 equal addresses of %s leave enough for the one behind them', async (_name, same, last) => {
  const all = filled(same, 5000 * same.length) + last;
  const { page, budget } = await scanned(last.startsWith('<') ? all : `<script>${all}</script>`);
  expect([...page.scripts]).toContain('https://b.example/b.js');
  expect(page.cut).toBe(false);
  expect(budget.steps).toBeGreaterThan(0.7 * cpuBudget().steps);
});

test('only a page that was not fully read is marked as cut', async () => {
  expect((await read(filled('<a href=/a>a</a>', MB))).cut).toBe(true);
  expect((await read('<a href=/a>a</a>')).cut).toBe(false);
});

test('JSON-LD whose objects cannot be converted to text is ignored', () => {
  const type = { toString: null, valueOf: null };
  const address = { '@type': 'PostalAddress', postalCode: { toString: null }, streetAddress: type };
  expect(fromJsonLd([JSON.stringify({ '@type': type, name: type, address })])).toMatchObject({
    company: null,
  });
});

test.each([
  [
    'windows-1252, declared after two kilobytes',
    `${' '.repeat(2000)}<meta charset=iso-8859-1>Größe`,
    'latin1',
  ],
  ['windows-1252, undeclared, after many plain letters', `${'plain '.repeat(5000)}Größe`, 'latin1'],
  ['UTF-16, undeclared', '<p>Größe</p>', 'utf16le'],
] as const)('%s is read', async (_name, text, encoding) => {
  async function* once() {
    yield new Uint8Array(Buffer.from(text, encoding));
  }
  let read = '';
  for await (const piece of decodeHtml(once(), 'text/html')) read += piece;
  expect(read).toContain('Größe');
});

test('a charset of 60,000 spaces costs no more than another', async () => {
  async function* once() {
    yield new TextEncoder().encode('<p>Text</p>');
  }
  let read = '';
  for await (const piece of decodeHtml(once(), `text/html; charset=${' '.repeat(60_000)}x`)) read += piece;
  expect(read).toBe('<p>Text</p>');
});

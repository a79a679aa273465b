import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { engine, inBrowser } from '../support/browser.ts';
import {
  attributes,
  forged,
  hasScript,
  insertions,
  numbered,
  texts,
  withoutWaiting,
} from '../support/hostile-content.ts';
import { press } from '../support/press.ts';
import { sanitizers } from '../support/sanitizers.ts';
import { settled } from '../support/widget.ts';

// What a sanitizer has left in a page does nothing with the widget that it would not do without: it runs no code, and
// decides nothing.

/** What differs between pages besides their texts. */
const kinds = {
  'no policy': { csp: '', below: false },
  'a policy': { csp: "script-src 'nonce-abc' 'strict-dynamic'; base-uri 'none'", below: false },
  // There, an element with the name `currentScript` comes before the snippet.
  'a policy, and the snippet below': {
    csp: "script-src 'nonce-abc' 'strict-dynamic'; base-uri 'none'",
    below: true,
  },
};
type Kind = (typeof kinds)[keyof typeof kinds];

const ways = ['the HTML', ...Object.keys(insertions)];

/** A text with a number, and how it comes into the page. */
type Entry = { html: string; way: string; number: string };

/** Texts in a page, so that it opens in time on a busy machine. */
const PER_PAGE = 250;

/**
 * Each text comes in every so many of the ways. The script is the same in all engines; Firefox and WebKit, which need hours
 * for all ways, differ in what they parse and insert, of which each text and each way is an example.
 */
const NTH_WAY = engine === 'chromium' ? 1 : 5;

/** Parts of a kind. A browser that is late once repeats its part alone. */
const parts = Array.from({ length: inject('isFull') ? Math.ceil(24 / NTH_WAY) : 1 }, (_, i) => i);

/** Every so many of the texts about single attributes and names is in a sample. */
const NTH = 17;

/** Time (ms) for the pages of a part. */
const PATIENCE = inject('isFull') ? 1_200_000 : 120_000;

/** The offers to show a frame that are taken in a page. */
const OFFERS = inject('isFull') ? 12 : 3;

const head = `<script nonce="abc">
  window.hits = [];
  performance.setResourceTimingBufferSize(50_000);
  window.hit = (number) => void hits.push(String(number));
  addEventListener('message', ({ data }) => typeof data === 'string' && hit(data));
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
</script>`;

/** The website's own banner, and a script that waits for consent. */
const own = `<section id="banner" style="position: fixed; bottom: 0; z-index: 9; background: #fff">
    <button data-placet-accept="all">Accept all of it</button> <button data-placet-reject>Reject all of it</button>
  </section>
  <script nonce="abc">{
    const banner = document.currentScript.previousElementSibling;
    const nameBanner = () => CCM.setOwnBanner?.(banner);
    if (window.CCM) nameBanner();
    else addEventListener('ccm19WidgetLoaded', nameBanner);
    addEventListener('ccm19OwnBanner', ({ detail }) => (banner.hidden = !detail.open));
  }</script>`;
const waiting = `<form><input name="title">
    <script nonce="abc" type="text/x-ccm-loader" data-ccm-loader-src="/adverts.js"></script></form>`;

/** A page with the texts, in which each has a number. */
function pageWith({ csp, below }: Kind, entries: Entry[]) {
  const inserted = entries.filter(({ way }) => way !== 'the HTML');
  // The texts name services, with which the script would wait itself.
  const encoded = Buffer.from(JSON.stringify(inserted)).toString('base64');
  const script = `<script nonce="abc">{
      const get = (of, name) => Object.getOwnPropertyDescriptor(of.prototype, name).get;
      const parent = get(Document, 'currentScript').call(document).parentNode;
      const ways = { ${Object.entries(insertions)
        .map(([way, insert]) => `${JSON.stringify(way)}: ${String(insert)}`)
        .join(',\n')} };
      const json = new TextDecoder().decode(Uint8Array.from(atob('${encoded}'), (byte) => byte.charCodeAt(0)));
      for (const { html, way } of JSON.parse(json)) {
        const box = Document.prototype.createElement.call(document, 'div');
        Node.prototype.appendChild.call(parent, box);
        try { ways[way](box, html); } catch {}
        window.inserted = (window.inserted ?? 0) + 1;
      }
    }</script>`;
  const written = entries.filter(({ way }) => way === 'the HTML').map(({ html }) => `<div>${html}</div>`);
  const main = `<main>${inserted[0] ? script : ''}\n${written.join('\n')}</main>`;
  // At the end, because names in the page must not matter to the website's own scripts.
  const body = below ? `<img name="currentScript" alt="">${main}${waiting}` : `${main}${waiting}`;
  return { head, csp, last: below, body: own + body };
}

/** Clicks on everything, by code, and on the texts' buttons, by the visitor. */
async function click(page: Page) {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('main :is(a,button,b,p,svg a)'))
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  for (const name of attributes.filter((one) => one.startsWith('data-placet-'))) {
    const place = await page.evaluate((name) => {
      for (const target of document.querySelectorAll(`main [${name}]:is(a,button,p)`)) {
        target.scrollIntoView({ block: 'center' });
        const box = target.getClientRects()[0];
        const center = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        // WebKit’s driver cannot go to what is cut off.
        if (center && document.elementFromPoint(center.x, center.y)) return center;
      }
      return undefined;
    }, name);
    if (!place) continue;
    await page.mouse.move(place.x, place.y);
    await page.mouse.click(place.x, place.y);
  }
  await page.evaluate(() =>
    (globalThis as { CCM?: { closeControlPanel?(): void } }).CCM?.closeControlPanel?.(),
  );
}

/** Waits until nothing more has been requested, and no code has run, for half a second. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    const { hits } = window as unknown as { hits: string[] };
    const count = () => performance.getEntriesByType('resource').length + hits.length;
    for (let before = -1; before !== count();) {
      before = count();
      await new Promise((over) => setTimeout(over, 500));
    }
  });

/** The numbers of the texts whose code has run, or was requested as a script. */
async function hitsIn(page: Page) {
  const { hits, requests } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // While a script is loaded, WebKit requests others that the page’s policy then refuses: not the widget’s doing.
    const start = entries.find(({ name }) => name.includes('?apiKey='))?.responseEnd ?? 0;
    return {
      hits: (window as unknown as { hits: string[] }).hits,
      requests: entries
        .filter((entry) => entry.startTime >= start && /script|link|other/.test(entry.initiatorType))
        .map(({ name }) => /\/hit\/(\w+)\//.exec(name)?.[1]),
    };
  });
  return [...hits, ...requests.filter((number) => number !== undefined)];
}

const accepted = (page: Page) => page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name));
const ranWaiting = (page: Page) => page.evaluate(() => (window.ran ?? []).includes('adverts.js'));

/** What the sanitizers leave of texts: each result once. Scripts count only where a policy refuses them. */
async function leftOf(written: string[], page: Page, mayScript: boolean) {
  const all = new Set<string>();
  for (const sanitize of Object.values(sanitizers))
    for (const html of await sanitize(written, page))
      if (html.includes('<') && (mayScript || !hasScript(html))) all.add(html);
  return [...all];
}

inBrowser('content that sanitizers have left', (_site, visit, open) => {
  /** What runs without the widget: of the texts as they are, and with each script as one that does not wait. */
  async function hitsWithout(kind: Kind, entries: Entry[]) {
    const hits: string[] = [];
    const running = entries.map(({ html, way, number }) => ({
      html: withoutWaiting(html),
      // Firefox loads no link that `innerHTML` has parsed until it gets another address.
      way: html.startsWith('<link') ? 'the HTML' : way,
      number,
    }));
    for (const version of [entries, running]) {
      const page = await open({ ...pageWith(kind, version), bare: true });
      await click(page);
      await idle(page);
      hits.push(...(await hitsIn(page)));
      await page.context().close();
    }
    return hits;
  }

  async function hitsWith(kind: Kind, entries: Entry[]) {
    const page = await open(pageWith(kind, entries), { domain: { ownBanner: true } });
    await page.waitForFunction(() => 'CCM' in window && typeof CCM.openWidget === 'function');
    const inserted = entries.filter(({ way }) => way !== 'the HTML').length;
    expect(await page.evaluate('window.inserted ?? 0')).toBe(inserted);
    const hits: string[] = [];
    // A decision can reload the page, which forgets them.
    const note = async () => hits.push(...(await hitsIn(page)));
    await click(page);
    await idle(page);
    await note();
    const decided = { consent: await page.evaluate(() => CCM.consent), ran: await ranWaiting(page) };
    expect.soft(decided, 'before a decision').toEqual({ consent: false, ran: false });
    expect(await press(page, { selector: 'section > [data-placet-reject]' })).toBe(true);
    await settled(page);
    await click(page);
    expect
      .soft([await accepted(page), await ranWaiting(page)], 'after a rejection')
      .toEqual([['Session'], false]);
    for (let i = 0; i < OFFERS; i++) {
      const text = `Accept and show – ${i % 2 ? 'always' : 'only this time'}`;
      if (!(await press(page, { selector: 'button', text }))) break;
    }
    await note();
    await page.evaluate(() => CCM.openWidget());
    expect(await press(page, { selector: 'section > [data-placet-accept]' })).toBe(true);
    await settled(page);
    await click(page);
    await idle(page);
    // `idle` does not see a request that is still under way.
    await expect.poll(() => ranWaiting(page), { message: 'after a consent' }).toBe(true);
    await note();
    await page.context().close();
    return hits;
  }

  /** The hits in pages with all of the texts. */
  async function hitsInPages(entries: Entry[], hitsOf: (some: Entry[]) => Promise<string[]>) {
    const hits = new Set<string>();
    for (let first = 0; first < entries.length; first += PER_PAGE)
      for (const number of await hitsOf(entries.slice(first, first + PER_PAGE))) hits.add(number);
    return hits;
  }

  /** The texts whose code runs with the widget alone. */
  async function misused(kind: Kind, entries: Entry[]) {
    const hits = await hitsInPages(entries, (some) => hitsWith(kind, some));
    const suspects = entries.filter(({ number }) => hits.has(number));
    const without = await hitsInPages(suspects, (some) => hitsWithout(kind, some));
    return [...hits]
      .filter((number) => !without.has(number))
      .map((number) => suspects.find((one) => one.number === number) ?? number);
  }

  /** The texts in their ways, or in a sample two forged ones in every way, and some of the others in the ways in turn. */
  async function entriesFor({ csp }: Kind) {
    const blank = await (await visit()).newPage();
    const left = (written: string[]) => leftOf(written, blank, !!csp);
    const inWays = (all: string[], nth: number) =>
      all.flatMap((html, i) => ways.filter((_, w) => (w + i) % nth === 0).map((way) => ({ html, way })));
    const others = texts.filter((text) => !forged.includes(text));
    const entries = inject('isFull')
      ? inWays(await left(texts), NTH_WAY)
      : [
          ...inWays(forged.slice(0, 2), 1),
          ...(await left([...forged.slice(2), ...sample(others, NTH)])).map((html, i) => ({
            html,
            way: ways[i % ways.length]!,
          })),
        ];
    await blank.close();
    return entries.map(({ html, way }, i) => ({ html: numbered(html, `n${i}`), way, number: `n${i}` }));
  }

  describe.each(Object.entries(kinds))('with %s', (_name, kind) => {
    let entries: Entry[] | undefined;
    test.each(parts)('in part %i', { timeout: PATIENCE }, async (part) => {
      entries ??= await entriesFor(kind);
      const [from, to] = [part, part + 1].map((end) => Math.round((end * entries!.length) / parts.length));
      expect(await misused(kind, entries.slice(from, to))).toEqual([]);
    });
  });
});

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import {
  attributes,
  hasScript,
  insertions,
  numbered,
  texts,
  withoutWaiting,
} from '../support/hostile-content.ts';
import { sanitizers } from '../support/sanitizers.ts';
import { settled } from '../support/widget.ts';

// What a sanitizer has left in a page does nothing with the widget that it would not do without: it runs no code, and
// decides nothing.

const policies = { 'no policy': '', 'a policy': "script-src 'nonce-abc' 'strict-dynamic'; base-uri 'none'" };
const ways = ['the HTML', ...Object.keys(insertions)];

/** Every combination; a sample has each sanitizer with another way, all with the ways in turn. */
const cases = Object.keys(sanitizers).flatMap((sanitizer) =>
  Object.keys(policies).flatMap((policy) => ways.map((way) => ({ sanitizer, policy, way }))),
);

/** Texts in a page, so that it stays quick. */
const PER_PAGE = 250;

/** Pages for a case; a sample has one, whose texts are taken from all. */
const PAGES = inject('isFull') ? Infinity : 1;

/** The offers to show a frame that are taken in a page. */
const OFFERS = inject('isFull') ? 12 : 3;

const head = `<script nonce="abc">
  window.hits = [];
  performance.setResourceTimingBufferSize(5000);
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
    window.CCM?.setOwnBanner?.(banner);
    addEventListener('ccm19OwnBanner', ({ detail }) => (banner.hidden = !detail.open));
  }</script>`;
const waiting = `<form><input name="title"><script nonce="abc" src="/adverts.js"></script></form>`;

type Case = (typeof cases)[number];

/** A page with the texts, in which each has a number. */
function pageWith({ policy, way }: Case, written: string[]) {
  const csp = policies[policy as keyof typeof policies];
  const body =
    way === 'the HTML'
      ? written.map((html) => `<div>${html}</div>`).join('\n')
      : `<script nonce="abc">{
          const parent = document.currentScript.parentNode;
          for (const html of ${JSON.stringify(written).replaceAll('<', '\\u003c')}) {
            const box = Document.prototype.createElement.call(document, 'div');
            Node.prototype.appendChild.call(parent, box);
            try { (${String(insertions[way])})(box, html); } catch {}
          }
        }</script>`;
  // At the end, because names in the page must not matter to the website's own scripts.
  return { head, csp, body: `${own}<main>${body}</main>${waiting}` };
}

/** Clicks on everything, by code, and on the texts' buttons, by the visitor. */
async function click(page: Page) {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('main :is(a,button,b,p,svg a)'))
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  for (const name of attributes.filter((one) => one.startsWith('data-placet-'))) {
    const place = await page.evaluate((name) => {
      const target = [...document.querySelectorAll(`main [${name}]:is(a,button,p)`)].find(
        (one) => one.getClientRects()[0],
      );
      target?.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target?.getClientRects()[0] ?? {};
      return target && { x: x! + width! / 2, y: y! + height! / 2 };
    }, name);
    if (!place) continue;
    await page.mouse.move(place.x, place.y);
    await page.mouse.click(place.x, place.y);
  }
  await page.evaluate(() =>
    (globalThis as { CCM?: { closeControlPanel?(): void } }).CCM?.closeControlPanel?.(),
  );
}

const idle = (page: Page) => page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});

/** The numbers of the texts whose code has run, or was requested as a script. */
async function hitsIn(page: Page) {
  const { hits, requests } = await page.evaluate(() => ({
    hits: (window as unknown as { hits: string[] }).hits,
    requests: performance
      .getEntriesByType('resource')
      .filter((entry) => /script|link|other/.test((entry as PerformanceResourceTiming).initiatorType))
      .map(({ name }) => /\/hit\/(\w+)\//.exec(name)?.[1]),
  }));
  return [...hits, ...requests.filter((number) => number !== undefined)];
}

const accepted = (page: Page) => page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name));
const ranWaiting = (page: Page) => page.evaluate(() => (window.ran ?? []).includes('adverts.js'));

inBrowser('content that a sanitizer has left', (_site, visit, open) => {
  /** What runs without the widget: of the texts as they are, and with each script as one that does not wait. */
  async function hitsWithout(of: Case, written: string[]) {
    const hits = new Set<string>();
    const running = written.map(withoutWaiting);
    for (const version of running.some((html, i) => html !== written[i]) ? [written, running] : [written]) {
      const page = await open({ ...pageWith(of, version), bare: true });
      await click(page);
      await idle(page);
      for (const number of await hitsIn(page)) hits.add(number);
      await page.close();
    }
    return hits;
  }

  async function hitsWith(of: Case, written: string[]) {
    const page = await open(pageWith(of, written), { domain: { ownBanner: true } });
    // Not by their roles, for which the names of form fields disturb Playwright.
    const accept = page.locator('section > [data-placet-accept]');
    await accept.waitFor();
    await click(page);
    const decided = { consent: await page.evaluate(() => CCM.consent), ran: await ranWaiting(page) };
    expect.soft(decided, 'before a decision').toEqual({ consent: false, ran: false });
    await page.locator('section > [data-placet-reject]').click();
    await click(page);
    expect
      .soft([await accepted(page), await ranWaiting(page)], 'after a rejection')
      .toEqual([['Session'], false]);
    const offers = page.locator('button:text-is("Accept and show")');
    for (let i = 0; i < OFFERS && (await offers.count()); i++) await offers.first().click();
    await page.evaluate(() => CCM.openWidget());
    await accept.click();
    await settled(page);
    await click(page);
    await idle(page);
    expect.soft(await ranWaiting(page), 'after a consent').toBe(true);
    return hitsIn(page);
  }

  test.each(sample(cases, 31))('$sanitizer, in $way, with $policy', async (of) => {
    const blank = await (await visit()).newPage();
    const left = await sanitizers[of.sanitizer]!(texts, blank);
    await blank.close();
    const mayScript = of.sanitizer !== 'none';
    const distinct = [...new Set(left)].filter(
      (html) => html.includes('<') && (mayScript || !hasScript(html)),
    );
    const all = distinct.map((html, i) => numbered(html, `n${i}`));
    const step = Math.ceil(all.length / PER_PAGE);
    for (let page = 0; page < Math.min(step, PAGES); page++) {
      const first = (page + cases.indexOf(of)) % step;
      const written = all.filter((_, i) => i % step === first);
      const without = await hitsWithout(of, written);
      const more = [...(await hitsWith(of, written))].filter((number) => !without.has(number));
      expect.soft(more.map((number) => all[+number.slice(1)] ?? number)).toEqual([]);
    }
  });
});

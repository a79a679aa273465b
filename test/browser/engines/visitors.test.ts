import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import { button, dialog, ran, recordEvents, settled } from '../support/widget.ts';

// What differs between engines, and one example of each part of the widget. `npm run check` runs it in all three.

const all = ['Session', 'Counter', 'Adverts', 'Video'];

/** Sets `localStorage` and `sessionStorage` to null, as browsers without DOM storage do. */
const withoutStorage = `<script>
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
</script>`;

inBrowser('in this engine', (site, visit, open) => {
  const elsewhere = () => site().pageUrl.replace('localhost', '127.0.0.1');
  const accepted = (page: Page) => page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name));
  /** Gives a page of a domain that blocks iframes of hosts without a service. */
  const blocking = (body: string) => open({ body }, { domain: { blockIframes: true } });

  test('a decision is stored, and holds on the next page view', async () => {
    const page = await open({ head: recordEvents });
    await button(page, 'Accept all').click();
    await settled(page);
    const [entry] = await site().stored({ accepted: all });
    await page.reload();
    await expect.poll(() => accepted(page)).toEqual(all);
    expect(await page.evaluate(() => CCM.ucid)).toBe(entry!.ucid);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    expect(await dialog(page).count()).toBe(0);
  });

  test('nothing that was accepted runs after a withdrawal in the preferences', async () => {
    const page = await open();
    await button(page, 'Accept all').click();
    await settled(page);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await button(page, 'Change or withdraw consent').click();
    for (const name of ['Counter', 'Adverts', 'Video'])
      await page.getByRole('checkbox', { name, exact: true }).uncheck();
    await Promise.all([page.waitForEvent('load'), button(page, 'Save selection').click()]);
    await expect.poll(() => accepted(page)).toEqual(['Session']);
    expect(await ran(page)).toEqual([]);
  });

  test('no script accepts by keys or by a label, whose clicks Safari calls trusted', async () => {
    const page = await open();
    await button(page, 'Accept all').waitFor();
    await page.evaluate(() =>
      setTimeout(() => {
        const accept = document.querySelector('#ccm-widget')!.shadowRoot!.querySelector('.primaryButton')!;
        for (const type of ['keydown', 'keypress', 'keyup']) {
          const init = { key: 'Enter', keyCode: 13, charCode: 13, bubbles: true, composed: true };
          accept.dispatchEvent(new KeyboardEvent(type, init));
        }
        accept.id = 'accept';
        const label = document.createElement('label');
        label.htmlFor = 'accept';
        accept.after(label);
        label.click();
        label.dispatchEvent(new MouseEvent('click'));
        document.title = 'tried';
      }),
    );
    await page.waitForFunction(() => document.title === 'tried');
    await page.waitForTimeout(100);
    expect(await accepted(page)).toEqual([]);
    expect(await dialog(page).isVisible()).toBe(true);
  });

  describe('an accepted iframe', () => {
    const film = () => `<iframe src="${elsewhere()}film/1"></iframe>`;

    test('of the HTML is there after the reload that follows the consent', async () => {
      const page = await blocking(`<h1>A site</h1>${film()}`);
      await button(page, 'Only necessary').click();
      await settled(page);
      expect(site().hits('/film/1')).toBe(0);
      const offer = page.locator('.iframeBlocker button').first();
      await Promise.all([page.waitForEvent('load'), offer.click()]);
      await expect.poll(() => site().hits('/film/1')).toBe(1);
      await expect.poll(() => page.evaluate(() => frames.length)).toBe(1);
    });

    test('is there when the visitor has decided on the next page and goes back', async () => {
      const page = await open({ body: '<h1>A site</h1><iframe src="/video/1"></iframe>' });
      await page.locator('.iframeBlocker button').first().waitFor();
      site().setPage({});
      await page.goto(`${site().pageUrl}other`);
      await button(page, 'Accept all').click();
      await settled(page);
      site().setPage({ body: '<h1>A site</h1><iframe src="/video/1"></iframe>' });
      // The frame may come from the cache.
      await page.evaluate(() => void setTimeout(() => history.back()));
      const title = () => page.evaluate(() => document.querySelector('iframe')?.contentDocument?.title);
      await expect.poll(title).toBe('film');
    });
  });

  test('an <object> or <embed> of an unknown host is blocked, and loads when its host is allowed', async () => {
    const page = await blocking(
      `<object data="${elsewhere()}film/1" type="text/html"></object>
       <embed src="${elsewhere()}film/2" type="text/html">
       <iframe src="${elsewhere()}film/3"></iframe>`,
    );
    await button(page, 'Only necessary').click();
    await settled(page);
    expect([1, 2, 3].map((film) => site().hits(`/film/${film}`))).toEqual([0, 0, 0]);
    await Promise.all([page.waitForEvent('load'), page.locator('.iframeBlocker button').first().click()]);
    await expect.poll(() => [1, 2, 3].map((film) => site().hits(`/film/${film}`))).toEqual([1, 1, 1]);
  });

  test('an iframe that a script writes in pieces waits, although its mark for exempt tags is cut in two', async () => {
    const page = await open({
      body: `<h1>A site</h1><script>
        document.write('<iframe data-ccm-');
        document.write('ignore src="${elsewhere()}video/1"></iframe>');
      </script>`,
    });
    await page.locator('.iframeBlocker button').first().waitFor();
    expect(await page.evaluate(() => document.querySelector('iframe')!.src)).toBe('about:blank');
  });

  describe('on a page with CSS zoom', () => {
    test.each(sample(['body { zoom: 0.8 } html { zoom: 1.1 }', 'html { zoom: 1.5 }'], 2))(
      '%s',
      async (rule) => {
        const page = await open({
          head: `<style>${rule}</style>`,
          body: '<h1>A site</h1><iframe src="/video/1"></iframe>',
        });
        await button(page, 'Only necessary').click();
        await settled(page);
        await page.locator('.iframeBlocker button').first().click();
        await expect.poll(() => accepted(page)).toEqual(['Session', 'Video']);
        await page.evaluate(() => CCM.openWidget());
        await button(page, 'Accept all').focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => accepted(page)).toEqual(all);
      },
    );
  });

  test('the banner opens with the beginning of its text, also where that overflows', async () => {
    await site().configure({ locales: { en_US: { widgetIntroText: 'We use cookies. '.repeat(150) } } });
    const page = await (await visit({ viewport: { width: 500, height: 560 } })).newPage();
    await page.goto(site().pageUrl);
    await dialog(page).waitFor();
    const scrolled = () =>
      page.evaluate(() =>
        [...document.querySelector('#ccm-widget')!.shadowRoot!.querySelectorAll('.window, .m')].map(
          ({ scrollTop }) => scrollTop,
        ),
      );
    expect(await scrolled()).toEqual([0, 0]);
    expect(
      await page.evaluate(() => {
        const text = document.querySelector('#ccm-widget')!.shadowRoot!.querySelector('.m')!;
        return text.scrollHeight > text.clientHeight;
      }),
    ).toBe(true);
    expect(
      await page.evaluate(() => document.querySelector('#ccm-widget')!.shadowRoot!.activeElement?.localName),
    ).toBe('h2');
  });

  test('a decision in a cookie is stored without DOM storage', async () => {
    const page = await open(
      { head: '' },
      { domain: { consentStorage: 'cookie', consentCookieSecure: false } },
    );
    site().setPage({ bare: true, head: `${withoutStorage}<script src="${site().scriptUrl()}"></script>` });
    await page.reload();
    await button(page, 'Accept all').click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain(site().id());
    await page.reload();
    await expect.poll(() => accepted(page)).toEqual(all);
    expect(await dialog(page).count()).toBe(0);
  });

  test('the page scrolls again although its list of style sheets cannot be changed', async () => {
    const page = await open({
      head: `<script>
        const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
        Object.defineProperty(Document.prototype, 'adoptedStyleSheets', {
          get() { return Object.freeze([...get.call(this)]); }, set,
        });
      </script>`,
      body: '<p style="height: 5000px">Text</p>',
    });
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
    await dialog(page).waitFor();
    expect(await overflow()).toBe('hidden');
    await button(page, 'Accept all').click();
    await expect.poll(overflow).toBe('visible');
  });
});

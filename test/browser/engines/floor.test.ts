import { expect, test } from 'vitest';
import * as made from '../../verify/sample-log.ts';
import { inBrowser, withWorker } from '../support/browser.ts';
import { button, ran } from '../support/widget.ts';

// The oldest supported browsers cannot be run everywhere, so what they lack is removed from the engine's own.

/** Removes what docs/website/browsers.md’s oldest browsers do not have. */
function removeYoung() {
  const names = {
    Element: ['checkVisibility', 'setHTMLUnsafe', 'currentCSSZoom'],
    ShadowRoot: ['setHTMLUnsafe'],
    IDBFactory: ['databases'],
    Navigator: ['globalPrivacyControl', 'locks'],
    String: ['isWellFormed', 'toWellFormed'],
  };
  const all = window as unknown as Record<string, { prototype: object } | undefined>;
  for (const [owner, members] of Object.entries(names))
    for (const member of members) Reflect.deleteProperty(all[owner]?.prototype ?? {}, member);
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (name.startsWith('aria')) Reflect.deleteProperty(Element.prototype, name);
  for (const name of ['navigation', 'cookieStore', 'scheduler', 'trustedTypes'])
    if (!Reflect.deleteProperty(window, name)) Object.defineProperty(window, name, { value: undefined });
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(URL, 'parse');
  for (const owner of [Object, Map]) Reflect.deleteProperty(owner, 'groupBy');
}

inBrowser('without what is younger than the oldest supported browsers', (site, _visit, open) => {
  test('the banner is readable, and decides; scripts and iframes wait and start', async () => {
    const page = await open(
      {},
      { domain: { blockIframes: true, consentStorage: 'cookie', consentCookieSecure: false } },
    );
    site().setPage({
      bare: true,
      head: `<script>(${String(removeYoung)})()</script><script src="${site().scriptUrl()}"></script>
        <script src="/adverts.js"></script>`,
      body: `<h1>A site</h1><iframe src="/video/1"></iframe><script>
        const added = document.createElement('script');
        added.src = '/adverts.js?2';
        document.body.append(added);
        document.body.insertAdjacentHTML('beforeend', '<iframe src="/video/2"></iframe>');
      </script>`,
    });
    await page.reload();
    expect(await page.evaluate(() => 'checkVisibility' in document.body || 'cookieStore' in window)).toBe(
      false,
    );
    await button(page, 'Accept all').waitFor();
    const colors = await page.evaluate(() => {
      const box = document.querySelector('#ccm-widget')!.shadowRoot!.querySelector('.window')!;
      const { backgroundColor, color } = getComputedStyle(box);
      return [box.getAttribute('aria-label'), backgroundColor, color];
    });
    expect(colors).toEqual(['Cookies and privacy', 'rgb(255, 255, 255)', 'rgb(26, 33, 38)']);
    expect(await ran(page)).toEqual([]);
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Video' }).waitFor();
    await button(page, 'Accept all').first().click();
    await site().stored({ accepted: ['Session', 'Counter', 'Adverts', 'Video'] });
    await expect.poll(() => ran(page)).toContain('adverts.js');
    const titles = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.title),
      );
    await expect.poll(titles).toEqual(['film', 'film']);
    await button(page, 'Change or withdraw consent').click();
    await button(page, 'Only necessary').click();
    await expect.poll(() => page.evaluate(() => CCM.fullConsentGiven)).toBe(false);
  });

  test('Firefox and Chromium without light-dark() show the light colors', async () => {
    const page = await open();
    await button(page, 'Accept all').waitFor();
    // The rules outside of @supports are those of a browser that does not know the function.
    const plain = await page.evaluate(() => {
      const root = document.querySelector('#ccm-widget')!.shadowRoot!;
      const [sheet] = root.adoptedStyleSheets;
      const at = [...sheet!.cssRules].findIndex((rule) => rule instanceof CSSSupportsRule);
      sheet!.deleteRule(at);
      const { backgroundColor, color } = getComputedStyle(root.querySelector('.window')!);
      return [at >= 0, backgroundColor, color];
    });
    expect(plain).toEqual([true, 'rgb(255, 255, 255)', 'rgb(26, 33, 38)']);
  });
});

withWorker('without what is younger than the oldest supported browsers', (worker, visit) => {
  test('/verify checks a receipt, or says that the browser cannot', async () => {
    const key = await made.makeKey(1);
    const receipt = JSON.stringify(await made.evidenceFileFor(made.makeLog([5, 8, 1, 7, 3]), [7, 12], key));
    const page = await (await visit({ locale: 'en-GB' })).newPage();
    await page.addInitScript(removeYoung);
    await page.goto(`${worker().base}/verify`);
    await page.locator('#more').evaluate((more: HTMLDetailsElement) => (more.open = true));
    await page.locator('#receipt').fill(receipt);
    await page.locator('#key').fill(key.verifier);
    // The service does not know this log.
    await page.locator('#service').fill('');
    await page.locator('button').click();
    await expect.poll(() => page.locator('#headline').textContent()).toBe('This receipt is genuine.');

    await page.addInitScript(() => {
      SubtleCrypto.prototype.importKey = () =>
        Promise.reject(new DOMException('Ed25519', 'NotSupportedError'));
    });
    await page.reload();
    await page.locator('#unable').waitFor();
    expect(await page.locator('#form').isVisible()).toBe(false);
  });
});

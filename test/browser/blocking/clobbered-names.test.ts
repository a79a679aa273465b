import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { documentNames, names } from '../support/hostile-content.ts';
import { button, dialog, ran, settled } from '../support/widget.ts';

// Elements with a name become properties of the document, fields those of their form, and IDs those of the window (DOM
// clobbering). Sanitizers leave some of them. Nothing that the script reads is found there.

const named = documentNames.map((name) => `<img name="${name}" alt="">`).join('');
const fields = names.map((name) => `<input name="${name}" hidden>`).join('');

/** What has to wait, in a form with these fields. */
const waiting = `<form>${fields}
    <div><iframe src="/video/1" width="200" height="100"></iframe></div>
    <section><template shadowrootmode="open"><iframe src="/video/2"></iframe></template></section>
    <script src="/adverts.js"></script>
    <p></p>
  </form>
  <script src="/adverts.js?relative"></script>`;

/** Presses a button by its class, because names in the page disturb Playwright’s roles. */
const press = (page: Page, name: string) => page.locator(`.${name}`).first().click();

const addresses = (page: Page) =>
  page.evaluate(() => {
    const all = (node: ParentNode, selector: string) =>
      (node instanceof ShadowRoot ? ShadowRoot : Document).prototype.querySelectorAll.call(node, selector);
    const roots = [...all(document, 'section')].map(({ shadowRoot }) => shadowRoot!);
    return [document, ...roots].flatMap((node) =>
      [...all(node, 'iframe')].map((frame) => new URL((frame as HTMLIFrameElement).src).pathname),
    );
  });

inBrowser('names that hide properties', (site, visit, open) => {
  for (const last of [false, true])
    test(`keep nothing from waiting, and nothing from being decided, with the snippet ${last ? 'below' : 'above'}`, async () => {
      const errors: unknown[] = [];
      site().setPage({ last, body: last ? named + fields + waiting : named + waiting });
      await site().configure({ domain: { consentStorage: 'cookie', deleteUnknownCookies: true } });
      const context = await visit();
      await context.addCookies([{ name: 'unknown', value: '1', url: site().pageUrl }]);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error));
      await page.goto(site().pageUrl);
      await dialog(page).waitFor();
      // Above the snippet, nothing can be blocked.
      expect(await ran(page)).toEqual(last ? ['adverts.js', 'adverts.js'] : []);
      expect(await addresses(page)).toEqual(['blank', 'blank']);
      // Code adds something to the form.
      await page.evaluate(() => {
        const form = Document.prototype.querySelector.call(document, 'form') as HTMLFormElement;
        const html = '<b><img src="/adverts.js?image"><iframe src="/video/3"></iframe></b>';
        Element.prototype.insertAdjacentHTML.call(form, 'beforeend', html);
        const place = Element.prototype.querySelector.call(form, 'p')!;
        place.innerHTML = html;
      });
      expect(await page.locator('img[data-ccm-loader-src]').count()).toBe(2);
      await expect.poll(() => addresses(page)).toEqual(['blank', 'blank', 'blank', 'blank']);
      await press(page, 'window .declineButton');
      const cookies = async () => (await context.cookies()).map(({ name }) => name.replace(/_.*/, ''));
      await expect.poll(cookies).toEqual(['placet']);
      await page.evaluate(() => CCM.openWidget());
      await press(page, 'window .primaryButton');
      await expect.poll(() => addresses(page)).toEqual(['/video/1', '/video/3', '/video/3', '/video/2']);
      await expect.poll(async () => (await ran(page)).filter((one) => one === 'adverts.js')).toHaveLength(2);
      expect(errors).toEqual([]);
    });

  test('of fields keep a press from no button around them, and hide no ancestor', async () => {
    const page = await open({
      body: `<div style="opacity: .01"><form id="form"><iframe src="/video/1" width="400" height="300"></iframe></form></div>
        <input name="assignedSlot" form="form"><input name="parentElement" form="form">
        <input name="getRootNode" form="form">`,
    });
    await press(page, 'window .declineButton');
    await press(page, 'iframeBlocker button');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => CCM.acceptedEmbeddings.length)).toBe(1);
    await page.evaluate(() => document.querySelector<HTMLElement>('div:has(form)')!.removeAttribute('style'));
    // In the second after the pointer came onto an invisible button, it does not count.
    await page.waitForTimeout(1100);
    await press(page, 'iframeBlocker button');
    await expect.poll(() => page.evaluate(() => CCM.acceptedEmbeddings.length)).toBe(2);
  });

  test('of what the browser lacks keep the script from nothing', { tags: 'full' }, async () => {
    const page = await open({
      last: true,
      head: '<script>delete window.navigation; delete window.cookieStore; delete window.scheduler; delete window.trustedTypes</script>',
      body: `${['navigation', 'cookieStore', 'scheduler', 'trustedTypes']
        .map(
          (name) =>
            `<form id="${name}"><input name="addEventListener"><input name="yield"><input name="createPolicy"></form>`,
        )
        .join('')}<iframe src="/video/1"></iframe>`,
    });
    expect(await page.evaluate(() => String((window as unknown as Record<string, unknown>).navigation))).toBe(
      '[object HTMLFormElement]',
    );
    await press(page, 'window .primaryButton');
    await settled(page);
    await expect
      .poll(() => page.frames().filter((frame) => frame.url().endsWith('/video/1')))
      .toHaveLength(1);
  });

  test('of a field do not hide that a form was submitted', async () => {
    const page = await open({
      head: '<script>delete window.navigation</script>',
      body: '<form method="post" action="/order"><input name="getAttribute"><button>Order</button></form>',
    });
    await page.evaluate(() => Reflect.deleteProperty(window, 'navigation'));
    await press(page, 'window .declineButton');
    await settled(page);
    await Promise.all([
      page.waitForURL('**/order'),
      page.evaluate(() => HTMLFormElement.prototype.requestSubmit.call(document.forms[0])),
    ]);
    expect(await page.evaluate(() => Object.keys(sessionStorage).some((key) => key.endsWith('_post')))).toBe(
      true,
    );
  });

  test('and classes of the widget hide no shadow root', { tags: 'full' }, async () => {
    const page = await open({
      body: '<div class="ccm-root ccm-modal" id="ccm-widget"><template shadowrootmode="open"><iframe src="/video/1"></iframe></template></div>',
    });
    await dialog(page).waitFor();
    expect(page.frames().filter((frame) => frame.url().endsWith('/video/1'))).toEqual([]);
  });
});

inBrowser('what others have written, and what waits', (site, _visit, open) => {
  test('a script that has waited writes into another document, not into the page', async () => {
    const page = await open({
      body: `<script type="text/x-ccm-loader" data-ccm-loader-group="adverts">
          const other = document.implementation.createHTMLDocument('');
          other.write('<img src="/404.png" onerror="top.pwned = 1"><p id="others">text</p>');
          window.written = other.body.children.length;
        </script>`,
    });
    await button(page, 'Accept all').click();
    await page.waitForFunction(() => 'written' in window);
    expect(await page.evaluate(() => (window as unknown as { written: number }).written)).toBe(2);
    expect(await page.locator('#others').count()).toBe(0);
  });

  test('a <base> below a script does not change the address that the script had', async () => {
    const page = await open({
      body: `<script src="/adverts.js?src"></script>
        <script type="text/x-ccm-loader" data-ccm-loader-src="/adverts.js?kept"></script>
        <base href="https://others.example/">`,
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await button(page, 'Accept all').click();
    await expect.poll(async () => (await ran(page)).filter((one) => one === 'adverts.js')).toHaveLength(2);
    expect(requested.filter((url) => url.includes('others.example'))).toEqual([]);
  });

  test('a program that rejects on each page view reloads no page again and again, although the browser stores nothing', async () => {
    const page = await open(
      {
        head: `<script>
          Storage.prototype.setItem = () => { throw new Error('full'); };
          document.cookie = 'unknown=1';
          addEventListener('ccm19WidgetLoaded', () =>
            setTimeout(() => document.querySelector('.ccm--decline-cookies').click(), 100));
        </script>`,
      },
      { domain: { deleteUnknownCookies: true, deleteUnknownCookiesForceReload: true } },
    );
    await page.waitForTimeout(2500);
    expect(site().hits('/')).toBe(1);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test(
    'an invalid address hides no code of an iframe, and an odd attribute no address of a picture',
    { tags: 'full' },
    async () => {
      const page = await open();
      await page.evaluate(() => {
        const html = `<iframe src="http://[" srcdoc="<script src='/adverts.js'></script>"></iframe><img @error="" "='' src="/adverts.js">`;
        document.body.insertAdjacentHTML('beforeend', html);
      });
      expect(await page.locator('iframe').getAttribute('srcdoc')).toBeNull();
      expect(await page.locator('img').getAttribute('src')).toBeNull();
      await button(page, 'Accept all').click();
      await expect.poll(() => page.locator('iframe').getAttribute('srcdoc')).toContain('adverts.js');
      expect(await page.locator('img').getAttribute('src')).toContain('/adverts.js');
    },
  );
});

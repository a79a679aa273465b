import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { engine, inBrowser } from '../support/browser.ts';
import { button, settled } from '../support/widget.ts';

inBrowser('a decision that needs a reload', (site, visit) => {
  const at = (name: string) => new URL(site().pageUrl.replace('localhost', `${name}.localhost`));

  /** Keeps what the page’s data layer and scripts have got on all page views. */
  const recorder = `<script>
    const keep = (what) => sessionStorage.setItem('seen', (sessionStorage.seen ?? '') + what + ' ');
    window.dataLayer = { push: (entry) => keep(entry.event ?? [...entry].slice(0, 2).join(':')) };
    Object.defineProperty(window, 'ran', { set: (all) => keep('ran:' + all.at(-1)), get: () => [] });
  </script>`;
  const seen = (page: Page) => page.evaluate(() => sessionStorage.seen.trim().split(' ') as string[]);

  async function open(body: string) {
    site().setPage({
      head: '<script src="/adverts.js"></script>',
      body: `${body}<iframe src="${at('video').href}video/1"></iframe>`,
    });
    await site().configure({
      domain: { blockIframes: true },
      services: { Video: { iframeMarkers: [`${at('video').host}/video/`] } },
    });
    const page = await (await visit()).newPage();
    await page.addInitScript(recorder.replaceAll(/<\/?script>/g, ''));
    await page.goto(site().pageUrl, { waitUntil: 'networkidle' });
    return page;
  }

  test('starts every script, signal and message once, after the reload', async () => {
    const page = await open('');
    await page.evaluate(() => (sessionStorage.seen = ''));
    await button(page, 'Accept all').click();
    await expect.poll(() => site().hits('/video/1')).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(site().hits('/')).toBe(2);
    const list = await seen(page);
    for (const what of ['ran:counter', 'ran:adverts.js', 'consent:update', 'CCM19.consentStateChanged'])
      expect(
        list.filter((entry) => entry === what),
        what,
      ).toHaveLength(1);
    // The default of the second page view comes before everything else.
    expect(list[0]).toBe('consent:default');
  });

  test('starts everything at once if the reload is called off, because a form is being edited', async () => {
    const page = await open('<input aria-label="Name">');
    await page.evaluate(() => (sessionStorage.seen = ''));
    site().setFailure(() =>
      page.getByLabel('Name').evaluate((input) => {
        input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }),
    );
    await button(page, 'Accept all').click();
    await settled(page);
    await expect.poll(() => seen(page)).toContain('ran:adverts.js');
    expect(site().hits('/')).toBe(1);
    const list = await seen(page);
    for (const what of ['ran:counter', 'ran:adverts.js', 'consent:update', 'CCM19.consentStateChanged'])
      expect(
        list.filter((entry) => entry === what),
        what,
      ).toHaveLength(1);
  });

  test('never reloads a page that came by POST, also when the visitor has reloaded it', async () => {
    const page = await open('<form method="post" action="/order"><button>Order</button></form>');
    await button(page, 'Only necessary').click();
    await settled(page);
    await Promise.all([page.waitForURL('**/order'), button(page, 'Order').click()]);
    // Firefox asks first whether to send the form again, which its driver cannot answer.
    const last = engine === 'firefox' ? 1 : 2;
    for (let orders = 1; orders <= last; orders++) {
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Accept all').click();
      await expect.poll(() => page.evaluate(() => CCM.fullConsentGiven)).toBe(true);
      await settled(page);
      await page.waitForTimeout(1000);
      // A withdrawal would reload another page, because scripts run that no longer may.
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Only necessary').click();
      await settled(page);
      await page.waitForTimeout(1000);
      expect(site().hits('/order')).toBe(orders);
      if (orders < last) await page.reload();
    }
    expect(site().hits('/video/1')).toBe(0);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await settled(page);
    await page.goto(`${site().pageUrl}next`);
    await expect.poll(() => site().hits('/video/1')).toBe(1);
  });

  test(
    'notices a form although a listener of the page stops the event, and forgets one that is not sent',
    { tags: 'full' },
    async () => {
      const context = await visit();
      await context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
      site().setPage({
        body: `<form method="post" action="/search"><button>Search</button></form>
        <form method="post" action="/order"><button>Order</button></form>
        <script>
          addEventListener('submit', (event) => {
            if (event.target.action.endsWith('search')) event.preventDefault();
            event.stopImmediatePropagation();
          }, true);
        </script>`,
      });
      const page = await context.newPage();
      await page.goto(site().pageUrl);
      const marks = () =>
        page.evaluate(() =>
          Object.entries(sessionStorage).flatMap(([name, value]) => (name.endsWith('_post') ? value : [])),
        );
      await button(page, 'Only necessary').click();
      await button(page, 'Search').click();
      await expect.poll(marks).toEqual([]);
      await button(page, 'Order').click();
      await page.waitForURL('**/order');
      const ordered = page.url();
      await expect.poll(marks).toEqual(['next']);
      // Later views of that page have the mark, other pages have none.
      await page.goto(site().pageUrl);
      await expect.poll(marks).toEqual([ordered]);
    },
  );

  test('never reloads a page that a script’s `submit()` has fetched by POST', { tags: 'full' }, async () => {
    const page = await open('<form method="post" action="/order"></form>');
    await button(page, 'Only necessary').click();
    await settled(page);
    await Promise.all([
      page.waitForURL('**/order'),
      page.evaluate(() => document.querySelector('form')!.submit()),
    ]);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect.poll(() => page.evaluate(() => CCM.fullConsentGiven)).toBe(true);
    await settled(page);
    await page.waitForTimeout(1000);
    expect(site().hits('/order')).toBe(1);
  });
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, dialog, settled } from '../support/widget.ts';

inBrowser('a banner interaction', (site, visit) => {
  /** A new visitor on the page, or another page of a given visitor. */
  async function open(options: BrowserContextOptions = {}) {
    const page = await (await visit(options)).newPage();
    await page.goto(site().pageUrl);
    return page;
  }
  const asked = (page: Page) => dialog(page).waitFor();
  const leave = (page: Page) => page.goto('about:blank');

  /** Hides a page like a background tab, because a headless browser shows all tabs at once. */
  const hide = (page: Page, hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(Document.prototype, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);

  const none = { policy: 'optIn', acceptedAll: 0, refusedAll: 0, chosen: 0, unanswered: 0, gpc: 0 };
  const counted = () => site().statistics();
  const rows = (...rows: object[]) =>
    rows.map((row) => ({ date: expect.any(String), locale: 'en_US', ...none, ...row }));

  test('is counted by language as accepted all, rejected all, custom selection or no choice', async () => {
    const ends: ((page: Page) => Promise<unknown>)[] = [
      (page) => button(page, 'Accept all').click(),
      (page) => button(page, 'Only necessary').click(),
      async (page) => {
        await button(page, 'Settings').click();
        await page.getByRole('checkbox', { name: 'Counter', exact: true }).check();
        await button(page, 'Save selection').click();
      },
      async () => {},
    ];
    for (const end of ends) {
      const page = await open();
      await asked(page);
      await end(page);
      await leave(page);
    }
    const german = await open({ locale: 'de' });
    await asked(german);
    await german.reload();
    await asked(german);
    await leave(german);
    await expect
      .poll(counted)
      .toEqual(
        rows(
          { locale: 'de_DE', shown: 2, unanswered: 2 },
          { shown: 4, acceptedAll: 1, refusedAll: 1, chosen: 1, unanswered: 1 },
        ),
      );
  });

  test(
    'is counted with Global Privacy Control, also if only scripts can see the signal',
    { tags: 'full' },
    async () => {
      await site().configure({ domain: { policyUsStates: 'optOut' } });
      site().setPlace('US-CA');
      for (const header of [true, false]) {
        const page = await (await visit()).newPage();
        if (header) await page.context().setExtraHTTPHeaders({ 'Sec-GPC': '1' });
        else
          await page
            .context()
            .addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
        await page.goto(site().pageUrl);
        await asked(page);
        await leave(page);
      }
      await expect.poll(counted).toEqual(rows({ policy: 'optOut', shown: 2, unanswered: 2, gpc: 2 }));
    },
  );

  test('matches the decision for every button, and a visitor without a choice stores nothing', async () => {
    const page = await open();
    await button(page, 'Settings').click();
    await button(page, 'Save selection').click();
    await leave(page);
    const left = await open();
    await asked(left);
    await leave(left);
    await expect.poll(counted).toEqual(rows({ shown: 2, refusedAll: 1, unanswered: 1 }));
    const { cookies, origins } = await left.context().storageState();
    expect([cookies, origins]).toEqual([[], []]);
  });

  test(
    'is counted once at the end of a page view, even if the page is hidden and shown again',
    { tags: 'full' },
    async () => {
      const page = await open();
      await asked(page);
      for (const hidden of [true, false]) await hide(page, hidden);
      await button(page, 'Accept all').click();
      for (const hidden of [true, false, true, false]) await hide(page, hidden);
      await leave(page);
      const last = await open();
      await asked(last);
      await leave(last);
      await expect.poll(counted).toEqual(rows({ shown: 2, acceptedAll: 1, unanswered: 1 }));
    },
  );

  test('is not counted for page views without a banner, or if the visitor opens the preferences', async () => {
    const page = await open();
    await button(page, 'Accept all').click();
    await settled(page);
    await page.reload();
    await page.waitForFunction(() => CCM.consent);
    await page.evaluate(() => CCM.openWidget());
    await asked(page);
    await page.evaluate(() => CCM.openControlPanel());
    await button(page, 'Save selection').click();
    await leave(page);
    const last = await open();
    await asked(last);
    await leave(last);
    await expect.poll(counted).toEqual(rows({ shown: 2, acceptedAll: 1, unanswered: 1 }));
  });

  test('is not counted if the domain has switched statistics off', { tags: 'full' }, async () => {
    for (const statisticsEnabled of [false, true]) {
      await site().configure({ domain: { statisticsEnabled } });
      const page = await open();
      await asked(page);
      await leave(page);
    }
    await expect.poll(counted).toEqual(rows({ shown: 1, unanswered: 1 }));
  });
});

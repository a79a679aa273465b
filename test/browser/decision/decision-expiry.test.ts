import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';
import { button, dialog, ran, recordEvents, secondAfter, settled } from '../support/widget.ts';

const DAY = 86_400_000;
const script = '<script>window.ran = [...(window.ran ?? []), "newcomer"]</script>';

inBrowser('a consent expires', (site, visit, openPage) => {
  const open = (changes?: Changes) => openPage({ head: recordEvents }, changes);

  /** Reloads the page and waits until the banner is open or will not open. */
  async function asked(page: Page) {
    await page.goto(site().pageUrl);
    await page.waitForFunction(() => window.events?.some(([name]) => name === 'WidgetLoaded'));
    const asked = await page.evaluate(() => CCM.consentRequired);
    await expect.poll(() => dialog(page).isVisible()).toBe(asked);
    return asked;
  }

  for (const consentStorage of ['localStorage', 'sessionStorage', 'cookie'] as const)
    test(`in ${consentStorage}, counted from the decision, and then everything is blocked and the visitor is asked again`, async () => {
      const page = await open({ domain: { consentStorage, consentCookieLifetime: 30 } });
      const began = Date.now();
      await button(page, 'Accept all').click();
      await expect.poll(() => site().answers()).toEqual([201]);
      const kept = () =>
        page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length > 0);
      await expect.poll(kept).toBe(true);

      await page.clock.setFixedTime(began + 29 * DAY);
      expect(await asked(page)).toBe(false);
      await expect.poll(() => ran(page)).toEqual(['counter']);
      const ucid = await page.evaluate(() => CCM.ucid);

      await page.clock.setFixedTime(began + 31 * DAY);
      expect(await asked(page)).toBe(true);
      await expect.poll(() => ran(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => [CCM.consent, CCM.ucid, CCM.acceptedEmbeddings, CCM.acceptedCookies]))
        .toEqual([false, null, [], []]);
      await expect.poll(() => page.evaluate(() => window.events)).toEqual([['WidgetLoaded', null]]);
      await expect.poll(kept).toBe(false);
      await button(page, 'Settings').click();
      expect(await page.getByRole('checkbox', { name: 'Counter' }).isChecked()).toBe(false);

      await button(page, 'Accept all').click();
      await expect.poll(() => ran(page)).toEqual(['counter']);
      await expect.poll(() => page.evaluate(() => CCM.ucid)).not.toBe(ucid);
    });

  test('on a page that stays open, which reloads when the visitor returns to it', async () => {
    const page = await open();
    await button(page, 'Accept all').click();
    await settled(page);
    await page.clock.setFixedTime(Date.now() + 366 * DAY);
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ]);
    await dialog(page).waitFor();
    await expect.poll(() => ran(page)).toEqual([]);
  });

  test('together with the permission for the frames of a host', { tags: 'full' }, async () => {
    site().setPage({ body: `<iframe src="${site().service}/docs"></iframe>` });
    await site().configure({
      domain: { blockIframes: true, iframeBlockMode: 'whitelist', rememberIframeConsentPerDomain: true },
    });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Only necessary').click();
    await button(page, `Accept and show – always: ${new URL(site().service).host}`).click();
    const src = () => page.locator('iframe').getAttribute('src');
    await expect.poll(src).toContain('/docs');
    await page.reload();
    await expect.poll(src).toContain('/docs');
    await page.clock.setFixedTime(Date.now() + 366 * DAY);
    await page.reload();
    await expect.poll(src).toBe('about:blank');
  });

  test('with the browser’s session if the domain sets no days', { tags: 'full' }, async () => {
    const page = await open({ domain: { consentCookieLifetime: 0 } });
    await button(page, 'Accept all').click();
    await expect.poll(() => site().answers()).toEqual([201]);
    await expect
      .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length]))
      .toEqual([0, 1]);
    expect(await asked(page)).toBe(false);
    const later = await page.context().newPage();
    expect(await asked(later)).toBe(true);

    await site().configure({ domain: { consentCookieLifetime: 0, consentStorage: 'cookie' } });
    expect(await asked(later)).toBe(true);
    await button(later, 'Accept all').click();
    // A decision may be sent twice, which is one entry.
    await expect.poll(() => site().answers().length).toBeGreaterThan(1);
    await expect
      .poll(async () => (await page.context().cookies()).map(({ expires }) => expires))
      .toEqual([-1]);
    expect(await asked(page)).toBe(false);
  });

  test('counted from the decision even if it was sent late', { tags: 'full' }, async () => {
    const page = await open();
    await button(page, 'Accept all').waitFor();
    site().setFailure('down');
    const began = Date.now() - 20 * DAY;
    await page.clock.setFixedTime(began);
    await button(page, 'Accept all').click();
    await expect.poll(() => site().answers()).toEqual([0]);
    site().setFailure();
    await page.clock.setFixedTime(began + 20 * DAY);
    expect(await asked(page)).toBe(false);
    await settled(page);
    await page.clock.setFixedTime(began + 366 * DAY);
    expect(await asked(page)).toBe(true);
  });
});

inBrowser('a new service needs a new consent', (site, visit) => {
  const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

  async function decide(...names: string[]) {
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Settings').click();
    for (const name of names) await box(page, name).check();
    await button(page, 'Save selection').click();
    await settled(page);
    return page;
  }

  async function next(page: Page, changes: Changes) {
    await site().configure(changes);
    await page.goto(site().pageUrl);
    await page.waitForFunction(() => window.CCM?.acceptedEmbeddings.length);
    return page.evaluate(() => CCM.consentRequired);
  }

  test('which is blocked and asked for on the next page, while the earlier decision stays', async () => {
    const page = await decide('Counter', 'Video');
    const ucid = await page.evaluate(() => CCM.ucid);
    const added = { Newcomer: { purpose: 'a717ff5', scriptHtmlCode: script } };
    expect(await next(page, { services: added })).toBe(true);
    await dialog(page).waitFor();
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await expect
      .poll(() => page.evaluate(() => [CCM.consent, CCM.ucid, CCM.acceptedEmbeddings.length]))
      .toEqual([true, ucid, 3]);
    await button(page, 'Settings').click();
    const on = async () =>
      Promise.all(['Counter', 'Video', 'Adverts', 'Newcomer'].map((name) => box(page, name).isChecked()));
    await expect.poll(on).toEqual([true, true, false, false]);
    await button(page, 'Save selection').click();
    await expect.poll(() => page.evaluate(() => CCM.consentRequired)).toBe(false);
    expect(await next(page, {})).toBe(false);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await expect.poll(() => page.evaluate(() => CCM.ucid)).toBe(ucid);
  });

  test('also when it becomes active or optional', { tags: 'full' }, async () => {
    await site().configure({ services: { Newcomer: { purpose: 'a717ff5', active: false } } });
    const page = await decide('Counter');
    expect(await next(page, {})).toBe(false);
    expect(await next(page, { services: { Newcomer: { purpose: 'a717ff5', active: true } } })).toBe(true);

    const other = await decide('Counter');
    expect(await next(other, { services: { Session: { purpose: 'a717ff5' } } })).toBe(true);
    const names = await other.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name));
    expect(names).toEqual(['Counter']);
  });

  test(
    'unless the visitor rejected its whole purpose, or it was removed and comes back',
    { tags: 'full' },
    async () => {
      const page = await decide('Counter');
      const added = { Newcomer: { purpose: 'cdcbd7c', scriptHtmlCode: script } };
      expect(await next(page, { services: added })).toBe(false);
      expect(await next(page, { services: { Adverts: { active: false } } })).toBe(false);
      expect(await next(page, { services: { Adverts: { active: true }, Counter: { active: false } } })).toBe(
        false,
      );
      expect(await next(page, { services: { Counter: { active: true } } })).toBe(false);
      await expect.poll(() => ran(page)).toEqual(['counter']);
      await expect.poll(() => dialog(page).count()).toBe(0);
    },
  );

  test('and so does a service that was accepted and gets another recipient, while a rejection stays', async () => {
    const page = await decide('Counter', 'Video');
    const ucid = await page.evaluate(() => CCM.ucid);
    await secondAfter((await site().entries())[0]!);
    const changed = (vendor: string) => ({ services: { Counter: { vendor } } });
    expect(await next(page, changed('Another company'))).toBe(true);
    await dialog(page).waitFor();
    expect(await ran(page)).toEqual([]);
    await button(page, 'Settings').click();
    expect([await box(page, 'Counter').isChecked(), await box(page, 'Video').isChecked()]).toEqual([
      false,
      true,
    ]);
    await box(page, 'Counter').check();
    await button(page, 'Save selection').click();
    await settled(page);
    expect(await next(page, {})).toBe(false);
    await expect.poll(() => ran(page)).toEqual(['counter']);
    expect(await page.evaluate(() => CCM.ucid)).toBe(ucid);
    const other = await decide();
    await secondAfter((await site().entries())[0]!);
    expect(await next(other, changed('A third company'))).toBe(false);
  });

  test('whose banner can be closed without a decision, and opens again', async () => {
    const page = await decide('Counter');
    const added = { Newcomer: { purpose: 'a717ff5', scriptHtmlCode: script } };
    expect(await next(page, { services: added })).toBe(true);
    await page.evaluate(() => CCM.closeWidget());
    expect(await next(page, {})).toBe(true);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'newcomer']);
  });
});

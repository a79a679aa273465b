// What becomes of a decision when another policy applies than the one under which it was made.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { button, dialog, ran, recordEvents, settled } from './widget.ts';

const optOut = 'Do not sell or share my personal information';

inBrowser('a decision under one policy', (site, visit) => {
  const configure = (domain: object, services = {}) => site().configure({ domain: { ...domain }, services });

  async function open(place: string, page?: Page) {
    site().setPlace(place);
    site().setPage({ head: `${recordEvents}<script src="/adverts.js"></script>` });
    const tab = page ?? (await (await visit()).newPage());
    await tab.goto(site().pageUrl);
    await tab.waitForFunction(() => window.events?.some(([name]) => name === 'WidgetLoaded'));
    return tab;
  }
  const click = async (page: Page, name: string) => {
    await button(page, name).click();
    await settled(page);
  };
  /** What runs, the button that accepts or closes, and whether the page counts as decided. */
  const state = async (page: Page) => ({
    ran: (await ran(page)).sort(),
    shown: (await button(page, 'Accept all').count())
      ? 'banner'
      : (await button(page, 'OK').count())
        ? 'notice'
        : '',
  });
  const everything = ['adverts.js', 'counter'];

  test('that only closed a notice is no consent where visitors are asked for it', async () => {
    await configure({ policyUsStates: 'optOut' });
    const page = await open('US-CA');
    await click(page, 'OK');
    await open('DE', page);
    await expect.poll(() => state(page)).toEqual({ ran: [], shown: 'banner' });
    expect(await dialog(page).textContent()).not.toContain('New since your last decision');
    expect(await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual(['Session']);
    await click(page, 'Accept all');
    // A consent is enough where none is needed.
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: everything, shown: '' });
    await open('DE', page);
    await expect.poll(() => state(page)).toEqual({ ran: everything, shown: '' });
  });

  test('that only closed a notice is no consent after the domain has returned to opt-in', async () => {
    await configure({ policyUsStates: 'optOut' });
    const page = await open('US-CA');
    await click(page, 'OK');
    await configure({ policyUsStates: 'optIn' });
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: [], shown: 'banner' });
  });

  test('that left an exempt service on is no consent to it in another country', async () => {
    await configure({}, { Counter: { exemptInUk: 'statistics' } });
    const page = await open('GB');
    await button(page, 'Settings').click();
    await click(page, 'Save selection');
    await open('GB', page);
    await expect.poll(() => state(page)).toEqual({ ran: ['counter'], shown: '' });
    await open('DE', page);
    await expect.poll(() => state(page)).toEqual({ ran: [], shown: 'banner' });
  });

  test('that is sent only under another one keeps its services', async () => {
    await configure({ policyUsStates: 'optOut' });
    const page = await open('US-CA');
    site().setFailure(503);
    await button(page, 'OK').click();
    await expect.poll(() => site().answers().length).toBeGreaterThan(0);
    site().setFailure();
    await open('DE', page);
    await settled(page);
    const [entry] = await site().entries();
    expect(Object.values(entry!.embeddings)).toEqual(['Session', 'Counter', 'Adverts', 'Video']);
  });

  test('that closed a laxer notice does not close a stricter one', async () => {
    await configure({ policyUsStates: 'optOut', policyBrazil: 'noticeOnly' });
    const page = await open('BR');
    await click(page, 'OK');
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: everything, shown: 'notice' });
    await click(page, 'OK');
    await open('BR', page);
    await expect.poll(() => state(page)).toEqual({ ran: everything, shown: '' });
  });

  test('is not restored by the end of a signal that has overridden it', async () => {
    await configure({ policyUsStates: 'optOut' });
    const page = await open('US-CA');
    await click(page, 'OK');
    // Times have seconds.
    await page.waitForTimeout(1100);
    await page.context().setExtraHTTPHeaders({ 'Sec-GPC': '1' });
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: ['counter'], shown: 'notice' });
    await page.context().setExtraHTTPHeaders({});
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: ['counter'], shown: 'notice' });
    await button(page, 'Settings').click();
    await click(page, 'Accept all');
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: everything, shown: '' });
  });

  test('that objects holds under all others', async () => {
    await configure({ policyUsStates: 'optOut', policyElsewhere: 'none' });
    const page = await open('US-CA');
    await Promise.all([page.waitForEvent('load'), button(page, optOut).click()]);
    await settled(page);
    for (const place of ['DE', 'JP', 'US-CA']) {
      await open(place, page);
      expect([place, await state(page)]).toEqual([place, { ran: [], shown: '' }]);
    }
  });

  test('that objects holds until the visitor decides again, also after the domain has reset decisions', async () => {
    await configure({ policyUsStates: 'optOut', consentResetOnLegalChange: true });
    const page = await open('US-CA');
    await Promise.all([page.waitForEvent('load'), button(page, optOut).click()]);
    await settled(page);
    await configure({}, { Counter: { legalBasis: 'Another one' } });
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: [], shown: 'notice' });
    await click(page, 'OK');
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: [], shown: '' });
  });

  test('that objects to all services also covers the first service of a new purpose', async () => {
    await configure({ policyUsStates: 'optOut' }, { Adverts: { active: false } });
    const page = await open('US-CA');
    await Promise.all([page.waitForEvent('load'), button(page, optOut).click()]);
    await settled(page);
    await configure({}, { Adverts: { active: true } });
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: [], shown: 'notice' });
  });

  test('that objects does not expire earlier than others, whatever the lifetime of a rejection', async () => {
    await configure({ policyUsStates: 'optOut', consentRejectionLifetime: 30 });
    const page = await open('US-CA');
    const began = Date.now();
    await Promise.all([page.waitForEvent('load'), button(page, optOut).click()]);
    await settled(page);
    await page.clock.setFixedTime(began + 31 * 86_400_000);
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: [], shown: '' });
  });
});

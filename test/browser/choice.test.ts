import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { button, dialog, ran, settled } from './widget.ts';

const all = ['0000000000a1', '0000000000b2', '0000000000c3', '0000000000d4'];

inBrowser('a visitor’s choice', (site, visit) => {
  async function open(patch: Parameters<ReturnType<typeof site>['setConfig']>[0] = {}) {
    site().setPage({});
    site().setConfig(patch);
    const context = await visit();
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    return page;
  }

  test('accepting everything is sent once and remembered', async () => {
    const page = await open();
    await button(page, 'Accept all').click();
    await expect.poll(() => site().posts()).toHaveLength(1);
    await settled(page);
    const [post] = site().posts();
    expect(post).toEqual({
      apiKey: 'e'.repeat(48),
      domain: '00000000d0d0',
      ucid: expect.stringMatching(/^[0-9a-f]{64}$/),
      consent: true,
      embeddings: all,
      manipulationPrevention: false,
      lang: 'en_US',
    });
    expect(await page.evaluate(() => [CCM.consent, CCM.fullConsentGiven, CCM.ucid])).toEqual([
      true,
      true,
      post!.ucid,
    ]);

    await page.reload();
    await page.waitForFunction(() => CCM.acceptedEmbeddings.length === 4);
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => CCM.acceptedCookies)).toEqual(['sid', '_count', '_ad']);
    expect(await ran(page)).toEqual(['counter']);
    expect(site().posts()).toHaveLength(1);
  });

  test('declining leaves the mandatory ones alone, and is sent as a refusal', async () => {
    const page = await open();
    expect(await page.evaluate(() => [CCM.consent, CCM.ucid])).toEqual([false, null]);
    await button(page, 'Only necessary').click();
    await expect.poll(() => site().posts()).toMatchObject([{ consent: false, embeddings: [all[0]] }]);
    expect(await page.evaluate(() => [CCM.consent, CCM.fullConsentGiven])).toEqual([true, false]);
    expect(await page.evaluate(() => CCM.acceptedEmbeddings)).toEqual([{ id: all[0], name: 'Session' }]);
    expect(await ran(page)).toEqual([]);
    await page.reload();
    await page.waitForFunction(() => CCM.consent);
    expect(await dialog(page).count()).toBe(0);
  });

  test('single services can be chosen, a purpose shows what of it is on, mandatory ones stay on', async () => {
    const page = await open();
    await button(page, 'Settings').click();
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    expect(await box('Session').isDisabled()).toBe(true);
    expect(await box('Session').isChecked()).toBe(true);
    await box('Ads').check();
    expect(await box('Adverts').isChecked()).toBe(true);
    await box('Adverts').uncheck();
    expect(await box('Ads').isChecked()).toBe(false);
    await box('Counter').check();
    await page.getByText('More information').nth(2).click();
    await expect.poll(() => page.getByText('Art. 6 (1) (a) GDPR').isVisible()).toBe(true);
    await button(page, 'Save selection').click();
    await expect.poll(() => site().posts()).toMatchObject([{ consent: true, embeddings: [all[0], all[1]] }]);
    expect(await ran(page)).toEqual(['counter']);
  });

  test('withdrawing deletes what the service stored and reloads, because its script cannot be stopped', async () => {
    const page = await open();
    await button(page, 'Accept all').click();
    await settled(page);
    await page.evaluate(() => {
      document.cookie = '_count=1;path=/';
      document.cookie = 'kept=1;path=/';
      localStorage.setItem('_count_7', '1');
      localStorage.kept = '1';
    });
    await page.getByRole('link', { name: 'Change or withdraw consent' }).click();
    await page.getByRole('checkbox', { name: 'Counter' }).uncheck();
    await Promise.all([page.waitForEvent('load'), button(page, 'Save selection').click()]);
    expect(await ran(page)).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('kept=1');
    expect(await page.evaluate(() => [localStorage.getItem('_count_7'), localStorage.kept])).toEqual([
      null,
      '1',
    ]);
    const [first, second] = site().posts();
    expect(second).toMatchObject({ ucid: first!.ucid, consent: true, embeddings: [all[0], all[2], all[3]] });
    expect(site().posts()).toHaveLength(2);
  });

  for (const consentStorage of ['cookie', 'sessionStorage'] as const)
    test(`the choice is remembered in ${consentStorage} if the domain says so`, async () => {
      const page = await open({ consentStorage });
      await button(page, 'Accept all').click();
      await expect.poll(() => site().posts()).toHaveLength(1);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.reload();
      await page.waitForFunction(() => CCM.fullConsentGiven);
      const cookies = (await page.context().cookies()).map(({ name, expires }) => [
        name,
        expires > Date.now() / 1000 + 364 * 86400,
      ]);
      expect(cookies).toEqual(consentStorage === 'cookie' ? [['placet_00000000d0d0', true]] : []);
    });

  test('it is asked again after the domain’s date and after a legal change, under the same ID', async () => {
    const page = await open({ legalVersion: '1' });
    await button(page, 'Accept all').click();
    await expect.poll(() => site().posts()).toHaveLength(1);
    await settled(page);
    const asked = async () => {
      await page.reload();
      await page.waitForFunction(() => window.CCM);
      return dialog(page).isVisible();
    };
    const now = Math.floor(Date.now() / 1000);
    site().setConfig({ consentResetBefore: now - 3600, legalVersion: '2' });
    expect(await asked()).toBe(false);
    site().setConfig({ consentResetBefore: now + 3600 });
    expect(await asked()).toBe(false);
    site().setConfig({ consentResetOnLegalChange: true });
    expect(await asked()).toBe(true);
    expect(await ran(page)).toEqual([]);
    await button(page, 'Only necessary').click();
    await expect.poll(() => site().posts()).toHaveLength(2);
    await settled(page);
    expect(site().posts()[1]!.ucid).toBe(site().posts()[0]!.ucid);
    expect(await asked()).toBe(false);
    await page.clock.setFixedTime(Date.now() + 7_200_000);
    expect(await asked()).toBe(true);
  });

  test('the close button, where there is one, is a refusal', async () => {
    const page = await open();
    await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(true);
    site().setConfig({
      theme: { widgetButtons: ['accept'], widgetPosition: 'bottom', widgetCloseButton: true },
    });
    await page.reload();
    expect(await button(page, 'Only necessary').isVisible()).toBe(true);
    await button(page, 'Close').click();
    await expect.poll(() => site().posts()).toMatchObject([{ consent: false }]);
  });

  test('a domain can want consent even for what is necessary', async () => {
    const page = await open({ requireConsentForMandatoryEmbeddings: true });
    expect(await page.evaluate(() => CCM.acceptedEmbeddings)).toEqual([]);
    await button(page, 'Only necessary').click();
    await expect.poll(() => site().posts()).toMatchObject([{ consent: false, embeddings: [] }]);
  });

  test('a refusal deletes unknown cookies if the domain says so, and keeps its own', async () => {
    const page = await open({
      consentStorage: 'cookie',
      deleteUnknownCookies: true,
      deleteUnknownCookiesForceReload: true,
    });
    await page.evaluate(() => {
      for (const name of ['sid', '_count', 'stranger']) document.cookie = `${name}=1;path=/`;
    });
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['placet_00000000d0d0', 'sid']);
  });

  test('it is not asked on the imprint’s page if the domain says so', async () => {
    const page = await open({ links: [{ label: 'Imprint', url: '/imprint' }] });
    expect(await dialog(page).isVisible()).toBe(true);
    await page.goto(`${site().pageUrl}imprint`);
    await page.waitForFunction(() => window.CCM);
    expect(await dialog(page).count()).toBe(0);
    expect(await ran(page)).toEqual([]);
  });
});

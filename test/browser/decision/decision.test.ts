import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { engine, inBrowser } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';
import { button, dialog, ran, secondAfter, settled } from '../support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

inBrowser('a visitor’s decision', (site, visit) => {
  async function open(changes: Changes = {}, visitor: BrowserContextOptions = {}) {
    await site().configure(changes);
    const context = await visit(visitor);
    const page = await context.newPage();
    await page.goto(site().pageUrl);
    return page;
  }

  test('accepting everything is stored once and remembered on later visits', async () => {
    const page = await open();
    await button(page, 'Accept all').click();
    await settled(page);
    const [entry] = await site().stored({ accepted: all });
    await expect
      .poll(() => page.evaluate(() => [CCM.consent, CCM.fullConsentGiven, CCM.ucid]))
      .toEqual([true, true, entry!.ucid]);
    await page.close();

    const later = await page.context().newPage();
    await later.goto(site().pageUrl);
    await later.waitForFunction(() => CCM.acceptedEmbeddings.length === 4);
    await expect.poll(() => dialog(later).count()).toBe(0);
    await expect
      .poll(() => later.evaluate(() => CCM.acceptedCookies))
      .toEqual(['sid', '_count', '_count_*', '_ad']);
    await expect.poll(() => later.evaluate(() => CCM.ucid)).toBe(entry!.ucid);
    await expect.poll(() => ran(later)).toEqual(['counter']);
    await expect.poll(() => site().answers()).toEqual([201]);
    expect(await site().stored({ accepted: all })).toEqual([entry]);
  });

  test('every visit is soon counted as a page view', async () => {
    const page = await open();
    for (let i = 0; i < 2; i++) await page.reload();
    await expect.poll(() => site().scripts()).toBe(3);
    await expect.poll(() => site().viewCount()).toBe(3);
  });

  test('rejecting keeps the mandatory services and is stored as a rejection', async () => {
    const page = await open();
    await expect.poll(() => page.evaluate(() => [CCM.consent, CCM.ucid])).toEqual([false, null]);
    await button(page, 'Only necessary').click();
    await expect.poll(() => page.evaluate(() => [CCM.consent, CCM.fullConsentGiven])).toEqual([true, false]);
    const session = { id: site().id('Session'), key: 'session', name: 'Session' };
    await expect.poll(() => page.evaluate(() => CCM.acceptedEmbeddings)).toEqual([session]);
    await expect.poll(() => ran(page)).toEqual([]);
    await settled(page);
    await page.reload();
    await page.waitForFunction(() => CCM.consent);
    await expect.poll(() => dialog(page).count()).toBe(0);
    await site().stored({ consent: false, accepted: ['Session'] });
    await expect.poll(() => site().answers()).toEqual([201]);
  });

  test('single services can be chosen, a purpose shows which are on, and mandatory ones stay on', async () => {
    const page = await open();
    await button(page, 'Settings').click();
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await expect.poll(() => box('Session').isDisabled()).toBe(true);
    expect(await box('Session').isChecked()).toBe(true);
    await box('Ads').check();
    expect(await box('Adverts').isChecked()).toBe(true);
    await box('Adverts').uncheck();
    expect(await box('Ads').isChecked()).toBe(false);
    await box('Counter').check();
    await page.getByText('More information').nth(3).click();
    await page.getByText('Art. 6 (1) (a) GDPR').waitFor();
    await button(page, 'Save selection').click();
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await site().stored({ accepted: ['Session', 'Counter'] });
  });

  test('a German visitor decides in German, with a German consent notice', async () => {
    const page = await open({}, { locale: 'de-AT' });
    await button(page, 'Einstellungen').click();
    await page.getByRole('checkbox', { name: 'Werbung' }).check();
    await page.getByRole('checkbox', { name: 'Social Media' }).check();
    await button(page, 'Auswahl speichern').click();
    await expect
      .poll(() => page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name)))
      .toEqual(['Sitzung', 'Werbung', 'Video']);
    await settled(page);
    const [entry] = await site().stored({ accepted: ['Session', 'Adverts', 'Video'], lang: 'de_DE' });
    expect(entry!.embeddings).toEqual({
      [site().id('Session')]: 'Sitzung',
      [site().id('Adverts')]: 'Werbung',
      [site().id('Video')]: 'Video',
    });
    expect(entry!.purposes).toEqual({
      '41ba25c': 'Technisch notwendig',
      cdcbd7c: 'Anzeigen / Ads',
      '6cd2721': 'Social Media',
    });

    await secondAfter(entry!);
    await page.getByRole('button', { name: 'Einwilligung ändern oder widerrufen' }).click();
    await button(page, 'Alle akzeptieren').click();
    await site().stored(
      { accepted: ['Session', 'Adverts', 'Video'], lang: 'de_DE' },
      { accepted: all, lang: 'de_DE' },
    );
  });

  test('a withdrawal deletes what the service has stored, and reloads because its script cannot be stopped', async () => {
    const page = await open();
    await button(page, 'Accept all').click();
    await settled(page);
    const [first] = await site().stored({ accepted: all });
    await page.evaluate(() => {
      document.cookie = '_count=1;path=/';
      document.cookie = 'kept=1;path=/';
      localStorage.setItem('_count_7', '1');
      localStorage.kept = '1';
    });
    await secondAfter(first!);
    await page.getByRole('button', { name: 'Change or withdraw consent' }).click();
    await page.getByRole('checkbox', { name: 'Counter' }).uncheck();
    await Promise.all([page.waitForEvent('load'), button(page, 'Save selection').click()]);
    await expect.poll(() => ran(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('kept=1');
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('_count_7'), localStorage.kept]))
      .toEqual([null, '1']);
    const [, second] = await site().stored({ accepted: all }, { accepted: ['Session', 'Adverts', 'Video'] });

    await secondAfter(second!);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
    const [, , last] = await site().stored(
      { accepted: all },
      { accepted: ['Session', 'Adverts', 'Video'] },
      { consent: false, accepted: ['Session'] },
    );
    expect(last!.ucid).toBe(first!.ucid);
    await expect.poll(() => site().answers()).toEqual([201, 201, 201]);
  });

  test('the later of two decisions in a row counts', async () => {
    const page = await open();
    // The second decision follows before the first one can be applied or sent, because no timer runs.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await button(page, 'Accept all').click();
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
    await page.clock.resume();
    await settled(page);
    expect(await ran(page)).toEqual([]);
    const [entry] = await site().stored({ consent: false, accepted: ['Session'] });
    await expect.poll(() => page.evaluate(() => CCM.ucid)).toBe(entry!.ucid);
  });

  for (const consentStorage of ['cookie', 'sessionStorage'] as const)
    test(`the decision is stored in ${consentStorage} if the domain is set to that`, async () => {
      const page = await open({ domain: { consentStorage } });
      await button(page, 'Accept all').click();
      await expect.poll(() => site().answers()).toEqual([201]);
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
      await page.reload();
      await page.waitForFunction(() => CCM.fullConsentGiven);
      const cookies = (await page.context().cookies()).map(({ name, expires, secure }) => [
        name,
        secure,
        expires > Date.now() / 1000 + 364 * 86400,
      ]);
      expect(cookies).toEqual(
        consentStorage === 'cookie' ? [[`placet_${site().id()}`, engine !== 'webkit', true]] : [],
      );
      const [entry] = await site().stored({ accepted: all });
      await expect.poll(() => page.evaluate(() => CCM.ucid)).toBe(entry!.ucid);
    });

  test(
    'the visitor is asked again after the domain’s date and after a legal change, with the same consent ID',
    { tags: 'full' },
    async () => {
      const page = await open();
      await button(page, 'Accept all').click();
      await settled(page);
      const [first] = await site().stored({ accepted: all });
      const asked = async () => {
        await page.reload();
        await page.waitForFunction(() => window.CCM);
        const asked = await page.evaluate(() => CCM.consentRequired);
        await expect.poll(() => dialog(page).isVisible()).toBe(asked);
        return asked;
      };
      await secondAfter(first!);
      await site().configure({
        domain: { consentResetBeforeDate: day(-1) },
        services: { Counter: { legalBasis: 'Art. 6 (1) (f) GDPR' } },
      });
      expect(await asked()).toBe(false);
      await site().configure({ domain: { consentResetBeforeDate: day(2) } });
      expect(await asked()).toBe(false);
      await site().configure({ domain: { consentResetOnLegalChange: true } });
      expect(await asked()).toBe(true);
      await expect.poll(() => ran(page)).toEqual([]);
      await button(page, 'Only necessary').click();
      await settled(page);
      const [, second] = await site().stored({ accepted: all }, { consent: false, accepted: ['Session'] });
      expect(second!.ucid).toBe(first!.ucid);
      expect(await asked()).toBe(false);
      await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
      expect(await asked()).toBe(true);
    },
  );

  test('the close button rejects everything', async () => {
    const page = await open();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor();
    await site().configure({
      theme: { widgetButtons: ['accept'], widgetPosition: 'bottom', widgetCloseButton: true },
    });
    await page.reload();
    await button(page, 'Only necessary').waitFor();
    await button(page, 'Close').click();
    const [entry] = await site().stored({ consent: false, accepted: ['Session'] });
    expect(entry!.consent).toBe(false);
  });

  test('a domain can require consent even for necessary services', { tags: 'full' }, async () => {
    const page = await open({ domain: { requireConsentForMandatoryEmbeddings: true } });
    await expect.poll(() => page.evaluate(() => CCM.acceptedEmbeddings)).toEqual([]);
    await button(page, 'Only necessary').click();
    await settled(page);
    const [first] = await site().stored({ consent: false, accepted: [] });
    await secondAfter(first!);
    await page.evaluate(() => CCM.openControlPanel());
    await page.getByRole('checkbox', { name: 'Session' }).check();
    await button(page, 'Save selection').click();
    await site().stored({ consent: false, accepted: [] }, { accepted: ['Session'] });
  });

  test('a decision in a cookie is not read again when another cookie changes', { tags: 'full' }, async () => {
    await site().configure({ domain: { consentStorage: 'cookie' } });
    const page = await (await visit()).newPage();
    await page.addInitScript(() => {
      const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
      const read = cookie.get!.bind(document);
      Object.assign(window, { reads: 0 });
      Object.defineProperty(Document.prototype, 'cookie', {
        ...cookie,
        get() {
          Object.assign(window, { reads: (window as unknown as { reads: number }).reads + 1 });
          return read();
        },
      });
    });
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').waitFor();
    const read = await page.evaluate(async () => {
      const before = (window as unknown as { reads: number }).reads;
      const changed = new Promise((done) => cookieStore.addEventListener('change', done));
      await cookieStore.set('stranger', '1');
      await changed;
      return (window as unknown as { reads: number }).reads - before;
    });
    expect(read).toBe(0);
  });

  test(
    'a rejection deletes unknown cookies if the domain is set to that, but not the widget’s own',
    { tags: 'full' },
    async () => {
      const page = await open({
        domain: {
          consentStorage: 'cookie',
          deleteUnknownCookies: true,
          deleteUnknownCookiesForceReload: true,
        },
      });
      await page.evaluate(() => {
        for (const name of ['sid', '_count', 'stranger']) document.cookie = `${name}=1;path=/`;
      });
      await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names.toSorted()).toEqual([`placet_${site().id()}`, 'sid']);
      await site().stored({ consent: false, accepted: ['Session'] });
    },
  );

  test(
    'the banner does not open on the legal notice if the domain is set to that',
    { tags: 'full' },
    async () => {
      const page = await open({ domain: { imprintShowWidget: false } });
      await dialog(page).waitFor();
      await page.goto(`${site().pageUrl}imprint`);
      await page.waitForFunction(() => window.CCM);
      await expect.poll(() => dialog(page).count()).toBe(0);
      await expect.poll(() => ran(page)).toEqual([]);
      expect(await site().entries()).toEqual([]);
    },
  );
});

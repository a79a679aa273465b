// What becomes of a decision when another policy applies than the one under which it was made.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, dialog, ran, recordEvents, settled } from '../support/widget.ts';

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
    expect(await dialog(page).textContent()).not.toContain('New or changed since your last decision');
    expect(await page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name))).toEqual(['Session']);
    await click(page, 'Accept all');
    // A consent is enough where none is needed.
    await open('US-CA', page);
    await expect.poll(() => state(page)).toEqual({ ran: everything, shown: '' });
    await open('DE', page);
    await expect.poll(() => state(page)).toEqual({ ran: everything, shown: '' });
  });

  test(
    'that only closed a notice is no consent after the domain has returned to opt-in',
    { tags: 'full' },
    async () => {
      await configure({ policyUsStates: 'optOut' });
      const page = await open('US-CA');
      await click(page, 'OK');
      await configure({ policyUsStates: 'optIn' });
      await open('US-CA', page);
      await expect.poll(() => state(page)).toEqual({ ran: [], shown: 'banner' });
    },
  );

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

  describe('that only leaves exempt services on', () => {
    const exempt = { Counter: { exemptInUk: 'statistics' } };
    async function leaveOn(domain: object = {}, services: object = exempt) {
      await configure(domain, services);
      const page = await open('GB');
      await button(page, 'Settings').click();
      await click(page, 'Save selection');
      return page;
    }
    const decided = async () => {
      const [entry] = await site().entries();
      const { records, privacy_notice } = await site().evidence(entry!.ucid);
      const { consent, embeddings } = JSON.parse(records[0]!.line) as {
        consent: boolean;
        embeddings: string[];
      };
      const { services } = privacy_notice[0]!.content;
      return { consent, on: services.filter(({ id }) => embeddings.includes(id)).map(({ name }) => name) };
    };

    test('is no consent, and the entry says what is left on', { tags: 'full' }, async () => {
      const page = await leaveOn();
      expect(await decided()).toEqual({ consent: false, on: ['Session', 'Counter'] });
      await open('GB', page);
      await expect.poll(() => state(page)).toEqual({ ran: ['counter'], shown: '' });
      await page.evaluate(() => CCM.openControlPanel());
      await expect.poll(() => dialog(page).textContent()).toContain('your own selection');
      await dialog(page).getByText('Your decisions').click();
      await expect.poll(() => dialog(page).locator('ol li').allTextContents()).toHaveLength(1);
      expect(await dialog(page).locator('ol').textContent()).toContain('your own selection');
    });

    test('is no consent with “Accept all” either, if all services are exempt', { tags: 'full' }, async () => {
      await configure({}, { ...exempt, Adverts: { active: false }, Video: { active: false } });
      const page = await open('GB');
      await click(page, 'Accept all');
      expect(await decided()).toEqual({ consent: false, on: ['Session', 'Counter'] });
      // No active service blocks the adverts.
      await open('GB', page);
      await expect.poll(() => state(page)).toEqual({ ran: everything, shown: '' });
      await open('DE', page);
      await expect.poll(() => state(page)).toEqual({ ran: ['adverts.js'], shown: 'banner' });
    });

    test('keeps single iframes that were allowed, with “Accept all”', { tags: 'full' }, async () => {
      await configure(
        { blockIframes: true, rememberIframeConsentPerDomain: false },
        { ...exempt, Adverts: { active: false }, Video: { active: false } },
      );
      const page = await open('GB');
      const allowed = () => page.evaluate(() => Object.values(sessionStorage));
      const frame = `none ${Math.floor(Date.now() / 1000)} http://x.example/`;
      const stored = [`placet_${site().id()}_hosts`, frame] as const;
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), stored);
      await click(page, 'Accept all');
      expect(await allowed()).toContain(frame);
      await page.evaluate(() => CCM.openControlPanel());
      await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
      expect(await allowed()).not.toContain(frame);
    });

    test('keeps those off to which the visitor objects', async () => {
      await configure({}, { ...exempt, Video: { exemptInUk: 'appearance' } });
      const page = await open('GB');
      await button(page, 'Settings').click();
      await page.getByRole('checkbox', { name: 'Counter', exact: true }).uncheck();
      await Promise.all([page.waitForEvent('load'), button(page, 'Save selection').click()]);
      await settled(page);
      expect(await decided()).toEqual({ consent: false, on: ['Session', 'Video'] });
      for (const place of ['GB', 'US-CA', 'GB']) {
        await open(place, page);
        await expect
          .poll(() => page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name)))
          .toEqual(place === 'GB' ? ['Session', 'Video'] : ['Session']);
      }
    });

    test(
      'is no objection to these services after the domain has reset decisions',
      { tags: 'full' },
      async () => {
        const page = await leaveOn({ consentResetOnLegalChange: true });
        await configure({}, { Counter: { legalBasis: 'Another one' } });
        await open('GB', page);
        await expect.poll(() => state(page)).toEqual({ ran: ['counter'], shown: 'banner' });
      },
    );

    test('is neither a consent nor an objection to them under another policy', { tags: 'full' }, async () => {
      const page = await leaveOn({ policyUsStates: 'optOut', policyElsewhere: 'none' });
      for (const place of ['US-CA', 'JP']) {
        await open(place, page);
        await expect.poll(() => state(page)).toEqual({ ran: ['counter'], shown: '' });
      }
      await configure({ policyEurope: 'optOut' });
      await open('GB', page);
      await expect.poll(() => state(page)).toEqual({ ran: ['counter'], shown: '' });
      await configure({ policyEurope: 'optIn' }, { Counter: { exemptInUk: null } });
      await open('GB', page);
      await expect.poll(() => state(page)).toEqual({ ran: [], shown: 'banner' });
    });

    test('is counted as no consent', async () => {
      const page = await leaveOn();
      await page.goto('about:blank');
      await expect.poll(() => site().statistics()).toMatchObject([{ shown: 1, refusedAll: 1 }]);
    });

    test(
      'does not expire like a rejection of all services, and neither does an objection to them',
      { tags: 'full' },
      async () => {
        const began = Date.now();
        for (const name of ['Save selection', 'Only necessary']) {
          await configure({ consentRejectionLifetime: 30 }, exempt);
          const page = await open('GB');
          await button(page, 'Settings').click();
          await (name === 'Only necessary'
            ? Promise.all([page.waitForEvent('load'), button(page, name).click()])
            : button(page, name).click());
          await settled(page);
          await page.clock.setFixedTime(began + 31 * 86_400_000);
          await open('DE', page);
          await open('GB', page);
          const counter = name === 'Save selection' ? ['counter'] : [];
          await expect.poll(() => state(page), { message: name }).toEqual({ ran: counter, shown: '' });
          await page.context().close();
        }
      },
    );
  });

  test('that is sent only under another one keeps its services', { tags: 'full' }, async () => {
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

  test('is not restored by the end of a signal that has overridden it', { tags: 'full' }, async () => {
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

  test(
    'that objects holds until the visitor decides again, also after the domain has reset decisions',
    { tags: 'full' },
    async () => {
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
    },
  );

  test(
    'that objects to all services also covers the first service of a new purpose',
    { tags: 'full' },
    async () => {
      await configure({ policyUsStates: 'optOut' }, { Adverts: { active: false } });
      const page = await open('US-CA');
      await Promise.all([page.waitForEvent('load'), button(page, optOut).click()]);
      await settled(page);
      await configure({}, { Adverts: { active: true } });
      await open('US-CA', page);
      await expect.poll(() => state(page)).toEqual({ ran: [], shown: 'notice' });
    },
  );

  test(
    'that objects does not expire earlier than others, whatever the lifetime of a rejection',
    { tags: 'full' },
    async () => {
      await configure({ policyUsStates: 'optOut', consentRejectionLifetime: 30 });
      const page = await open('US-CA');
      const began = Date.now();
      await Promise.all([page.waitForEvent('load'), button(page, optOut).click()]);
      await settled(page);
      await page.clock.setFixedTime(began + 31 * 86_400_000);
      await open('US-CA', page);
      await expect.poll(() => state(page)).toEqual({ ran: [], shown: '' });
    },
  );
});

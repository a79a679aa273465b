import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { readConsent, type Site, type SiteService } from '../../../packages/client/src/server.ts';
import { inBrowser } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';
import { button, recordEvents, secondAfter, sendSignal, settled } from '../support/widget.ts';

const DAY = 86_400_000;
const keys = ['session', 'counter', 'adverts', 'video'];
const purposes = ['41ba25c', 'a717ff5', 'cdcbd7c', '6cd2721'];

inBrowser('the cookie for the website’s own server', (site, visit) => {
  let headers: { cookie?: string; 'sec-gpc'?: string } = {};

  /** The visitor’s page; its server gets what the browser sends with the page view. */
  async function visitor(changes: Changes = {}) {
    site().setPage({ head: recordEvents });
    await site().configure({ ...changes, domain: { serverCookie: true, ...changes.domain } });
    return (await visit()).newPage();
  }

  /** A page view: what the server gets before the widget runs. */
  async function view(page: Page) {
    await page.goto(site().pageUrl);
    headers = site().headers();
    await page.waitForFunction(() => window.events.some(([name]) => name === 'WidgetLoaded'));
  }

  /** The services that are to be older than all decisions. */
  let isOld: (service: SiteService) => boolean = () => false;
  afterEach(() => void (isOld = () => false));
  async function services() {
    const answer = await fetch(site().scriptUrl().replace('app.js', 'app/services'));
    const { services, ...rest } = (await answer.json()) as Site;
    return { ...rest, services: services.map((one) => (isOld(one) ? { ...one, since: 0 } : one)) };
  }

  /** What the server knows of the page view, and what the widget says in it. */
  async function compared(page: Page, withSite = true) {
    const read = readConsent(
      headers.cookie,
      site().id(),
      withSite ? await services() : undefined,
      headers['sec-gpc'],
    );
    const server = {
      decided: read.decided,
      accepted: keys.filter((key) => read.accepts(key)),
      purposes: purposes.filter((id) => read.acceptsPurpose(id)),
    };
    const widget = await page.evaluate(() => ({
      decided: CCM.consent && !CCM.consentRequired,
      accepted: CCM.acceptedEmbeddings.map(({ key }) => key),
    }));
    return { server, widget };
  }

  /** Without `/app/services`, the server may be wrong on the first page view after a change of the domain. */
  async function expectAgreement(page: Page, decided: boolean, accepted: string[], isFirst = false) {
    await view(page);
    for (const withSite of isFirst ? [true] : [true, false]) {
      const { server, widget } = await compared(page, withSite);
      expect(widget).toEqual({ decided, accepted });
      expect(server).toMatchObject({ decided, accepted });
    }
    if (isFirst) await expectAgreement(page, decided, accepted);
  }

  async function accept(page: Page) {
    await view(page);
    await button(page, 'Accept all').click();
    await settled(page);
  }

  /** Makes a decision that the visitor made some days ago. */
  async function age(page: Page, days: number) {
    await page.evaluate((seconds) => {
      const key = Object.keys(localStorage).find((name) => /^placet_[0-9a-f]+$/.test(name))!;
      const decision = JSON.parse(localStorage[key]);
      localStorage[key] = JSON.stringify({ ...decision, time: decision.time - seconds });
    }, days * 86_400);
    await view(page);
  }

  const cookie = async (context: BrowserContext) =>
    (await context.cookies()).find(({ name }) => name === `placet_state_${site().id()}`);

  test('is not there unless the setting is on, and not before a decision', async () => {
    const page = await visitor({ domain: { serverCookie: false } });
    await expectAgreement(page, false, []);
    await button(page, 'Accept all').click();
    await settled(page);
    expect(await cookie(page.context())).toBeUndefined();
    await site().configure({ domain: { serverCookie: true } });
    await view(page);
    expect(await cookie(page.context())).toBeDefined();
  });

  test('lists accepted services and whole purposes, and is readable', async () => {
    const page = await visitor();
    await expectAgreement(page, false, []);
    await button(page, 'Accept all').click();
    await settled(page);
    const { value, sameSite, path, httpOnly, expires } = (await cookie(page.context()))!;
    const time = await page.evaluate(() => JSON.parse(localStorage[Object.keys(localStorage)[0]!]).time);
    const notice = (await services()).notices[0]!;
    expect((await services()).notices).toContain(value.split('.')[3]);
    expect(notice).toHaveLength(8);
    expect(value.split('.').toSpliced(3, 1)).toEqual([
      '1',
      String(time),
      'optIn',
      'session~counter~adverts~video~@41ba25c~@cdcbd7c~@a717ff5~@6cd2721',
    ]);
    expect({ sameSite, path, httpOnly }).toEqual({ sameSite: 'Lax', path: '/', httpOnly: false });
    expect(Math.abs(expires - time - (365 * DAY) / 1000)).toBeLessThan(5);
    await expectAgreement(page, true, keys);
  });

  test('says after a rejection, a partial consent and a withdrawal what the widget says', async () => {
    const page = await visitor();
    await expectAgreement(page, false, []);
    await button(page, 'Only necessary').click();
    await settled(page);
    await expectAgreement(page, true, ['session']);

    await page.evaluate(() => CCM.openControlPanel());
    await page.getByRole('checkbox', { name: 'Adverts' }).check();
    await button(page, 'Save selection').click();
    await settled(page);
    await expectAgreement(page, true, ['session', 'adverts']);
    expect((await compared(page)).server.purposes).toEqual(['41ba25c', 'cdcbd7c']);

    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
    await settled(page);
    await expectAgreement(page, true, ['session']);
  });

  test('ends with a reset, also on the first page view', { tags: 'full' }, async () => {
    const page = await visitor();
    await accept(page);
    await age(page, 2);
    await expectAgreement(page, true, keys);
    const today = new Date().toISOString().slice(0, 10);
    await site().configure({ domain: { consentResetBeforeDate: today } });
    await expectAgreement(page, false, [], true);
    expect(await cookie(page.context())).toBeUndefined();
  });

  test(
    'ends when the decision expires, also because the lifetime is shorter now',
    { tags: 'full' },
    async () => {
      const page = await visitor();
      await accept(page);
      await age(page, 100);
      await expectAgreement(page, true, keys);
      await site().configure({ domain: { consentCookieLifetime: 99 } });
      await expectAgreement(page, false, [], true);
      expect(await cookie(page.context())).toBeUndefined();
    },
  );

  test('ends with a legal change, if the domain wants that', { tags: 'full' }, async () => {
    const page = await visitor({ domain: { consentResetOnLegalChange: true } });
    await accept(page);
    await expectAgreement(page, true, keys);
    await secondAfter({ timestamp: Math.floor(Date.now() / 1000) });
    await site().configure({ services: { Counter: { vendor: 'Another Ltd.' } } });
    await expectAgreement(page, false, [], true);
    expect(await cookie(page.context())).toBeUndefined();
  });

  test(
    'ends with a new service, but not with one of a purpose that was rejected as a whole',
    { tags: 'full' },
    async () => {
      const page = await visitor();
      await view(page);
      await page.evaluate(() => CCM.openControlPanel());
      await page.getByRole('checkbox', { name: 'Counter' }).check();
      await button(page, 'Save selection').click();
      await settled(page);
      await age(page, 3);
      isOld = ({ key }) => !key.startsWith('more-');
      await expectAgreement(page, true, ['session', 'counter']);
      await site().configure({ services: { 'More adverts': { purpose: 'cdcbd7c', active: true } } });
      await expectAgreement(page, true, ['session', 'counter'], true);

      await site().configure({ services: { 'More counters': { purpose: 'a717ff5', active: true } } });
      for (const withSite of [true, false]) {
        await view(page);
        // What was accepted before goes on in the browser; the server is stricter.
        const { server, widget } = await compared(page, withSite);
        expect(widget).toEqual({ decided: false, accepted: ['session', 'counter'] });
        expect(server).toEqual({ decided: false, accepted: [], purposes: [] });
      }
    },
  );

  test('says where services run without a decision what runs, and takes Global Privacy Control into account at once', async () => {
    site().setPlace('US-CA');
    const page = await visitor({ domain: { policyUsStates: 'optOut' } });
    await view(page);
    await expectAgreement(page, false, keys);
    await sendSignal(page);
    await view(page);
    const { server, widget } = await compared(page);
    expect(widget).toEqual({ decided: false, accepted: ['session', 'counter'] });
    expect(server).toMatchObject(widget);
    expect((await compared(page, false)).server.accepted).toEqual([]);
    await expectAgreement(page, false, ['session', 'counter']);

    // Who decides with the signal has decided about it.
    await page.evaluate(() => CCM.openControlPanel());
    await page.getByRole('checkbox', { name: 'Adverts' }).check();
    await button(page, 'Save selection').click();
    await settled(page);
    await expectAgreement(page, true, ['session', 'counter', 'adverts']);
  });

  test('has at most 2,000 bytes; the server knows the rest by the purposes', { tags: 'full' }, async () => {
    const names = Array.from({ length: 200 }, (_, i) => `${i} ${'long name '.repeat(4)}`);
    await site().begin(names.map((name) => ({ name, purpose: 'a717ff5' })));
    const page = await visitor({ domain: { consentStorage: 'cookie' } });
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    await view(page);
    await button(page, 'Accept all').click();
    await expect.poll(() => site().answers()).toEqual([201]);
    // The decision itself is too large for a cookie, too.
    await view(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(1);
    expect(warnings.join()).toContain('Placet: the cookie for the server has no room for');
    const { name, value } = (await cookie(page.context()))!;
    expect(`${name}=${value}`.length).toBeLessThanOrEqual(2000);
    const accepted = await page.evaluate(() => CCM.acceptedEmbeddings.map(({ key }) => key));
    expect(accepted).toHaveLength(204);
    await view(page);
    const read = readConsent(headers.cookie, site().id(), await services());
    expect(accepted.filter((key) => !read.accepts(key))).toEqual([]);
    expect(readConsent(headers.cookie, site().id()).accepts(accepted.at(-1)!)).toBe(false);
    expect(readConsent(headers.cookie, site().id()).acceptsPurpose('a717ff5')).toBe(true);

    await page.evaluate(() => CCM.openWidget());
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    await expect.poll(() => site().answers()).toEqual([201, 201]);
    await view(page);
    expect(await page.evaluate(() => [CCM.consent, CCM.consentRequired])).toEqual([true, false]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

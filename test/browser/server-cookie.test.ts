import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readConsent, type Site } from '../../packages/client/src/server.ts';
import { inBrowser } from './browser.ts';
import type { Changes } from './domain.ts';
import { button, recordEvents, settled } from './widget.ts';

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
    const response = await page.goto(site().pageUrl);
    headers = await response!.request().allHeaders();
    await page.waitForFunction(() => window.events.some(([name]) => name === 'WidgetLoaded'));
  }

  const services = async () =>
    (await (await fetch(site().scriptUrl().replace('app.js', 'app/services'))).json()) as Site;

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

  async function agreed(page: Page, decided: boolean, accepted: string[]) {
    await view(page);
    for (const withSite of [true, false]) {
      const { server, widget } = await compared(page, withSite);
      expect(widget).toEqual({ decided, accepted });
      expect(server).toMatchObject({ decided, accepted });
    }
  }
  const cookie = async (context: BrowserContext) =>
    (await context.cookies()).find(({ name }) => name === `placet_state_${site().id()}`);

  test('is not there unless the setting is on, and not before a decision', async () => {
    const page = await visitor({ domain: { serverCookie: false } });
    await agreed(page, false, []);
    await button(page, 'Accept all').click();
    await settled(page);
    expect(await cookie(page.context())).toBeUndefined();
    await site().configure({ domain: { serverCookie: true } });
    await view(page);
    expect(await cookie(page.context())).toBeDefined();
  });

  test('lists accepted services and whole purposes, and is readable', async () => {
    const page = await visitor();
    await agreed(page, false, []);
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
    await agreed(page, true, keys);
  });
});

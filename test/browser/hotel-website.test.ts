// A client who knows nothing of consent law, from signing in to a lawful website, and then its visitors. It covers each row
// of the table "Lawful as it comes" that a site can meet (legal-requirements.test.ts tests them one by one).
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HASH, PASSWORD } from './support/account.ts';
import { axeViolations } from './support/axe.ts';
import { withWorker } from './support/browser.ts';
import { startHotel } from './support/hotel-website.ts';
import { button, dialog, settled } from './support/widget.ts';

const YEAR = 365 * 86_400_000;
const accept = 'Alle akzeptieren';
const refuse = 'Nur notwendige';
const change = 'Einwilligung ändern oder widerrufen';

withWorker('a German hotel', (worker, visit) => {
  let hotel: Awaited<ReturnType<typeof startHotel>>;
  beforeEach(async () => {
    hotel = await startHotel();
  });
  afterEach(() => hotel.close());

  /** A client with the hotel's domain before its setup. */
  async function createClient() {
    const { hosting } = worker();
    const username = `hotel-${randomUUID().slice(0, 8)}`;
    const client = await hosting('POST', '/client', {
      username,
      passwordHash: HASH,
      emailAddress: `${username}@hotel.example`,
      active: true,
    });
    const domains = `/client/${client.id}/domain`;
    const { id } = await hosting('POST', domains, { name: hotel.url, frontendWidgetCache: false });
    return { username, P: `${domains}/${id}` };
  }

  /** A visitor, and the third-party requests of its browser. */
  async function visitor(locale: string) {
    const context = await visit({ locale });
    const foreign: string[] = [];
    const isForeign = ({ hostname }: URL) => !['localhost', '127.0.0.1'].includes(hostname);
    await context.route(isForeign, (route) => {
      foreign.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: '' });
    });
    const open = async (path: string) => {
      const page = await context.newPage();
      await page.goto(hotel.url + path);
      return page;
    };
    return { foreign, open };
  }

  async function setUp(page: Page, username: string) {
    const next = async (step: string) => {
      await button(page, 'Speichern und weiter').click();
      await page.waitForURL(`**/onboarding/${step}`);
    };
    await page.goto(`${worker().base}/account/login`);
    await page.getByLabel('Benutzername').fill(username);
    await page.getByLabel('Passwort').fill(PASSWORD);
    await button(page, 'Anmelden').click();
    await page.waitForURL('**/account');
    await page.getByRole('link', { name: 'Einrichtung beginnen' }).click();
    await button(page, 'Website scannen').click();
    await page.waitForURL('**/onboarding/choose');
    const services = page.getByRole('checkbox');
    for (const box of await services.all()) expect(await box.isChecked()).toBe(true);
    for (const name of ['Google Analytics 4', 'Google Maps', 'YouTube', 'DIRS21', 'Google Fonts'])
      expect(await page.getByRole('checkbox', { name }).count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await next('languages');
    expect(await page.getByRole('checkbox', { name: 'Englisch' }).isChecked()).toBe(true);
    await next('legal');
    expect(await page.getByLabel('URL des Impressums').first().inputValue()).toBe(`${hotel.url}/impressum`);
    await next('company');
    expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('post@lindenhof.example');
    await next('look');
    await next('embed');
    hotel.putFirst(await page.getByLabel('Code', { exact: true }).inputValue());
    await button(page, 'Installation prüfen').click();
    await page.waitForURL('**/status');
    await page.getByText('Der Code steht im <head> der Startseite, vor allen anderen Skripten.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const tags = await page.getByLabel(/: aktuelles Tag/).all();
    expect(tags).toHaveLength(3);
    for (const [i, tag] of tags.entries()) {
      const line = page.getByLabel(/: ersetzen durch/).nth(i);
      hotel.replace(await tag.inputValue(), await line.inputValue());
    }
    await (await visitor('de-DE')).open('/');
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText('Noch nie').count();
      })
      .toBe(0);
    await button(page, 'Installation prüfen').click();
    await page.getByText('Der Code ist eingebaut, und es gibt keine Hinweise.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  }

  const look = (of: Locator) =>
    of.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
    });

  test('meets the legal requirements after one pass through the setup', { timeout: 120_000 }, async () => {
    const { username, P } = await createClient();
    const client = await visit({ locale: 'de-DE' });
    await setUp(await client.newPage(), username);

    const { foreign, open } = await visitor('de-DE');
    const page = await open('/');
    await dialog(page).waitFor();
    // The information for the decision is in the banner, in the website's language.
    const first = await dialog(page).textContent();
    expect(first).toContain(`jederzeit unter „${change}“ Ihre Auswahl ändern oder`);
    expect(first).toContain('Optionale Dienste: 5');
    expect(first).toContain('Notwendige Dienste: Einwilligungsverwaltung');
    expect(await dialog(page).getByRole('listitem').allTextContents()).toContain('Externe Medien');
    expect(await dialog(page).locator('xpath=..').getAttribute('lang')).toBe('de-DE');
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await look(button(page, refuse))).toEqual(await look(button(page, accept)));
    for (const [name, path] of [
      ['Impressum', '/impressum'],
      ['Datenschutzerklärung', '/datenschutz'],
    ] as const)
      // The links are elements of the page, shown in a slot of the banner.
      expect(await page.locator('.ccm-root').getByRole('link', { name }).first().getAttribute('href')).toBe(
        hotel.url + path,
      );

    // Controller, storage period and third countries; nothing preselected; rejecting is as easy; own storage.
    await button(page, 'Einstellungen').click();
    await button(page, 'Auswahl speichern').waitFor();
    const settings = await dialog(page).textContent();
    expect(settings).toContain('VerantwortlichHotel Lindenhof GmbH, Lindenstraße 5, 83684 Tegernsee');
    expect(settings).toContain('Speicherdauer Ihrer Entscheidung365 Tage');
    expect(settings).toContain('Ländern außerhalb der Europäischen Union');
    expect(settings).toContain('Merkt sich Ihre Entscheidung');
    for (const box of await dialog(page).getByRole('checkbox').all())
      expect(await box.isChecked()).toBe(await box.isDisabled());
    expect(await look(button(page, refuse))).toEqual(await look(button(page, accept)));

    // No page sends a third-party request before consent or after a rejection.
    await button(page, refuse).click();
    await settled(page);
    for (const path of ['/buchen', '/anfahrt', '/']) await page.goto(hotel.url + path);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => CCM.acceptedEmbeddings)).toEqual([]);

    // A withdrawal takes two clicks, and visitors see their stored decisions.
    await button(page, change).click();
    // The page reloads, because its policy blocks the map.
    const allowed = page.waitForEvent('load');
    await button(page, accept).click();
    await allowed;
    await settled(page);
    for (const path of ['/buchen', '/anfahrt', '/']) await page.goto(hotel.url + path);
    await expect
      .poll(() => [...new Set(foreign)].sort())
      .toEqual([
        'fonts.googleapis.com',
        'ibe.dirs21.de',
        'www.google.com',
        'www.googletagmanager.com',
        'www.youtube.com',
      ]);
    await page.goto(`${hotel.url}/datenschutz`);
    const declaration = page.locator('.ccm-cookie-declaration');
    const ucid = (await page.evaluate(() => CCM.ucid))!;
    await expect.poll(() => declaration.textContent()).toContain(ucid);
    await declaration.getByRole('link', { name: change }).click();
    // A running script cannot be stopped, so the page reloads.
    const loaded = page.waitForEvent('load');
    await button(page, refuse).click();
    await loaded;
    await expect.poll(() => declaration.textContent()).toContain('nur notwendige');
    expect(await page.evaluate(() => CCM.acceptedEmbeddings)).toEqual([]);

    // A consent expires, and a new service needs a new one.
    await page.clock.setFixedTime(Date.now() + YEAR + 1000);
    await page.goto(hotel.url);
    await dialog(page).waitFor();
    await page.clock.setFixedTime(Date.now());
    await button(page, refuse).click();
    await settled(page);
    await worker().hosting('POST', `${P}/embedding`, { name: 'Orakel', purpose: '7c19e32', active: true });
    await page.goto(hotel.url);
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toContain(
      'Neu oder geändert seit Ihrer letzten Entscheidung: Orakel',
    );

    // Legal pages can be read without a decision, and foreign guests are asked in their language.
    const guest = await visitor('en-GB');
    const legal = await guest.open('/impressum');
    await dialog(legal).waitFor();
    expect(await dialog(legal).evaluate((element) => element.matches(':modal'))).toBe(false);
    await legal.locator('.ccm-root').getByRole('link', { name: 'Legal notice' }).first().waitFor();
    await button(legal, 'Close').click();
    expect(await dialog(legal).count()).toBe(0);
    expect(guest.foreign).toEqual([]);
  });
});

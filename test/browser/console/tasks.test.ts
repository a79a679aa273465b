// What people come to the console for, with the number of clicks that it may take.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount, logIn, logInAsOperator } from '../support/account.ts';
import { withWorker } from '../support/browser.ts';
import { startHotel } from '../support/hotel-website.ts';
import { dialog } from '../support/widget.ts';

/** Clicks, in one browser or several. */
function counter() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks++;
      await target.click();
    },
    clicks: () => clicks,
  };
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

withWorker('tasks in the console', (worker, visit) => {
  let hotel: Awaited<ReturnType<typeof startHotel>>;
  beforeEach(async () => {
    hotel = await startHotel();
  });
  afterEach(() => hotel.close());

  async function operator() {
    const page = await (await visit({ locale: 'de-DE' })).newPage();
    await logInAsOperator(page, worker().base);
    return page;
  }

  test('from a new client to the live website of a German hotel in at most 25 clicks, without a password typed twice', async () => {
    const { click, clicks } = counter();
    const page = await operator();
    const username = `hotel-${randomUUID().slice(0, 8)}`;
    await click(link(page, 'Neuer Kunde'));
    await page.getByLabel('Benutzername').fill(username);
    await page.getByLabel('E-Mail-Adresse').fill(`${username}@hotel.example`);
    await page.getByLabel('Firma').fill('Hotel Lindenhof GmbH');
    await click(button(page, 'Kunde anlegen'));
    await page.getByLabel('Websites (eine pro Zeile)').fill(hotel.url);
    await click(button(page, 'Websites hinzufügen'));
    await click(button(page, 'Passwort-Link erstellen'));
    const address = await page.getByLabel(/^Passwort-Link/).inputValue();

    const client = await (await visit({ locale: 'de-DE' })).newPage();
    await client.goto(address);
    await client.getByLabel('Neues Passwort').fill('vier Zimmer mit Seeblick');
    await click(button(client, 'Passwort festlegen'));
    await client.waitForURL('**/account');
    await click(link(client, /^Einrichtung beginnen/));
    await click(button(client, 'Website scannen'));
    for (const step of ['languages', 'legal', 'company', 'look', 'embed']) {
      await click(button(client, 'Speichern und weiter'));
      await client.waitForURL(`**/onboarding/${step}`);
    }
    hotel.putFirst(await client.getByLabel('Code', { exact: true }).inputValue());
    await click(button(client, 'Installation prüfen'));
    await client.waitForURL('**/status');
    for (const [i, tag] of (await client.getByLabel(/: aktuelles Tag/).all()).entries())
      hotel.replace(
        await tag.inputValue(),
        await client
          .getByLabel(/: ersetzen durch/)
          .nth(i)
          .inputValue(),
      );
    const guest = await (await visit({ locale: 'de-DE' })).newPage();
    await guest.route(
      ({ hostname }) => !['localhost', '127.0.0.1'].includes(hostname),
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await guest.goto(hotel.url);
    await dialog(guest).waitFor();
    await click(button(client, 'Installation prüfen'));
    await client.getByText('Der Code ist eingebaut, und es gibt keine Hinweise.').waitFor();
    expect(clicks()).toBeLessThanOrEqual(25);
  }, 120_000);

  test('the operator sees with one click which websites have no banner yet', async () => {
    const { click, clicks } = counter();
    const account = await createAccount(worker().base);
    const name = `${randomUUID()}.example`;
    await account.domains('POST', '', { name });
    const page = await operator();
    await click(link(page, /^Nicht eingebaut/));
    await page.waitForURL('**/operator/domains?*');
    const badges = await page.locator('.rows .status').allTextContents();
    expect(badges.filter((text) => !text.startsWith('Nicht eingebaut'))).toEqual([]);
    await page.getByText(name).first().waitFor();
    expect(clicks()).toBe(1);
  });

  test(
    'the text of the reject button is changed with a preview in five clicks, and back in two',
    { tags: 'full' },
    async () => {
      const { click, clicks } = counter();
      const account = await createAccount(worker().base);
      const { id } = await account.domains('POST', '', { name: 'https://shop.example' });
      await account.domains('PUT', `/${id}/locale/de_DE`, { active: true });
      const page = await (await visit({ locale: 'en-GB' })).newPage();
      await logIn(page, worker().base, account.username);
      await page.goto(`${worker().base}/account?lang=de`);
      await click(link(page, 'shop.example'));
      await click(link(page, 'Einrichtung'));
      await click(link(page, 'Texte'));
      await click(page.locator('main').getByRole('link', { name: 'Deutsch (Deutschland)' }));
      const preview = page.frameLocator('.stage iframe:not([hidden])').last();
      await preview.getByRole('button', { name: 'Nur notwendige' }).waitFor();
      await page.getByLabel('Schaltfläche „Ablehnen“').first().fill('Nein danke');
      await preview.getByRole('button', { name: 'Nein danke' }).waitFor();
      await click(button(page, 'Speichern'));
      await page.getByText('Ihre Änderungen wurden gespeichert.').waitFor();
      expect(clicks()).toBeLessThanOrEqual(5);
      const text = async () =>
        (await account.domains<Record<string, string>>('GET', `/${id}/locale/de_DE`)).widgetDeclineButtonText;
      expect(await text()).toBe('Nein danke');

      const undo = counter();
      await undo.click(link(page, 'Rückgängig machen'));
      await page.getByRole('cell', { name: 'Nein danke' }).waitFor();
      await undo.click(button(page, 'Änderung rückgängig machen'));
      await page.getByText('Die Änderung wurde rückgängig gemacht.').waitFor();
      expect(await text()).toBe('Nur notwendige');
      expect(undo.clicks()).toBe(2);
    },
  );
});

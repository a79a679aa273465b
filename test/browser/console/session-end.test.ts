import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HASH, logInAsOperator, PASSWORD } from '../support/account.ts';
import { onAccountPages } from '../support/account-pages.ts';
import { HOSTING_API_KEY } from '../support/worker.ts';

const RESTORED = 'Your entries are in the form again';
const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('placet-draft'));

onAccountPages('a session that ends while somebody edits', ({ worker, domainId, open, logIn }) => {
  const url = (path: string) => `${worker().base}/account/domains/${domainId()}/${path}`;
  /** Ends the session of the browser, as if the service had deleted it. */
  const endSession = async (page: Page, name = 'placet-session') => {
    const cookies = await page.context().cookies();
    const cookie = cookies.find((one) => one.name === name)!;
    await page.context().addCookies([{ ...cookie, value: '0'.repeat(64) }]);
  };
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  const signIn = async (page: Page, username: string) => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const usernameOf = async (page: Page) => (await page.locator('.menu .who').textContent())!;
  const newUser = async () => {
    const username = `other-${randomUUID().slice(0, 8)}`;
    const emailAddress = `${username}@agency.example`;
    await worker().hosting('POST', '/client', { username, passwordHash: HASH, emailAddress, active: true });
    return username;
  };

  /** The settings with three unsaved changes, and the name of the user. */
  async function edited() {
    const page = await open('/');
    await logIn(page);
    await page.goto(url('settings'));
    const username = await usernameOf(page);
    await page.getByLabel('Ask again after (days)').fill('123');
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    });
    await page.locator('#blockIframes').check();
    await page.locator('#iframeMarkers').fill('</textarea><img src=x onerror=alert(1)>\nmaps.example');
    await page.locator('#consentStorage').selectOption({ index: 1 });
    return { page, username };
  }

  test('finds its entries in the form again after the sign-in, and can save them', async () => {
    const { page, username } = await edited();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.dismiss();
    });
    await endSession(page);
    await save(page);
    await page.getByText('Your session was ended').waitFor();
    await page.getByText('Your entries are kept in this tab').waitFor();
    await signIn(page, username);
    await page.getByText(RESTORED).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/settings$/);
    expect(await page.getByLabel('Ask again after (days)').inputValue()).toBe('123');
    expect(await page.locator('#iframeMarkers').inputValue()).toBe(
      '</textarea><img src=x onerror=alert(1)>\nmaps.example',
    );
    expect(await page.locator('#iframeMarkers').isVisible()).toBe(true);
    expect(await page.getByText('Unsaved changes', { exact: true }).isVisible()).toBe(true);
    expect(await draftOf(page)).toBe(null);
    await page.locator('#iframeMarkers').fill('maps.example');
    await save(page);
    await page.locator('main > .notice[autofocus]').waitFor();
    expect(await page.getByLabel('Ask again after (days)').inputValue()).toBe('123');
    expect(await page.getByText(RESTORED).isVisible()).toBe(false);
    await expect.poll(() => draftOf(page)).toBe(null);
    expect(dialogs).toEqual([]);
  });

  test('does not show them to another user, nor to the first one after that', { tags: 'full' }, async () => {
    const { page, username } = await edited();
    await endSession(page);
    await save(page);
    await signIn(page, await newUser());
    await page.waitForURL(/settings$/);
    await expect.poll(() => draftOf(page)).toBe(null);
    expect(await page.getByText('123').count()).toBe(0);
    await page.getByText('Account menu of').locator('..').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, username);
    await page.waitForURL('**/account');
    await page.goto(url('settings'));
    expect(await page.getByLabel('Ask again after (days)').inputValue()).toBe('365');
    expect(await page.getByText(RESTORED).isVisible()).toBe(false);
  });

  test(
    'forgets them with the sign-out, after an hour, and when the page is left on purpose',
    { tags: 'full' },
    async () => {
      const { page, username } = await edited();
      page.on('dialog', (dialog) => void dialog.accept());
      await page.getByText('Account menu of').locator('..').click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You have been signed out').waitFor();
      expect(await draftOf(page)).toBe(null);
      await signIn(page, username);
      await page.waitForURL('**/account');
      await page.goto(url('settings'));
      const days = page.getByLabel('Ask again after (days)');
      expect(await days.inputValue()).toBe('365');
      await days.fill('77');
      await page.goto(url('services'));
      await page.goto(url('settings'));
      expect(await days.inputValue()).toBe('365');
      await days.fill('77');
      await endSession(page);
      await save(page);
      await page.getByLabel('Username').waitFor();
      await page.evaluate(() => {
        const draft = JSON.parse(sessionStorage.getItem('placet-draft')!);
        sessionStorage.setItem('placet-draft', JSON.stringify({ ...draft, at: draft.at - 3_600_001 }));
      });
      await signIn(page, username);
      await page.locator('h1', { hasText: 'Settings' }).waitFor();
      expect([await days.inputValue(), await draftOf(page)]).toEqual(['365', null]);
    },
  );

  test('keeps no passwords, files and hidden fields', { tags: 'full' }, async () => {
    const page = await open('/');
    await logIn(page);
    const username = await usernameOf(page);
    await page.goto(`${worker().base}/account/settings`);
    await page.getByLabel('Current password').fill('my secret password');
    await page.getByLabel('New password').fill('another secret password');
    await page.getByLabel('Company').fill('Hotel <b>');
    const token = await page.locator('[name="token"]').first().inputValue();
    const shown = await page.locator('[name="shown"]').first().inputValue();
    await endSession(page);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Your session was ended').waitFor();
    const kept = (await draftOf(page))!;
    for (const secret of ['secret', token, shown]) expect(kept).not.toContain(secret);
    expect(kept).toContain('Hotel <b>');
    await signIn(page, username);
    await page.goto(`${worker().base}/account/settings`);
    await page.getByText(RESTORED).waitFor();
    expect(await page.getByLabel('Company').inputValue()).toBe('Hotel <b>');
    expect(await page.getByLabel('Current password').inputValue()).toBe('');
  });

  test('asks before it replaces what others have changed in the meantime', { tags: 'full' }, async () => {
    const { page, username } = await edited();
    await endSession(page);
    await save(page);
    await page.getByLabel('Username').waitFor();
    const other = await open('/');
    await logIn(other);
    await other.goto(url('settings'));
    await other.getByLabel('Ask again after (days)').fill('90');
    await save(other);
    await other.locator('main > .notice[autofocus]').waitFor();
    await signIn(page, username);
    await page.getByText(RESTORED).waitFor();
    await page.locator('#iframeMarkers').fill('maps.example');
    await save(page);
    await page.locator('#consentCookieLifetime-error').getByText('Changed to “90”').waitFor();
    expect(await page.getByLabel('Ask again after (days)').inputValue()).toBe('123');
    await save(page);
    await page.locator('main > .notice[autofocus]').waitFor();
    expect(await page.getByLabel('Ask again after (days)').inputValue()).toBe('123');
  });

  test('leads from a form of an earlier session back to its entries', { tags: 'full' }, async () => {
    const { page, username } = await edited();
    const other = await page.context().newPage();
    await other.goto(`${worker().base}/account/logout`);
    await other.locator('main').getByRole('button', { name: 'Sign out' }).click();
    await signIn(other, username);
    await other.waitForURL('**/account');
    await save(page);
    await page.getByText('Your session has changed').first().waitFor();
    await page.getByRole('link', { name: 'Open the form with your entries' }).click();
    await page.getByText(RESTORED).waitFor();
    expect(await page.getByLabel('Ask again after (days)').inputValue()).toBe('123');
  });

  test('of the operator brings the entries back as well', { tags: 'full' }, async () => {
    const page = await open('/');
    await logInAsOperator(page, worker().base);
    await page.goto(`${worker().base}/operator/new`);
    await page.getByLabel('Company').fill('Hotel Amsel');
    await endSession(page, 'placet-operator');
    await page.getByLabel('Username').fill('hotel');
    await page.getByLabel('Email address').fill('hotel@amsel.example');
    await page.locator('main form button').last().click();
    await page.getByText('Your session was ended').waitFor();
    await page.locator('#key').fill(HOSTING_API_KEY);
    await page.locator('main button').click();
    await page.getByText(RESTORED).waitFor();
    expect(new URL(page.url()).pathname).toBe('/operator/new');
    expect(await page.getByLabel('Company').inputValue()).toBe('Hotel Amsel');
  });

  test('loses nothing else where the browser stores nothing', { tags: 'full' }, async () => {
    const page = await open('/');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await logIn(page);
    await page.goto(url('settings'));
    const days = page.getByLabel('Ask again after (days)');
    await days.fill('123');
    await save(page);
    await page.locator('main > .notice[autofocus]').waitFor();
    expect(await days.inputValue()).toBe('123');
    expect(errors).toEqual([]);
  });
});

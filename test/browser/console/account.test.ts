import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onAccountPages } from '../support/account-pages.ts';

onAccountPages('the account pages', ({ worker, site, open, logIn }) => {
  const keyOn = (page: Page) => page.getByLabel('API key', { exact: true }).inputValue();
  const apiStatus = async (key: string) => (await fetch(`${worker().base}/api/test?apiKey=${key}`)).status;

  test('the key is shown, used and rotated, and the old one fails at once', async () => {
    const page = await open('/account/settings');
    await logIn(page);
    await page.locator('summary', { hasText: 'Account menu' }).click();
    await page.getByRole('link', { name: 'Account settings' }).click();
    const old = await keyOn(page);
    await expect
      .poll(() => page.getByLabel('API key', { exact: true }).getAttribute('readonly'))
      .not.toBeNull();
    expect(await apiStatus(old)).toBe(200);
    await page.getByRole('button', { name: 'Rotate API key' }).click();
    await page.getByText('The current key stops working immediately.').waitFor();
    expect(await apiStatus(old)).toBe(200);
    const rotate = page.getByRole('button', { name: 'Rotate API key' });
    const form = await rotate.evaluate((button) => {
      const form = (button as HTMLButtonElement).form!;
      const fields = [...new FormData(form)].map(([name, value]) => [name, value as string]);
      return { url: form.action, body: String(new URLSearchParams(fields)) };
    });
    await rotate.click();
    await page.getByText('Your API key was rotated.').waitFor();
    const key = await keyOn(page);
    expect(key).not.toBe(old);
    expect(await apiStatus(old)).toBe(401);
    expect(await apiStatus(key)).toBe(200);
    const replayed = await page.evaluate(
      async ({ url, body }) => (await fetch(url, { method: 'POST', body: new URLSearchParams(body) })).text(),
      form,
    );
    expect(replayed).toContain('Your API key has not changed');
    await page.reload();
    expect(await keyOn(page)).toBe(key);
  });

  test('the copy button is shown where it works, and copies the key', { tags: 'full' }, async () => {
    const page = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await logIn(page);
    await page.goto(`${worker().base}/account/settings`);
    await page.getByRole('button', { name: 'Copy API key' }).click();
    await page.getByRole('button', { name: 'Copied API key' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await keyOn(page));
    const plain = await open('/', { javaScriptEnabled: false });
    await logIn(plain);
    await plain.goto(`${worker().base}/account/settings`);
    await expect.poll(() => plain.locator('[data-copy]:visible').count()).toBe(0);
    expect(await keyOn(plain)).toMatch(/^plc_/);
  });

  test(
    'the second factor’s link is shown as a QR code on white, and without script as a link alone',
    { tags: 'full' },
    async () => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await open('/', { javaScriptEnabled, colorScheme: 'dark' });
        await logIn(page);
        await page.goto(`${worker().base}/account/settings/second-factor`);
        await page.getByRole('link', { name: 'Open in the app' }).waitFor();
        const code = page.getByRole('img', { name: 'QR code to scan with your authenticator app' });
        await expect.poll(() => code.count()).toBe(javaScriptEnabled ? 1 : 0);
        if (!javaScriptEnabled) continue;
        expect(await code.evaluate((svg) => getComputedStyle(svg).backgroundColor)).toBe(
          'rgb(255, 255, 255)',
        );
        // The number of modules for a link of this length, with four on each side.
        expect(await code.getAttribute('viewBox')).toMatch(/^0 0 (45|49|53) /);
      }
    },
  );

  test('signing out ends the session, and its cookie is no longer valid', { tags: 'full' }, async () => {
    const page = await open('/');
    await logIn(page);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'placet-session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    await page.locator('summary', { hasText: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/account/login');
    await page.context().addCookies(cookies);
    await page.goto(`${worker().base}/account`);
    expect(new URL(page.url()).pathname).toBe('/account/login');
  });

  test(
    'times are in the browser’s zone, whatever the machine’s is, and in UTC without scripts',
    { tags: 'full' },
    async () => {
      for (const [options, zone] of [
        [{ timezoneId: 'Asia/Tokyo' }, 'Asia/Tokyo'],
        [{ timezoneId: 'Asia/Tokyo', javaScriptEnabled: false }, 'UTC'],
      ] as const) {
        const page = await open('/account/login', options);
        await logIn(page);
        await page.goto(`${worker().base}/account/settings`);
        await expect.poll(() => page.getByText('Times in').textContent()).toBe(`Times in ${zone}.`);
      }
    },
  );

  test('another site cannot send a form of the console or show its pages in an iframe', async () => {
    const page = await open('/');
    await logIn(page);
    const { base } = worker();
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${base}/account/settings"></iframe>
          <form method="post" action="${base}/account/logout"><button>Win</button></form>`,
      }),
    );
    await page.goto('https://evil.example/');
    await page.getByRole('button', { name: 'Win' }).click();
    await page.waitForURL(`${base}/**`);
    await expect.poll(() => page.locator('main').textContent()).not.toContain('signed out');
    await page.goto('https://evil.example/');
    await expect.poll(() => page.frames().at(-1)!.content()).not.toContain('API key');
    await page.goto(`${base}/account`);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  });

  test('the front page links to the quick start, a page with its commands', { tags: 'full' }, async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'Quick start' }).click();
    await page.waitForURL('**/docs/readme#quick-start');
    await page.getByRole('heading', { name: 'Quick start' }).waitFor();
    await expect.poll(() => page.locator('main').textContent()).toContain('npm install && npm run dev');
  });

  test('the language is that of the browser, and changes with the switch', { tags: 'full' }, async () => {
    const page = await open('/account/login', { locale: 'de-AT' });
    await expect.poll(() => page.getByRole('button').textContent()).toBe('Anmelden');
    await page.getByRole('link', { name: 'English' }).click();
    await expect.poll(() => page.getByRole('button').textContent()).toBe('Sign in');
    await logIn(page);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Übersicht');
  });

  test('consents are found and downloaded and a block is sealed, with the keyboard alone', async () => {
    const page = await open('/');
    await logIn(page);
    await page.getByRole('link', { name: new URL(site()).host, exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Consent records' }).press('Enter');
    await page.waitForURL('**/consents');
    const entries = page.locator('.consents tbody tr');
    await expect.poll(() => entries.count()).toBe(2);
    await page.getByRole('searchbox').fill('ab');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('heading', { name: 'Consent history' }).waitFor();
    await expect.poll(() => page.locator('.decision').count()).toBe(1);
    await page.getByRole('link', { name: 'All records' }).press('Enter');
    await expect.poll(() => entries.count()).toBe(2);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).press('Enter');
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file.split('\r\n')).toHaveLength(4);
    await page.getByRole('link', { name: 'Log and evidence' }).press('Enter');
    await page.getByRole('button', { name: 'Seal current block' }).press('Enter');
    await page.waitForURL('**/seal?');
    await page.getByRole('button', { name: 'Seal block' }).press('Enter');
    await page.locator('.notice').waitFor();
    await page.getByRole('heading', { name: 'Block 1' }).waitFor();
  });
});

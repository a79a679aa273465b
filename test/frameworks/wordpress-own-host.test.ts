// A WordPress that serves Placet from its own host, set up as its owner does: in the console, then in the plug-in.
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createAccount, logIn, type Account } from '../browser/support/account.ts';
import { inEngines } from '../browser/support/browser.ts';
import { createDomain } from '../browser/support/domain.ts';
import { button, settled } from '../browser/support/widget.ts';
import { ADMIN, missingForWordPress, startWordPress, type WordPress } from './wordpress/wordpress.ts';
import { freePort } from '../support/free-port.ts';

/** Milliseconds for the start of a database and a WordPress. */
const PATIENCE = 300_000;
const PORT = await freePort();
const { PICTURES } = process.env;

if (missingForWordPress)
  console.warn(`Its own host is not tested in WordPress, because this is missing: ${missingForWordPress}.`);

describe.skipIf(missingForWordPress)('a WordPress with its own host', { tags: ['full'] }, () => {
  inEngines('and the plug-in', (visit) => {
    let wordpress: WordPress;
    let account: Account;
    let domain: Awaited<ReturnType<typeof createDomain>>;
    beforeAll(async () => {
      account = await createAccount(inject('worker'));
      // YouTube.
      domain = await createDomain(account, `localhost:${PORT}`, [5001]);
      await domain.configure({ domain: { serverCookie: true, consentCookieSecure: false } });
      const archive = await fetch(new URL('/docs/placet.zip', inject('worker')));
      wordpress = await startWordPress(PORT, Buffer.from(await archive.arrayBuffer()));
      await wordpress.inWordPress(
        `wp_insert_post(['post_title' => 'Film', 'post_name' => 'film', 'post_status' => 'publish', 'post_content' => 'A film']);`,
      );
      await setUp();
    }, PATIENCE);
    afterAll(() => wordpress?.close());
    beforeEach(() => wordpress.setCache(false));

    async function setUp() {
      const page = await (await visit()).newPage();
      await logIn(page, inject('worker'), account.username);
      await page.goto(`${inject('worker')}/account/domains/${domain.id}/settings/own-host`);
      await page.getByLabel('Path on your website').fill('consent');
      await page.getByRole('button', { name: 'Save path' }).click();
      const key = await page.locator('#key').inputValue();

      await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=placet`);
      await page.getByLabel('Username').fill(ADMIN.name);
      await page.locator('#user_pass').fill(ADMIN.password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.getByLabel('Address of the service').fill(domain.snippets.default);
      await page.getByLabel('Serve from this website').fill(key);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Settings saved.').waitFor();
    }

    const query = () => (/app\.js(\?.*?)"/.exec(domain.snippets.default)?.[1] ?? '').replaceAll('&amp;', '&');
    /** A request as it is, which `fetch` would tidy up. */
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; text: string; cache: unknown }>((done, fail) => {
        request({ host: 'localhost', port: PORT, path, method, headers }, (answer) => {
          let text = '';
          answer.on('data', (chunk) => (text += chunk));
          answer.on('end', () =>
            done({ status: answer.statusCode!, text, cache: answer.headers['x-cache'] }),
          );
        })
          .on('error', fail)
          .end();
      });

    test('sends every call of its pages to itself, and its server sets the cookies for the lifetime of the decision', async () => {
      await wordpress.setCache(true);
      for (const _ of [1, 2]) {
        const context = await visit();
        const page = await context.newPage();
        const calls: string[] = [];
        page.on('request', (sent) => calls.push(sent.url()));
        await page.goto(`${wordpress.url}/film/`);
        await button(page, 'Settings').click();
        await button(page, 'Save selection').waitFor();
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/wordpress-own-host.png` });
        const kept = page.waitForResponse((response) => response.url().endsWith('/app/keep'));
        await button(page, 'Accept all').click();
        const answer = await kept;
        const lines = (await answer.headersArray()).filter(({ name }) => /^set-cookie$/i.test(name));
        expect([answer.status(), lines.map(({ value }) => value.split('=')[0])]).toEqual([
          204,
          [`placet_${domain.id}`, `placet_state_${domain.id}`],
        ]);
        for (const { value } of lines) {
          const [, age] = /; Max-Age=(\d+)/.exec(value)!;
          expect(Math.abs(Number(age) - 365 * 86_400)).toBeLessThan(60);
        }
        await settled(page);
        const ofPlacet = calls.map((url) => new URL(url)).filter(({ pathname }) => /\/app\b/.test(pathname));
        expect(ofPlacet.map(({ origin }) => origin).filter((origin) => origin !== wordpress.url)).toEqual([]);
        expect(ofPlacet.map(({ pathname }) => pathname)).toEqual(
          expect.arrayContaining(['/consent/app', '/consent/app/consents', '/consent/app/keep']),
        );
        expect(calls.filter((url) => url.startsWith(inject('worker')))).toEqual([]);
      }
    });

    test('tells the service the key, and neither the cookies of the website nor what visitors make up', async () => {
      const forged = {
        Cookie: 'session=secret',
        'Placet-Country': 'JP',
        'Placet-Key': 'x',
        Authorization: 'x',
      };
      const { text } = await ask(`/consent/app${query()}&part=own-host`, forged);
      expect(JSON.parse(text)).toEqual({ key: 'valid', visitor: true, forwarded: [], country: null });
    });

    test('forwards nothing else of the service', async () => {
      for (const path of [
        '/consent/account',
        '/consent/hosting/api/client',
        '/consent/app/services',
        '/consent/app/',
        '/consent/app/../account',
        '/consent/app/..%2f..%2f..%2faccount',
        '/consent/app/image/../../account',
        '/consent/app%0d%0aHost:%20evil.example',
        '/consent/application',
      ]) {
        const { status, text } = await ask(path, { Accept: 'text/html' });
        expect([path, status, text.includes('Placet</title>')]).toEqual([path, 404, false]);
      }
      expect((await ask('/consent/app', {}, 'PUT')).status).toBe(405);
    });

    test('has no page cache that keeps the script of one visitor for others', async () => {
      await wordpress.setCache(true);
      for (const language of ['en', 'de', 'en']) {
        const { status, cache } = await ask(`/consent/app${query()}`, { 'Accept-Language': language });
        expect([status, cache]).toEqual([200, undefined]);
      }
    });
  });
});

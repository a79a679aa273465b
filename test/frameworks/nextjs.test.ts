import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createAccount } from '../browser/support/account.ts';
import { inChromium } from '../browser/support/browser.ts';
import { createDomain } from '../browser/support/domain.ts';
import { button, ran, settled } from '../browser/support/widget.ts';

const run = promisify(execFile);

/** Milliseconds for the installation and the build of the website. */
const PATIENCE = 600_000;
const PORT = 20_000 + (process.pid % 20_000);

const folder = await mkdtemp(join(tmpdir(), 'nextjs-'));
await cp('test/frameworks/nextjs', folder, { recursive: true });
const isInstalled = await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder }).then(
  () => true,
  () => false,
);
if (!isInstalled) console.warn('Next.js cannot be installed here: its test is skipped.');

describe.skipIf(!isInstalled)('a website made with Next.js', () => {
  inChromium('whose scripts need consent', (visit) => {
    let server: ReturnType<typeof spawn>;
    const url = `http://localhost:${PORT}/`;

    beforeAll(async () => {
      const account = await createAccount(inject('worker'));
      const domain = await createDomain(account, `localhost:${PORT}`, []);
      const analytics = { purpose: 'a717ff5', scriptMarkers: ['googletagmanager.com'] };
      await domain.configure({ services: { Analytics: analytics } });
      const snippet = /src="(.*?)"/.exec(domain.snippets.default)?.[1] ?? '';
      const env = {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        SNIPPET: snippet.replaceAll('&amp;', '&'),
      };
      await run('npx', ['next', 'build'], { cwd: folder, env });
      server = spawn('node_modules/.bin/next', ['start', '-p', `${PORT}`], { cwd: folder, env });
      await new Promise((ready) =>
        server.stdout!.on('data', (text) => `${text}`.includes('Ready') && ready(0)),
      );
    }, PATIENCE);
    afterAll(async () => {
      server?.kill();
      await rm(folder, { recursive: true, force: true });
    });

    /** The page answers clicks, shows what was streamed, and leads to another page without a reload. */
    async function expectHydrated(page: Page) {
      await page.getByText('Streamed later').waitFor();
      await expect
        .poll(async () => {
          // By code, because the banner covers the page.
          await page.getByText(/^Clicked/).dispatchEvent('click');
          return page.getByText(/^Clicked/).textContent();
        })
        .not.toBe('Clicked 0 times');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByText('Other page').dispatchEvent('click');
      await page.locator('h1').waitFor();
      expect(await page.evaluate('isSamePage')).toBe(true);
      await page.goBack();
      await page.getByText('Streamed later').waitFor();
    }

    test('it hydrates before a decision, after rejecting and after accepting, and its scripts run once with consent', async () => {
      const context = await visit();
      await context.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `window.ran = [...(window.ran ?? []), '${new URL(route.request().url()).pathname}']`,
        }),
      );
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(url);
      await expectHydrated(page);
      await button(page, 'Only necessary').click();
      await settled(page);
      await expectHydrated(page);
      await page.reload();
      await expectHydrated(page);
      expect([await ran(page), await page.evaluate('window.named')]).toEqual([[], undefined]);

      const scripts = ['/early.js', '/gtag/js', '/late.js'];
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Accept all').click();
      await expect.poll(async () => (await ran(page)).toSorted()).toEqual(scripts);
      await expectHydrated(page);
      await page.reload();
      await expectHydrated(page);
      expect((await ran(page)).toSorted()).toEqual(scripts);
      expect(await page.evaluate('window.named')).toContain('inline.js');
      expect(errors).toEqual([]);
    });
  });
});

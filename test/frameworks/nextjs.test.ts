import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createAccount } from '../browser/support/account.ts';
import { inEngines } from '../browser/support/browser.ts';
import { createDomain } from '../browser/support/domain.ts';
import { button, ran, settled } from '../browser/support/widget.ts';
import { freePort } from '../support/free-port.ts';

const run = promisify(execFile);

/** Milliseconds for the installation and the build of the website. */
const PATIENCE = 600_000;
const PORT = await freePort();

const folder = await mkdtemp(join(tmpdir(), 'nextjs-'));
await cp('test/frameworks/nextjs', folder, { recursive: true });
const isInstalled = await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder }).then(
  () => true,
  () => false,
);
if (!isInstalled) console.warn('Next.js cannot be installed here: its test is skipped.');

/** Adds the page of docs/website/server-side.md, as it is written there, with the package of this repository. */
async function addExample(domainId: string) {
  const client = join(folder, 'node_modules/@placet/client');
  await mkdir(client, { recursive: true });
  const manifest = { name: '@placet/client', type: 'module', exports: { './server': './server.js' } };
  await writeFile(join(client, 'package.json'), JSON.stringify(manifest));
  const entryPoints = [resolve('packages/client/src/server.ts')];
  await build({ entryPoints, outfile: join(client, 'server.js'), format: 'esm', bundle: true });
  const guide = await readFile('docs/website/server-side.md', 'utf8');
  const [, code = ''] = /```tsx\n([\s\S]*?)```/.exec(guide) ?? [];
  await mkdir(join(folder, 'app/video'));
  await writeFile(join(folder, 'app/video/page.jsx'), code.replace('a3d91c0be552', domainId));
}

describe.skipIf(!isInstalled)('a website made with Next.js', () => {
  inEngines('whose scripts need consent', (visit) => {
    let server: ReturnType<typeof spawn>;
    const url = `http://localhost:${PORT}/`;

    beforeAll(async () => {
      const account = await createAccount(inject('worker'));
      const domain = await createDomain(account, `localhost:${PORT}`, []);
      const analytics = { purpose: 'a717ff5', scriptMarkers: ['googletagmanager.com'] };
      const services = { Analytics: analytics, YouTube: { purpose: 'e9d1b6a' } };
      await domain.configure({ domain: { serverCookie: true }, services });
      await addExample(domain.id);
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

    test('the documented page has the video for those who have accepted it, from the next page view on', async () => {
      const context = await visit();
      const page = await context.newPage();
      const video = async () =>
        /<iframe|<p>Video/.exec(await (await context.request.get(`${url}video`)).text())?.[0];
      const answer = async (name: string) => {
        await page.evaluate(() => CCM.openWidget());
        await button(page, name).click();
        await settled(page);
      };
      await page.goto(`${url}video`);
      expect(await video()).toBe('<p>Video');
      await answer('Accept all');
      await expect.poll(video).toBe('<iframe');
      // It starts without the video, which a withdrawal ends with a reload.
      await answer('Only necessary');
      await expect.poll(video).toBe('<p>Video');
    });
  });
});

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createAccount } from '../browser/support/account.ts';
import { inEngines } from '../browser/support/browser.ts';
import { createDomain } from '../browser/support/domain.ts';
import { button, settled } from '../browser/support/widget.ts';

const run = promisify(execFile);

/** Milliseconds for the installation and the build of a website. */
const PATIENCE = 600_000;

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Websites whose router shows other pages without a page view: the folder, the command that builds it, and what it writes. */
const routers: [name: string, folder: string, build: string[], output: string][] = [
  ['React Router', 'react-router', ['vite', 'build'], 'dist'],
  ['Next.js', 'nextjs', ['next', 'build'], 'out'],
  ['Astro with view transitions', 'astro', ['astro', 'build'], 'dist'],
  ['Turbo', 'turbo', ['vite', 'build'], 'dist'],
];

describe.each(routers)('a website with %s', (_, name, build, output) => {
  inEngines('whose film comes after the decision', (visit) => {
    let folder: string;
    let isBuilt = false;
    /** Whether the snippet has `data-placet-spa`. */
    let isSinglePage = false;
    let hits: string[] = [];
    const count = (path: string) => hits.filter((hit) => hit === path).length;

    /** The answer to a path; the website’s server has a page for each address. */
    async function answer(path: string) {
      if (path.startsWith('/film/')) return { type: 'text/html', content: '<title>film</title>film' };
      for (const file of [path, `${path}.html`, `${path}/index.html`, 'index.html'])
        try {
          const content = await readFile(join(folder, output, file));
          const type = types[extname(file)] ?? 'text/plain';
          if (type !== 'text/html' || isSinglePage) return { type, content };
          return { type, content: content.toString().replace(/ data-placet-spa(="")?/, '') };
        } catch {}
      throw new Error(`${path} is missing`);
    }
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      hits.push(pathname);
      void (async () => {
        const { type, content } = await answer(pathname);
        response.setHeader('content-type', type).end(content);
      })();
    });

    beforeAll(async () => {
      await new Promise<void>((listening) => server.listen(0, listening));
      const { port } = server.address() as AddressInfo;
      folder = await mkdtemp(join(tmpdir(), `${name}-`));
      await cp(`test/frameworks/routers/${name}`, folder, { recursive: true });
      const isInstalled = await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder }).then(
        () => true,
        () => false,
      );
      if (!isInstalled) return console.warn(`${name} cannot be installed here: its test is skipped.`);
      const domain = await createDomain(await createAccount(inject('worker')), `localhost:${port}`, []);
      const video = `video.localhost:${port}/film/`;
      await domain.configure({ services: { Video: { purpose: 'e9d1b6a', iframeMarkers: [video] } } });
      const snippet = /src="(.*?)"/.exec(domain.snippets.default)?.[1] ?? '';
      const env = {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        VITE_SNIPPET: snippet.replaceAll('&amp;', '&'),
        VITE_FILM: `http://${video}1`,
      };
      await run('npx', build, { cwd: folder, env });
      isBuilt = true;
    }, PATIENCE);
    beforeEach((context) => {
      hits = [];
      context.skip(!isBuilt);
    });
    afterAll(async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    });

    /** Opens the home page, and decides. */
    async function decide(inSinglePage: boolean, decision: string) {
      isSinglePage = inSinglePage;
      const page = await (await visit()).newPage();
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      await button(page, decision).click();
      await settled(page);
      return page;
    }

    /** Opens the home page, accepts, and follows the link to the film without a page view. */
    async function comeToFilm(inSinglePage: boolean) {
      const page = await decide(inSinglePage, 'Accept all');
      await page.waitForFunction(
        (type) => performance.getEntriesByType('navigation')[0]?.toJSON().type === type,
        inSinglePage ? 'reload' : 'navigate',
      );
      expect(count('/')).toBe(inSinglePage ? 2 : 1);
      await page.getByRole('link', { name: 'Watch' }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
      await page.getByRole('link', { name: 'Watch' }).click();
      await page.getByRole('link', { name: 'Home' }).waitFor();
      return page;
    }
    const isSamePage = (page: Page) => page.evaluate('!!window.isSamePage');

    test('it offers to reload the page, once', async () => {
      const page = await comeToFilm(false);
      expect([await isSamePage(page), count('/film/1')]).toEqual([true, 0]);
      await page.getByRole('button', { name: 'Reload page: Video' }).click();
      await expect.poll(() => count('/film/1')).toBe(1);
      await page.getByRole('link', { name: 'Home' }).click();
      await page.getByRole('link', { name: 'Watch' }).click();
      // Turbo also shows the page as it was, until it has been fetched again.
      await expect.poll(() => count('/film/1')).toBeGreaterThan(1);
    });

    test('with data-placet-spa, it shows the film at once', async () => {
      const page = await comeToFilm(true);
      await expect.poll(() => count('/film/1')).toBe(1);
      expect(await isSamePage(page)).toBe(true);
    });

    test('a visitor who accepts on its second page sees the film there, also after going back and forth', async () => {
      const page = await decide(true, 'Only necessary');
      await page.getByRole('link', { name: 'Watch' }).click();
      const offer = button(page, 'Accept and show – always: Video');
      await offer.waitFor();
      expect(count('/film/1')).toBe(0);
      await offer.click();
      await expect.poll(() => count('/film/1')).toBe(1);
      await page.goBack();
      await page.getByRole('link', { name: 'Watch' }).waitFor();
      await page.goForward();
      await page.getByRole('link', { name: 'Home' }).waitFor();
      await expect.poll(() => count('/film/1')).toBeGreaterThan(1);
    });
  });
});

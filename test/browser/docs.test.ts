import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { axeViolations, isWide } from './support/axe.ts';
import { withWorker } from './support/browser.ts';
import { HOSTING_API_KEY } from './support/worker.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The requests of the page, and the browser's errors. */
function watch(page: Page) {
  const seen = { requests: [] as string[], complaints: [] as string[] };
  page.on('request', (request) => seen.requests.push(request.url()));
  page.on('pageerror', (error) => seen.complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.complaints.push(message.text());
  });
  return seen;
}

withWorker('the API reference', (worker, visit) => {
  test('/docs/api shows every operation, without third-party requests', { tags: 'full' }, async () => {
    const page = await (await visit()).newPage();
    const seen = watch(page);
    const { paths } = (await (await fetch(`${worker().base}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { summary: string }>>;
    };
    await page.goto(`${worker().base}/docs/api`);
    await page.getByText('Record a visitor’s decision').waitFor({ state: 'attached' });
    const shown = await page.locator('.nav-bar-path').allInnerTexts();
    const summaries = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ summary }) => summary),
    );
    for (const summary of summaries) expect(shown.map((text) => text.trim())).toContain(summary);
    expect(seen.complaints).toEqual([]);
    expect(seen.requests.filter((url) => !url.startsWith(`${worker().base}/`))).toEqual([]);
    expect(seen.requests.length).toBeGreaterThan(2);
  });

  test('"try it" calls the instance with the key of the operation’s tree', async () => {
    const { base, hosting } = worker();
    const username = `reader${Date.now()}`;
    const { id } = await hosting('POST', '/client', {
      username,
      emailAddress: `${username}@agency.example`,
      passwordHash: `$2b$10$${'a'.repeat(53)}`,
      active: true,
    });
    const { apiKey } = await hosting<{ apiKey: string }>('POST', `/client/${id}/apiKey`);
    const page = await (await visit()).newPage();
    await page.goto(`${base}/docs/api#?route=auth`);
    for (const key of [HOSTING_API_KEY, apiKey]) {
      const row = page.locator('#auth tr', { hasText: key === apiKey ? 'plc_' : 'HOSTING_API_KEY' }).first();
      await row.locator('input').fill(key);
      await row.getByRole('button').click();
      await row.getByText('Key Applied').waitFor();
    }
    for (const [route, path] of [
      ['get-/hosting/api/client', '/hosting/api/client'],
      ['get-/api/test', '/api/test'],
    ]) {
      await page.evaluate((hash) => (location.hash = hash), `#?route=${route}`);
      const answered = page.waitForResponse(`${base}${path}`);
      await page.locator(`[id="${route}"] .btn-execute`).click();
      expect((await answered).status(), path).toBe(200);
      await page.locator('api-request').getByText(username).first().waitFor();
    }
  });

  const looks = [
    { scheme: 'light', width: 360 },
    { scheme: 'dark', width: 1280 },
  ] as const;

  test.each(sample(looks, 2))(
    'it is readable in $scheme at $width pixels',
    { timeout: 30_000 },
    async ({ scheme, width }) => {
      const context = await visit({ colorScheme: scheme, viewport: { width, height: 740 } });
      const page = await context.newPage();
      await page.goto(`${worker().base}/docs/api#?route=post-/hosting/api/client`);
      await page.locator('api-request .btn-execute:visible').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width);
      await page.evaluate(axe);
      const { passes, violations } = await page.evaluate(async () => {
        // @ts-expect-error the line before has put it there
        const found = await axe.run({ runOnly: ['color-contrast'] });
        const nodes = (rules: { nodes: { failureSummary: string }[] }[]) =>
          rules.flatMap((rule) => rule.nodes.map((node) => node.failureSummary));
        return { passes: nodes(found.passes).length, violations: nodes(found.violations) };
      });
      expect(violations).toEqual([]);
      expect(passes).toBeGreaterThan(30);
    },
  );

  test('static files do not hide the Worker’s paths', { tags: 'full' }, async () => {
    const { base } = worker();
    const get = (path: string, init?: RequestInit) => fetch(base + path, { redirect: 'manual', ...init });
    const docs = await get('/docs', { method: 'HEAD' });
    expect(docs.status).toBe(200);
    expect(docs.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect((await get('/docs/')).headers.get('Location')).toBe('/docs');
    expect((await get('/openapi.json')).headers.get('Content-Type')).toBe('application/json');
    for (const path of ['/nothing', '/docs/nothing', '/hosting/api/nothing', '/_headers']) {
      const answer = await get(path, { headers: { Authorization: `Bearer ${HOSTING_API_KEY}` } });
      expect([answer.status, answer.headers.get('Content-Type')], path).toEqual([
        404,
        'application/problem+json',
      ]);
    }
  });
});

/** The links of a page within the service, without those to other origins. */
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!).filter((href) => /^[/#]/.test(href));

withWorker('the guides', (worker, visit) => {
  test('/docs lists the reference and every guide of the folder, and all links of all pages lead somewhere', async () => {
    const { base } = worker();
    const pages = new Map<string, string>();
    const wrong: string[] = [];
    const missing = globSync('docs/**/*.md').map((file) => `/${file.replace(/(\/README)?\.md$/, '')}`);
    const listed = linksOf(await (await fetch(`${base}/docs`)).text());
    for (const path of ['/docs/api', '/docs/readme#quick-start', ...missing]) expect(listed).toContain(path);
    for (const path of new Set(['/docs', ...missing])) pages.set(path, '');
    for (const path of pages.keys()) {
      const answer = await fetch(base + path);
      const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html');
      pages.set(path, isHtml ? await answer.text() : '');
      if (!answer.ok) wrong.push(`${path}: ${answer.status}`);
      // The reference and the files of a page are not guides.
      if (!isHtml || !path.startsWith('/docs') || path === '/docs/api') continue;
      for (const link of linksOf(pages.get(path)!)) pages.set(link.split('#')[0] || path, '');
    }
    for (const [path, html] of pages)
      for (const link of path.startsWith('/docs') ? linksOf(html) : []) {
        const [target, anchor] = link.split('#');
        const found = pages.get(target || path);
        if (anchor && !found?.includes(`id="${anchor}"`)) wrong.push(`${path}: ${link}`);
      }
    expect(wrong).toEqual([]);
    expect(pages.size).toBeGreaterThan(missing.length + 4);
  });

  const looks = [
    { scheme: 'light', width: 1280 },
    { scheme: 'dark', width: 360 },
  ] as const;

  test.each(sample(looks, 2))(
    'guides are accessible in $scheme at $width pixels, without scripts',
    { timeout: 60_000 },
    async ({ scheme, width }) => {
      const context = await visit({ colorScheme: scheme, viewport: { width, height: 740 } });
      const page = await context.newPage();
      const seen = watch(page);
      for (const path of ['/docs', '/docs/readme', '/docs/platforms', '/docs/signals', '/docs/storage']) {
        await page.goto(worker().base + path);
        expect(await isWide(page), path).toBe(false);
        expect(await axeViolations(page), path).toEqual([]);
        expect(await page.locator('script').count()).toBe(0);
      }
      expect(seen.complaints).toEqual([]);
      expect(seen.requests.filter((url) => !url.startsWith(`${worker().base}/`))).toEqual([]);
    },
  );

  test('the quick start is one click from the front page, and the guides one more from any guide', async () => {
    const page = await (await visit({ locale: 'de-DE' })).newPage();
    await page.goto(`${worker().base}/`);
    await page.getByRole('link', { name: /^Schnellstart/ }).click();
    await page.getByRole('heading', { name: 'Quick start' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('npm install && npm run dev');
    await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'Consent log' }).click();
    await page.getByRole('heading', { name: 'Consent log', level: 1 }).waitFor();
  });
});

// packages/client in a page, bundled as a website would.
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type * as Client from '../../packages/client/src/index.ts';
import { inBrowser } from './support/browser.ts';
import { button, ran, settled } from './support/widget.ts';

declare global {
  interface Window {
    client: typeof Client;
    /** What listeners have seen, and errors. */
    seen: unknown[];
  }
}

const all = ['Session', 'Counter', 'Adverts', 'Video'];

inBrowser('the package for bundlers', (site, visit) => {
  let code: string;
  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: ['packages/client/src/index.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'client',
    });
    code = outputFiles[0]!.text;
  });

  /** A page without the snippet, unless it is wanted, that has the package as a global. */
  async function open(withSnippet = false) {
    const { searchParams } = new URL(site().scriptUrl());
    const options = {
      origin: site().service,
      apiKey: searchParams.get('apiKey')!,
      domain: searchParams.get('domain')!,
    };
    site().setPage({ head: `<script>${code}</script>`, bare: !withSnippet });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    const load = (more = {}) =>
      page.evaluate(
        (options) =>
          window.client.loadPlacet(options).then(
            (ccm) => ccm === window.CCM && ccm.version,
            (error: Error) => error.message,
          ),
        { ...options, ...more },
      );
    return { page, load };
  }

  const names = (page: Page) =>
    page.evaluate(() => window.client.getSnapshot().acceptedEmbeddings.map(({ name }) => name));

  test('loads the script once, first in the head, and the banner opens', async () => {
    const { page, load } = await open();
    expect(await page.evaluate(() => window.client.getSnapshot().loaded)).toBe(false);
    const versions = await Promise.all([load(), load()]);
    expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
    expect(versions[1]).toBe(versions[0]);
    await button(page, 'Accept all').waitFor();
    await load();
    expect(site().scripts()).toBe(1);
    expect(await page.evaluate(() => document.head.querySelector('script')!.src)).toContain(
      '/app.js?apiKey=',
    );
  });

  test('loads nothing where the snippet is', async () => {
    const { page, load } = await open(true);
    await load();
    await button(page, 'Accept all').waitFor();
    expect(site().scripts()).toBe(1);
  });

  test(
    'rejects if the script cannot be loaded, and the next call tries again',
    { tags: 'full' },
    async () => {
      const { page, load } = await open();
      const none = await load({ domain: 'ffffffffffff' });
      expect(none).toBe(`Placet could not be loaded from ${site().service}.`);
      // In the words of each engine.
      expect(await load({ origin: 'consent.example' })).toMatch(/URL|pattern/);
      expect(await load()).toMatch(/^\d/);
      await button(page, 'Accept all').waitFor();
    },
  );

  test('calls listeners after each change, and returns the same object until then', async () => {
    const { page, load } = await open();
    await page.evaluate(() => {
      const { getSnapshot, subscribe } = window.client;
      window.seen = [];
      subscribe(() => window.seen.push(getSnapshot().acceptedEmbeddings.length));
      // A component that reads the state as soon as the event is there must not hide the change from others.
      addEventListener('ccm19EmbeddingAccepted', getSnapshot);
    });
    await load();
    await button(page, 'Accept all').click();
    await expect.poll(() => names(page)).toEqual(all);
    await settled(page);
    await expect
      .poll(() => page.evaluate(() => window.client.getSnapshot() === window.client.getSnapshot()))
      .toBe(true);
    expect(await page.evaluate(() => window.seen.at(-1))).toBe(4);
    expect(await page.evaluate(() => window.client.getSnapshot())).toMatchObject({
      loaded: true,
      consent: true,
      consentRequired: false,
      initialConsent: true,
      fullConsentGiven: true,
      ucid: expect.stringMatching(/^[0-9a-f]{64}$/),
      acceptedCookies: ['sid', '_count', '_count_*', '_ad'],
    });
    await site().stored({ accepted: all });
  });

  test(
    'reports a rejection, and a decision in another tab, until the subscription ends',
    { tags: 'full' },
    async () => {
      const { page, load } = await open();
      await load();
      await page.evaluate(() => {
        const { getSnapshot, subscribe } = window.client;
        window.seen = [];
        const end = subscribe(() => {
          window.seen.push(getSnapshot().acceptedEmbeddings.length);
          if (window.seen.length === 2) end();
        });
      });
      await button(page, 'Only necessary').click();
      await expect.poll(() => page.evaluate(() => window.seen)).toEqual([1]);
      site().setPage({});
      const other = await page.context().newPage();
      await other.goto(site().pageUrl);
      await other.evaluate(() => CCM.openWidget());
      await button(other, 'Accept all').click();
      await expect.poll(() => page.evaluate(() => window.seen)).toEqual([1, 4]);
      expect(await ran(page)).toEqual(['counter']);
    },
  );
});

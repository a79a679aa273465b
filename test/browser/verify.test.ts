import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { hex } from '../../src/lib/bytes.ts';
import { consistencyProof, treeHash, type NodeAt } from '../../src/lib/tlog/merkle.ts';
import { leavesOf } from '../../src/lib/tlog/tiles.ts';
import { parseTlogProof, witnessRequest } from '../../src/lib/tlog/tlog-proof.ts';
import * as made from '../verify/sample-log.ts';
import { appearanceViolations } from './support/axe.ts';
import { withWorker } from './support/browser.ts';
import { HOSTING_API_KEY } from './support/worker.ts';

const GENUINE = 'This receipt is genuine.';
const WRONG = 'This receipt is not valid.';
const file = pathToFileURL('public/verify.html').href;

withWorker('the page that checks receipts', (worker, visit) => {
  let key: made.TestKey;
  let receipt: string;
  let changed: string;

  beforeAll(async () => {
    key = await made.makeKey(1);
    receipt = JSON.stringify(await made.evidenceFileFor(made.makeLog([5, 8, 1, 7, 3]), [7, 12], key));
    changed = receipt.replace(String.raw`\"e1\",`, '');
  });

  /** Enters the key, which a visitor does not need. */
  async function enterKey(page: Page) {
    await page.locator('#more').evaluate((more: HTMLDetailsElement) => (more.open = true));
    await page.locator('#key').fill(key.verifier);
  }

  /** Checks a receipt, and waits until the page says this of it. */
  async function check(page: Page, receipt: string, headline: string) {
    await page.locator('#receipt').fill(receipt);
    await enterKey(page);
    await page.locator('button').click();
    await page.locator('#headline', { hasText: headline }).waitFor();
  }

  test('it tells a genuine receipt from a changed one, without further requests', async () => {
    const context = await visit({ locale: 'en-GB' });
    const page = await context.newPage();
    const [asked, complaints]: string[][] = [[], []];
    page.on('request', (request) => asked!.push(request.url()));
    page.on('pageerror', (error) => complaints!.push(error.message));
    page.on('console', (message) => complaints!.push(message.text()));
    await page.goto(`${worker().base}/verify`);
    await page.locator('#form').waitFor();
    const base = `${worker().base}/verify`;
    const branding = `${worker().base}/account/brand/branding.json`;
    await expect.poll(() => asked).toEqual([base, `${base}/page.css`, `${base}/page.js`, branding]);
    await expect.poll(() => page.title()).toBe('Verify a consent receipt · Placet');
    await context.setOffline(true);
    await check(page, receipt, GENUINE);
    await expect.poll(() => page.locator('#shown li').count()).toBe(4);
    await expect
      .poll(() => page.locator('#sources').textContent())
      .toContain('Checkpoint and proofs: only those in the receipt itself.');
    await expect.poll(() => page.locator('#wrong').isVisible()).toBe(false);
    await check(page, changed, WRONG);
    await expect
      .poll(() => page.locator('#wrong li').first().innerText())
      .toContain('Entry 1: the checkpoint of size');
    expect(asked).toHaveLength(4);
    await expect.poll(() => complaints).toEqual([]);
    const { headers } = await fetch(base);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' https:;");
  });

  test('it carries the operator’s name, logo and color', { tags: 'full' }, async () => {
    const page = await (await visit({ locale: 'en-GB' })).newPage();
    const { base } = worker();
    await page.goto(`${base}/operator/login`);
    await page.getByLabel('Operator key').fill(HOSTING_API_KEY);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/operator');
    const brand = async (name: string, logo: boolean) => {
      await page.goto(`${base}/operator/branding`);
      await page.locator('[name=name]').fill(name);
      await page.locator('[name=accentColor]').fill(name ? '#8a1c5b' : '#0f6b52');
      if (logo)
        await page.locator('input[type=file]').setInputFiles({
          name: 'logo.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30"/></svg>',
          ),
        });
      else await page.locator('[name=remove]').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('status').first().waitFor();
    };
    await brand('Agentur Nord', true);
    try {
      await page.goto(`${base}/verify`);
      const logo = page.getByRole('img', { name: 'Agentur Nord' });
      await logo.waitFor();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
      await expect.poll(() => page.title()).toBe('Verify a consent receipt · Agentur Nord');
      const color = () =>
        page
          .locator('nav a, a')
          .first()
          .evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
      await expect.poll(color).toContain('#8a1c5b');
      expect(await appearanceViolations(page)).toEqual([]);
    } finally {
      await brand('', false);
    }
  });

  test(
    'it works from a saved copy, with files instead of pasted text, in the language of the browser',
    { tags: 'full' },
    async () => {
      const page = await (await visit({ locale: 'de-DE', offline: true })).newPage();
      await page.goto(file);
      await page.locator('#form').waitFor();
      for (const [id, text] of [
        ['receipt', receipt],
        ['key', JSON.stringify({ jwk: key.jwk, verifier: key.verifier, former: [] })],
      ] as const) {
        const buffer = Buffer.from(text);
        await page
          .locator(`#${id}-file`)
          .setInputFiles({ name: 'any.json', mimeType: 'application/json', buffer });
      }
      await page.getByRole('button', { name: 'Prüfen' }).click();
      await page.getByText('Dieser Beleg ist echt.').waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('headline');
      await expect.poll(() => page.locator('main').innerText()).not.toMatch(/receipt|\{\w+\}|undefined/i);
    },
  );

  test('it asks the service for key, checkpoint and proofs, and says what came from it', async () => {
    const context = await visit({ locale: 'en-GB' });
    const page = await context.newPage();
    const log = made.makeLog([5, 8, 1, 7, 3]);
    const [line, root] = [log[6]!, hex(made.rootOf(log, 2))];
    const jws = await made.receiptFor(line, key, 2, 'shop', 7, root);
    const { proof } = await made.provenRecord(log, 7, key);
    const hashes = leavesOf(made.entriesIn(log));
    const node: NodeAt = (level, index) =>
      treeHash(hashes.slice(index * 2 ** level, (index + 1) * 2 ** level));
    const asked: string[] = [];
    // What a service answers; its own routes are tested in test/visitor.
    await page.route('**/app/**', (route) => {
      const { pathname, searchParams, search } = new URL(route.request().url());
      asked.push(`${route.request().method()} ${pathname}${search}`);
      if (pathname === '/app/log-key')
        return route.fulfill({ json: { jwk: key.jwk, verifier: key.verifier, former: [] } });
      if (pathname === '/app/checkpoint') return route.fulfill({ body: parseTlogProof(proof).checkpoint });
      if (!searchParams.has('from')) return route.fulfill({ body: proof });
      const extension = consistencyProof(2, log.length, node);
      return route.fulfill({ body: witnessRequest(2, extension, parseTlogProof(proof).checkpoint) });
    });
    await page.goto(`${worker().base}/verify`);
    await page.locator('#receipt').fill(jws);
    await page.locator('button').click();
    await page.locator('#headline', { hasText: GENUINE }).waitFor();
    const shown = page.locator('#shown');
    await expect.poll(() => shown.innerText()).toContain('The log placet/shop.7 contains no. 7.');
    await expect.poll(() => shown.innerText()).toContain('extends the log in the receipt');
    const sources = page.locator('#sources');
    await expect.poll(() => sources.textContent()).toContain(`Key: from ${worker().base}, the service under`);
    await expect.poll(() => sources.textContent()).toContain(`Checkpoint and proofs: from ${worker().base}`);
    const entry = hex(made.entryIn(line));
    expect(asked).toEqual([
      'GET /app/log-key?domain=shop',
      'GET /app/checkpoint?domain=shop',
      'GET /app/proof?domain=shop&from=2',
      `GET /app/proof?domain=shop&seq=7&entry=${entry}`,
    ]);
    expect(await appearanceViolations(page)).toEqual([]);
    await page.unroute('**/app/**');
    await page.route('**/app/**', () => undefined);
    await page.locator('button').click();
    // A slow service shows no old result.
    await page.locator('#result').waitFor({ state: 'hidden' });
    await page.unroute('**/app/**');
    await enterKey(page);
    await page.locator('#service').fill('https://other.invalid');
    await page.locator('button').click();
    await page.getByText('The service did not respond.').waitFor();
    await expect.poll(() => sources.textContent()).toContain('Key: from you.');
  });

  test('a visitor who has only the receipt drops its file, and learns what the result means and what to do', async () => {
    for (const [locale, meaning, mistaken] of [
      ['en-GB', 'Keep the file: it remains valid proof.', 'This is a consent ID, not a receipt.'],
      ['de-DE', 'Sie bleibt ein gültiger Nachweis.', 'Das ist eine Consent-ID und kein Beleg.'],
    ] as const) {
      const page = await (await visit({ locale, viewport: { width: 320, height: 700 } })).newPage();
      await page.goto(file);
      await page.locator('#form').waitFor();
      const drop = (text: string) =>
        page.evaluate((text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'receipt.json'));
          document.body.dispatchEvent(
            new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
          );
        }, text);
      await drop(JSON.stringify({ ...(JSON.parse(receipt) as object), keys: [{ verifier: key.verifier }] }));
      await page.locator('#meaning', { hasText: meaning }).waitFor();
      await drop('0af3'.repeat(16));
      await page.locator('#wrong li', { hasText: mistaken }).waitFor();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('it is readable in light mode on a phone and in dark mode on a desktop', async () => {
    const page = await (await visit()).newPage();
    await page.goto(file);
    for (const [text, headline] of [
      [receipt, GENUINE],
      [changed, WRONG],
    ] as const) {
      await check(page, text, headline);
      expect(await appearanceViolations(page)).toEqual([]);
    }
  });
});

import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import * as made from '../verify/sample-log.ts';
import { appearanceViolations } from './axe.ts';
import { withWorker } from './browser.ts';

const GENUINE = 'This receipt is genuine.';
const WRONG = 'This receipt is not valid.';
const file = pathToFileURL('public/verify.html').href;

withWorker('the page that checks receipts', (worker, visit) => {
  let key: made.TestKey;
  let receipt: string;
  let changed: string;

  beforeAll(async () => {
    key = await made.makeKey(1);
    receipt = JSON.stringify(await made.evidenceFileFor(made.makeLog([5, 8, 1, 7, 3]), [6, 11], key));
    changed = receipt.replace(String.raw`\"e1\",`, '');
  });

  /** Checks a receipt, and waits until the page says this of it. */
  async function check(page: Page, receipt: string, headline: string) {
    await page.locator('#receipt').fill(receipt);
    await page.locator('#key').fill(key.verifier);
    await page.locator('button').click();
    await page.locator('#headline', { hasText: headline }).waitFor();
  }

  test('it tells a genuine receipt from a changed one, without requests', async () => {
    const context = await visit({ locale: 'en-GB' });
    const page = await context.newPage();
    const [asked, complaints]: string[][] = [[], []];
    page.on('request', (request) => asked!.push(request.url()));
    page.on('pageerror', (error) => complaints!.push(error.message));
    page.on('console', (message) => complaints!.push(message.text()));
    await page.goto(`${worker().base}/verify`);
    await page.locator('#form').waitFor();
    const base = `${worker().base}/verify`;
    expect(asked).toEqual([base, `${base}/page.css`, `${base}/page.js`]);
    await context.setOffline(true);
    await check(page, receipt, GENUINE);
    await expect.poll(() => page.locator('#shown li').count()).toBe(4);
    await expect.poll(() => page.locator('#wrong').isVisible()).toBe(false);
    await check(page, changed, WRONG);
    await expect.poll(() => page.locator('#wrong li').first().innerText()).toContain('Entry 2: block');
    expect(asked).toHaveLength(3);
    await expect.poll(() => complaints).toEqual([]);
    const { headers } = await fetch(base);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    expect(headers.get('Content-Security-Policy')).not.toContain('connect-src');
  });

  test('it works from a saved copy, with files instead of pasted text, in the language of the browser', async () => {
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

import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAccount, logIn } from '../support/account.ts';
import { appearanceViolations, axeViolations, isWide } from '../support/axe.ts';
import { engine, withWorker } from '../support/browser.ts';
import { showAs } from '../support/print.ts';

const UCID = 'ab'.repeat(32);
const SITE = 'https://shop.example';
const IN_LANGUAGES = [
  ['de_DE', 'ltr', 'Alle akzeptieren'],
  ['el_GR', 'ltr', 'Αποδοχή όλων'],
  ['ar', 'rtl', 'قبول الكل'],
] as const;

withWorker('consent records and analytics in the console', (worker, visit) => {
  /** A client with a domain in three languages whose visitor has decided once in each. */
  async function setUp(options: BrowserContextOptions = {}) {
    const { base } = worker();
    const account = await createAccount(base);
    const { id: domain } = await account.domains('POST', '', { name: SITE });
    await account.domains('PUT', `/${domain}/locale/de_DE`, { active: true });
    for (const name of ['el_GR', 'ar'])
      await account.domains('POST', `/${domain}/locale`, { name, active: true });
    const { id } = await account.domains('POST', `/${domain}/embedding`, {
      name: 'Matomo',
      purpose: 'a717ff5',
      vendor: 'InnoCraft Ltd',
      active: true,
      assets: [{ name: '_pk_id' }],
    });
    const snippets = await account.domains<{ default: string }>('GET', `/${domain}/onboarding/embed`);
    const apiKey = /apiKey=([0-9a-f]{48})/.exec(snippets.default)![1];
    const embeddings = [[id], [], [id]];
    const send = async (path: string, body: object) => {
      const sent = await fetch(`${base}/app/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: SITE },
        body: JSON.stringify({ apiKey, domain, ...body }),
      });
      if (!sent.ok) throw new Error(await sent.text());
    };
    for (const [i, [lang]] of IN_LANGUAGES.entries())
      await send('consents', { ucid: UCID, lang, consent: i !== 1, embeddings: embeddings[i] });
    await send('interactions', { locale: 'ar', outcome: 'chosen' });
    const page = await (await visit({ locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options })).newPage();
    await logIn(page, base, account.username);
    const path = `${base}/account/domains/${domain}`;
    return { page, path, account };
  }

  /** Clicks a link or a button, and counts. */
  function counting(page: Page) {
    let clicks = 0;
    return {
      click: async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
        clicks++;
        await page.getByRole(role, { name }).first().click();
      },
      clicks: () => clicks,
    };
  }

  test('the print view has the history and all texts that were shown, in the direction of their language', async () => {
    const { page, path } = await setUp();
    await page.goto(`${path}/consents/${UCID}`);
    expect(await axeViolations(page)).toEqual([]);
    const isVisible = (selector: string) => page.locator(selector).first().isVisible();
    expect([await isVisible('.bar nav'), await isVisible('.printed')]).toEqual([true, false]);
    await showAs(page, 'print');
    for (const hidden of ['.bar nav', '.sections', '.badge-link', '.actions', 'footer', '[data-copies]'])
      expect(await isVisible(hidden), hidden).toBe(false);
    for (const shown of ['.printed', '.running', '.facts', '.decision dl'])
      expect(await isVisible(shown), shown).toBe(true);
    const text = await page.locator('main').innerText();
    for (const part of [
      'shop.example',
      UCID,
      'Europe/Berlin',
      'Printed on',
      'Accepted all',
      'Withdrawn',
      'SHA-256',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/\d\d:\d\d:\d\d (CET|CEST)/);
    const notices = page.locator('.shown-texts');
    // The newest decision is first.
    for (const [i, [locale, dir, button]] of IN_LANGUAGES.toReversed().entries()) {
      const notice = notices.nth(i);
      expect(await notice.getAttribute('lang')).toBe(locale.replace('_', '-'));
      expect(await notice.evaluate((element) => getComputedStyle(element).direction)).toBe(dir);
      expect(await notice.innerText()).toContain(button);
      const heading = notice.locator('h4').first();
      expect(await heading.evaluate((element) => getComputedStyle(element).textAlign)).toBe('start');
    }
    // WebKit’s driver makes no PDF, and the pages in Firefox’s cannot be counted.
    if (engine !== 'chromium') return;
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(2);
  });

  test('the table of last month is three clicks away', { tags: 'full' }, async () => {
    const { page } = await setUp();
    const { click, clicks } = counting(page);
    await click(/^Consent records/);
    await click('Last month');
    const download = page.waitForEvent('download');
    await click(/^CSV/);
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file).toContain('Local time (Europe/Berlin),Time (UTC),Consent ID');
    expect(clicks()).toBeLessThanOrEqual(3);
  });

  test(
    'the list has the records of sealed blocks, too, and the log page leads an authority to the verification',
    { tags: 'full' },
    async () => {
      const { page, path } = await setUp();
      await page.goto(`${path}/consents`);
      await page.getByText('3 records').waitFor();
      await page.getByRole('link', { name: 'Log and evidence' }).click();
      await page.getByRole('heading', { name: 'Current block (1)' }).waitFor();
      const steps = page
        .locator('section', { hasText: 'Prove a consent to an authority' })
        .getByRole('listitem');
      expect(await steps.count()).toBe(3);
      expect(await steps.last().getByRole('link').getAttribute('href')).toBe('/verify');
      expect(await appearanceViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Seal current block' }).click();
      await page.getByRole('button', { name: 'Seal' }).click();
      await page.getByRole('heading', { name: 'Current block (2)' }).waitFor();
      await page.getByLabel('Block number').fill('1');
      await page.getByRole('button', { name: 'Show records' }).click();
      await page.getByText('Records of block 1').waitFor();
      expect(await page.locator('.consents tbody tr').count()).toBe(3);
      expect(await appearanceViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'All records' }).click();
      await page.getByText('3 records').waitFor();
      expect(await page.locator('.consents tbody tr').count()).toBe(3);
      await page.goto(`${path}/consents/blocks?lang=de`);
      await page.getByText('Noch nicht versiegelt').waitFor();
      expect(await appearanceViolations(page)).toEqual([]);
    },
  );

  test('a visitor is found by the beginning of the ID, and the evidence file is four clicks away', async () => {
    const { page } = await setUp();
    const { click, clicks } = counting(page);
    await click(/^Consent records/);
    await page.getByRole('searchbox').fill(UCID.slice(0, 6));
    await click('Search', 'button');
    const download = page.waitForEvent('download');
    await click('Download evidence file');
    expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({
      pii_principal_id: UCID,
    });
    expect(clicks()).toBeLessThanOrEqual(4);
  });

  test(
    'a consent ID is copied whole, and without scripts there is no button for it',
    { tags: 'full' },
    async () => {
      const { page, path } = await setUp({ permissions: ['clipboard-read', 'clipboard-write'] });
      await page.goto(`${path}/consents`);
      const button = page.getByRole('button', { name: `Copy consent ID ${UCID.slice(0, 8)}` }).first();
      await button.click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(UCID);
      await expect.poll(() => button.textContent()).toBe('Copied');
      const { page: plain, path: plainPath } = await setUp({ javaScriptEnabled: false });
      await plain.goto(`${plainPath}/consents`);
      expect(await plain.locator('.consents tbody tr').count()).toBe(3);
      expect(await plain.locator('[data-copies]:visible').count()).toBe(0);
      expect(await plain.getByText('Times in UTC.').count()).toBe(1);
    },
  );

  test(
    'a chart shows values on hover and on focus, and the arrow keys move between its points',
    { tags: 'full' },
    async () => {
      for (const javaScriptEnabled of [true, false]) {
        const { page, path, account } = await setUp({ javaScriptEnabled });
        await page.goto(`${path}/statistics`);
        const points = page.locator('.points').getByRole('link');
        // Counts are written a little later, and folded.
        await expect
          .poll(async () => {
            await account.fold();
            await page.reload();
            return points.count();
          })
          .toBe(30);
        const isShown = (at: number) =>
          points
            .nth(at)
            .locator('.tip')
            .evaluate((tip) => tip.getBoundingClientRect().width > 20);
        expect(await isShown(29)).toBe(false);
        await points.nth(29).hover();
        expect(await isShown(29)).toBe(true);
        await page.mouse.move(0, 0);
        await points.nth(29).focus();
        expect([await isShown(29), await isShown(28)]).toEqual([true, false]);
        if (!javaScriptEnabled) continue;
        await page.keyboard.press('ArrowLeft');
        expect([await isShown(29), await isShown(28)]).toEqual([false, true]);
        await page.keyboard.press('Enter');
        await expect.poll(() => page.locator('#views-28').isVisible()).toBe(true);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 720 });
          expect(await isWide(page)).toBe(false);
        }
      }
    },
  );
});

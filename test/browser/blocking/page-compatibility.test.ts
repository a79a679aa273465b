import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import { chromiumPath } from '../support/engines.ts';
import type { Changes } from '../support/domain.ts';
import { showAs } from '../support/print.ts';
import type { Site } from '../support/site.ts';
import { button, dialog, ran, secondAfter, settled } from '../support/widget.ts';

const refusal = { consent: false, accepted: ['Session'] };
const all = ['Session', 'Counter', 'Adverts', 'Video'];

inBrowser('the widget in all kinds of pages', (site, visit) => {
  async function open(
    html: Parameters<Site['setPage']>[0] = {},
    changes: Changes = {},
    options: Parameters<typeof visit>[0] = {},
  ) {
    site().setPage(html);
    await site().configure(changes);
    const page = await (await visit(options)).newPage();
    await page.goto(site().pageUrl);
    await page.waitForFunction(() => window.CCM);
    return page;
  }

  const trustedTypes = "require-trusted-types-for 'script'";
  const long = '<p style="height: 3000px; margin: 0" id="long">long</p>';

  test('a page keeps its scroll position and width behind the banner, and scrolls again afterwards', async () => {
    // The difference is visible only with scroll bars that take room.
    const browser = await chromium.launch({
      executablePath: chromiumPath!,
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      for (const [name, css] of Object.entries({
        'a plain page': '',
        'a page whose body cuts off what is too wide':
          'html, body { height: 100% } body { overflow-x: hidden }',
        'a page that always has a scroll bar': 'html { overflow-y: scroll }',
      })) {
        site().setPage({ head: `<style>body { margin: 0 } ${css}</style>`, body: long });
        const page = await browser.newPage();
        await page.goto(site().pageUrl);
        await button(page, 'Only necessary').click();
        await expect.poll(() => dialog(page).count()).toBe(0);
        await page.mouse.wheel(0, 500);
        const place = () =>
          page.evaluate(() => {
            const { top, width } = document.querySelector('#long')!.getBoundingClientRect();
            return [top, width];
          });
        await expect.poll(place, { message: name }).toEqual([-500, 1265]);
        await page.evaluate(() => CCM.openWidget());
        await dialog(page).waitFor();
        await page.mouse.move(640, 5);
        await page.mouse.wheel(0, 500);
        await page.keyboard.press('PageDown');
        await button(page, 'Settings').click();
        await page.keyboard.press('Escape');
        await expect.poll(place, { message: name }).toEqual([-500, 1265]);
        await button(page, 'Only necessary').click();
        await page.mouse.wheel(0, 500);
        await expect.poll(place, { message: name }).toEqual([-1000, 1265]);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });

  test('a page scrolls behind a banner that does not block it', { tags: 'full' }, async () => {
    const page = await open({ body: long }, { theme: { widgetBlocking: false, widgetPosition: 'bottom' } });
    await dialog(page).waitFor();
    await page.mouse.move(640, 5);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await button(page, 'Only necessary').click();
    await site().stored(refusal);
  });

  test('dialog, icon and placeholders do not print', async () => {
    const page = await open({ body: '<iframe src="/video/1"></iframe>' });
    const placeholder = page.getByRole('group', { name: 'Video' });
    const icon = page.locator('.ccm-settings-summoner');
    await dialog(page).waitFor();
    await placeholder.waitFor();
    await showAs(page, 'print');
    await expect.poll(() => page.locator('dialog').isVisible()).toBe(false);
    await expect.poll(() => placeholder.isVisible()).toBe(false);
    await showAs(page, 'screen');
    await button(page, 'Only necessary').click();
    await icon.waitFor();
    await showAs(page, 'print');
    await expect.poll(() => icon.isVisible()).toBe(false);
    await site().stored(refusal);
  });

  test('where a page enforces Trusted Types, consent releases what is possible, and the console names the rest', async () => {
    const page = await open({
      csp: trustedTypes,
      head: `<script nonce="abc" type="text/x-ccm-loader" data-ccm-loader-group="adverts">window.ran = ['inline']</script>
        <script nonce="abc" src="/adverts.js"></script>
        <script nonce="abc" type="text/x-ccm-loader" data-ccm-loader-src="/loaded.js" data-ccm-loader-group="adverts"></script>`,
      body: '<iframe src="/video/1"></iframe>',
    });
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await expect.poll(() => ran(page)).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['inline', 'adverts.js']);
    await expect.poll(() => page.frames().filter((f) => f.url().includes('/video/')).length).toBe(1);
    expect(told.filter((text) => text.includes('could not release'))).toHaveLength(2);
    expect(told.join()).toContain('Counter');
    expect(told.join()).toContain('/loaded.js');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await settled(page);
    await site().stored({ accepted: all });
  });

  test('under Trusted Types single services can be chosen, and legal texts are shown as text', async () => {
    const page = await open({ csp: trustedTypes });
    await button(page, 'Privacy policy').click();
    await dialog(page)
      .getByText(/We keep\s+nothing/)
      .waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Video' }).check();
    await button(page, 'Save selection').click();
    await site().stored({ accepted: ['Session', 'Video'] });
    expect(site().answers()).toEqual([201]);
  });

  test(
    'where Trusted Types block the preferences chunk, a withdrawal still works',
    { tags: 'full' },
    async () => {
      const page = await open({ csp: `${trustedTypes}; trusted-types 'none'` });
      await button(page, 'Accept all').click();
      await settled(page);
      const [first] = await site().stored({ accepted: all });
      await secondAfter(first!);
      await button(page, 'Change or withdraw consent').click();
      await dialog(page).getByText('not available right now').waitFor();
      await button(page, 'Only necessary').click();
      await site().stored({ accepted: all }, refusal);
      expect(site().answers()).toEqual([201, 201]);
    },
  );

  for (const colorScheme of ['light', 'dark'] as const)
    test(`in ${colorScheme} forced colors the icon shows more than its frame`, async () => {
      const page = await open({}, {}, { forcedColors: 'active', colorScheme });
      await button(page, 'Only necessary').click();
      const icon = page.locator('.ccm-settings-summoner');
      await icon.waitFor();
      const { x, y, width, height } = (await icon.boundingBox())!;
      const inside = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
      const picture = (await page.screenshot({ clip: inside })).toString('base64');
      const drawn = await page.evaluate(async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.drawImage(image, 0, 0);
        const { data } = canvas.getImageData(0, 0, image.width, image.height);
        const light = data.filter((value, i) => i % 4 === 0 && value > 128).length;
        return light / (data.length / 4);
      }, picture);
      // The icon contains more than one color.
      expect(drawn).toBeGreaterThan(0.1);
      expect(drawn).toBeLessThan(0.9);
      await site().stored(refusal);
    });

  test('links to legal pages lead to the site even if the page has a <base>', async () => {
    const page = await open({ head: '<base href="https://elsewhere.example/deep/">' });
    const imprint = page.getByRole('link', { name: 'Legal notice' });
    expect(await imprint.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${site().pageUrl}imprint`);
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Counter' }).waitFor();
    expect(await imprint.first().evaluate((link: HTMLAnchorElement) => link.href)).toBe(
      `${site().pageUrl}imprint`,
    );
    expect(await site().entries()).toEqual([]);
  });

  const screens = {
    'a screen at 400 %': { width: 320, height: 256 },
    'a narrow screen': { width: 320, height: 640 },
  };
  for (const [name, viewport] of sample(Object.entries(screens), 2))
    test(`on ${name} nothing is cut off, and the buttons take a third at most`, async () => {
      const page = await open({}, { locales: { de_DE: {}, el: {}, ar: {}, fi: {} } }, { viewport });
      const measure = () =>
        dialog(page).evaluate((dialog) => {
          const foot = dialog.querySelector('.foot')!.getBoundingClientRect();
          const [first, second] = [...dialog.querySelectorAll('.foot button')].map((one) =>
            one.getBoundingClientRect(),
          );
          const tooWide = [...dialog.querySelectorAll('*')].filter(
            (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).display !== 'inline',
          );
          return {
            tooWide: tooWide.map((one) => one.outerHTML),
            foot: foot.height <= innerHeight / 3,
            equal: first!.height === second!.height && first!.width === second!.width,
            seen: [first!, second!].every((one) => one.top >= 0 && one.bottom <= innerHeight),
            hyphens: getComputedStyle(dialog.querySelector('p')!).hyphens,
            lang: dialog.closest('[lang]')!.getAttribute('lang'),
          };
        });
      const fine = { tooWide: [], foot: true, equal: true, seen: true, hyphens: 'auto' };
      for (const locale of ['de_DE', 'el', 'ar', 'fi']) {
        await page.evaluate((locale) => CCM.switchLocale(locale), locale);
        const lang = locale.replace('_', '-');
        await page.locator('#ccm-widget').locator(`[lang="${lang}"]`).waitFor({ state: 'attached' });
        await page.evaluate(() => CCM.openWidget());
        expect(await measure(), locale).toEqual({ ...fine, lang });
        await page.evaluate(() => CCM.openControlPanel());
        await page.locator('summary').first().waitFor();
        for (const summary of await page.locator('summary').all()) await summary.click();
        expect(await measure(), locale).toEqual({ ...fine, lang });
        await page.evaluate(() => CCM.closeControlPanel());
      }
      expect(await site().entries()).toEqual([]);
    });
});

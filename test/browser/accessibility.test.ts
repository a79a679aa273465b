import { getRules } from 'axe-core';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, ofColorsEnhanced } from './support/axe.ts';
import { engine, inBrowser } from './support/browser.ts';
import { dialog } from './support/widget.ts';

/** The violations of all axe rules, including those of the highest level and experimental ones. */
const everyRule = { runOnly: getRules().map(({ ruleId }) => ruleId) };

/** The text that a screen reader reads out, with long texts cut off and without addresses of links. */
async function tree(of: Locator) {
  const lines = (await of.ariaSnapshot()).replace(/localhost:\d+/g, 'localhost').split('\n');
  const short = (line: string) => (line.length > 70 ? `${line.slice(0, 69)}…` : line);
  return lines
    .filter((line) => !line.includes('/url:'))
    .map(short)
    .join('\n');
}

inBrowser('the widget with a screen reader or in forced colors', (site, visit) => {
  // Only Chromium’s driver changes the colors of an open page.
  const appearances =
    engine === 'chromium'
      ? ([['in the light, in the dark and in forced colors', 'en', 'light']] as const)
      : ([
          ['in the light', 'en', 'light'],
          ['in the dark', 'en', 'dark'],
        ] as const);
  for (const [name, locale, colorScheme] of [...appearances, ['from right to left', 'ar', 'light']] as const)
    test(`axe finds nothing in any state ${name}`, async () => {
      site().setPage({
        head: '<style>:root { color-scheme: light dark; background: light-dark(#fff, #000) } a { color: light-dark(#009, #9cf) }</style>',
        body: `<main><h1>A site</h1><iframe title="film" src="/video/1"></iframe>
          <h2>Cookies</h2><div class="ccm-cookie-declaration"></div></main>`,
      });
      await site().configure({ locales: { ar: {} } });
      const page = await (await visit({ locale, colorScheme })).newPage();
      const check = async () => {
        expect(await axeViolations(page, everyRule)).toEqual([]);
        if (locale === 'ar' || engine !== 'chromium') return;
        for (const media of [
          { colorScheme: 'dark', forcedColors: 'none' },
          { colorScheme: 'light', forcedColors: 'active' },
        ] as const) {
          await page.emulateMedia(media);
          expect(await axeViolations(page, ofColorsEnhanced), JSON.stringify(media)).toEqual([]);
        }
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      };
      await page.goto(site().pageUrl);
      await dialog(page).waitFor();
      await check();
      await page.evaluate(() => CCM.openControlPanel());
      for (const summary of await page.locator('summary').all()) await summary.click();
      await check();
      await page.evaluate(() => document.querySelector<HTMLElement>('.ccm--decline-cookies')!.click());
      await page.locator('.ccm-settings-summoner').waitFor();
      await page.locator('.ccm-cookie-declaration table').first().waitFor();
      await check();
    });

  test('on a phone every control is at least 24 px in size, and its focus ring is whole', async () => {
    site().setPage({
      body: '<main><h1>A site</h1><h2>Cookies</h2><div class="ccm-cookie-declaration"></div></main>',
    });
    const page = await (await visit({ viewport: { width: 320, height: 600 } })).newPage();
    await page.goto(site().pageUrl);
    await dialog(page).waitFor();
    const wrong = () =>
      page
        .locator('a:visible, button:visible:not([aria-hidden]), input:enabled:visible, summary:visible')
        .evaluateAll(async (controls) => {
          const found: string[] = [];
          for (const control of controls as HTMLElement[]) {
            control.focus();
            // WebKit scrolls later to what has the focus.
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            const { width, height, top, bottom, left, right } = control.getBoundingClientRect();
            const clipped: number[] = [];
            for (let parent = control.parentElement; parent; parent = parent.parentElement) {
              if (getComputedStyle(parent).overflowY === 'visible' || !parent.closest('dialog')) continue;
              const edge = parent.getBoundingClientRect();
              clipped.push(top - edge.top, edge.bottom - bottom, left - edge.left, edge.right - right);
            }
            // The ring is 3 px wide and 2 px away; a scrolled position may be half a pixel off.
            if (Math.min(width, height) < 24 || Math.min(...clipped) < 4.4)
              found.push(`${control.textContent} ${width} x ${height}, clipped at ${clipped.join(' ')}`);
          }
          return found;
        });
    expect(await wrong()).toEqual([]);
    await page.evaluate(() => CCM.openControlPanel());
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await wrong()).toEqual([]);
    await page.evaluate(() => document.querySelector<HTMLElement>('.ccm--decline-cookies')!.click());
    await page.locator('.ccm-cookie-declaration button').first().waitFor();
    expect(await wrong()).toEqual([]);
  });

  test('each layer reads well aloud', { tags: 'full' }, async () => {
    site().setPage({ body: '<main><h1>A site</h1><iframe title="film" src="/video/1"></iframe></main>' });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await dialog(page).waitFor();
    expect(await tree(dialog(page))).toMatchInlineSnapshot(`
      "- dialog "Cookies and privacy":
        - heading "Cookies and privacy" [level=2]
        - paragraph: This website stores information on your device, for ex…
        - list:
          - listitem: Ads
          - listitem: Analytics / statistics
          - listitem: Social media
        - paragraph: "Optional services: 3 · Providers: 3"
        - paragraph: "Necessary services: Consent management, Session"
        - paragraph: You can change your choice or withdraw your consent at…
        - link "Legal notice":
        - button "Privacy policy"
        - link "Placet":
        - button "Accept all"
        - button "Only necessary"
        - button "Settings""
    `);
    await page.evaluate(() => CCM.openControlPanel());
    await page.locator('summary').nth(3).click();
    expect(await tree(dialog(page))).toMatchInlineSnapshot(`
      "- dialog "Privacy settings":
        - heading "Privacy settings" [level=2]
        - button "Close"
        - heading "Technically necessary" [level=3]
        - checkbox "Technically necessary" [checked] [disabled]
        - paragraph: Needed to provide this website and the functions you u…
        - text: Consent management
        - checkbox "Consent management" [checked] [disabled]
        - group: More information
        - text: Session
        - checkbox "Session" [checked] [disabled]
        - group: More information
        - heading "Ads" [level=3]
        - checkbox "Ads"
        - paragraph: Shows ads and measures how well they work. Providers m…
        - text: Adverts
        - checkbox "Adverts"
        - group: More information
        - heading "Analytics / statistics" [level=3]
        - checkbox "Analytics / statistics"
        - paragraph: Measures how visitors use this website so that it can …
        - text: Counter
        - checkbox "Counter"
        - group:
          - text: More information
          - term: Provider
          - definition: Counter Ltd.
          - term: Description
          - definition: Counts visits.
          - term: Data collected
          - definition: Pages, time of visit
          - term: Purpose of data collection
          - definition: Statistics
          - term: Legal basis
          - definition: Art. 6 (1) (a) GDPR
          - term: Place of processing
          - definition: European Union
          - term: Provider’s privacy policy
          - definition:
            - link "https://counter.example/privacy":
          - table:
            - rowgroup:
              - row "Name Storage Storage period Description":
                - columnheader "Name Storage"
                - columnheader "Storage period"
                - columnheader "Description"
            - rowgroup:
              - row "_count cookie 1 year Tells visitors apart":
                - cell "_count cookie"
                - cell "1 year"
                - cell "Tells visitors apart"
              - row "_count_* localStorage 1 day Pages":
                - cell "_count_* localStorage"
                - cell "1 day"
                - cell "Pages"
        - heading "Social media" [level=3]
        - checkbox "Social media"
        - paragraph: Shows content from social networks and lets you share …
        - text: Video
        - checkbox "Video"
        - group: More information
        - term: Controller
        - definition:
          - text: the operator of localhost
          - link "Legal notice":
        - term: Storage period of your decision
        - definition: 365 days
        - paragraph: Some services may process data in countries outside th…
        - link "Legal notice":
        - button "Privacy policy"
        - link "Placet":
        - button "Accept all"
        - button "Only necessary"
        - button "Save selection"
        - button "Cancel""
    `);
    await page.evaluate(() => document.querySelector<HTMLElement>('.ccm--decline-cookies')!.click());
    await page.locator('.ccm-settings-summoner').waitFor();
    expect(await tree(page.locator('html'))).toMatchInlineSnapshot(`
      "- document:
        - main:
          - heading "A site" [level=1]
          - group "Video":
            - text: Video A video waits here
            - paragraph: This content comes from another provider and is lo…
            - 'button "Accept and show – always: Video"': Accept and show –…
            - 'button "Accept and show – only this time: Video"': Accept an…
            - link "About the provider":
        - button "Change or withdraw consent""
    `);
    await site().stored({ consent: false, accepted: ['Session'] });
  });
});

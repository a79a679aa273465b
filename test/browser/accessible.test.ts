import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { dialog } from './widget.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What any of axe's rules finds, those of the highest level and the experimental ones included. */
async function faults(page: Page) {
  const result = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    `${axe};axe.run(document, { rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }])) })`,
  );
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

inBrowser('the widget for those who cannot see it, or only otherwise', (site, visit) => {
  for (const [name, options] of Object.entries({
    'in the light': { colorScheme: 'light' },
    'in the dark': { colorScheme: 'dark' },
    'in forced colours': { forcedColors: 'active' },
    'from right to left': { locale: 'ar' },
  } as const))
    test(`axe finds nothing in any state ${name}`, async () => {
      site().setPage({
        head: '<style>:root { color-scheme: light dark; background: light-dark(#fff, #000) } a { color: light-dark(#009, #9cf) }</style>',
        body: `<main><h1>A site</h1><iframe title="film" src="/video/1"></iframe>
          <h2>Cookies</h2><div class="ccm-cookie-declaration"></div></main>`,
      });
      await site().configure({ locales: { ar: {} } });
      const page = await (await visit(options)).newPage();
      await page.goto(site().pageUrl);
      await dialog(page).waitFor();
      expect(await faults(page)).toEqual([]);
      await page.evaluate(() => CCM.openControlPanel());
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await faults(page)).toEqual([]);
      await page.evaluate(() => document.querySelector<HTMLElement>('.ccm--decline-cookies')!.click());
      await page.locator('.ccm-settings-summoner').waitFor();
      await page.locator('.ccm-cookie-declaration table').first().waitFor();
      expect(await faults(page)).toEqual([]);
    });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { engine } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe violations of a page. */
export async function axeViolations(page: Page, options: RunOptions = {}) {
  await painted(page);
  await page.evaluate(axe);
  // Only violations are listed, because axe would write a selector for every other element.
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(options),
    { resultTypes: ['violations' as const], ...options },
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The rules that depend on the color scheme; the second list adds that of the highest level. */
export const ofColors = { runOnly: ['color-contrast', 'link-in-text-block'] };
export const ofColorsEnhanced = { runOnly: [...ofColors.runOnly, 'color-contrast-enhanced'] };

/** The width of a narrow phone in pixels. */
export const PHONE = 320;

/** Whether a page scrolls sideways. */
export const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Waits for styles, which may still be missing after a form, and for the next frame, in which colors change. */
async function painted(page: Page) {
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The violations of an open page in light mode on a phone, and of its colors in dark mode on a desktop. */
export async function appearanceViolations(page: Page) {
  const violations: unknown[][] = [];
  for (const [colorScheme, width, options] of [
    ['dark', 1280, ofColors],
    ['light', PHONE, {}],
  ] as const) {
    // Only Chromium's driver changes the scheme of an open page.
    if (engine !== 'chromium' && colorScheme === 'dark') continue;
    await page.setViewportSize({ width, height: 800 });
    if (engine === 'chromium') await page.emulateMedia({ colorScheme });
    for (const violation of await axeViolations(page, options)) violations.push([colorScheme, ...violation]);
    if (await isWide(page)) violations.push(['scrolls sideways', width]);
  }
  return violations;
}

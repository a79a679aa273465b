import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page. */
export async function axeFaults(page: Page, options: RunOptions = {}) {
  await painted(page);
  await page.evaluate(axe);
  // Of what is in order it would write a selector for each element.
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(options),
    { resultTypes: ['violations' as const], ...options },
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The rules that a colour scheme can break, and of the highest level its own. */
export const ofColours = { runOnly: ['color-contrast', 'link-in-text-block'] };
export const ofColoursEnhanced = { runOnly: [...ofColours.runOnly, 'color-contrast-enhanced'] };

/** Whether a page scrolls sideways. */
export const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** A page that a form has led to may still be without its styles, and colours change with the next frame. */
async function painted(page: Page) {
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What is wrong with how an open page looks: light on a phone, and dark on a desktop, where its colours alone are new. */
export async function lookFaults(page: Page) {
  const faults: unknown[][] = [];
  for (const [colorScheme, width, options] of [
    ['dark', 1280, ofColours],
    ['light', 320, {}],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const fault of await axeFaults(page, options)) faults.push([colorScheme, ...fault]);
    if (await isWide(page)) faults.push(['scrolls sideways', width]);
  }
  return faults;
}

import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { launchFirefox as launch } from '../../../packages/audit/src/browser/firefox-over-bidi.ts';
import { cannot } from './cannot.ts';
import { firefoxPath } from './engines.ts';

/** Starts Firefox for a color scheme, or with forced colors, and for visitors who want no motion. */
export const launchFirefox = (colorScheme: string | null, forcedColors: boolean) =>
  launch({
    executablePath: firefoxPath!,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      // It would take the keyboard.
      'browser.download.alwaysOpenPanel': false,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      ...(forcedColors && { 'browser.display.document_color_use': 2 }),
    },
  });

/** Firefox’s driver appends to what is in a number field, so that field is emptied first. */
function fillAll(page: Page) {
  const locators = Object.getPrototypeOf(page.locator('input')) as Locator & { fillsAll?: true };
  if (locators.fillsAll) return;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with a locator
  const { fill } = locators;
  locators.fillsAll = true;
  locators.fill = async function (value, options) {
    const engine = this.page().context().browser()?.browserType().name();
    if (engine === 'firefox' && (await this.getAttribute('type', options)) === 'number')
      await fill.call(this, '', options);
    await fill.call(this, value, options);
  };
}

/** Lets a test say that it cannot run here, where Playwright would throw, or do nothing. */
export function limited(context: BrowserContext, { isMobile, javaScriptEnabled }: BrowserContextOptions) {
  if (javaScriptEnabled === false) cannot('Firefox’s driver cannot switch scripts off.');
  if (isMobile) cannot('Firefox’s driver emulates no phone.');
  const limitPage = (page: Page) => {
    fillAll(page);
    Object.assign(page, {
      emulateMedia: () => cannot('Firefox’s driver has no “emulateMedia”.'),
      pdf: () => cannot('Firefox’s driver has no “pdf”.'),
    });
  };
  context.on('page', limitPage);
  const newCDPSession = () => cannot('Firefox has no DevTools protocol of Chromium.');
  Object.assign(context.browser()!, { newBrowserCDPSession: newCDPSession });
  return Object.assign(context, { newCDPSession });
}

import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchFirefox as launch } from '../../../packages/audit/src/browser/firefox-over-bidi.ts';
import { cannot } from './cannot.ts';
import { firefoxPath } from './engines.ts';

/** Starts Firefox for a color scheme, and for visitors who want no motion. */
export const launchFirefox = (colorScheme: string | null) =>
  launch({
    executablePath: firefoxPath!,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    },
  });

/** Lets a test say that it cannot run here, where Playwright would throw, or do nothing. */
export function limited(context: BrowserContext, { forcedColors, isMobile }: BrowserContextOptions) {
  if (forcedColors === 'active' || isMobile)
    cannot('Firefox’s driver emulates no forced colors and no phone.');
  const limitPage = (page: Page) =>
    Object.assign(page, {
      emulateMedia: () => cannot('Firefox’s driver has no “emulateMedia”.'),
      pdf: () => cannot('Firefox’s driver has no “pdf”.'),
    });
  context.on('page', limitPage);
  const newCDPSession = () => cannot('Firefox has no DevTools protocol of Chromium.');
  return Object.assign(context, { newCDPSession });
}

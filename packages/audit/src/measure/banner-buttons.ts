import type { Locator, Page } from 'playwright-core';
import { within } from '../within.ts';
import { isSeen } from './is-seen.ts';

/** The most elements that a selector matches and that are looked at in a frame. */
const MAX_MATCHES = 5;

/** The selectors of a website’s buttons; without them, only Placet’s banner is known. */
export type Selectors = { accept?: string | undefined; reject?: string | undefined };

const PLACET = { accept: '#ccm-widget .window .primaryButton', reject: '#ccm-widget .window .declineButton' };

/** Whether Placet’s interface is on the page. */
export const hasPlacet = (page: Page) =>
  within(
    3000,
    page.evaluate(() => {
      const { CCM } = window as unknown as { CCM?: { openControlPanel?: unknown; ucid?: unknown } };
      return typeof CCM?.openControlPanel === 'function';
    }),
    false,
  );

/** Whether Placet asks for consent on this page; undefined without an answer. */
export const placetAsks = (page: Page) =>
  within(
    3000,
    page.evaluate(() =>
      Boolean((window as unknown as { CCM?: { consentRequired?: boolean } }).CCM?.consentRequired),
    ),
    undefined,
  );

/** The banner’s buttons, by selectors where they are given, otherwise those of Placet. */
export function bannerButtons(page: Page, { accept, reject }: Selectors) {
  const isGiven = accept !== undefined || reject !== undefined;
  const find = (selector: string | undefined) => selector && first(page, selector);
  return {
    source: isGiven ? ('selectors' as const) : ('placet' as const),
    accept: find(isGiven ? accept : PLACET.accept),
    reject: find(isGiven ? reject : PLACET.reject),
  };
}

export type BannerButtons = ReturnType<typeof bannerButtons>;

/** The first match that visitors see, in any frame: several consent managers put their banner into an iframe. */
function first(page: Page, selector: string) {
  return async (): Promise<Locator | undefined> => {
    for (const frame of page.frames().slice(0, 30)) {
      const matches = frame.locator(selector).locator('visible=true');
      const count = Math.min(MAX_MATCHES, await within(1000, matches.count(), 0));
      for (let i = 0; i < count; i++) if (await isSeen(matches.nth(i), frame)) return matches.nth(i);
    }
    return undefined;
  };
}

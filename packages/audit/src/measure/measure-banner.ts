import type { Locator, Page } from 'playwright-core';
import type { Banner, Button } from '../types.ts';
import { within } from '../within.ts';
import { pause } from '../../../../src/lib/time.ts';
import { hasPlacet, type BannerButtons } from './banner-buttons.ts';
import { measureButton } from './measure-button.ts';

/** How often Tab is pressed before a button counts as unreachable. */
const MAX_TABS = 60;

/** Measures both buttons of the first layer as they are drawn. `began` is the start of the navigation. */
export async function measureBanner(
  page: Page,
  buttons: BannerButtons,
  began: number,
  isOver: () => boolean,
): Promise<Banner | undefined> {
  const banner: Banner = { source: buttons.source, missing: [] };
  const accept = await waitForButton(buttons.accept, isOver);
  const reject = await waitForButton(buttons.reject, accept ? () => true : isOver);
  if (accept || reject) banner.visibleAfter = Date.now() - began;
  else if (buttons.source === 'placet' && !(await hasPlacet(page))) return undefined;
  if (buttons.accept && !accept) banner.missing.push('accept');
  if (buttons.reject && !reject) banner.missing.push('reject');
  const [one, other] = [accept && (await measureButton(accept)), reject && (await measureButton(reject))];
  if (one) banner.accept = one;
  if (other) banner.reject = other;
  return banner;
}

/** Looks for a button until it is visible or waiting `isOver`. */
export async function waitForButton(find: BannerButtons['accept'], isOver: () => boolean) {
  if (!find) return undefined;
  for (;;) {
    const over = isOver();
    const button = await find();
    if (button || over) return button;
    await pause(100);
  }
}

/** Presses Tab until each button has had the focus, and notes when. The page then shows where the focus is. */
export async function countTabs(page: Page, find: BannerButtons, { accept, reject }: Banner) {
  const pairs = [
    [await waitForButton(find.accept, () => true), accept],
    [await waitForButton(find.reject, () => true), reject],
  ];
  const buttons = pairs.filter((pair): pair is [Locator, Button] => pair.every(Boolean));
  const hasFocus = (button: Locator) =>
    within(
      1000,
      button.evaluate(
        (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
      ),
      false,
    );
  for (let tabs = 0; tabs <= MAX_TABS; tabs++) {
    const missing = buttons.filter(([, { tabs }]) => tabs === undefined);
    if (missing.length === 0) return;
    for (const [button, measured] of missing) if (await hasFocus(button)) measured.tabs = tabs;
    const pressed = await within(
      1000,
      page.keyboard.press('Tab').then(() => true),
      false,
    );
    if (!pressed) return;
  }
}

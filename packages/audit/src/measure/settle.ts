import type { Page } from 'playwright-core';
import { pause } from '../../../../src/lib/time.ts';
import type { Session } from '../browser/open-visit.ts';
import type { Limits } from '../limits.ts';
import { within } from '../within.ts';

/**
 * Waits until the page has loaded and nothing has been requested for a while. `until` is when it should have loaded: a picture
 * that is never answered would take that time again and again.
 */
export async function settle(
  { page, requests }: Session,
  { quietTime, pageTime }: Limits,
  until = Date.now() + pageTime,
) {
  const left = until - Date.now();
  if (left > 0) await within(left, page.waitForLoadState('load', { timeout: left }), undefined);
  await untilQuiet(requests, Math.min(pageTime, 4 * quietTime), quietTime);
}

async function untilQuiet({ last }: Session['requests'], time: number, quietTime: number) {
  const until = Date.now() + time;
  const began = Date.now();
  while (Date.now() < until && Date.now() - Math.max(last(), began) < quietTime) await pause(50);
}

/** Moves the mouse and scrolls, because tools load scripts only then that others load at once. */
export async function move({ page }: Session) {
  await within(1000, page.mouse.move(300, 300), undefined);
  for (let i = 0; i < 4; i++) await within(1000, page.mouse.wheel(0, 1500), undefined);
}

/** Whether a page answers, and its HTML has ended; one that is just being replaced is asked again. */
export async function isRead(page: Page) {
  const answer = () =>
    within(
      3000,
      page.evaluate(() => document.readyState !== 'loading'),
      undefined,
    );
  return (await answer()) ?? (await answer()) ?? false;
}

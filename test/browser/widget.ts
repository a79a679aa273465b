import type { Page } from 'playwright-core';

declare global {
  var CCM: (typeof import('../../src/widget/ccm.ts'))['CCM'];
  interface Window {
    /** The scripts that have run, in order. */
    ran?: string[];
    /** The widget's events, in order. */
    events: [string, unknown][];
  }
}

export const dialog = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const ran = (page: Page) => page.evaluate(() => window.ran ?? []);

/** For the head of a page: records the widget's events in `window.events`. */
export const recordEvents = `<script>
  window.events = [];
  for (const name of ['WidgetLoaded', 'EmbeddingAccepted', 'CookieAccepted', 'WidgetClosed'])
    addEventListener('ccm19' + name, (event) => events.push([name, event.detail?.name ?? null]));
</script>`;

/** Waits until the service has stored the choice and the widget knows it. */
export const settled = (page: Page) =>
  page.waitForFunction(() => JSON.parse(localStorage.placet_00000000d0d0 ?? '{}').pending === 0);

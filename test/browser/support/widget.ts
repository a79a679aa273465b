import type { Page } from 'playwright-core';

declare global {
  var CCM: (typeof import('../../../src/widget/ccm-api.ts'))['CCM'];
  interface Window {
    /** The scripts that have run, in order. */
    ran?: string[];
    /** The widget's events, in order. */
    events: [string, unknown][];
  }
}

/** The open view: a dialog, or a region where the page stays usable. */
export const dialog = (page: Page) => page.locator('.window');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const ran = (page: Page) => page.evaluate(() => window.ran ?? []);

/** For the head of a page: records the widget's events in `window.events`. */
export const recordEvents = `<script>
  window.events = [];
  for (const name of ['WidgetLoaded', 'EmbeddingAccepted', 'CookieAccepted', 'WidgetClosed'])
    addEventListener('ccm19' + name, (event) => events.push([name, event.detail?.name ?? null]));
</script>`;

/** Waits until the decision in local storage, or its copy there, is marked as stored by the service. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    const key = Object.keys(localStorage).find((name) => /^placet_[0-9a-f]+(_copy)?$/.test(name));
    return key && JSON.parse(localStorage[key]).pending === 0;
  });

/** Waits for the next second, because a list shows only the later of two decisions of a visitor within one second. */
export const secondAfter = ({ timestamp }: { timestamp: number }) =>
  new Promise((over) => setTimeout(over, Math.max(0, (timestamp + 1) * 1000 - Date.now() + 5)));

/** Makes a browser send Global Privacy Control, as browsers that have it do. */
export async function sendSignal(page: Page) {
  await page.context().setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
}

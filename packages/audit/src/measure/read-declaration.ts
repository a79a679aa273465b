import type { Page } from 'playwright-core';
import { within } from '../within.ts';

/** The most lines of a declaration that are read, and their length. */
const MAX_LINES = 20_000;
const MAX_LINE = 1000;

/** The text of Placet’s preferences, where all services and cookies are listed. */
export async function readPreferences(page: Page) {
  await within(
    3000,
    page.evaluate(() => (window as unknown as { CCM: { openControlPanel(): void } }).CCM.openControlPanel()),
    undefined,
  );
  const dialog = page.locator('#ccm-control-panel dialog').first();
  const isOpen = await within(
    6000,
    dialog.waitFor({ timeout: 5000 }).then(() => true),
    false,
  );
  return isOpen ? within(3000, dialog.evaluate(linesIn), undefined).then(checked) : undefined;
}

/** The text of the page that is open. */
export const readPageText = (page: Page) =>
  within(3000, page.locator('html').evaluate(linesIn), undefined).then(checked);

const checked = (lines: unknown) =>
  Array.isArray(lines)
    ? lines
        .filter((line) => typeof line === 'string')
        .slice(0, MAX_LINES)
        .map((line: string) => line.slice(0, MAX_LINE))
    : undefined;

/** Runs in the page: each text in it, shadow roots and closed details included. */
function linesIn(root: Element) {
  const lines: string[] = [];
  const pending: Node[] = [root];
  while (pending.length > 0 && lines.length < 20_000) {
    const node = pending.pop()!;
    if (node.nodeType === Node.TEXT_NODE) {
      const line = node.textContent?.slice(0, 4000).trim().slice(0, 1000);
      if (line) lines.push(line);
      continue;
    }
    if (/^(script|style)$/i.test(node.nodeName)) continue;
    const { shadowRoot } = node as Element;
    for (const child of [...(shadowRoot?.childNodes ?? []), ...node.childNodes].reverse())
      pending.push(child);
  }
  return lines;
}

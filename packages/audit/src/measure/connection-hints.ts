import type { Page } from 'playwright-core';
import { within } from '../within.ts';

/** The addresses to whose hosts a page asks the browser to connect in advance. */
export async function connectionHints(page: Page) {
  const links: unknown = await within(
    2000,
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel~=preconnect]'), ({ href }) =>
        href.slice(0, 500),
      ).slice(0, 100),
    ),
    [],
  );
  return (Array.isArray(links) ? links : []).flatMap((link) =>
    typeof link === 'string' && link.length < 500 && /^https?:/.test(link) && URL.canParse(link)
      ? [new URL(link).href]
      : [],
  );
}

import type { Page } from 'playwright-core';
import { isOfSite } from '../browser/guard-navigation.ts';
import { within } from '../within.ts';

/** Links that do not lead to a page, or that end a session. */
const NO_PAGE =
  /\.(?:pdf|zip|jpe?g|png|gif|webp|svg|mp[34]|docx?|xlsx?|ics|vcf|xml)$|log-?out|sign-?out|abmelden/i;

/** The first pages of the website that its start page links to. A website below a path ends there: others share its host. */
export async function pagesToVisit(page: Page, site: URL, count: number) {
  const links: unknown = await within(
    3000,
    page.evaluate(() => Array.from(document.links, ({ href }) => href.slice(0, 2001)).slice(0, 2000)),
    [],
  );
  const pages = new Map<string, string>();
  for (const link of Array.isArray(links) ? links : []) {
    if (pages.size >= count) break;
    if (typeof link !== 'string' || link.length > 2000 || !isOfSite(site, link)) continue;
    const url = new URL(link);
    url.hash = '';
    if (NO_PAGE.test(url.pathname) || url.pathname === site.pathname || !isBelow(site, url)) continue;
    if (!pages.has(url.pathname)) pages.set(url.pathname, url.href);
  }
  return [...pages.values()];
}

/** Whether an address is below the path of the website, which may be written without a slash at its end. */
const isBelow = (site: URL, { pathname }: URL) =>
  pathname.startsWith(site.pathname.endsWith('/') ? site.pathname : `${site.pathname}/`);

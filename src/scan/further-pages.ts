import { sameSite } from '../lib/http/host-names.ts';
import type { LinkPatterns } from './patterns/read-scan-tables.ts';
import { isPage, type Link } from './site-page.ts';

/** A query that only identifies a page. */
const PAGE_QUERY = /^\?(id|p|page|page_id|seite|site)=[\w-]+$/;

/** Pages that a scan reads besides the home page, the imprint and the privacy policy. */
export const MAX_FURTHER_PAGES = 5;

/**
 * Up to `count` other pages of the website: first those that probably contain other services, one of each section
 * before a second.
 */
export function furtherPages(
  p: LinkPatterns,
  links: Link[],
  home: URL,
  except: (URL | undefined)[],
  count: number,
) {
  const seen = new Set([home, ...except].map((url) => url && bare(url)));
  const parts = new Set<string>();
  const candidates = links.slice(0, 3000).flatMap(({ url, labels }, order) => {
    if (!isPage(url) || !sameSite(url, home) || p.avoided.test(url.pathname)) return [];
    if (url.search && (!PAGE_QUERY.test(url.search) || p.acts.test(url.search))) return [];
    if (seen.has(bare(url))) return [];
    seen.add(bare(url));
    const part = url.pathname.split('/', 3).join('/');
    const rank = (p.telling.test(`${url.pathname} ${labels.join(' ')}`) ? 0 : 1) + (parts.has(part) ? 2 : 0);
    parts.add(part);
    return [{ url, rank, order }];
  });
  return candidates
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, count)
    .map(({ url }) => url);
}

const bare = (url: URL) => url.host + url.pathname.replace(/\/$/, '') + url.search;

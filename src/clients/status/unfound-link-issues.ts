import type { DomainState } from './read-domain-state.ts';
import type { Found } from './issue.ts';

/** Legal pages that the configuration links to but the last scan did not find. */
export function linkIssues({ scan, locales }: DomainState): Found[] {
  if (!scan) return [];
  const { imprintUrl, privacyPolicyUrl } = scan.found;
  return (
    [
      ['imprint', imprintUrl],
      ['privacyPolicy', privacyPolicyUrl],
    ] as const
  ).flatMap(([name, found]): Found[] => {
    const active = locales.filter((locale) => locale.active);
    const urls = [...new Set(active.map((locale) => locale[`${name}Url`]).filter(Boolean))];
    const isFound = (url: string) =>
      found !== null && (url === found || (URL.canParse(url, found) && new URL(url, found).href === found));
    const gone = urls.some(isFound) ? undefined : urls[0];
    // Each language may have its own page, but a scan sees only one.
    if (!gone || (urls.length > 1 && found)) return [];
    return [{ id: `link:${name}:${gone}`, type: 'link', name, url: gone, found, seenAt: scan.scannedAt }];
  });
}

import type { NoticeContent } from '../log/notice.ts';
import type { Shown } from './shown.ts';
import type { Source } from './source.ts';

/** What is shown of a domain in one locale, as the log keeps it. */
export function noticeContent({ domain }: Source, shown: Shown, locale: string): NoticeContent {
  const optional = domain.requireConsentForMandatoryEmbeddings;
  const { texts, purposes, services, links } = shown;
  const content = {
    version: 1,
    domain: domain.name,
    locale,
    texts,
    purposes: purposes.map(({ mandatory, ...purpose }) => ({
      ...purpose,
      ...(mandatory && !optional && { mandatory }),
    })),
    services,
    links:
      links.length > 0 ? links.map(({ name, label, url, html }) => ({ name, label, url, html })) : undefined,
  };
  // The canonical form knows no undefined.
  return JSON.parse(JSON.stringify(content)) as NoticeContent;
}

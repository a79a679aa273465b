import type { NoticeContent } from '../log/consent-notice.ts';
import type { VisibleContent } from './visible-content.ts';
import type { Configuration } from './configuration.ts';

/** What is shown of a domain in one locale, as the log keeps it. */
export function noticeContentOf(
  { domain }: Configuration,
  shown: VisibleContent,
  locale: string,
): NoticeContent {
  const { language, texts, purposes, services, links, controller, storage } = shown;
  const content = {
    version: 1,
    domain: domain.name,
    locale,
    language,
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    purposes,
    services,
    links: links.length > 0 ? links : undefined,
    controller,
    storage,
  };
  // The canonical form knows no undefined.
  return JSON.parse(JSON.stringify(content)) as NoticeContent;
}

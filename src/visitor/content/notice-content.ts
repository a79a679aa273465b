import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import type { Configuration } from './configuration.ts';
import { type NoticeVariant, policyOf } from '../../definitions/regions.ts';
import type { VisibleContent } from './visible-content.ts';

/** The consent notice of a domain in one locale and variant, as the log stores it. */
export function noticeContentOf(
  { domain }: Configuration,
  { language, texts, purposes, services, links, controller, storage }: VisibleContent,
  locale: string,
  variant: NoticeVariant = 'optIn',
) {
  const policy = policyOf(variant);
  const content = {
    version: 1,
    domain: domain.name,
    locale,
    language,
    policy: policy === 'optIn' ? undefined : policy,
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    purposes,
    services,
    links: links.length > 0 ? links : undefined,
    controller,
    storage,
  };
  // The canonical form has no undefined.
  return JSON.parse(JSON.stringify(content)) as NoticeContent;
}

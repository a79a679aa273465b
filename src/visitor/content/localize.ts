import { makeNotice, type MadeNotice } from '../../log/notices/consent-notice.ts';
import type { Configuration } from './configuration.ts';
import { noticeContentOf } from './notice-content.ts';
import type { NoticeVariant } from '../../definitions/regions.ts';
import { variantsOf } from './policy-by-region.ts';
import { visibleContent, type VisibleContent } from './visible-content.ts';

export type LocalizedSite = { content: VisibleContent; notice: MadeNotice };

const made = new WeakMap<Configuration, Map<string, LocalizedSite>>();

/** The locales in which visitors may get the banner. */
export const localesOf = ({ locales }: Configuration) =>
  locales.length > 0 ? locales.map(({ name }) => name) : ['en_US'];

/** The visible content of a site in a locale and variant with its consent notice, made once. */
export function localize(configuration: Configuration, locale: string, variant: NoticeVariant) {
  const ofSite = made.get(configuration) ?? new Map<string, LocalizedSite>();
  made.set(configuration, ofSite);
  const key = `${variant} ${locale}`;
  const known = ofSite.get(key);
  if (known) return known;
  const content = visibleContent(configuration, locale, variant);
  const notice = makeNotice(noticeContentOf(configuration, content, locale, variant));
  const localized = { content, notice };
  ofSite.set(key, localized);
  return localized;
}

/** What visitors of a site can get, in all locales and variants, each made when it is asked for. */
export function* localizations(configuration: Configuration) {
  for (const variant of variantsOf(configuration))
    for (const locale of localesOf(configuration)) yield localize(configuration, locale, variant);
}

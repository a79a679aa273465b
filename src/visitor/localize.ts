import { makeNotice, type MadeNotice } from '../log/consent-notice.ts';
import type { Configuration } from './configuration.ts';
import { noticeContentOf } from './notice-content.ts';
import { variantsOf, type NoticeVariant } from './notice-variant.ts';
import type { PublishedSite } from './published-site.ts';
import { visibleContent, type VisibleContent } from './visible-content.ts';

export type LocalizedSite = { content: VisibleContent; notice: MadeNotice };

const made = new WeakMap<PublishedSite, Map<string, LocalizedSite>>();

/** The locales in which visitors may get the banner. */
export const localesOf = ({ locales }: Configuration) =>
  locales.length > 0 ? locales.map(({ name }) => name) : ['en_US'];

/** The visible content of a site in a locale and variant with its consent notice, made once. */
export function localize(site: PublishedSite, locale: string, variant: NoticeVariant) {
  const ofSite = made.get(site) ?? new Map<string, LocalizedSite>();
  made.set(site, ofSite);
  const key = `${variant} ${locale}`;
  const known = ofSite.get(key);
  if (known) return known;
  const { configuration } = site;
  const content = visibleContent(configuration, locale, variant);
  const notice = makeNotice(noticeContentOf(configuration, content, locale, variant));
  const localized = { content, notice };
  ofSite.set(key, localized);
  return localized;
}

/** What visitors of a site can get, in all locales and variants, each made when it is asked for. */
export function* localizations(site: PublishedSite) {
  for (const variant of variantsOf(site.configuration))
    for (const locale of localesOf(site.configuration)) yield localize(site, locale, variant);
}

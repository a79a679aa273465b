import { makeNotice, type MadeNotice } from '../log/consent-notice.ts';
import type { Configuration } from './configuration.ts';
import { noticeContentOf } from './notice-content.ts';
import type { PublishedSite } from './published-site.ts';
import { visibleContent, type VisibleContent } from './visible-content.ts';

export type LocalizedSite = { content: VisibleContent; notice: MadeNotice };

const made = new WeakMap<PublishedSite, Map<string, LocalizedSite>>();

/** The locales in which visitors may get the banner. */
export const localesOf = ({ locales }: Configuration) =>
  locales.length > 0 ? locales.map(({ name }) => name) : ['en_US'];

/** The visible content of a site in a locale with its consent notice, made once. */
export function localize(site: PublishedSite, locale: string) {
  const locales = made.get(site) ?? new Map<string, LocalizedSite>();
  made.set(site, locales);
  const known = locales.get(locale);
  if (known) return known;
  const { configuration } = site;
  const content = visibleContent(configuration, locale);
  const notice = makeNotice(noticeContentOf(configuration, content, locale));
  const localized = { content, notice };
  locales.set(locale, localized);
  return localized;
}

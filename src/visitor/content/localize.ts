import type { Context } from 'hono';
import type { NoticeVariant } from '../../definitions/regions.ts';
import { acceptedLanguages, matchLocale } from '../../lib/text/locale-match.ts';
import { makeNotice, type NoticeContent } from '../../log/notices/consent-notice.ts';
import type { Configuration } from './configuration.ts';
import { variantFor, variantsOf } from './policy-by-region.ts';
import { visibleContent, type VisibleContent } from './visible-content.ts';

/** The locales in which visitors may get the banner. */
const localesOf = ({ locales }: Configuration) =>
  locales.length > 0 ? locales.map(({ name }) => name) : ['en_US'];

/** The active locale that was asked for, otherwise the visitor's best one, otherwise `en_US`, otherwise the first. */
export function chooseLocale(c: Context, lang: string | undefined, configuration: Configuration) {
  const active = localesOf(configuration);
  if (active.length === 1) return active[0]!;
  const wanted = [...(lang ? [lang] : []), ...acceptedLanguages(c.req.header('Accept-Language'))];
  const match = wanted
    .map((language) => matchLocale(language, active))
    .find((locale) => locale !== undefined);
  return match ?? (active.includes('en_US') ? 'en_US' : active[0]!);
}

const made = new WeakMap<Configuration, Map<string, LocalizedSite>>();

export type LocalizedSite = ReturnType<typeof makeLocalized>;

function makeLocalized(configuration: Configuration, locale: string, variant: NoticeVariant) {
  const content = visibleContent(configuration, locale, variant);
  return { content, notice: makeNotice(noticeContentOf(configuration, content)) };
}

/** The visible content of a site in a locale and variant with its consent notice, made once. */
export function localize(configuration: Configuration, locale: string, variant: NoticeVariant) {
  const ofSite = made.get(configuration) ?? new Map<string, LocalizedSite>();
  made.set(configuration, ofSite);
  const key = `${variant} ${locale}`;
  const localized = ofSite.get(key) ?? makeLocalized(configuration, locale, variant);
  ofSite.set(key, localized);
  return localized;
}

/** What the visitor who sends a request gets, in the language `lang` if it is active. */
export const localizeFor = (c: Context, lang: string | undefined, configuration: Configuration) =>
  localize(configuration, chooseLocale(c, lang, configuration), variantFor(c, configuration));

/** What visitors of a site can get, in all locales and variants, each made when it is asked for. */
export function* localizations(configuration: Configuration) {
  for (const variant of variantsOf(configuration))
    for (const locale of localesOf(configuration)) yield localize(configuration, locale, variant);
}

/** The consent notice of a domain with this content, as the log stores it. */
export function noticeContentOf(
  { domain }: Configuration,
  { locale, language, policy, texts, purposes, services, links, controller, storage }: VisibleContent,
) {
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

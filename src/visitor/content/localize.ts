import type { Context } from 'hono';
import { policies, type Policy } from '../../definitions/domain-fields.ts';
import type { AppEnv } from '../../env.ts';
import { acceptedLanguages, matchLocale } from '../../lib/text/locale-match.ts';
import { makeNotice, type MadeNotice } from '../../log/notices/consent-notice.ts';
import type { Configuration } from './configuration.ts';
import { noticeContentOf } from './notice-content.ts';
import { isInUk, regionsOf, type NoticeVariant, type Place, type Region } from '../../definitions/regions.ts';
import { isMandatory, visibleContent, type VisibleContent } from './visible-content.ts';

export type LocalizedSite = { content: VisibleContent; notice: MadeNotice };

const made = new WeakMap<Configuration, Map<string, LocalizedSite>>();

/** The locales in which visitors may get the banner. */
const localesOf = ({ locales }: Configuration) =>
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

/** The setting with the policy of each region. */
const settings = {
  europe: 'policyEurope',
  usStates: 'policyUsStates',
  quebec: 'policyQuebec',
  brazil: 'policyBrazil',
  elsewhere: 'policyElsewhere',
} as const satisfies Record<Exclude<Region, 'unknown'>, keyof Configuration['domain']>;
const regions = Object.keys(settings) as (keyof typeof settings)[];

function policyIn({ domain }: Configuration, region: Region): Policy {
  if (region === 'unknown') return 'optIn';
  // A copy that an older version has published lacks the settings.
  const { [settings[region]]: policy = 'optIn' }: Partial<Configuration['domain']> = domain;
  return policy;
}

const hasExemptions = (configuration: Configuration) =>
  policyIn(configuration, 'europe') === 'optIn' &&
  configuration.embeddings.some(
    ({ exemptInUk, purpose }) => exemptInUk && !isMandatory(purpose, configuration.domain),
  );

/** The variants that visitors of a domain can get; opt-in comes first and is always one of them. */
export const variantsOf = (configuration: Configuration): NoticeVariant[] => [
  ...new Set<NoticeVariant>([
    'optIn',
    ...regions.map((region) => policyIn(configuration, region)),
    ...(hasExemptions(configuration) ? ['exemptInUk' as const] : []),
  ]),
];

/** The variant for a visitor at a place; if that can be in several regions, the strictest policy applies. */
function variantAt(configuration: Configuration, place: Place): NoticeVariant {
  if (isInUk(place) && hasExemptions(configuration)) return 'exemptInUk';
  const possible = regionsOf(place).map((region) => policyIn(configuration, region));
  return policies.find((policy) => possible.includes(policy))!;
}

/** The variant for the visitor who sends a request. */
export function variantFor({ req }: Context<AppEnv>, configuration: Configuration): NoticeVariant {
  const [only, another] = variantsOf(configuration);
  // `cf` is read only if it matters, because reading parses it.
  return another ? variantAt(configuration, (req.raw.cf ?? {}) as Place) : only!;
}

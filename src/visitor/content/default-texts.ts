import type { Language } from '../../texts/en.ts';
import type { Policy } from '../../definitions/domain-fields.ts';
import { signalTexts } from '../../definitions/widget-texts.ts';
import type { Configuration } from './configuration.ts';
import { type NoticeVariant, policyOf } from '../../definitions/regions.ts';
import { formatsOf } from './notice-formats.ts';
import { valueOf } from '../../lib/text/fill-placeholders.ts';

type Words = Language['widget'];
type Named = { name: string; vendor?: string | undefined; exempt?: string | undefined };

/** The widget's default texts, filled in for the services of this domain; '' for a text that does not apply. */
export function fillDefaultTexts(
  words: Words,
  language: string,
  {
    variant,
    link,
    necessary,
    optional,
    partners,
  }: { variant: NoticeVariant; link: string; necessary: Named[]; optional: Named[]; partners: string[] },
): Words {
  const labeled = (label: string, value: string) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
  const { number, list } = formatsOf(language);
  const providers = new Set(optional.map(({ name, vendor }) => vendor ?? name));
  const none = optional.length === 0;
  const exempt = optional.filter((service) => service.exempt).map(({ name }) => name);
  const hint = policyOf(variant) === 'optIn' ? words.withdrawalHint : words.objectionHint;
  return {
    ...words,
    // Under opt-in, nothing that a signal could stop runs before a decision.
    ...(variant === 'optIn' && Object.fromEntries(signalTexts.map((name) => [name, '']))),
    exemptServices: exempt.length > 0 ? labeled(words.exemptServices, list(exempt)) : '',
    exemptService: exempt.length > 0 ? words.exemptService : '',
    withdrawalHint: hint.replace('{LINK}', () => link),
    necessaryServices: labeled(
      words.necessaryServices,
      list([words.ownStorageName, ...necessary.map(({ name }) => name)]),
    ),
    optionalServices: none
      ? ''
      : `${labeled(words.optionalServices, number(optional.length))} · ${labeled(words.providers, number(providers.size))}`,
    sharedDecision:
      partners.length > 0 ? words.sharedDecision.replace('{DOMAINS}', () => list(partners)) : '',
    thirdCountries: none ? '' : words.thirdCountries,
  };
}

/** The texts of a notice that asks for no consent, instead of those that are written for one that does. */
export const policyTexts = (words: Words, policy: Policy) =>
  policy === 'optIn'
    ? undefined
    : {
        widgetIntroText: policy === 'optOut' ? words.optOutIntro : words.noticeIntro,
        widgetFullConsentButtonText: words.understood,
        changeConsentText: words.privacyChoices,
        ...(policy === 'optOut' && { widgetDeclineButtonText: words.doNotSell }),
      };

/** The controller's name and address, as far as they are known. */
export function controllerOf({ domain, company, placeholders }: Configuration, words: Words) {
  const [name, street, zipCode, city] = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY'].map(
    (placeholder) => valueOf(placeholders, placeholder)?.trim() ?? '',
  );
  if (name) return [name, street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
  return company || words.controllerUnknown.replace('{HOST}', () => domain.name);
}

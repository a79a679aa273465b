import type { Policy } from '../../definitions/domain-fields.ts';
import { mandatoryPurpose, purposeIds } from '../../definitions/purpose-ids.ts';
import { type NoticeVariant, policyOf } from '../../definitions/regions.ts';
import {
  firstTexts,
  placeholderTexts,
  settingsTexts,
  signalTexts,
  type PlaceholderTexts,
  type SettingsTexts,
  type WidgetTexts,
} from '../../definitions/widget-texts.ts';
import { fillText, placeholderValue } from '../../lib/text/fill-placeholders.ts';
import { languageOf } from '../../lib/text/locale-match.ts';
import type { NoticeService } from '../../log/notices/consent-notice.ts';
import type { Language } from '../../texts/en.ts';
import { builtIn, builtInLanguage } from '../../texts/index.ts';
import type { Configuration } from './configuration.ts';
import { legalLinksOf } from './legal-links.ts';
import { localizedService } from './localized-service.ts';
import { formatsOf } from './notice-formats.ts';
import { ownStorage } from './own-storage.ts';

type Domain = Configuration['domain'];
type Words = Language['widget'];

/** The names of all texts that the widget shows. */
const textNames = [...new Set([...firstTexts, ...placeholderTexts, ...settingsTexts])];

/** Whether the services of a purpose need no choice. */
export const isMandatory = (purpose: string, { requireConsentForMandatoryEmbeddings }: Domain) =>
  purpose === mandatoryPurpose && !requireConsentForMandatoryEmbeddings;

/** Everything that visitors of a domain can read in one locale and variant, with translations chosen and placeholders filled in. */
export function visibleContent(
  configuration: Configuration,
  locale: string,
  variant: NoticeVariant = 'optIn',
) {
  const { domain, embeddings, locales } = configuration;
  const { texts: written, widget, purposes: described } = builtIn(locale);
  const controller = controllerOf(configuration, widget);
  // The controller of the site is the provider of the services that run on its own server.
  const placeholders = { OPERATOR: controller, ...configuration.placeholders };
  const own = locales.find(({ name }) => name === locale);
  const text = (name: keyof typeof written) => fillText(own?.[name] || written[name], placeholders);
  const language = builtInLanguage(locale);
  /** The language of the texts: a locale without texts of its own may get those of another language. */
  const spoken = own?.widgetIntroText || language === languageOf(locale) ? locale : language;
  // The necessary purpose is always listed, because the widget itself stores the decision.
  const used = purposeIds.filter(
    (id) => id === mandatoryPurpose || embeddings.some(({ purpose }) => purpose === id),
  );
  const purposes = used.map((id) => ({
    id,
    name: fillText(own?.purposeNames[id] || described[id].name, placeholders),
    description: fillText(own?.purposeDescriptions[id] || described[id].description, placeholders),
    mandatory: isMandatory(id, domain) || undefined,
  }));
  const services = embeddings.map((embedding) => ({
    ...localizedService(embedding, widget.loadsBeforeConsent, { placeholders, wanted: locale, spoken }),
    // A necessary service cannot be switched off.
    exempt:
      (variant === 'exemptInUk' && !isMandatory(embedding.purpose, domain) && embedding.exemptInUk) ||
      undefined,
  }));
  const policy = policyOf(variant);
  const ofPolicy = policyTexts(widget, policy);
  const link = ofPolicy?.changeConsentText ?? text('changeConsentText');
  const texts = { ...written, ...fillDefaultTexts(widget, { language, variant, link, domain, services }) };
  for (const name of Object.keys(written) as (keyof typeof written)[]) texts[name] = text(name);
  Object.assign(texts, ofPolicy);
  return {
    locale,
    language: spoken === locale ? undefined : spoken,
    policy,
    texts: Object.fromEntries(textNames.map((name) => [name, texts[name]])) as WidgetTexts &
      PlaceholderTexts &
      SettingsTexts,
    purposes,
    services,
    links: legalLinksOf(configuration, locale, text),
    controller,
    storage: ownStorage(domain, widget, language, variant),
  };
}
export type VisibleContent = ReturnType<typeof visibleContent>;

type Shown = {
  language: string;
  variant: NoticeVariant;
  link: string;
  domain: Domain;
  services: NoticeService[];
};

/** The widget's default texts, filled in for the services of this domain; '' for a text that does not apply. */
function fillDefaultTexts(words: Words, { language, variant, link, domain, services }: Shown): Words {
  const labeled = (label: string, value: string) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
  const { number, list } = formatsOf(language);
  const necessary = services.filter(({ purpose }) => isMandatory(purpose, domain));
  const optional = services.filter((service) => !necessary.includes(service));
  const providers = new Set(optional.map(({ name, vendor }) => vendor ?? name));
  const exempt = optional.filter((service) => service.exempt).map(({ name }) => name);
  const partners = domain.consentSharingCrossDomain ? domain.consentSharingDomains : [];
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
    optionalServices:
      optional.length > 0
        ? `${labeled(words.optionalServices, number(optional.length))} · ${labeled(words.providers, number(providers.size))}`
        : '',
    sharedDecision:
      partners.length > 0 ? words.sharedDecision.replace('{DOMAINS}', () => list(partners)) : '',
    thirdCountries: optional.length > 0 ? words.thirdCountries : '',
  };
}

/** The texts of a notice that asks for no consent, instead of those that are written for one that does. */
const policyTexts = (words: Words, policy: Policy) =>
  policy === 'optIn'
    ? undefined
    : {
        widgetIntroText: policy === 'optOut' ? words.optOutIntro : words.noticeIntro,
        widgetFullConsentButtonText: words.understood,
        changeConsentText: words.privacyChoices,
        ...(policy === 'optOut' && { widgetDeclineButtonText: words.doNotSell }),
      };

/** The controller's name and address, as far as they are known. */
function controllerOf({ domain, company, placeholders }: Configuration, words: Words) {
  const [name, street, zipCode, city] = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY'].map(
    (placeholder) => placeholderValue(placeholders, placeholder)?.trim() ?? '',
  );
  if (name) return [name, street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
  return company || words.controllerUnknown.replace('{HOST}', () => domain.name);
}

import { languageOf } from '../../lib/text/locale-match.ts';
import { builtIn, builtInLanguage } from '../../texts/index.ts';
import { isOfMandatoryPurpose, mandatoryPurpose, purposeIds } from '../../definitions/purpose-ids.ts';
import {
  firstTexts,
  settingsTexts,
  type SettingsTexts,
  type WidgetTexts,
} from '../../definitions/widget-texts.ts';
import { controllerOf, fillDefaultTexts, policyTexts } from './default-texts.ts';
import { ownStorage } from './own-storage.ts';
import { legalLinksOf } from './legal-links.ts';
import { fillText } from '../../lib/text/fill-placeholders.ts';
import { localizedService } from './localized-service.ts';
import { type NoticeVariant, policyOf } from '../../definitions/regions.ts';
import type { Configuration } from './configuration.ts';

/** The names of all texts that the widget shows. */
const textNames = [...new Set([...firstTexts, ...settingsTexts])];

/** Whether the services of a purpose need no choice. */
export const isMandatory = (
  purpose: string,
  { requireConsentForMandatoryEmbeddings }: Configuration['domain'],
) => purpose === mandatoryPurpose && !requireConsentForMandatoryEmbeddings;

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
  const isNecessary = (service: { purpose: string }) => isOfMandatoryPurpose(service, purposes);
  const services = embeddings.map((embedding) => ({
    ...localizedService(embedding, placeholders, widget.loadsBeforeConsent, locale, spoken),
    // A necessary service cannot be switched off.
    exempt: (variant === 'exemptInUk' && !isNecessary(embedding) && embedding.exemptInUk) || undefined,
  }));
  const instead = policyTexts(widget, policyOf(variant));
  const words = fillDefaultTexts(widget, language, {
    variant,
    link: instead?.changeConsentText ?? text('changeConsentText'),
    necessary: services.filter(isNecessary),
    optional: services.filter((service) => !isNecessary(service)),
    partners: domain.consentSharingCrossDomain ? domain.consentSharingDomains : [],
  });
  const texts = { ...written, ...words };
  for (const name of Object.keys(written) as (keyof typeof written)[]) texts[name] = text(name);
  Object.assign(texts, instead);
  return {
    language: spoken === locale ? undefined : spoken,
    texts: Object.fromEntries(textNames.map((name) => [name, texts[name]])) as WidgetTexts & SettingsTexts,
    purposes,
    services,
    links: legalLinksOf(configuration, locale, text),
    controller,
    storage: ownStorage(domain, widget, language, variant),
  };
}
export type VisibleContent = ReturnType<typeof visibleContent>;

import { languageOf } from '../lib/locale.ts';
import { builtIn, builtInLanguage } from '../texts/index.ts';
import { mandatoryPurpose, purposeIds } from '../texts/purposes.ts';
import {
  firstTexts,
  settingsTexts,
  type SettingsTexts,
  type WidgetTexts,
} from '../definitions/widget-texts.ts';
import { controllerOf, ownStorage, fillDefaultTexts } from './default-texts.ts';
import { legalLinksOf } from './legal-links.ts';
import { fillText } from './fill-placeholders.ts';
import { localizedService } from './localized-service.ts';
import type { Configuration } from './configuration.ts';

/** The texts that the widget shows. */
const shownTexts = [...new Set([...firstTexts, ...settingsTexts])];

/** All of a domain that its visitors can read in one locale: texts chosen, placeholders filled in. */
export function visibleContent(source: Configuration, locale: string) {
  const { domain, embeddings, locales } = source;
  const { texts: written, widget, purposes: described } = builtIn(locale);
  const controller = controllerOf(source, widget);
  // Whoever runs the site is the provider of what runs on its own server.
  const placeholders = new Map([['OPERATOR', controller], ...source.placeholders]);
  const own = locales.find(({ name }) => name === locale);
  const text = (name: keyof typeof written) => fillText(own?.[name] || written[name], placeholders);
  const language = builtInLanguage(locale);
  /** What the texts are in: a locale that has none of its own may get those of another language. */
  const spoken = own?.widgetIntroText || language === languageOf(locale) ? locale : language;
  const services = embeddings.map((embedding) => localizedService(embedding, placeholders, locale, spoken));
  // What we store ourselves is necessary, too.
  const used = purposeIds.filter(
    (id) => id === mandatoryPurpose || embeddings.some(({ purpose }) => purpose === id),
  );
  const purposes = used.map((id) => ({
    id,
    name: fillText(own?.purposeNames[id] || described[id].name, placeholders),
    description: fillText(own?.purposeDescriptions[id] || described[id].description, placeholders),
    mandatory: (id === mandatoryPurpose && !domain.requireConsentForMandatoryEmbeddings) || undefined,
  }));
  const isNecessary = ({ purpose }: { purpose: string }) =>
    purposes.some(({ id, mandatory }) => mandatory && id === purpose);
  const words = fillDefaultTexts(widget, language, {
    link: text('changeConsentText'),
    necessary: services.filter(isNecessary),
    optional: services.filter((service) => !isNecessary(service)),
    partners: domain.consentSharingCrossDomain ? domain.consentSharingDomains : [],
  });
  const texts = { ...written, ...words };
  for (const name of Object.keys(written) as (keyof typeof written)[]) texts[name] = text(name);
  return {
    language: spoken === locale ? undefined : spoken,
    texts: Object.fromEntries(shownTexts.map((name) => [name, texts[name]])) as WidgetTexts & SettingsTexts,
    purposes,
    services,
    links: legalLinksOf(source, locale, text),
    controller,
    storage: ownStorage(domain, widget, language),
  };
}
export type VisibleContent = ReturnType<typeof visibleContent>;

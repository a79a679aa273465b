import { matchLocale } from '../lib/locale.ts';
import { builtIn } from '../texts/index.ts';
import { mandatoryPurpose, purposeIds } from '../texts/purposes.ts';
import type { NoticeService } from '../log/notice.ts';
import type { LegalLink } from '../widget/config.ts';
import { firstTexts, settingsTexts, type SettingsTexts, type WidgetTexts } from '../widget/texts.ts';
import { fillHtml, fillText, fillUrl } from './placeholders.ts';
import type { Source } from './source.ts';

/** The texts that the widget shows. */
const shownTexts = [...new Set([...firstTexts, ...settingsTexts])];

/** A list, unless it is empty: then it is left out. */
export const some = <T>(list: T[]) => (list.length > 0 ? list : undefined);

type LinkName = 'imprint' | 'privacyPolicy' | 'accessibility';

/** All of a domain that its visitors can read in one locale: texts chosen, placeholders filled in. */
export function shownOf(source: Source, locale: string) {
  const { locales, placeholders } = source;
  const fallback = builtIn(locale);
  const own = locales.find(({ name }) => name === locale);
  const words = { ...fallback.texts, ...fallback.widget };
  const text = (name: keyof typeof words) =>
    fillText((own as Partial<typeof words> | undefined)?.[name] || words[name], placeholders);
  const used = purposeIds.filter((id) => source.embeddings.some(({ purpose }) => purpose === id));
  const purposes = used.map((id) => ({
    id,
    name: fillText(own?.purposeNames[id] || fallback.purposes[id].name, placeholders),
    description: fillText(own?.purposeDescriptions[id] || fallback.purposes[id].description, placeholders),
    mandatory: id === mandatoryPurpose || undefined,
  }));
  return {
    texts: Object.fromEntries(shownTexts.map((name) => [name, text(name)])) as WidgetTexts & SettingsTexts,
    purposes,
    services: source.embeddings.map((embedding) => serviceOf(embedding, source, locale)),
    links: linksOf(source, own, text),
  };
}
export type Shown = ReturnType<typeof shownOf>;

/** What a visitor can read of an embedding, in its language; what it says in no language is left out. */
function serviceOf(
  embedding: Source['embeddings'][number],
  { placeholders }: Source,
  locale: string,
): NoticeService {
  const { translations } = embedding;
  const translated = translations[matchLocale(locale, Object.keys(translations)) ?? ''] ?? {};
  const said = (name: string, original = '') =>
    fillText(translated[name] || original, placeholders) || undefined;
  return {
    id: embedding.id,
    name: said('name', embedding.name) ?? embedding.name,
    purpose: embedding.purpose,
    vendor: said('vendor', embedding.vendor),
    description: said('description', embedding.description),
    privacyPolicyUrl:
      fillUrl(translated.privacyPolicyUrl || embedding.privacyPolicyUrl, placeholders) || undefined,
    whatDataIsCollected: said('whatDataIsCollected', embedding.whatDataIsCollected),
    purposeOfDataCollection: said('purposeOfDataCollection', embedding.purposeOfDataCollection),
    legalBasis: said('legalBasis', embedding.legalBasis),
    placeOfProcessing: said('placeOfProcessing', embedding.placeOfProcessing),
    assets: some(
      embedding.assets.map((asset) => {
        const translated =
          asset.translations[matchLocale(locale, Object.keys(asset.translations)) ?? ''] ?? {};
        return {
          name: asset.name,
          storageType: asset.storageType,
          lifetime: translated.lifetime || asset.lifetime || undefined,
          description: fillText(translated.description || asset.description, placeholders) || undefined,
        };
      }),
    ),
    blockedContentTitle: said('blockedContentTitle'),
    blockedContentText: said('blockedContentText'),
    blockedContentButtonText: said('blockedContentButtonText'),
  };
}

/** Imprint, privacy policy and accessibility statement, as far as the locale has them. */
function linksOf(
  { domain, placeholders }: Source,
  locale: Source['locales'][number] | undefined,
  text: (name: LinkName) => string,
) {
  const link = (
    name: LinkName,
    { direct, newTab = true, showWidget = true }: { direct: boolean; newTab?: boolean; showWidget?: boolean },
  ): (LegalLink & { name: LinkName }) | undefined => {
    const html = direct ? fillHtml(locale?.[`${name}HtmlCode`] ?? '', placeholders) : '';
    const url = fillUrl(locale?.[`${name}Url`] ?? '', placeholders);
    if (!html && !url) return undefined;
    return { name, label: text(name), url: url || undefined, html: html || undefined, newTab, showWidget };
  };
  return [
    link('imprint', {
      direct: domain.imprintDisplayMode === 'direct',
      newTab: domain.imprintOpenInNewTab,
      showWidget: domain.imprintShowWidget,
    }),
    link('privacyPolicy', {
      direct: domain.privacyPolicyDisplayMode === 'direct',
      newTab: domain.privacyPolicyOpenInNewTab,
      showWidget: domain.privacyPolicyShowWidget,
    }),
    domain.accessibilityLinkEnabled
      ? link('accessibility', { direct: domain.accessibilityDisplayMode === 'direct' })
      : undefined,
  ].filter((found) => found !== undefined);
}

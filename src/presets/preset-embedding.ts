import { legalBases, places } from '../texts/legal-bases-and-places.ts';
import type { Preset } from './preset-schema.ts';
import { languages } from '../texts/bilingual-text.ts';
import { companyOf, inPlacesText } from './data-transfer.ts';

type Language = (typeof languages)[number];

const blocked: Record<
  Language,
  (name: string, company: string, where: string) => { title: string; text: string; button: string }
> = {
  en_US: (name, company, where) => ({
    title: `Content from ${name}`,
    text: `This content comes from ${name}. It is loaded only with your consent; your IP address and further data are then transferred to ${company} and processed ${where}.`,
    button: `Load ${name}`,
  }),
  de_DE: (name, company, where) => ({
    title: `Inhalt von ${name}`,
    text: `Dieser Inhalt stammt von ${name}. Er wird nur mit Ihrer Einwilligung geladen; dabei werden Ihre IP-Adresse und weitere Daten an ${company} übertragen und ${where} verarbeitet.`,
    button: `${name} laden`,
  }),
};

const nothing = { title: '', text: '', button: '' };

/** The fields of the embedding that a preset creates: base texts in English, translations in both languages. */
export function presetEmbedding(preset: Preset) {
  const textsIn = (language: Language) => ({
    ...preset.translations[language],
    privacyPolicyUrl: preset.privacyPolicyUrl,
    legalBasis: legalBases[preset.legalBasis][language],
    placeOfProcessing: preset.placeOfProcessing.map((place) => places[place][language]).join(', '),
  });
  const translationIn = (language: Language) => {
    const texts = textsIn(language);
    const { title, text, button } =
      preset.iframeMarkers.length > 0
        ? blocked[language](
            texts.name,
            companyOf(preset.vendor),
            inPlacesText(preset.placeOfProcessing)[language],
          )
        : nothing;
    return {
      ...texts,
      blockedContentTitle: title,
      blockedContentText: text,
      blockedContentButtonText: button,
    };
  };
  return {
    ...textsIn('en_US'),
    name: preset.name,
    purpose: preset.purpose,
    vendor: preset.vendor,
    scriptMarkers: preset.scriptMarkers,
    iframeMarkers: preset.iframeMarkers,
    hideIframesUntilConsent: false,
    translations: { de_DE: translationIn('de_DE'), en_US: translationIn('en_US') },
    googleConsentMode: preset.googleConsentMode,
    consentSignals: preset.consentSignals,
    assets: preset.assets.map(({ lifetime, description, ...asset }) => ({
      ...asset,
      lifetime: lifetime.en_US,
      description: description.en_US,
      translations: {
        de_DE: { lifetime: lifetime.de_DE, description: description.de_DE },
        en_US: { lifetime: lifetime.en_US, description: description.en_US },
      },
    })),
  };
}

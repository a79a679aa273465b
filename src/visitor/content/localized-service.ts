import { embeddingTexts } from '../../definitions/embedding-fields.ts';
import type { NoticeService, NoticeStorage } from '../../log/notices/consent-notice.ts';
import { languageOf, matchLocale } from '../../lib/text/locale-match.ts';
import { unlessEmpty } from '../../lib/unless-empty.ts';
import { fillText, fillUrl, type Placeholders } from '../../lib/text/fill-placeholders.ts';
import type { Configuration } from './configuration.ts';
import { standardValue } from './translated-values.ts';

type Embedding = Configuration['embeddings'][number];
type Asset = Embedding['assets'][number];

/** Whether an embedding loads without consent: only if a tool is told that consent is denied. */
const loadsBeforeConsent = ({
  loadBeforeConsent,
  googleConsentMode,
  consentSignals,
}: Pick<Embedding, 'loadBeforeConsent' | 'googleConsentMode' | 'consentSignals'>) =>
  loadBeforeConsent && googleConsentMode.length + consentSignals.length > 0;

/**
 * The texts of an embedding for a visitor, in the language of `locale` if there is a translation; empty texts are left out.
 * `beforeConsent` is the sentence for one that loads without consent.
 */
export function localizedService(
  embedding: Embedding,
  placeholders: Placeholders,
  beforeConsent: string,
  ...locale: [wanted: string, spoken: string]
): NoticeService {
  const { plain, marked, langs } = textFinder(embedding, placeholders, ...locale);
  // Without a translation the widget shows the domain's own texts.
  const blocked = translationFor(embedding.translations, locale[0]);
  const translated = (name: string) => fillText(blocked[name] ?? '', placeholders) || undefined;
  return {
    id: embedding.id,
    name: fillText(plain('name'), placeholders) || embedding.name,
    purpose: embedding.purpose,
    vendor: fillText(plain('vendor'), placeholders) || undefined,
    privacyPolicyUrl: fillUrl(plain('privacyPolicyUrl'), placeholders) || undefined,
    ...Object.fromEntries(Object.keys(embeddingTexts).map((name) => [name, marked(name)])),
    loadsBeforeConsent: loadsBeforeConsent(embedding) ? beforeConsent : undefined,
    assets: unlessEmpty(embedding.assets.map((asset) => assetOf(asset, placeholders, ...locale))),
    blockedContentTitle: translated('blockedContentTitle'),
    blockedContentText: translated('blockedContentText'),
    blockedContentButtonText: translated('blockedContentButtonText'),
    langs: langs(),
  };
}

function assetOf(
  asset: Asset,
  placeholders: Placeholders,
  ...locale: [wanted: string, spoken: string]
): NoticeStorage {
  const { marked, langs } = textFinder(asset, placeholders, ...locale);
  return {
    name: asset.name,
    storageType: asset.storageType,
    lifetime: marked('lifetime'),
    description: marked('description'),
    langs: langs(),
  };
}

/** Finds texts, and remembers which of those that `marked` has found are in another language. */
function textFinder(
  of: Embedding | Asset,
  placeholders: Placeholders,
  ...locale: [wanted: string, spoken: string]
) {
  const find = translatedTexts(of, of.translations, ...locale);
  const written = translationFor(of.translations, locale[0]);
  const foreign: Record<string, string> = {};
  return {
    plain: (name: string) => find(name).text,
    marked: (name: string) => {
      const { text, lang } = find(name);
      if (!text) return undefined;
      const standard = written[name] ? undefined : standardValue(name, text, locale[1]);
      if (standard) return standard;
      if (lang) foreign[name] = lang;
      return fillText(text, placeholders) || undefined;
    },
    langs: () => (Object.keys(foreign).length > 0 ? foreign : undefined),
  };
}

type Texts = Record<string, string | undefined>;

/** The translation for a locale; empty if there is none. */
const translationFor = (translations: Record<string, Texts>, locale: string): Texts =>
  translations[matchLocale(locale, Object.keys(translations)) ?? ''] ?? {};

/**
 * Returns a function that finds a text in the visitor’s language, else the own text, else a translation. `lang` is its
 * language unless it is `spoken`; an own text has that of an equal translation.
 */
function translatedTexts(own: object, translations: Record<string, Texts>, locale: string, spoken: string) {
  const wanted = translationFor(translations, locale);
  const around = languageOf(spoken);
  const foreign = (lang: string | undefined) => (lang === around ? undefined : lang);
  return (name: string): { text: string; lang?: string | undefined } => {
    const text = wanted[name];
    if (text) return { text, lang: foreign(languageOf(locale)) };
    const ownText = (own as Texts)[name];
    const found = Object.entries(translations).filter(([, texts]) =>
      ownText ? texts[name] === ownText : texts[name],
    );
    if (!ownText)
      return { text: found[0]?.[1][name] ?? '', lang: foreign(found[0] && languageOf(found[0][0])) };
    const [lang, another] = new Set(found.map(([from]) => languageOf(from)));
    return { text: ownText, lang: another ? undefined : foreign(lang) };
  };
}

import { embeddingTexts } from '../../definitions/embedding-fields.ts';
import type { NoticeService, NoticeStorage } from '../../log/notices/consent-notice.ts';
import { languageOf, matchLocale } from '../../lib/text/locale-match.ts';
import { unlessEmpty } from '../../lib/unless-empty.ts';
import { fillText, fillUrl, type Placeholders } from '../../lib/text/fill-placeholders.ts';
import type { Configuration } from './configuration.ts';
import { standardValue } from './translated-values.ts';

type Embedding = Configuration['embeddings'][number];
type Asset = Embedding['assets'][number];
type Texts = Record<string, string | undefined>;

/** What the texts of an embedding need: `wanted` is the visitor's locale, `spoken` that of the texts around them. */
type Reading = { placeholders: Placeholders; wanted: string; spoken: string };

/** Whether an embedding loads without consent: only if a tool is told that consent is denied. */
const loadsBeforeConsent = ({ loadBeforeConsent, googleConsentMode, consentSignals }: Embedding) =>
  loadBeforeConsent && googleConsentMode.length + consentSignals.length > 0;

/**
 * The texts of an embedding for a visitor, in the language of `wanted` if there is a translation; empty texts are left out.
 * `beforeConsent` is the sentence for one that loads without consent.
 */
export function localizedService(
  embedding: Embedding,
  beforeConsent: string,
  reading: Reading,
): NoticeService {
  const { placeholders } = reading;
  const { find, marked, translation, langs } = textFinder(embedding, reading);
  // Without a translation the widget shows the domain's own texts.
  const translated = (name: string) => fillText(translation[name] ?? '', placeholders) || undefined;
  return {
    id: embedding.id,
    name: fillText(find('name').text, placeholders) || embedding.name,
    purpose: embedding.purpose,
    vendor: fillText(find('vendor').text, placeholders) || undefined,
    privacyPolicyUrl: fillUrl(find('privacyPolicyUrl').text, placeholders) || undefined,
    ...Object.fromEntries(Object.keys(embeddingTexts).map((name) => [name, marked(name)])),
    loadsBeforeConsent: loadsBeforeConsent(embedding) ? beforeConsent : undefined,
    assets: unlessEmpty(embedding.assets.map((asset) => localizedAsset(asset, reading))),
    blockedContentTitle: translated('blockedContentTitle'),
    blockedContentText: translated('blockedContentText'),
    blockedContentButtonText: translated('blockedContentButtonText'),
    langs: langs(),
  };
}

function localizedAsset(asset: Asset, reading: Reading): NoticeStorage {
  const { marked, langs } = textFinder(asset, reading);
  return {
    name: asset.name,
    storageType: asset.storageType,
    lifetime: marked('lifetime'),
    description: marked('description'),
    langs: langs(),
  };
}

/**
 * Finds a text in the visitor’s language, else the own text, else any translation. `langs` has the languages of what `marked`
 * has found, where they are known and not that of the texts around.
 */
function textFinder(of: Embedding | Asset, { placeholders, wanted, spoken }: Reading) {
  const translations: Record<string, Texts> = of.translations;
  const translation = translations[matchLocale(wanted, Object.keys(translations)) ?? ''] ?? {};
  const foreign: Record<string, string> = {};

  function find(name: string): { text: string; lang?: string | undefined } {
    const text = translation[name];
    if (text) return { text, lang: languageOf(wanted) };
    const ownText = (of as object as Texts)[name];
    const found = Object.entries(translations).filter(([, texts]) =>
      ownText ? texts[name] === ownText : texts[name],
    );
    if (!ownText) return { text: found[0]?.[1][name] ?? '', lang: found[0] && languageOf(found[0][0]) };
    // An own text is in the language of the translation with the same words.
    const [lang, another] = new Set(found.map(([from]) => languageOf(from)));
    return { text: ownText, lang: another ? undefined : lang };
  }

  function marked(name: string) {
    const { text, lang } = find(name);
    if (!text) return undefined;
    const standard = translation[name] ? undefined : standardValue(name, text, spoken);
    if (standard) return standard;
    if (lang && lang !== languageOf(spoken)) foreign[name] = lang;
    return fillText(text, placeholders) || undefined;
  }

  return { find, marked, translation, langs: () => (Object.keys(foreign).length > 0 ? foreign : undefined) };
}

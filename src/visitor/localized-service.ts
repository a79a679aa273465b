import { embeddingTexts } from '../definitions/embedding-fields.ts';
import type { NoticeService, NoticeStorage } from '../log/consent-notice.ts';
import { fillText, fillUrl, type Placeholders } from '../lib/fill-placeholders.ts';
import type { Configuration } from './configuration.ts';
import { standardValue } from './standard-values.ts';
import { translationFor, translatedTexts } from './translations.ts';

type Embedding = Configuration['embeddings'][number];
type Asset = Embedding['assets'][number];

/** The list, or undefined if it is empty, so that JSON leaves it out. */
export const unlessEmpty = <T>(list: T[]) => (list.length > 0 ? list : undefined);

/** Whether an embedding loads without consent: only if a tool is told that consent is denied. */
export const loadsBeforeConsent = ({
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
      const standard = written[name] ? undefined : standardValue(name, text, locale[1]);
      if (standard) return standard;
      if (lang) foreign[name] = lang;
      return fillText(text, placeholders) || undefined;
    },
    langs: () => (Object.keys(foreign).length > 0 ? foreign : undefined),
  };
}

import { embeddingTexts } from '../definitions/embedding-fields.ts';
import type { NoticeService, NoticeStorage } from '../log/consent-notice.ts';
import { fillText, fillUrl, type Placeholders } from './fill-placeholders.ts';
import type { Configuration } from './configuration.ts';
import { translationFor, translatedTexts } from './translations.ts';

type Embedding = Configuration['embeddings'][number];
type Asset = Embedding['assets'][number];

/** A list; undefined, which leaves it out, for an empty one. */
export const unlessEmpty = <T>(list: T[]) => (list.length > 0 ? list : undefined);

/** What a visitor can read of an embedding, in the language of `locale` if it can; what it does not say is left out. */
export function localizedService(
  embedding: Embedding,
  placeholders: Placeholders,
  ...locale: [wanted: string, spoken: string]
): NoticeService {
  const { plain, told, langs } = speaker(embedding, placeholders, ...locale);
  // Without a translation the domain's own texts stand there.
  const blocked = translationFor(embedding.translations, locale[0]);
  const instead = (name: string) => fillText(blocked[name] ?? '', placeholders) || undefined;
  return {
    id: embedding.id,
    name: fillText(plain('name'), placeholders) || embedding.name,
    purpose: embedding.purpose,
    vendor: fillText(plain('vendor'), placeholders) || undefined,
    privacyPolicyUrl: fillUrl(plain('privacyPolicyUrl'), placeholders) || undefined,
    ...Object.fromEntries(Object.keys(embeddingTexts).map((name) => [name, told(name)])),
    assets: unlessEmpty(embedding.assets.map((asset) => assetOf(asset, placeholders, ...locale))),
    blockedContentTitle: instead('blockedContentTitle'),
    blockedContentText: instead('blockedContentText'),
    blockedContentButtonText: instead('blockedContentButtonText'),
    langs: langs(),
  };
}

function assetOf(
  asset: Asset,
  placeholders: Placeholders,
  ...locale: [wanted: string, spoken: string]
): NoticeStorage {
  const { told, langs } = speaker(asset, placeholders, ...locale);
  return {
    name: asset.name,
    storageType: asset.storageType,
    lifetime: told('lifetime'),
    description: told('description'),
    langs: langs(),
  };
}

/** Finds texts, and keeps in mind which of those that were `told` are in another language. */
function speaker(
  of: Embedding | Asset,
  placeholders: Placeholders,
  ...locale: [wanted: string, spoken: string]
) {
  const find = translatedTexts(of, of.translations, ...locale);
  const foreign: Record<string, string> = {};
  return {
    plain: (name: string) => find(name).text,
    told: (name: string) => {
      const { text, lang } = find(name);
      if (lang) foreign[name] = lang;
      return fillText(text, placeholders) || undefined;
    },
    langs: () => (Object.keys(foreign).length > 0 ? foreign : undefined),
  };
}

import type { NoticeService, NoticeStorage } from '../log/notice.ts';
import { fillText, fillUrl, type Placeholders } from './placeholders.ts';
import type { Source } from './source.ts';
import { translated } from './translated.ts';

type Embedding = Source['embeddings'][number];
type Asset = Embedding['assets'][number];

/** A list, unless it is empty: then it is left out. */
export const some = <T>(list: T[]) => (list.length > 0 ? list : undefined);

/** What a visitor can read of an embedding, in the language of `locale` if it can; what it does not say is left out. */
export function serviceOf(embedding: Embedding, placeholders: Placeholders, locale: string): NoticeService {
  const find = translated(embedding, embedding.translations, locale);
  const langs: NonNullable<NoticeService['langs']> = {};
  const fill = (text: string) => fillText(text, placeholders) || undefined;
  const plain = (name: string) => fill(find(name).text);
  const told = (name: keyof typeof langs) => {
    const { text, lang } = find(name);
    if (lang) langs[name] = lang;
    return fill(text);
  };
  // Without a translation the domain's own texts stand there.
  const blocked = translated({}, embedding.translations, locale);
  const instead = (name: string) => {
    const { text, lang } = blocked(name);
    return lang ? undefined : fill(text);
  };
  return {
    id: embedding.id,
    name: plain('name') ?? embedding.name,
    purpose: embedding.purpose,
    vendor: plain('vendor'),
    privacyPolicyUrl: fillUrl(find('privacyPolicyUrl').text, placeholders) || undefined,
    description: told('description'),
    whatDataIsCollected: told('whatDataIsCollected'),
    purposeOfDataCollection: told('purposeOfDataCollection'),
    legalBasis: told('legalBasis'),
    placeOfProcessing: told('placeOfProcessing'),
    assets: some(embedding.assets.map((asset) => assetOf(asset, placeholders, locale))),
    blockedContentTitle: instead('blockedContentTitle'),
    blockedContentText: instead('blockedContentText'),
    blockedContentButtonText: instead('blockedContentButtonText'),
    langs: Object.keys(langs).length > 0 ? langs : undefined,
  };
}

function assetOf(asset: Asset, placeholders: Placeholders, locale: string): NoticeStorage {
  const find = translated(asset, asset.translations, locale);
  const [lifetime, description] = [find('lifetime'), find('description')];
  return {
    name: asset.name,
    storageType: asset.storageType,
    lifetime: lifetime.text || undefined,
    description: fillText(description.text, placeholders) || undefined,
    lang: lifetime.lang ?? description.lang,
  };
}

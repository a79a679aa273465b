import type { NoticeContent } from '../log/notice.ts';
import type { Shown } from './shown.ts';
import type { Source } from './source.ts';

/** What is shown of a domain in one locale, as the log keeps it. */
export function noticeContent({ domain }: Source, shown: Shown, locale: string): NoticeContent {
  const optional = domain.requireConsentForMandatoryEmbeddings;
  const { texts, purposes, embeddings, links } = shown;
  const content = {
    version: 1,
    domain: domain.name,
    locale,
    texts,
    purposes: purposes.map(({ mandatory, ...purpose }) => ({
      ...purpose,
      ...(mandatory && !optional && { mandatory }),
    })),
    services: embeddings.map(serviceOf),
    links:
      links.length > 0 ? links.map(({ name, label, url, html }) => ({ name, label, url, html })) : undefined,
  };
  // The canonical form knows no undefined.
  return JSON.parse(JSON.stringify(content)) as NoticeContent;
}

/** Of an embedding what a visitor can read; how it is held back and what runs in it are no part of a notice. */
const serviceOf = (embedding: Shown['embeddings'][number]) => ({
  id: embedding.id,
  name: embedding.name,
  purpose: embedding.purpose,
  vendor: embedding.vendor,
  description: embedding.description,
  privacyPolicyUrl: embedding.privacyPolicyUrl,
  whatDataIsCollected: embedding.whatDataIsCollected,
  purposeOfDataCollection: embedding.purposeOfDataCollection,
  legalBasis: embedding.legalBasis,
  placeOfProcessing: embedding.placeOfProcessing,
  assets: embedding.assets,
  blockedContentTitle: embedding.blockedContentTitle,
  blockedContentText: embedding.blockedContentText,
  blockedContentButtonText: embedding.blockedContentButtonText,
});

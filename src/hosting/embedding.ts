import * as z from 'zod';
import { freshId } from '../db/columns.ts';
import { rows } from '../db/rows.ts';
import { embeddings, storageTypes } from '../db/schema.ts';
import { purposeIds } from '../texts/purposes.ts';
import { crud } from './crud.ts';
import { fieldsOf, ints, localeName, longText, readOnly, text, texts } from './fields.ts';

const consentTypes = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;

const translation = z.strictObject({
  name: text().optional(),
  description: longText.optional(),
  privacyPolicyUrl: text(2048).optional(),
  whatDataIsCollected: longText.optional(),
  purposeOfDataCollection: longText.optional(),
  legalBasis: longText.optional(),
  placeOfProcessing: longText.optional(),
  blockedContentTitle: longText.optional(),
  blockedContentText: longText.optional(),
  blockedContentButtonText: longText.optional(),
});

const assetFields = z.strictObject({
  id: readOnly,
  name: text().min(1),
  dynamic: z.boolean().optional(),
  storageType: z.enum(storageTypes).optional(),
  lifetime: text().optional(),
  description: longText.optional(),
  translations: z
    .record(localeName, z.strictObject({ lifetime: text().optional(), description: longText.optional() }))
    .optional(),
});

/** An asset has no columns that could hold its defaults: creating one gives it all its properties. */
export const assetSchema = {
  create: assetFields.transform(({ name, ...asset }) => ({
    id: freshId(),
    name,
    dynamic: asset.dynamic ?? false,
    storageType: asset.storageType ?? 'cookie',
    lifetime: asset.lifetime ?? '',
    description: asset.description ?? '',
    translations: asset.translations ?? {},
  })),
  update: assetFields,
};

export const embeddingSchema = z.strictObject({
  ...fieldsOf(embeddings, [
    'active',
    'vendor',
    'scriptHtmlCode',
    'scriptLoaderGroup',
    'hideIframesUntilConsent',
    'excludeUrlsMode',
    'description',
    'privacyPolicyUrl',
    'whatDataIsCollected',
    'purposeOfDataCollection',
    'legalBasis',
    'placeOfProcessing',
  ]),
  id: readOnly,
  name: text().min(1),
  purpose: z.enum(purposeIds),
  scriptMarkers: texts.optional(),
  iframeMarkers: texts.optional(),
  excludeFromUrls: texts.optional(),
  translations: z.record(localeName, translation).optional(),
  tcfVendor: z.int().nonnegative().nullable().optional(),
  tcfPurposes: ints.optional(),
  tcfSpecialFeatures: ints.optional(),
  googleConsentMode: z.array(z.enum(consentTypes)).optional(),
  assets: z.array(assetSchema.create).optional(),
});

export const embedding = crud('embedding', 'id', rows(embeddings, embeddings.id), {
  create: embeddingSchema,
  update: embeddingSchema,
});

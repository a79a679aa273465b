import * as z from 'zod';
import { freshId } from '../db/columns.ts';
import { rows, type Rows } from '../db/rows.ts';
import { embeddings, storageTypes, type Asset } from '../db/schema.ts';
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

const asset = z.strictObject({
  id: z.unknown().optional(),
  name: text().min(1),
  dynamic: z.boolean().default(false),
  storageType: z.enum(storageTypes).default('cookie'),
  lifetime: text().default(''),
  description: longText.default(''),
  translations: z
    .record(localeName, z.strictObject({ lifetime: text().optional(), description: longText.optional() }))
    .default({}),
});

export const assetSchema = asset.transform((given) => ({ ...given, id: freshId() }));

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
  assets: z.array(assetSchema).optional(),
});

const stored = rows(embeddings, embeddings.id);

/** An asset that comes back with the id that it was read with keeps it. */
const update: Rows['update'] = async (db, domainId, id, values) => {
  if (values.assets === undefined) return stored.update(db, domainId, id, values);
  const current = (await stored.find(db, domainId, id))?.assets as Asset[] | undefined;
  const known = new Set(current?.map((asset) => asset.id));
  const assets = (values.assets as Asset[]).map((asset) => ({
    ...asset,
    id: known.delete(asset.id) ? asset.id : freshId(),
  }));
  return stored.update(db, domainId, id, { ...values, assets });
};

export const embedding = crud(
  'embedding',
  'id',
  { ...stored, update },
  {
    create: embeddingSchema,
    update: embeddingSchema.extend({ assets: z.array(asset).optional() }),
  },
);

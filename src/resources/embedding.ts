import * as z from 'zod/mini';
import { freshId } from '../db/columns.ts';
import { rows, type Row, type Rows } from '../db/rows.ts';
import { consentTypes, embeddings, storageTypes, type Asset } from '../db/schema.ts';
import { purposeIds } from '../texts/purposes.ts';
import { fieldsOf, ints, localeName, longText, readOnly, text, texts } from './fields.ts';

const translation = z.strictObject({
  name: z.optional(text()),
  description: z.optional(longText),
  privacyPolicyUrl: z.optional(text(2048)),
  whatDataIsCollected: z.optional(longText),
  purposeOfDataCollection: z.optional(longText),
  legalBasis: z.optional(longText),
  placeOfProcessing: z.optional(longText),
  blockedContentTitle: z.optional(longText),
  blockedContentText: z.optional(longText),
  blockedContentButtonText: z.optional(longText),
});

const assetFields = z.strictObject({
  id: z.optional(z.unknown()),
  name: text().check(z.minLength(1)),
  dynamic: z.optional(z.boolean()),
  storageType: z.optional(z.enum(storageTypes)),
  lifetime: z.optional(text()),
  description: z.optional(longText),
  translations: z.optional(
    z.record(localeName, z.strictObject({ lifetime: z.optional(text()), description: z.optional(longText) })),
  ),
});

/** An asset has no columns that could hold its defaults: here it gets all its properties. */
const complete = ({ name, ...asset }: z.infer<typeof assetFields>): Asset => ({
  id: freshId(),
  name,
  dynamic: asset.dynamic ?? false,
  storageType: asset.storageType ?? 'cookie',
  lifetime: asset.lifetime ?? '',
  description: asset.description ?? '',
  translations: asset.translations ?? {},
});

export const assetSchema = { create: z.pipe(assetFields, z.transform(complete)), update: assetFields };

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
  name: text().check(z.minLength(1)),
  purpose: z.enum(purposeIds),
  scriptMarkers: z.optional(texts),
  iframeMarkers: z.optional(texts),
  excludeFromUrls: z.optional(texts),
  translations: z.optional(z.record(localeName, translation)),
  tcfVendor: z.nullish(z.int().check(z.nonnegative())),
  tcfPurposes: z.optional(ints),
  tcfSpecialFeatures: z.optional(ints),
  googleConsentMode: z.optional(z.array(z.enum(consentTypes))),
  assets: z.optional(z.array(assetFields)),
});

const stored = rows(embeddings, embeddings.id);

/** The assets of a payload; one that comes back with the id that it was read with keeps it. */
export function assetsOf(given: z.infer<typeof assetFields>[], current: Asset[] = []) {
  const known = new Set<unknown>(current.map(({ id }) => id));
  return given.map((asset) => ({
    ...complete(asset),
    ...(known.delete(asset.id) && { id: asset.id as string }),
  }));
}

type Values = Row & { assets?: z.infer<typeof assetFields>[] };
export const embeddingRows: Rows = {
  ...stored,
  create: (db, domainId, { assets = [], ...values }: Values) =>
    stored.create(db, domainId, { ...values, assets: assetsOf(assets) }),
  async update(db, domainId, id, { assets, ...values }: Values) {
    if (!assets) return stored.update(db, domainId, id, values);
    const current = await stored.find(db, domainId, id);
    return stored.update(db, domainId, id, {
      ...values,
      assets: assetsOf(assets, current?.assets as Asset[]),
    });
  },
};

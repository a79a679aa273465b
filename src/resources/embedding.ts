import * as z from 'zod/mini';
import { freshId } from '../db/columns.ts';
import { rows, type Row, type Rows } from '../db/part-rows.ts';
import { embeddings } from '../db/schema.ts';
import {
  embeddingFields,
  embeddingTexts,
  storageTypes,
  type Asset,
} from '../definitions/embedding-fields.ts';
import { linkAddress } from '../http/input-schemas.ts';
import { fieldsOf, localeName, longText, readOnly, text } from './field-schemas.ts';

const translation = z.strictObject({
  name: z.optional(text()),
  ...fieldsOf(embeddingTexts),
  privacyPolicyUrl: z.optional(linkAddress(2048)),
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

/** Fills in the defaults of an asset, which has no columns that could define them. */
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
  id: readOnly,
  name: text().check(z.minLength(1)),
  ...fieldsOf(embeddingFields),
  translations: z.optional(z.record(localeName, translation)),
  assets: z.optional(z.array(assetFields)),
});

const stored = rows(embeddings, embeddings.id);

/** The assets of a payload, with their ids where the embedding already has them and new ids otherwise. */
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
  update: (db, domainId, id, { assets, ...values }: Values) =>
    stored.update(db, domainId, id, {
      ...values,
      ...(assets && { assets: (current: Asset[]) => assetsOf(assets, current) }),
    }),
};

import * as z from 'zod/mini';
import type { Step } from '../db/change.ts';
import { freshId } from '../db/columns.ts';
import { rows, type Row, type Rows } from '../db/domains/part-rows.ts';
import { embeddings } from '../db/schema.ts';
import { keyOfName, keyStep } from '../db/domains/service-keys.ts';
import {
  embeddingFields,
  embeddingTexts,
  storageTypes,
  type Asset,
} from '../definitions/embedding-fields.ts';
import { linkAddress } from '../http/input-schemas.ts';
import { schemasOf, localeName, longText, readOnly, text } from './field-schemas.ts';

const translation = z.strictObject({
  name: z.optional(text()),
  ...schemasOf(embeddingTexts),
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

/** Empty: derived from the name. */
export const serviceKey = z
  .string()
  .check(
    z.regex(
      /^([a-z0-9][a-z0-9-]{0,39})?$/,
      'Must be at most 40 lowercase letters, digits and hyphens, and not begin with a hyphen',
    ),
  );

export const embeddingSchema = z.strictObject({
  id: readOnly,
  name: text().check(z.minLength(1)),
  ...schemasOf(embeddingFields),
  key: z.optional(serviceKey),
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

type Values = Row & { key?: string; name?: string; assets?: z.infer<typeof assetFields>[] };
type Stored = { id: string; name: string };
export const embeddingRows: Rows = {
  ...stored,
  create(db, domainId, { key, assets = [], ...values }: Values) {
    const { step, keyFor } = keyStep(db, domainId);
    const free = (_: unknown, { id, name }: Stored) => keyFor(id, key || keyOfName(name));
    return stored.create(db, domainId, { ...values, key: free, assets: assetsOf(assets) }, [step]);
  },
  update(db, domainId, id, { key, assets, ...values }: Values, also: Step[] = []) {
    const { step, keyFor } = keyStep(db, domainId);
    const free = (_: unknown, { id, name }: Stored) => keyFor(id, key || keyOfName(values.name ?? name));
    const changed = {
      ...values,
      ...(key !== undefined && { key: free }),
      ...(assets && { assets: (current: Asset[]) => assetsOf(assets, current) }),
    };
    return stored.update(db, domainId, id, changed, key === undefined ? also : [step, ...also]);
  },
};

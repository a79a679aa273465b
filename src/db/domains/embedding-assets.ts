import { and, eq } from 'drizzle-orm';
import type { Asset } from '../../definitions/embedding-fields.ts';
import type { Database } from '../../env.ts';
import { isEqual } from '../activity/compare-values.ts';
import { change } from '../change.ts';
import { updateStep } from '../row-steps.ts';
import { embeddings } from '../schema.ts';
import { setting } from '../settings-column.ts';

// The assets of an embedding are one JSON column, so that an embedding is one row. They are changed like all settings
// (src/db/change.ts), so that concurrent changes are all kept.

type Owner = { domainId: string; embeddingId: string };

const ofEmbedding = ({ domainId, embeddingId }: Owner) =>
  and(eq(embeddings.domainId, domainId), eq(embeddings.id, embeddingId));

/** The assets of an embedding; undefined if it does not exist. */
export async function readAssets(db: Database, owner: Owner) {
  const [found] = await db
    .select({ assets: setting(embeddings, 'assets') })
    .from(embeddings)
    .where(ofEmbedding(owner));
  return found?.assets;
}

type Stored = Pick<typeof embeddings.$inferSelect, 'settings'>;

/** Sets the assets and returns them; undefined if the embedding does not exist, or if `next` returns nothing. */
async function writeAssets(db: Database, owner: Owner, next: (assets: Asset[]) => Asset[] | undefined) {
  const { read, plan } = updateStep(
    db,
    embeddings,
    ofEmbedding(owner),
    { assets: next },
    { returning: { assets: setting(embeddings, 'assets') } },
  );
  const isPossible = ([stored]: Stored[]) => stored && next(stored.settings.assets) !== undefined;
  const written = await change<{ assets: Asset[] }>(db, owner, {
    read,
    plan: (rows) => (isPossible(rows) ? plan(rows) : undefined),
  });
  return written?.[0]?.assets;
}

/** Whether an asset has the same name and storage as another one. */
export const hasSameName = (a: Asset, b: Asset) => a.name === b.name && a.storageType === b.storageType;

/** Whether an asset is the same as another one in everything but its id. */
export const isSameAsset = (a: Asset, b: Asset) => isEqual({ ...a, id: '' }, { ...b, id: '' });

/** Adds an asset, unless an asset is its like; returns all assets, undefined if the embedding does not exist. */
export const addAsset = (
  db: Database,
  owner: Owner,
  asset: Asset,
  isLike: (a: Asset, b: Asset) => boolean = () => false,
) =>
  writeAssets(db, owner, (assets) =>
    assets.some((other) => isLike(asset, other)) ? assets : [...assets, asset],
  );

/** Sets these properties of an asset; returns all assets, undefined if this asset does not exist. */
export const updateAsset = (db: Database, owner: Owner, id: string, values: Partial<Asset>) =>
  writeAssets(db, owner, (assets) =>
    assets.some((asset) => asset.id === id)
      ? assets.map((asset) => (asset.id === id ? { ...asset, ...values } : asset))
      : undefined,
  );

/** Removes an asset; returns the remaining ones, undefined if this asset does not exist. */
export const removeAsset = (db: Database, owner: Owner, id: string) =>
  writeAssets(db, owner, (assets) =>
    assets.some((asset) => asset.id === id) ? assets.filter((asset) => asset.id !== id) : undefined,
  );

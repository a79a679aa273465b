import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Asset } from '../definitions/embedding-fields.ts';
import { now, type Database } from '../env.ts';
import { recordChanged } from './activity.ts';
import { embeddings } from './schema.ts';

// The assets of an embedding are one JSON column, so that reading an embedding is reading one row. Each write changes the
// column within one statement: of two writes at the same time, neither is lost.

type Owner = { domainId: string; embeddingId: string };

const ofEmbedding = ({ domainId, embeddingId }: Owner) =>
  and(eq(embeddings.domainId, domainId), eq(embeddings.id, embeddingId));

/** The JSON path of an asset, such as `$[3]`; NULL if no asset has this id. */
const pathOf = (id: string) =>
  sql`(SELECT fullkey FROM json_each(${embeddings.assets}) WHERE value ->> 'id' = ${id})`;

/** The assets of an embedding; undefined if it does not exist. */
export async function readAssets(db: Database, owner: Owner) {
  const [found] = await db.select({ assets: embeddings.assets }).from(embeddings).where(ofEmbedding(owner));
  return found?.assets;
}

/** Sets the column if the condition is true and returns its new value; undefined where nothing was written. */
async function writeAssets(db: Database, owner: Owner, assets: SQL, condition?: SQL) {
  const where = and(ofEmbedding(owner), condition);
  const [, written] = await db.batch([
    recordChanged(db, embeddings, where, { assets }),
    db
      .update(embeddings)
      .set({ assets, updatedAt: now() })
      .where(where)
      .returning({ assets: embeddings.assets }),
  ]);
  return written[0]?.assets;
}

/** The condition that an embedding has an asset with the same name and storage. */
export const declaresAsset = ({ name, storageType }: Pick<Asset, 'name' | 'storageType'>) =>
  sql`EXISTS (SELECT 1 FROM json_each(${embeddings.assets})
    WHERE value ->> 'name' = ${name} AND value ->> 'storageType' = ${storageType})`;

/** The condition that an embedding has an asset that is the same in everything but its id. */
export const hasSameAsset = (asset: Asset) =>
  sql`EXISTS (SELECT 1 FROM json_each(${embeddings.assets})
    WHERE json_remove(value, '$.id') = json_remove(${JSON.stringify(asset)}, '$.id'))`;

/** Adds an asset, unless the condition is true; returns all assets, undefined if the embedding does not exist. */
export function addAsset(db: Database, owner: Owner, asset: Asset, unless = sql`0`) {
  const added = sql`json_insert(${embeddings.assets}, '$[#]', json(${JSON.stringify(asset)}))`;
  return writeAssets(db, owner, sql`iif(${unless}, ${embeddings.assets}, ${added})`);
}

/** Sets these properties of an asset; returns all assets, undefined if this asset does not exist. */
export function updateAsset(
  db: Database,
  owner: Owner,
  id: string,
  values: [name: string, value: unknown][],
) {
  const path = pathOf(id);
  const sets = values.map(([name, value]) => sql`${path} || ${`.${name}`}, json(${JSON.stringify(value)})`);
  const changed = sql`json_set(${embeddings.assets}, ${sql.join(sets, sql`, `)})`;
  return writeAssets(db, owner, changed, sql`${path} IS NOT NULL`);
}

/** Removes an asset; returns the remaining ones, undefined if this asset does not exist. */
export function removeAsset(db: Database, owner: Owner, id: string) {
  const path = pathOf(id);
  return writeAssets(db, owner, sql`json_remove(${embeddings.assets}, ${path})`, sql`${path} IS NOT NULL`);
}

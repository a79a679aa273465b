import * as z from 'zod/mini';
import { freshId } from '../db/columns.ts';
import { createEmbeddings } from '../db/domains/embeddings.ts';
import type { Database } from '../env.ts';
import { presetEmbedding } from './preset-embedding.ts';
import { presetById } from './index.ts';
import type { Preset } from './preset-schema.ts';

export const presetImportSchema = z
  .array(
    z.strictObject({
      id: z.int().check(z.refine((id) => presetById(id), 'Must be the ID of a preset')),
      active: z.prefault(z.boolean(), false),
    }),
  )
  .check(z.maxLength(1000));

/** The embedding of a preset in a domain. */
export const importedEmbedding = (preset: Preset, active: boolean) => {
  const { assets, ...embedding } = presetEmbedding(preset);
  return { ...embedding, active, assets: assets.map((asset) => ({ ...asset, id: freshId() })) };
};

/** Adds those presets to a domain whose names it does not have yet, even if several callers do so at once. */
export const addPresets = async (db: Database, domainId: string, ids: number[]) =>
  createEmbeddings(
    db,
    domainId,
    [...new Set(ids)].map((id) => importedEmbedding(presetById(id)!, true)),
    { isUnknown: true },
  );

/** Creates an embedding for each of these presets, or none. */
export async function importPresets(
  db: Database,
  domainId: string,
  wanted: z.infer<typeof presetImportSchema>,
) {
  const list = wanted.map(({ id, active }) => importedEmbedding(presetById(id)!, active));
  const created = await createEmbeddings(db, domainId, list);
  return created.map(({ id }, i) => ({ presetId: wanted[i]!.id, embeddingId: id }));
}

import { Hono } from 'hono';
import * as z from 'zod';
import { jsonBody } from '../../body.ts';
import { freshId } from '../../db/columns.ts';
import { createEmbeddings } from '../../db/embeddings.ts';
import { validate } from '../../validate.ts';
import type { InDomain } from '../owner.ts';
import { embeddingOf } from './presets/embedding.ts';
import { presetById } from './presets/index.ts';
import type { Preset } from './presets/schema.ts';

export const presetImportSchema = z
  .array(
    z.strictObject({
      id: z.int().refine((id) => presetById(id), 'There is no preset with this id'),
      active: z.boolean().default(false),
    }),
  )
  .max(1000);

/** The embedding that a preset becomes in a domain. */
export const importedEmbedding = (preset: Preset, active: boolean) => {
  const { assets, ...embedding } = embeddingOf(preset);
  return { ...embedding, active, assets: assets.map((asset) => ({ ...asset, id: freshId() })) };
};

/** Creates an embedding for each preset that is named, all or none. */
export const presetImport = new Hono<InDomain>().post(
  '/',
  jsonBody,
  validate('json', presetImportSchema),
  async (c) => {
    const wanted = c.req.valid('json');
    const created = await createEmbeddings(
      c.var.db,
      c.var.domain.id,
      wanted.map(({ id, active }) => importedEmbedding(presetById(id)!, active)),
    );
    return c.json(
      created.map(({ id }, i) => ({ presetId: wanted[i]!.id, embeddingId: id })),
      201,
    );
  },
);

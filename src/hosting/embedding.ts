import { embeddingRows, embeddingSchema } from '../resources/embedding.ts';
import { crud } from './crud.ts';

export const embedding = crud('embedding', 'id', embeddingRows, {
  create: embeddingSchema,
  update: embeddingSchema,
});

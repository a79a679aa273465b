import { config } from './settings.ts';

/** The purposes that have embeddings, each with them. */
export const purposes = () =>
  config.purposes
    .map((purpose) => ({ ...purpose, embeddings: config.embeddings.filter((e) => e.purpose === purpose.id) }))
    .filter(({ embeddings }) => embeddings.length);

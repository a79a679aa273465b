import type { domains, embeddings, themes } from '../db/schema.ts';
import { domainFields } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import type { Features } from '../definitions/features.ts';
import type { Fields } from '../definitions/field.ts';
import { themeFields } from '../definitions/theme-fields.ts';

type Given = {
  domain: typeof domains.$inferSelect;
  embeddings: (typeof embeddings.$inferSelect)[];
  theme: typeof themes.$inferSelect | undefined;
};

/**
 * A domain's configuration without what its client may not use: stored all the same, so that a program that sets it up
 * goes on, and kept from the visitors' script. What waits for consent goes on waiting.
 */
export function withoutDisabledFeatures<T extends Given>(source: T, features: Features): T {
  const { domain, embeddings, theme } = source;
  const ofEmbedding = withheld(embeddingFields, features);
  return {
    ...source,
    domain: { ...domain, ...withheld(domainFields, features) },
    embeddings: embeddings.map((embedding) => ({ ...embedding, ...ofEmbedding })),
    theme: theme && { ...theme, ...withheld(themeFields, features) },
  };
}

/** The defaults of what needs a feature that is not there. */
const withheld = (fields: Fields, features: Features) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { feature }]) => feature && !features[feature])
      .map(([name, { value }]) => [name, value]),
  );

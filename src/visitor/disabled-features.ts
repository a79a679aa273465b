import { domainFields } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import type { Features } from '../definitions/features.ts';
import type { Fields } from '../definitions/field.ts';
import { themeFields } from '../definitions/theme-fields.ts';

type Configuration = { domain: object; embeddings: object[]; theme: object | undefined };

/**
 * A domain's configuration with the default for each field whose feature the client does not have. Such fields are stored
 * all the same, so that programs that set them keep working. What is blocked until consent stays blocked.
 */
export function withoutDisabledFeatures<T extends Configuration>(configuration: T, features: Features): T {
  const { domain, embeddings, theme } = configuration;
  const embeddingDefaults = defaultsOfDisabled(embeddingFields, features);
  return {
    ...configuration,
    domain: { ...domain, ...defaultsOfDisabled(domainFields, features) },
    embeddings: embeddings.map((embedding) => ({ ...embedding, ...embeddingDefaults })),
    theme: theme && { ...theme, ...defaultsOfDisabled(themeFields, features) },
  };
}

/** The defaults of the fields whose feature is disabled. */
const defaultsOfDisabled = (fields: Fields, features: Features) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { feature }]) => feature && !features[feature])
      .map(([name, { value }]) => [name, value]),
  );

import { domainFields } from '../../definitions/domain-fields.ts';
import { embeddingFields } from '../../definitions/embedding-fields.ts';
import type { Features } from '../../definitions/features.ts';
import type { Fields } from '../../definitions/field.ts';
import { themeFields } from '../../definitions/theme-fields.ts';

type Configuration = { domain: object; embeddings: object[]; theme: object | undefined };

/**
 * A domain's configuration without what the client's features do not include: flags are off, other fields have their default.
 * Such fields are stored all the same, so that programs that set them keep working. What is blocked until consent stays blocked.
 */
export function withoutDisabledFeatures<T extends Configuration>(configuration: T, features: Features): T {
  const { domain, embeddings, theme } = configuration;
  const embeddingValues = valuesOfDisabled(embeddingFields, features);
  return {
    ...configuration,
    domain: { ...domain, ...valuesOfDisabled(domainFields, features) },
    embeddings: embeddings.map((embedding) => ({ ...embedding, ...embeddingValues })),
    theme: theme && { ...theme, ...valuesOfDisabled(themeFields, features) },
  };
}

/** The values of the fields whose feature is disabled. */
const valuesOfDisabled = (fields: Fields, features: Features) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { feature }]) => feature && !features[feature])
      .map(([name, { kind, value }]) => [name, kind === 'flag' ? false : value]),
  );

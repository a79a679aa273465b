import { type Column, type GetColumnData, getTableName, type SQL, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { domainFields } from '../../definitions/domain-fields.ts';
import { embeddingFields } from '../../definitions/embedding-fields.ts';
import type { Features } from '../../definitions/features.ts';
import type { Fields, NamesWith } from '../../definitions/field.ts';
import { localeFields } from '../../definitions/locale-fields.ts';
import { themeFields } from '../../definitions/theme-fields.ts';
import { pick } from '../../db/columns.ts';
import { preparedQuery } from '../../db/raw-query.ts';
import { clients, domains, embeddings, locales, placeholders, themes } from '../../db/schema.ts';
import { flat, type Flat } from '../../db/settings-column.ts';
import type { Database } from '../../env.ts';

type Columns = Record<string, Column>;

/**
 * A prepared query of columns, in the form that drizzle gives their values; `rest` is what follows SELECT and its list. Of
 * settings, those with an effect are under their own names.
 */
function select<C extends Columns, F extends Fields>(columns: C, fields: F, rest: SQL) {
  type Row = Flat<{ [K in keyof C]: GetColumnData<C[K]> }>;
  const entries = Object.entries(columns);
  const list = entries.map(
    ([name, { table, name: inTable }]) => `"${getTableName(table)}"."${inTable}" AS "${name}"`,
  );
  return preparedQuery(sql`SELECT ${sql.raw(list.join(', '))} ${rest}`, (row) => {
    const valueOf = (value: unknown, column: Column) =>
      value === null ? null : column.mapFromDriverValue(value);
    const values = flat(
      Object.fromEntries(entries.map(([name, column]) => [name, valueOf(row[name], column)])),
    );
    return Object.fromEntries(Object.entries(values).filter(([name]) => !fields[name]?.compat)) as Omit<
      Row,
      NamesWith<F, { compat: true }>
    >;
  });
}

const domainId = sql.placeholder('domainId');

const domainQuery = select(
  {
    ...pick(
      domains,
      'id',
      'name',
      'legalChangedAt',
      'askedAllSince',
      'whitelabel',
      'permanentScanEnabled',
      'settings',
    ),
    features: clients.features,
    company: clients.company,
  },
  domainFields,
  sql`FROM ${domains} JOIN ${clients} ON ${clients.id} = ${domains.clientId} WHERE ${domains.id} = ${domainId}`,
);
const embeddingsQuery = select(
  pick(embeddings, 'id', 'name', 'askedSince', 'askedAgain', 'key', 'active', 'settings'),
  embeddingFields,
  sql`FROM ${embeddings} WHERE ${embeddings.domainId} = ${domainId} AND ${embeddings.active} = 1 ORDER BY ${embeddings.seq}`,
);
const localesQuery = select(
  pick(locales, 'name', 'active', 'settings'),
  localeFields,
  sql`FROM ${locales} WHERE ${locales.domainId} = ${domainId} AND ${locales.active} = 1 ORDER BY ${locales.seq}`,
);
const placeholdersQuery = select(
  { name: placeholders.bareName, value: placeholders.value },
  {},
  sql`FROM ${placeholders} WHERE ${placeholders.domainId} = ${domainId}`,
);
/** The theme that is shown, otherwise the first: no others are read, because they may contain images. */
export const themeQuery = select(
  pick(themes, 'default', 'logoImage', 'settingsIconImage', 'settings'),
  themeFields,
  sql`FROM ${themes} WHERE ${themes.domainId} = ${domainId} ORDER BY ${themes.default} DESC, ${themes.seq} LIMIT 1`,
);

/** The statements that read everything of a domain that affects its visitors, for `configurationOf`. */
export const configurationQueries = (db: Database, domainId: string) =>
  [
    domainQuery(db, { domainId }),
    embeddingsQuery(db, { domainId }),
    localesQuery(db, { domainId }),
    placeholdersQuery(db, { domainId }),
    themeQuery(db, { domainId }),
  ] as const;

/** Combines the rows of `configurationQueries`, without disabled features; undefined if the domain no longer exists. */
export function configurationOf([[found], embeddings, locales, filled, [theme]]: Results) {
  if (!found) return undefined;
  const { company, features, ...domain } = found;
  const placeholders = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  return withoutDisabledFeatures({ domain, company, embeddings, locales, placeholders, theme }, features);
}

type Results = BatchResponse<ReturnType<typeof configurationQueries>>;
export type Configuration = NonNullable<ReturnType<typeof configurationOf>>;

type Settings = { domain: object; embeddings: object[]; theme: object | undefined };

/**
 * A domain’s configuration without what the client’s features exclude: flags are off, other fields have defaults. They
 * are stored all the same, for programs that set them. Blocked content stays blocked.
 */
function withoutDisabledFeatures<T extends Settings>(configuration: T, features: Features): T {
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

import { type Column, type GetColumnData, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { domainFields } from '../../definitions/domain-fields.ts';
import { embeddingFields } from '../../definitions/embedding-fields.ts';
import type { Features } from '../../definitions/features.ts';
import type { Fields, NamesWith } from '../../definitions/field.ts';
import { localeFields } from '../../definitions/locale-fields.ts';
import { themeFields } from '../../definitions/theme-fields.ts';
import { preparedQuery } from '../../db/raw-query.ts';
import { clients, domains, embeddings, locales, placeholders, themes } from '../../db/schema.ts';
import type { Database } from '../../env.ts';

/** The columns of a table's settings that have an effect. */
function ownColumns<T extends SQLiteTable, F extends Fields>(table: T, fields: F) {
  const columns: Record<string, unknown> = getTableColumns(table);
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => columns[name] && !fields[name]!.derived)
      .map((name) => [name, columns[name]]),
  ) as Pick<T['_']['columns'], Exclude<keyof F, NamesWith<F, { derived: true }>> & keyof T['_']['columns']>;
}

type Columns = Record<string, Column>;

/** A prepared query of columns, in the form that drizzle gives their values; `rest` is what follows SELECT and its list. */
function select<C extends Columns>(columns: C, rest: SQL) {
  const entries = Object.entries(columns);
  const list = entries.map(
    ([name, { table, name: inTable }]) => `"${getTableName(table)}"."${inTable}" AS "${name}"`,
  );
  return preparedQuery(sql`SELECT ${sql.raw(list.join(', '))} ${rest}`, (row) => {
    const valueOf = (value: unknown, column: Column) =>
      value === null ? null : column.mapFromDriverValue(value);
    return Object.fromEntries(entries.map(([name, column]) => [name, valueOf(row[name], column)])) as {
      [K in keyof C]: GetColumnData<C[K]>;
    };
  });
}

const domainId = sql.placeholder('domainId');

const domainQuery = select(
  {
    id: domains.id,
    name: domains.name,
    legalChangedAt: domains.legalChangedAt,
    ...ownColumns(domains, domainFields),
    features: clients.features,
    company: clients.company,
  },
  sql`FROM ${domains} JOIN ${clients} ON ${clients.id} = ${domains.clientId} WHERE ${domains.id} = ${domainId}`,
);
const embeddingsQuery = select(
  {
    id: embeddings.id,
    name: embeddings.name,
    askedSince: embeddings.askedSince,
    ...ownColumns(embeddings, embeddingFields),
  },
  sql`FROM ${embeddings} WHERE ${embeddings.domainId} = ${domainId} AND ${embeddings.active} = 1 ORDER BY ${embeddings.seq}`,
);
const localesQuery = select(
  { name: locales.name, ...ownColumns(locales, localeFields) },
  sql`FROM ${locales} WHERE ${locales.domainId} = ${domainId} AND ${locales.active} = 1 ORDER BY ${locales.seq}`,
);
const placeholdersQuery = select(
  { name: placeholders.bareName, value: placeholders.value },
  sql`FROM ${placeholders} WHERE ${placeholders.domainId} = ${domainId}`,
);
/** The theme that is shown, otherwise the first: no others are read, because they may contain images. */
export const themeQuery = select(
  ownColumns(themes, themeFields),
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

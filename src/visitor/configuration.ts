import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { domainFields } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import type { Fields, NamesWith } from '../definitions/field.ts';
import { localeFields } from '../definitions/locale-fields.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import { clients, domains, embeddings, locales, placeholders, themes } from '../db/schema.ts';
import type { Database } from '../env.ts';
import { withoutDisabledFeatures } from './disabled-features.ts';

/** The columns of a table's settings that have an effect. */
function ownColumns<T extends SQLiteTable, F extends Fields>(table: T, fields: F) {
  const columns: Record<string, unknown> = getTableColumns(table);
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => columns[name] && !fields[name]!.derived)
      .map((name) => [name, columns[name]]),
  ) as Pick<T['_']['columns'], Exclude<keyof F, NamesWith<F, { derived: true }>> & keyof T['_']['columns']>;
}

const { id, name, legalChangedAt } = domains;
const domainColumns = { id, name, legalChangedAt, ...ownColumns(domains, domainFields) };

/** The statements that read everything of a domain that affects its visitors, for `configurationOf`. */
export const configurationQueries = (db: Database, domainId: string) =>
  [
    db
      .select({ domain: domainColumns, features: clients.features, company: clients.company })
      .from(domains)
      .innerJoin(clients, eq(clients.id, domains.clientId))
      .where(eq(domains.id, domainId)),
    db
      .select({ id: embeddings.id, name: embeddings.name, ...ownColumns(embeddings, embeddingFields) })
      .from(embeddings)
      .where(and(eq(embeddings.domainId, domainId), eq(embeddings.active, true)))
      .orderBy(asc(embeddings.seq)),
    db
      .select({ name: locales.name, ...ownColumns(locales, localeFields) })
      .from(locales)
      .where(and(eq(locales.domainId, domainId), eq(locales.active, true)))
      .orderBy(asc(locales.seq)),
    db
      .select({ name: placeholders.bareName, value: placeholders.value })
      .from(placeholders)
      .where(eq(placeholders.domainId, domainId)),
    // A theme may contain pictures, so only the one that is shown is read, otherwise the first.
    db
      .select(ownColumns(themes, themeFields))
      .from(themes)
      .where(eq(themes.domainId, domainId))
      .orderBy(desc(themes.default), asc(themes.seq))
      .limit(1),
  ] as const;

/** Combines the rows of `configurationQueries`, without disabled features; undefined if the domain no longer exists. */
export function configurationOf([[found], embeddings, locales, filled, [theme]]: Results) {
  if (!found) return undefined;
  const { domain, company, features } = found;
  const placeholders = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  return withoutDisabledFeatures({ domain, company, embeddings, locales, placeholders, theme }, features);
}

type Results = BatchResponse<ReturnType<typeof configurationQueries>>;
export type Configuration = NonNullable<ReturnType<typeof configurationOf>>;

import { and, asc, desc, eq } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { clients, domains, embeddings, locales, placeholders, themes } from '../db/schema.ts';
import type { Database } from '../env.ts';
import { withoutDisabledFeatures } from './disabled-features.ts';

/** The statements that read everything of a domain that affects its visitors, for `configurationOf`. */
export const configurationQueries = (db: Database, domainId: string) =>
  [
    db
      .select({ domain: domains, features: clients.features, company: clients.company })
      .from(domains)
      .innerJoin(clients, eq(clients.id, domains.clientId))
      .where(eq(domains.id, domainId)),
    db
      .select()
      .from(embeddings)
      .where(and(eq(embeddings.domainId, domainId), eq(embeddings.active, true)))
      .orderBy(asc(embeddings.seq)),
    db
      .select()
      .from(locales)
      .where(and(eq(locales.domainId, domainId), eq(locales.active, true)))
      .orderBy(asc(locales.seq)),
    db.select().from(placeholders).where(eq(placeholders.domainId, domainId)),
    // A theme may contain pictures, so only the one that is shown is read, otherwise the first.
    db
      .select()
      .from(themes)
      .where(eq(themes.domainId, domainId))
      .orderBy(desc(themes.default), asc(themes.seq))
      .limit(1),
  ] as const;

/** Combines the rows of `configurationQueries`, without disabled features; undefined if the domain no longer exists. */
export function configurationOf([[found], embeddings, locales, filled, [theme]]: Results) {
  if (!found) return undefined;
  const { domain, company, features } = found;
  const placeholders = new Map(filled.map(({ bareName, value }) => [bareName, value]));
  return withoutDisabledFeatures({ domain, company, embeddings, locales, placeholders, theme }, features);
}

type Results = BatchResponse<ReturnType<typeof configurationQueries>>;
export type Configuration = NonNullable<ReturnType<typeof configurationOf>>;

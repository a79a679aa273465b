import { and, asc, desc, eq } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { clients, domains, embeddings, locales, placeholders, themes } from '../db/schema.ts';
import type { Database } from '../env.ts';
import { withoutDisabledFeatures } from './disabled-features.ts';

/** The statements that read everything of a domain that its visitors see, for `sourceOf`. */
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
    // Each may hold pictures: only the one that is shown, or else the first.
    db
      .select()
      .from(themes)
      .where(eq(themes.domainId, domainId))
      .orderBy(desc(themes.default), asc(themes.seq))
      .limit(1),
  ] as const;

/** What `sourceQueries` have read, put together, as far as the client may use it; undefined when the domain is gone. */
export function configurationOf([[found], embeddings, locales, filled, [theme]]: Results) {
  if (!found) return undefined;
  const { domain, company, features } = found;
  const placeholders = new Map(filled.map(({ bareName, value }) => [bareName, value]));
  return withoutDisabledFeatures({ domain, company, embeddings, locales, placeholders, theme }, features);
}

type Results = BatchResponse<ReturnType<typeof configurationQueries>>;
export type Configuration = NonNullable<ReturnType<typeof configurationOf>>;

import { and, asc, eq } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { domains, embeddings, locales, placeholders, themes } from '../db/schema.ts';
import type { Database } from '../env.ts';

/** The statements that read everything of a domain that its visitors see, for `sourceOf`. */
export const sourceQueries = (db: Database, domainId: string) =>
  [
    db.select().from(domains).where(eq(domains.id, domainId)),
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
    db.select().from(themes).where(eq(themes.domainId, domainId)).orderBy(asc(themes.seq)),
  ] as const;

/** What `sourceQueries` have read, put together; undefined when the domain is gone. */
export function sourceOf([[domain], services, texts, filled, looks]: Results) {
  return (
    domain && {
      domain,
      embeddings: services,
      locales: texts,
      placeholders: new Map(filled.map(({ bareName, value }) => [bareName, value])),
      theme: looks.find((theme) => theme.default) ?? looks[0],
    }
  );
}

type Results = BatchResponse<ReturnType<typeof sourceQueries>>;
export type Source = NonNullable<ReturnType<typeof sourceOf>>;

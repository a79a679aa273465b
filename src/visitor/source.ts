import { and, asc, eq } from 'drizzle-orm';
import { domains, embeddings, locales, placeholders, themes } from '../db/schema.ts';
import type { Database } from '../env.ts';

/** Everything of a domain that its visitors see, read in one round trip. */
export async function readSource(db: Database, domainId: string) {
  const [[domain], services, texts, filled, looks] = await db.batch([
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
  ]);
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

export type Source = NonNullable<Awaited<ReturnType<typeof readSource>>>;

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { rows } from '../db/part-rows.ts';
import { locales } from '../db/schema.ts';
import { localeFields } from '../definitions/locale-fields.ts';
import { purposeIds } from '../texts/purposes.ts';
import { now, type Database } from '../env.ts';
import { rawQuery } from '../db/raw-query.ts';
import { fieldsOf, withoutUndefined, localeName, longText, readOnly } from './field-schemas.ts';

const byPurpose = z.optional(z.partialRecord(z.enum(purposeIds), longText));

const fields = {
  ...fieldsOf(localeFields),
  purposeNames: byPurpose,
  purposeDescriptions: byPurpose,
};

/** Merges a partial map into the column. */
const merged = (column: typeof locales.purposeNames | typeof locales.purposeDescriptions, part?: object) =>
  part && sql`json_patch(${column}, ${JSON.stringify(part)})`;

export const localeSchema = {
  create: z.strictObject({ ...fields, name: localeName }),
  update: z.pipe(
    z.strictObject({ ...fields, name: readOnly }),
    z.transform((payload) =>
      withoutUndefined({
        ...payload,
        purposeNames: merged(locales.purposeNames, payload.purposeNames),
        purposeDescriptions: merged(locales.purposeDescriptions, payload.purposeDescriptions),
      }),
    ),
  ),
};

export const localeRows = rows(locales, locales.name);

/** Activates these locales of a domain, deactivates the others, and creates missing ones. */
export async function activateLocales(db: Database, domainId: string, names: string[]) {
  const wanted = sql`SELECT value FROM json_each(${JSON.stringify(names)})`;
  const existing = sql`SELECT name FROM ${locales} WHERE domainId = ${domainId}`;
  const isWanted = sql`name IN (${wanted})`;
  await db.batch([
    rawQuery(
      db,
      sql`INSERT INTO ${locales} (domainId, name, updatedAt)
        SELECT ${domainId}, value, ${now()} FROM (${wanted}) WHERE value NOT IN (${existing})`,
    ),
    rawQuery(
      db,
      sql`UPDATE ${locales} SET active = ${isWanted}, updatedAt = ${now()}
        WHERE domainId = ${domainId} AND active <> (${isWanted})`,
    ),
  ]);
}

type Links = { name: string; imprintUrl: string; privacyPolicyUrl: string };

/** Sets the addresses of the legal pages in these locales of a domain. */
export const linkLegalPages = async (db: Database, domainId: string, links: Links[]) =>
  rawQuery(
    db,
    sql`UPDATE ${locales} SET imprintUrl = value ->> 'imprintUrl', privacyPolicyUrl = value ->> 'privacyPolicyUrl',
        updatedAt = ${now()}
      FROM json_each(${JSON.stringify(links)}) WHERE domainId = ${domainId} AND name = value ->> 'name'`,
  );

import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { recordChanged, recordCreated } from '../db/activity.ts';
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
  const where = sql`domainId = ${domainId} AND active <> (${isWanted})`;
  const isNew = sql`domainId = ${domainId} AND updatedAt = 0`;
  await db.batch([
    // New ones have no time at first, which tells them apart from the others.
    rawQuery(
      db,
      sql`INSERT INTO ${locales} (domainId, name, active, updatedAt)
        SELECT ${domainId}, value, true, 0 FROM (${wanted}) WHERE value NOT IN (${existing})`,
    ),
    recordCreated(db, locales, isNew),
    recordChanged(db, locales, where, { active: isWanted }),
    rawQuery(
      db,
      sql`UPDATE ${locales} SET active = ${isWanted}, updatedAt = ${now()} WHERE ${where} OR ${isNew}`,
    ),
  ]);
}

type Links = { name: string; imprintUrl: string; privacyPolicyUrl: string };

/** Replaces the address of a legal page in the locales of a domain that have it. */
export function replaceLink(
  db: Database,
  domainId: string,
  field: 'imprintUrl' | 'privacyPolicyUrl',
  url: string,
  replacement: string,
) {
  const where = and(eq(locales.domainId, domainId), eq(locales[field], url));
  return db.batch([
    recordChanged(db, locales, where, { [field]: replacement }),
    db
      .update(locales)
      .set({ [field]: replacement, updatedAt: now() })
      .where(where),
  ]);
}

/** Sets the addresses of the legal pages in these locales of a domain. */
export function linkLegalPages(db: Database, domainId: string, links: Links[]) {
  const list = JSON.stringify(links);
  const linked = (field: keyof Links) =>
    sql`(SELECT value ->> ${field} FROM json_each(${list}) WHERE value ->> 'name' = locales.name)`;
  const changed = { imprintUrl: linked('imprintUrl'), privacyPolicyUrl: linked('privacyPolicyUrl') };
  const where = sql`domainId = ${domainId} AND name IN (SELECT value ->> 'name' FROM json_each(${list}))`;
  return db.batch([
    recordChanged(db, locales, where, changed),
    db
      .update(locales)
      .set({ ...changed, updatedAt: now() })
      .where(where),
  ]);
}

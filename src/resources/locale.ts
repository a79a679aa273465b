import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { rows } from '../db/rows.ts';
import { locales } from '../db/schema.ts';
import { textNames } from '../texts/index.ts';
import { purposeIds } from '../texts/purposes.ts';
import { fieldsOf, given, localeName, longText, readOnly } from './fields.ts';

const byPurpose = z.optional(z.partialRecord(z.enum(purposeIds), longText));

const fields = {
  ...fieldsOf(locales, ['active', ...textNames]),
  purposeNames: byPurpose,
  purposeDescriptions: byPurpose,
};

/** A partial map changes only what it names. */
const merged = (column: typeof locales.purposeNames | typeof locales.purposeDescriptions, part?: object) =>
  part && sql`json_patch(${column}, ${JSON.stringify(part)})`;

export const localeSchema = {
  create: z.strictObject({ ...fields, name: localeName }),
  update: z.pipe(
    z.strictObject({ ...fields, name: readOnly }),
    z.transform((payload) =>
      given({
        ...payload,
        purposeNames: merged(locales.purposeNames, payload.purposeNames),
        purposeDescriptions: merged(locales.purposeDescriptions, payload.purposeDescriptions),
      }),
    ),
  ),
};

export const localeRows = rows(locales, locales.name);

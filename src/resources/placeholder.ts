import { eq, sql, type SQL } from 'drizzle-orm';
import { recordForDomain, recordChanged, recordCreated } from '../db/activity.ts';
import { rawQuery } from '../db/raw-query.ts';
import * as z from 'zod/mini';
import { rows } from '../db/part-rows.ts';
import { placeholders, apiColumns } from '../db/schema.ts';
import { now, type Database } from '../env.ts';
import { longText, readOnly, text } from './field-schemas.ts';

/** The form in which names are compared: `{COMPANY}` and `COMPANY` are one placeholder. */
export const bareName = (name: string) => name.replace(/^\{(.*)\}$/, '$1');

// eslint-disable-next-line no-control-regex
const characters = z.regex(/^[^/\u0000-\u001f\u007f-\u009f]+$/, 'Must not contain "/" or control characters');
const notEmpty = z.refine<string>((name) => bareName(name) !== '', 'Must not be empty');
const fields = { name: text(64).check(characters, notEmpty), value: longText };

export const placeholderSchema = {
  create: z.pipe(
    z.strictObject(fields),
    z.transform((payload) => ({ ...payload, bareName: bareName(payload.name) })),
  ),
  update: z.strictObject({ ...fields, name: readOnly }),
};

export const placeholderList = z.array(placeholderSchema.create).check(
  z.superRefine((entries, context) => {
    const seen = new Set<string>();
    entries.forEach(({ bareName }, i) => {
      if (seen.has(bareName))
        context.addIssue({ code: 'custom', path: [i, 'name'], message: 'Duplicate name' });
      seen.add(bareName);
    });
  }),
);

export const placeholderRows = rows(placeholders, placeholders.bareName, bareName);

/** Replaces all placeholders of a domain and returns the new ones. */
export async function replacePlaceholders(
  db: Database,
  domainId: string,
  list: z.infer<typeof placeholderList>,
) {
  const wanted = JSON.stringify(list);
  const own = sql`SELECT name, bareName, value FROM placeholders WHERE domainId = ${domainId}`;
  const next = sql`SELECT value ->> 'name' AS name, value ->> 'bareName' AS bareName, value ->> 'value' AS value
    FROM json_each(${wanted})`;
  // Joined by the index of the placeholders, because there may be thousands.
  const values = (value: SQL) =>
    sql`json_object('placeholders', (SELECT json_group_object(name, ${value}) FROM (
      SELECT n.name, p.value AS old, n.value AS next FROM (${next}) n
      LEFT JOIN placeholders p ON p.domainId = ${domainId} AND p.bareName = n.bareName WHERE p.value IS NOT n.value
      UNION ALL SELECT name, value, NULL FROM (${own}) WHERE bareName NOT IN (SELECT bareName FROM (${next})))))`;
  const [, , , replaced] = await db.batch([
    recordForDomain(db, domainId, {
      kind: 'placeholder',
      before: values(sql`old`),
      after: values(sql`next`),
    }),
    db.delete(placeholders).where(eq(placeholders.domainId, domainId)),
    rawQuery(
      db,
      sql`INSERT INTO ${placeholders} (domainId, name, bareName, value, updatedAt)
        SELECT ${domainId}, value ->> 'name', value ->> 'bareName', value ->> 'value', ${now()}
        FROM json_each(${wanted}) ORDER BY key`,
    ),
    db
      .select(apiColumns(placeholders))
      .from(placeholders)
      .where(eq(placeholders.domainId, domainId))
      .orderBy(placeholders.seq),
  ]);
  return replaced;
}

/** Sets these placeholders of a domain, by their bare names, and leaves the others unchanged. */
export function fillPlaceholders(db: Database, domainId: string, values: Record<string, string>) {
  const filled = JSON.stringify(values);
  const where = sql`domainId = ${domainId} AND bareName IN (SELECT key FROM json_each(${filled}))`;
  const value = sql`(SELECT j.value FROM json_each(${filled}) j WHERE j.key = bareName)`;
  return db.batch([
    // New ones have no time at first, which tells them apart from the others.
    rawQuery(
      db,
      sql`INSERT INTO ${placeholders} (domainId, name, bareName, value, updatedAt)
        SELECT ${domainId}, '{' || key || '}', key, value, 0 FROM json_each(${filled}) WHERE true
        ON CONFLICT DO NOTHING`,
    ),
    recordCreated(db, placeholders, sql`domainId = ${domainId} AND updatedAt = 0`),
    recordChanged(db, placeholders, where, { value }),
    db.update(placeholders).set({ value, updatedAt: now() }).where(where),
  ]);
}

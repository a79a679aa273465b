import { and, eq, inArray } from 'drizzle-orm';
import { change, type Row, type Step } from '../db/change.ts';
import { insertStatements } from '../db/bulk-insert.ts';
import * as z from 'zod/mini';
import { rows } from '../db/domains/part-rows.ts';
import { insertPlan, updateStep } from '../db/row-steps.ts';
import { placeholders, apiColumns } from '../db/schema.ts';
import { now, type Database } from '../env.ts';
import { longText, readOnly, text } from './field-schemas.ts';

/** The form in which names are compared: `{COMPANY}` and `COMPANY` are one placeholder. */
export const bareName = (name: string) => name.replace(/^\{(.*)\}$/, '$1');

// oxlint-disable-next-line no-control-regex
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

/** Replaces all placeholders of a domain and returns the new ones; undefined if there is no such domain. */
export async function replacePlaceholders(
  db: Database,
  domainId: string,
  list: z.infer<typeof placeholderList>,
) {
  const own = eq(placeholders.domainId, domainId);
  const added = list.map((placeholder) => ({ ...placeholder, domainId, updatedAt: now() }));
  const replacement: Step = {
    read: db.select().from(placeholders).where(own),
    plan: (stored: Placeholder[]) => {
      const { before, after } = differences(stored, list);
      const isSame = Object.keys(before).length === 0;
      return {
        entries: isSame
          ? []
          : [{ kind: 'placeholder', before: { placeholders: before }, after: { placeholders: after } }],
        statements: [
          db.delete(placeholders).where(own),
          ...insertStatements(db, placeholders, added),
          db.select(apiColumns(placeholders)).from(placeholders).where(own).orderBy(placeholders.seq),
        ],
      };
    },
  };
  return change(db, { domainId }, replacement);
}

type Placeholder = { name: string; bareName: string; value: string };

/** The values that differ, by the names of the placeholders; null where there is none. */
function differences(stored: Placeholder[], wanted: Placeholder[]) {
  const before: Record<string, string | null> = {};
  const after: typeof before = {};
  const old = new Map(stored.map((one) => [one.bareName, one]));
  const next = new Map(wanted.map((one) => [one.bareName, one]));
  for (const key of new Set([...next.keys(), ...old.keys()])) {
    const [from, to] = [old.get(key), next.get(key)];
    if (from?.value === to?.value) continue;
    const { name } = (to ?? from)!;
    before[name] = from?.value ?? null;
    after[name] = to?.value ?? null;
  }
  return { before, after };
}

/** The value of a placeholder, by its bare name, among the fields that the activity list records of a change. */
export function placeholderIn(recorded: Row, name: string, { objectId }: { objectId: string }) {
  if (objectId) return bareName(objectId) === name ? recorded['value'] : undefined;
  const values = Object.entries((recorded['placeholders'] ?? {}) as Row);
  return values.find(([key]) => bareName(key) === name)?.[1];
}

/** Sets these placeholders of a domain, by their bare names, and leaves the others unchanged. */
export function setPlaceholders(db: Database, domainId: string, values: Record<string, string>) {
  const own = eq(placeholders.domainId, domainId);
  const missing: Step = {
    read: db.select({ bareName: placeholders.bareName }).from(placeholders).where(own),
    plan: (stored: Pick<Placeholder, 'bareName'>[]) => {
      const known = new Set(stored.map(({ bareName }) => bareName));
      const added = Object.entries(values)
        .filter(([name]) => !known.has(name))
        .map(([bareName, value]) => ({ domainId, name: `{${bareName}}`, bareName, value }));
      return insertPlan(db, placeholders, added);
    },
  };
  const value = (_: string, { bareName }: Placeholder) => values[bareName];
  const isFilled = and(own, inArray(placeholders.bareName, Object.keys(values)));
  const filled = updateStep(db, placeholders, isFilled, { value }, { with: ['bareName'] });
  return change(db, { domainId }, filled, missing);
}

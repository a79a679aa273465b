import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { change, type Step } from '../db/change.ts';
import { rows } from '../db/domains/part-rows.ts';
import { insertPlan, updateStep } from '../db/row-steps.ts';
import { setting } from '../db/settings-column.ts';
import { locales } from '../db/schema.ts';
import { localeFields } from '../definitions/locale-fields.ts';
import { purposeIds } from '../definitions/purpose-ids.ts';
import type { Database } from '../env.ts';
import { schemasOf, withoutUndefined, localeName, longText, readOnly } from './field-schemas.ts';
import { valuesOf } from '../db/raw-query.ts';

const byPurpose = z.optional(z.partialRecord(z.enum(purposeIds), longText));

const fields = {
  ...schemasOf(localeFields),
  purposeNames: byPurpose,
  purposeDescriptions: byPurpose,
};

/** Merges a partial map into the stored one. */
const merged = (part?: object) => part && ((stored: object) => ({ ...stored, ...part }));

export const localeSchema = {
  create: z.strictObject({ ...fields, name: localeName }),
  update: z.pipe(
    z.strictObject({ ...fields, name: readOnly }),
    z.transform((payload) =>
      withoutUndefined({
        ...payload,
        purposeNames: merged(payload.purposeNames),
        purposeDescriptions: merged(payload.purposeDescriptions),
      }),
    ),
  ),
};

export const localeRows = rows(locales, locales.name);

/** Activates these locales of a domain, deactivates the others, and creates missing ones. */
export async function activateLocales(db: Database, domainId: string, names: string[]) {
  const own = eq(locales.domainId, domainId);
  const switched = (active: boolean, where: SQL) =>
    updateStep(db, locales, and(own, eq(locales.active, !active), where), { active });
  const missing: Step = {
    read: db.select({ name: locales.name }).from(locales).where(own),
    plan: (stored: { name: string }[]) => {
      const known = new Set(stored.map(({ name }) => name));
      const rows = names.filter((name) => !known.has(name)).map((name) => ({ domainId, name, active: true }));
      return insertPlan(db, locales, rows);
    },
  };
  await change(
    db,
    { domainId },
    // First, because a plan may allow only two active languages.
    switched(false, notInArray(locales.name, valuesOf(names))),
    switched(true, inArray(locales.name, valuesOf(names))),
    missing,
  );
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
  const where = and(eq(locales.domainId, domainId), eq(setting(locales, field), JSON.stringify(url)));
  return change(db, { domainId }, updateStep(db, locales, where, { [field]: replacement }));
}

/** Sets the addresses of the legal pages in these locales of a domain. */
export function linkLegalPages(db: Database, domainId: string, links: Links[]) {
  const steps = links.map(({ name, ...addresses }) =>
    updateStep(db, locales, and(eq(locales.domainId, domainId), eq(locales.name, name)), addresses),
  );
  return change(db, { domainId }, ...steps);
}

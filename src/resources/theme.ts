import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Step } from '../db/change.ts';
import { isOnlyInEurope, policiesOutsideEurope } from '../db/domains/only-in-europe.ts';
import { rows, type Rows } from '../db/domains/part-rows.ts';
import { updateStep } from '../db/row-steps.ts';
import { domains, themes } from '../db/schema.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import type { Database } from '../env.ts';
import { schemasOf, readOnly, text } from './field-schemas.ts';

export const themeSchema = z.strictObject({
  id: readOnly,
  name: text().check(z.minLength(1)),
  ...schemasOf(themeFields),
});

const stored = rows(themes, themes.id);

/** The themes of a domain; their `enableOnlyInEu` is stored in the policies of the domain. */
export const themeRows: Rows = {
  ...stored,
  create: (db, domainId, { enableOnlyInEu, ...values }) =>
    stored.create(db, domainId, values, policySteps(db, domainId, enableOnlyInEu)),
  update: (db, domainId, id, { enableOnlyInEu, ...values }) =>
    stored.update(db, domainId, id, values, policySteps(db, domainId, enableOnlyInEu, id)),
};

/** The step that sets `enableOnlyInEu`, unless the value is the stored one or there is no theme with this ID. */
function policySteps(db: Database, domainId: string, value: unknown, id?: string): Step[] {
  if (value === undefined) return [];
  const isTheme = sql`EXISTS (SELECT 1 FROM themes t WHERE t.id = ${id} AND t.domainId = ${domainId})`;
  const isOther = sql`(${isOnlyInEurope}) <> ${Number(value)}`;
  const where = and(eq(domains.id, domainId), isOther, id === undefined ? undefined : isTheme);
  const policies = policiesOutsideEurope(value ? 'none' : 'optIn');
  return [updateStep(db, domains, where, policies)];
}

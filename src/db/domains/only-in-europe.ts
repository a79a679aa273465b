import { sql } from 'drizzle-orm';
import type { Policy } from '../../definitions/domain-fields.ts';

/** The policies of a domain outside Europe, which a theme’s `enableOnlyInEu` shows and sets together. */
const names = ['policyUsStates', 'policyQuebec', 'policyBrazil', 'policyElsewhere'] as const;

export const policiesOutsideEurope = (policy: Policy) =>
  Object.fromEntries(names.map((name) => [name, policy])) as Record<(typeof names)[number], Policy>;

/** Whether no policy of the domain applies outside Europe, as an expression on its row: 0 or 1. */
export const isOnlyInEurope = sql.raw(
  `(${names.map((name) => `settings ->> '$.${name}'`).join(', ')}) = (${names.map(() => `'none'`).join(', ')})`,
);

/** The same of its values. */
export const onlyInEurope = (domain: Record<string, unknown>) =>
  names.every((name) => domain[name] === 'none');

import { sql } from 'drizzle-orm';
import { hostNameOf } from '../lib/http/host-names.ts';
import { domains } from './schema.ts';
import { caseless } from './users/sign-in-names.ts';

/** The condition that a domain’s host contains a text, case-insensitively, with internationalized names in ASCII as stored. */
export function hostContains(entered: string) {
  const term = caseless(entered);
  const stored = (/[^\0-\x7f]/.test(term) && hostNameOf(term)) || term;
  return sql`instr(${domains.hostKey}, ${stored})`;
}

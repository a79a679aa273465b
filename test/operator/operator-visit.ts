import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { OperatorRole } from '../../src/db/users/user-accounts.ts';
import { formOn } from '../support/form.ts';
import { makeUserOf, PASSWORD, redirectTarget, visit, type Visit } from '../support/visit.ts';

export const signIn = async (
  its: Visit,
  key = env.HOSTING_API_KEY,
  options: Parameters<Visit['post']>[2] = {},
) => {
  await its.get('/operator/login');
  return its.post('/operator/login/key', { key }, options);
};

/** A visit in which the operator has signed in. */
export async function operatorVisit() {
  const its = visit({ 'Accept-Language': 'en-GB' });
  await signIn(its);
  await its.get('/operator');
  return its;
}

const BULK = '/operator/domains/bulk';

/** The page that says what a bulk action will do, and the fields of its form. */
export async function bulkForm(its: Visit, action: string, ids: string[], more: Record<string, string> = {}) {
  const query = new URLSearchParams([
    ['action', action],
    ...ids.map((id) => ['id', id]),
    ...Object.entries(more),
  ]);
  const { text } = await its.get(`${BULK}?${query.toString()}`);
  return { text, fields: formOn(text, BULK) };
}

/** Runs a bulk action, as far as one request goes, after its confirmation. */
export async function bulk(
  its: Visit,
  action: string,
  ids: string[],
  more: Record<string, string> = {},
  changes: Record<string, string> = {},
  options: Parameters<Visit['post']>[2] = {},
) {
  const { fields } = await bulkForm(its, action, ids, more);
  return its.post(BULK, { ...fields, ...changes }, options);
}

/** Signs a person in to the operator's pages. */
export async function signInPerson(its: Visit, username: string, password = PASSWORD) {
  await its.get('/operator/login');
  return its.post('/operator/login', { username, password });
}

/** A person of the operator, who can sign in with `PASSWORD` and an email address. */
export const makePerson = (role: OperatorRole, more: { name?: string } = {}) =>
  makeUserOf({ id: null }, role, more);

/** A person of the operator, and a visit in which it has signed in. */
export async function personVisit(role: OperatorRole, more: { name?: string } = {}) {
  const user = await makePerson(role, more);
  const its = visit({ 'Accept-Language': 'en-GB' });
  const answer = await signInPerson(its, user.emailAddress);
  expect(redirectTarget(answer), answer.text).toBe('/operator');
  await its.get('/operator');
  return { user, visit: its };
}

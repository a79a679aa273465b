import * as z from 'zod/mini';
import { asOperator } from '../db/activity/actor.ts';
import { createLink } from '../db/users/password-links.ts';
import { resetSecondFactor } from '../db/users/second-factors.ts';
import { operatorKey, type UserKey } from '../db/users/user-accounts.ts';
import { findOperatorUser, inviteUser, MAX_USERS, setRole } from '../db/users/users.ts';
import { createApp, type Bindings, type Database } from '../env.ts';
import { emailAddress } from '../http/input-schemas.ts';
import { logEvent } from '../http/log-event.ts';
import { requireOperatorKey } from '../http/operator-key.ts';
import { ownUrl } from '../http/own-url.ts';
import { problem } from '../http/problem.ts';
import { validate } from '../http/validate.ts';

/**
 * The way back in where nobody of the operator can sign in, for anyone who has the operator key: makes the person with this
 * address an administrator, without a second factor, and answers with a link for setting the password. docs/operations/people.md
 */
export const recovery = createApp().post(
  '/',
  requireOperatorKey,
  asOperator,
  validate('json', z.strictObject({ emailAddress })),
  async (c) => {
    const { emailAddress } = c.req.valid('json');
    const { db } = c.var;
    const found = await findOperatorUser(db, emailAddress);
    const { path, expiresAt } = found
      ? await recover(db, c.env, found)
      : await makeAdministrator(db, c.env, emailAddress);
    logEvent('operator access recovered', { by: 'operator', user: found?.userId });
    c.header('Cache-Control', 'no-store');
    return c.json({ url: ownUrl(c).origin + path, expiresAt }, 201);
  },
);

async function recover(db: Database, env: Bindings, user: UserKey) {
  await setRole(db, operatorKey, user, 'administrator');
  await resetSecondFactor(db, user);
  return createLink(db, env, user);
}

async function makeAdministrator(db: Database, env: Bindings, emailAddress: string) {
  const invited = await inviteUser(db, env, operatorKey, {
    emailAddress,
    name: '',
    role: 'administrator',
    limited: false,
  });
  if (invited) return invited;
  throw problem(409, `The operator already has ${MAX_USERS} people. Use the address of one of them.`);
}

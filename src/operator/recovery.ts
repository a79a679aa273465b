import * as z from 'zod/mini';
import { asOperator } from '../db/activity/actor.ts';
import { createLink } from '../db/users/password-links.ts';
import { resetSecondFactor } from '../db/users/second-factors.ts';
import { operatorKey, type UserKey } from '../db/users/user-accounts.ts';
import { findOperatorUser, inviteUser, listUsers, MAX_USERS, setRole } from '../db/users/users.ts';
import { canSendEmail, sendEmails } from '../email/send-email.ts';
import { createApp, createMiddleware, type Bindings, type Database } from '../env.ts';
import { emailAddress } from '../http/input-schemas.ts';
import { logEvent } from '../http/log-event.ts';
import { requireOperatorKey } from '../http/operator-key.ts';
import { ownUrl } from '../http/own-url.ts';
import { problem } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { waitUntil } from '../http/wait-until.ts';
import { languages } from '../pages/texts/index.ts';

/** Refuses a key in the address, right or wrong: addresses are logged, and this key opens everything. */
const keyInHeader = createMiddleware(async (c, next) => {
  if (c.req.query('apiKey') !== undefined)
    throw problem(401, 'Send the operator key in the header "Authorization: Bearer …", not in the address.', {
      headers: { 'WWW-Authenticate': 'Bearer realm="Placet operator"' },
    });
  await next();
});

/**
 * The way back in where nobody of the operator can sign in, for anyone who has the operator key: makes the person with this
 * address an administrator, without a second factor, and answers with a link for setting the password. docs/operations/people.md
 */
export const recovery = createApp().post(
  '/',
  keyInHeader,
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
    waitUntil(c, 'tell of the recovery', tellEveryone(db, c.env, emailAddress));
    c.header('Cache-Control', 'no-store');
    return c.json({ url: ownUrl(c).origin + path, expiresAt }, 201);
  },
);

/** Tells everyone who can sign in for the operator that somebody was let in. */
async function tellEveryone(db: Database, env: Bindings, emailAddress: string) {
  if (!canSendEmail(env)) return;
  const people = (await listUsers(db, null)).filter(({ isInvited }) => !isInvited);
  const values = { url: new URL('/operator/users', env.PUBLIC_URL).href, emailAddress };
  await sendEmails(
    env,
    people.map(({ emailAddress: to }) => ({
      to,
      languages: [...languages],
      kind: 'operatorRecovery' as const,
      values,
    })),
  );
}

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

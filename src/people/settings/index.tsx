import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readAndChange } from '../../db/change.ts';
import { findClient, updateClient } from '../../db/clients/clients.ts';
import { isOwnUser } from '../../db/users/user-accounts.ts';
import { findUser, setPassword, updateUser } from '../../db/users/users.ts';
import { emailAddress, text, username } from '../../http/input-schemas.ts';
import { logEvent } from '../../http/log-event.ts';
import { hashOrThrow } from '../../http/password-hash-queue.ts';
import { refusedFields } from '../../http/problem.ts';
import { hashPassword } from '../../lib/crypto/password-hash.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import type { Unsaved } from '../../pages/activity/conflict-messages.ts';
import type { Values } from '../../pages/forms/resource-values.ts';
import { createPages, homeOf, redirectWithFlash } from '../console.ts';
import { personSignedIn } from '../roles.tsx';
import { confirmPassword, isOwnPassword } from '../sign-in/confirm-password.tsx';
import { rememberDevice } from '../sign-in/device-cookie.ts';
import { readNewPassword } from '../sign-in/new-password.tsx';
import { eventOf, type SignedIn } from '../sign-in/session.ts';
import { readEdits, unsavedEdits, unsavedFields } from './profile-edits.ts';
import { profileFields } from './profile-forms.tsx';

/** Answers with the page of the settings, with what was entered and not saved. */
type Show = (c: Context, entered?: Values, refusal?: Unsaved) => Promise<Response>;
type Call = Context<SignedIn & WithForm>;

/** The profile of a client's own user, which is the account's data. */
const ownProfile = z.object({
  username: z.optional(username),
  firstName: text(),
  lastName: text(),
  company: text(),
  emailAddress,
});
/** The profile of any other user. */
const userProfile = z.object({ name: text(), emailAddress });
const TAKEN = { username: 'usernameTaken', emailAddress: 'emailTaken' } as const;

/** The settings of a person: profile and password. */
export const ownSettings = (show: Show) =>
  createPages()
    .use(personSignedIn)
    .get('/', (c) => show(c))
    .post('/profile', formBody, (c) =>
      readAndChange(c.var.db, c.var.session, () => saveProfile(c as Context, show)),
    )
    .post('/password', formBody, (c) => savePassword(c as Context, show));

async function saveProfile(c: Call, show: Show) {
  const { db, session } = c.var;
  const isOwn = isOwnUser(session);
  const row = isOwn ? await findClient(db, session.userId) : await findUser(db, session);
  const edits = readEdits(c, isOwn ? profileFields.own : profileFields.user, row!);
  const checked = (isOwn ? ownProfile : userProfile).safeParse(edits.merged);
  const kind = isOwn ? 'account' : 'user';
  if (!checked.success || edits.reverted.length > 0) {
    const object = { kind, objectId: session.userId } as const;
    return show(c, edits.merged, await unsavedEdits(c, object, edits, checked.error?.issues));
  }
  const { emailAddress } = checked.data;
  const renamed = 'username' in checked.data ? checked.data.username : undefined;
  const isMoved = emailAddress !== session.emailAddress;
  const isRenamed = renamed !== undefined && renamed !== session.signInName;
  const asked = (isMoved || isRenamed) && (await confirmPassword(c));
  if (asked) return asked;
  try {
    if ('name' in checked.data) await updateUser(db, session, checked.data);
    else await updateClient(db, session.userId, checked.data);
  } catch (error) {
    // Only the database knows whether somebody else already uses the name or address.
    const names = await refusedFields(error);
    const taken = names.map((name) => [name, TAKEN[name as keyof typeof TAKEN]]);
    return show(c, edits.merged, unsavedFields(c, Object.fromEntries(taken)));
  }
  return redirectWithFlash(c, 'saved', `${homeOf(c)}/settings`);
}

async function savePassword(c: Call, show: Show) {
  const { db, form, session } = c.var;
  if (!(await isOwnPassword(c, form.get('currentPassword') ?? '')))
    return show(c, {}, unsavedFields(c, { currentPassword: 'currentPassword' }));
  const client = session.clientId === null ? undefined : await findClient(db, session.clientId);
  const { username = '', firstName = '', lastName = '', company = '' } = client ?? {};
  const { userName, emailAddress } = session;
  const owner = { userName, emailAddress, username, firstName, lastName, company };
  const { chosen, error } = await readNewPassword(c.env, form, owner);
  if (error) return show(c, {}, unsavedFields(c, { newPassword: error }));
  await setPassword(db, session, await hashOrThrow('known', () => hashPassword(chosen)));
  await rememberDevice(c, session);
  logEvent('password changed', eventOf(session));
  return redirectWithFlash(c, 'password', `${homeOf(c)}/login`);
}

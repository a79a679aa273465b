import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readApiKey } from '../../db/clients/api-keys.ts';
import { findClient, updateClient } from '../../db/clients/clients.ts';
import { readEmbedKey } from '../../db/clients/embed-keys.ts';
import { listSessions } from '../../db/users/sessions.ts';
import { canSendEmail } from '../../email/send-email.ts';
import { logEvent } from '../../http/log-event.ts';
import { emailAddress, text, username } from '../../http/input-schemas.ts';
import { hashOrThrow } from '../../http/password-hash-queue.ts';
import { hashPassword } from '../../lib/crypto/password-hash.ts';
import { accountPage } from '../page-without-domain.tsx';
import { ApiKey, EmbedKey } from './keys.tsx';
import { CheckpointEmails } from './checkpoint-emails.tsx';
import { confirmPassword, isOwnPassword } from '../sign-in/confirm-password.tsx';
import { findSecondFactor } from '../../db/users/second-factors.ts';
import { isOwnUser } from '../../db/users/user-accounts.ts';
import { findUser, setPassword, updateUser } from '../../db/users/users.ts';
import { SecondFactor } from './second-factor.tsx';
import { rememberDevice } from '../sign-in/device-cookie.ts';
import { createPages, redirectWithFlash } from '../console.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import { readNewPassword } from '../sign-in/new-password.tsx';
import { ProfileForms, type ErrorKeys } from './profile-forms.tsx';
import { includesRole, requireRole } from '../roles.tsx';
import type { SignedIn } from '../sign-in/session.ts';
import { Sessions } from './sessions-and-devices.tsx';
import { refusedFields } from '../../http/problem.ts';

/** The profile of the client's own user, which is the account's data. */
const ownProfile = z.object({
  username: z.optional(username),
  firstName: text(),
  lastName: text(),
  company: text(),
  emailAddress,
});

/** The profile of another user, and what other owners may change of the account's data. */
const userProfile = z.object({ name: text(), emailAddress });
const accountData = z.object({ company: text() });
const TAKEN: ErrorKeys = { username: 'usernameTaken', emailAddress: 'emailTaken' };

export const accountSettings = createPages()
  .use(requireRole('viewer'))
  .get('/', (c) => show(c))
  .post('/profile', formBody, async (c) => {
    const { db, form, session } = c.var;
    const entered = (isOwnUser(session) ? ownProfile : userProfile).safeParse(Object.fromEntries(form));
    if (!entered.success) return showIssues(c, entered.error.issues);
    const { emailAddress } = entered.data;
    const renamed = 'username' in entered.data ? entered.data.username : undefined;
    const isMoved = emailAddress !== session.emailAddress;
    const isRenamed = renamed !== undefined && renamed !== session.signInName;
    const asked = (isMoved || isRenamed) && (await confirmPassword(c));
    if (asked) return asked;
    try {
      if ('name' in entered.data) await updateUser(db, session, entered.data);
      else await updateClient(db, session.clientId, entered.data);
    } catch (error) {
      // Only the database knows whether somebody else already uses the name or address.
      const names = await refusedFields(error);
      return show(c, Object.fromEntries(names.map((name) => [name, TAKEN[name]!])));
    }
    return redirectWithFlash(c, 'saved', '/account/settings');
  })
  .post('/account', requireRole('owner'), formBody, async (c) => {
    const { db, form, session } = c.var;
    const entered = accountData.safeParse(Object.fromEntries(form));
    if (!entered.success) return showIssues(c, entered.error.issues);
    await updateClient(db, session.clientId, entered.data);
    return redirectWithFlash(c, 'saved', '/account/settings');
  })
  .post('/password', formBody, async (c) => {
    const { db, form, session } = c.var;
    if (!(await isOwnPassword(c, form.get('currentPassword') ?? ''))) {
      return show(c, { currentPassword: 'currentPassword' });
    }
    const { username, firstName, lastName, company } = (await findClient(db, session.clientId))!;
    const { userName, emailAddress } = session;
    const owner = { userName, emailAddress, username, firstName, lastName, company };
    const { chosen, error } = await readNewPassword(c.env, form, owner);
    if (error) return show(c, { newPassword: error });
    await setPassword(db, session, await hashOrThrow('known', () => hashPassword(chosen)));
    await rememberDevice(c, session);
    logEvent('password changed', { client: session.clientId, user: session.userId });
    return redirectWithFlash(c, 'password', '/account/login');
  });

/** Answers with a message at each field that has an issue. */
function showIssues(c: Context, issues: readonly z.core.$ZodIssue[]) {
  const names = issues.map(({ path }) => String(path[0]));
  return show(c, Object.fromEntries(names.map((name) => [name, name as ErrorKeys[string]])));
}

async function show(c: Context, errors: ErrorKeys = {}) {
  const { db, session, view, form } = c.var as SignedIn['Variables'] & Partial<WithForm['Variables']>;
  const isOwner = includesRole(session.role, 'owner');
  const [client, user, key, list, embedKey, factor] = await Promise.all([
    findClient(db, session.clientId),
    findUser(db, session),
    isOwner ? readApiKey(db, c.env, session.clientId) : undefined,
    listSessions(db, session),
    isOwner ? readEmbedKey(db, session.clientId) : undefined,
    findSecondFactor(db, session),
  ]);
  const entered = form && Object.fromEntries(form);
  return accountPage(
    c,
    view.t.settings.title,
    <>
      <ProfileForms
        client={client!}
        {...{ user, isOwner, entered, errors }}
        signInName={session.signInName}
      />
      {key && <ApiKey apiKey={key.apiKey} allowed={client!.features.canUseDomAPI} />}
      <div class="columns">
        <SecondFactor factor={factor} />
        {embedKey && <EmbedKey beforeUntil={embedKey.beforeUntil} />}
      </div>
      {isOwner && canSendEmail(c.env) && <CheckpointEmails session={session} />}
      <Sessions list={list} own={session.hash} />
    </>,
    Object.keys(errors).length > 0 ? 422 : 200,
  );
}

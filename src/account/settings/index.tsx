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
import { readAndChange } from '../../db/change.ts';
import {
  conflictMessages,
  unsavedStatus,
  type EditedObject,
} from '../../pages/activity/conflict-messages.ts';
import { mergeEdits, revertedFields } from '../../pages/forms/edits.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import type { FieldErrors, Values } from '../../pages/forms/resource-values.ts';
import { readNewPassword } from '../sign-in/new-password.tsx';
import { pickFields, profileFields, ProfileForms, type ErrorKeys } from './profile-forms.tsx';
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
  .post('/profile', formBody, (c) => readAndChange(c.var.db, c.var.session, () => saveProfile(c as Context)))
  .post('/account', requireRole('owner'), formBody, (c) =>
    readAndChange(c.var.db, c.var.session, () => saveAccountData(c as Context)),
  )
  .post('/password', formBody, async (c) => {
    const { db, form, session } = c.var;
    if (!(await isOwnPassword(c, form.get('currentPassword') ?? ''))) {
      return show(c, {}, { currentPassword: 'currentPassword' });
    }
    const { username, firstName, lastName, company } = (await findClient(db, session.clientId))!;
    const { userName, emailAddress } = session;
    const owner = { userName, emailAddress, username, firstName, lastName, company };
    const { chosen, error } = await readNewPassword(c.env, form, owner);
    if (error) return show(c, {}, { newPassword: error });
    await setPassword(db, session, await hashOrThrow('known', () => hashPassword(chosen)));
    await rememberDevice(c, session);
    logEvent('password changed', { client: session.clientId, user: session.userId });
    return redirectWithFlash(c, 'password', '/account/login');
  });

type Call = Context<SignedIn & WithForm>;

async function saveProfile(c: Call) {
  const { db, session } = c.var;
  const isOwn = isOwnUser(session);
  const row = isOwn ? await findClient(db, session.clientId) : await findUser(db, session);
  const edits = readEdits(c, isOwn ? profileFields.own : profileFields.user, row!);
  const checked = (isOwn ? ownProfile : userProfile).safeParse(edits.merged);
  const kind = isOwn ? 'account' : 'user';
  const conflicts = await conflictsIn(c, { kind, objectId: session.userId }, edits);
  if (!checked.success || edits.reverted.length > 0)
    return show(c, edits.merged, issueKeys(checked.error?.issues), conflicts);
  const { emailAddress } = checked.data;
  const renamed = 'username' in checked.data ? checked.data.username : undefined;
  const isMoved = emailAddress !== session.emailAddress;
  const isRenamed = renamed !== undefined && renamed !== session.signInName;
  const asked = (isMoved || isRenamed) && (await confirmPassword(c));
  if (asked) return asked;
  try {
    if ('name' in checked.data) await updateUser(db, session, checked.data);
    else await updateClient(db, session.clientId, checked.data);
  } catch (error) {
    // Only the database knows whether somebody else already uses the name or address.
    const names = await refusedFields(error);
    return show(c, edits.merged, Object.fromEntries(names.map((name) => [name, TAKEN[name]!])));
  }
  return redirectWithFlash(c, 'saved', '/account/settings');
}

async function saveAccountData(c: Call) {
  const { db, session } = c.var;
  const edits = readEdits(c, profileFields.account, (await findClient(db, session.clientId))!);
  const checked = accountData.safeParse(edits.merged);
  const conflicts = await conflictsIn(c, { kind: 'account', objectId: session.clientId }, edits);
  if (!checked.success || edits.reverted.length > 0)
    return show(c, edits.merged, issueKeys(checked.error?.issues), conflicts);
  await updateClient(db, session.clientId, checked.data);
  return redirectWithFlash(c, 'saved', '/account/settings');
}

/** The fields of a profile or account with the changes of the form, and those that revert changes of others. */
function readEdits(c: Call, names: readonly string[], row: Values) {
  const { form } = c.var;
  const stored = pickFields(names, row);
  const entered = Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined]));
  const { merged } = mergeEdits(form, stored, entered);
  return { stored, merged, reverted: revertedFields(form, stored, merged) };
}

type Edits = ReturnType<typeof readEdits>;

const conflictsIn = (c: Call, object: Pick<EditedObject, 'kind' | 'objectId'>, { stored, reverted }: Edits) =>
  conflictMessages(c, { ...object, clientId: c.var.session.clientId, domainId: '' }, reverted, stored);

/** The key of the message at each field that has an issue. */
const issueKeys = (issues: readonly z.core.$ZodIssue[] = []): ErrorKeys =>
  Object.fromEntries(issues.map(({ path }) => [String(path[0]), String(path[0]) as ErrorKeys[string]]));

async function show(c: Context, entered: Values = {}, errors: ErrorKeys = {}, conflicts: FieldErrors = {}) {
  const { db, session, view } = c.var as SignedIn['Variables'];
  const isOwner = includesRole(session.role, 'owner');
  const [client, user, key, list, embedKey, factor] = await Promise.all([
    findClient(db, session.clientId),
    findUser(db, session),
    isOwner ? readApiKey(db, c.env, session.clientId) : undefined,
    listSessions(db, session),
    isOwner ? readEmbedKey(db, session.clientId) : undefined,
    findSecondFactor(db, session),
  ]);
  return accountPage(
    c,
    view.t.settings.title,
    <>
      <ProfileForms
        client={client!}
        {...{ user, isOwner, entered, errors, conflicts }}
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
    unsavedStatus(errors, conflicts),
  );
}

import type { Context } from 'hono';
import * as z from 'zod/mini';
import { findClient } from '../../db/clients/clients.ts';
import { createLink, INVITATION_DAYS } from '../../db/users/password-links.ts';
import { roles } from '../../db/schema.ts';
import { findUser, inviteUser, listUsers, MAX_USERS, removeUser, setRole } from '../../db/users/users.ts';
import { canSendEmail, sendEmail } from '../../email/send-email.ts';
import { emailAddress, text } from '../../http/input-schemas.ts';
import { logEvent } from '../../http/log-event.ts';
import { missing, required, refusedFields } from '../../http/problem.ts';
import { tooMany, withinRateLimit } from '../../http/rate-limit.ts';
import { clientName, userName } from '../../pages/displayed-names.ts';
import { conflictMessages } from '../../pages/activity/conflict-messages.ts';
import { revertedFields } from '../../pages/forms/edits.ts';
import type { Role } from '../../db/users/user-accounts.ts';
import { Confirmation, formBody, type WithForm } from '../../pages/forms/form.tsx';
import { Copyable } from '../../pages/forms/fields.tsx';
import { Alert, LinkLine, narrowPage } from '../../pages/page.tsx';
import { confirmPassword, passwordConfirmed } from '../sign-in/confirm-password.tsx';
import { accountPage } from '../page-without-domain.tsx';
import { createPages, redirectWithFlash } from '../console.ts';
import { requireRole } from '../roles.tsx';
import type { SignedIn } from '../sign-in/session.ts';
import { Users, type InviteErrors } from './user-list.tsx';
import { userWebsites } from './websites.tsx';

const PATH = '/account/users';

const role = z.enum(roles);
const invitation = z
  .object({ emailAddress, name: text(), role, access: z.prefault(z.enum(['all', 'some']), 'all') })
  .check(z.refine(({ role, access }) => role !== 'owner' || access === 'all', { path: ['access'] }));

type Call = Context<SignedIn & WithForm>;
type Shown = SignedIn & { Variables: Partial<WithForm['Variables']> };

/** The users of the account, which only owners see and change. */
export const users = createPages()
  .use(requireRole('owner'))
  .get('/', (c) => show(c))
  .post('/invite', formBody, async (c) => {
    const { db, form, session, view } = c.var;
    const entered = invitation.safeParse(Object.fromEntries(form));
    if (!entered.success) {
      const names = entered.error.issues.map(({ path }) => path[0] as keyof InviteErrors);
      return show(c, Object.fromEntries(names.map((name) => [name, view.t.users.errors[name]])));
    }
    const asked = await confirmPassword(c);
    if (asked) return asked;
    await limitInvitations(c);
    const { access, ...values } = entered.data;
    const user = { ...values, limited: access === 'some' };
    try {
      const invited = await inviteUser(db, c.env, session, user);
      if (!invited) return await show(c, { emailAddress: view.t.users.full(MAX_USERS) });
      return await deliver(c, { ...user, id: invited.userId }, invited.path);
    } catch (error) {
      // Only the database knows whether somebody already signs in with this address.
      await refusedFields(error);
      const address = entered.data.emailAddress.toLowerCase();
      const list = await listUsers(db, session.clientId);
      const isPresent = list.some((user) => user.emailAddress.toLowerCase() === address);
      const { present, taken } = view.t.users.errors;
      return show(c, { emailAddress: isPresent ? present : taken });
    }
  })
  .post('/:userId/resend', formBody, passwordConfirmed, async (c) => {
    const user = await otherUser(c.var, c.req.param('userId'));
    if (user.passwordHash !== '') throw missing('invitation');
    await limitInvitations(c);
    const { path } = await createLink(c.var.db, c.env, user);
    return deliver(c, { ...user, limited: false }, path);
  })
  .post('/:userId/role', formBody, passwordConfirmed, async (c) => {
    const user = await otherUser(c.var, c.req.param('userId'));
    const chosen = role.safeParse(c.var.form.get('role'));
    if (!chosen.success) return show(c, {}, c.var.view.t.users.errors.role);
    const reverted = revertedFields(c.var.form, { role: user.role }, { role: chosen.data });
    const object = { clientId: user.clientId, domainId: '', kind: 'user', objectId: user.id } as const;
    const labels = { role: { label: '', options: c.var.view.t.roleNames } };
    const { role: conflict } = await conflictMessages(c, object, reverted, { role: user.role }, labels);
    if (conflict) return show(c, {}, `${userName(user)}: ${conflict}`, { ...user, role: chosen.data });
    if (!(await setRole(c.var.db, c.var.session, keyOf(user), chosen.data))) throw missing('user');
    logEvent('role changed', { client: user.clientId, user: user.id, role: chosen.data });
    return redirectWithFlash(c, 'roleChanged', PATH, userName(user));
  })
  .get('/:userId/remove', async (c) => {
    const user = await otherUser(c.var, c.req.param('userId'));
    const { t, url } = c.var.view;
    return narrowPage(
      c,
      t.users.remove,
      <>
        <p class="notice bad">{t.users.removeText}</p>
        <Confirmation action={url.pathname} button={t.users.remove} back={PATH} />
      </>,
      200,
      t.users.removeTitle(userName(user)),
    );
  })
  .post('/:userId/remove', formBody, passwordConfirmed, async (c) => {
    const user = await otherUser(c.var, c.req.param('userId'));
    await removeUser(c.var.db, c.var.session, keyOf(user));
    logEvent('user removed', { client: user.clientId, user: user.id });
    return redirectWithFlash(c, 'userRemoved', PATH, userName(user));
  })
  .route('/:userId/websites', userWebsites);

const keyOf = ({ id, clientId }: { id: string; clientId: string }) => ({ userId: id, clientId });

/** The user of the path. Throws a 404 for the signed-in user, the client's own user, and users of other clients. */
async function otherUser({ db, session }: SignedIn['Variables'], userId: string) {
  const found = userId === session.userId ? undefined : await findUser(db, { ...session, userId });
  return { ...required(found, 'user'), userId };
}

/** Nobody may use the service to flood somebody's mailbox. */
async function limitInvitations(c: Call) {
  if (!(await withinRateLimit(c.env, 'LOGIN_RATE', `invite ${c.var.session.clientId}`)))
    throw tooMany('Too many invitations were sent');
}

type Invited = { id: string; name: string; emailAddress: string; limited: boolean };

/**
 * Sends an invitation by email; without email, or where that fails, shows the link to be copied. The websites of a new user
 * with a limit are chosen next.
 */
async function deliver(c: Call, user: Invited, path: string) {
  const { db, session, view } = c.var;
  logEvent('user invited', { client: session.clientId, user: user.id });
  const client = (await findClient(db, session.clientId))!;
  const url = view.url.origin + path;
  const isSent = await sendEmail(c.env, {
    to: user.emailAddress,
    languages: [view.language],
    kind: 'invitation',
    values: { url, inviter: session.userName, account: clientName(client), days: INVITATION_DAYS },
  });
  const next = user.limited ? `${PATH}/${user.id}/websites` : PATH;
  if (isSent) return redirectWithFlash(c, 'userInvited', next, user.emailAddress);
  const t = view.t.users;
  return narrowPage(
    c,
    t.linkTitle,
    <>
      <Alert text={canSendEmail(c.env) && t.notSent} />
      <p>{t.linkText(userName(user), INVITATION_DAYS)}</p>
      <Copyable id="link" label={t.linkLabel} value={url} rows={3} />
      <LinkLine href={next}>{user.limited ? t.websites.choose : t.back}</LinkLine>
    </>,
  );
}

async function show<E extends Shown>(
  c: Context<E>,
  errors: InviteErrors = {},
  refusal?: string,
  entered?: { id: string; role: Role },
) {
  const { db, session, view, form }: Shown['Variables'] = c.var;
  const list = await listUsers(db, session.clientId);
  const values = refusal === undefined && form ? Object.fromEntries(form) : {};
  return accountPage(
    c,
    view.t.users.title,
    <>
      <Alert text={refusal} />
      <Users {...{ list, session, values, errors, entered }} canSend={canSendEmail(c.env)} />
    </>,
    entered ? 409 : refusal !== undefined || Object.keys(errors).length > 0 ? 422 : 200,
  );
}

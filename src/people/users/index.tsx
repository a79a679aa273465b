import type { Context } from 'hono';
import * as z from 'zod/mini';
import { findClient } from '../../db/clients/clients.ts';
import { createLink, INVITATION_DAYS } from '../../db/users/password-links.ts';
import { findUser, inviteUser, listUsers, MAX_USERS, removeUser, setRole } from '../../db/users/users.ts';
import { canSendEmail, sendEmail } from '../../email/send-email.ts';
import { emailAddress, text } from '../../http/input-schemas.ts';
import { logEvent } from '../../http/log-event.ts';
import { missing, required, refusedFields } from '../../http/problem.ts';
import { tooMany, withinRateLimit } from '../../http/rate-limit.ts';
import { userName } from '../../pages/displayed-names.ts';
import { conflictMessages } from '../../pages/activity/conflict-messages.ts';
import { revertedFields } from '../../pages/forms/edits.ts';
import { rolesOf, type Role } from '../../db/users/user-accounts.ts';
import { brokenConstraint } from '../../db/constraint-errors.ts';
import { Confirmation, formBody, type WithForm } from '../../pages/forms/form.tsx';
import { Copyable } from '../../pages/forms/fields.tsx';
import { Alert, LinkLine, narrowPage } from '../../pages/page.tsx';
import { confirmPassword, passwordConfirmed } from '../sign-in/confirm-password.tsx';
import { accountName } from '../account-name.ts';
import { accountPage } from '../account-page.tsx';
import { createPages, homeOf, redirectWithFlash } from '../console.ts';
import { requireRole } from '../roles.tsx';
import { eventOf, type Session, type SignedIn } from '../sign-in/session.ts';
import { Users, type InviteErrors } from './user-list.tsx';

const pathOf = (c: Context) => `${homeOf(c)}/users`;

/** The roles that somebody can give: with the operator key only that of the first person, who takes its place. */
const rolesFor = ({ clientId, operator }: Session): readonly Role[] =>
  operator?.userId === '' ? ['administrator'] : rolesOf(clientId);
const roleFor = (session: Session) => z.enum(rolesFor(session));
const invitationFor = (session: Session) =>
  z
    .object({
      emailAddress,
      name: text(),
      role: roleFor(session),
      access: z.prefault(session.clientId === null ? z.literal('all') : z.enum(['all', 'some']), 'all'),
    })
    .check(z.refine(({ role, access }) => role !== 'owner' || access === 'all', { path: ['access'] }));

type Call = Context<SignedIn & WithForm>;
type Shown = SignedIn & { Variables: Partial<WithForm['Variables']> };

/** The people of a client or of the operator, whom only those with the highest role see and change. */
export const users = (highest: Role) =>
  createPages()
    .use(requireRole(highest))
    .get('/', (c) => show(c))
    .post('/invite', formBody, async (c) => {
      const { db, form, session, view } = c.var;
      const entered = invitationFor(session).safeParse(Object.fromEntries(form));
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
      const chosen = roleFor(c.var.session).safeParse(c.var.form.get('role'));
      if (!chosen.success) return show(c, {}, c.var.view.t.users.errors.role);
      const reverted = revertedFields(c.var.form, { role: user.role }, { role: chosen.data });
      const object = {
        clientId: user.clientId ?? '',
        domainId: '',
        kind: 'user',
        objectId: user.id,
      } as const;
      const labels = { role: { label: '', options: c.var.view.t.roleNames } };
      const { role: conflict } = await conflictMessages(c, object, reverted, { role: user.role }, labels);
      if (conflict) return show(c, {}, `${userName(user)}: ${conflict}`, { ...user, role: chosen.data });
      return unlessLast(c, async () => {
        if (!(await setRole(c.var.db, c.var.session, user, chosen.data))) throw missing('user');
        logEvent('role changed', { ...eventOf(user), role: chosen.data });
        return redirectWithFlash(c, 'roleChanged', pathOf(c), userName(user));
      });
    })
    .get('/:userId/remove', async (c) => {
      const user = await otherUser(c.var, c.req.param('userId'));
      const { t, url } = c.var.view;
      return narrowPage(
        c,
        t.users.remove,
        <>
          <p class="notice bad">{t.users.removeText}</p>
          <Confirmation action={url.pathname} button={t.users.remove} back={pathOf(c)} />
        </>,
        200,
        t.users.removeTitle(userName(user)),
      );
    })
    .post('/:userId/remove', formBody, passwordConfirmed, async (c) => {
      const user = await otherUser(c.var, c.req.param('userId'));
      return unlessLast(c, async () => {
        await removeUser(c.var.db, c.var.session, user);
        logEvent('user removed', eventOf(user));
        return redirectWithFlash(c, 'userRemoved', pathOf(c), userName(user));
      });
    });

/** Says so where the database refuses a change because the operator would have no administrator any more. */
async function unlessLast(c: Call, write: () => Promise<Response>) {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'lastAdministrator') throw error;
    return show(c, {}, c.var.view.t.users.errors.lastAdministrator);
  }
}

/** The user of the path. Throws a 404 for the signed-in user, the client's own user, and users of other clients. */
async function otherUser({ db, session }: SignedIn['Variables'], userId: string) {
  const found = userId === session.userId ? undefined : await findUser(db, { ...session, userId });
  return { ...required(found, 'user'), userId };
}

/** The operator's people have no client. */
const NO_CLIENT = { company: null, username: null };

/** Nobody may use the service to flood somebody's mailbox. */
async function limitInvitations(c: Call) {
  const { clientId, userId } = c.var.session;
  if (!(await withinRateLimit(c.env, 'LOGIN_RATE', `invite ${clientId ?? (userId || 'operator')}`)))
    throw tooMany('Too many invitations were sent');
}

type Invited = { id: string; name: string; emailAddress: string; limited: boolean };

/**
 * Sends an invitation by email; without email, or where that fails, shows the link to be copied. The websites of a new user
 * with a limit are chosen next.
 */
async function deliver(c: Call, user: Invited, path: string) {
  const { db, session, view } = c.var;
  logEvent('user invited', eventOf({ clientId: session.clientId, userId: user.id }));
  const client = session.clientId === null ? undefined : await findClient(db, session.clientId);
  const url = view.url.origin + path;
  const isSent = await sendEmail(c.env, {
    to: user.emailAddress,
    languages: [view.language],
    kind: client ? 'invitation' : 'operatorInvitation',
    values: {
      url,
      inviter: session.userName || view.branding.name,
      account: accountName(client ?? NO_CLIENT, view),
      days: INVITATION_DAYS,
    },
  });
  const next = user.limited ? `${pathOf(c)}/${user.id}/websites` : pathOf(c);
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
      <Users
        {...{ list, session, values, errors, entered }}
        roles={rolesFor(session)}
        canSend={canSendEmail(c.env)}
      />
    </>,
    entered ? 409 : refusal !== undefined || Object.keys(errors).length > 0 ? 422 : 200,
  );
}

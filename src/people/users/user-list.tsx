import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { isOwnUser, type Role, type UserKey } from '../../db/users/user-accounts.ts';
import type { ListedUser } from '../../db/users/users.ts';
import { now } from '../../env.ts';
import { userName } from '../../pages/displayed-names.ts';
import { Field, Options, SelectField } from '../../pages/forms/fields.tsx';
import { ActionForm, ErrorSummary, Form } from '../../pages/forms/form.tsx';
import { Card, Terms } from '../../pages/page.tsx';
import { useView } from '../console.ts';

type ListProps = {
  list: ListedUser[];
  session: UserKey;
  roles: readonly Role[];
  canSend: boolean;
  /** The role that was chosen for a user and not saved. */
  entered?: { id: string; role: Role } | undefined;
};

/** The users of an account, each with what an owner can do about it. */
const UserList = ({ list, session, roles, canSend, entered }: ListProps) => (
  <section class="card">
    <ul class="sessions users">
      {list.map((user) => (
        <li>
          <Details user={user} session={session} />
          {!isOwnUser({ ...session, userId: user.userId }) && user.userId !== session.userId && (
            <Actions
              user={user}
              canLimit={session.clientId !== null && user.role !== 'owner'}
              roles={roles}
              canSend={canSend}
              chosen={entered?.id === user.userId ? entered.role : user.role}
            />
          )}
        </li>
      ))}
    </ul>
  </section>
);

function Details({ user, session }: { user: ListedUser; session: UserKey }) {
  const { t, formats } = useView();
  const texts = t.users;
  const {
    userId,
    name,
    emailAddress,
    role,
    isInvited,
    linkUntil,
    signedInAt,
    hasFactor,
    limited,
    domainCount,
  } = user;
  const invited =
    linkUntil !== null && linkUntil > now() ? texts.invited(formats.time(linkUntil)) : texts.inviteExpired;
  const signedIn = signedInAt === null ? texts.neverSignedIn : texts.signedIn(formats.time(signedInAt));
  return (
    <div>
      <p class="name">
        <strong>{userName(user)}</strong>
        <span class="badge">{t.roleNames[role]}</span>
        {userId === session.userId && <span class="badge good">{texts.you}</span>}
      </p>
      {name && <p>{emailAddress}</p>}
      <p class="hint">{isInvited ? invited : signedIn}</p>
      {session.clientId !== null && role !== 'owner' && (
        <p class="hint">{limited ? texts.websites.limited(domainCount) : texts.websites.unlimited}</p>
      )}
      {!isInvited && <p class="hint">{hasFactor ? texts.factorOn : texts.factorOff}</p>}
      {isOwnUser({ ...session, userId }) && <p class="hint">{texts.own}</p>}
    </div>
  );
}

type ActionsProps = Pick<ListProps, 'roles' | 'canSend'> & {
  user: ListedUser;
  /** Whether the user can be limited to some websites. */
  canLimit: boolean;
  chosen: Role;
};

function Actions({ user, roles, canLimit, canSend, chosen }: ActionsProps) {
  const { t, home } = useView();
  const { userId, isInvited, role } = user;
  const path = `${home}/users/${userId}`;
  const ofUser = t.users.of(userName(user));
  const unseenName = <span class="unseen">{ofUser}</span>;
  return (
    <div class="choice">
      <Form action={`${path}/role`} class="choice" stored={{ role }}>
        <label class="unseen" for={`role-${userId}`}>
          {t.users.role}
          {unseenName}
        </label>
        <select id={`role-${userId}`} name="role">
          <Options list={roles.map((name) => [name, t.roleNames[name]])} chosen={chosen} />
        </select>
        <button class="quiet">
          {t.users.changeRole}
          {unseenName}
        </button>
      </Form>
      {isInvited && (
        <ActionForm
          action={`${path}/resend`}
          button={canSend ? t.users.resend : t.users.newLink}
          unseen={ofUser}
          quiet
        />
      )}
      {canLimit && (
        <a href={`${path}/websites`}>
          {t.users.websites.choose}
          {unseenName}
        </a>
      )}
      <a href={`${path}/remove`}>
        {t.users.remove}
        {unseenName}
      </a>
    </div>
  );
}

/** Validation messages by field. */
export type InviteErrors = { emailAddress?: string; name?: string; role?: string; access?: string };

type InviteProps = { values: Record<string, string>; errors: InviteErrors };

function InviteForm({ roles, session, values, errors }: InviteProps & Pick<ListProps, 'roles' | 'session'>) {
  const { t, home } = useView();
  const fields = { autocomplete: 'off', maxlength: TEXT_LENGTH };
  return (
    <Card title={t.users.invite}>
      <Form action={`${home}/users/invite`} class="stack">
        <Field
          name="emailAddress"
          type="email"
          label={t.settings.email}
          value={values.emailAddress}
          error={errors.emailAddress}
          {...fields}
          required
        />
        <Field
          name="name"
          label={t.users.name}
          hint={t.users.nameHint}
          value={values.name}
          error={errors.name}
          {...fields}
        />
        <SelectField
          name="role"
          label={t.users.role}
          list={roles.map((name) => [name, t.roleNames[name]])}
          chosen={values.role ?? (roles.includes('editor') ? 'editor' : roles.at(-1))}
          error={errors.role}
          hint="roles"
        >
          <Terms
            class="hint"
            id="roles"
            list={roles.map((role) => [t.roleNames[role], t.roles.explained[role]])}
          />
        </SelectField>
        {session.clientId !== null && <AccessField values={values} errors={errors} />}
        <div>
          <button>{t.users.inviteButton}</button>
        </div>
      </Form>
    </Card>
  );
}

/** Whether a new user of a client sees all websites. */
function AccessField({ values, errors }: InviteProps) {
  const { websites } = useView().t.users;
  return (
    <SelectField
      name="access"
      label={websites.list}
      list={[
        ['all', websites.all],
        ['some', websites.some],
      ]}
      chosen={values.access ?? 'all'}
      error={errors.access}
      hint="access-hint"
    >
      <p class="hint" id="access-hint">
        {websites.inviteHint}
      </p>
    </SelectField>
  );
}

/** The users, and the form that invites another one. */
export function Users({ values, errors, ...list }: ListProps & InviteProps) {
  const { t, formats } = useView();
  const fields = {
    emailAddress: { label: t.settings.email },
    name: { label: t.users.name },
    role: { label: t.users.role },
    access: { label: t.users.websites.list },
  };
  return (
    <>
      <ErrorSummary errors={errors} fields={fields} />
      <p class="lead">{t.users.intro}</p>
      {list.list.length > 0 && <UserList {...list} />}
      <InviteForm roles={list.roles} session={list.session} values={values} errors={errors} />
      <p class="hint">{t.times(formats.zone)}</p>
    </>
  );
}

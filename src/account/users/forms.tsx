import { roles } from '../../db/schema.ts';
import { isOwnUser, type UserKey } from '../../db/users/user-accounts.ts';
import type { ListedUser } from '../../db/users/users.ts';
import { now } from '../../env.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field, Options } from '../../pages/forms/fields.tsx';
import { ActionForm, Form } from '../../pages/forms/form.tsx';
import { useView } from '../console.ts';
import { Card, Terms } from '../../pages/page.tsx';

const PATH = '/account/users';

type ListProps = { list: ListedUser[]; session: UserKey; canSend: boolean };

export function UserList({ list, session, canSend }: ListProps) {
  return (
    <section class="card">
      <ul class="sessions users">
        {list.map((user) => (
          <li>
            <Details user={user} session={session} />
            {!isOwnUser({ ...session, userId: user.userId }) && user.userId !== session.userId && (
              <Actions user={user} canSend={canSend} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ user, session }: { user: ListedUser; session: UserKey }) {
  const { t } = useView();
  const { userId, name, emailAddress, role } = user;
  return (
    <div>
      <p class="name">
        <strong>{name || emailAddress}</strong>
        <span class="badge">{t.roles.names[role]}</span>
        {userId === session.userId && <span class="badge good">{t.users.you}</span>}
      </p>
      {name && <p>{emailAddress}</p>}
      <State user={user} />
      {userId === session.clientId && <p class="hint">{t.users.own}</p>}
    </div>
  );
}

function State({ user: { isInvited, linkUntil, signedInAt, hasFactor } }: { user: ListedUser }) {
  const { t, formats } = useView();
  if (isInvited)
    return (
      <p class="hint">
        {linkUntil !== null && linkUntil > now()
          ? t.users.invited(formats.time(linkUntil))
          : t.users.inviteExpired}
      </p>
    );
  return (
    <>
      <p class="hint">
        {signedInAt === null ? t.users.neverSignedIn : t.users.signedIn(formats.time(signedInAt))}
      </p>
      <p class="hint">{hasFactor ? t.users.factorOn : t.users.factorOff}</p>
    </>
  );
}

function Actions({ user, canSend }: { user: ListedUser; canSend: boolean }) {
  const { t } = useView();
  const { userId, isInvited, role } = user;
  const path = `${PATH}/${userId}`;
  const ofUser = t.users.of(user.name || user.emailAddress);
  const unseenName = <span class="unseen">{ofUser}</span>;
  return (
    <div class="choice">
      <Form action={`${path}/role`} class="choice">
        <label class="unseen" for={`role-${userId}`}>
          {t.users.role}
          {unseenName}
        </label>
        <RoleSelect id={`role-${userId}`} chosen={role} />
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
      <a href={`${path}/remove`}>
        {t.users.remove}
        {unseenName}
      </a>
    </div>
  );
}

function RoleSelect({ id, chosen, ...more }: { id: string; chosen: string; [attribute: string]: unknown }) {
  const { t } = useView();
  return (
    <select id={id} name="role" {...more}>
      <Options list={roles.map((role) => [role, t.roles.names[role]])} chosen={chosen} />
    </select>
  );
}

/** Validation messages by field. */
export type InviteErrors = { emailAddress?: string; name?: string; role?: string };
type InviteProps = { values: Record<string, string>; errors: InviteErrors };

export function InviteForm({ values, errors }: InviteProps) {
  const { t } = useView();
  return (
    <Card title={t.users.invite}>
      <Form action={`${PATH}/invite`} class="stack">
        <Field
          name="emailAddress"
          type="email"
          label={t.settings.email}
          value={values.emailAddress}
          error={errors.emailAddress}
          autocomplete="off"
          maxlength={TEXT_LENGTH}
          required
        />
        <Field
          name="name"
          label={t.users.name}
          hint={t.users.nameHint}
          value={values.name}
          error={errors.name}
          autocomplete="off"
          maxlength={TEXT_LENGTH}
        />
        <div class="field">
          <label for="role">{t.users.role}</label>
          <RoleSelect
            id="role"
            chosen={values.role ?? 'editor'}
            aria-invalid={errors.role ? 'true' : undefined}
            aria-describedby={errors.role ? 'role-error roles' : 'roles'}
          />
          {errors.role && (
            <p class="error" id="role-error">
              {errors.role}
            </p>
          )}
          <Terms
            class="hint"
            id="roles"
            list={roles.map((role) => [t.roles.names[role], t.roles.explained[role]])}
          />
        </div>
        <div>
          <button>{t.users.inviteButton}</button>
        </div>
      </Form>
    </Card>
  );
}

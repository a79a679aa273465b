import { isOwnUser, type UserKey } from '../../db/users/user-accounts.ts';
import type { ListedUser } from '../../db/users/users.ts';
import { now } from '../../env.ts';
import { userName } from '../../pages/displayed-names.ts';
import { ActionForm, Form } from '../../pages/forms/form.tsx';
import { useView } from '../console.ts';
import { RoleSelect } from './role-select.tsx';

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
        <strong>{userName(user)}</strong>
        <span class="badge">{t.roleNames[role]}</span>
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
  const ofUser = t.users.of(userName(user));
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

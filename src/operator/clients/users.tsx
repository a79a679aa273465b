import type { ListedUser } from '../../db/users/users.ts';
import { useView } from '../view.ts';
import { Card } from '../../pages/cards.tsx';

/** The users of a client besides its own; the operator can only disable their two-factor authentication. */
export function Users({ path, list }: { path: string; list: ListedUser[] }) {
  const t = useView().t.client;
  if (list.length === 0) return null;
  return (
    <Card title={t.users.title}>
      <p>{t.users.text}</p>
      <ul class="sessions users">
        {list.map(({ userId, name, emailAddress, role, isInvited, hasFactor }) => (
          <li>
            <div>
              <p class="name">
                <strong>{name || emailAddress}</strong>
                <span class="badge">{t.users.roles[role]}</span>
              </p>
              {name && <p>{emailAddress}</p>}
              {isInvited && <p class="hint">{t.users.invited}</p>}
              {hasFactor && <p class="hint">{t.users.factorOn}</p>}
            </div>
            {hasFactor && (
              <a href={`${path}/second-factor?user=${userId}`}>
                {t.twoFactor.off}
                <span class="unseen"> ({name || emailAddress})</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

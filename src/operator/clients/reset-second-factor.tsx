import { resetSecondFactor } from '../../db/users/second-factors.ts';
import { ownUser, type UserKey } from '../../db/users/user-accounts.ts';
import { findUser } from '../../db/users/users.ts';
import type { Database } from '../../env.ts';
import { required } from '../../http/problem.ts';
import { formBody, Confirmation } from '../../pages/forms/form.tsx';
import { redirectWithFlash } from '../console.ts';
import { userName } from '../../pages/displayed-names.ts';
import { narrowPage } from '../../pages/page.tsx';
import { createClientPages, type Client } from './client-page.tsx';

/**
 * Disables two-factor authentication of a client, or of another user of the client, who has lost phone and recovery codes,
 * after a confirmation.
 */
export const resetSecondFactorPage = createClientPages()
  .get('/', async (c) => {
    const { db, client, view } = c.var;
    const { name, key } = await personOf(db, client, c.req.query('user'));
    const t = view.t.client.twoFactor;
    return narrowPage(
      c,
      t.off,
      <>
        <p class="notice bad">{t.warning}</p>
        <Confirmation action={view.url.pathname} button={t.off} back={`/operator/clients/${client.id}`}>
          <input type="hidden" name="user" value={key.userId} />
        </Confirmation>
      </>,
      200,
      t.of(name),
    );
  })
  .post('/', formBody, async (c) => {
    const { db, client, form } = c.var;
    const { key } = await personOf(db, client, form.get('user') ?? undefined);
    await resetSecondFactor(db, key);
    return redirectWithFlash(c, 'clientFactorOff', `/operator/clients/${client.id}`);
  });

type Person = { name: string; key: UserKey };

/** The client or one of its users. Throws a 404 for users of other clients. */
async function personOf(db: Database, { id, username }: Client, userId = id): Promise<Person> {
  if (userId === id) return { name: username, key: ownUser(id) };
  const key = { userId, clientId: id };
  const user = required(await findUser(db, key), 'user');
  return { name: userName(user), key };
}

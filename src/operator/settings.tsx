import type { Context } from 'hono';
import { findSecondFactor } from '../db/users/second-factors.ts';
import { listSessions } from '../db/users/sessions.ts';
import { findUser } from '../db/users/users.ts';
import { unsaved } from '../pages/activity/conflict-messages.ts';
import type { Values } from '../pages/forms/resource-values.ts';
import { accountPage } from '../people/account-page.tsx';
import { ownSettings } from '../people/settings/index.tsx';
import { ProfileForms } from '../people/settings/profile-forms.tsx';
import { SecondFactor } from '../people/settings/second-factor.tsx';
import { Sessions } from '../people/settings/sessions-and-devices.tsx';
import type { SignedIn } from '../people/sign-in/session.ts';

/** The own account of a person of the operator: profile, password, second factor, sessions. */
export const settings = ownSettings(show);

async function show(c: Context, entered: Values = {}, { errors, status } = unsaved()) {
  const { db, session, view } = c.var as SignedIn['Variables'];
  const [user, list, factor] = await Promise.all([
    findUser(db, session),
    listSessions(db, session),
    findSecondFactor(db, session),
  ]);
  return accountPage(
    c,
    view.t.settings.title,
    <>
      <ProfileForms {...{ user, entered, errors }} isOwner={false} signInName={session.signInName} />
      <SecondFactor factor={factor} />
      <Sessions list={list} own={session.hash} />
    </>,
    status,
  );
}

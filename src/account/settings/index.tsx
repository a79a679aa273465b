import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readAndChange } from '../../db/change.ts';
import { readApiKey } from '../../db/clients/api-keys.ts';
import { findClient, updateClient } from '../../db/clients/clients.ts';
import { readEmbedKey } from '../../db/clients/embed-keys.ts';
import { findSecondFactor } from '../../db/users/second-factors.ts';
import { listSessions } from '../../db/users/sessions.ts';
import { findUser } from '../../db/users/users.ts';
import { canSendEmail } from '../../email/send-email.ts';
import { text } from '../../http/input-schemas.ts';
import { unsaved } from '../../pages/activity/conflict-messages.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { accountPage } from '../../people/account-page.tsx';
import { includesRole } from '../../people/roles.tsx';
import { ownSettings } from '../../people/settings/index.tsx';
import { readEdits, unsavedEdits } from '../../people/settings/profile-edits.ts';
import { profileFields, ProfileForms } from '../../people/settings/profile-forms.tsx';
import { SecondFactor } from '../../people/settings/second-factor.tsx';
import { Sessions } from '../../people/settings/sessions-and-devices.tsx';
import { createPages, redirectWithFlash, type SignedIn } from '../console.ts';
import { requireRole } from '../roles.ts';
import { CheckpointEmails } from './checkpoint-emails.tsx';
import { ApiKey, EmbedKey } from './keys.tsx';

/** What owners other than the client's own user may change of the account's data. */
const accountData = z.object({ company: text() });

export const accountSettings = createPages()
  .post('/account', requireRole('owner'), formBody, (c) =>
    readAndChange(c.var.db, c.var.session, () => saveAccountData(c as Context)),
  )
  .route('/', ownSettings(show));

async function saveAccountData(c: Context<SignedIn & WithForm>) {
  const { db, session } = c.var;
  const edits = readEdits(c as Context, profileFields.account, (await findClient(db, session.clientId))!);
  const checked = accountData.safeParse(edits.merged);
  if (!checked.success || edits.reverted.length > 0) {
    const object = { kind: 'account', objectId: session.clientId } as const;
    return show(c, edits.merged, await unsavedEdits(c as Context, object, edits, checked.error?.issues));
  }
  await updateClient(db, session.clientId, checked.data);
  return redirectWithFlash(c, 'saved', '/account/settings');
}

async function show(c: Context, entered: Values = {}, { errors, status } = unsaved()) {
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
      <ProfileForms {...{ client, user, isOwner, entered, errors }} signInName={session.signInName} />
      {key && <ApiKey apiKey={key.apiKey} allowed={client!.features.canUseDomAPI} />}
      <div class="columns">
        <SecondFactor factor={factor} />
        {embedKey && <EmbedKey beforeUntil={embedKey.beforeUntil} />}
      </div>
      {isOwner && canSendEmail(c.env) && <CheckpointEmails session={session} />}
      <Sessions list={list} own={session.hash} />
    </>,
    status,
  );
}

import { setCheckpointEmails, findUserName } from '../../db/users/checkpoint-emails.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { createPages, redirectWithFlash, useView, type AccountEnv, withNavigation } from '../console.ts';
import { requireRole } from '../roles.ts';
import type { SignedIn } from '../console.ts';
import { Card, messagePage, narrowPage } from '../../pages/page.tsx';
import { createMiddleware } from 'hono/factory';
import type { UserKey } from '../../db/users/user-accounts.ts';
import { isUnsubscribeToken } from '../../email/unsubscribe-link.ts';
import { actAs } from '../../db/activity/actor.ts';
import { logEvent } from '../../http/log-event.ts';
import { errorPage } from '../../pages/error-page.tsx';
import { securityHeaders } from '../../pages/security-headers.ts';
import { userActor } from '../../people/actor.ts';

const SETTINGS = '/account/settings#checkpoint-emails';

/** Turns the monthly checkpoints by email on or off, for the user of the session. */
export const checkpointEmails = createPages()
  .use(requireRole('owner'))
  .post('/', formBody, async (c) => {
    const { db, form, session } = c.var;
    await setCheckpointEmails(db, session, form.get('wanted') === 'on');
    return redirectWithFlash(c, 'saved', SETTINGS);
  });

/** Whether the user of the session gets the emails, with the button that changes it. */
export function CheckpointEmails({ session }: { session: SignedIn['Variables']['session'] }) {
  const { title, text, on, off, subscribe, unsubscribe } = useView().t.checkpointEmails;
  const isOn = session.checkpointEmails;
  return (
    <Card id="checkpoint-emails" title={title}>
      <p>{text}</p>
      <p class="hint">{isOn ? on(session.emailAddress) : off}</p>
      <ActionForm action="/account/settings/checkpoint-emails" button={isOn ? unsubscribe : subscribe} quiet>
        <input type="hidden" name="wanted" value={isOn ? 'off' : 'on'} />
      </ActionForm>
    </Card>
  );
}

/** The user of a link in an email; its token proves that we sent it. */
const ofLink = createMiddleware<AccountEnv & { Variables: { user: UserKey & { clientId: string } } }>(
  async (c, next) => {
    const { clientId = '', userId = '', token = '' }: Record<string, string> = c.req.param();
    if (await isUnsubscribeToken(c.env, { clientId, userId }, token)) {
      c.set('user', { clientId, userId });
      return next();
    }
    const { unsubscribe: t, settings } = c.var.view.t;
    return messagePage(c, t.invalidTitle, t.invalid, [SETTINGS, settings.title], 404);
  },
);

/**
 * Unsubscribes a user from the monthly checkpoints, without signing in: the mail program sends the POST itself (RFC 8058), so
 * it has neither cookies nor a form’s token. A GET only shows the button, because email scanners open links.
 */
export const unsubscribe = createPages()
  .use(securityHeaders, withNavigation)
  .get('/:clientId/:userId/:token', ofLink, (c) => {
    const { title, text, button } = c.var.view.t.unsubscribe;
    return narrowPage(
      c,
      title,
      <>
        <p>{text}</p>
        <form method="post" action={c.req.path}>
          <button>{button}</button>
        </form>
      </>,
    );
  })
  .post('/:clientId/:userId/:token', ofLink, async (c) => {
    const { db, user, view } = c.var;
    const userName = await findUserName(db, user);
    if (userName !== undefined) {
      await actAs(userActor(c, { userId: user.userId, userName }), () =>
        setCheckpointEmails(db, user, false),
      );
      logEvent('unsubscribed', { client: user.clientId, user: user.userId });
    }
    const { unsubscribe: t, settings } = view.t;
    return messagePage(c, t.doneTitle, t.done, [SETTINGS, settings.title]);
  })
  .onError(errorPage);

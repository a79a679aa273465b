import type { Context } from 'hono';
import { findUserName, setCheckpointEmails } from '../../db/users/checkpoint-emails.ts';
import { isUnsubscribeToken } from '../../email/unsubscribe-link.ts';
import { actAs } from '../../db/activity/actor.ts';
import { logEvent } from '../../http/log-event.ts';
import { errorPage } from '../../pages/error-page.tsx';
import { securityHeaders } from '../../pages/security-headers.ts';
import { userActor } from '../actor.ts';
import { createPages, type AccountEnv, withNavigation } from '../console.ts';
import { LinkLine, narrowPage } from '../../pages/page.tsx';

const PATH = '/:clientId/:userId/:token';

/**
 * Unsubscribes from the monthly checkpoints without signing in: the mail program sends the POST itself (RFC 8058). A
 * GET only shows the button, because email scanners open links.
 */
export const unsubscribe = createPages()
  .use(securityHeaders, withNavigation)
  .get(PATH, async (c) => ((await isValid(c)) ? ask(c) : invalid(c)))
  .post(PATH, async (c) => {
    if (!(await isValid(c))) return invalid(c);
    const { db, view } = c.var;
    const user = userOf(c);
    const userName = await findUserName(db, user);
    if (userName !== undefined) {
      await actAs(userActor(c, { userId: user.userId, userName }), () =>
        setCheckpointEmails(db, user, false),
      );
      logEvent('unsubscribed', { client: user.clientId, user: user.userId });
    }
    const { doneTitle, done } = view.t.unsubscribe;
    return narrowPage(
      c,
      doneTitle,
      <>
        <p>{done}</p>
        <LinkLine href="/account/settings#checkpoint-emails">{view.t.settings.title}</LinkLine>
      </>,
    );
  })
  .onError(errorPage);

type Call = Context<AccountEnv>;

const userOf = (c: Call) => ({
  clientId: c.req.param('clientId') ?? '',
  userId: c.req.param('userId') ?? '',
});
const isValid = (c: Call) => isUnsubscribeToken(c.env, userOf(c), c.req.param('token') ?? '');

function ask(c: Call) {
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
}

function invalid(c: Call) {
  const { t } = c.var.view;
  return narrowPage(
    c,
    t.unsubscribe.invalidTitle,
    <>
      <p>{t.unsubscribe.invalid}</p>
      <LinkLine href="/account/settings#checkpoint-emails">{t.settings.title}</LinkLine>
    </>,
    404,
  );
}

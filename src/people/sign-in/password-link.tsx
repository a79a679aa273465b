import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findLink } from '../../db/users/password-links.ts';
import { findSecondFactor } from '../../db/users/second-factors.ts';
import { setPasswordByLink } from '../../db/users/users.ts';
import { canSendEmail } from '../../email/send-email.ts';
import { now } from '../../env.ts';
import { actAs } from '../../db/activity/actor.ts';
import { logEvent } from '../../http/log-event.ts';
import { tooMany } from '../../http/rate-limit.ts';
import { hashOrThrow } from '../../http/password-hash-queue.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { hashPassword } from '../../lib/crypto/password-hash.ts';
import { userActor } from '../actor.ts';
import { rememberDevice } from './device-cookie.ts';
import { createPages, homeOf, peopleOf, type PeopleEnv, redirectWithFlash } from '../console.ts';
import { accountName } from '../account-name.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Form, formBody, formToken, ActionForm } from '../../pages/forms/form.tsx';
import { NewPassword, readNewPassword } from './new-password.tsx';
import { emailPasswordLink } from './sign-in-emails.ts';
import { eventOf, signIn } from './session.ts';
import { ownerMayTry } from './attempt-limits.ts';
import { LinkLine, messagePage, narrowPage } from '../../pages/page.tsx';

type ErrorKey = Awaited<ReturnType<typeof readNewPassword>>['error'];
type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;
type WithLink = PeopleEnv & { Variables: { link: Link } };

/** Sets the link of the path. Answers with a page where the link is unknown, used or, unless a new one is asked for, expired. */
const withLink = createMiddleware<WithLink>(async (c, next) => {
  const token = c.req.param('token') ?? '';
  const link = await findLink(c.var.db, c.env, peopleOf(c), token);
  if (!link) return invalidLink(c);
  c.set('link', link);
  c.var.view.token = await formToken(c, token);
  if (link.expiresAt <= now() && !c.req.path.endsWith('/renew')) return expiredLink(c);
  c.var.view.url.pathname = c.req.path;
  return next();
});

/** Sets the password with a one-time link. Opening the page does not use up the link, because email scanners open links. */
export const passwordLink = createPages()
  .use('/:token/*', withLink)
  .get('/:token', (c) => show(c, c.var.link))
  .post('/:token', formBody, async (c) => {
    const { db, form, link } = c.var;
    // Rating and hashing delay visitors, and a user with a link could repeat them.
    if (!(await ownerMayTry(c, link))) throw tooMany('Too many passwords were entered');
    const { userName, username, emailAddress, firstName, lastName, company } = link;
    const known = { userName, username, emailAddress, firstName, lastName, company };
    const owner = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value ?? '']));
    const { chosen, error } = await readNewPassword(c.env, form, owner);
    if (error) return show(c, link, error);
    const passwordHash = await hashOrThrow('known', () => hashPassword(chosen));
    // Somebody else may be signed in to this browser.
    const isSet = await actAs(userActor(c, link), () =>
      setPasswordByLink(db, link, c.req.param('token'), passwordHash),
    );
    if (!isSet) return invalidLink(c);
    logEvent('password set by link', eventOf(link));
    // Nobody enters a password twice in a row; two-factor authentication still applies.
    if (!(await findSecondFactor(db, link)) && (await signIn(c, { ...link, passwordHash })))
      return redirectWithFlash(c, link.isInvitation ? 'invitationAccepted' : 'passwordSet', homeOf(c));
    await rememberDevice(c, link);
    return redirectWithFlash(c, 'password', `${homeOf(c)}/login`);
  })
  .post('/:token/renew', formBody, async (c) => {
    const { link } = c.var;
    if (!(await ownerMayTry(c, link))) throw tooMany('Too many links were requested');
    waitUntil(c, 'send a new link', emailPasswordLink(c, link));
    const t = c.var.view.t.expiredLink;
    return messagePage(c, t.sentTitle, t.sent);
  });

function show<E extends PeopleEnv>(c: Context<E>, link: Link, error?: ErrorKey) {
  const { view }: PeopleEnv['Variables'] = c.var;
  const { t } = view;
  const { isInvitation, signInName } = link;
  const texts = isInvitation ? t.invitation : t.passwordLink;
  return narrowPage(
    c,
    texts.title,
    <>
      <p>
        {isInvitation
          ? t.invitation.text(accountName(link, view), t.roleNames[link.role])
          : t.passwordLink.text}
      </p>
      <Form action={c.req.path}>
        <Field
          name="username"
          label={link.username === signInName ? t.signIn.username : t.settings.email}
          value={signInName}
          autocomplete="username"
          readonly
        />
        <NewPassword error={error && t.settings.errors[error]} />
        <button>{texts.button}</button>
      </Form>
    </>,
    error ? 422 : 200,
  );
}

/** Used, replaced and unknown links get the same page, because a used link is deleted. */
function invalidLink<E extends PeopleEnv>(c: Context<E>) {
  const { view }: PeopleEnv['Variables'] = c.var;
  const { passwordLink, signIn, forgotPassword } = view.t;
  return narrowPage(
    c,
    passwordLink.invalidTitle,
    <>
      <p>{passwordLink.invalidText}</p>
      <p class="choice">
        <a href={`${view.home}/login`}>{signIn.title}</a>
        <a href={`${view.home}/forgot`}>{forgotPassword.link}</a>
      </p>
    </>,
    404,
  );
}

function expiredLink<E extends PeopleEnv>(c: Context<E>) {
  const { view }: PeopleEnv['Variables'] = c.var;
  const { expiredLink: t, signIn } = view.t;
  return narrowPage(
    c,
    t.title,
    <>
      <p>{t.text}</p>
      {canSendEmail(c.env) ? (
        <>
          <p>{t.send}</p>
          <ActionForm action={`${c.req.path}/renew`} button={t.button} />
        </>
      ) : (
        <p>{t.ask}</p>
      )}
      <LinkLine href={`${view.home}/login`}>{signIn.title}</LinkLine>
    </>,
    404,
  );
}

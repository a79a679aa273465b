import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { updateClient } from '../db/clients.ts';
import { findLink, useLink } from '../db/password-links.ts';
import { logEvent } from '../http/log-event.ts';
import { tooMany } from '../http/rate-limit.ts';
import { hashOrThrow } from '../http/password-hash-queue.ts';
import { hashPassword } from '../lib/password-hash.ts';
import { rememberDevice } from './device-cookie.ts';
import { createPages, type AccountEnv } from './env.ts';
import { Field } from '../pages/form-fields.tsx';
import { Form, formBody, formToken } from '../pages/form.tsx';
import { NewPassword, readNewPassword } from './new-password.tsx';
import { redirectWithFlash } from './flash.ts';
import { ownerMayTry } from './sign-in-limits.ts';
import { page } from '../pages/page.tsx';
import { useView } from './view.ts';

type ErrorKey = Awaited<ReturnType<typeof readNewPassword>>['error'];
type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;
type WithLink = AccountEnv & { Variables: { link: Link } };

const withLink = createMiddleware<WithLink>(async (c, next) => {
  const token = c.req.param('token') ?? '';
  const link = await findLink(c.var.db, token);
  if (!link) return invalidLink(c);
  c.set('link', link);
  c.var.view.token = await formToken(c, token);
  c.var.view.url.pathname = c.req.path;
  return next();
});

/** Sets the password with a one-time link. Opening the page does not use up the link, because email scanners open links. */
export const passwordLink = createPages()
  .use('/:token', withLink)
  .get('/:token', (c) => show(c, c.var.link.username))
  .post('/:token', formBody, async (c) => {
    const { db, form, link } = c.var;
    // Rating and hashing delay visitors, and a client with a link could repeat them.
    if (!(await ownerMayTry(c, link.clientId))) throw tooMany('Too many passwords were entered');
    const { chosen, error } = await readNewPassword(c.env, form, link);
    if (error) return show(c, link.username, error);
    // Hashing may be refused under load, so it comes before the link is used up.
    const passwordHash = await hashOrThrow('known', () => hashPassword(chosen));
    if (!(await useLink(db, c.req.param('token')))) return invalidLink(c);
    await updateClient(db, link.clientId, { passwordHash });
    await rememberDevice(c, link.clientId);
    logEvent('password set by link', { client: link.clientId });
    return redirectWithFlash(c, 'password', '/account/login');
  });

function show(c: Context, username: string, error?: ErrorKey) {
  const { title } = c.var.view.t.passwordLink;
  return page(
    c,
    title,
    <SetPassword path={c.req.path} username={username} error={error} />,
    error ? 422 : 200,
  );
}

/** Used, expired and unknown links get the same page, because a used link is deleted. */
const invalidLink = (c: Context) => page(c, c.var.view.t.passwordLink.invalidTitle, <InvalidLink />, 404);

function InvalidLink() {
  const { passwordLink, signIn } = useView().t;
  return (
    <section class="card narrow">
      <h1>{passwordLink.invalidTitle}</h1>
      <p>{passwordLink.invalidText}</p>
      <p>
        <a href="/account/login">{signIn.title}</a>
      </p>
    </section>
  );
}

type Props = { path: string; username: string; error: ErrorKey | undefined };

function SetPassword({ path, username, error }: Props) {
  const { t } = useView();
  return (
    <section class="card narrow">
      <h1>{t.passwordLink.title}</h1>
      <p>{t.passwordLink.text}</p>
      <Form action={path}>
        <Field name="username" label={t.signIn.username} value={username} autocomplete="username" readonly />
        <NewPassword error={error && t.settings.errors[error]} />
        <button>{t.passwordLink.button}</button>
      </Form>
    </section>
  );
}

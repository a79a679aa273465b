import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { updateClient } from '../db/clients.ts';
import { findLink, useLink } from '../db/password-links.ts';
import { logEvent } from '../http/log-event.ts';
import { hashOrThrow } from '../http/password-hash-queue.ts';
import { hashPassword } from '../lib/password-hash.ts';
import { keepDevice } from './device.ts';
import { createPages, type AccountEnv } from './env.ts';
import { Field } from '../pages/fields.tsx';
import { Form, formBody, formToken } from '../pages/form.tsx';
import { NewPassword, newPasswordOf } from './new-password.tsx';
import { redirectWithFlash } from './flash.ts';
import { page } from '../pages/page.tsx';
import { useView } from './view.ts';

type Fault = Awaited<ReturnType<typeof newPasswordOf>>['fault'];
type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;
type WithLink = AccountEnv & { Variables: { link: Link } };

const found = createMiddleware<WithLink>(async (c, next) => {
  const token = c.req.param('token') ?? '';
  const link = await findLink(c.var.db, token);
  if (!link) return spent(c);
  c.set('link', link);
  c.var.view.token = await formToken(c, token);
  c.var.view.url.pathname = c.req.path;
  return next();
});

/** Sets the password with a one-time link (src/db/password-links.ts). Looking at it does not use it up: mail scanners do. */
export const link = createPages()
  .use('/:token', found)
  .get('/:token', (c) => show(c, c.var.link.username))
  .post('/:token', formBody, async (c) => {
    const { db, form, link } = c.var;
    const { chosen, fault } = await newPasswordOf(c.env, form, link);
    if (fault) return show(c, link.username, fault);
    // First, because this may be refused: the link is still there then.
    const passwordHash = await hashOrThrow('known', () => hashPassword(chosen));
    if (!(await useLink(db, c.req.param('token')))) return spent(c);
    await updateClient(db, link.clientId, { passwordHash });
    await keepDevice(c, link.clientId);
    logEvent('password set by link', { client: link.clientId });
    return redirectWithFlash(c, 'password', '/account/login');
  });

function show(c: Context, username: string, fault?: Fault) {
  const { title } = c.var.view.t.link;
  return page(
    c,
    title,
    <SetPassword path={c.req.path} username={username} fault={fault} />,
    fault ? 422 : 200,
  );
}

/** A used link leaves nothing behind by which it could be told from one that never was. */
const spent = (c: Context) => page(c, c.var.view.t.link.spentTitle, <Spent />, 404);

function Spent() {
  const { link, login } = useView().t;
  return (
    <section class="card narrow">
      <h1>{link.spentTitle}</h1>
      <p>{link.spentText}</p>
      <p>
        <a href="/account/login">{login.title}</a>
      </p>
    </section>
  );
}

type Props = { path: string; username: string; fault: Fault | undefined };

function SetPassword({ path, username, fault }: Props) {
  const { t } = useView();
  return (
    <section class="card narrow">
      <h1>{t.link.title}</h1>
      <p>{t.link.text}</p>
      <Form action={path}>
        <Field name="username" label={t.login.name} value={username} autocomplete="username" readonly />
        <NewPassword fault={fault && t.settings.faults[fault]} />
        <button>{t.link.button}</button>
      </Form>
    </section>
  );
}

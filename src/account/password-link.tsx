import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { updateClient } from '../db/clients.ts';
import { findLink, useLink } from '../db/password-links.ts';
import { event } from '../http/event.ts';
import { missing } from '../http/problem.ts';
import { hashPassword } from '../lib/password.ts';
import { createPages, type AccountEnv } from './env.ts';
import { Field } from '../pages/fields.tsx';
import { Form, formBody, formToken } from '../pages/form.tsx';
import { NewPassword, newPasswordOf } from './new-password.tsx';
import { done } from './notice.ts';
import { page } from '../pages/page.tsx';
import { useView } from './view.ts';

type Fault = Awaited<ReturnType<typeof newPasswordOf>>['fault'];
type WithLink = AccountEnv & { Variables: { link: { clientId: string; username: string } } };

const found = createMiddleware<WithLink>(async (c, next) => {
  const token = c.req.param('token') ?? '';
  const link = await findLink(c.var.db, token);
  if (!link) throw missing('password link');
  c.set('link', link);
  c.var.view.token = await formToken(c, token);
  c.var.view.url.pathname = c.req.path;
  await next();
});

/** Sets the password with a one-time link (src/db/password-links.ts). Looking at it does not use it up: mail scanners do. */
export const link = createPages()
  .use('/:token', found)
  .get('/:token', (c) => show(c, c.var.link.username))
  .post('/:token', formBody, async (c) => {
    const { db, form, link } = c.var;
    const { chosen, fault } = await newPasswordOf(c.env, form);
    if (fault) return show(c, link.username, fault);
    // Before anything is hashed: many at once cost no more than one.
    if (!(await useLink(db, c.req.param('token')))) throw missing('password link');
    await updateClient(db, link.clientId, { passwordHash: await hashPassword(chosen) });
    event('password set by link', { client: link.clientId });
    return done(c, 'password', '/account/login');
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

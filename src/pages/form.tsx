import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { PropsWithChildren } from 'hono/jsx';
import { problem } from '../http/problem.ts';
import { lookupHash, sameSecret } from '../lib/secrets.ts';
import { useView, type PageEnv } from './view.ts';

export type WithForm = PageEnv & { Variables: { form: URLSearchParams } };

/** What a form of this session carries, so that no other site's and no other session's form is taken for one. */
export const formToken = (c: Context, sessionId: string) =>
  lookupHash(c.env.SECRET_KEY, 'form token', sessionId);

/** Reads a form, and refuses one that this session was not given. */
export const formBody = createMiddleware<WithForm>(async (c, next) => {
  const form = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
  const { token } = c.var.view;
  if (!token || !(await sameSecret(form.get('token') ?? '', token))) {
    throw problem(403, 'The form was not made for this session.');
  }
  c.set('form', form);
  await next();
});

/** A form that `formBody` accepts. */
export const Form = ({
  action,
  class: name,
  children,
}: PropsWithChildren<{ action: string; class?: string }>) => (
  <form method="post" action={action} class={name}>
    <input type="hidden" name="token" value={useView().token} />
    {children}
  </form>
);

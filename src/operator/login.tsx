import type { Context } from 'hono';
import { logEvent } from '../http/log-event.ts';
import { TEXT_LENGTH } from '../http/input-schemas.ts';
import { RATE_LIMIT_PERIOD } from '../http/rate-limit.ts';
import { countWrongKey } from '../http/wrong-key-limit.ts';
import { operatorKeyError } from '../lib/operator-key-length.ts';
import { sameSecret } from '../lib/secrets.ts';
import { ConfigurationError } from '../lib/configuration-error.ts';
import { Field } from '../pages/fields.tsx';
import { Form, formBody } from '../pages/form.tsx';
import { endLoginToken, giveLoginToken } from '../pages/login-token.ts';
import { page } from '../pages/page.tsx';
import { createMiddleware, createPages, useView } from './env.ts';
import { logIn } from './session.ts';

const visitor = createMiddleware(async (c, next) => {
  await giveLoginToken(c);
  return next();
});

export const login = createPages()
  .use(visitor)
  .get('/', (c) => show(c, c.req.query('next') ?? ''))
  .post('/', formBody, async (c) => {
    const { form, view } = c.var;
    const next = form.get('next') ?? '';
    const key = c.env.HOSTING_API_KEY;
    const fault = operatorKeyError(key);
    if (fault) throw new ConfigurationError(fault);
    if (!key || !(await sameSecret(form.get('key') ?? '', key))) {
      if (!(await countWrongKey(c, { api: 'operator', reason: 'wrong' }))) {
        c.header('Retry-After', String(RATE_LIMIT_PERIOD));
        return show(c, next, view.t.login.tooMany, 429);
      }
      return show(c, next, view.t.login.wrong, 422);
    }
    await logIn(c);
    endLoginToken(c);
    logEvent('signed in', { by: 'operator' });
    return c.redirect(/^\/operator\/[\w/?=&%.-]*$/.test(next) ? next : '/operator', 303);
  });

function show(c: Context, next: string, fault?: string, status: 200 | 422 | 429 = 200) {
  const { title } = c.var.view.t.login;
  return page(c, title, <LoginForm next={next} fault={fault} />, status);
}

function LoginForm({ next, fault }: { next: string; fault: string | undefined }) {
  const t = useView().t.login;
  return (
    <section class="card narrow">
      <h1>{t.title}</h1>
      {fault && (
        <p class="notice bad" role="alert">
          {fault}
        </p>
      )}
      <Form action="/operator/login">
        <input type="hidden" name="next" value={next} />
        <Field
          name="key"
          type="password"
          label={t.key}
          hint={t.keyHint}
          autocomplete="current-password"
          maxlength={TEXT_LENGTH}
          required
          autofocus
        />
        <button>{t.button}</button>
      </Form>
    </section>
  );
}

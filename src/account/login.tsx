import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { logEvent } from '../http/log-event.ts';
import { PASSWORD_LENGTH, TEXT_LENGTH } from '../http/input-schemas.ts';
import { RATE_LIMIT_PERIOD } from '../http/rate-limit.ts';
import { hashInTurn } from '../http/password-hash-queue.ts';
import { hashPassword } from '../lib/password-hash.ts';
import { sessionCookie } from '../pages/cookie.ts';
import { createPages } from './env.ts';
import { Field } from '../pages/fields.tsx';
import { Form, formBody, type WithForm } from '../pages/form.tsx';
import { askCode, enterCode } from './login-code.tsx';
import { endLoginToken, giveLoginToken } from '../pages/login-token.ts';
import { page } from '../pages/page.tsx';
import { logIn, type Ended, type WithVisitor } from './session.ts';
import { tryPassword } from './try-password.ts';
import { useView } from './view.ts';

const visitor = createMiddleware<WithVisitor>(async (c, next) => {
  if (c.var.session) return c.redirect('/account', 303);
  await giveLoginToken(c);
  return next();
});

export const login = createPages()
  .use(visitor)
  .get('/', (c) => {
    if (c.var.ended) sessionCookie.remove(c);
    return show(c, c.var);
  })
  .post('/', formBody, async (c) => {
    const password = c.var.form.get('password') ?? '';
    const tried = await tryPassword(c, c.var.form.get('username') ?? '', password);
    if (tried.is === 'tooMany') {
      c.header('Retry-After', String(RATE_LIMIT_PERIOD));
      return show(c, c.var, tried.is, 429);
    }
    const { client, is } = tried;
    if (is === 'right' && client.active) {
      // A hash that was taken over from another system gives way to our own, at the next sign-in if there is no room now.
      const own = client.passwordHash.startsWith('scrypt$');
      const renewed = own ? undefined : await hashInTurn('known', () => hashPassword(password));
      if (client.secondFactor) return askCode(c, { ...client, renewed });
      if (await logIn(c, client, renewed)) return opened(c, client.id);
    }
    const reason = is === 'right' && !client.active ? 'inactive' : 'wrong';
    logEvent('sign-in refused', { client: client?.id, reason });
    return show(c, c.var, reason, 422);
  })
  .post('/code', formBody, async (c) => {
    const answer = await enterCode(c, () => opened(c));
    return answer ?? c.redirect('/account/login', 303);
  });

/** Where a login leads that has opened a session. */
function opened(c: Context<WithVisitor & WithForm>, client?: string) {
  endLoginToken(c);
  logEvent('signed in', { client });
  return c.redirect(pathWithin(c.var.form.get('next'), c.var.view.url), 303);
}

/** The page of the account that a login was to lead to: never another site's. */
function pathWithin(next: string | null, base: URL) {
  const url = next && URL.canParse(next, base) ? new URL(next, base) : undefined;
  const within = url?.origin === base.origin && /^\/account(\/|$)/.test(url.pathname);
  return within ? url.pathname + url.search : '/account';
}

type Refusal = 'wrong' | 'inactive' | 'tooMany';

type Call = WithVisitor['Variables'] & Partial<WithForm['Variables']>;

function show(c: Context, { view, form, ended }: Call, refusal?: Refusal, status: 200 | 422 | 429 = 200) {
  const name = form?.get('username') ?? '';
  const next = form?.get('next') ?? c.req.query('next');
  return page(
    c,
    view.t.login.title,
    <LoginForm name={name} next={next} refusal={refusal} why={ended} />,
    status,
  );
}

type LoginProps = {
  name: string;
  next: string | undefined;
  refusal: Refusal | undefined;
  why: Ended | undefined;
};

function LoginForm({ name, next, refusal, why }: LoginProps) {
  const { login: t, why: reasons } = useView().t;
  return (
    <section class="card narrow">
      <h1>{t.title}</h1>
      {why && !refusal && (
        <p class="notice" role="status">
          {reasons[why]}
        </p>
      )}
      {refusal && (
        <p class="notice bad" role="alert">
          {t[refusal]}
        </p>
      )}
      <Form action="/account/login">
        {next && <input type="hidden" name="next" value={next} />}
        <Field
          name="username"
          label={t.name}
          hint={t.nameHint}
          value={name}
          autocomplete="username"
          autocapitalize="none"
          maxlength={TEXT_LENGTH}
          required
          autofocus={!refusal}
        />
        <Field
          name="password"
          type="password"
          label={t.password}
          autocomplete="current-password"
          maxlength={PASSWORD_LENGTH.max}
          required
          autofocus={Boolean(refusal)}
        />
        <button>{t.button}</button>
      </Form>
    </section>
  );
}

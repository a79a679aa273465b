import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findLogin } from '../db/sessions.ts';
import { event } from '../http/event.ts';
import { PASSWORD_LENGTH, TEXT_LENGTH } from '../http/fields.ts';
import { PERIOD } from '../http/rate.ts';
import { hashPassword, verifyPassword } from '../lib/password.ts';
import { randomHex } from '../lib/random.ts';
import { cookie, sessionCookie } from '../pages/cookie.ts';
import { createPages } from './env.ts';
import { Field } from '../pages/fields.tsx';
import { Form, formBody, formToken, type WithForm } from '../pages/form.tsx';
import { askCode, enterCode } from './login-code.tsx';
import { addressMayTry, loginNetwork, networkMayTry, strangerMayTry } from './limits.ts';
import { page } from '../pages/page.tsx';
import { logIn, type Ended, type WithVisitor } from './session.ts';
import { useView } from './view.ts';

/** What an unknown name's password is compared with: a hash of random bytes that nobody has seen. */
const NOBODY = 'scrypt$16384$8$5$tbPe9hDy0XJmZFfOh91W+Q==$wtkOfvFfZL0duoD6UJmJ38lcsEsGgNXyVWt46Bnv9xE=';
/** A refusal takes this long (ms), whatever was looked up and hashed: bcrypt's time, for one, is not scrypt's. */
const REFUSAL = 600;

const loginCookie = cookie('placet-login');

/** Gives the login form a token before there is a session. */
const visitor = createMiddleware<WithVisitor>(async (c, next) => {
  if (c.var.session) return c.redirect('/account', 303);
  const kept = loginCookie.read(c);
  const id = kept ?? randomHex(32);
  if (!kept) loginCookie.write(c, id);
  c.var.view.token = await formToken(c, id);
  return next();
});

export const login = createPages()
  .use(visitor)
  .get('/', (c) => {
    if (c.var.ended) sessionCookie.remove(c);
    return show(c, c.var);
  })
  .post('/', formBody, async (c) => {
    const { db, form } = c.var;
    const name = form.get('username') ?? '';
    const password = form.get('password') ?? '';
    const tooMany = () => {
      c.header('Retry-After', String(PERIOD));
      return show(c, c.var, 'tooMany', 429);
    };
    if (!(await addressMayTry(c))) return tooMany();
    const refusalDue = new Promise((resolve) => setTimeout(resolve, REFUSAL));
    const client = await findLogin(db, name, await loginNetwork(c));
    // By whichever of its names, an account is one.
    const account = client?.id ?? name;
    const within = await networkMayTry(c, account);
    if (!client?.knownNetwork && !(within && (await strangerMayTry(c, account)))) return tooMany();
    const right =
      password.length <= PASSWORD_LENGTH.max &&
      (await verifyPassword(password, client?.passwordHash ?? NOBODY));
    if (client?.active && right) {
      if (client.secondFactor) return askCode(c, client);
      if (await open(c, client, password)) return opened(c, client.id);
    }
    await refusalDue;
    if (!within) return tooMany();
    const reason = client && right && !client.active ? 'inactive' : 'wrong';
    event('sign-in refused', { client: client?.id, reason });
    return show(c, c.var, reason, 422);
  })
  .post('/code', formBody, async (c) => {
    const answer = await enterCode(c, () => opened(c));
    return answer ?? c.redirect('/account/login', 303);
  });

/** Where a login leads that has opened a session. */
function opened(c: Context<WithVisitor & WithForm>, client?: string) {
  loginCookie.remove(c);
  event('signed in', { client });
  return c.redirect(pathWithin(c.var.form.get('next'), c.var.view.url), 303);
}

/** Opens the session; a hash that was taken over from another system gives way to our own. */
async function open(c: Context, client: { id: string; passwordHash: string }, password: string) {
  const own = client.passwordHash.startsWith('scrypt$');
  return logIn(c, client, own ? undefined : await hashPassword(password));
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

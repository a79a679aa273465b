import type { Context } from 'hono';
import { useCode } from '../../db/users/second-factors.ts';
import type { UserKey } from '../../db/users/user-accounts.ts';
import { now } from '../../env.ts';
import { logEvent } from '../../http/log-event.ts';
import { RATE_LIMIT_PERIOD } from '../../http/rate-limit.ts';
import { decrypt, encrypt, sameSecret } from '../../lib/crypto/secret-key.ts';
import { Form, type WithForm } from '../../pages/forms/form.tsx';
import { narrowPage } from '../../pages/page.tsx';
import { signIn } from './session.ts';
import type { AccountEnv } from '../console.ts';
import { CurrentCode, REFUSAL_STATUS, type Refusal } from './code-field.tsx';

/** A user who has entered the right password; `isKnown` says whether on a known device. */
export type Verified = UserKey & {
  passwordHash: string;
  renewed: string | undefined;
  emailAddress: string;
  signInName: string;
  isKnown: boolean;
};
/** The result of the password step, encrypted in the form of the code step and valid in this browser for five minutes. */
type State = Verified & { token: string; until: number };
const LABEL = 'login with a code';
const LIFETIME = 300;

/** Answers with a page that asks for the code, after the right password. */
export async function askCode(c: Context<AccountEnv & WithForm>, verified: Verified) {
  const state: State = { ...verified, token: c.var.view.token!, until: now() + LIFETIME };
  return show(c, await encrypt(c.env.SECRET_KEY, LABEL, JSON.stringify(state)));
}

/** Checks the code and starts the session; undefined if the user must start over with the password. */
export async function enterCode(c: Context<AccountEnv & WithForm>, onSignedIn: (user: Verified) => Response) {
  const { db, form, view } = c.var;
  const sealed = form.get('state') ?? '';
  const text = await decrypt(c.env.SECRET_KEY, LABEL, sealed).catch(() => undefined);
  const state = text && (JSON.parse(text) as State);
  if (!state || state.until < now() || !(await sameSecret(state.token, view.token!))) return undefined;
  const taken = await useCode(db, c.env, state, form.get('code') ?? '');
  logEvent('two-factor code', { client: state.clientId, user: state.userId, code: taken });
  if (taken === 'right') return (await signIn(c, state, state.renewed)) ? onSignedIn(state) : undefined;
  if (taken === 'tooMany') c.header('Retry-After', String(RATE_LIMIT_PERIOD));
  return show(c, sealed, taken);
}

function show(c: Context<AccountEnv & WithForm>, state: string, refusal?: Refusal) {
  const { form, view } = c.var;
  const { title, button } = view.t.signIn;
  const next = form.get('next');
  return narrowPage(
    c,
    title,
    <Form action="/account/login/code">
      <input type="hidden" name="state" value={state} />
      {next && <input type="hidden" name="next" value={next} />}
      <CurrentCode refusal={refusal} />
      <button>{button}</button>
    </Form>,
    refusal ? REFUSAL_STATUS[refusal] : 200,
  );
}

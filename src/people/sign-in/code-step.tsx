import type { Context } from 'hono';
import { useCode } from '../../db/users/second-factors.ts';
import type { UserKey } from '../../db/users/user-accounts.ts';
import { now } from '../../env.ts';
import { logEvent } from '../../http/log-event.ts';
import { RATE_LIMIT_PERIOD } from '../../http/rate-limit.ts';
import { decrypt, encrypt, sameSecret } from '../../lib/crypto/secret-key.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Form, type WithForm } from '../../pages/forms/form.tsx';
import { Alert, narrowPage } from '../../pages/page.tsx';
import { homeOf, peopleOf, useView, type PeopleEnv } from '../console.ts';
import { eventOf, signIn } from './session.ts';

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

type Call = Context<PeopleEnv & WithForm>;

/** Answers with a page that asks for the code, after the right password. */
export async function askCode(c: Call, verified: Verified) {
  const state: State = { ...verified, token: c.var.view.token!, until: now() + LIFETIME };
  return show(c, await encrypt(c.env.SECRET_KEY, LABEL, JSON.stringify(state)));
}

/** Checks the code and starts the session; undefined if the user must start over with the password. */
export async function enterCode(c: Call, onSignedIn: (user: Verified) => Response) {
  const { form, view } = c.var;
  const sealed = form.get('state') ?? '';
  const text = await decrypt(c.env.SECRET_KEY, LABEL, sealed).catch(() => undefined);
  const state = text && (JSON.parse(text) as State);
  if (!state || state.until < now() || !(await sameSecret(state.token, view.token!))) return undefined;
  // The form token is the same in both consoles.
  if ((state.clientId === null) !== (peopleOf(c) === 'operator')) return undefined;
  const taken = await takeCode(c, state, form.get('code') ?? '');
  if (taken !== 'right') return show(c, sealed, taken);
  return (await signIn(c, state, state.renewed)) ? onSignedIn(state) : undefined;
}

function show(c: Call, state: string, refusal?: Refusal) {
  const { form, view } = c.var;
  const { title, button } = view.t.signIn;
  const next = form.get('next');
  return narrowPage(
    c,
    title,
    <Form action={`${homeOf(c)}/login/code`}>
      <input type="hidden" name="state" value={state} />
      {next && <input type="hidden" name="next" value={next} />}
      <CurrentCode refusal={refusal} />
      <button>{button}</button>
    </Form>,
    refusalStatus(refusal),
  );
}

/** Why a code of the current app was refused. */
export type Refusal = Exclude<Awaited<ReturnType<typeof useCode>>, 'right'>;
export const refusalStatus = (refusal?: Refusal) =>
  refusal ? ({ wrong: 422, tooMany: 429 } as const)[refusal] : 200;

/** Checks a code of the user’s current app, or a recovery code. */
export async function takeCode(c: Context, user: UserKey, code: string) {
  const taken = await useCode(c.var.db, c.env, user, code);
  logEvent('two-factor code', { ...eventOf(user), code: taken });
  if (taken === 'tooMany') c.header('Retry-After', String(RATE_LIMIT_PERIOD));
  return taken;
}

type FieldProps = { error: boolean; hint?: string; name?: string; label?: string };

/** The field for a code of the app for two-factor authentication. */
export function CodeField({ error, hint, name = 'code', label }: FieldProps) {
  const t = useView().t.twoFactor;
  return (
    <Field
      name={name}
      label={label ?? t.code}
      hint={hint}
      error={error ? t.wrong : undefined}
      autocomplete="one-time-code"
      autocapitalize="none"
      spellcheck="false"
      maxlength={40}
      required
      autofocus={name === 'code'}
    />
  );
}

type CurrentProps = { name?: string; label?: string; refusal: Refusal | undefined };

/** A field for a code of the current app, or a recovery code. */
export function CurrentCode({ refusal, ...more }: CurrentProps) {
  const { t } = useView();
  return (
    <>
      <Alert text={refusal === 'tooMany' && t.signIn.tooMany} />
      <CodeField error={refusal === 'wrong'} hint={t.twoFactor.codeHint} {...more} />
    </>
  );
}

import type { Context } from 'hono';
import {
  findSecondFactor,
  newSecret,
  removeSecondFactorStatement,
  setSecondFactor,
  useCode,
} from '../db/second-factors.ts';
import { now } from '../env.ts';
import { logEvent } from '../http/log-event.ts';
import { RATE_LIMIT_PERIOD } from '../http/rate-limit.ts';
import { unhex } from '../lib/bytes.ts';
import { decrypt, encrypt } from '../lib/secrets.ts';
import { base32, totpStep } from '../lib/totp.ts';
import { Copyable, Field } from '../pages/form-fields.tsx';
import { Form, formBody, type WithForm } from '../pages/form.tsx';
import { page } from '../pages/page.tsx';
import { confirmPassword } from './confirm-password.tsx';
import { createPages } from './env.ts';
import { redirectWithFlash } from './flash.ts';
import { signedIn, type SignedIn } from './session.ts';
import { useView } from './view.ts';

const PATH = '/account/settings/second-factor';
const SETTINGS = '/account/settings#second-factor';
const LABEL = 'second factor set-up';

/** Why a code of the current app was refused. */
type Refusal = Exclude<Awaited<ReturnType<typeof useCode>>, 'right'>;
const STATUS = { wrong: 422, tooMany: 429 } as const;

/**
 * Enables two-factor authentication after a code of the new app; replacing or disabling it needs a code of the current
 * app or a recovery code.
 */
export const secondFactor = createPages()
  .use(signedIn)
  .get('/', async (c) => show(c, newSecret()))
  .post('/', formBody, async (c) => {
    const asked = await confirmPassword(c);
    if (asked) return asked;
    const { db, form, session, view } = c.var;
    const sealed = await decrypt(c.env.SECRET_KEY, LABEL, form.get('sealed') ?? '').catch(() => '');
    const [clientId, secret = ''] = sealed.split(' ');
    if (clientId !== session.clientId) return c.redirect(PATH, 303);
    const step = totpStep(unhex(secret), (form.get('code') ?? '').replaceAll(' ', ''), now());
    if (step === undefined) return show(c, secret, { wrong: true });
    const replaces = (await findSecondFactor(db, clientId)) !== undefined;
    const taken = replaces ? await takeCurrentCode(c, form.get('present') ?? '') : 'right';
    if (taken !== 'right') return show(c, secret, { refusal: taken });
    const codes = await setSecondFactor(db, c.env, clientId, secret, step, replaces);
    if (!codes) return c.redirect(PATH, 303);
    logEvent('second factor on', { client: clientId });
    const { t } = view;
    return page(
      c,
      t.twoFactor.codesTitle,
      <section class="card narrow">
        <h1>{t.twoFactor.codesTitle}</h1>
        <p class="notice">{t.twoFactor.codesText}</p>
        <Copyable id="codes" label={t.twoFactor.codes} value={codes.join('\n')} rows={codes.length} />
        <p>
          <a href={SETTINGS}>{t.twoFactor.codesSaved}</a>
        </p>
      </section>,
    );
  })
  .post('/off', formBody, async (c) => {
    const asked = await confirmPassword(c);
    if (asked) return asked;
    const { db, form, session, view } = c.var;
    if (await findSecondFactor(db, session.clientId)) {
      const code = form.get('code');
      const taken = code === null ? undefined : await takeCurrentCode(c, code);
      if (taken !== 'right') {
        return page(c, view.t.twoFactor.off, <DisableForm refusal={taken} />, taken ? STATUS[taken] : 200);
      }
    }
    await removeSecondFactorStatement(db, session.clientId);
    logEvent('second factor off', { client: session.clientId });
    return redirectWithFlash(c, 'factorOff', SETTINGS);
  });

/** Checks a code of the current app, which someone who finds an open session does not have. */
async function takeCurrentCode(c: Context<SignedIn & WithForm>, code: string) {
  const { db, session } = c.var;
  const taken = await useCode(db, c.env, session.clientId, code);
  logEvent('second factor', { client: session.clientId, code: taken });
  if (taken === 'tooMany') c.header('Retry-After', String(RATE_LIMIT_PERIOD));
  return taken;
}

type Errors = { wrong?: boolean; refusal?: Refusal };

async function show(c: Context, secret: string, { wrong = false, refusal }: Errors = {}) {
  const { db, session, view } = c.var as SignedIn['Variables'];
  const sealed = await encrypt(c.env.SECRET_KEY, LABEL, `${session.clientId} ${secret}`);
  const replaces = (await findSecondFactor(db, session.clientId)) !== undefined;
  const content = <SetUpForm secret={base32(unhex(secret))} {...{ sealed, wrong, replaces, refusal }} />;
  return page(c, view.t.twoFactor.setUp, content, refusal ? STATUS[refusal] : wrong ? 422 : 200);
}

type SetUpProps = {
  secret: string;
  sealed: string;
  wrong: boolean;
  replaces: boolean;
  refusal: Refusal | undefined;
};

function SetUpForm({ secret, sealed, wrong, replaces, refusal }: SetUpProps) {
  const { t, username, url } = useView();
  const label = encodeURIComponent(`Placet ${url.hostname}:${username}`);
  const link = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(`Placet ${url.hostname}`)}`;
  return (
    <section class="card narrow">
      <h1>{t.twoFactor.setUp}</h1>
      <p>{t.twoFactor.setUpText}</p>
      <p>
        <a href={link} data-qr={t.twoFactor.qr}>
          {t.twoFactor.open}
        </a>
      </p>
      <script src="/account/qr.js" type="module"></script>
      <Copyable
        id="secret"
        label={t.twoFactor.secret}
        value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        rows={2}
      />
      <Form action={PATH}>
        <input type="hidden" name="sealed" value={sealed} />
        <CodeField error={wrong} />
        {replaces && <CurrentCode name="present" label={t.twoFactor.currentCode} refusal={refusal} />}
        <div class="choice">
          <button>{t.twoFactor.on}</button>
          <a href={SETTINGS}>{t.cancel}</a>
        </div>
      </Form>
    </section>
  );
}

function DisableForm({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useView();
  return (
    <section class="card narrow">
      <h1>{t.twoFactor.off}</h1>
      <p>{t.twoFactor.offText}</p>
      <Form action={`${PATH}/off`}>
        <CurrentCode refusal={refusal} />
        <div class="choice">
          <button>{t.twoFactor.off}</button>
          <a href={SETTINGS}>{t.cancel}</a>
        </div>
      </Form>
    </section>
  );
}

/** A field for a code of the current app, or a recovery code. */
function CurrentCode({ refusal, ...more }: { name?: string; label?: string; refusal: Refusal | undefined }) {
  const { t } = useView();
  return (
    <>
      {refusal === 'tooMany' && (
        <p class="notice bad" role="alert">
          {t.signIn.tooMany}
        </p>
      )}
      <CodeField error={refusal === 'wrong'} hint={t.twoFactor.codeHint} {...more} />
    </>
  );
}

type CodeProps = { error: boolean; hint?: string; name?: string; label?: string };

export function CodeField({ error, hint, name = 'code', label }: CodeProps) {
  const { t } = useView();
  return (
    <Field
      name={name}
      label={label ?? t.twoFactor.code}
      hint={hint}
      error={error ? t.twoFactor.wrong : undefined}
      autocomplete="one-time-code"
      autocapitalize="none"
      spellcheck="false"
      maxlength={40}
      required
      autofocus={name === 'code'}
    />
  );
}

export function SecondFactor({ factor }: { factor: Awaited<ReturnType<typeof findSecondFactor>> }) {
  const { t } = useView();
  return (
    <section class="card" id="second-factor">
      <h2>{t.twoFactor.title}</h2>
      <p>{factor ? t.twoFactor.isOn(factor.codes) : t.twoFactor.text}</p>
      {factor ? (
        <Form action={`${PATH}/off`}>
          <button class="quiet">{t.twoFactor.off}</button>
        </Form>
      ) : (
        <form method="get" action={PATH}>
          <button class="quiet">{t.twoFactor.setUp}</button>
        </form>
      )}
    </section>
  );
}

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
import { Copyable, Field } from '../pages/fields.tsx';
import { Form, formBody, type WithForm } from '../pages/form.tsx';
import { page } from '../pages/page.tsx';
import { askPassword } from './confirm.tsx';
import { createPages } from './env.ts';
import { redirectWithFlash } from './flash.ts';
import { signedIn, type SignedIn } from './session.ts';
import { useView } from './view.ts';

const PATH = '/account/settings/second-factor';
const SETTINGS = '/account/settings#second-factor';
const SET_UP = 'second factor set-up';

/** Why a code of the present second factor was not taken. */
type Refusal = Exclude<Awaited<ReturnType<typeof useCode>>, 'right'>;
const STATUS = { wrong: 422, tooMany: 429 } as const;

/** Switches a second factor on, once a code of it was shown; one that is on is replaced or switched off by a code of its own. */
export const secondFactor = createPages()
  .use(signedIn)
  .get('/', async (c) => show(c, newSecret()))
  .post('/', formBody, async (c) => {
    const asked = await askPassword(c);
    if (asked) return asked;
    const { db, form, session, view } = c.var;
    const sealed = await decrypt(c.env.SECRET_KEY, SET_UP, form.get('sealed') ?? '').catch(() => '');
    const [clientId, secret = ''] = sealed.split(' ');
    if (clientId !== session.clientId) return c.redirect(PATH, 303);
    const step = totpStep(unhex(secret), (form.get('code') ?? '').replaceAll(' ', ''), now());
    if (step === undefined) return show(c, secret, { wrong: true });
    const replaces = (await findSecondFactor(db, clientId)) !== undefined;
    const taken = replaces ? await takePresent(c, form.get('present') ?? '') : 'right';
    if (taken !== 'right') return show(c, secret, { refusal: taken });
    const codes = await setSecondFactor(db, c.env, clientId, secret, step, replaces);
    if (!codes) return c.redirect(PATH, 303);
    logEvent('second factor on', { client: clientId });
    const { t } = view;
    return page(
      c,
      t.factor.codesTitle,
      <section class="card narrow">
        <h1>{t.factor.codesTitle}</h1>
        <p class="notice">{t.factor.codesText}</p>
        <Copyable id="codes" label={t.factor.codes} value={codes.join('\n')} rows={codes.length} />
        <p>
          <a href={SETTINGS}>{t.factor.codesKept}</a>
        </p>
      </section>,
    );
  })
  .post('/off', formBody, async (c) => {
    const asked = await askPassword(c);
    if (asked) return asked;
    const { db, form, session, view } = c.var;
    if (await findSecondFactor(db, session.clientId)) {
      const code = form.get('code');
      const taken = code === null ? undefined : await takePresent(c, code);
      if (taken !== 'right') {
        return page(c, view.t.factor.off, <SwitchOff refusal={taken} />, taken ? STATUS[taken] : 200);
      }
    }
    await removeSecondFactorStatement(db, session.clientId);
    logEvent('second factor off', { client: session.clientId });
    return redirectWithFlash(c, 'factorOff', SETTINGS);
  });

/** Takes a code of the second factor that is on: who finds a session open has none. */
async function takePresent(c: Context<SignedIn & WithForm>, code: string) {
  const { db, session } = c.var;
  const taken = await useCode(db, c.env, session.clientId, code);
  logEvent('second factor', { client: session.clientId, code: taken });
  if (taken === 'tooMany') c.header('Retry-After', String(RATE_LIMIT_PERIOD));
  return taken;
}

type Faults = { wrong?: boolean; refusal?: Refusal };

async function show(c: Context, secret: string, { wrong = false, refusal }: Faults = {}) {
  const { db, session, view } = c.var as SignedIn['Variables'];
  const sealed = await encrypt(c.env.SECRET_KEY, SET_UP, `${session.clientId} ${secret}`);
  const replaces = (await findSecondFactor(db, session.clientId)) !== undefined;
  const content = <SetUp secret={base32(unhex(secret))} {...{ sealed, wrong, replaces, refusal }} />;
  return page(c, view.t.factor.setUp, content, refusal ? STATUS[refusal] : wrong ? 422 : 200);
}

type SetUpProps = {
  secret: string;
  sealed: string;
  wrong: boolean;
  replaces: boolean;
  refusal: Refusal | undefined;
};

function SetUp({ secret, sealed, wrong, replaces, refusal }: SetUpProps) {
  const { t, username, url } = useView();
  const label = encodeURIComponent(`Placet ${url.hostname}:${username}`);
  const link = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(`Placet ${url.hostname}`)}`;
  return (
    <section class="card narrow">
      <h1>{t.factor.setUp}</h1>
      <p>{t.factor.setUpText}</p>
      <p>
        <a href={link} data-qr={t.factor.qr}>
          {t.factor.open}
        </a>
      </p>
      <script src="/account/qr.js" type="module"></script>
      <Copyable id="secret" label={t.factor.secret} value={secret.replace(/(.{4})(?=.)/g, '$1 ')} rows={2} />
      <Form action={PATH}>
        <input type="hidden" name="sealed" value={sealed} />
        <CodeField fault={wrong} />
        {replaces && <PresentCode name="present" label={t.factor.present} refusal={refusal} />}
        <div class="choice">
          <button>{t.factor.on}</button>
          <a href={SETTINGS}>{t.cancel}</a>
        </div>
      </Form>
    </section>
  );
}

function SwitchOff({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useView();
  return (
    <section class="card narrow">
      <h1>{t.factor.off}</h1>
      <p>{t.factor.offText}</p>
      <Form action={`${PATH}/off`}>
        <PresentCode refusal={refusal} />
        <div class="choice">
          <button>{t.factor.off}</button>
          <a href={SETTINGS}>{t.cancel}</a>
        </div>
      </Form>
    </section>
  );
}

/** A code of the second factor that is on, or a recovery code. */
function PresentCode({ refusal, ...more }: { name?: string; label?: string; refusal: Refusal | undefined }) {
  const { t } = useView();
  return (
    <>
      {refusal === 'tooMany' && (
        <p class="notice bad" role="alert">
          {t.login.tooMany}
        </p>
      )}
      <CodeField fault={refusal === 'wrong'} hint={t.factor.codeHint} {...more} />
    </>
  );
}

type CodeProps = { fault: boolean; hint?: string; name?: string; label?: string };

export function CodeField({ fault, hint, name = 'code', label }: CodeProps) {
  const { t } = useView();
  return (
    <Field
      name={name}
      label={label ?? t.factor.code}
      hint={hint}
      fault={fault ? t.factor.wrong : undefined}
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
      <h2>{t.factor.title}</h2>
      <p>{factor ? t.factor.isOn(factor.codes) : t.factor.text}</p>
      {factor ? (
        <Form action={`${PATH}/off`}>
          <button class="quiet">{t.factor.off}</button>
        </Form>
      ) : (
        <form method="get" action={PATH}>
          <button class="quiet">{t.factor.setUp}</button>
        </form>
      )}
    </section>
  );
}

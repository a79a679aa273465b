import type { Context } from 'hono';
import {
  findSecondFactor,
  newSecret,
  removeSecondFactorStatement,
  setSecondFactor,
} from '../db/second-factors.ts';
import { now } from '../env.ts';
import { event } from '../http/event.ts';
import { unhex } from '../lib/bytes.ts';
import { decrypt, encrypt } from '../lib/secrets.ts';
import { base32, stepOf } from '../lib/totp.ts';
import { Copyable, Field } from '../pages/fields.tsx';
import { Form, formBody } from '../pages/form.tsx';
import { page } from '../pages/page.tsx';
import { askPassword } from './confirm.tsx';
import { createPages } from './env.ts';
import { done } from './notice.ts';
import { signedIn, type SignedIn } from './session.ts';
import { useView } from './view.ts';

const PATH = '/account/settings/second-factor';
const SETTINGS = '/account/settings#second-factor';
const SET_UP = 'second factor set-up';

/** Switches a second factor on, once a code of it was shown, and off. */
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
    const step = stepOf(unhex(secret), (form.get('code') ?? '').replaceAll(' ', ''), now());
    if (step === undefined) return show(c, secret, true);
    const codes = await setSecondFactor(db, c.env, clientId, secret, step);
    event('second factor on', { client: clientId });
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
    await removeSecondFactorStatement(c.var.db, c.var.session.clientId);
    event('second factor off', { client: c.var.session.clientId });
    return done(c, 'factorOff', SETTINGS);
  });

async function show(c: Context, secret: string, wrong = false) {
  const { session, view } = c.var as SignedIn['Variables'];
  const sealed = await encrypt(c.env.SECRET_KEY, SET_UP, `${session.clientId} ${secret}`);
  const content = <SetUp secret={base32(unhex(secret))} sealed={sealed} wrong={wrong} />;
  return page(c, view.t.factor.setUp, content, wrong ? 422 : 200);
}

function SetUp({ secret, sealed, wrong }: { secret: string; sealed: string; wrong: boolean }) {
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
        <div class="choice">
          <button>{t.factor.on}</button>
          <a href={SETTINGS}>{t.cancel}</a>
        </div>
      </Form>
    </section>
  );
}

export function CodeField({ fault, hint }: { fault: boolean; hint?: string }) {
  const { t } = useView();
  return (
    <Field
      name="code"
      label={t.factor.code}
      hint={hint}
      fault={fault ? t.factor.wrong : undefined}
      autocomplete="one-time-code"
      autocapitalize="none"
      spellcheck="false"
      maxlength={40}
      required
      autofocus
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

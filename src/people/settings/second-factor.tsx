import type { Context } from 'hono';
import {
  findSecondFactor,
  newSecret,
  removeSecondFactor,
  setSecondFactor,
} from '../../db/users/second-factors.ts';
import { now } from '../../env.ts';
import { logEvent } from '../../http/log-event.ts';
import { unhex } from '../../lib/bytes.ts';
import { decrypt, encrypt } from '../../lib/crypto/secret-key.ts';
import { base32, totpLink, totpStep } from '../../lib/crypto/totp.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { ActionForm, ButtonOrCancel, Form, formBody } from '../../pages/forms/form.tsx';
import { Card, LinkLine, narrowPage } from '../../pages/page.tsx';
import { createPages, homeOf, redirectWithFlash, useView } from '../console.ts';
import { personSignedIn } from '../roles.tsx';
import { passwordConfirmed } from '../sign-in/confirm-password.tsx';
import { CodeField, CurrentCode, refusalStatus, takeCode, type Refusal } from '../sign-in/code-step.tsx';
import { eventOf, type SignedIn } from '../sign-in/session.ts';

const settingsOf = (c: Context) => `${homeOf(c)}/settings#second-factor`;
const pathOf = (c: Context) => `${homeOf(c)}/settings/second-factor`;
const LABEL = 'second factor set-up';

/**
 * Enables two-factor authentication after a code of the new app; replacing or disabling it needs a code of the current
 * app, which someone who finds an open session does not have, or a recovery code.
 */
export const secondFactor = createPages()
  .use(personSignedIn)
  .get('/', async (c) => show(c, newSecret()))
  .post('/', formBody, passwordConfirmed, async (c) => {
    const { db, form, session, view } = c.var;
    const sealed = await decrypt(c.env.SECRET_KEY, LABEL, form.get('sealed') ?? '').catch(() => '');
    const [userId, secret = ''] = sealed.split(' ');
    if (userId !== session.userId) return c.redirect(pathOf(c), 303);
    const step = totpStep(unhex(secret), (form.get('code') ?? '').replaceAll(' ', ''), now());
    if (step === undefined) return show(c, secret, { wrong: true });
    const replaces = (await findSecondFactor(db, session)) !== undefined;
    const taken = replaces ? await takeCode(c, session, form.get('present') ?? '') : 'right';
    if (taken !== 'right') return show(c, secret, { refusal: taken });
    const codes = await setSecondFactor(db, c.env, session, secret, step, replaces);
    if (!codes) return c.redirect(pathOf(c), 303);
    logEvent('two-factor authentication enabled', eventOf(session));
    const t = view.t.twoFactor;
    return narrowPage(
      c,
      t.codesTitle,
      <>
        <p class="notice">{t.codesText}</p>
        <Copyable id="codes" label={t.codes} value={codes.join('\n')} rows={codes.length} />
        <LinkLine href={settingsOf(c)}>{t.codesSaved}</LinkLine>
      </>,
    );
  })
  .post('/off', formBody, passwordConfirmed, async (c) => {
    const { db, form, session } = c.var;
    if (await findSecondFactor(db, session)) {
      const code = form.get('code');
      const taken = code === null ? undefined : await takeCode(c, session, code);
      if (taken !== 'right') return askToDisable(c, taken);
    }
    await removeSecondFactor(db, session);
    return redirectWithFlash(c, 'factorOff', settingsOf(c));
  });

type Errors = { wrong?: boolean; refusal?: Refusal };

/** Answers with the secret for a new app, and the field for its code. */
async function show<E extends SignedIn>(c: Context<E>, secret: string, { wrong, refusal }: Errors = {}) {
  const { db, session, view }: SignedIn['Variables'] = c.var;
  const t = view.t.twoFactor;
  const sealed = await encrypt(c.env.SECRET_KEY, LABEL, `${session.userId} ${secret}`);
  const replaces = (await findSecondFactor(db, session)) !== undefined;
  const shown = base32(unhex(secret));
  return narrowPage(
    c,
    t.setUp,
    <>
      <p>{t.setUpText}</p>
      <LinkLine href={totpLink(shown, `Placet ${view.url.hostname}`, session.signInName)} data-qr={t.qr}>
        {t.open}
      </LinkLine>
      <script src="/account/qr.js" type="module"></script>
      <Copyable id="secret" label={t.secret} value={shown.replace(/(.{4})(?=.)/g, '$1 ')} rows={2} />
      <Form action={pathOf(c)}>
        <input type="hidden" name="sealed" value={sealed} />
        <CodeField error={wrong === true} />
        {replaces && <CurrentCode name="present" label={t.currentCode} refusal={refusal} />}
        <ButtonOrCancel button={t.on} back={settingsOf(c)} />
      </Form>
    </>,
    wrong ? 422 : refusalStatus(refusal),
  );
}

function askToDisable<E extends SignedIn>(c: Context<E>, refusal: Refusal | undefined) {
  const { view }: SignedIn['Variables'] = c.var;
  const t = view.t.twoFactor;
  return narrowPage(
    c,
    t.off,
    <>
      <p>{t.offText}</p>
      <Form action={`${pathOf(c)}/off`}>
        <CurrentCode refusal={refusal} />
        <ButtonOrCancel button={t.off} back={settingsOf(c)} />
      </Form>
    </>,
    refusalStatus(refusal),
  );
}

/** Whether two-factor authentication is on, with the button that changes it. */
export function SecondFactor({ factor }: { factor: Awaited<ReturnType<typeof findSecondFactor>> }) {
  const { t: texts, home } = useView();
  const t = texts.twoFactor;
  const path = `${home}/settings/second-factor`;
  return (
    <Card id="second-factor" title={t.title}>
      <p>{factor ? t.isOn(factor.codes) : t.text}</p>
      {factor ? (
        <ActionForm action={`${path}/off`} button={t.off} quiet />
      ) : (
        <form method="get" action={path}>
          <button class="quiet">{t.setUp}</button>
        </form>
      )}
    </Card>
  );
}

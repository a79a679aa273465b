import type { Context } from 'hono';
import {
  findSecondFactor,
  newSecret,
  removeSecondFactor,
  setSecondFactor,
  useCode,
} from '../../db/users/second-factors.ts';
import { now } from '../../env.ts';
import { logEvent } from '../../http/log-event.ts';
import { RATE_LIMIT_PERIOD } from '../../http/rate-limit.ts';
import { unhex } from '../../lib/bytes.ts';
import { decrypt, encrypt } from '../../lib/crypto/secret-key.ts';
import { base32, totpStep } from '../../lib/crypto/totp.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import { LinkLine, narrowPage } from '../../pages/page.tsx';
import { passwordConfirmed } from '../sign-in/confirm-password.tsx';
import { createPages, redirectWithFlash } from '../console.ts';
import { DisableForm, PATH, SetUpForm, SETTINGS } from './second-factor-forms.tsx';
import { requireRole } from '../roles.tsx';
import type { SignedIn } from '../sign-in/session.ts';
import { REFUSAL_STATUS, type Refusal } from '../sign-in/code-field.tsx';

const LABEL = 'second factor set-up';

/**
 * Enables two-factor authentication after a code of the new app; replacing or disabling it needs a code of the current
 * app or a recovery code.
 */
export const secondFactor = createPages()
  .use(requireRole('viewer'))
  .get('/', async (c) => show(c, newSecret()))
  .post('/', formBody, passwordConfirmed, async (c) => {
    const { db, form, session, view } = c.var;
    const sealed = await decrypt(c.env.SECRET_KEY, LABEL, form.get('sealed') ?? '').catch(() => '');
    const [userId, secret = ''] = sealed.split(' ');
    if (userId !== session.userId) return c.redirect(PATH, 303);
    const step = totpStep(unhex(secret), (form.get('code') ?? '').replaceAll(' ', ''), now());
    if (step === undefined) return show(c, secret, { wrong: true });
    const replaces = (await findSecondFactor(db, session)) !== undefined;
    const taken = replaces ? await takeCurrentCode(c, form.get('present') ?? '') : 'right';
    if (taken !== 'right') return show(c, secret, { refusal: taken });
    const codes = await setSecondFactor(db, c.env, session, secret, step, replaces);
    if (!codes) return c.redirect(PATH, 303);
    logEvent('two-factor authentication enabled', { client: session.clientId, user: userId });
    const { t } = view;
    return narrowPage(
      c,
      t.twoFactor.codesTitle,
      <>
        <p class="notice">{t.twoFactor.codesText}</p>
        <Copyable id="codes" label={t.twoFactor.codes} value={codes.join('\n')} rows={codes.length} />
        <LinkLine href={SETTINGS}>{t.twoFactor.codesSaved}</LinkLine>
      </>,
    );
  })
  .post('/off', formBody, passwordConfirmed, async (c) => {
    const { db, form, session, view } = c.var;
    if (await findSecondFactor(db, session)) {
      const code = form.get('code');
      const taken = code === null ? undefined : await takeCurrentCode(c, code);
      if (taken !== 'right') {
        const status = taken ? REFUSAL_STATUS[taken] : 200;
        return narrowPage(c, view.t.twoFactor.off, <DisableForm refusal={taken} />, status);
      }
    }
    await removeSecondFactor(db, session);
    logEvent('two-factor authentication disabled', { client: session.clientId, user: session.userId });
    return redirectWithFlash(c, 'factorOff', SETTINGS);
  });

/** Checks a code of the current app, which someone who finds an open session does not have. */
async function takeCurrentCode(c: Context<SignedIn & WithForm>, code: string) {
  const { db, session } = c.var;
  const taken = await useCode(db, c.env, session, code);
  logEvent('two-factor code', { client: session.clientId, user: session.userId, code: taken });
  if (taken === 'tooMany') c.header('Retry-After', String(RATE_LIMIT_PERIOD));
  return taken;
}

type Errors = { wrong?: boolean; refusal?: Refusal };

async function show<E extends SignedIn>(
  c: Context<E>,
  secret: string,
  { wrong = false, refusal }: Errors = {},
) {
  const { db, session, view }: SignedIn['Variables'] = c.var;
  const sealed = await encrypt(c.env.SECRET_KEY, LABEL, `${session.userId} ${secret}`);
  const replaces = (await findSecondFactor(db, session)) !== undefined;
  const content = (
    <SetUpForm
      name={session.signInName}
      secret={base32(unhex(secret))}
      {...{ sealed, wrong, replaces, refusal }}
    />
  );
  const status = refusal ? REFUSAL_STATUS[refusal] : wrong ? 422 : 200;
  return narrowPage(c, view.t.twoFactor.setUp, content, status);
}

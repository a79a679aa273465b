import type { Context } from 'hono';
import { logEvent } from '../../http/log-event.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import { RATE_LIMIT_PERIOD } from '../../http/rate-limit.ts';
import { hashInTurn } from '../../http/password-hash-queue.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { hashPassword } from '../../lib/crypto/password-hash.ts';
import { sessionCookies } from '../../pages/host-cookie.ts';
import { createPages, homeOf } from '../console.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Form, formBody, type WithForm } from '../../pages/forms/form.tsx';
import { askCode, enterCode, type Verified } from './code-step.tsx';
import { redirectToRequested, removeSignInToken } from '../../pages/sign-in.ts';
import { Alert, Done, LinkLine, narrowPage } from '../../pages/page.tsx';
import { emailNewSignIn } from './sign-in-emails.ts';
import { eventOf, signedOut, signIn, type WithSession } from './session.ts';
import { tryPassword } from './try-password.ts';

export const signInPage = createPages()
  .use(signedOut)
  .get('/', (c) => {
    if (c.var.ended) sessionCookies[homeOf(c)].remove(c);
    return show(c);
  })
  .post('/', formBody, async (c) => {
    const password = c.var.form.get('password') ?? '';
    const tried = await tryPassword(c, c.var.form.get('username') ?? '', password);
    if (tried.is === 'tooMany') {
      c.header('Retry-After', String(RATE_LIMIT_PERIOD));
      return show(c, tried.is, 429);
    }
    const { user, is } = tried;
    if (is === 'right' && user.active) {
      // An imported hash is replaced by our own kind; if the queue is full, the next sign-in does it.
      const own = user.passwordHash.startsWith('scrypt$');
      const renewed = own ? undefined : await hashInTurn('known', () => hashPassword(password));
      const { userId, clientId, passwordHash, emailAddress, signInName } = user;
      const isKnown = user.knownDevice !== null;
      const verified = { userId, clientId, passwordHash, emailAddress, signInName, renewed, isKnown };
      if (user.secondFactor) return askCode(c, verified);
      if (await signIn(c, verified, renewed)) return redirectSignedIn(c, verified);
    }
    const reason = is === 'right' && !user.active ? 'inactive' : 'wrong';
    logEvent('sign-in rejected', { ...(user && eventOf(user)), reason });
    return show(c, reason, 422);
  })
  .post('/code', formBody, async (c) => {
    const answer = await enterCode(c, (user) => redirectSignedIn(c, user));
    const next = c.var.form.get('next');
    return answer ?? c.redirect(`${homeOf(c)}/login${next ? `?next=${encodeURIComponent(next)}` : ''}`, 303);
  });

/** Answers after a session was started, and informs the user of an unknown device. */
function redirectSignedIn(c: Context<WithSession & WithForm>, user: Verified) {
  removeSignInToken(c);
  logEvent('signed in', eventOf(user));
  if (!user.isKnown) waitUntil(c, 'report a new sign-in', emailNewSignIn(c, user));
  return redirectToRequested(c, c.var.form.get('next'));
}

type Refusal = 'wrong' | 'inactive' | 'tooMany';

function show(c: Context, refusal?: Refusal, status: 200 | 422 | 429 = 200) {
  const { view, form, ended } = c.var as WithSession['Variables'] & Partial<WithForm['Variables']>;
  const { signIn: t, sessionEnded, forgotPassword } = view.t;
  const next = form?.get('next') ?? c.req.query('next');
  return narrowPage(
    c,
    t.title,
    <>
      {ended && !refusal && <Done>{sessionEnded[ended]}</Done>}
      <p data-kept hidden>
        {sessionEnded.kept}
      </p>
      <Alert text={refusal && t[refusal]} />
      <Form action={`${view.home}/login`}>
        {next && <input type="hidden" name="next" value={next} />}
        <Field
          name="username"
          label={t.username}
          hint={t.usernameHint}
          value={form?.get('username') ?? ''}
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
      <LinkLine href={`${view.home}/forgot`}>{forgotPassword.link}</LinkLine>
    </>,
    status,
  );
}

import type { Context } from 'hono';
import { keySessionStatement, operatorKeyHash, readHasPeople } from '../db/users/operator-people.ts';
import { deleteOldSessions } from '../db/users/sessions.ts';
import { TEXT_LENGTH } from '../http/input-schemas.ts';
import { logEvent } from '../http/log-event.ts';
import { RATE_LIMIT_PERIOD } from '../http/rate-limit.ts';
import { browserName } from '../lib/http/browser-name.ts';
import { Field } from '../pages/forms/fields.tsx';
import { Form, formBody } from '../pages/forms/form.tsx';
import { sessionCookies } from '../pages/host-cookie.ts';
import { Alert, Done, narrowPage } from '../pages/page.tsx';
import { redirectToRequested, removeSignInToken, setSignInToken } from '../pages/sign-in.ts';
import { isRightKey } from '../people/sign-in/operator-key.ts';
import { newSession, signedOut, type WithSession } from '../people/sign-in/session.ts';
import { createPages, useView } from './console.ts';

/** The sign-in with the operator key, until a person of the operator can sign in; then the next routes answer. */
export const keySignIn = createPages()
  .get('/', async (c: Context<WithSession>, next) => {
    if (await readHasPeople(c.var.db)) return next();
    if (c.var.session) return c.redirect('/operator', 303);
    await setSignInToken(c);
    return show(c);
  })
  .post('/key', signedOut, formBody, async (c) => {
    const { form, view } = c.var;
    const is = await isRightKey(c, form.get('key') ?? '');
    if (is === 'tooMany') {
      c.header('Retry-After', String(RATE_LIMIT_PERIOD));
      return show(c, view.t.keySignIn.tooMany, 429);
    }
    if (is === 'wrong') return show(c, view.t.keySignIn.wrong, 422);
    if (!(await signInWithKey(c))) return c.redirect('/operator/login', 303);
    removeSignInToken(c);
    logEvent('signed in', { by: 'operator' });
    return redirectToRequested(c, form.get('next'));
  });

/** Starts a session that is valid only while the operator key stays the same; false if people sign in instead. */
async function signInWithKey(c: Context) {
  const { id, ...session } = await newSession(c);
  const key = (await operatorKeyHash(c.env))!;
  const browser = browserName(c.req.header('User-Agent'));
  const [, opened] = await c.var.db.batch([
    deleteOldSessions(c.var.db, { clientId: null }),
    keySessionStatement(c.var.db, { ...session, key, browser }),
  ]);
  if (opened.length === 0) return false;
  sessionCookies['/operator'].write(c, id);
  return true;
}

function show(c: Context, error?: string, status: 200 | 422 | 429 = 200) {
  const { view, ended, form } = c.var as WithSession['Variables'] & { form?: URLSearchParams };
  if (ended) sessionCookies['/operator'].remove(c);
  const next = form?.get('next') ?? c.req.query('next') ?? '';
  const { signIn, sessionEnded } = view.t;
  return narrowPage(
    c,
    signIn.title,
    <>
      {ended && !error && <Done>{sessionEnded[ended]}</Done>}
      <p data-kept hidden>
        {sessionEnded.kept}
      </p>
      <KeyForm next={next} error={error} />
    </>,
    status,
  );
}

function KeyForm({ next, error }: { next: string; error: string | undefined }) {
  const { keySignIn, signIn, operatorKey } = useView().t;
  return (
    <>
      <Alert text={error} />
      <Form action="/operator/login/key">
        <input type="hidden" name="next" value={next} />
        <Field
          name="key"
          type="password"
          label={operatorKey}
          hint={keySignIn.keyHint}
          autocomplete="current-password"
          maxlength={TEXT_LENGTH}
          required
          autofocus
        />
        <button>{signIn.button}</button>
      </Form>
    </>
  );
}

import type { Context } from 'hono';
import { logEvent } from '../http/log-event.ts';
import { TEXT_LENGTH } from '../http/input-schemas.ts';
import { isOperatorKey } from '../http/operator-key.ts';
import { RATE_LIMIT_PERIOD } from '../http/rate-limit.ts';
import { countWrongKey } from '../http/credential.ts';
import { Field } from '../pages/forms/fields.tsx';
import { Form, formBody } from '../pages/forms/form.tsx';
import { redirectToRequested, removeSignInToken, setSignInToken } from '../pages/sign-in.ts';
import { Alert, narrowPage } from '../pages/page.tsx';
import { createMiddleware, createPages, useView } from './console.ts';
import { signIn } from './session.ts';

const withToken = createMiddleware(async (c, next) => {
  await setSignInToken(c);
  return next();
});

export const signInPage = createPages()
  .use(withToken)
  .get('/', (c) => show(c, c.req.query('next') ?? ''))
  .post('/', formBody, async (c) => {
    const { form, view } = c.var;
    const next = form.get('next') ?? '';
    if (!(await isOperatorKey(c.env, form.get('key')))) {
      if (!(await countWrongKey(c, { api: 'operator', reason: 'wrong' }))) {
        c.header('Retry-After', String(RATE_LIMIT_PERIOD));
        return show(c, next, view.t.signIn.tooMany, 429);
      }
      return show(c, next, view.t.signIn.wrong, 422);
    }
    await signIn(c);
    removeSignInToken(c);
    logEvent('signed in', { by: 'operator' });
    return redirectToRequested(c, next);
  });

function show(c: Context, next: string, error?: string, status: 200 | 422 | 429 = 200) {
  const { title } = c.var.view.t.signIn;
  return narrowPage(c, title, <SignInForm next={next} error={error} />, status);
}

function SignInForm({ next, error }: { next: string; error: string | undefined }) {
  const t = useView().t.signIn;
  return (
    <>
      <Alert text={error} />
      <Form action="/operator/login">
        <input type="hidden" name="next" value={next} />
        <Field
          name="key"
          type="password"
          label={t.key}
          hint={t.keyHint}
          autocomplete="current-password"
          maxlength={TEXT_LENGTH}
          required
          autofocus
        />
        <button>{t.button}</button>
      </Form>
    </>
  );
}

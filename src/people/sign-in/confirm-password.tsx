import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import { touchSession } from '../../db/users/sessions.ts';
import { now } from '../../env.ts';
import { PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import { tooManyWrongKeys } from '../../http/credential.ts';
import { tooMany } from '../../http/rate-limit.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { ButtonOrCancel, Form, type WithForm } from '../../pages/forms/form.tsx';
import { narrowPage } from '../../pages/page.tsx';
import type { SignedIn } from './session.ts';
import { homeOf } from '../console.ts';
import { tryPassword } from './try-password.ts';
import { isRightKey } from './operator-key.ts';

/** Seconds during which an entered password confirms changes that only the user may make. */
const RECENT = 600;
/** The field of the password that `confirmPassword` asks for. */
const FIELD = 'confirm';

type Call = Context<SignedIn & WithForm>;

/** Whether this is the password of the signed-in user, or the operator key. Throws a 429 after too many wrong ones. */
export async function isOwnPassword(c: Call, entered: string) {
  if (c.var.session.operator?.userId === '') {
    const is = await isRightKey(c, entered);
    if (is === 'tooMany') throw tooManyWrongKeys();
    return is === 'right';
  }
  const { is } = await tryPassword(c, c.var.session.signInName, entered, c.var.session);
  if (is === 'tooMany') throw tooMany('Too many incorrect passwords');
  return is === 'right';
}

/**
 * Answers with a page that asks for the password and then sends the form again; undefined if the password was entered
 * recently. Throws a 429 after too many wrong ones.
 */
export async function confirmPassword(c: Call) {
  const { db, form, session, view } = c.var;
  if (session.passwordAt > now() - RECENT) return undefined;
  const entered = form.get(FIELD);
  if (entered !== null && (await isOwnPassword(c, entered))) {
    await touchSession(db, session.hash, { passwordAt: now() });
    return undefined;
  }
  const { confirmPassword: texts, settings, operatorKey } = view.t;
  const isKey = session.operator?.userId === '';
  return narrowPage(
    c,
    texts.title,
    <>
      <p>{texts.text(RECENT / 60)}</p>
      <Form action={c.req.path}>
        {[...form].map(
          ([name, value]) =>
            name !== 'token' && name !== FIELD && <input type="hidden" name={name} value={value} />,
        )}
        <input type="text" value={session.signInName} autocomplete="username" hidden />
        <Field
          name={FIELD}
          type="password"
          label={isKey ? operatorKey : settings.currentPassword}
          error={entered === null ? undefined : isKey ? texts.wrongKey : settings.errors.currentPassword}
          autocomplete="current-password"
          maxlength={PASSWORD_LENGTH.max}
          required
          autofocus
        />
        <ButtonOrCancel button={texts.button} back={isKey ? homeOf(c) : `${homeOf(c)}/settings`} />
      </Form>
    </>,
    entered === null ? 200 : 422,
  );
}

/** For forms whose every change needs `confirmPassword`. */
export const passwordConfirmed = createMiddleware<SignedIn & WithForm>(
  async (c, next) => (await confirmPassword(c)) ?? next(),
);

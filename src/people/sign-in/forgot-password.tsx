import type { Context } from 'hono';
import { findUserBySignInName } from '../../db/users/sign-in-names.ts';
import { canSendEmail } from '../../email/send-email.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { logEvent } from '../../http/log-event.ts';
import { tooMany } from '../../http/rate-limit.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { LinkLine, messagePage, narrowPage } from '../../pages/page.tsx';
import { createPages, homeOf, peopleOf, type PeopleEnv } from '../console.ts';
import { emailPasswordLink } from './sign-in-emails.ts';
import { addressMayTry, networkMayTry } from './attempt-limits.ts';
import { eventOf, signedOut } from './session.ts';

/**
 * Sends a password link by email. The name is looked up after the response, so that neither its text nor its duration
 * reveals which accounts exist. Without email, the page says whom to ask.
 */
export const forgotPassword = createPages()
  .use(signedOut)
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const name = c.var.form.get('username')?.trim() ?? '';
    if (!canSendEmail(c.env)) return show(c);
    if (!name || name.length > TEXT_LENGTH) return show(c, c.var.view.t.forgotPassword.missing);
    if (!(await addressMayTry(c)) || !(await networkMayTry(c, name)))
      throw tooMany('Too many links were requested');
    waitUntil(c, 'send a password link', sendLink(c, name));
    const { forgotPassword, signIn } = c.var.view.t;
    return messagePage(c, forgotPassword.sentTitle, forgotPassword.sent, [
      `${homeOf(c)}/login`,
      signIn.title,
    ]);
  });

async function sendLink(c: Context, name: string) {
  const user = await findUserBySignInName(c.var.db, peopleOf(c), name);
  if (!user?.active) return;
  logEvent('password link requested', eventOf(user));
  await emailPasswordLink(c, user);
}

function show<E extends PeopleEnv>(c: Context<E>, error?: string) {
  const { view }: PeopleEnv['Variables'] = c.var;
  const { t, branding } = view;
  const { title, text, field, button, ask, support } = t.forgotPassword;
  const address = branding.supportAddress;
  return narrowPage(
    c,
    title,
    <>
      <p>{canSendEmail(c.env) ? text : ask}</p>
      {canSendEmail(c.env) ? (
        <Form action={`${view.home}/forgot`}>
          <Field
            name="username"
            label={field}
            error={error}
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            maxlength={TEXT_LENGTH}
            required
            autofocus
          />
          <button>{button}</button>
        </Form>
      ) : (
        address && (
          <p>
            {support}: <a href={`mailto:${address}`}>{address}</a>
          </p>
        )
      )}
      <LinkLine href={`${view.home}/login`}>{t.signIn.title}</LinkLine>
    </>,
    error ? 422 : 200,
  );
}

import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import { readApiKey } from '../db/api-keys.ts';
import { findClient, updateClient } from '../db/clients.ts';
import { readEmbedKey } from '../db/embed-keys.ts';
import { listSessions } from '../db/sessions.ts';
import { logEvent } from '../http/log-event.ts';
import { emailAddress, text, TEXT_LENGTH, username } from '../http/input-schemas.ts';
import { PASSWORD_LENGTH } from '../lib/password-strength.ts';
import { hashOrThrow } from '../http/password-hash-queue.ts';
import { hashPassword } from '../lib/password-hash.ts';
import { AccountNavigation } from './account-navigation.tsx';
import { ApiKey } from './api-key.tsx';
import { confirmPassword, isOwnPassword } from './confirm-password.tsx';
import { findSecondFactor } from '../db/second-factors.ts';
import { SecondFactor } from './second-factor-forms.tsx';
import { EmbedKey } from './embed-key.tsx';
import { rememberDevice } from './device-cookie.ts';
import { createPages } from './env.ts';
import { Field } from '../pages/form-fields.tsx';
import { Form, formBody, type WithForm } from '../pages/form.tsx';
import { NewPassword, readNewPassword } from './new-password.tsx';
import { redirectWithFlash } from './flash.ts';
import { page } from '../pages/page.tsx';
import { signedIn, type SignedIn } from './session.ts';
import { Sessions } from './sessions-and-devices.tsx';
import type { Texts } from './texts/index.ts';
import { useView } from './view.ts';

const profile = z.object({
  username: z.optional(username),
  firstName: text(),
  lastName: text(),
  company: text(),
  emailAddress,
});

type ErrorKey = keyof Texts['settings']['errors'];
/** The keys of the validation messages, by field. */
type ErrorKeys = Record<string, ErrorKey>;
const TAKEN: ErrorKeys = { username: 'usernameTaken', emailAddress: 'emailTaken' };

export const accountSettings = createPages()
  .use(signedIn)
  .get('/', (c) => show(c, c.var))
  .post('/profile', formBody, async (c) => {
    const { db, form, session } = c.var;
    const entered = profile.safeParse(Object.fromEntries(form));
    if (!entered.success) {
      const names = entered.error.issues.map(({ path }) => String(path[0]));
      return show(c, c.var, Object.fromEntries(names.map((name) => [name, name as ErrorKey])));
    }
    const client = await findClient(db, session.clientId);
    const { username = client!.username, emailAddress } = entered.data;
    const asked =
      (username !== client!.username || emailAddress !== client!.emailAddress) && (await confirmPassword(c));
    if (asked) return asked;
    try {
      await updateClient(db, session.clientId, entered.data);
    } catch (error) {
      // Only the database knows whether another client already uses the name or address.
      if (!(error instanceof HTTPException) || error.status !== 400) throw error;
      const { errors } = await error.getResponse().json<{ errors: { pointer: string }[] }>();
      const names = errors.map(({ pointer }) => pointer.slice(1));
      return show(c, c.var, Object.fromEntries(names.map((name) => [name, TAKEN[name]!])));
    }
    return redirectWithFlash(c, 'saved', '/account/settings');
  })
  .post('/password', formBody, async (c) => {
    const { db, form, session } = c.var;
    if (!(await isOwnPassword(c, form.get('currentPassword') ?? ''))) {
      return show(c, c.var, { currentPassword: 'currentPassword' });
    }
    const client = await findClient(db, session.clientId);
    const { chosen, error } = await readNewPassword(c.env, form, client!);
    if (error) return show(c, c.var, { newPassword: error });
    const passwordHash = await hashOrThrow('known', () => hashPassword(chosen));
    await updateClient(db, session.clientId, { passwordHash });
    await rememberDevice(c, session.clientId);
    logEvent('password changed', { client: session.clientId });
    return redirectWithFlash(c, 'password', '/account/login');
  });

type Call = SignedIn['Variables'] & Partial<WithForm['Variables']>;

async function show(c: Context, { db, session, view, form }: Call, errors: ErrorKeys = {}) {
  const [client, key, list, embedKey, factor] = await Promise.all([
    findClient(db, session.clientId),
    readApiKey(db, c.env, session.clientId),
    listSessions(db, session.clientId),
    readEmbedKey(db, session.clientId),
    findSecondFactor(db, session.clientId),
  ]);
  const entered = form && Object.fromEntries(form);
  const failed = Object.keys(errors).length > 0;
  return page(
    c,
    view.t.settings.title,
    <>
      <AccountNavigation />
      <h1>{view.t.settings.title}</h1>
      {failed && (
        <p class="notice bad" role="alert">
          {view.t.notSaved}
        </p>
      )}
      <div class="columns">
        <Profile values={{ ...client!, ...entered }} errors={errors} />
        <Password errors={errors} />
      </div>
      <ApiKey apiKey={key!.apiKey} allowed={client!.features.canUseDomAPI} />
      <SecondFactor factor={factor} />
      <EmbedKey beforeUntil={embedKey.beforeUntil} />
      <Sessions list={list} own={session.hash} />
    </>,
    failed ? 422 : 200,
  );
}

type Values = Record<'username' | 'firstName' | 'lastName' | 'company' | 'emailAddress', string>;

function Profile({ values, errors }: { values: Values; errors: ErrorKeys }) {
  const { t } = useView();
  const field = (name: keyof Values, label: string, autocomplete: string, more = {}) => (
    <Field
      name={name}
      label={label}
      value={values[name]}
      error={errors[name] && t.settings.errors[errors[name]]}
      autocomplete={autocomplete}
      maxlength={name === 'username' ? 64 : TEXT_LENGTH}
      {...more}
    />
  );
  return (
    <section class="card">
      <h2>{t.settings.profile}</h2>
      <Form action="/account/settings/profile">
        {field('username', t.signIn.username, 'username', { minlength: 3, required: true })}
        {field('firstName', t.settings.firstName, 'given-name')}
        {field('lastName', t.settings.lastName, 'family-name')}
        {field('company', t.settings.company, 'organization')}
        {field('emailAddress', t.settings.email, 'email', { type: 'email', required: true })}
        <button>{t.save}</button>
      </Form>
    </section>
  );
}

function Password({ errors }: { errors: ErrorKeys }) {
  const { t, username } = useView();
  const error = (name: string) => errors[name] && t.settings.errors[errors[name]];
  return (
    <section class="card">
      <h2>{t.settings.password}</h2>
      <Form action="/account/settings/password">
        <input type="text" name="username" value={username} autocomplete="username" hidden />
        <Field
          name="currentPassword"
          type="password"
          label={t.settings.currentPassword}
          error={error('currentPassword')}
          autocomplete="current-password"
          maxlength={PASSWORD_LENGTH.max}
          required
        />
        <NewPassword error={error('newPassword')} />
        <button>{t.settings.changePassword}</button>
      </Form>
    </section>
  );
}

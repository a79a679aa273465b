import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import { ErrorSummary } from '../../pages/forms/error-summary.tsx';
import { Field } from '../../pages/forms/fields.tsx';
import { Form } from '../../pages/forms/form.tsx';
import { NewPassword } from '../sign-in/new-password.tsx';
import type { Texts } from '../texts/index.ts';
import { useView } from '../console.ts';
import { Card } from '../../pages/page.tsx';

type ErrorKey = keyof Texts['settings']['errors'];
/** The keys of the validation messages, by field. */
export type ErrorKeys = Record<string, ErrorKey>;

const labelsOf = ({ settings, signIn, users }: Texts): Record<string, string> => ({
  username: signIn.username,
  name: users.name,
  firstName: settings.firstName,
  lastName: settings.lastName,
  company: settings.company,
  emailAddress: settings.email,
  currentPassword: settings.currentPassword,
  newPassword: settings.newPassword,
});

/** The validation errors of the page’s forms, shown above them. */
export function ProfileErrors({ errors }: { errors: ErrorKeys }) {
  const { t } = useView();
  const labels = labelsOf(t);
  return (
    <ErrorSummary
      items={Object.entries(errors).map(([id, key]) => ({
        id,
        label: labels[id] ?? id,
        message: t.settings.errors[key],
      }))}
    />
  );
}

type Values = Record<string, unknown>;
type FieldProps = { name: string; values: Values; errors: ErrorKeys; [attribute: string]: unknown };

function ProfileField({ name, values, errors, ...more }: FieldProps) {
  const { t } = useView();
  const error = errors[name] && t.settings.errors[errors[name]];
  return (
    <Field
      {...{ name, error }}
      label={labelsOf(t)[name] ?? name}
      value={values[name]}
      maxlength={name === 'username' ? 64 : TEXT_LENGTH}
      {...more}
    />
  );
}

type FormProps = { values: Values; errors: ErrorKeys };

/** The profile of the client's own user, which is the account's data. */
export function OwnProfileForm(props: FormProps) {
  const { t } = useView();
  const field = (name: string, autocomplete: string, more = {}) => (
    <ProfileField {...props} {...{ name, autocomplete }} {...more} />
  );
  return (
    <Card title={t.settings.profile}>
      <Form action="/account/settings/profile">
        {field('username', 'username', { minlength: 3, required: true })}
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
        {field('company', 'organization')}
        {field('emailAddress', 'email', { type: 'email', required: true })}
        <button>{t.save}</button>
      </Form>
    </Card>
  );
}

export function UserProfileForm(props: FormProps) {
  const { t } = useView();
  return (
    <Card title={t.profile.title}>
      <Form action="/account/settings/profile">
        <ProfileField name="name" autocomplete="name" {...props} />
        <ProfileField name="emailAddress" type="email" autocomplete="email" required {...props} />
        <button>{t.save}</button>
      </Form>
    </Card>
  );
}

/** What owners other than the client itself may change of the account. */
export function AccountData(props: FormProps) {
  const { t } = useView();
  return (
    <Card title={t.profile.account}>
      <Form action="/account/settings/account">
        <ProfileField name="company" autocomplete="organization" {...props} />
        <button>{t.save}</button>
      </Form>
    </Card>
  );
}

/** `name` is the user's name for signing in, for password managers. */
export function Password({ name, errors }: { name: string; errors: ErrorKeys }) {
  const { t } = useView();
  return (
    <Card title={t.settings.password}>
      <Form action="/account/settings/password">
        <input type="text" name="username" value={name} autocomplete="username" hidden />
        <ProfileField
          name="currentPassword"
          type="password"
          values={{}}
          errors={errors}
          autocomplete="current-password"
          maxlength={PASSWORD_LENGTH.max}
          required
        />
        <NewPassword error={errors['newPassword'] && t.settings.errors[errors['newPassword']]} />
        <p class="hint">{t.settings.passwordEffect}</p>
        <button>{t.settings.changePassword}</button>
      </Form>
    </Card>
  );
}

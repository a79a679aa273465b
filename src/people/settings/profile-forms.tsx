import type { findClient } from '../../db/clients/clients.ts';
import type { findUser } from '../../db/users/users.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { ErrorSummary, Form } from '../../pages/forms/form.tsx';
import type { FieldErrors, Values } from '../../pages/forms/resource-values.ts';
import { Card } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import { NewPassword } from '../sign-in/new-password.tsx';

/** The fields of each form: of the client’s own user, of other users, and of the account for its other owners. */
export const profileFields = {
  own: ['username', 'firstName', 'lastName', 'company', 'emailAddress'],
  user: ['name', 'emailAddress'],
  account: ['company'],
} as const;

/** Stored values as their fields send them: in one line, and without spaces around an email address. */
export const pickFields = (names: readonly string[], row: Values): Values =>
  Object.fromEntries(
    names.map((name) => {
      const text = ((row[name] ?? '') as string).replace(/[\r\n]/g, '');
      return [name, name === 'emailAddress' ? text.trim() : text];
    }),
  );

/** The fields of the forms with their labels and attributes. */
function useFields() {
  const { settings, signIn, users } = useView().t;
  return {
    username: {
      label: signIn.username,
      autocomplete: 'username',
      minlength: 3,
      maxlength: 64,
      required: true,
    },
    name: { label: users.name, autocomplete: 'name' },
    firstName: { label: settings.firstName, autocomplete: 'given-name' },
    lastName: { label: settings.lastName, autocomplete: 'family-name' },
    company: { label: settings.company, autocomplete: 'organization' },
    emailAddress: { label: settings.email, autocomplete: 'email', type: 'email', required: true } as const,
    currentPassword: {
      label: settings.currentPassword,
      autocomplete: 'current-password',
      type: 'password',
      maxlength: PASSWORD_LENGTH.max,
      required: true,
    } as const,
    newPassword: { label: settings.newPassword },
  };
}
type FieldName = keyof ReturnType<typeof useFields>;

type FormProps = { values: Values; errors: FieldErrors };
type EditProps = FormProps & { stored: Values };

const Fields = ({ names, values, errors }: FormProps & { names: readonly FieldName[] }) => (
  <>
    {names.map((name) => (
      <Field
        name={name}
        maxlength={TEXT_LENGTH}
        {...useFields()[name]}
        value={values[name]}
        error={errors[name]}
      />
    ))}
  </>
);

/** The profile of a user; that of the client’s own user is the account’s data. */
function Profile({ isOwn, stored, ...props }: EditProps & { isOwn: boolean }) {
  const { t, home } = useView();
  const names = isOwn ? profileFields.own : profileFields.user;
  return (
    <Card title={isOwn ? t.settings.profile : t.profile.title}>
      <Form action={`${home}/settings/profile`} stored={pickFields(names, stored)}>
        <Fields names={names} {...props} />
        <button>{t.save}</button>
      </Form>
    </Card>
  );
}

/** What owners other than the client itself may change of the account. */
function AccountData({ stored, ...props }: EditProps) {
  const { t } = useView();
  return (
    <Card title={t.profile.account}>
      <Form action="/account/settings/account" stored={pickFields(profileFields.account, stored)}>
        <Fields names={profileFields.account} {...props} />
        <button>{t.save}</button>
      </Form>
    </Card>
  );
}

/** `name` is the user's name for signing in, for password managers. */
function Password({ name, errors }: { name: string; errors: FieldErrors }) {
  const { t: texts, home } = useView();
  const t = texts.settings;
  return (
    <Card title={t.password}>
      <Form action={`${home}/settings/password`}>
        <input type="text" name="username" value={name} autocomplete="username" hidden />
        <Fields names={['currentPassword']} values={{}} errors={errors} />
        <NewPassword error={errors['newPassword']} />
        <p class="hint">{t.passwordEffect}</p>
        <button>{t.changePassword}</button>
      </Form>
    </Card>
  );
}

type Props = {
  /** The client of the user; undefined for the operator's people. */
  client?: Awaited<ReturnType<typeof findClient>>;
  /** The user, unless it is the client’s own. */
  user: Awaited<ReturnType<typeof findUser>>;
  isOwner: boolean;
  signInName: string;
  /** What was entered and not saved. */
  entered: Values;
  errors: FieldErrors;
};

/** The forms of the profile and the password, and of the account for its other owners. */
export function ProfileForms({ client, user, isOwner, signInName, entered, errors }: Props) {
  const stored = user ?? client!;
  return (
    <>
      <ErrorSummary errors={errors} fields={useFields()} />
      <div class="columns">
        <Profile isOwn={!user} stored={stored} values={{ ...stored, ...entered }} errors={errors} />
        <Password name={signInName} errors={errors} />
      </div>
      {client && user && isOwner && (
        <AccountData stored={client} values={{ ...client, ...entered }} errors={errors} />
      )}
    </>
  );
}

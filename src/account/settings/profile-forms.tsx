import type { findClient } from '../../db/clients/clients.ts';
import type { findUser } from '../../db/users/users.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { ErrorSummary, Form } from '../../pages/forms/form.tsx';
import { Card } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import { NewPassword } from '../sign-in/new-password.tsx';
import type { Texts } from '../texts/index.ts';

/** The keys of the validation messages, by field. */
export type ErrorKeys = Record<string, keyof Texts['settings']['errors']>;

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

function useErrors(errors: ErrorKeys) {
  const texts = useView().t.settings.errors;
  return Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, texts[key]]));
}

/** The validation errors of the page’s forms, shown above them. */
const ProfileErrors = ({ errors }: { errors: ErrorKeys }) => (
  <ErrorSummary errors={useErrors(errors)} fields={useFields()} />
);

type FormProps = { values: Record<string, unknown>; errors: ErrorKeys };

const Fields = ({ names, values, errors }: FormProps & { names: readonly FieldName[] }) => (
  <>
    {names.map((name) => (
      <Field
        name={name}
        maxlength={TEXT_LENGTH}
        {...useFields()[name]}
        value={values[name]}
        error={useErrors(errors)[name]}
      />
    ))}
  </>
);

/** The profile of a user; that of the client’s own user is the account’s data. */
function Profile({ isOwn, ...props }: FormProps & { isOwn: boolean }) {
  const { t } = useView();
  return (
    <Card title={isOwn ? t.settings.profile : t.profile.title}>
      <Form action="/account/settings/profile">
        <Fields
          names={
            isOwn
              ? ['username', 'firstName', 'lastName', 'company', 'emailAddress']
              : ['name', 'emailAddress']
          }
          {...props}
        />
        <button>{t.save}</button>
      </Form>
    </Card>
  );
}

/** What owners other than the client itself may change of the account. */
function AccountData(props: FormProps) {
  const { t } = useView();
  return (
    <Card title={t.profile.account}>
      <Form action="/account/settings/account">
        <Fields names={['company']} {...props} />
        <button>{t.save}</button>
      </Form>
    </Card>
  );
}

/** `name` is the user's name for signing in, for password managers. */
function Password({ name, errors }: { name: string; errors: ErrorKeys }) {
  const t = useView().t.settings;
  return (
    <Card title={t.password}>
      <Form action="/account/settings/password">
        <input type="text" name="username" value={name} autocomplete="username" hidden />
        <Fields names={['currentPassword']} values={{}} errors={errors} />
        <NewPassword error={useErrors(errors)['newPassword']} />
        <p class="hint">{t.passwordEffect}</p>
        <button>{t.changePassword}</button>
      </Form>
    </Card>
  );
}

type Props = {
  client: NonNullable<Awaited<ReturnType<typeof findClient>>>;
  /** The user, unless it is the client’s own. */
  user: Awaited<ReturnType<typeof findUser>>;
  isOwner: boolean;
  signInName: string;
  /** What was entered, where there are errors. */
  entered: Record<string, string> | undefined;
  errors: ErrorKeys;
};

/** The forms of the profile and the password, and of the account for its other owners. */
export const ProfileForms = ({ client, user, isOwner, signInName, entered, errors }: Props) => (
  <>
    <ProfileErrors errors={errors} />
    <div class="columns">
      <Profile isOwn={!user} values={{ ...(user ?? client), ...entered }} errors={errors} />
      <Password name={signInName} errors={errors} />
    </div>
    {user && isOwner && <AccountData values={{ ...client, ...entered }} errors={errors} />}
  </>
);

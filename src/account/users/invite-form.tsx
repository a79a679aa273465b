import { roles } from '../../db/schema.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Form } from '../../pages/forms/form.tsx';
import { useView } from '../console.ts';
import { Card, Terms } from '../../pages/page.tsx';
import { RoleSelect } from './role-select.tsx';

const PATH = '/account/users';

/** Validation messages by field. */
export type InviteErrors = { emailAddress?: string; name?: string; role?: string };
type InviteProps = { values: Record<string, string>; errors: InviteErrors };

export function InviteForm({ values, errors }: InviteProps) {
  const { t } = useView();
  return (
    <Card title={t.users.invite}>
      <Form action={`${PATH}/invite`} class="stack">
        <Field
          name="emailAddress"
          type="email"
          label={t.settings.email}
          value={values.emailAddress}
          error={errors.emailAddress}
          autocomplete="off"
          maxlength={TEXT_LENGTH}
          required
        />
        <Field
          name="name"
          label={t.users.name}
          hint={t.users.nameHint}
          value={values.name}
          error={errors.name}
          autocomplete="off"
          maxlength={TEXT_LENGTH}
        />
        <div class="field">
          <label for="role">{t.users.role}</label>
          <RoleSelect
            id="role"
            chosen={values.role ?? 'editor'}
            aria-invalid={errors.role ? 'true' : undefined}
            aria-describedby={errors.role ? 'role-error roles' : 'roles'}
          />
          {errors.role && (
            <p class="error" id="role-error">
              {errors.role}
            </p>
          )}
          <Terms
            class="hint"
            id="roles"
            list={roles.map((role) => [t.roleNames[role], t.roles.explained[role]])}
          />
        </div>
        <div>
          <button>{t.users.inviteButton}</button>
        </div>
      </Form>
    </Card>
  );
}

import { password, PASSWORD_LENGTH } from '../http/input-schemas.ts';
import { isWeak } from '../lib/password-strength.ts';
import { Field } from '../pages/fields.tsx';
import { useView } from './view.ts';

/** What is known of a client, and so to others: no part of its password. */
type Owner = Record<'username' | 'emailAddress' | 'firstName' | 'lastName' | 'company', string>;

/** The password that a form with `NewPassword` brings, or what is wrong with it. */
export async function newPasswordOf(
  { ASSETS }: { ASSETS: Fetcher },
  form: URLSearchParams,
  { username, emailAddress, firstName, lastName, company }: Owner,
) {
  const chosen = password.safeParse(form.get('newPassword') ?? '').data;
  if (chosen === undefined) return { fault: 'newPassword' } as const;
  const owner = { username, emailAddress, firstName, lastName, company };
  if (await isWeak(ASSETS, chosen, owner)) return { fault: 'weakPassword' } as const;
  return { chosen };
}

export function NewPassword({ fault }: { fault: string | undefined }) {
  const { t } = useView();
  return (
    <Field
      name="newPassword"
      type="password"
      label={t.settings.newPassword}
      hint={t.settings.newPasswordHint}
      fault={fault}
      autocomplete="new-password"
      minlength={PASSWORD_LENGTH.min}
      maxlength={PASSWORD_LENGTH.max}
      required
    />
  );
}

import { password, PASSWORD_LENGTH } from '../http/fields.ts';
import { isCommon } from '../lib/common-passwords.ts';
import { Field } from '../pages/fields.tsx';
import { useView } from './view.ts';

/** The password that a form with `NewPassword` brings, or what is wrong with it. */
export async function newPasswordOf({ ASSETS }: { ASSETS: Fetcher }, form: URLSearchParams) {
  const chosen = password.safeParse(form.get('newPassword') ?? '').data;
  if (chosen === undefined) return { fault: 'newPassword' } as const;
  if (await isCommon(ASSETS, chosen)) return { fault: 'commonPassword' } as const;
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

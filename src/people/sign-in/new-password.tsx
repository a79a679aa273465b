import { password } from '../../http/input-schemas.ts';
import { isWeak, PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { useView } from '../console.ts';

/**
 * Reads the password of a form with `NewPassword`, or the key of its validation message. A password that contains what
 * others may know about its `owner` is weak.
 */
export async function readNewPassword(
  { ASSETS }: { ASSETS: Fetcher },
  form: URLSearchParams,
  owner: Record<string, string>,
) {
  const chosen = password.safeParse(form.get('newPassword') ?? '').data;
  if (chosen === undefined) return { error: 'newPassword' } as const;
  if (await isWeak(ASSETS, chosen, owner)) return { error: 'weakPassword' } as const;
  return { chosen };
}

export function NewPassword({ error }: { error: string | undefined }) {
  const { t } = useView();
  return (
    <Field
      name="newPassword"
      type="password"
      label={t.settings.newPassword}
      hint={t.settings.newPasswordHint}
      error={error}
      autocomplete="new-password"
      minlength={PASSWORD_LENGTH.min}
      maxlength={PASSWORD_LENGTH.max}
      required
    />
  );
}

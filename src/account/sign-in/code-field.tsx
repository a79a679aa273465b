import { Field } from '../../pages/forms/fields.tsx';
import { useView } from '../view.ts';

type Props = { error: boolean; hint?: string; name?: string; label?: string };

/** The field for a code of the app for two-factor authentication. */
export function CodeField({ error, hint, name = 'code', label }: Props) {
  const { t } = useView();
  return (
    <Field
      name={name}
      label={label ?? t.twoFactor.code}
      hint={hint}
      error={error ? t.twoFactor.wrong : undefined}
      autocomplete="one-time-code"
      autocapitalize="none"
      spellcheck="false"
      maxlength={40}
      required
      autofocus={name === 'code'}
    />
  );
}

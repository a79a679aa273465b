import type { useCode } from '../../db/users/second-factors.ts';
import { Alert } from '../../pages/page.tsx';
import { Field } from '../../pages/forms/fields.tsx';
import { useView } from '../console.ts';

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

/** Why a code of the current app was refused. */
export type Refusal = Exclude<Awaited<ReturnType<typeof useCode>>, 'right'>;
export const REFUSAL_STATUS = { wrong: 422, tooMany: 429 } as const;

/** A field for a code of the current app, or a recovery code. */
export function CurrentCode({
  refusal,
  ...more
}: {
  name?: string;
  label?: string;
  refusal: Refusal | undefined;
}) {
  const { t } = useView();
  return (
    <>
      <Alert text={refusal === 'tooMany' && t.signIn.tooMany} />
      <CodeField error={refusal === 'wrong'} hint={t.twoFactor.codeHint} {...more} />
    </>
  );
}

import { brokenConstraint } from '../../db/constraint-errors.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { websiteName } from '../../resources/domain.ts';
import { useView } from '../console.ts';
import type { Texts } from '../texts/index.ts';

/** The address of a website in a form; undefined where it is none. */
export const readWebsite = (form: URLSearchParams) =>
  websiteName.safeParse((form.get('name') ?? '').trim()).data;

/** Why the database refused a website. Throws any other error. */
export function websiteError(error: unknown, { website: { errors } }: Texts) {
  const broken = brokenConstraint(error);
  if (broken === 'domains.clientId, domains.hostKey, domains.path') return errors.taken;
  if (broken && broken in errors) return errors[broken as keyof typeof errors];
  throw error;
}

/** The field for the address of a website. */
export function WebsiteField({ value, error }: { value: string; error: string | undefined }) {
  const { field, fieldHint } = useView().t.website;
  return (
    <Field
      name="name"
      label={field}
      hint={fieldHint}
      error={error}
      value={value}
      maxlength={TEXT_LENGTH}
      autocapitalize="none"
      spellcheck={false}
      required
    />
  );
}

import type { Setup } from '../../clients/status/setup-checklist.ts';
import { companyFields } from '../../clients/status/status-issues.ts';
import { emailAddress, TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { formBody } from '../../pages/forms/form.tsx';
import { setPlaceholders } from '../../resources/placeholder.ts';
import { useView } from '../console.ts';
import { createSteps, nextStep, StepForm, stepPage } from './steps.tsx';

const names = [...companyFields, 'EMAIL'] as const;
type Values = Record<(typeof names)[number], string>;
const each = (value: (name: keyof Values) => string) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Values;

export const company = createSteps()
  .get('/', (c) => stepPage(c, 'company', <Company setup={c.var.setup} values={proposed(c.var.setup)} />))
  .post('/save', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const values = each((name) => (form.get(name) ?? '').trim());
    if (names.some((name) => isLong(values[name])) || isWrong(values.EMAIL))
      return stepPage(c, 'company', <Company setup={c.var.setup} values={values} />, 422);
    await setPlaceholders(db, domain.id, values);
    return nextStep(c, 'company');
  });

/** The stored values, otherwise those that the scan found. */
function proposed({ placeholders, scan }: Setup) {
  const { company, street, zipCode, city } = scan?.found.address ?? {};
  const found = { COMPANY: company, STREET: street, ZIPCODE: zipCode, CITY: city, EMAIL: scan?.found.email };
  return each((name) => placeholders.get(name) ?? found[name] ?? '');
}

const autocomplete = {
  COMPANY: 'organization',
  STREET: 'street-address',
  ZIPCODE: 'postal-code',
  CITY: 'address-level2',
  EMAIL: 'email',
};

const isLong = (value: string) => value.length > TEXT_LENGTH;
const isWrong = (email: string) => email !== '' && !emailAddress.safeParse(email).success;

function Company({ setup, values }: { setup: Setup; values: Values }) {
  const { onboarding: texts, settings } = useView().t;
  const errorOf = (name: keyof Values) => {
    if (isLong(values[name])) return texts.tooLong;
    return name === 'EMAIL' && isWrong(values.EMAIL) ? settings.errors.emailAddress : undefined;
  };
  return (
    <StepForm
      title={texts.companyTitle}
      text={texts.companyText}
      setup={setup}
      errors={names.flatMap((id) => {
        const message = errorOf(id);
        return message ? [{ id, label: texts.company[id], message }] : [];
      })}
    >
      {names.map((name) => (
        <Field
          name={name}
          type={name === 'EMAIL' ? 'email' : 'text'}
          label={texts.company[name]}
          value={values[name]}
          autocomplete={autocomplete[name]}
          hint={name === 'EMAIL' ? texts.emailHint : undefined}
          error={errorOf(name)}
        />
      ))}
      <p class="hint">{texts.companyUses}</p>
    </StepForm>
  );
}

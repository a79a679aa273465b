import type { Context } from 'hono';
import type { Setup } from '../../clients/status/setup-checklist.ts';
import { companyFields } from '../../clients/status/status-issues.ts';
import { emailAddress, TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { formBody } from '../../pages/forms/form.tsx';
import { setPlaceholders } from '../../resources/placeholder.ts';
import type { View } from '../console.ts';
import { createSteps, nextStep, stepForm, type WithSetup } from './steps.tsx';

const names = [...companyFields, 'EMAIL'] as const;
type Values = Record<(typeof names)[number], string>;
const each = (value: (name: keyof Values) => string) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Values;

export const company = createSteps()
  .get('/', (c) => show(c, proposed(c.var.setup)))
  .post('/save', formBody, async (c) => {
    const { db, domain, form, view } = c.var;
    const values = each((name) => (form.get(name) ?? '').trim());
    if (Object.keys(errorsOf(values, view.t)).length > 0) return show(c, values, 422);
    await setPlaceholders(db, domain.id, values);
    return nextStep(c, 'company');
  });

/** The stored values, otherwise those that the scan found. */
function proposed({ placeholders, scan }: Setup) {
  const { company, street, zipCode, city } = scan?.found.address ?? {};
  const found = { COMPANY: company, STREET: street, ZIPCODE: zipCode, CITY: city, EMAIL: scan?.found.email };
  return each((name) => placeholders.get(name) ?? found[name] ?? '');
}

function errorsOf(values: Values, { onboarding, settings }: View['t']): Partial<Values> {
  const isWrong = values.EMAIL !== '' && !emailAddress.safeParse(values.EMAIL).success;
  const long = names.filter((name) => values[name].length > TEXT_LENGTH);
  return {
    ...(isWrong && { EMAIL: settings.errors.emailAddress }),
    ...Object.fromEntries(long.map((name) => [name, onboarding.tooLong])),
  };
}

const autocomplete = {
  COMPANY: 'organization',
  STREET: 'street-address',
  ZIPCODE: 'postal-code',
  CITY: 'address-level2',
  EMAIL: 'email',
};

function show<E extends WithSetup>(c: Context<E>, values: Values, status?: 422) {
  const { view }: WithSetup['Variables'] = c.var;
  const { t } = view;
  const texts = t.onboarding;
  const errors = errorsOf(values, t);
  const fields = Object.fromEntries(names.map((name) => [name, { label: texts.company[name] }]));
  return stepForm(
    c,
    'company',
    { title: texts.companyTitle, text: texts.companyText, errors, fields, status },
    <>
      {names.map((name) => (
        <Field
          name={name}
          type={name === 'EMAIL' ? 'email' : 'text'}
          label={texts.company[name]}
          value={values[name]}
          autocomplete={autocomplete[name]}
          hint={name === 'EMAIL' ? texts.emailHint : undefined}
          error={errors[name]}
        />
      ))}
      <p class="hint">{texts.companyUses}</p>
    </>,
  );
}

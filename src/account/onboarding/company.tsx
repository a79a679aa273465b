import type { Setup } from '../../clients/setup-checklist.ts';
import { companyFields } from '../../clients/status-issues.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field } from '../../pages/form-fields.tsx';
import { formBody } from '../../pages/form.tsx';
import { fillPlaceholders } from '../../resources/placeholder.ts';
import { useView } from '../view.ts';
import { createSteps, nextStep, StepForm, stepPage } from './steps.tsx';

const names = [...companyFields, 'EMAIL'] as const;
type Values = Record<(typeof names)[number], string>;
const each = (value: (name: keyof Values) => string) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Values;

export const company = createSteps()
  .get('/', (c) => stepPage(c, 'company', <Company values={proposed(c.var.setup)} />))
  .post('/save', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const values = each((name) => (form.get(name) ?? '').trim());
    if (names.some((name) => values[name].length > TEXT_LENGTH))
      return stepPage(c, 'company', <Company values={values} />, 422);
    await fillPlaceholders(db, domain.id, values);
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

function Company({ values }: { values: Values }) {
  const texts = useView().t.onboarding;
  const isLong = (name: keyof Values) => values[name].length > TEXT_LENGTH;
  return (
    <StepForm
      title={texts.companyTitle}
      text={texts.companyText}
      preview={[]}
      errors={names.filter(isLong).map((id) => ({ id, label: texts.company[id], message: texts.tooLong }))}
    >
      {names.map((name) => (
        <Field
          name={name}
          label={texts.company[name]}
          value={values[name]}
          autocomplete={autocomplete[name]}
          hint={name === 'EMAIL' ? texts.emailHint : undefined}
          error={isLong(name) ? texts.tooLong : undefined}
        />
      ))}
      <p class="hint">{texts.companyUses}</p>
    </StepForm>
  );
}

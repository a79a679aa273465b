import type { Context } from 'hono';
import type { Setup } from '../../domains/status/setup-checklist.ts';
import { companyFields } from '../../domains/status/status-issues.ts';
import { emailAddress, TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { conflictMessages, unsaved } from '../../pages/activity/conflict-messages.ts';
import { mergeEdits } from '../../pages/forms/edits.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import type { FieldErrors } from '../../pages/forms/resource-values.ts';
import { placeholderIn, setPlaceholders } from '../../resources/placeholder.ts';
import type { View } from '../console.ts';
import { createSteps, nextStep, objectOf, saveStep, stepForm, type WithSetup } from './steps.tsx';

const names = [...companyFields, 'EMAIL'] as const;
type Values = Record<(typeof names)[number], string>;
const each = (value: (name: keyof Values) => string) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Values;

export const company = createSteps()
  .get('/', (c) => show(c, proposed(c.var.setup)))
  .post('/save', formBody, saveStep(save));

async function save(c: Context<WithSetup & WithForm>) {
  const { db, domain, form, setup, view } = c.var;
  const stored = storedIn(setup);
  const entered = each((name) => (form.get(name) ?? '').trim());
  const { merged, reverted } = mergeEdits(form, stored, entered);
  const object = { ...objectOf(domain), kind: 'placeholder', valueIn: placeholderIn } as const;
  const conflicts = await conflictMessages(c, object, reverted, stored);
  if (reverted.length > 0 || Object.keys(errorsOf(merged, view.t)).length > 0)
    return show(c, merged, conflicts);
  await setPlaceholders(db, domain.id, merged);
  return nextStep(c, 'company');
}

/** The stored values, without line breaks, which the fields drop. */
const storedIn = ({ placeholders }: Setup) =>
  each((name) => (placeholders.get(name) ?? '').replace(/[\r\n]/g, '').trim());

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

function show<E extends WithSetup>(c: Context<E>, values: Values, conflicts: FieldErrors = {}) {
  const { setup, view }: WithSetup['Variables'] = c.var;
  const { t } = view;
  const texts = t.onboarding;
  const refusal = unsaved(errorsOf(values, t), conflicts);
  const fields = Object.fromEntries(names.map((name) => [name, { label: texts.company[name] }]));
  return stepForm(
    c,
    'company',
    {
      title: texts.companyTitle,
      text: texts.companyText,
      refusal,
      fields,
      stored: storedIn(setup),
    },
    <>
      {names.map((name) => (
        <Field
          name={name}
          type={name === 'EMAIL' ? 'email' : 'text'}
          label={texts.company[name]}
          value={values[name]}
          autocomplete={autocomplete[name]}
          hint={name === 'EMAIL' ? texts.emailHint : undefined}
          error={refusal.errors[name]}
        />
      ))}
      <p class="hint">{texts.companyUses}</p>
    </>,
  );
}

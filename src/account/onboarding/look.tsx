import type { Context } from 'hono';
import { defaultsOf } from '../../definitions/field.ts';
import { themeFields } from '../../definitions/theme-fields.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { ResourceField } from '../../pages/forms/resource-field.tsx';
import { readFields, type FieldErrors, type Values } from '../../pages/forms/resource-values.ts';
import { chosenPreset } from '../../resources/theme-colors.ts';
import { themeRows, themeSchema } from '../../resources/theme.ts';
import { ThemePresetChoice } from '../appearance/preset-choice.tsx';
import { createSteps, nextStep, stepForm, type WithSetup } from './steps.tsx';
import { contrast, MIN_CONTRAST, readableOn } from '../../lib/color-contrast.ts';

const lookFields = ['widgetPosition', 'primaryButtonBackgroundColor'] as const;
const newTheme = { ...defaultsOf(themeFields), name: 'Default', default: true };

export const look = createSteps()
  .get('/', (c) => show(c, c.var.setup.theme ?? newTheme))
  .post('/save', formBody, async (c) => {
    const { db, domain, form, setup } = c.var;
    const { theme } = setup;
    const { values, valid, changed } = readLookForm(form, theme ?? newTheme);
    if (!valid) return show(c, { ...(theme ?? newTheme), ...values }, true);
    if (theme) await themeRows.update(db, domain.id, theme.id, changed);
    else await themeRows.create(db, domain.id, { name: newTheme.name, default: true, ...changed });
    return nextStep(c, 'look');
  });

function show<E extends WithSetup>(c: Context<E>, values: Values, isWrong = false) {
  const { domain, view }: WithSetup['Variables'] = c.var;
  const texts = view.t.onboarding;
  const errors: FieldErrors = isWrong ? { primaryButtonBackgroundColor: texts.colorError } : {};
  const more = (
    <a class="button" href={`/account/domains/${domain.id}/appearance`}>
      {texts.lookMore}
    </a>
  );
  return stepForm(
    c,
    'look',
    {
      title: texts.lookTitle,
      text: texts.lookText,
      errors,
      fields: texts.look,
      actions: more,
      status: isWrong ? 422 : 200,
    },
    <>
      <ThemePresetChoice values={values} />
      {lookFields.map((name) => (
        <ResourceField
          schema={themeSchema}
          name={name}
          value={values[name]}
          texts={texts.look[name]}
          error={errors[name]}
        />
      ))}
    </>,
  );
}

/** Reads the theme fields of the setup: the entered values, whether they are valid, and what they change of the theme. */
export function readLookForm(form: URLSearchParams, stored: Values) {
  const values = readFields(themeSchema, lookFields, form);
  const checked = themeSchema.safeParse({ name: 'Default', ...values });
  const color = String(values['primaryButtonBackgroundColor']);
  const colors =
    chosenPreset(form, stored) ??
    (color !== stored['primaryButtonBackgroundColor'] &&
      checked.success &&
      buttonColors(color, String(stored['windowBackgroundColor'])));
  const changed = { widgetPosition: checked.data?.widgetPosition, ...colors };
  return { values, valid: checked.success, changed };
}

/** The colors that follow from the button color: “Reject” gets the same as “Accept”. */
function buttonColors(color: string, window: string) {
  const buttons = ['primaryButton', 'declineButton', 'iframeBlockerButton'].flatMap((button) => [
    [`${button}BackgroundColor`, color],
    [`${button}ForegroundColor`, readableOn(color)],
    [`${button}BorderColor`, color],
  ]);
  const { iframeBlockerButtonBorderColor: _none, ...colors }: Record<string, string> =
    Object.fromEntries(buttons);
  return { ...colors, ...(contrast(color, window) >= MIN_CONTRAST && { windowLinkColor: color }) };
}

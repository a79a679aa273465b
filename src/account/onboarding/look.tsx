import type { Context } from 'hono';
import { defaultsOf } from '../../definitions/field.ts';
import { themeFields } from '../../definitions/theme-fields.ts';
import { conflictMessages, unsaved, type Unsaved } from '../../pages/activity/conflict-messages.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import { ResourceField } from '../../pages/forms/resource-field.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { themeRows, themeSchema } from '../../resources/theme.ts';
import { ThemePresetChoice } from '../appearance/preset-choice.tsx';
import { revertedTheme, themeEdits, uneditedTheme } from '../appearance/theme-form.tsx';
import { createSteps, nextStep, objectOf, saveStep, stepForm, type WithSetup } from './steps.tsx';
import { contrast, MIN_CONTRAST, readableOn } from '../../lib/color-contrast.ts';

const lookFields = ['widgetPosition', 'primaryButtonBackgroundColor'] as const;
const newTheme = { ...defaultsOf(themeFields), name: 'Default', default: true };

export const look = createSteps()
  .get('/', (c) => show(c))
  .post('/save', formBody, saveStep(save));

async function save(c: Context<WithSetup & WithForm>) {
  const { db, domain, form, setup, view } = c.var;
  const { theme } = setup;
  const stored: Values = theme ?? newTheme;
  const { values, valid, changed, reverted } = readLookForm(form, stored);
  if (!valid || reverted.length > 0) {
    const errors = valid ? undefined : { primaryButtonBackgroundColor: view.t.onboarding.colorError };
    const object = theme && ({ ...objectOf(domain), kind: 'design', objectId: theme.id } as const);
    const conflicts = await conflictMessages(c, object, reverted, stored, view.t.onboarding.look);
    return show(c, { ...stored, ...values }, unsaved(errors, conflicts));
  }
  if (theme) await themeRows.update(db, domain.id, theme.id, changed);
  else await themeRows.create(db, domain.id, { name: newTheme.name, default: true, ...changed });
  return nextStep(c, 'look');
}

function show<E extends WithSetup>(c: Context<E>, entered?: Values, refusal: Unsaved = unsaved()) {
  const { domain, setup, view }: WithSetup['Variables'] = c.var;
  const texts = view.t.onboarding;
  const stored: Values = setup.theme ?? newTheme;
  const values = entered ?? stored;
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
      refusal,
      fields: texts.look,
      stored: uneditedTheme(lookFields, stored),
      actions: more,
    },
    <>
      <ThemePresetChoice values={values} />
      {lookFields.map((name) => (
        <ResourceField
          schema={themeSchema}
          name={name}
          value={values[name]}
          texts={texts.look[name]}
          error={refusal.errors[name]}
        />
      ))}
    </>,
  );
}

/**
 * Reads the theme fields of the setup: the edited values, whether they are valid, what they change of the theme, and in which
 * fields they would revert changes of others.
 */
export function readLookForm(form: URLSearchParams, stored: Values) {
  const { changes: values, preset } = themeEdits(form, stored, lookFields);
  const valid = themeSchema.safeParse({ name: 'Default', ...values }).success;
  const color = values['primaryButtonBackgroundColor'];
  const colors =
    preset ??
    (color !== undefined &&
      color !== stored['primaryButtonBackgroundColor'] &&
      valid &&
      buttonColors(color as string, String(stored['windowBackgroundColor'])));
  const changed: Values = {
    ...('widgetPosition' in values && { widgetPosition: values['widgetPosition'] }),
    ...colors,
  };
  const reverted = revertedTheme(form, lookFields, stored, { ...stored, ...values, ...changed });
  return { values, valid, changed, reverted };
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

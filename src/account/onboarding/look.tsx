import { defaultsOf } from '../../definitions/field.ts';
import { themeFields } from '../../definitions/theme-fields.ts';
import { contrast, readableOn } from '../../lib/color-contrast.ts';
import { formBody } from '../../pages/form.tsx';
import { ResourceField } from '../../pages/resource-field.tsx';
import { readFields } from '../../pages/resource-values.ts';
import { themeRows, themeSchema } from '../../resources/theme.ts';
import { useView } from '../view.ts';
import { createSteps, nextStep, StepForm, stepPage, type WithSetup } from './steps.tsx';

const names = ['widgetPosition', 'primaryButtonBackgroundColor'] as const;
const newTheme = { ...defaultsOf(themeFields), name: 'Default', default: true };

export const look = createSteps()
  .get('/', (c) => stepPage(c, 'look', <Look {...c.var} values={c.var.setup.theme ?? newTheme} />))
  .post('/save', formBody, async (c) => {
    const { db, domain, form, setup } = c.var;
    const values = readFields(themeSchema, names, form);
    const { theme } = setup;
    const checked = themeSchema.safeParse({ name: 'Default', ...values });
    if (!checked.success) return stepPage(c, 'look', <Look {...c.var} values={values} isWrong />, 422);
    const before = theme ?? newTheme;
    const color = String(values.primaryButtonBackgroundColor);
    const changed = {
      widgetPosition: checked.data.widgetPosition,
      ...(color !== before.primaryButtonBackgroundColor && colorsFor(color, before.windowBackgroundColor)),
    };
    if (theme) await themeRows.update(db, domain.id, theme.id, changed);
    else await themeRows.create(db, domain.id, { name: newTheme.name, default: true, ...changed });
    return nextStep(c, 'look');
  });

/** The colors that follow from the button color: “Reject” gets the same as “Accept”. */
function colorsFor(color: string, window: string) {
  const buttons = ['primaryButton', 'declineButton', 'iframeBlockerButton'].flatMap((button) => [
    [`${button}BackgroundColor`, color],
    [`${button}ForegroundColor`, readableOn(color)],
    [`${button}BorderColor`, color],
  ]);
  const { iframeBlockerButtonBorderColor: _none, ...colors } = Object.fromEntries(buttons) as Record<
    string,
    string
  >;
  return { ...colors, ...(contrast(color, window) >= 4.5 && { windowLinkColor: color }) };
}

type Props = Pick<WithSetup['Variables'], 'domain'> & { values: Record<string, unknown>; isWrong?: boolean };

function Look({ domain, values, isWrong }: Props) {
  const { t } = useView();
  const texts = t.onboarding;
  return (
    <StepForm
      title={texts.lookTitle}
      text={texts.lookText}
      error={isWrong ? t.notSaved : undefined}
      actions={<a href={`/account/domains/${domain.id}/appearance`}>{texts.lookMore}</a>}
    >
      {names.map((name) => (
        <ResourceField
          schema={themeSchema}
          name={name}
          value={values[name]}
          texts={texts.look[name]}
          error={isWrong && name.endsWith('Color') ? texts.colorError : undefined}
        />
      ))}
    </StepForm>
  );
}

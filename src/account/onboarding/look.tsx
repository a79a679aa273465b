import type { Context } from 'hono';
import { defaultsOf } from '../../definitions/field.ts';
import { themeFields } from '../../definitions/theme-fields.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { ResourceField } from '../../pages/forms/resource-field.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { themeRows, themeSchema } from '../../resources/theme.ts';
import { lookFields, readLookForm } from '../appearance/read-look-form.ts';
import { ThemePresetChoice } from '../appearance/preset-choice.tsx';
import { useView } from '../console.ts';
import { createSteps, nextStep, StepForm, stepPage, type WithSetup } from './steps.tsx';

const newTheme = { ...defaultsOf(themeFields), name: 'Default', default: true };

export const look = createSteps()
  .get('/', (c) => showLook(c, c.var.setup.theme ?? newTheme))
  .post('/save', formBody, async (c) => {
    const { db, domain, form, setup } = c.var;
    const { theme } = setup;
    const { values, valid, changed } = readLookForm(form, theme ?? newTheme);
    if (!valid) return showLook(c, { ...(theme ?? newTheme), ...values }, true);
    if (theme) await themeRows.update(db, domain.id, theme.id, changed);
    else await themeRows.create(db, domain.id, { name: newTheme.name, default: true, ...changed });
    return nextStep(c, 'look');
  });

function showLook<E extends WithSetup>(c: Context<E>, values: Values, isWrong = false) {
  const { domain, setup }: WithSetup['Variables'] = c.var;
  const content = <Look domain={domain} setup={setup} values={values} isWrong={isWrong} />;
  return stepPage(c, 'look', content, isWrong ? 422 : 200);
}

type Props = Pick<WithSetup['Variables'], 'domain' | 'setup'> & { values: Values; isWrong: boolean };

function Look({ domain, setup, values, isWrong }: Props) {
  const { t } = useView();
  const texts = t.onboarding;
  return (
    <StepForm
      title={texts.lookTitle}
      text={texts.lookText}
      errors={
        isWrong
          ? [
              {
                id: 'primaryButtonBackgroundColor',
                label: texts.look.primaryButtonBackgroundColor.label,
                message: texts.colorError,
              },
            ]
          : []
      }
      actions={
        <a class="button" href={`/account/domains/${domain.id}/appearance`}>
          {texts.lookMore}
        </a>
      }
      setup={setup}
    >
      <ThemePresetChoice values={values} />
      {lookFields.map((name) => (
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

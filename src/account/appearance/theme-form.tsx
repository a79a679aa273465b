import { themeFields } from '../../definitions/theme-fields.ts';
import type { Fields } from '../../definitions/field.ts';
import { ErrorSummary } from '../../pages/forms/error-summary.tsx';
import { Form } from '../../pages/forms/form.tsx';
import { errorItems, isCustom } from '../../pages/forms/resource-form.tsx';
import type { FieldErrors, Values } from '../../pages/forms/resource-values.ts';
import { SaveBar } from '../../pages/forms/save-bar.tsx';
import { useView } from '../console.ts';
import { AllColors, BaseColors, colorLabels, Unreadable } from './color-fields.tsx';
import { ThemePresetChoice } from './preset-choice.tsx';
import { PreviewFrame, PreviewLink } from './preview-frame.tsx';
import { themeFieldNames, type Plan } from './read-theme-form.ts';
import { Advanced, ThemeField, type FieldName, type FieldsProps } from './theme-field.tsx';

const definitions: Fields = themeFields;

type Props = { path: string; values: Values; errors: FieldErrors; plan: Plan; locales: string[] };

/** The form of a theme, with a live preview of the real widget. */
export function ThemeForm({ path, values, errors, plan, locales }: Props) {
  const { t } = useView();
  const texts = t.appearance;
  const inPlan = themeFieldNames(plan);
  const names = (Object.keys(texts.fields) as FieldName[]).filter((name) => inPlan.includes(name));
  const shown = Object.fromEntries(names.map((name) => [name, texts.fields[name]]));
  const colors = Object.fromEntries(colorLabels(texts).map(([name, label]) => [name, { label }]));
  const items = errorItems([{ fields: shown }, { fields: colors }], errors);
  const fields = { values, errors };
  return (
    <>
      <p class="heading">
        <strong>{String(values.name)}</strong>
        <a class="button" href={path.replace(/\/\w+$/, '')}>
          {texts.all}
        </a>
      </p>
      <ErrorSummary items={items} />
      <Unreadable values={values} />
      <Form action={`${path}/save`} class="theme" files>
        <PreviewFrame locales={locales} />
        <div class="stack">
          <ThemePresetChoice values={values} />
          <BaseColors {...fields} />
          <fieldset class="card stack">
            <legend>{texts.groups.window}</legend>
            <ThemeField name="widgetPosition" {...fields} />
          </fieldset>
          <h2>{texts.advanced}</h2>
          <AllColors {...fields} />
          {groups.map((group) => (
            <Group group={group} names={names} {...fields} />
          ))}
          <SaveBar button={t.save} changed={items.length > 0}>
            <PreviewLink />
          </SaveBar>
        </div>
      </Form>
    </>
  );
}

const groups = ['window', 'settings', 'icon', 'behavior', 'rules'] as const;
type GroupProps = FieldsProps & { group: (typeof groups)[number]; names: FieldName[] };

/** A group of further settings, which is open while one of them differs from the recommended value. */
function Group({ group, names, ...fields }: GroupProps) {
  const { values, errors } = fields;
  const texts = useView().t.appearance;
  // The position has its own place above, and the name belongs to no group.
  const own = names.filter((name) => definitions[name]?.form === group && name !== 'widgetPosition');
  const shown: FieldName[] = group === 'window' ? ['name', ...own] : own;
  if (shown.length === 0) return null;
  const isOpen = shown.some(
    (name) => errors[name] || (name !== 'name' && isCustom(definitions, values, name)),
  );
  return (
    <Advanced title={texts.groups[group]} open={isOpen}>
      {shown.map((name) => (
        <ThemeField name={name} {...fields} />
      ))}
    </Advanced>
  );
}

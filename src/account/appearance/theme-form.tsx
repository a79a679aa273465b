import type { PropsWithChildren } from 'hono/jsx';
import type { Features } from '../../definitions/features.ts';
import type { Fields } from '../../definitions/field.ts';
import { colorNames, themeFields } from '../../definitions/theme-fields.ts';
import { ErrorSummary, Form, FormCard, SaveBar } from '../../pages/forms/form.tsx';
import { ResourceField } from '../../pages/forms/resource-field.tsx';
import { isCustom } from '../../pages/forms/resource-form.tsx';
import { mergeEdits, revertedFields } from '../../pages/forms/edits.ts';
import { enteredAt, unedited, type FieldErrors, type Values } from '../../pages/forms/resource-values.ts';
import { withoutUndefined } from '../../resources/field-schemas.ts';
import { chosenPreset, customColors, followingColors, presetOf } from '../../resources/theme-colors.ts';
import { themeSchema } from '../../resources/theme.ts';
import { useView } from '../console.ts';
import { colorFields } from '../domain/color-labels.ts';
import { AllColors, BaseColors, Unreadable } from './color-fields.tsx';
import { ThemePresetChoice } from './preset-choice.tsx';
import { PreviewFrame, PreviewLink } from './preview-frame.tsx';

const definitions: Fields = themeFields;
const { default: _default, ...fieldsOfForm } = definitions;

/** What decides which settings of a theme have an effect: the client's plan, and whether it covers the domain. */
export type ThemePlan = { features: Features | undefined; whitelabel: boolean };

/** The fields of the theme form, without those that have no effect in the client's plan. */
export const themeFieldNames = ({ features, whitelabel }: ThemePlan) => [
  'name',
  ...Object.entries(fieldsOfForm).flatMap(([name, { feature, derived }]) =>
    derived || (feature && features && !features[feature]) || (name === 'whitelabel' && !whitelabel)
      ? []
      : [name],
  ),
];

/** What the form of a theme sends while nobody edits it. */
export const uneditedTheme = (names: readonly string[], stored: Values): Values => ({
  ...unedited(themeSchema, names, stored),
  preset: presetOf(stored) ?? '',
});

/** The changes that were made in a form with these fields of a theme. */
export function themeEdits(form: URLSearchParams, stored: Values, names: readonly string[]) {
  const before = uneditedTheme(names, stored);
  const preset = form.get('preset') ?? before['preset'];
  const read: Values = { ...enteredAt(themeSchema, names, form, stored), preset };
  const { edited } = mergeEdits(form, before, read);
  const { preset: isChosen, ...changes } = Object.fromEntries(edited.map((name) => [name, read[name]]));
  return { changes, preset: isChosen === undefined ? undefined : chosenPreset(form, stored) };
}

/** The fields of a theme whose changes by others would be reverted, with what is stored. */
export function revertedTheme(form: URLSearchParams, names: readonly string[], stored: Values, next: Values) {
  const before = unedited(themeSchema, names, stored);
  return revertedFields(form, before, unedited(themeSchema, names, next));
}

/**
 * Reads what a form changes of a theme, with the result of the validation and the fields in which it would revert changes
 * of others. Colors follow from a preset or from the base colors.
 */
export function readThemeForm(form: URLSearchParams, stored: Values, plan: ThemePlan) {
  const names = themeFieldNames(plan);
  const { changes, preset } = themeEdits(form, stored, names);
  const values: Values = { ...changes, ...followingColors({ ...stored, ...changes }, stored), ...preset };
  const next = { ...stored, ...withoutUndefined(values) };
  const known = Object.entries(next).filter(([name]) => name in themeSchema.shape);
  const checked = themeSchema.safeParse(Object.fromEntries(known));
  return { values, checked, reverted: revertedTheme(form, names, stored, next) };
}

type Props = {
  path: string;
  values: Values;
  stored: Values;
  errors: FieldErrors;
  plan: ThemePlan;
  locales: string[];
};

const groups = ['window', 'settings', 'icon', 'behavior', 'rules'] as const;

/** The form of a theme, with a live preview of the real widget. Long, because it lists the fields in the order of the page. */
export function ThemeForm({ path, values, stored, errors, plan, locales }: Props) {
  const { t } = useView();
  const texts = t.appearance;
  const labels: Record<string, { label: string }> = { ...texts.fields, ...colorFields(texts) };
  const field = (name: string, label?: string) => (
    <ResourceField
      schema={themeSchema}
      name={name}
      value={values[name]}
      texts={label === undefined ? texts.fields[name as keyof typeof texts.fields] : { label }}
      error={errors[name]}
    />
  );
  const inPlan = themeFieldNames(plan);
  // The position has its own place above, and the name belongs to no group.
  const namesOf = (group: string) => [
    ...(group === 'window' ? ['name'] : []),
    ...Object.keys(texts.fields).filter(
      (name) => inPlan.includes(name) && definitions[name]?.form === group && name !== 'widgetPosition',
    ),
  ];
  const isOpen = (name: string) =>
    Boolean(errors[name]) || (name !== 'name' && isCustom(definitions, values, name));
  return (
    <>
      <p class="heading">
        <strong>{String(values.name)}</strong>
        <a class="button" href={path.replace(/\/\w+$/, '')}>
          {texts.all}
        </a>
      </p>
      <ErrorSummary errors={errors} fields={labels} />
      <Unreadable values={values} />
      <Form action={`${path}/save`} class="theme" files stored={uneditedTheme(inPlan, stored)}>
        <PreviewFrame locales={locales} />
        <div class="stack">
          <ThemePresetChoice values={values} />
          <BaseColors values={values} field={field} />
          <FormCard title={texts.groups.window}>{field('widgetPosition')}</FormCard>
          <h2>{texts.advanced}</h2>
          <Advanced
            title={texts.allColors}
            open={customColors(values).length > 0 || colorNames.some((name) => errors[name])}
          >
            <AllColors values={values} field={field} />
          </Advanced>
          {groups
            .map((group) => [group, namesOf(group)] as const)
            .filter(([, names]) => names.length > 0)
            .map(([group, names]) => (
              <Advanced title={texts.groups[group]} open={names.some(isOpen)}>
                {names.map((name) => field(name))}
              </Advanced>
            ))}
          <SaveBar button={t.save} errors={errors}>
            <PreviewLink />
          </SaveBar>
        </div>
      </Form>
    </>
  );
}

/** A part of the form that is opened when it is needed. */
const Advanced = ({ title, open, children }: PropsWithChildren<{ title: string; open: boolean }>) => (
  <details class="card" open={open}>
    <summary>{title}</summary>
    <div class="stack">{children}</div>
  </details>
);

import { themeFields } from '../../definitions/theme-fields.ts';
import type { Fields } from '../../definitions/field.ts';
import type { Features } from '../../definitions/features.ts';
import { readFields, type Values } from '../../pages/forms/resource-values.ts';
import { followingColors, chosenPreset } from '../../resources/theme-colors.ts';
import { themeSchema } from '../../resources/theme.ts';

const { default: _default, ...fieldsOfForm }: Fields = themeFields;

/** What decides which settings of a theme have an effect: the client's plan, and whether it covers the domain. */
export type Plan = { features: Features | undefined; whitelabel: boolean };

/** The fields of the theme form, without those that have no effect in the client's plan. */
export const themeFieldNames = ({ features, whitelabel }: Plan) => [
  'name',
  ...Object.entries(fieldsOfForm).flatMap(([name, { feature, derived }]) =>
    derived || (feature && features && !features[feature]) || (name === 'whitelabel' && !whitelabel)
      ? []
      : [name],
  ),
];

/** Reads a theme from a form, with the result of its validation. Colors follow from a preset or from the base colors. */
export function readThemeForm(form: URLSearchParams, stored: Values, plan: Plan) {
  const entered = readFields(themeSchema, themeFieldNames(plan), form);
  const values = { ...entered, ...followingColors(entered, stored), ...chosenPreset(form, stored) };
  return { values, checked: themeSchema.safeParse(values) };
}

import { themeFields } from '../definitions/theme-fields.ts';
import { readFields } from '../pages/resource-values.ts';
import { themeSchema } from '../resources/theme.ts';

const { default: _default, ...fieldsOfForm } = themeFields;
/** The fields of the theme form. */
export const themeFieldNames = ['name', ...Object.keys(fieldsOfForm)];

/** Reads a theme from a form, with the result of its validation. */
export function readThemeForm(form: URLSearchParams) {
  const values = readFields(themeSchema, themeFieldNames, form);
  return { values, checked: themeSchema.safeParse(values) };
}

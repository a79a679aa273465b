import * as z from 'zod/mini';
import { rows } from '../db/part-rows.ts';
import { themes } from '../db/schema.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import { fieldsOf, readOnly, text } from './field-schemas.ts';

export const themeSchema = z.strictObject({
  id: readOnly,
  name: text().check(z.minLength(1)),
  ...fieldsOf(themeFields),
});

export const themeRows = rows(themes, themes.id);

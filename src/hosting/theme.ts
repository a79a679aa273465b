import { themeRows, themeSchema } from '../resources/theme.ts';
import { crud } from './crud.ts';

export const theme = crud('theme', 'id', themeRows, { create: themeSchema, update: themeSchema });

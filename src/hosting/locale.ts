import { localeRows, localeSchema } from '../resources/locale.ts';
import { crud } from './crud.ts';

export const locale = crud('locale', 'name', localeRows, localeSchema);

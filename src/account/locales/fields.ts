import { pathsOf, type Group } from '../../pages/forms/resource-form.tsx';
import { en } from '../texts/locales/en.ts';

/** The fields of the form of a language. */
export const localePaths = pathsOf(Object.values<Group>(en.groups));

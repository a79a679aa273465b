import type { LabelOf } from '../../pages/activity/field-differences.tsx';
import type { Group } from '../../pages/forms/resource-form.tsx';
import type { FieldTexts } from '../../pages/forms/resource-field.tsx';
import type { Language } from '../../pages/texts/index.ts';
import { texts, type Texts } from '../texts/index.ts';
import { colorFields } from './color-labels.ts';

type Fields = Record<string, FieldTexts>;

const fieldsOf = (groups: Record<string, unknown>): Fields =>
  Object.assign({}, ...Object.values(groups as Record<string, Group>).map(({ fields }) => fields)) as Fields;

/** The labels of the forms for the fields of the activity list. */
export function labelsOf(t: Texts): LabelOf {
  const { activity, services, locales, domainSettings, appearance } = t;
  const fields: Partial<Record<string, Fields>> = {
    service: { ...services.translations, ...fieldsOf(services.groups), ...services.cookieFields },
    asking: {
      ask: { label: activity.labels['ask']!, options: services.asking.followed },
      fields: {
        label: activity.labels['fields']!,
        options: Object.fromEntries(
          Object.entries(fieldsOf(services.groups)).map(([name, { label }]) => [name, label]),
        ),
      },
    },
    user: {
      role: { label: t.users.role, options: t.roleNames },
      checkpointEmails: { label: t.checkpointEmails.title },
    },
    text: fieldsOf(locales.groups),
    domain: fieldsOf(domainSettings.groups),
    design: { ...appearance.fields, ...colorFields(appearance) },
  };
  return (kind, name) => fields[kind]?.[name];
}

/** The labels of the forms in a language, for the activity list of the operator. */
export const labelsIn = (language: Language) => labelsOf(texts[language]);

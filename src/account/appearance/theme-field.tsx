import type { PropsWithChildren } from 'hono/jsx';
import { ResourceField } from '../../pages/forms/resource-field.tsx';
import type { FieldErrors, Values } from '../../pages/forms/resource-values.ts';
import { themeSchema } from '../../resources/theme.ts';
import { useView } from '../console.ts';
import type { Texts } from '../texts/index.ts';

export type AppearanceTexts = Texts['appearance'];
export type FieldName = keyof AppearanceTexts['fields'];
/** What every part of the form needs of the theme. */
export type FieldsProps = { values: Values; errors: FieldErrors };

/** A field of a theme; colors have labels of their own. */
export function ThemeField({ name, values, errors, label }: FieldsProps & { name: string; label?: string }) {
  const { fields } = useView().t.appearance;
  return (
    <ResourceField
      schema={themeSchema}
      name={name}
      value={values[name]}
      texts={label === undefined ? fields[name as FieldName] : { label }}
      error={errors[name]}
    />
  );
}

/** A part of the form that is opened when it is needed. */
export const Advanced = ({ title, open, children }: PropsWithChildren<{ title: string; open: boolean }>) => (
  <details class="card" open={open}>
    <summary>{title}</summary>
    <div class="stack">{children}</div>
  </details>
);

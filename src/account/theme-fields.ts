import { themeFields } from '../definitions/theme-fields.ts';
import { entered } from '../pages/resource-form.tsx';
import { themeSchema } from '../resources/theme.ts';

const { default: _default, ...inForm } = themeFields;
/** What a client's page asks of a theme. */
export const names = ['name', ...Object.keys(inForm)];

/** The parts of the widget that have colours. */
export const parts = [
  'primaryButton',
  'declineButton',
  'button',
  'window',
  'iframeBlocker',
  'iframeBlockerButton',
] as const;

/** What is read upon what: of each part, and of the links in the window. */
export const pairs = (part: (typeof parts)[number]) =>
  (part === 'window' ? ['Foreground', 'Link'] : ['Foreground']).map(
    (side) => [`${part}${side}Color`, `${part}BackgroundColor`] as const,
  );

/** The theme that a form tells, and what the schema says of it. */
export function enteredTheme(form: URLSearchParams) {
  const values = entered(themeSchema, names, form);
  return { values, checked: themeSchema.safeParse(values) };
}

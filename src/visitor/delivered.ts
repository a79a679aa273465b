import { namesWith, type Delivered, type Fields, type Values } from '../definitions/field.ts';

const isNothing = (value: unknown) =>
  value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** What the widget's configuration has of these fields as they are; what is off or empty is left out. */
export const delivered = <F extends Fields>(fields: F, values: Partial<Values<F>>) =>
  Object.fromEntries(
    namesWith(fields, 'widget', true)
      .map((name) => [name, values[name]] as const)
      .filter(([, value]) => !isNothing(value)),
  ) as Delivered<F>;

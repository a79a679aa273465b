import type { FeatureName } from './features.ts';

// The definition of a setting, from which its place in the database (src/db/settings-column.ts), its schema, the widget’s
// configuration and the API reference follow. This folder needs neither Worker nor browser: the widget imports from it.

/** Maximum length of a long text (description, HTML code, text of the widget) in characters. */
export const LONG = 64 * 1024;

/** The most hosts in a list, each of which makes the policy of every page longer. */
export const MAX_HOSTS = 100;

type Uses = {
  /** The client's feature without which the default applies, or, for a flag, off. */
  feature?: FeatureName;
  /** For compatible programs, without effect: stored, and not part of a form. */
  compat?: true;
  /** For compatible programs: shows and sets settings of the domain, is neither stored nor part of a form. */
  derived?: true;
  /** In the widget's configuration under its own name. Derived values are in src/visitor/script/widget-config.ts. */
  widget?: true;
  /** Which part of the widget shows the text. */
  part?: 'first' | 'second' | 'both' | 'placeholder';
  /** Part of the consent notice: as a text under its own name, or in a value of visible-content.ts or own-storage.ts. */
  notice?: 'text' | true;
  /** The group of the console's form, unless the texts of the form name it. */
  form?: string;
  /** The text is the address of a link. */
  link?: true;
  /** Stays unchanged when the configuration of another domain is copied over this one. */
  own?: true;
};

/** `value` is the default: `null` if the value is optional, `undefined` if a value is required. */
export type Field = Uses &
  (
    | { kind: 'flag'; value: boolean }
    | { kind: 'text'; value: string; length: number }
    | { kind: 'number'; value: number | null; minimum: number; maximum?: number | undefined }
    | { kind: 'oneOf'; value: string | null | undefined; values: readonly string[] }
    | { kind: 'someOf'; value: string[]; values: readonly string[] }
    | { kind: 'texts'; value: string[] }
    | { kind: 'hosts'; value: string[] }
    | { kind: 'numbers'; value: number[] }
    | { kind: 'day'; value: string | null }
    | { kind: 'color'; value: string }
    | { kind: 'image'; value: string | null; bytes: number }
    // The resource defines the schema of a JSON field.
    | { kind: 'json'; value: object }
  );
export type Fields = Record<string, Field>;

const EMPTY: string = '';

export const flag = <const U extends Uses = Uses>(value: boolean, uses?: U) =>
  made({ kind: 'flag', value }, uses);
export const text = <const U extends Uses = Uses>(length: number, uses?: U) =>
  made({ kind: 'text', value: EMPTY, length }, uses);
export const longText = <const U extends Uses = Uses>(uses?: U) => text(LONG, uses);
export const number = <V extends number | null, const U extends Uses = Uses>(
  value: V,
  limits: { minimum: number; maximum?: number },
  uses?: U,
) => made({ kind: 'number', value: value as V extends null ? number | null : number, ...limits }, uses);
export const oneOf = <const V extends string, D extends V | null | undefined, const U extends Uses = Uses>(
  values: readonly V[],
  value: D,
  uses?: U,
) => made({ kind: 'oneOf', value: value as V | Extract<D, null | undefined>, values }, uses);
export const someOf = <const V extends string, const U extends Uses = Uses>(
  values: readonly V[],
  value: V[],
  uses?: U,
) => made({ kind: 'someOf', value, values }, uses);
export const texts = <const U extends Uses = Uses>(uses?: U) =>
  made({ kind: 'texts', value: [] as string[] }, uses);
export const hosts = <const U extends Uses = Uses>(uses?: U) =>
  made({ kind: 'hosts', value: [] as string[] }, uses);
export const numbers = <const U extends Uses = Uses>(uses?: U) =>
  made({ kind: 'numbers', value: [] as number[] }, uses);
export const day = <const U extends Uses = Uses>(uses?: U) =>
  made({ kind: 'day', value: null as string | null }, uses);
export const color = (value: string) => made({ kind: 'color', value, form: 'colors' });
export const image = <const U extends Uses = Uses>(bytes: number, uses?: U) =>
  made({ kind: 'image', value: null as string | null, bytes }, uses);
export const json = <T extends object, const U extends Uses = Uses>(value: T, uses?: U) =>
  made({ kind: 'json', value }, uses);

const made = <const F extends { kind: string }, U>(field: F, uses?: U) => ({ ...field, ...uses }) as F & U;

/** The type of a field's value. */
export type ValueOf<F> = F extends { value: infer V } ? Exclude<V, undefined> : never;
export type Values<F> = { [K in keyof F]: ValueOf<F[K]> };

/** The names of the fields with this use. */
export type NamesWith<F, U> = { [K in keyof F]: F[K] extends U ? K : never }[keyof F] & string;

/** The fields that are used like this. */
export const fieldsWith = <F extends Fields, U extends keyof Uses, const V extends Uses[U]>(
  fields: F,
  use: U,
  value: V,
) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field[use] === value)) as Pick<
    F,
    NamesWith<F, Record<U, V>>
  >;
export const namesWith = <F extends Fields, U extends keyof Uses, const V extends Uses[U]>(
  fields: F,
  use: U,
  value: V,
) => Object.keys(fieldsWith(fields, use, value)) as NamesWith<F, Record<U, V>>[];

export const defaultsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])) as Values<F>;

type Always = { kind: 'oneOf' | 'number'; value: string | number };
/** The fields in the widget's configuration; fields that are off or empty are left out. */
export type WidgetSettings<F> = {
  [K in NamesWith<F, { widget: true }> as F[K] extends Always ? K : never]: ValueOf<F[K]>;
} & {
  [K in NamesWith<F, { widget: true }> as F[K] extends Always ? never : K]?: ValueOf<F[K]>;
};

const isOffOrEmpty = (value: unknown) =>
  value === false || value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Returns a function that picks the values that the widget's configuration has under the names of their fields. */
export function widgetSettings<F extends Fields>(fields: F) {
  const names = namesWith(fields, 'widget', true);
  return (values: Partial<Values<F>>) =>
    Object.fromEntries(
      names.map((name) => [name, values[name]] as const).filter(([, value]) => !isOffOrEmpty(value)),
    ) as WidgetSettings<F>;
}

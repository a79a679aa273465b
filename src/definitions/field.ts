// What a setting is, without saying how it is stored, checked or shown: src/db/columns.ts makes the column of it,
// src/resources/fields.ts the schema, src/visitor/widget-config.ts the widget's configuration and scripts/openapi the reference.
// The files of this folder run anywhere and import nothing that does not, because the widget takes its types from them.

/** Characters that a long text (descriptions, HTML code, texts of the widget) may have. */
export const LONG = 64 * 1024;

import type { FeatureName } from './features.ts';

type Uses = {
  /** The client's feature without which its default counts. */
  feature?: FeatureName;
  /** Kept for compatible programs, no effect here: stored in the column `compat`, and in no form. */
  compat?: true;
  /** In the widget's configuration under its own name. What is made of other fields is in src/visitor/widget-config.ts. */
  widget?: true;
  /** Which part of the widget shows the text. */
  part?: 'first' | 'second' | 'both';
  /** Part of the consent notice: as a text under its own name, or in what src/visitor/visible-content.ts makes of it. */
  notice?: 'text' | true;
  /** The group of the console's form, where not the texts of the form say that. */
  form?: string;
  /** Stays as it is when the set-up of another domain is copied over this one. */
  own?: true;
};

/** `value` is the default: `null` where there may be none, `undefined` where a value is required. */
export type Field = Uses &
  (
    | { kind: 'flag'; value: boolean }
    | { kind: 'text'; value: string; length: number }
    | { kind: 'number'; value: number | null; minimum: number; maximum?: number | undefined }
    | { kind: 'oneOf'; value: string | null | undefined; values: readonly string[] }
    | { kind: 'someOf'; value: string[]; values: readonly string[] }
    | { kind: 'texts'; value: string[] }
    | { kind: 'numbers'; value: number[] }
    | { kind: 'day'; value: string | null }
    | { kind: 'color'; value: string }
    | { kind: 'image'; value: string | null; bytes: number }
    // Its schema is its resource's own.
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

/** What a field holds. */
export type ValueOf<F> = F extends { value: infer V } ? Exclude<V, undefined> : never;
export type Values<F> = { [K in keyof F]: ValueOf<F[K]> };

/** The names of the fields that are used like this. */
export type NamesWith<F, U> = { [K in keyof F]: F[K] extends U ? K : never }[keyof F] & string;

/** The fields that are used like this. */
export const pick = <F extends Fields, U extends keyof Uses, const V extends Uses[U]>(
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
) => Object.keys(pick(fields, use, value)) as NamesWith<F, Record<U, V>>[];

export const defaultsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])) as Values<F>;

type Always = { kind: 'oneOf' | 'number' };
/** What the widget's configuration has of the fields: what is off or empty is left out. */
export type Delivered<F> = {
  [K in NamesWith<F, { widget: true }> as F[K] extends Always ? K : never]: ValueOf<F[K]>;
} & {
  [K in NamesWith<F, { widget: true }> as F[K] extends Always ? never : K]?: ValueOf<F[K]>;
};

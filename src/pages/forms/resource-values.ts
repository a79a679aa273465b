import type * as z from 'zod/mini';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { validationMessage } from '../../http/validation-messages.ts';
import { MAX_VALUES } from '../../lib/text/json-errors.ts';
import type { Texts } from '../texts/index.ts';

// A resource's own schema determines the type of each field and which values are valid.

export type Schema = z.ZodMiniType;
export type Values = Record<string, unknown>;
/** Validation messages by field. */
export type FieldErrors = Record<string, string>;

/** The properties of a schema that a form depends on. */
type Definition = {
  type: string;
  format?: string;
  entries?: object;
  checks?: { _zod: { def: { maximum?: number } } }[];
  innerType?: Schema;
  in?: Schema;
  shape?: Record<string, Schema>;
  valueType?: Schema;
  element?: Schema;
  /** The options of a list whose entries are chosen from some. */
  choices?: string[] | undefined;
  /** The maximum number of characters. */
  maximum?: number | undefined;
  /** Whether an empty field is stored as null. */
  nullable?: boolean;
};

/** The definition of the value at a path, without wrappers such as `optional`, `nullable` and `pipe`. */
function definitionAt({ _zod }: Schema, [step, ...rest]: string[]): Definition {
  // The type of a definition depends on its schema, which only `type` tells at run time.
  const def = _zod.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  if (inner) {
    const found = definitionAt(inner, step === undefined ? [] : [step, ...rest]);
    return def.type === 'nullable' && step === undefined ? { ...found, nullable: true } : found;
  }
  if (step !== undefined) return definitionAt((def.shape?.[step] ?? def.valueType ?? def.element)!, rest);
  const { entries } = def.element ? definitionAt(def.element, []) : {};
  const [maximum] = def.checks?.map(({ _zod }) => _zod.def.maximum) ?? [];
  return { ...def, maximum, choices: entries && Object.keys(entries) };
}

export function definitionOf(schema: Schema, path: string) {
  const definition = definitionAt(schema, path.split('.'));
  return path.endsWith('Color') ? { ...definition, format: 'color' } : definition;
}

export const valueAt = (values: Values, path: string) =>
  path.split('.').reduce<unknown>((value, step) => (value as Values | undefined)?.[step], values);

/** Reads the values at these paths from a form; a value that does not parse stays a text, which the schema then rejects. */
export function readFields(schema: Schema, paths: readonly string[], form: URLSearchParams) {
  const values: Values = {};
  for (const path of paths) {
    const steps = path.split('.');
    const name = steps.pop()!;
    let at = values;
    for (const step of steps) at = (at[step] ??= {}) as Values;
    at[name] = readField(definitionOf(schema, path), path, form);
  }
  return values;
}

function readField({ type, format, choices, nullable }: Definition, name: string, form: URLSearchParams) {
  const text = (form.get(name) ?? '').replaceAll('\r\n', '\n');
  if (type === 'boolean') return form.has(name);
  if (nullable && format !== 'base64' && text.trim() === '') return null;
  if (type === 'number') return text.trim() === '' ? undefined : Number(text);
  if (choices) return [...new Set(form.getAll(name))].filter(Boolean);
  if (type === 'array') {
    const lines = text.split('\n', MAX_VALUES + 1);
    return lines.length > MAX_VALUES ? text : lines.map((line) => line.trim()).filter(Boolean);
  }
  // A stored file is left unchanged unless another one is uploaded or its removal is checked.
  if (format === 'base64') return text || (form.has(`${name}-remove`) ? null : undefined);
  // Without its scheme, an address would be relative to the page that links to it.
  return name.endsWith('Url') ? text.trim().replace(/^www\./i, 'https://$&') : text;
}

/**
 * What `readFields` reads at these paths from a form that shows stored values and that nobody edits. `unordered` lists have
 * the order of their options.
 */
export function unedited(
  schema: Schema,
  paths: readonly string[],
  stored: Values,
  unordered: readonly string[] = [],
) {
  const values = paths.map((path) => {
    const { type, format, choices = [], maximum = 0 } = definitionOf(schema, path);
    const value = valueAt(stored, path);
    if (format === 'base64') return [path, value];
    const sent = new URLSearchParams();
    const list = Array.isArray(value) ? value.map(String) : [];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (type === 'boolean') {
      if (value) sent.append(path, 'on');
    } else if (choices.length > 0) {
      const shown = unordered.includes(path) ? choices.filter((choice) => list.includes(choice)) : list;
      for (const choice of shown) sent.append(path, choice);
    } else if (type === 'array') sent.append(path, list.join('\n'));
    else if (format === 'color') sent.append(path, text.toLowerCase());
    // Fields of one line drop line breaks.
    else sent.append(path, maximum > TEXT_LENGTH ? text : text.replace(/[\r\n]/g, ''));
    return [path, readField(definitionOf(schema, path), path, sent)];
  });
  return Object.fromEntries(values) as Values;
}

/** What `readFields` reads, by path; a file that was not replaced is the stored one. */
export function enteredAt(schema: Schema, paths: readonly string[], form: URLSearchParams, stored: Values) {
  const values = readFields(schema, paths, form);
  return Object.fromEntries<unknown>(
    paths.map((path) => {
      const isKept = definitionOf(schema, path).format === 'base64' && valueAt(values, path) === undefined;
      return [path, valueAt(isKept ? stored : values, path)];
    }),
  );
}

/**
 * The issues that a schema found in `values`, as messages by field in the page's language; `labels` have those of fields in
 * which only one thing can be wrong.
 */
export function fieldErrors(
  paths: readonly string[],
  issues: readonly z.core.$ZodIssue[],
  values: Values,
  { validation }: Texts,
  labels: Record<string, { label: string; error?: string }> = {},
): FieldErrors {
  const messages = issues.map((issue) => {
    const at = issue.path.join('.');
    const path = paths.find((path) => `${at}.`.startsWith(`${path}.`)) ?? '';
    const message = validationMessage({ ...issue, input: valueAt(values, at) }, validation);
    return [path, labels[path]?.error ?? `${message}.`] as const;
  });
  return Object.fromEntries(messages);
}

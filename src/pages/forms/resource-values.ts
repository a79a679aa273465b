import type * as z from 'zod/mini';
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

/** The issues that a schema found in `values`, as messages by field in the page's language. */
export function fieldErrors(
  paths: readonly string[],
  issues: readonly z.core.$ZodIssue[],
  values: Values,
  { validation }: Texts,
): FieldErrors {
  const messages = issues.map((issue) => {
    const at = issue.path.join('.');
    const message = validationMessage({ ...issue, input: valueAt(values, at) }, validation);
    return [paths.find((path) => `${at}.`.startsWith(`${path}.`)) ?? '', `${message}.`] as const;
  });
  return Object.fromEntries(messages);
}

import * as z from 'zod/mini';
import { MAX_ERRORS, jsonPointer, unknownProperty } from '../lib/text/json-errors.ts';
import { type ValidationError, invalid } from './problem.ts';

/** An issue of zod; `input` is the value that caused it. */
type Issue = { code?: string | undefined; input?: unknown };

/** A language's messages for every issue of a schema: sentences without a full stop, which the caller adds. */
type ValidationMessages = {
  required: string;
  type: Record<string, string>;
  form: Record<string, string>;
  characters: Limits;
  entries: Limits;
  number: Limits & { above: (limit: string) => string; below: (limit: string) => string };
  multiple: (of: string) => string;
  choice: (values: string[]) => string;
  unlisted: string;
  unknown: string;
  name: (why: string) => string;
  other: string;
};
type Limits = { least: (limit: string) => string; most: (limit: string) => string };

/** The longest list of allowed values that a message contains; the API reference has longer ones. */
const MAX_CHOICES = 20;

/** The message for an issue; zod’s own messages contain the names of types and operators. */
export function validationMessage(issue: Issue, words: ValidationMessages): string {
  const given = issue as Issue & Given;
  const { code = '', minimum = 0, maximum = 0, inclusive, values, options } = given;
  if (given.input === undefined && code.startsWith('invalid_')) return words.required;
  switch (code) {
    case 'invalid_type':
      return words.type[given.expected ?? ''] ?? words.other;
    case 'invalid_format':
      return words.form[given.format ?? ''] ?? words.other;
    case 'too_small':
      return inclusive === false
        ? words.number.above(String(minimum))
        : limitsOf(given, words).least(String(minimum));
    case 'too_big':
      return inclusive === false
        ? words.number.below(String(maximum))
        : limitsOf(given, words).most(String(maximum));
    case 'not_multiple_of':
      return words.multiple(String(given.divisor));
    case 'invalid_value':
    case 'invalid_union': {
      const allowed = (values ?? options ?? []).map(String);
      if (allowed.length === 0) return words.other;
      return allowed.length > MAX_CHOICES ? words.unlisted : words.choice(allowed);
    }
    case 'unrecognized_keys':
      return words.unknown;
    case 'invalid_key':
    case 'invalid_element':
      return words.name(given.issues?.[0]?.message ?? words.other);
    default:
      return words.other;
  }
}

/** The further properties of the kinds of issues, as far as messages use them. */
type Given = {
  expected?: string;
  format?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  inclusive?: boolean;
  divisor?: number;
  values?: readonly unknown[];
  options?: readonly unknown[];
  issues?: { message: string }[];
};

function limitsOf({ origin }: Given, words: ValidationMessages) {
  if (origin === 'string') return words.characters;
  return /number|int|date/.test(origin ?? '') ? words.number : words.entries;
}

const atLeast = (unit: string) => (limit: string) =>
  limit === '1' ? 'Must not be empty' : `Must have at least ${limit} ${unit}`;

/** The messages of problem documents. */
export const english: ValidationMessages = {
  required: 'This property is required',
  type: {
    string: 'Must be a string',
    number: 'Must be a number',
    int: 'Must be a whole number',
    boolean: 'Must be true or false',
    array: 'Must be a list',
    object: 'Must be an object',
    record: 'Must be an object',
    null: 'Must be null',
    never: 'Must be omitted',
  },
  form: {
    email: 'Must be an email address such as "name@example.com"',
    url: 'Must be an address such as "https://www.example.com/page"',
    date: 'Must be a date such as "2026-11-21"',
    base64: 'Must be base64',
  },
  characters: { least: atLeast('characters'), most: (limit) => `Must have at most ${limit} characters` },
  entries: { least: atLeast('entries'), most: (limit) => `Must have at most ${limit} entries` },
  number: {
    least: (limit) => `Must be ${limit} or more`,
    most: (limit) => `Must be ${limit} or less`,
    above: (limit) => `Must be more than ${limit}`,
    below: (limit) => `Must be less than ${limit}`,
  },
  multiple: (of) => `Must be a multiple of ${of}`,
  choice: (values) =>
    values.length === 1
      ? `Must be ${quoted(values)}`
      : `Must be one of ${quoted(values.slice(0, -1))} or ${quoted(values.slice(-1))}`,
  unlisted: 'Must be one of the values that the API reference lists',
  unknown: 'Contains unknown properties',
  name: (why) => `Its name is not allowed: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
  other: 'This value is not allowed',
};

const quoted = (values: string[]) => values.map((value) => `"${value}"`).join(', ');

// zod/mini has no messages; those of a schema take precedence.
z.config({ localeError: (issue) => validationMessage(issue, english) });

/** A value that meets a schema. Throws a 400 that names every validation error. */
export function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(...validationErrors(result.error.issues));
  return result.data;
}

/** The issues of a schema as the validation errors of a problem document. */
export function validationErrors(issues: readonly z.core.$ZodIssue[]): ValidationError[] {
  const all = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        pointer: jsonPointer([...issue.path, key]),
        detail: unknownProperty(key),
      }));
    }
    return [{ pointer: jsonPointer(issue.path), detail: `${issue.message}.` }];
  });
  return all.slice(0, MAX_ERRORS);
}

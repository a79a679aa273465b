import type * as z from 'zod/mini';

const types: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const units: Record<string, string> = { string: 'characters', array: 'items', map: 'entries' };
const formats: Record<string, string> = {
  email: 'an email address',
  date: 'a date such as 2026-11-21',
  base64: 'a base64 string',
  url: 'a URL',
};

const limit = (bound: string, value: number | bigint, unit: string | undefined) =>
  unit ? `Must have ${bound} ${value} ${unit}` : `Must be ${bound} ${value}`;

/** What a value must be, for a validation error: zod/mini has no messages of its own. */
export function messageOf(issue: z.core.$ZodRawIssue) {
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${types[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${JSON.stringify(issue.values[0])}`
        : `Must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_big':
      return limit('at most', issue.maximum, units[issue.origin]);
    case 'too_small':
      return limit('at least', issue.minimum, units[issue.origin]);
    case 'invalid_format':
      return issue.format === 'regex'
        ? `Must match the pattern ${issue.pattern}`
        : `Must be ${formats[issue.format] ?? `a valid ${issue.format}`}`;
    default:
      return 'Must be a valid value';
  }
}

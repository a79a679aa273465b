import * as z from 'zod/mini';
import { LONG, MAX_HOSTS, type Field, type Fields, type ValueOf } from '../definitions/field.ts';
import { day, linkAddress, text } from '../http/input-schemas.ts';
import { parseWebsite } from '../lib/http/host-names.ts';

export { text };
export const longText = text(LONG);
export const localeName = z
  .string()
  .check(z.regex(/^[a-z]{2}(_[A-Z]{2})?$/, 'Must be a locale such as "de" or "de_DE"'));
/** Accepted, because a client may send back what it read, and ignored. */
export const readOnly = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => undefined),
);

/** Base64 of a PNG or JPEG, recognized by its first bytes. */
const image = (bytes: number) =>
  z
    .base64()
    .check(
      z.maxLength(Math.ceil(bytes / 3) * 4, `Must not be larger than ${bytes / 1024} KiB`),
      z.regex(/^(iVBORw0KGgo|\/9j\/)/, 'Must be a PNG or JPEG image'),
    );

const host = text().check(
  z.refine(
    (name) => parseWebsite(name)?.name === name,
    'Must be a host name such as "cdn.mysite.xyz", without a scheme and a path',
  ),
);

type Checked = Exclude<Field, { kind: 'json' }>;
const schemas: { [K in Checked['kind']]: (field: Extract<Checked, { kind: K }>) => z.ZodMiniType } = {
  flag: () => z.boolean(),
  text: ({ length, link }) => (link ? linkAddress : text)(length),
  number: ({ minimum, maximum = Number.MAX_SAFE_INTEGER }) =>
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
  oneOf: ({ values }) => z.enum(values),
  someOf: ({ values }) => z.array(z.enum(values)),
  texts: () => z.array(text()),
  hosts: () => z.array(host).check(z.maxLength(MAX_HOSTS)),
  numbers: () => z.array(z.int().check(z.nonnegative())),
  day: () => day(),
  color: () => z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Must be a color such as "#1a2b3c"')),
  image: ({ bytes }) => image(bytes),
};

type SchemaOf<F> = F extends { value: infer V }
  ? undefined extends V
    ? z.ZodMiniType<ValueOf<F>>
    : z.ZodMiniOptional<z.ZodMiniType<V>>
  : never;

/** The schemas of these fields; fields of the kind `json` get theirs from their resource. */
export const schemasOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'json') return [];
      const schema = schemas[field.kind](field as never);
      if (field.value === undefined) return [[name, schema]];
      return [[name, z.optional(field.value === null ? z.nullable(schema) : schema)]];
    }),
  ) as { [K in keyof F as F[K] extends { kind: 'json' } ? never : K]: SchemaOf<F[K]> };

/** A payload without the properties that were not sent. */
export function withoutUndefined<T extends object>(payload: T) {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined)) as Partial<T>;
}

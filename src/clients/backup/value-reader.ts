import type * as z from 'zod/mini';
import { freshId } from '../../db/columns.ts';
import { invalid, type ValidationError } from '../../http/problem.ts';
import { validationErrors } from '../../http/validation-messages.ts';
import { exceededLimit, jsonPointer, MAX_ERRORS } from '../../lib/text/json-errors.ts';
import { withoutUndefined } from '../../resources/field-schemas.ts';

/** The most domains and parts of domains that one backup may contain. */
const MAX_PARTS = 20_000;
const ID = /^[0-9a-f]{6,64}$/;

export type ValueReader = ReturnType<typeof createValueReader>;

/**
 * Functions that read the values of one backup and collect its validation errors; they throw a 400 at the last one that
 * is listed. `places` has the pointers of unique values; `ids`: kept or new.
 */
export function createValueReader(ids: 'kept' | 'new') {
  const errors: ValidationError[] = [];
  const places = new Map<string, string>();
  let count = 0;

  function add(error: ValidationError) {
    errors.push(error);
    if (errors.length === MAX_ERRORS) throw invalid(...errors);
  }

  const report = (at: PropertyKey[], detail: string) => add({ pointer: jsonPointer(at), detail });

  /** The value with this schema; undefined for one with errors. */
  function parse<S extends z.ZodMiniType>(schema: S, value: unknown, at: PropertyKey[]) {
    const limit = exceededLimit(value);
    if (limit) {
      report(at, `Exceeds ${limit}.`);
      return undefined;
    }
    const { success, data, error } = schema.safeParse(value);
    if (success) return withoutUndefined(data as object) as Partial<z.output<S>>;
    for (const { pointer: rest, detail } of validationErrors(error.issues))
      add({ pointer: jsonPointer(at) + rest, detail });
    return undefined;
  }

  /** Counts a domain or a part of one. */
  function countPart() {
    if (++count > MAX_PARTS)
      throw invalid({
        pointer: '',
        detail: `The document exceeds ${MAX_PARTS} domains and parts of domains.`,
      });
  }

  /** Reports a value that must be unique and occurs a second time. */
  function once(kind: string, value: string, at: PropertyKey[]) {
    const key = `${kind} ${value}`;
    if (places.has(key)) report(at, `Duplicate of ${places.get(key)}.`);
    else places.set(key, jsonPointer(at));
    return value;
  }

  function idOf(kind: string, part: unknown, at: PropertyKey[]) {
    if (ids === 'new') return freshId();
    const id = (part as { id?: unknown } | null | undefined)?.id;
    if (typeof id === 'string' && ID.test(id)) return once(kind, id, [...at, 'id']);
    report(
      [...at, 'id'],
      'Must be an ID of 6 to 64 lowercase hex characters. Use "?ids=new" to create new IDs.',
    );
    return '';
  }

  return { errors, places, report, parse, countPart, once, idOf };
}

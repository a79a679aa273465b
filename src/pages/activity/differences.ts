import { isEqual, isObject } from '../../db/activity/values.ts';

export type Difference = { path: string[]; before: unknown; after: unknown };

/** Lists of objects, such as cookies, are compared by their names. */
function named(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isObject)) return value;
  return Object.fromEntries(value.map((part) => [String(part.name ?? part.id), part]));
}

/** The values that differ, each with its path: of objects, only the parts that differ. */
export function differencesOf(before: unknown, after: unknown, path: string[] = []): Difference[] {
  const [a, b] = [named(before), named(after)];
  if (isEqual(a, b)) return [];
  if (
    path.length > 0 &&
    !(isObject(a) && isObject(b)) &&
    !(isEmpty(a) && isObject(b)) &&
    !(isObject(a) && isEmpty(b))
  )
    return [{ path, before: a, after: b }];
  const [from, to] = [isObject(a) ? a : {}, isObject(b) ? b : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => path.length === 0 || name !== 'id')
    .flatMap((name) => differencesOf(from[name], to[name], [...path, name]));
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** The most validation errors of one response, which must not be many times as long as the request. */
export const MAX_ERRORS = 100;
// Limited, because an error contains the whole path to its value; the API's own payloads are five levels deep.
const MAX_DEPTH = 64;
// zod passes its issues on as arguments of a function: too many of them overflow the stack.
export const MAX_VALUES = 20_000;
const MAX_NAME = 64;

/** The limit that a parsed value exceeds. It is counted level by level, because recursion could overflow the stack. */
export function exceededLimit(value: unknown, maxValues = MAX_VALUES) {
  let count = 0;
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > MAX_DEPTH) return `${MAX_DEPTH} levels of nesting`;
    if (count > maxValues) return `${maxValues} values`;
    level = level.flatMap((one): unknown[] => (one instanceof Object ? Object.values(one) : []));
  }
  return undefined;
}

export const unknownProperty = (name: string) => `Unknown property "${name.slice(0, MAX_NAME)}".`;

/** A JSON pointer (RFC 6901) for a path of property names and list positions. */
export function jsonPointer(path: PropertyKey[]) {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

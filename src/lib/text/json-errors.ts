/** The most validation errors of one response, which must not be many times as long as the request. */
export const MAX_ERRORS = 100;
// Limited, because an error contains the whole path to its value; the API's own payloads are five levels deep.
const MAX_DEPTH = 64;
// zod passes its issues on as arguments of a function: too many of them overflow the stack.
export const MAX_VALUES = 20_000;
const MAX_NAME = 64;

/**
 * The errors that `JSON.parse` ignores: duplicate properties, of which it keeps the last one, and `__proto__`. Only the
 * text shows them; it must be valid JSON.
 */
export function jsonErrors(text: string, maxValues = MAX_VALUES) {
  const found: { pointer: string; detail: string }[] = [];
  const stack: { keys?: Set<string>; step: string | number }[] = [];
  let expectKey = false;
  let values = 0;
  for (let i = 0; i < text.length && found.length < MAX_ERRORS; i++) {
    if (stack.length > MAX_DEPTH) return whole(`The body exceeds ${MAX_DEPTH} levels of nesting.`);
    if (values > maxValues) return whole(`The body exceeds ${maxValues} values.`);
    const top = stack[stack.length - 1];
    switch (text[i]) {
      case '{':
        values++;
        stack.push({ keys: new Set(), step: '' });
        expectKey = true;
        break;
      case '[':
        values++;
        stack.push({ step: 0 });
        expectKey = false;
        break;
      case '}':
      case ']':
        stack.pop();
        expectKey = false;
        break;
      case ',':
        values++;
        if (typeof top?.step === 'number') top.step++;
        else expectKey = true;
        break;
      case '"': {
        const start = i;
        for (i++; text[i] !== '"'; i++) if (text[i] === '\\') i++;
        if (!expectKey || !top?.keys) break;
        expectKey = false;
        const key = JSON.parse(text.slice(start, i + 1)) as string;
        top.step = key.slice(0, MAX_NAME);
        const twice = top.keys.has(key);
        if (twice || key === '__proto__') {
          const detail = twice ? 'Duplicate property.' : unknownProperty(key);
          found.push({ pointer: jsonPointer(stack.map((level) => level.step)), detail });
        }
        top.keys.add(key);
      }
    }
  }
  return found;
}

export const unknownProperty = (name: string) => `Unknown property "${name.slice(0, MAX_NAME)}".`;

const whole = (detail: string) => [{ pointer: '', detail }];

/** The number of values in a parsed value, including itself. */
export const countValues = (value: unknown): number =>
  value instanceof Object ? Object.values(value).reduce((sum: number, one) => sum + countValues(one), 1) : 1;

/** A JSON pointer (RFC 6901) for a path of property names and list positions. */
export function jsonPointer(path: PropertyKey[]) {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

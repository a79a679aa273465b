/** What is recorded instead of a text that is too long, and instead of an image. */
type Cut = { $cut: string; $length: number };
export type Image = { $image: number };

export const isCut = (value: unknown): value is Cut => isRecord(value) && '$cut' in value;
export const isImage = (value: unknown): value is Image => isRecord(value) && '$image' in value;
/** Whether a value is recorded completely, so that it can be restored. */
export const isWhole = (value: unknown) => !isCut(value) && !isImage(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a value is an object with fields of its own. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && isWhole(value);

/** Whether two JSON values are the same, whatever the order of their properties. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isEqual(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isEqual(a[name], b[name]));
}

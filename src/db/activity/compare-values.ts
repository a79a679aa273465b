/** What an entry has instead of an image. */
type Image = { $image: number };

export const isImage = (value: unknown): value is Image =>
  isRecord(value) && typeof value['$image'] === 'number';
/** Whether a value is recorded completely, so that it can be restored. */
export const isWhole = (value: unknown): boolean =>
  !isImage(value) &&
  (Array.isArray(value) ? value.every(isWhole) : !isRecord(value) || Object.values(value).every(isWhole));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a value is an object with fields of its own. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !isImage(value);

/** Whether two JSON values are the same, whatever the order of their properties. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isEqual(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isEqual(a[name], b[name]));
}

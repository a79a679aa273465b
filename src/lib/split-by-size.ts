/** A list in portions, in its order: each of at most `max` in size, or of a single item that is larger. */
export function portionsOf<T>(items: T[], max: number, sizeOf: (item: T) => number) {
  const portions: T[][] = [];
  let size = Infinity;
  for (const item of items) {
    size += sizeOf(item);
    if (size > max) {
      portions.push([]);
      size = sizeOf(item);
    }
    portions.at(-1)!.push(item);
  }
  return portions;
}

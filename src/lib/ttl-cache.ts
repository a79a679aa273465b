/**
 * A map for the isolate's life that holds at most `max` values: the one that was used longest ago makes room. With
 * `seconds`, a value is given no longer than so many after it was set; undefined from then on.
 */
export function ttlCache<V>(max: number, seconds = Infinity) {
  const values = new Map<string, { value: V; until: number }>();

  const get = (key: string): V | undefined => {
    const found = values.get(key);
    if (!found) return undefined;
    // A Map keeps the order of insertion: what is put in anew is the last to go.
    values.delete(key);
    if (found.until <= Date.now()) return undefined;
    values.set(key, found);
    return found.value;
  };

  /** Keeps the value and gives it back. */
  const set = (key: string, value: V) => {
    values.delete(key);
    if (values.size >= max) values.delete(values.keys().next().value!);
    values.set(key, { value, until: Date.now() + seconds * 1000 });
    return value;
  };

  return { get, set, delete: (key: string) => values.delete(key), clear: () => values.clear() };
}

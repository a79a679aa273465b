/**
 * A cache of at most `max` values for the lifetime of the isolate; beyond that, the value used longest ago is deleted. With
 * `seconds`, a value expires that long after it was set.
 */
export function ttlCache<V>(max: number, seconds = Infinity) {
  const values = new Map<string, { value: V; until: number }>();

  const get = (key: string): V | undefined => {
    const found = values.get(key);
    if (!found) return undefined;
    // A Map preserves the order of insertion: a value that is inserted again is deleted last.
    values.delete(key);
    if (found.until <= Date.now()) return undefined;
    values.set(key, found);
    return found.value;
  };

  /** Stores a value and returns it. */
  const set = (key: string, value: V) => {
    values.delete(key);
    if (values.size >= max) values.delete(values.keys().next().value!);
    values.set(key, { value, until: Date.now() + seconds * 1000 });
    return value;
  };

  return { get, set, delete: (key: string) => values.delete(key), clear: () => values.clear() };
}

/** A cache of at most `max` bytes for the lifetime of the isolate; beyond that, the values used longest ago are deleted. */
export function byteCache<V>(max: number) {
  const values = new Map<string, { value: V; bytes: number }>();
  let total = 0;

  const remove = (key: string) => {
    total -= values.get(key)?.bytes ?? 0;
    values.delete(key);
  };

  const get = (key: string): V | undefined => {
    const found = values.get(key);
    if (!found) return undefined;
    // A Map preserves the order of insertion: a value that is inserted again is deleted last.
    values.delete(key);
    values.set(key, found);
    return found.value;
  };

  /** Stores a value and returns it. */
  const set = (key: string, value: V, bytes: number) => {
    remove(key);
    values.set(key, { value, bytes });
    total += bytes;
    for (const oldest of values.keys()) {
      if (total <= max) break;
      remove(oldest);
    }
    return value;
  };

  return { get, set, delete: remove, clear: () => [...values.keys()].forEach(remove) };
}

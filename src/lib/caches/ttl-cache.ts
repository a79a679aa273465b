/**
 * A cache of the isolate for at most `max` values, or for sizes that add up to it; values used longest ago are deleted.
 * With `seconds`, a value expires that long after it was set.
 */
export function ttlCache<V>(max: number, seconds = Infinity) {
  const values = new Map<string, { value: V; size: number; until: number }>();
  let total = 0;

  function remove(key: string) {
    total -= values.get(key)?.size ?? 0;
    values.delete(key);
  }

  function get(key: string): V | undefined {
    const found = values.get(key);
    if (!found) return undefined;
    if (found.until <= Date.now()) {
      remove(key);
      return undefined;
    }
    // A Map preserves the order of insertion: a value that is inserted again is deleted last.
    values.delete(key);
    values.set(key, found);
    return found.value;
  }

  /** Stores a value and returns it. */
  function set(key: string, value: V, size = 1) {
    remove(key);
    values.set(key, { value, size, until: Date.now() + seconds * 1000 });
    total += size;
    for (const oldest of values.keys()) {
      if (total <= max) break;
      remove(oldest);
    }
    return value;
  }

  return { get, set, delete: remove, clear: () => [...values.keys()].forEach(remove) };
}

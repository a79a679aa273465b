/** A value that is computed at its first use and then stored. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A module that is loaded at its first use. A failure is not kept, and no request awaits the promise of another one. */
export function lazyModule<T>(load: () => Promise<T>) {
  let loaded: T | undefined;
  return async () => (loaded ??= await load());
}

/** A function that computes a value at its first call for an object, and keeps it as long as the object exists. */
export function oncePer<K extends object, V>(compute: (key: K) => V) {
  const values = new WeakMap<K, V>();
  return (key: K): V => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

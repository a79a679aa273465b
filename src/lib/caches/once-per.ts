/** A function that computes a value at its first call for an object, and keeps it as long as the object exists. */
export function oncePer<K extends object, V>(compute: (key: K) => V) {
  const values = new WeakMap<K, V>();
  return (key: K): V => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

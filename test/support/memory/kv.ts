/** A KV namespace of texts. */
export function memoryKeys() {
  let values = new Map<string, string>();
  let changes = 0;

  const get = async (key: string) => {
    await Promise.resolve();
    return values.get(key) ?? null;
  };
  const put = async (key: string, value: string) => {
    await Promise.resolve();
    values.set(key, value);
    changes++;
  };
  const remove = async (key: string) => {
    await Promise.resolve();
    if (values.delete(key)) changes++;
  };
  const list = async ({ prefix = '' } = {}) => {
    await Promise.resolve();
    const names = [...values.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    return { keys: names.map((name) => ({ name })), list_complete: true };
  };

  return {
    kv: { get, put, delete: remove, list } as unknown as KVNamespace,
    changes: () => changes,
    get: (key: string) => values.get(key),
    names: () => [...values.keys()].toSorted(),
    dump: () => [...values].toSorted(),
    /** Saves the stored data; gives a function that restores it. */
    mark() {
      const then = new Map(values);
      return () => void (values = new Map(then));
    },
  };
}

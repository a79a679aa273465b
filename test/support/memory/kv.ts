/** A KV namespace of texts. */
export function memoryKeys() {
  let values = new Map<string, string>();

  const get = async (key: string) => {
    await Promise.resolve();
    return values.get(key) ?? null;
  };
  const put = async (key: string, value: string) => {
    await Promise.resolve();
    values.set(key, value);
  };
  const remove = async (key: string) => {
    await Promise.resolve();
    values.delete(key);
  };
  const list = async ({ prefix = '' } = {}) => {
    await Promise.resolve();
    const names = [...values.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    return { keys: names.map((name) => ({ name })), list_complete: true };
  };

  return {
    kv: { get, put, delete: remove, list } as unknown as KVNamespace,
    get: (key: string) => values.get(key),
    names: () => [...values.keys()].toSorted(),
    dump: () => [...values].toSorted(),
    /** Remembers what is stored now; gives what brings it back. */
    mark() {
      const then = new Map(values);
      return () => void (values = new Map(then));
    },
  };
}

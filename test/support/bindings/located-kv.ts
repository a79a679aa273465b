/** Seconds for which a location returns what it has read, a miss included. */
const CACHED = 60;

type Operation = 'get' | 'put' | 'delete' | 'list';
/** `lost` and `late` writes are acknowledged all the same; a late one takes effect when `arrive` is called. */
type Fate = 'lost' | 'late' | 'hanging' | 'failing' | undefined;

/**
 * KV as Cloudflare runs it: one store, and locations that read it with delay. A second write of a key within a second is
 * refused. `fate` decides what becomes of an operation; `time` is in milliseconds.
 */
export function locatedKv(time = () => Date.now()) {
  const stored = new Map<string, string>();
  const writtenAt = new Map<string, number>();
  const late: (() => void)[] = [];
  const kv = {
    stored,
    fate: (_operation: Operation): Fate => undefined,
    /** Decides what becomes of the next operation of this kind. */
    disturb: (operation: Operation, fate: Fate): void => {
      kv.fate = (next) => {
        if (next !== operation) return undefined;
        kv.fate = () => undefined;
        return fate;
      };
    },
    /** Late writes take effect. */
    arrive: () => late.splice(0).forEach((write) => write()),
    /** The binding of an isolate at a location. */
    at,
  };

  function at() {
    const cache = new Map<string, { value: string | null; until: number }>();
    const run = async <T>(operation: Operation, work: (fate: Fate) => T): Promise<T> => {
      const fate = kv.fate(operation);
      if (fate === 'hanging') return new Promise<T>(() => undefined);
      if (fate === 'failing')
        throw new Error(`KV ${operation.toUpperCase()} failed: 500 Internal Server Error`);
      return work(fate);
    };
    const write = (operation: 'put' | 'delete', key: string, value: string | null) =>
      run(operation, (fate) => {
        const now = time();
        if (now - (writtenAt.get(key) ?? -Infinity) < 1000)
          throw new Error(`KV ${operation.toUpperCase()} failed: 429 Too Many Requests`);
        writtenAt.set(key, now);
        if (fate === 'lost') return;
        const take = () => (value === null ? stored.delete(key) : stored.set(key, value));
        if (fate === 'late') late.push(take);
        else take();
        cache.set(key, { value, until: now + CACHED * 1000 });
      });
    return {
      get: (key: string) =>
        run('get', () => {
          const known = cache.get(key);
          if (known && known.until > time()) return known.value;
          const value = stored.get(key) ?? null;
          cache.set(key, { value, until: time() + CACHED * 1000 });
          return value;
        }),
      put: (key: string, value: string) => write('put', key, value),
      delete: (key: string) => write('delete', key, null),
      list: () => run('list', () => ({ keys: [...stored.keys()].sort().map((name) => ({ name })) })),
    } as unknown as KVNamespace;
  }
  return kv;
}

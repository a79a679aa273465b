/** Milliseconds for which a location answers from what it has read, misses included, and between two writes of a key. */
const READ_FOR = 60_000;
const WRITE_AFTER = 1000;

/** What is wrong with an operation: a write is `lost`, arrives `late` (ms), or the operation never ends. */
type Disturbance = 'lost' | 'hangs' | { late: number };

/**
 * KV as the locations of the network see it. Each keeps what it has read for a minute, even that there was nothing; a key
 * takes one write a second. `disturb` says what is wrong with the next operation of that name; `time` is in milliseconds.
 */
export function locatedKv(time = () => Date.now()) {
  const stored = new Map<string, string | null>();
  const written = new Map<string, number>();
  const arriving: { at: number; key: string; value: string | null }[] = [];
  const disturbed = new Map<string, Disturbance>();

  const take = async (operation: string) => {
    const disturbance = disturbed.get(operation);
    disturbed.delete(operation);
    if (disturbance === 'hangs') await new Promise(() => undefined);
    return disturbance;
  };
  const arrive = () => {
    for (const write of arriving.filter(({ at }) => at <= time())) {
      stored.set(write.key, write.value);
      arriving.splice(arriving.indexOf(write), 1);
    }
  };

  const at = (): KVNamespace => {
    const read = new Map<string, { value: string | null; until: number }>();
    const look = (key: string) => {
      arrive();
      const known = read.get(key);
      if (known && known.until > time()) return known.value;
      const value = stored.get(key) ?? null;
      read.set(key, { value, until: time() + READ_FOR });
      return value;
    };
    const write = async (operation: 'put' | 'delete', key: string, value: string | null) => {
      const disturbance = await take(operation);
      if (time() - (written.get(key) ?? -Infinity) < WRITE_AFTER)
        throw new Error(`KV ${operation.toUpperCase()} failed: 429 Too Many Requests`);
      written.set(key, time());
      if (disturbance === 'lost') return;
      const late = typeof disturbance === 'object' ? disturbance.late : 0;
      arriving.push({ at: time() + late, key, value });
      if (!late) read.set(key, { value, until: time() + READ_FOR });
      arrive();
    };
    return {
      async get(key: string, type?: 'text' | 'json' | { type?: string }) {
        await take('get');
        const value = look(key);
        const isJson = (typeof type === 'object' ? type.type : type) === 'json';
        return value !== null && isJson ? (JSON.parse(value) as unknown) : value;
      },
      put: (key: string, value: string) => write('put', key, value),
      delete: (key: string) => write('delete', key, null),
      async list({ prefix = '' } = {}) {
        await take('list');
        arrive();
        const names = [...stored].filter(([name, value]) => value !== null && name.startsWith(prefix));
        return { keys: names.map(([name]) => ({ name })).sort(), list_complete: true };
      },
    } as unknown as KVNamespace;
  };

  return {
    at,
    disturb: (operation: 'get' | 'put' | 'delete' | 'list', disturbance: Disturbance) =>
      void disturbed.set(operation, disturbance),
  };
}

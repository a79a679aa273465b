import { createHash } from 'node:crypto';

const NEW = new Headers({ 'If-None-Match': '*' }).get('If-None-Match');

type Stored = Uint8Array<ArrayBuffer> & { storedAt?: number };
type Condition = Headers | { etagMatches: string };

const etagOf = (bytes: Stored) => createHash('md5').update(bytes).digest('hex');

const objectOf = (key: string, bytes: Stored) => ({
  key,
  size: bytes.length,
  etag: etagOf(bytes),
  uploaded: new Date((bytes.storedAt ?? 0) * 1000),
  arrayBuffer: async () => bytes.slice().buffer,
  text: async () => new TextDecoder().decode(bytes),
});

/** A bucket, as far as the log uses one; `clock` gives the time at which an object is stored. */
export function memoryBucket(clock = () => 0) {
  let objects = new Map<string, Stored>();
  let changes = 0;

  const put = async (key: string, value: string | Uint8Array, { onlyIf }: { onlyIf?: Condition } = {}) => {
    await Promise.resolve();
    const there = objects.get(key);
    if (onlyIf instanceof Headers) {
      if (onlyIf.get('If-None-Match') !== NEW) throw new Error('this condition is not known here');
      if (there) return null;
    } else if (onlyIf && (!there || etagOf(there) !== onlyIf.etagMatches)) return null;
    const bytes: Stored = new Uint8Array(typeof value === 'string' ? Buffer.from(value) : value);
    bytes.storedAt = clock();
    objects.set(key, bytes);
    changes++;
    return objectOf(key, bytes);
  };
  const get = async (key: string, { range }: { range?: { offset: number; length: number } } = {}) => {
    await Promise.resolve();
    const bytes = objects.get(key);
    if (!bytes) return null;
    return objectOf(key, range ? bytes.slice(range.offset, range.offset + range.length) : bytes);
  };
  const remove = async (keys: string | string[]) => {
    await Promise.resolve();
    for (const key of [keys].flat()) if (objects.delete(key)) changes++;
  };
  const list = async ({ prefix = '', startAfter = '', cursor = '', limit = 1000 }: R2ListOptions = {}) => {
    await Promise.resolve();
    const after = cursor > startAfter ? cursor : startAfter;
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, limit);
    const truncated = keys.length > limit;
    const found = page.map((key) => objectOf(key, objects.get(key)!));
    return { objects: found, truncated, ...(truncated && { cursor: page.at(-1)! }), delimitedPrefixes: [] };
  };

  const head = async (key: string) => {
    await Promise.resolve();
    const bytes = objects.get(key);
    return bytes ? objectOf(key, bytes) : null;
  };

  return {
    r2: { put, get, head, delete: remove, list } as unknown as R2Bucket,
    changes: () => changes,
    names: () => [...objects.keys()].toSorted(),
    bytes: (key: string) => objects.get(key),
    set: (key: string, text: string) => void objects.set(key, new Uint8Array(Buffer.from(text))),
    delete: (key: string) => void objects.delete(key),
    dump: () => [...objects].map(([key, bytes]) => [key, Buffer.from(bytes).toString('latin1')]).toSorted(),
    /** Saves the stored data; gives a function that restores it. */
    mark() {
      const then = new Map(objects);
      return () => void (objects = new Map(then));
    },
  };
}

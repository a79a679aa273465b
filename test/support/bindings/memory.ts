import { memoryDatabase } from '../memory/d1.ts';
import { memoryKeys } from '../memory/kv.ts';
import { memoryBucket } from '../memory/r2.ts';

/**
 * D1, R2 and KV without a network: SQLite, which D1 is, with our migrations, and maps. For tests that stop our jobs at each
 * of their calls, and so make a hundred thousand of them. The clock is that of the database; it begins at `start`.
 * The database may be without tables.
 */
export function memory(start: number, isEmpty = false) {
  let time = start;
  const database = memoryDatabase(() => time, isEmpty);
  const bucket = memoryBucket();
  const keys = memoryKeys();
  return {
    sqlite: database.sqlite,
    bucket,
    keys,
    bindings: { DB: database.d1, ARCHIVE: bucket.r2, KEYS: keys.kv },
    now: () => time,
    pass: (seconds: number) => void (time += seconds),
    /** The number of changes of the stored data. */
    changes: () => database.changes() + bucket.changes() + keys.changes(),
    /** All that is stored, and the time. */
    dump: () => [time, database.dump(), bucket.dump(), keys.dump()],
    /** Saves the stored data and the time; gives a function that restores both, any number of times. */
    mark() {
      const back = [database.mark(), bucket.mark(), keys.mark()];
      const then = time;
      return () => {
        for (const put of back) put();
        time = then;
      };
    },
  };
}

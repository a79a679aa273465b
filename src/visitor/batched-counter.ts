import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { rawQuery } from '../db/raw-query.ts';
import { databaseOf } from '../db/databases.ts';
import { rootMessage } from '../db/constraints.ts';
import type { AppEnv, Database } from '../env.ts';
import { waitUntil } from '../http/wait-until.ts';

/** How long counts are gathered in the isolate before one statement writes them, in milliseconds. */
const WINDOW = 2000;
const ATTEMPTS = 4;

type Gathered<T> = { of: T; count: number };

/**
 * Gives a function that counts things of one kind, each told by the values of `of`; D1 has them at most a window later.
 * `statement` adds what has gathered to what is stored, and `name` is what they are called where that fails.
 */
export function batchedCounter<T extends object>(name: string, statement: (gathered: Gathered<T>[]) => SQL) {
  const pending = new Map<string, Gathered<T>>();
  let flushDue = 0;

  function add(of: T, count: number) {
    const key = Object.values(of).join(' ');
    const known = pending.get(key);
    if (known) known.count += count;
    else pending.set(key, { of, count });
  }

  async function flushLater(db: Database) {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await new Promise((resolve) => setTimeout(resolve, WINDOW));
      flushDue = 0;
      if (await flush(db)) return;
      flushDue = Date.now() + WINDOW;
    }
  }

  /** Writes what has gathered as one statement; what cannot be written is gathered again. */
  async function flush(db: Database) {
    const batch = [...pending.values()];
    pending.clear();
    try {
      await rawQuery(db, statement(batch));
      return true;
    } catch (error) {
      for (const { of, count } of batch) add(of, count);
      console.error(
        JSON.stringify({ event: `${name} not written`, rows: batch.length, error: rootMessage(error) }),
      );
      return false;
    }
  }

  return (c: Context<AppEnv>, of: T) => {
    add(of, 1);
    // A flush that is long overdue went down with the request that was to run it; one that lies far ahead is of a clock
    // that was set back.
    if (Math.abs(flushDue - Date.now()) <= WINDOW) return;
    flushDue = Date.now() + WINDOW;
    waitUntil(c, `write the ${name}`, flushLater(databaseOf(c.env.DB)));
  };
}

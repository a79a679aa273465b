import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { rawQuery } from '../db/raw-query.ts';
import { databaseOf } from '../db/databases.ts';
import type { AppEnv, Database } from '../env.ts';
import { waitUntil } from '../http/wait-until.ts';
import { rootMessage } from '../lib/root-message.ts';

/** Milliseconds during which the isolate gathers counts before one statement writes them. */
const INTERVAL = 2000;
const ATTEMPTS = 4;

type Gathered<T> = { of: T; count: number };

/**
 * Gives a function that counts things of one kind, distinguished by the values of `of`, and writes the counts to D1 once
 * per interval. `statement` adds the gathered counts to the stored ones; `name` names them in the log event of a failure.
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
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
      flushDue = 0;
      if (await flush(db)) return;
      flushDue = Date.now() + INTERVAL;
    }
  }

  /** Writes the gathered counts in one statement; after a failure they are gathered again. */
  async function flush(db: Database) {
    const batch = [...pending.values()];
    pending.clear();
    try {
      await rawQuery(db, statement(batch));
      return true;
    } catch (error) {
      for (const { of, count } of batch) add(of, count);
      console.error(
        JSON.stringify({ event: `${name} not counted`, rows: batch.length, error: rootMessage(error) }),
      );
      return false;
    }
  }

  return (c: Context<AppEnv>, of: T) => {
    add(of, 1);
    // A flush that is long overdue was lost with the request that should have run it; one far in the future was set
    // before the clock was corrected.
    if (Math.abs(flushDue - Date.now()) <= INTERVAL) return;
    flushDue = Date.now() + INTERVAL;
    waitUntil(c, `write the ${name}`, flushLater(databaseOf(c.env.DB)));
  };
}

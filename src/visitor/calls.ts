import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Context } from 'hono';
import { monthOf } from '../db/calls.ts';
import { databaseOf } from '../db/databases.ts';
import { now, type AppEnv, type Database } from '../env.ts';
import { later } from '../http/later.ts';
import { rootMessage } from '../db/rules.ts';

/** How long calls are gathered in the isolate before one statement writes them, in milliseconds. */
export const WINDOW = 2000;
const ATTEMPTS = 4;

const pending = new Map<string, { domainId: string; month: number; count: number }>();
let flushDue = 0;

function add(domainId: string, month: number, count: number) {
  const key = `${domainId} ${month}`;
  const known = pending.get(key);
  if (known) known.count += count;
  else pending.set(key, { domainId, month, count });
}

/** Counts a call of the domain's script; D1 has it at most a window later. */
export function countCall(c: Context<AppEnv>, domainId: string) {
  add(domainId, monthOf(now()), 1);
  // A flush that is long overdue went down with the request that was to run it.
  if (Date.now() < flushDue + WINDOW) return;
  flushDue = Date.now() + WINDOW;
  later(c, 'write the calls', flushLater(databaseOf(c.env.DB)));
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
    await all(
      db,
      sql`
      INSERT INTO calls (domainId, month, count)
      SELECT d.id, value ->> 'month', value ->> 'count'
      FROM json_each(${JSON.stringify(batch)}) JOIN domains d ON d.id = value ->> 'domainId' WHERE true
      ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    );
    return true;
  } catch (error) {
    for (const { domainId, month, count } of batch) add(domainId, month, count);
    console.error(
      JSON.stringify({ event: 'calls not written', domains: batch.length, error: rootMessage(error) }),
    );
    return false;
  }
}

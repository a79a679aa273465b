import type { Context } from 'hono';
import { pendingCountsStatements } from '../../db/statistics/pending-counts.ts';
import { databaseOf } from '../../db/databases.ts';
import type { Policy } from '../../definitions/domain-fields.ts';
import { now, type AppEnv, type Database } from '../../env.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { pause, dateOf } from '../../lib/time.ts';
import { logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';

/** Milliseconds during which the isolate gathers counts before it writes them as one row: `waitUntil` ends after 30 s. */
export const COUNTING_INTERVAL = 25_000;
/** Milliseconds before a failed write is repeated. */
const RETRY_AFTER = 2000;
/** Rows that one statement writes, so that it stays below D1's 2 MB after a long failure. */
const MOST_ROWS = 100;

type Row = { at: number; id: number; counts: Record<string, number> };

/** Counts by the keys of `pendingCounts`. */
const gathered = new Map<string, number>();
const calledBySite = new Set<string>();
let unwritten: Row[] = [];
let flushDue = 0;

type Counted = {
  domainId: string;
  kind: string;
  locale?: string;
  /** Without it, opt-in. */
  policy?: Policy;
  /** Whether one of the domain's own pages has called the script. */
  bySite?: boolean;
};

/**
 * Counts a page view (`view`), a banner interaction or one with Global Privacy Control (`gpc`) in the isolate, which writes
 * its counts to D1 once per interval.
 */
export function count(c: Context<AppEnv>, { domainId, kind, locale, policy, bySite }: Counted) {
  const key = [kind, dateOf(now()), domainId, locale, policy !== 'optIn' && policy].filter(Boolean).join(' ');
  gathered.set(key, (gathered.get(key) ?? 0) + 1);
  if (bySite) calledBySite.add(domainId);
  // A flush that is overdue was lost with the request that should have run it; one far in the future was set before the
  // clock was corrected.
  const wait = flushDue - Date.now();
  if (wait > -RETRY_AFTER && wait <= COUNTING_INTERVAL) return;
  flushDue = Date.now() + COUNTING_INTERVAL;
  waitUntil(c, 'write the counts', flushLater(databaseOf(c.env.DB)));
}

async function flushLater(db: Database) {
  await pause(COUNTING_INTERVAL);
  flushDue = 0;
  if (await flush(db)) return;
  flushDue = Date.now() + RETRY_AFTER;
  await pause(RETRY_AFTER);
  flushDue = 0;
  await flush(db);
}

/** Writes the gathered counts. After a failure they are written with the next ones, as the same row, so that they count once. */
async function flush(db: Database) {
  if (gathered.size > 0) {
    const [id] = crypto.getRandomValues(new Uint32Array(1));
    unwritten.push({ at: now(), id: id!, counts: Object.fromEntries(gathered) });
    gathered.clear();
  }
  const rows = unwritten.slice(0, MOST_ROWS);
  if (rows.length === 0) return true;
  const called = [...calledBySite];
  calledBySite.clear();
  try {
    await db.batch(pendingCountsStatements(db, rows, called, now()));
    unwritten = unwritten.filter((row) => !rows.includes(row));
    return true;
  } catch (error) {
    for (const domainId of called) calledBySite.add(domainId);
    logFailure('counts not written', { rows: rows.length, error: rootMessage(error) });
    return false;
  }
}

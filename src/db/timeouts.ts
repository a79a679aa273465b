import type { Bindings } from '../env.ts';
import { logFailure } from '../http/log-event.ts';
import { notStored } from '../http/outage.ts';
import { pause, within } from '../lib/time.ts';
import { rootMessage } from '../lib/root-message.ts';
import { withDatabases } from './databases.ts';
import { oncePer } from '../lib/caches/lazy.ts';

/** Milliseconds after which a call to D1 is abandoned: one that only reads, and one that may change something. */
type Limits = { reading: number; changing: number };
/** For visitors, whose page waits for its script, and whose browser sends a decision again. */
export const VISITORS: Limits = { reading: 5000, changing: 5000 };
/** For all others. D1 ends a statement after 30 seconds, and then says whether a change was made. */
export const OTHERS: Limits = { reading: 10_000, changing: 31_000 };

/** The message of the error of an abandoned call; it is an outage (src/http/outage.ts). */
const LATE = 'D1 did not respond in time';

/** Throws where a call to D1 takes too long, because D1 may hang. */
export const inTime = <T>(work: PromiseLike<T>, limit = VISITORS.reading) =>
  within(work, limit, () => new Error(LATE));

const READS = /^\s*(SELECT\b|WITH\b(?!.*\b(INSERT|UPDATE|DELETE)\b))/is;

class TimedStatement {
  readonly inner: D1PreparedStatement;
  readonly text: string;
  readonly limits: Limits;

  // Scripts load this file with Node.js, which accepts no parameter properties.
  constructor(inner: D1PreparedStatement, text: string, limits: Limits) {
    this.inner = inner;
    this.text = text;
    this.limits = limits;
  }

  get limit() {
    return READS.test(this.text) ? this.limits.reading : this.limits.changing;
  }
  bind(...values: unknown[]) {
    return new TimedStatement(this.inner.bind(...values), this.text, this.limits);
  }
  all() {
    return inTime(this.inner.all(), this.limit);
  }
  run() {
    return inTime(this.inner.run(), this.limit);
  }
  raw() {
    return inTime(this.inner.raw(), this.limit);
  }
}

/** Drizzle uses only these methods of D1. */
const timedDatabase = (db: D1Database, limits: Limits) =>
  ({
    prepare: (text: string) => new TimedStatement(db.prepare(text), text, limits),
    batch: (list: TimedStatement[]) =>
      inTime(
        db.batch(list.map(({ inner }) => inner)),
        Math.max(limits.reading, ...list.map(({ limit }) => limit)),
      ),
  }) as unknown as D1Database;

/** A function that returns bindings whose databases keep within these limits; the scheduled job has bindings without limits. */
function timedBy(limits: Limits) {
  const timed = oncePer((db: D1Database) => timedDatabase(db, limits));
  return oncePer((env: Bindings) => withDatabases(env, timed));
}

export const timedForVisitors = timedBy(VISITORS);
export const timedForOthers = timedBy(OTHERS);

/** How often a write is repeated, and the milliseconds between two attempts. */
const REPEATS = 2;
const PAUSE = { least: 50, most: 250 };

/** Errors of D1 that may be gone a moment later: a lost connection, a restart of the database, an internal error. */
const PASSING = /connection lost|\breset\b|internal error|transient issue|starting up/i;
/** Errors of a database that is overloaded, or is being imported or exported: another attempt would only add to it. */
const BUSY = /overloaded|\b(import|export)\b/i;

/** Seconds after which an abandoned write may be tried again. */
const RETRY_AFTER = 5;

/**
 * Runs an idempotent write again where the connection to D1 is lost: D1 itself repeats only reads. Throws a 503 where D1
 * is busy, does not respond in time, or fails again.
 */
export async function retriedWrite<T>(what: string, write: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await write();
    } catch (error) {
      const message = rootMessage(error);
      const isBusy = BUSY.test(message);
      if (!isBusy && !PASSING.test(message) && message !== LATE) throw error;
      if (isBusy || message === LATE || repeats === REPEATS) {
        logFailure('not stored', { what, error: message });
        throw notStored(what, RETRY_AFTER);
      }
      await pause(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least));
    }
  }
}

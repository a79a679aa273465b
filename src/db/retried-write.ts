import { problem } from '../http/problem.ts';
import { pause } from '../lib/pause.ts';
import { rootMessage } from '../lib/root-message.ts';
import { LATE } from './response-time.ts';

/** How often a write is repeated, and the milliseconds between two attempts. */
const REPEATS = 2;
const PAUSE = { least: 50, most: 250 };

/** Errors of D1 that a moment later may be over: a lost connection, a restart of the database, an internal error. */
const PASSING = /connection lost|\breset\b|internal error|transient issue|starting up/i;
/** Errors of a database that has too much to do, or is being imported or exported: another attempt would only add to it. */
const BUSY = /overloaded|\b(import|export)\b/i;

/** The 503 for a write that was not done. */
const notWritten = (what: string) =>
  problem(503, `${what} could not be stored. Try again.`, { headers: { 'Retry-After': '5' } });

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
        console.error(JSON.stringify({ event: 'not stored', what, error: message }));
        throw notWritten(what);
      }
      await pause(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least));
    }
  }
}

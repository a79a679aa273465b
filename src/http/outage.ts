import { rootMessage } from '../lib/root-message.ts';
import { problem } from './problem.ts';

/** Seconds after which a caller may try again. */
const RETRY_AFTER = 10;

// Only messages tell an outage from an error of ours. D1 adds SQLite’s code to the error of a statement that it has run;
// without a code, and with those of a full or failing disk, D1 itself has failed.
const OUTAGES = [
  /^D1_ERROR(?!.*(SQLITE_|parameter bindings))/,
  /: SQLITE_(BUSY|FULL|IOERR|NOMEM)\b/,
  /^D1 DB |^KV \S+ failed: (429|5\d\d)|^\w+: .*\((10001|10043|10054|10058)\)$/,
  /D1 did not respond in time|Network connection lost|internal error; reference|transient issue|object to be reset|code was updated/i,
];

/** Whether an error means that D1, KV or R2 did not respond, so that the same request can succeed later. */
export const isOutage = (error: unknown) => OUTAGES.some((outage) => outage.test(rootMessage(error)));

/** The 503 for a request during an outage, after which a change may have been made all the same. */
export const unavailable = (method: string) =>
  problem(
    503,
    /^(GET|HEAD)$/.test(method)
      ? 'The service is temporarily unavailable. Try again in a few seconds.'
      : 'The service is temporarily unavailable. The change may have been made: check before you try again.',
    { headers: { 'Retry-After': String(RETRY_AFTER) } },
  );

/**
 * The 503 for something that is not known to be stored, and the seconds after which the caller may try again: it is stored
 * once, however often it is sent.
 */
export const notStored = (what: string, seconds: number) =>
  problem(503, `${what} could not be stored. Try again.`, { headers: { 'Retry-After': String(seconds) } });

/** Milliseconds after which an attempt to reach D1 is given up. */
export const TIMEOUT = 5000;

/** The message of the error of an attempt that was given up; it is an outage (src/http/outage.ts). */
export const LATE = 'D1 did not respond in time';

/** Throws where work of D1 takes too long: D1 may hang, and a page waits for its script. */
export async function inTime<T>(work: PromiseLike<T>) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(LATE)), TIMEOUT);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

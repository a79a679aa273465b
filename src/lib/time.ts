export const SECONDS_PER_DAY = 86_400;

/** The day (UTC) of a moment in seconds: `2026-11-21`. */
export const dateOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);

/** A moment in seconds as ISO 8601: `2026-11-21T10:15:00Z`. */
export const isoOf = (time: number) => new Date(time * 1000).toISOString().replace('.000', '');

/** The beginning of a day (UTC) such as `2026-11-21`, in seconds. */
export const timeOf = (day: string) => Date.parse(day) / 1000;

/** A day some days later; earlier for a negative number. */
export const addDays = (day: string, days: number) => dateOf(timeOf(day) + days * SECONDS_PER_DAY);

/** The calendar month (UTC) of a moment in seconds, as a number: 202611. */
export function monthOf(time: number) {
  const date = new Date(time * 1000);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for work; where that takes longer, throws what `late` returns. */
export async function within<T>(work: PromiseLike<T>, ms: number, late: () => unknown) {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(late()), ms);
  try {
    return await Promise.race([work, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}

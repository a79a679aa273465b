import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Counts of the period that starts on a day (its first second, UTC), by series. */
export type Counted<Series extends string> = { day: number } & Record<Series, number>;

/** The start of the first day of a period that ends today, in Unix seconds. */
export const firstDay = (now: number, days = 30) =>
  now - (now % SECONDS_PER_DAY) - (days - 1) * SECONDS_PER_DAY;

/** The sums of the counts since `from`, `daysPerBar` days at a time. */
export function daysSince<Series extends string>(
  from: number,
  now: number,
  counted: Counted<Series>[],
  series: readonly Series[],
  daysPerBar = 1,
) {
  const length = Math.floor((now - from) / SECONDS_PER_DAY / daysPerBar) + 1;
  return Array.from({ length }, (_, i) => {
    const day = from + i * daysPerBar * SECONDS_PER_DAY;
    const inBar = counted.filter(
      (count) => count.day >= day && count.day < day + daysPerBar * SECONDS_PER_DAY,
    );
    const sums = series.map((name) => [name, inBar.reduce((sum, count) => sum + count[name], 0)]);
    return { day, ...(Object.fromEntries(sums) as Record<Series, number>) };
  });
}

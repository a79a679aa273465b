import { RETENTION_DAYS } from '../../db/statistics/statistics.ts';
import { SECONDS_PER_DAY, addDays, timeOf } from '../../lib/time.ts';
import { inOrder, type DateRange } from '../../pages/date-range.tsx';

/** Days of a query without a range. */
const DEFAULT_DAYS = 30;

/** The days of the page (UTC), those of the same length before, and the days per bar of its charts. */
export function statisticsRange(asked: DateRange, today: string) {
  const ordered = inOrder(asked);
  const to = ordered.to && ordered.to < today ? ordered.to : today;
  const start = ordered.from && ordered.from <= to ? ordered.from : addDays(to, 1 - DEFAULT_DAYS);
  const oldest = addDays(today, -RETENTION_DAYS);
  // Decisions are older than statistics where they are kept for longer.
  const first = oldest <= to ? oldest : addDays(to, -RETENTION_DAYS);
  const from = start < first ? first : start;
  const days = (timeOf(to) - timeOf(from)) / SECONDS_PER_DAY + 1;
  return {
    from,
    to,
    days,
    before: { from: addDays(from, -days), to: addDays(from, -1) },
    daysPerBar: daysPerBar(days),
  };
}
export type StatisticsRange = ReturnType<typeof statisticsRange>;

/** Charts with more than about 40 bars are large and hard to read. */
function daysPerBar(days: number) {
  if (days <= 40) return 1;
  return days <= 200 ? 7 : 28;
}

/** The first second of the first day, and that after the last day. */
export const spanOfDays = ({ from, to }: { from: string; to: string }) => ({
  since: timeOf(from),
  until: timeOf(addDays(to, 1)),
});

/** Counts of the period that starts on a day (its first second, UTC), by series. */
export type CountedDay<Series extends string> = { day: number } & Record<Series, number>;

/** The start of the first day of a period that ends today, in Unix seconds. */
export const firstDay = (now: number, days = 30) =>
  now - (now % SECONDS_PER_DAY) - (days - 1) * SECONDS_PER_DAY;

/** The sums of the counts since `from`, `daysPerBar` days at a time. */
export function daysSince<Series extends string>(
  from: number,
  now: number,
  counted: CountedDay<Series>[],
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

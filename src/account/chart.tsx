import { useView } from './view.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';

const HEIGHT = 100;

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

type Props<Series extends string> = {
  label: string;
  /** The names of the series, from the bottom up. */
  series: Record<Series, string>;
  days: Counted<NoInfer<Series>>[];
};

/** A chart of stacked bars, with the totals above. */
export function Chart<Series extends string>({ label, series, days }: Props<Series>) {
  const { formats } = useView();
  const names = Object.keys(series) as Series[];
  const sum = (count: Counted<Series>) => names.reduce((all, name) => all + count[name], 0);
  const most = Math.max(1, ...days.map(sum));
  const last = days.at(-1)!.day + days[1]!.day - days[0]!.day - SECONDS_PER_DAY;
  const bars = (count: Counted<Series>, i: number) => {
    let top = HEIGHT;
    return names.map((name) => {
      const height = (count[name] * HEIGHT) / most;
      top -= height;
      return height > 0 && <rect class={name} x={i * 10 + 1.5} y={top} width={7} height={height} />;
    });
  };
  return (
    <figure class="chart">
      <p class="legend">
        {names.map((name) => (
          <span class={name}>
            <strong>{formats.number(days.reduce((all, count) => all + count[name], 0))}</strong>{' '}
            {series[name]}
          </span>
        ))}
      </p>
      <svg
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {days.map(bars)}
      </svg>
      <figcaption>
        <span>{formats.day(days[0]!.day)}</span>
        <span>{formats.day(last)}</span>
      </figcaption>
    </figure>
  );
}

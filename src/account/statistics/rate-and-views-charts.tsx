import { SECONDS_PER_DAY, timeOf } from '../../lib/time.ts';
import type { StatisticsRange } from './shown-days.ts';
import { allOf, interactions, rateOf, sumOf, type Bars } from './figures.ts';
import { percentOrDash, useRangeName } from './key-figures.tsx';
import { TrendChart } from './trend-chart.tsx';
import { useView } from '../console.ts';

type Props = { bars: Bars; range: StatisticsRange };

/** The names of the points of a chart. */
function usePointNames({ bars, range }: Props) {
  const { formats } = useView();
  const nameOf = useRangeName();
  const days = bars.now.views.map(({ day }) => day);
  const last = timeOf(range.to);
  const names = days.map((day, i) => nameOf(day, (days[i + 1] ?? last + SECONDS_PER_DAY) - SECONDS_PER_DAY));
  return { names, ends: [formats.day(days[0]!), formats.day(last)] as [string, string] };
}

/** The opt-in rate as a line, with that of the range before. */
export function RateChart({ bars, range }: Props) {
  const { t, formats } = useView();
  const texts = t.statistics;
  const { names, ends } = usePointNames({ bars, range });
  const rates = bars.now.decisions.map(rateOf);
  const before = bars.before.decisions.map(rateOf);
  return (
    <TrendChart
      id="rate"
      label={texts.rate}
      lines={[
        { name: 'before', label: texts.before, values: before },
        { name: 'now', label: texts.thisRange, values: rates },
      ]}
      points={names.map((name, i) => [
        name,
        `${texts.rate}: ${percentOrDash(formats, rates[i])}`,
        `${texts.before}: ${percentOrDash(formats, before[i])}`,
      ])}
      highest={1}
      format={formats.percent}
      ends={ends}
    />
  );
}

/** The banner interactions as stacked bars, with the total of the range before as a line. */
export function ViewsChart({ bars, range }: Props) {
  const { t, formats } = useView();
  const texts = t.statistics;
  const { names, ends } = usePointNames({ bars, range });
  const { views } = bars.now;
  const before = bars.before.views.map(allOf);
  const totals = sumOf(interactions, views);
  return (
    <TrendChart
      id="views"
      label={texts.tables.views.title}
      bars={interactions.map((name) => ({
        name,
        label: texts.outcomes[name],
        total: formats.number(totals[name]),
        values: views.map((count) => count[name]),
      }))}
      lines={[
        {
          name: 'before',
          label: texts.totalBefore,
          values: before.some((count) => count > 0) ? before : [],
        },
      ]}
      points={names.map((name, i) => [
        name,
        ...interactions.map((outcome) => `${texts.outcomes[outcome]}: ${formats.number(views[i]![outcome])}`),
        `${texts.totalBefore}: ${formats.number(before[i]!)}`,
      ])}
      highest={Math.max(4, ...views.map(allOf), ...before)}
      format={formats.number}
      ends={ends}
    />
  );
}

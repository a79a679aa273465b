import type { Ended } from '../../log/counts/acceptance.ts';
import { timeOf } from '../../lib/time.ts';
import type { StatisticsRange } from './shown-days.ts';
import { allOf, decided, interactions, rateOf, sumOf, type Bars } from './figures.ts';
import type { Formats } from '../../pages/number-and-date-formats.ts';
import { Card } from '../../pages/page.tsx';
import { useView } from '../console.ts';

const choices = (count: Ended) => count.acceptedAll + count.chosen + count.refusedAll;

/** The figures of the range, each with its change. */
export function KeyFigures({ bars, range: { before } }: { bars: Bars; range: StatisticsRange }) {
  const { t, formats } = useView();
  const texts = t.statistics;
  const change = useChange({ from: timeOf(before.from), to: timeOf(before.to) });
  const periods = [bars.now, bars.before] as const;
  const [rate, rateBefore] = periods.map(({ decisions }) => rateOf(sumOf(decided, decisions)));
  const views = periods.map(({ views }) => sumOf(interactions, views));
  const [shown, shownBefore] = views.map(allOf) as [number, number];
  const [chosen, chosenBefore] = views.map(choices) as [number, number];
  const figures = [
    [texts.rate, percentOrDash(formats, rate), change.ofRate(rate, rateBefore), texts.rateText],
    [texts.shownViews, formats.number(shown), change.ofCount(shown, shownBefore), texts.shownText],
    [
      texts.interactions,
      formats.number(chosen),
      change.ofCount(chosen, chosenBefore),
      texts.interactionsText,
    ],
  ] as const;
  return (
    <div class="key-figures">
      {figures.map(([title, value, change, text]) => (
        <Card title={title}>
          <p class="figure">{value}</p>
          <p>{change}</p>
          <p class="hint">{text}</p>
        </Card>
      ))}
    </div>
  );
}

/** A share, or a dash where there is none. */
export const percentOrDash = ({ percent }: Formats, share: number | undefined) =>
  share === undefined ? '–' : percent(share);

/** Names a range of days, or a single day. */
export function useRangeName() {
  const { t, formats } = useView();
  return (from: number, to: number) =>
    to > from ? t.statistics.range(formats.day(from), formats.day(to)) : formats.day(from);
}

/** How a figure differs from that of the period before. */
function useChange(before: { from: number; to: number }) {
  const { t, formats } = useView();
  const texts = t.statistics;
  const range = useRangeName()(before.from, before.to);
  const signed = (value: number) => {
    const rounded = Math.round(value * 10) / 10;
    const sign = rounded > 0 ? '+' : '−';
    return `${rounded === 0 ? '±' : sign}${formats.number(Math.abs(rounded))}`;
  };
  return {
    ofCount: (now: number, then: number) =>
      then === 0
        ? texts.noneBefore(range)
        : texts.against(texts.percent(signed((100 * (now - then)) / then)), range),
    ofRate: (now: number | undefined, then: number | undefined) =>
      now === undefined || then === undefined
        ? texts.noneBefore(range)
        : texts.against(texts.points(signed(100 * (now - then))), range),
  };
}

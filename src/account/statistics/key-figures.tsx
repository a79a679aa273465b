import type { Ended } from '../../log/counts/acceptance.ts';
import { timeOf } from '../../lib/time.ts';
import type { StatisticsRange } from './shown-days.ts';
import { allOf, decided, interactions, rateOf, sumOf, type Bars } from './tables.ts';
import { Card } from '../../pages/page.tsx';
import { useView } from '../console.ts';

type Props = { bars: Bars; range: StatisticsRange };

const choices = (count: Ended) => count.acceptedAll + count.chosen + count.refusedAll;

/** The figures of the range, each with its change. */
export function KeyFigures({ bars, range: { before } }: Props) {
  const { t, formats } = useView();
  const texts = t.statistics;
  const change = useChange({ from: timeOf(before.from), to: timeOf(before.to) });
  const [rate, rateBefore] = [bars.now, bars.before].map(({ decisions }) =>
    rateOf(sumOf(decided, decisions)),
  );
  const [now, then] = [bars.now, bars.before].map(({ views }) => sumOf(interactions, views));
  return (
    <div class="key-figures">
      <KeyFigure
        title={texts.rate}
        value={rate === undefined ? '–' : formats.percent(rate)}
        change={change.ofRate(rate, rateBefore)}
        text={texts.rateText}
      />
      <KeyFigure
        title={texts.shownViews}
        value={formats.number(allOf(now!))}
        change={change.ofCount(allOf(now!), allOf(then!))}
        text={texts.shownText}
      />
      <KeyFigure
        title={texts.interactions}
        value={formats.number(choices(now!))}
        change={change.ofCount(choices(now!), choices(then!))}
        text={texts.interactionsText}
      />
    </div>
  );
}

/** A figure with its change. */
function KeyFigure({ title, value, change, text }: Record<'title' | 'value' | 'change' | 'text', string>) {
  return (
    <Card title={title}>
      <p class="figure">{value}</p>
      <p>{change}</p>
      <p class="hint">{text}</p>
    </Card>
  );
}

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
      then === 0 ? texts.noneBefore(range) : texts.against(`${signed((100 * (now - then)) / then)}%`, range),
    ofRate: (now: number | undefined, then: number | undefined) =>
      now === undefined || then === undefined
        ? texts.noneBefore(range)
        : texts.against(texts.points(signed(100 * (now - then))), range),
  };
}

const HEIGHT = 100;
/** Width of a bar with its gaps in the drawing. */
const STEP = 10;

type Series = { name: string; label: string; total?: string };

type Props = {
  /** The name of the chart and of its rows: `#views-3` is the row of the fourth point. */
  id: string;
  label: string;
  /** The series of stacked bars, from the bottom up, with their values by point. */
  bars?: (Series & { values: number[] })[];
  /** Lines with their values by point, none where there is nothing to show. */
  lines: (Series & { values: (number | undefined)[] })[];
  /** The text that each point shows. */
  points: string[][];
  /** The highest value that the axis must have. */
  highest: number;
  /** The text of a value on the axis. */
  format: (value: number) => string;
  /** The names of the first and the last point. */
  ends: [string, string];
};

/**
 * A chart with axis and grid. Each point is a link to its row in the data table that shows its values on hover and on
 * focus, so the chart needs no script.
 */
export function TrendChart({ id, label, bars = [], lines, points, highest, format, ends }: Props) {
  const ticks = ticksUpTo(highest);
  const top = ticks.at(-1)!;
  const width = points.length * STEP;
  const y = (value: number) => round(HEIGHT - (value * HEIGHT) / top);
  return (
    <figure class="trend">
      <p class="legend">
        {[...bars, ...lines].map(({ name, label, total }) => (
          <span class={name}>
            {total && (
              <>
                <strong>{total}</strong>{' '}
              </>
            )}
            {label}
          </span>
        ))}
      </p>
      <div class="plot">
        <ul class="ticks" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <li>{format(tick)}</li>
          ))}
        </ul>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path class="grid" d={ticks.map((tick) => `M0 ${y(tick)}H${width}`).join('')} />
          <Bars bars={bars} y={y} />
          {lines.map(({ name, values }) => (
            <path class={`line ${name}`} d={lineOf(values, y)} />
          ))}
        </svg>
        <ol class="points">
          {points.map((texts, i) => (
            <li>
              <a href={`#${id}-${i}`}>
                <span class={i >= points.length / 2 ? 'tip late' : 'tip'}>{texts.join('\n')}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </figcaption>
    </figure>
  );
}

/** Stacked bars; one path for all bars of a series, because a page has many of them. */
function Bars({ bars, y }: { bars: { name: string; values: number[] }[]; y: (value: number) => number }) {
  const tops: number[] = [];
  return bars.map(({ name, values }) => {
    const d = values.map((value, i) => {
      const bottom = tops[i] ?? 0;
      tops[i] = bottom + value;
      return value > 0 ? `M${i * STEP + 1.5} ${y(bottom)}V${y(bottom + value)}h7V${y(bottom)}z` : '';
    });
    return <path class={name} d={d.join('')} />;
  });
}

/** A line with gaps where a value is missing. A single point becomes a dot. */
const lineOf = (values: (number | undefined)[], y: (value: number) => number) =>
  values
    .map((value, i) => {
      if (value === undefined) return '';
      const point = `${(i + 0.5) * STEP} ${y(value)}`;
      return values[i - 1] === undefined ? `M${point}L${point}` : `L${point}`;
    })
    .join('');

const round = (value: number) => Math.round(value * 10) / 10;

/** Round values from 0 up to at least `highest`, four or five of them. */
function ticksUpTo(highest: number) {
  const rough = highest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough)!;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, i) => i * step);
}

import type { DayCount } from '../log/life/days.ts';
import { useView } from './view.ts';

const DAY = 86_400;
const DAYS = 30;
const HEIGHT = 100;

/** The start of the first day that is shown, in seconds. */
export const firstDay = (now: number) => now - (now % DAY) - (DAYS - 1) * DAY;

/** Consents given and declined by day, as stacked bars, and as a table for whoever wants the figures. */
export function Chart({ counts, from }: { counts: DayCount[]; from: number }) {
  const { t, formats } = useView();
  const byDay = new Map(counts.map((count) => [count.day, count]));
  const days = Array.from({ length: DAYS }, (_, i) => from + i * DAY).map(
    (day) => byDay.get(day) ?? { day, given: 0, declined: 0 },
  );
  const most = Math.max(...days.map(({ given, declined }) => given + declined));
  const height = (count: number) => (count * HEIGHT) / most;
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${DAYS * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.overview.chart}
      >
        {days.map(({ given, declined }, i) => (
          <>
            <Bar kind="given" x={i} y={HEIGHT - height(given)} height={height(given)} />
            <Bar kind="declined" x={i} y={HEIGHT - height(given + declined)} height={height(declined)} />
          </>
        ))}
      </svg>
      <figcaption>
        <span>{formats.day(days[0]!.day)}</span>
        <span>{formats.day(days.at(-1)!.day)}</span>
      </figcaption>
      <details>
        <summary>{t.overview.byDay}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.overview.day}</th>
              <th scope="col">{t.overview.given}</th>
              <th scope="col">{t.overview.declined}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, given, declined }) => (
              <tr>
                <th scope="row">{formats.day(day)}</th>
                <td>{formats.number(given)}</td>
                <td>{formats.number(declined)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const Bar = ({ kind, x, y, height }: { kind: string; x: number; y: number; height: number }) =>
  height > 0 && <rect class={kind} x={x * 10 + 1.5} y={y} width={7} height={height} />;

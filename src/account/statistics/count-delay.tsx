import { useView } from '../console.ts';

/** How late counters are; `until` is the time until when page views are counted, where that is not minutes ago. */
export function CountDelay({ until }: { until: number | undefined }) {
  const { t, formats } = useView();
  const { late, lateHourly } = t.statistics;
  return <p class="hint">{until === undefined ? late : lateHourly(formats.time(until))}</p>;
}

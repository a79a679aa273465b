import { spreadOf, type Run, type Spread } from './load.ts';

type Target = { min?: number; max?: number };
/** A row of the table. */
export type Line = {
  name: string;
  value: string;
  spread: string;
  target: string;
  /** Undefined without a target. */
  met: boolean | undefined;
  cpu: string;
  detail: string;
};

/** The ratio of two sides’ rates or latencies over the rounds. */
export function compared(name: string, pairs: [Run, Run][], by: 'rate' | 'latency', target: Target): Line {
  const { median, low, high } = spreadOf(pairs.map(([a, b]) => a[by] / b[by]));
  const cpu = spreadOf(pairs.map(([a, b]) => (by === 'rate' ? b.cpu / a.cpu : a.cpu / b.cpu)));
  const [ours, others] = [0, 1].map((side) => spreadOf(pairs.map((pair) => pair[side]![by])));
  return {
    name,
    value: median.toFixed(2),
    spread: `${low.toFixed(2)}–${high.toFixed(2)}`,
    target: target.min ? `≥ ${target.min}` : `≤ ${target.max}`,
    met: target.min ? median >= target.min : median <= target.max!,
    cpu: `${cpu.median.toFixed(2)} (${cpu.low.toFixed(2)}–${cpu.high.toFixed(2)})`,
    detail: `${short(ours)} / ${short(others)} ${by === 'rate' ? 'calls/s' : 'ms'}`,
  };
}

/** A number with an upper limit. */
export const limited = (name: string, value: number, max: number): Line => ({
  name,
  value: value.toFixed(1),
  spread: '–',
  target: `≤ ${max}`,
  met: value <= max,
  cpu: '–',
  detail: '',
});

/** A number without a limit. */
export const untargeted = (name: string, value: number): Line => ({
  ...limited(name, value, Infinity),
  target: '–',
  met: undefined,
});

const short = (spread: Spread | undefined) => (spread ? Number(spread.median.toPrecision(3)).toString() : '');

/** Prints the results as a Markdown table for bench/results.md. */
export function printReport(machine: string, sizes: number[], lines: Line[]) {
  const all = sizes.map((size) => size.toLocaleString('en')).join(', ');
  console.log(`\n${machine}.${all && ` Databases of ${all} entries.`}\n`);
  console.log('| Measurement | Median | Middle half | Target | Result | By CPU time | Absolute |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, value, spread, target, met, cpu, detail } of lines) {
    const result = met === undefined ? '–' : met ? 'Met' : '**Missed**';
    console.log(`| ${name} | ${value} | ${spread} | ${target} | ${result} | ${cpu} | ${detail} |`);
  }
}

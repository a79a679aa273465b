import { spreadOf } from './load.ts';

const RESAMPLES = 2000;

const median = (values: number[]) => spreadOf(values).median;
const resampled = (values: number[]) => values.map(() => values[Math.floor(Math.random() * values.length)]!);

/**
 * The ratio of two medians, each without that of `base`, and the interval that contains it with 95% probability (bootstrap).
 * Unlike the median of single ratios, it does not grow with the noise of its divisor.
 */
export function ratioOfMedians(ours: number[], theirs: number[], base: number[]) {
  const added = (of: (values: number[]) => number[]) =>
    [ours, theirs].map((side) => median(of(side)) - median(of(base)));
  const ratioOf = ([us, others]: number[]) => us! / others!;
  const medians = added((values) => values);
  const ratios = Array.from({ length: RESAMPLES }, () => ratioOf(added(resampled))).toSorted((a, b) => a - b);
  const at = (share: number) => ratios[Math.floor((RESAMPLES - 1) * share)]!;
  return { ratio: ratioOf(medians), low: at(0.025), high: at(0.975), medians };
}

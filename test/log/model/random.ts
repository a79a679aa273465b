/** Random numbers that a seed repeats (mulberry32). */
export function randomBy(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]) => list[below(list.length)]!,
    hex: (length: number) => Array.from({ length }, () => below(16).toString(16)).join(''),
    some: <T>(list: readonly T[]) => list.filter(() => next() < 0.5),
  };
}
export type Random = ReturnType<typeof randomBy>;

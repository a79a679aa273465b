import { bytesOf, textOf } from '../../packages/client/src/edge/bytes.ts';
import { tokenizer } from '../../packages/client/src/edge/tokenize.ts';

export type Found = [name: string, attributes: [string, string][]];

/** The tags that the edge finds in a text that comes in parts, and what it writes. */
export function byEdge(parts: string[]) {
  const found: Found[] = [];
  const { write, end } = tokenizer({
    change({ name, names, get }) {
      const all = names();
      // A name that comes twice counts once.
      found.push([name, all.map((one) => [one, get(one)!])]);
      return undefined;
    },
  });
  const written = [...parts.map((part) => write(bytesOf(part))), end()].map(textOf).join('');
  return { found, written };
}

/** Numbers that look random, the same ones each time. */
export function numbers(seed: number) {
  let state = seed * 7919;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** At most so many pieces in any order. */
export const randomText = (pieces: string[], most: number, random: (below: number) => number) =>
  Array.from({ length: 1 + random(most) }, () => pieces[random(pieces.length)]!).join('');

export const cutAtRandom = (html: string, random: (below: number) => number) => {
  const all = [];
  for (let at = 0, length; at < html.length; at += length)
    all.push(html.slice(at, at + (length = 1 + random(9))));
  return all;
};

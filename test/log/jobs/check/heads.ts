import type { KnownLog } from '../known.ts';
import { rootOver } from './hashes.ts';
import type { Stored } from './stored.ts';

/** The open block has a head over all of its entries, and no other block has one. */
export function* headFlaws({ entries }: KnownLog, { blocks, heads }: Stored) {
  const sealed = blocks.at(-1)?.last ?? 0;
  const open = entries.length - sealed;
  if (heads.length !== Number(open > 0)) yield `there are ${heads.length} heads`;
  for (const { block, first, entries: count, root } of heads) {
    if (block !== blocks.length + 1 || first !== sealed + 1 || count !== open)
      yield `the head of block ${block} covers ${count} entries from ${first}`;
    if (root !== rootOver(...entries.slice(first - 1, first - 1 + count).map(({ line }) => line)))
      yield `the head of block ${block} has another root`;
  }
}

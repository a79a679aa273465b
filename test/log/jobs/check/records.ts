import { hex } from '../../../../src/lib/bytes.ts';
import { recordLine } from '../../../../src/log/leaf.ts';
import type { KnownLog } from '../known.ts';
import { leafFile, rootOver } from './hashes.ts';
import type { Stored } from './stored.ts';

/** Each record says what its block holds, and what was erased is listed once. */
export function* recordFlaws({ began, domain, entries }: KnownLog, { blocks, erased, bytes }: Stored) {
  const listedBy = new Map<number, number>();
  for (const { number, first, last, oldest, newest, state, root, record, leaves } of blocks) {
    if (record === null) continue;
    const listed = (JSON.parse(record) as { erased: number[] }).erased;
    for (const seq of listed) {
      if (listedBy.has(seq)) yield `entry ${seq} is listed as erased twice`;
      listedBy.set(seq, number);
    }
    const lines = entries.slice(first - 1, last).map(({ line }) => line);
    if (root !== rootOver(...lines)) yield `block ${number} has another root`;
    const from = { first, last, from: oldest, to: newest, erased: listed };
    if (record !== recordLine({ domain, log: began, block: number, ...from, root }))
      yield `block ${number} has the record ${record}`;
    if (state === 'archived' && hex(bytes(leaves!)) !== leafFile(...lines))
      yield `block ${number} has other leaf hashes`;
  }
  for (const { seq, listed } of erased)
    if (listed !== (listedBy.get(seq) ?? null)) yield `entry ${seq} is not listed by ${listed}`;
  const lastGone = blocks.findLast(({ state }) => state === 'gone')?.last ?? 0;
  for (const [seq] of listedBy)
    if (seq > lastGone && !erased.some((row) => row.seq === seq))
      yield `entry ${seq} is listed and not erased`;
}

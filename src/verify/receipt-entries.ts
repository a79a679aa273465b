import { hex } from '../lib/bytes.ts';
import { leafHash } from '../lib/merkle.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import type { BlockResult } from './verify-block.ts';
import { MAX_BLOCK_DAYS, type BlockRecord, type Leaf } from './log-lines.ts';
import type { TreeHead } from './verify-entry.ts';

/** An entry from a receipt, and the tree head that the receipt names. */
export type ReceiptEntry = { leaf: Leaf; head: TreeHead };
type Found = 'same' | 'erased' | 'other';

/** Searches for the entries of receipts among the lines of blocks while they are read. */
export function receiptEntrySearch(receipts: ReceiptEntry[]) {
  const wanted = Map.groupBy(receipts, ({ leaf }) => leaf.seq);
  const found = new Map<ReceiptEntry, Found>();

  async function* among(
    { first }: Pick<BlockRecord, 'first'>,
    lines: AsyncIterable<string> | Iterable<string>,
  ) {
    let seq = first;
    for await (const line of lines) {
      for (const receipt of wanted.get(seq) ?? []) found.set(receipt, compare(receipt, line));
      seq++;
      yield line;
    }
  }
  return { among, found };
}

/** A parsed leaf can be serialized to exactly the same line, because `readLeaf` accepts no other form. */
function compare({ leaf }: ReceiptEntry, line: string): Found {
  const own = JSON.stringify(leaf);
  if (line === own) return 'same';
  return line === JSON.stringify({ seq: leaf.seq, leaf: hex(leafHash(own)) }) ? 'erased' : 'other';
}

/**
 * What became of a receipt's entry: `block` is the one that should have it, if there is one yet; `looked` says that what
 * no record covers was looked through.
 */
export function receiptEntryResult(
  { seq, timestamp }: Leaf,
  found: Found | undefined,
  block: { number: number; state: BlockResult['state'] } | undefined,
  { now, looked }: { now: number; looked: boolean },
): { state: 'right' | 'wrong'; text: string } {
  const say = (state: 'right' | 'wrong', what: string) => ({
    state,
    text: `Entry ${seq} of your receipt ${what}.`,
  });
  const age = Math.floor((now - timestamp) / SECONDS_PER_DAY);
  if (!block && age > MAX_BLOCK_DAYS) return say('wrong', `is ${age} days old but not covered by any record`);
  if (!block && !looked) return say('right', 'is not covered by a record yet');
  const name = block ? `block ${block.number}` : 'a block without a record yet';
  if (found === 'same') return say('right', `is in ${name}`);
  if (found === 'erased') return say('right', `was erased from ${name}; its hash is still there`);
  if (found === 'other') return say('wrong', `differs from the entry at its position in ${name}`);
  if (!block) return say('wrong', 'is not in the log');
  return block.state === 'gone'
    ? say('right', `was deleted with ${name}`)
    : say('wrong', `is not in ${name}`);
}

import { hex } from '../lib/bytes.ts';
import { leafHash } from '../lib/merkle.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import type { BlockResult } from './verify-block.ts';
import type { Commitment } from './commitment.ts';
import { lostAt, rollbackText, type Chain } from './log-chain.ts';
import { MAX_BLOCK_DAYS, type Leaf } from './log-lines.ts';
import type { ReceiptResult } from './verify-receipt.ts';
import { lost, right, wrong, type Statement } from './verify-checkpoints.ts';

/** An entry from a receipt, and what the receipt states about the log; `name` in sentences, “your receipt” by default. */
export type ReceiptEntry = { leaf: Leaf; commitment: Commitment; name?: string };

/** What a valid receipt demands of the log: its entries, and the states of the log under their anchors. */
export function demandsOf({ entries }: Pick<ReceiptResult, 'entries'>, name = 'your receipt') {
  return {
    receipts: entries.map(({ leaf, commitment }) => ({ leaf: leaf!, commitment: commitment!, name })),
    commitments: entries.flatMap(({ anchor }) =>
      anchor ? [{ name: `the anchor in ${name}`, commitment: anchor.commitment }] : [],
    ),
  };
}

type Found = 'same' | 'erased' | 'other';

/** Searches for the entries of receipts among the lines of blocks while they are read. */
export function receiptEntrySearch(receipts: ReceiptEntry[]) {
  const wanted = Map.groupBy(receipts, ({ leaf }) => leaf.seq);
  const found = new Map<ReceiptEntry, Found>();
  const watch = (seq: number, line: string) => {
    for (const receipt of wanted.get(seq) ?? []) found.set(receipt, compare(receipt, line));
  };
  return { watch, found };
}

/** A parsed leaf can be serialized to exactly the same line, because `readLeaf` accepts no other form. */
function compare({ leaf }: ReceiptEntry, line: string): Found {
  const own = JSON.stringify(leaf);
  if (line === own) return 'same';
  return line === JSON.stringify({ seq: leaf.seq, leaf: hex(leafHash(own)) }) ? 'erased' : 'other';
}

/** A block with a record, and its result. */
export type VerifiedBlock = { number: number; first: number; last: number; state: BlockResult['state'] };

/**
 * What became of a receipt’s entry: `block` is the one that should have it, if there is one yet; `looked` says that what
 * no record covers was looked through.
 */
export function receiptEntryResult(
  { leaf: { seq, timestamp }, commitment, name = 'your receipt' }: ReceiptEntry,
  found: Found | undefined,
  block: VerifiedBlock | undefined,
  { chain, now, looked }: { chain: Chain; now: number; looked: boolean },
): Statement {
  const entry = `Entry ${seq} of ${name}`;
  const began = lostAt(chain, commitment.log, (rollback) => rollback.seq >= seq);
  const absent = (what: string) =>
    began === undefined ? wrong(`${entry} ${what}.`) : lost(`${entry} was lost in ${rollbackText(began)}.`);
  const age = Math.floor((now - timestamp) / SECONDS_PER_DAY);
  if (!block && age > MAX_BLOCK_DAYS) return absent(`is ${age} days old but not covered by any record`);
  if (!block && !looked) return right(`${entry} is not covered by a record yet.`);
  const where = block ? `block ${block.number}` : 'a block without a record yet';
  if (found === 'same') return right(`${entry} is in ${where}.`);
  if (found === 'erased') return right(`${entry} was erased from ${where}; its hash is still there.`);
  if (found === 'other') return absent(`differs from the entry at its position in ${where}`);
  if (!block) return absent('is not in the log');
  return block.state === 'gone' ? right(`${entry} was deleted with ${where}.`) : absent(`is not in ${where}`);
}

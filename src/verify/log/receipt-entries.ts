import { hex } from '../../lib/bytes.ts';
import type { Commitment } from '../commitment.ts';
import { lostAt, rollbackText, type Chain } from './log-chain.ts';
import { entryOf, type Decision } from './log-lines.ts';
import { lost, right, wrong, type Statement } from './verify-checkpoints.ts';

/** A decision from a receipt, and what the receipt states about the log; `name` in sentences, “your receipt” by default. */
export type ReceiptEntry = { decision: Decision; commitment: Commitment; name?: string };

/** What became of a receipt’s decision: the line at its place, and whether it was deleted with its block. */
export function receiptEntryResult(
  { decision, commitment, name = 'your receipt' }: ReceiptEntry,
  line: string | undefined,
  { chain, isGone }: { chain: Chain; isGone: boolean },
): Statement {
  const { seq } = decision;
  const record = `Record ${seq} of ${name}`;
  const began = lostAt(chain, commitment.log, ({ size }) => size >= seq);
  const absent = (what: string) =>
    began === undefined ? wrong(`${record} ${what}.`) : lost(`${record} was lost in ${rollbackText(began)}.`);
  // A parsed decision is serialized to exactly the same line, because `readDecision` accepts no other form.
  const own = JSON.stringify(decision);
  if (line === own) return right(`${record} is in the log.`);
  if (line === JSON.stringify({ seq, entry: hex(entryOf(own)) }))
    return right(`${record} was erased; its entry is still there.`);
  if (line !== undefined) return absent('differs from the record at its place');
  return isGone ? right(`${record} was deleted with its block.`) : absent('is not in the log');
}

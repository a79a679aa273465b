import type { Commitment } from '../commitment.ts';
import type { Chain } from './log-chain.ts';
import type { LogCopy, LogInput } from './log-input.ts';
import type { Keys, SignedCheckpoint } from './log-keys.ts';
import type { ReceiptEntry } from './receipt-entries.ts';
import { foreign, openNamed, rootOf, wrong, type SignedRoot, type Statement } from './verify-checkpoints.ts';

/** An earlier checkpoint with a valid signature, and the root that it demands. */
type EarlierCheckpoint = { name: string; checkpoint: SignedCheckpoint; root: SignedRoot };

/** What an auditor holds of the log. */
type Holdings = {
  earlier: EarlierCheckpoint[];
  receipts: ReceiptEntry[];
  /** Signed statements of the service, in receipts and elsewhere. */
  commitments: { name: string; commitment: Commitment }[];
  copy: (LogCopy & { log: number }) | undefined;
};

/** Reads what an auditor holds; reports what cannot be about the log that is shown. */
export async function* readHoldings(given: LogInput, chain: Chain): AsyncGenerator<Statement, Holdings> {
  const { keys } = given;
  const earlier: EarlierCheckpoint[] = [];
  for (const [name, note] of [
    ['your earlier checkpoint', given.since],
    ['the checkpoint of your copy', given.copy?.checkpoint],
  ] as const) {
    const title = name.replace(/^./, (letter) => letter.toUpperCase());
    const checkpoint = note === undefined ? undefined : yield* opened(title, note, keys);
    const problem = checkpoint && foreign(chain, keys.domain, checkpoint.chain.log);
    if (problem) yield wrong(`${title} ${problem}`);
    else if (checkpoint) earlier.push({ name, checkpoint, root: rootOf(name, checkpoint) });
  }
  const receipts: ReceiptEntry[] = [];
  for (const receipt of given.receipts ?? []) {
    const problem = otherLog(receipt.commitment, keys, chain);
    const name = receipt.name ? ` (${receipt.name})` : '';
    if (problem) yield wrong(`Your receipt for record ${receipt.decision.seq}${name} ${problem}`);
    else receipts.push(receipt);
  }
  const commitments = receipts.map(({ name = 'your receipt', commitment }) => ({ name, commitment }));
  for (const each of given.commitments ?? []) {
    const problem = otherLog(each.commitment, keys, chain);
    if (problem) yield wrong(`${each.name} ${problem}`);
    else commitments.push(each);
  }
  const copied = earlier.find(({ name }) => name === 'the checkpoint of your copy')?.checkpoint.chain.log;
  const copy = given.copy && copied !== undefined ? { ...given.copy, log: copied } : undefined;
  return { earlier, receipts, commitments, copy };
}

/** The checkpoint of a note; reports one that is not valid. */
export async function* opened(
  name: string,
  note: string,
  keys: Keys,
): AsyncGenerator<Statement, SignedCheckpoint | undefined> {
  const checkpoint = await openNamed(name, note, keys);
  if ('chain' in checkpoint) return checkpoint;
  yield checkpoint;
  return undefined;
}

/** Why a signed statement cannot be about the log that is shown. */
const otherLog = ({ domain, log }: Commitment, keys: Keys, chain: Chain) =>
  domain === keys.domain ? foreign(chain, domain, log) : `belongs to the domain ${domain}, not to this log.`;

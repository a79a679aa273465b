import type { Commitment, Keys, SignedCheckpoint } from './log-keys.ts';
import { type Chain, lostAt, rollbackText } from './log-chain.ts';
import type { LogCopy, LogInput, Lines, ReceiptEntry } from './log-input.ts';
import {
  foreign,
  openNamed,
  rootOf,
  wrong,
  type SignedRoot,
  type Statement,
  lost,
  right,
} from './verify-checkpoints.ts';
import { hex } from '../../lib/bytes.ts';
import { entryOf } from './log-lines.ts';

/** Reads what an auditor holds; reports what cannot be about the log that is shown. */
export async function* readHoldings(given: LogInput, chain: Chain) {
  const { keys } = given;
  /** Checkpoints with a valid signature, and the roots that they demand. */
  const earlier: { name: string; checkpoint: SignedCheckpoint; root: SignedRoot }[] = [];
  for (const [name, note] of [
    ['your earlier checkpoint', given.since],
    ['the checkpoint of your copy', given.copy?.checkpoint],
  ] as const) {
    const title = name.replace(/^./, (letter) => letter.toUpperCase());
    const checkpoint = note === undefined ? undefined : yield* openNamed(title, note, keys);
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
  /** Signed statements of the service, in receipts and elsewhere. */
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

/** Why a signed statement cannot be about the log that is shown. */
const otherLog = ({ domain, log }: Commitment, keys: Keys, chain: Chain) =>
  domain === keys.domain ? foreign(chain, domain, log) : `belongs to the domain ${domain}, not to this log.`;

/**
 * Compares the records of a log with the lines of a copy while they are read. A decision of the copy may have been erased
 * since, or deleted with its block.
 */
export function copyComparison({ lines }: Pick<LogCopy, 'lines'>, log: number) {
  const copied = seqLines(lines);
  let next: Awaited<ReturnType<typeof copied.next>> | undefined;
  const differing: number[] = [];
  const unread: number[] = [];
  let compared = 0;

  async function watch(seq: number, line: string | undefined) {
    next ??= await copied.next();
    while (!next.done && next.value.seq < seq) next = await copied.next();
    if (next.done || next.value.seq !== seq) return;
    if (line === undefined) {
      unread.push(seq);
      return;
    }
    compared++;
    if (!isSame(next.value.line, line)) differing.push(seq);
  }

  /** The differences, once all records were read; `isGone` says of a record that it was deleted with its block. */
  async function* results(
    chain: Chain,
    isGone: (seq: number) => boolean,
    last: number,
  ): AsyncGenerator<Statement> {
    next ??= await copied.next();
    const absent = unread.filter((seq) => !isGone(seq));
    for (; !next.done; next = await copied.next()) if (next.value.seq > last) absent.push(next.value.seq);
    for (const [seqs, what] of [
      [differing, 'differ from your copy'],
      [absent, 'are in your copy, but no longer in the log'],
    ] as const) {
      const groups = Map.groupBy(seqs, (seq) => lostAt(chain, log, (rollback) => rollback.size >= seq));
      for (const [began, some] of groups)
        yield began === undefined
          ? wrong(`Records ${what}: ${someOf(some)}.`)
          : lost(`Records of your copy were lost in ${rollbackText(began)}: ${someOf(some)}.`);
    }
    yield right(`${compared - differing.length} records are those of your copy.`);
  }
  return { watch, results };
}

async function* seqLines(lines: Lines) {
  for await (const line of lines) yield { seq: (JSON.parse(line) as { seq: number }).seq, line };
}

/** Whether a line is that of the copy, or what remains of it after an erasure. */
const isSame = (copy: string, line: string) => line === copy || line === remainsOf(copy);

/** The line of an erased decision. */
const remainsOf = (line: string) =>
  JSON.stringify({ seq: (JSON.parse(line) as { seq: number }).seq, entry: hex(entryOf(line)) });

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
  if (line === remainsOf(own)) return right(`${record} was erased; its entry is still there.`);
  if (line !== undefined) return absent('differs from the record at its place');
  return isGone ? right(`${record} was deleted with its block.`) : absent('is not in the log');
}

const someOf = (seqs: number[]) =>
  seqs.length > 5 ? `${seqs.slice(0, 5).join(', ')} and ${seqs.length - 5} more` : seqs.join(', ');

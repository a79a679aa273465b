import { hex } from '../lib/bytes.ts';
import { incrementalMerkleTree } from '../lib/incremental-merkle-tree.ts';
import { leafHash } from '../lib/merkle.ts';
import { lostAt, rollbackText, type Chain } from './log-chain.ts';
import type { VerifiedBlock } from './receipt-entries.ts';
import { lost, right, wrong, type Statement } from './verify-checkpoints.ts';
import type { SignedRoot } from './verify-records.ts';

type Lines = AsyncIterable<string> | Iterable<string>;
/** What an auditor has read of a log before: its checkpoint, its records, and its leaves in the order of `seq`. */
export type LogCopy = { checkpoint: string; records: Lines; leaves: Lines };

/** The root that the records of a copy demand, whether or not a checkpoint covers all of them. */
export async function rootOfCopy({ records }: LogCopy, log: number): Promise<SignedRoot> {
  const tree = incrementalMerkleTree();
  for await (const line of records) tree.add(leafHash(line));
  return { name: 'your copy', log, size: tree.size, root: hex(tree.root()) };
}

/**
 * Compares the lines of blocks with those of a copy while they are read. An entry of the copy may have been erased since,
 * or deleted with its block.
 */
export function copyComparison({ leaves }: Pick<LogCopy, 'leaves'>, log: number) {
  const kept = seqLines(leaves);
  let next: Awaited<ReturnType<typeof kept.next>> | undefined;
  const differing: number[] = [];
  let compared = 0;
  let last = 0;

  async function watch(seq: number, line: string) {
    last = Math.max(last, seq);
    next ??= await kept.next();
    while (!next.done && next.value.seq < seq) next = await kept.next();
    if (next.done || next.value.seq !== seq) return;
    compared++;
    if (!isSame(next.value.line, line)) differing.push(seq);
  }

  /** The differences, once all lines were read; `blocks` are those of the log with a record. */
  async function* results(chain: Chain, blocks: VerifiedBlock[]): AsyncGenerator<Statement> {
    const gone = blocks.filter(({ state }) => state === 'gone');
    const isGone = (seq: number) => gone.some(({ first, last }) => first <= seq && seq <= last);
    next ??= await kept.next();
    const absent: number[] = [];
    for (; !next.done; next = await kept.next())
      if (next.value.seq > last && !isGone(next.value.seq)) absent.push(next.value.seq);
    for (const [seqs, what] of [
      [differing, 'differ from your copy'],
      [absent, 'are in your copy, but no longer in the log'],
    ] as const) {
      const groups = Map.groupBy(seqs, (seq) => lostAt(chain, log, (rollback) => rollback.seq >= seq));
      for (const [began, some] of groups)
        yield began === undefined
          ? wrong(`Entries ${what}: ${someOf(some)}.`)
          : lost(`Entries of your copy were lost in ${rollbackText(began)}: ${someOf(some)}.`);
    }
    yield right(`${compared - differing.length} entries are those of your copy.`);
  }
  return { watch, results };
}

async function* seqLines(lines: Lines) {
  for await (const line of lines) yield { seq: (JSON.parse(line) as { seq: number }).seq, line };
}

/** Whether a line is that of the copy, or what remains of it after an erasure. */
function isSame(copy: string, line: string) {
  if (line === copy) return true;
  const { seq } = JSON.parse(copy) as { seq: number };
  return line === JSON.stringify({ seq, leaf: hex(leafHash(copy)) });
}

const someOf = (seqs: number[]) =>
  seqs.length > 5 ? `${seqs.slice(0, 5).join(', ')} and ${seqs.length - 5} more` : seqs.join(', ');

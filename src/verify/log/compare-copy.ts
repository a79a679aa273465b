import { hex } from '../../lib/bytes.ts';
import { lostAt, rollbackText, type Chain } from './log-chain.ts';
import type { Lines, LogCopy } from './log-input.ts';
import { entryOf } from './log-lines.ts';
import { lost, right, wrong, type Statement } from './verify-checkpoints.ts';

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
function isSame(copy: string, line: string) {
  if (line === copy) return true;
  const { seq } = JSON.parse(copy) as { seq: number };
  return line === JSON.stringify({ seq, entry: hex(entryOf(copy)) });
}

const someOf = (seqs: number[]) =>
  seqs.length > 5 ? `${seqs.slice(0, 5).join(', ')} and ${seqs.length - 5} more` : seqs.join(', ');

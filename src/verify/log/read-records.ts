import { sameBytes, unhex } from '../../lib/bytes.ts';
import { entryOf, readDecisionLine, readErased, readEvent, type LogEvent } from './log-lines.ts';
import type { Leaf } from '../../log/leaf.ts';
import type { Lines } from './log-input.ts';

/** A record of the log: what its line is, if there is one, and whether that has the entry that is covered. */
export type ReadRecord = {
  seq: number;
  /** The entry in the tree; undefined for a missing record that is not covered. */
  entry?: Uint8Array;
  line?: string;
  decision?: Leaf;
  event?: LogEvent;
  isErased?: true;
  /** Why the record is not valid. */
  problem?: string;
};

/** The records of a log in the order of `seq`: those that are covered, and the lines after them. */
export async function* readRecords(
  entries: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  lines: Lines,
): AsyncGenerator<ReadRecord> {
  const read = parsed(lines);
  let next = await read.next();
  let seq = 1;
  for await (const entry of entries) {
    yield* misplaced();
    if (next.done || next.value.seq !== seq) yield { seq, entry };
    else {
      const record = next.value;
      const isSame = record.entry !== undefined && sameBytes(record.entry, entry);
      yield {
        ...record,
        entry,
        ...(!isSame && {
          problem: record.problem ?? `the line of record ${seq} does not have the entry in the tree`,
        }),
      };
      next = await read.next();
    }
    seq++;
  }
  while (!next.done) {
    yield* misplaced();
    if (next.done) break;
    for (; seq < next.value.seq; seq++) yield { seq };
    yield next.value;
    next = await read.next();
    seq++;
  }

  /** Lines that come again or too late. */
  async function* misplaced(): AsyncGenerator<ReadRecord> {
    while (!next.done && next.value.seq < seq) {
      yield { ...next.value, problem: `record ${next.value.seq} is out of order` };
      next = await read.next();
    }
  }
}

/** The lines as records; one that has no number of its own is taken for the next one. */
async function* parsed(lines: Lines): AsyncGenerator<ReadRecord> {
  let seq = 1;
  for await (const line of lines) {
    const record = recordOf(line) ?? {
      seq,
      line,
      problem: `record ${seq} does not match the required format`,
    };
    yield record;
    seq = record.seq + 1;
  }
}

function recordOf(line: string): ReadRecord | undefined {
  const decision = readDecisionLine(line);
  if (decision) return { seq: decision.seq, line, decision, entry: entryOf(line) };
  const event = readEvent(line);
  if (event) return { seq: event.seq, line, event, entry: entryOf(line) };
  const erased = readErased(line);
  return erased && { seq: erased.seq, line, isErased: true, entry: unhex(erased.entry) };
}

import { SECONDS_PER_DAY } from '../../lib/time.ts';
import type { LogEvent } from './log-lines.ts';
import type { ReadRecord } from './read-records.ts';

type BlockEvent = LogEvent & { type: 'block' };

/** The result for a block, with a sentence if it is not simply intact. The open block has no event. */
export type BlockResult = {
  block: number;
  event?: BlockEvent;
  state: 'intact' | 'gone' | 'erased' | 'unsigned' | 'changed' | 'missing';
  erased: number;
  text: string;
};

/** What was read of a block. */
type Part = {
  first: number;
  last: number;
  time: number;
  decisions: number;
  missing: number[];
  stubs: number[];
  problems: string[];
};

/**
 * Collects the records of a log by block, in the order of `seq`; the results are known once all were read. Long, because its
 * functions share what was read so far.
 */
export function blockReader() {
  const blocks: { part: Part; event: BlockEvent }[] = [];
  const listed = new Set<number>();
  let open = newPart(1);
  let time = 0;
  let previous: BlockEvent | undefined;

  function add({ seq, line, decision, event, isErased, problem }: ReadRecord) {
    if (event?.type === 'block') end(event);
    if (event?.type === 'erasure') addErasure(event);
    open.last = Math.max(open.last, seq);
    if (problem) open.problems.push(problem);
    if (line === undefined) open.missing.push(seq);
    if (decision) open.decisions++;
    if (isErased) open.stubs.push(seq);
    const { timestamp } = decision ?? event ?? { timestamp: time };
    if (timestamp < time) open.problems.push(`the time of record ${seq} is out of order`);
    time = Math.max(time, timestamp);
    if (open.first === seq) open.time = timestamp;
  }

  function end(event: BlockEvent) {
    const { block, first, last, from, to } = event;
    const { problems } = open;
    const isNext =
      block === (previous?.block ?? 0) + 1 && first === open.first && last === event.seq - 1 && first <= last;
    if (!isNext) problems.push(`its event, record ${event.seq}, does not name its records`);
    // A record that is not there has no time.
    if (
      (!open.missing.includes(open.first) && !open.stubs.includes(open.first) && from !== open.time) ||
      from > to
    )
      problems.push(`its event, record ${event.seq}, does not name the time of its first record`);
    if (!open.missing.includes(last) && !open.stubs.includes(last) && to !== time)
      problems.push(`its event, record ${event.seq}, does not name the time of its last record`);
    if (to < time) problems.push(`the time of a record is after its end`);
    time = Math.max(time, Math.min(to, event.timestamp));
    blocks.push({ part: open, event });
    previous = event;
    open = newPart(event.seq);
  }

  function addErasure({ seq, ranges }: LogEvent & { type: 'erasure' }) {
    for (const [first, last] of ranges)
      for (let erased = first; erased <= last && erased < seq; erased++) listed.add(erased);
    if (ranges.at(-1)![1] >= seq) open.problems.push(`the erasure in record ${seq} lists records after it`);
  }

  /** Whether a record was deleted with its block. */
  const isGone = (seq: number) => {
    const found = blocks.find(({ part }) => part.first <= seq && seq <= part.last);
    return found !== undefined && isDeleted(found.part);
  };

  /** The results of all blocks; `present` are the decisions that are there although an event states their erasure. */
  function* results(
    size: number,
    present: ReadonlySet<number>,
    { days, now }: { days?: number | undefined; now: number },
  ): Generator<BlockResult> {
    const last = open.last >= open.first ? [{ part: open, event: undefined }] : [];
    for (const [i, { part, event }] of [...blocks, ...last].entries()) {
      const found = (state: BlockResult['state'], text = ''): BlockResult => ({
        block: i + 1,
        ...(event && { event }),
        state,
        erased: part.stubs.length,
        text,
      });
      const unlisted = part.stubs.filter((seq) => !listed.has(seq));
      const shown = range(part).find((seq) => present.has(seq));
      if (part.problems.length > 0) yield found('changed', part.problems[0]);
      else if (shown !== undefined)
        yield found('changed', `record ${shown} is present, but an event states its erasure`);
      else if (unlisted.length > 0)
        yield found(
          'missing',
          `only the entry is left of ${someOf(unlisted)}, and no event states the erasure`,
        );
      else if (event && isDeleted(part)) {
        const age = Math.floor((now - event.to) / SECONDS_PER_DAY);
        const text = `its last record is ${age} days old`;
        yield days !== undefined && age < days
          ? found('missing', `deleted, although ${text}`)
          : found('gone', text);
      } else if (part.missing.length > 0) yield found('missing', `missing records: ${someOf(part.missing)}`);
      else if (part.last > size) yield found('unsigned', 'no checkpoint covers all of its records yet');
      else yield found(part.stubs.length > 0 ? 'erased' : 'intact');
    }
  }

  return { add, isGone, listed, results };
}

const newPart = (first: number): Part => ({
  first,
  last: first - 1,
  time: 0,
  decisions: 0,
  missing: [],
  stubs: [],
  problems: [],
});

/** Whether all decisions of a block are missing, so that only its events are left. */
const isDeleted = ({ missing, decisions, stubs }: Part) =>
  missing.length > 0 && decisions === 0 && stubs.length === 0;

const range = ({ first, last }: Part) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const someOf = (seqs: number[]) => `${seqs.slice(0, 5).join(', ')}${seqs.length > 5 ? ' …' : ''}`;

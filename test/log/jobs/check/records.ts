import { eventLine } from '../../../../src/log/leaf.ts';
import type { KnownLog } from '../known.ts';
import type { Stored } from './stored.ts';

/** All records of a log by their number: decisions as they were made, and stored events. */
export function recordsOf({ key, entries }: KnownLog, { events }: Stored) {
  const made = events.map((event) => ({ ...event, line: eventLine(key, event) }));
  const all = [...entries, ...made].sort((a, b) => a.seq - b.seq);
  return new Map(all.map(({ seq, timestamp, line }) => [seq, { timestamp, line }]));
}

/** Records follow each other, every block and every erasure has its event. */
export function* recordFlaws(log: KnownLog, stored: Stored) {
  const { blocks, erased, events } = stored;
  const records = recordsOf(log, stored);
  if (records.size !== log.entries.length + events.length) yield 'a number is given twice';
  let before = 0;
  for (const [i, [seq, { timestamp }]] of [...records].entries()) {
    if (seq !== i + 1) yield `record ${i + 1} is ${seq}`;
    if (timestamp < before) yield `record ${seq} is older than the one before it`;
    before = timestamp;
  }
  const members = (type: string) =>
    events
      .filter((event) => event.type === type)
      .map((event) => ({ ...event, ...JSON.parse(`{${event.members}}`) }));
  const sealed = members('block').map(({ seq, block, first, last, from, to }) => [
    seq,
    block,
    first,
    last,
    from,
    to,
  ]);
  const rows = blocks.map(({ number, first, last, oldest, newest }) => [
    last + 1,
    number,
    first,
    last,
    oldest,
    newest,
  ]);
  if (JSON.stringify(sealed) !== JSON.stringify(rows))
    yield `the events of blocks are ${JSON.stringify(sealed)}`;

  const lastGone = blocks.findLast(({ state }) => state === 'gone')?.last ?? 0;
  const stated = new Set<number>();
  for (const { seq, ranges } of members('erasure') as { seq: number; ranges: [number, number][] }[])
    for (const [first, last] of ranges)
      for (let erased = first; erased <= last; erased++) {
        if (stated.has(erased)) yield `the erasure of record ${erased} is stated twice`;
        if (erased >= seq) yield `the erasure of record ${erased} is stated before it`;
        stated.add(erased);
      }
  for (const { seq } of erased) if (!stated.has(seq)) yield `the erasure of record ${seq} is not stated`;
  for (const seq of stated)
    if (seq > lastGone && !erased.some((row) => row.seq === seq)) yield `record ${seq} is not erased`;
}

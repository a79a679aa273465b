import { gunzipSync } from 'node:zlib';
import type { KnownLog } from '../known.ts';
import { entryOf } from './hashes.ts';
import type { Block, Stored } from './stored.ts';

/** Each entry is there once and as it was, found by its visitor; or it is erased, or gone with its block. */
export function* entryFlaws(log: KnownLog, stored: Stored) {
  const { blocks, erased, index } = stored;
  const lines = linesOf(log, stored);
  const found = Map.groupBy(lines, ({ seq }) => seq);
  const lastGone = blocks.findLast(({ state }) => state === 'gone')?.last ?? 0;
  for (const { seq, ucid, line } of log.entries) {
    const there = found.get(seq) ?? [];
    found.delete(seq);
    if (seq <= lastGone) {
      if (there.length > 0) yield `entry ${seq} is there after its block`;
      continue;
    }
    const left = erased.find((row) => row.seq === seq);
    const mustGo = seq <= (log.erased.get(ucid) ?? 0);
    if (mustGo && !left) yield `entry ${seq} was not erased`;
    if (left && !mustGo && !log.either.has(ucid)) yield `entry ${seq} was erased`;
    if (left && left.entry !== entryOf(line)) yield `of entry ${seq} another hash is left`;
    if (there.length !== (left ? 0 : 1)) yield `entry ${seq} is there ${there.length} times`;
    if (there.some(({ text }) => text !== line)) yield `entry ${seq} is another`;
  }
  for (const seq of found.keys()) yield `nobody made an entry ${seq}`;

  const wanted = new Set(lines.flatMap(({ place }) => place ?? []));
  const rows = index.map(({ ucid48, block, member }) => `${ucid48} ${block} ${member}`);
  for (const row of rows) if (!wanted.delete(row)) yield `the index has ${row}`;
  for (const row of wanted) yield `the index lacks ${row}`;
}

/** The lines of entries in D1 and in objects, those with the row of the index by which they are found. */
function linesOf(log: KnownLog, { entries, blocks, bytes }: Stored) {
  const live = entries.map(({ seq, ucid }) => {
    const known = log.entries.find((entry) => entry.seq === seq);
    return { seq, text: known?.ucid === ucid ? known.line : 'of another visitor', place: undefined };
  });
  return [...live, ...blocks.filter(({ object }) => object).flatMap((block) => archived(block, bytes))];
}

function archived({ number, object, members }: Block, bytes: Stored['bytes']) {
  const whole = bytes(object!);
  let offset = 0;
  return (JSON.parse(members!) as [number, string][]).flatMap(([length], member) => {
    const packed = whole.subarray(offset, (offset += length));
    const texts = length === 0 ? [] : gunzipSync(packed).toString().split('\n').slice(0, -1);
    return texts.flatMap((text) => {
      const { seq, ucid } = JSON.parse(text) as { seq: number; ucid?: string };
      // An event, which stays in D1 as well (check/records.ts).
      if (ucid === undefined) return [];
      return { seq, text, place: `${parseInt(ucid.slice(0, 12), 16)} ${number} ${member}` };
    });
  });
}

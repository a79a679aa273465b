import { sameBytes, unhex } from '../lib/bytes.ts';
import { incrementalMerkleTree } from '../lib/incremental-merkle-tree.ts';
import { leafHash } from '../lib/merkle.ts';
import { readLeaf, readStub, type BlockRecord } from './lines.ts';

/**
 * What the log's other records say about a block's erased entries: the `newest` of them all, and those that are `signed`,
 * since the newest checkpoint covers them.
 */
export type Listed = { erased: ReadonlySet<number>; signed: ReadonlySet<number>; newest: number };

/** What became of a block, with a sentence where that is not just what it should be. */
export type BlockState = {
  state: 'intact' | 'gone' | 'erased' | 'unlisted' | 'unsigned' | 'changed' | 'missing' | 'waiting';
  erased: number;
  text: string;
};

/** Recomputes a block from the lines that are there, and keeps none of them. */
export async function checkBlock(
  record: BlockRecord,
  lines: AsyncIterable<string> | Iterable<string>,
  listed: Listed,
): Promise<BlockState> {
  const tree = incrementalMerkleTree();
  const stubs: number[] = [];
  let seq = record.first;
  let time = record.from;
  const found = (state: BlockState['state'], text = '') => ({ state, erased: stubs.length, text });
  for await (const line of lines) {
    const leaf = readLeaf(line);
    const stub = leaf ? undefined : readStub(line);
    const entry = leaf ?? stub;
    if (!entry) return found('changed', `entry ${seq} does not match the required format`);
    if (seq > record.last)
      return found('changed', `it has entries after ${record.last}, the last one in its record`);
    if (entry.seq > seq) return found('missing', `entry ${seq} is missing; the next one is ${entry.seq}`);
    if (entry.seq < seq) return found('changed', `found entry ${entry.seq}; expected ${seq}`);
    if (leaf) {
      // Who lists what is still there could let it go at any time, as if it had been erased then.
      if (listed.erased.has(seq))
        return found('changed', `entry ${seq} is present, but a record lists it as erased`);
      const edge = seq === record.first ? record.from : seq === record.last ? record.to : leaf.timestamp;
      if (leaf.timestamp !== edge)
        return found('changed', `the time of entry ${seq} does not match the record`);
      if (leaf.timestamp < time || leaf.timestamp > record.to)
        return found('changed', `the time of entry ${seq} is out of order`);
      time = leaf.timestamp;
    } else stubs.push(seq);
    tree.add(stub ? unhex(stub.leaf) : leafHash(line));
    seq++;
  }
  if (seq <= record.last) return found('missing', `entries ${seq} to ${record.last} are missing`);
  if (!sameBytes(tree.root(), unhex(record.root)))
    return found('changed', 'the root hash of its entries does not match the record');
  return erasures(record, stubs, listed, found);
}

/** Of an erased entry the hash stays in its place, which is lawful where a record says so for ever. */
function erasures(
  { block }: BlockRecord,
  stubs: number[],
  { erased, signed, newest }: Listed,
  found: (state: BlockState['state'], text?: string) => BlockState,
) {
  const unlisted = stubs.filter((seq) => !erased.has(seq));
  const unsigned = stubs.filter((seq) => !signed.has(seq));
  const named = someOf(unlisted.length > 0 ? unlisted : unsigned);
  if (unlisted.length > 0) {
    // Whether it was erased since the newest record, and so lawfully, cannot be told from here: the next one tells.
    const what = `only the hash is left of ${named}`;
    const next = `the record of block ${newest + 1} must list it`;
    return block < newest
      ? found(
          'missing',
          `${what}, and none of the ${newest} records lists it as erased; if it was erased recently, ${next}`,
        )
      : found('unlisted', `${what}; ${next} as erased`);
  }
  if (unsigned.length > 0)
    return found('unlisted', `only the hash is left of ${named}; the record that lists it is not signed yet`);
  return stubs.length > 0 ? found('erased') : found('intact');
}

const someOf = (seqs: number[]) => `${seqs.slice(0, 5).join(', ')}${seqs.length > 5 ? ' …' : ''}`;

import { sameBytes, unhex } from '../lib/bytes.ts';
import { incrementalMerkleTree } from '../lib/incremental-merkle-tree.ts';
import { leafHash } from '../lib/merkle.ts';
import { readLeaf, readErasedLeaf, type BlockRecord } from './log-lines.ts';

/**
 * Erased entries of a block according to the other records of the log: the `newest` record, and the entries whose
 * erasure is `signed`, because the newest checkpoint covers it.
 */
export type ListedErasures = { erased: ReadonlySet<number>; signed: ReadonlySet<number>; newest: number };

/** The result for a block, with a sentence if it is not simply intact. */
export type BlockResult = {
  state: 'intact' | 'gone' | 'erased' | 'unlisted' | 'unsigned' | 'changed' | 'missing' | 'waiting';
  erased: number;
  text: string;
};

/** Recomputes a block from its lines as a stream. */
export async function verifyBlock(
  record: BlockRecord,
  lines: AsyncIterable<string> | Iterable<string>,
  listed: ListedErasures,
): Promise<BlockResult> {
  const tree = incrementalMerkleTree();
  const stubs: number[] = [];
  let seq = record.first;
  let time = record.from;
  const found = (state: BlockResult['state'], text = '') => ({ state, erased: stubs.length, text });
  for await (const line of lines) {
    const leaf = readLeaf(line);
    const stub = leaf ? undefined : readErasedLeaf(line);
    const entry = leaf ?? stub;
    if (!entry) return found('changed', `entry ${seq} does not match the required format`);
    if (seq > record.last)
      return found('changed', `it has entries after ${record.last}, the last one in its record`);
    if (entry.seq > seq) return found('missing', `entry ${seq} is missing; the next one is ${entry.seq}`);
    if (entry.seq < seq) return found('changed', `found entry ${entry.seq}; expected ${seq}`);
    if (leaf) {
      // A service that lists an existing entry as erased could delete it unnoticed at any time.
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

/** The hash of an erased entry remains at its position, which is valid only if a record lists the erasure. */
function erasures(
  { block }: BlockRecord,
  stubs: number[],
  { erased, signed, newest }: ListedErasures,
  found: (state: BlockResult['state'], text?: string) => BlockResult,
) {
  const unlisted = stubs.filter((seq) => !erased.has(seq));
  const unsigned = stubs.filter((seq) => !signed.has(seq));
  const named = someOf(unlisted.length > 0 ? unlisted : unsigned);
  if (unlisted.length > 0) {
    // If the entry was erased after the newest record, only the next record can list it.
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

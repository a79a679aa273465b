import { hex, unhex } from '../lib/bytes.ts';
import { incrementalMerkleTree } from '../lib/incremental-merkle-tree.ts';
import { leafHash } from '../lib/merkle.ts';
import type { BlockHead, Commitment } from './commitment.ts';
import { lostAt, rollbackText, type Chain } from './log-chain.ts';
import { readErasedLeaf } from './log-lines.ts';
import type { VerifiedBlock } from './receipt-entries.ts';
import { lost, right, wrong, type Statement } from './verify-checkpoints.ts';

/** A head that the service has signed under a log number; `name` in sentences. */
type NamedHead = { name: string; log: number; head: BlockHead };

/** The heads of commitments, each once. */
export function headsOf(commitments: { name: string; commitment: Commitment }[]) {
  const heads = commitments.flatMap(({ name, commitment: { log, head } }) =>
    head ? [{ name, log, head }] : [],
  );
  return [...new Map(heads.map((each) => [JSON.stringify([each.log, each.head]), each])).values()];
}

export const lastOf = ({ head: { first, entries } }: NamedHead) => first + entries - 1;

/** Hashes the entries of heads while the lines of blocks are read, and compares the root hashes. */
export function headSearch(heads: NamedHead[]) {
  const starting = Map.groupBy(heads, ({ head }) => head.first);
  const found = new Map<NamedHead, boolean>();
  let open: { tree: ReturnType<typeof incrementalMerkleTree>; heads: NamedHead[]; next: number }[] = [];
  const watch = (seq: number, line: string) => {
    const begun = starting.get(seq);
    if (begun) open.push({ tree: incrementalMerkleTree(), heads: begun, next: seq });
    if (open.length === 0) return;
    const stub = readErasedLeaf(line);
    const hash = stub ? unhex(stub.leaf) : leafHash(line);
    // What follows a deleted block does not belong to a head before it.
    open = open.filter((tree) => tree.next === seq);
    for (const { tree, heads } of open) {
      tree.add(hash);
      for (const each of heads)
        if (each.head.entries === tree.size) found.set(each, each.head.root === hex(tree.root()));
    }
    open = open.filter(({ tree, heads }) => heads.some(({ head }) => head.entries > tree.size));
    for (const tree of open) tree.next++;
  };
  return { watch, found };
}

/** What became of the entries of a head; `looked` says that the entries without a record were read. */
export function headResult(
  named: NamedHead,
  matches: boolean | undefined,
  { chain, blocks, looked }: { chain: Chain; blocks: VerifiedBlock[]; looked: boolean },
): Statement {
  const { first } = named.head;
  const last = lastOf(named);
  const entries = `The entries ${first} to ${last}`;
  if (matches) return right(`${entries} are those of the head in ${named.name}.`);
  const among = blocks.filter((block) => block.first <= last && first <= block.last);
  if (matches === undefined && among.some(({ state }) => state === 'gone'))
    return right(`${entries} of the head in ${named.name} were deleted with their block.`);
  if (matches === undefined && !looked && last > (blocks.at(-1)?.last ?? 0))
    return right(`${entries} of the head in ${named.name} are not covered by a record yet.`);
  const began = lostAt(chain, named.log, ({ seq }) => seq >= last);
  if (began !== undefined)
    return lost(
      `Not all of the entries ${first} to ${last} of the head in ${named.name} are there: the later ones were lost in ${rollbackText(began)}.`,
    );
  return wrong(
    matches === undefined
      ? `${entries} of the head in ${named.name} are not in the log.`
      : `${entries} do not match the head in ${named.name}.`,
  );
}

import { sha256 } from '../crypto/sha256.ts';

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

/** The hash of a leaf (RFC 6962, 2.1); a leaf is a line without its line feed. */
export const leafHash = (line: string | Uint8Array) => sha256(LEAF, line);

/** The hash of an inner node. */
export const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(NODE, left, right);

/** The tree hash over leaf hashes. */
export function treeHash(leafHashes: Uint8Array[]): Uint8Array {
  if (leafHashes.length === 0) return sha256();
  let level = leafHashes;
  while (level.length > 1) level = above(level);
  return level[0]!;
}

/**
 * The inclusion path (RFC 6962, 2.1.1) of a leaf in the tree over leaf hashes, from the leaf up. Throws for an index
 * outside the tree.
 */
export function inclusionPath(leafHashes: Uint8Array[], index: number) {
  within(index, 0, leafHashes.length - 1);
  const path: Uint8Array[] = [];
  let at = index;
  for (let level = leafHashes; level.length > 1; level = above(level)) {
    const sibling = level[at % 2 === 0 ? at + 1 : at - 1];
    if (sibling) path.push(sibling);
    at = Math.floor(at / 2);
  }
  return path;
}

/** The parents of neighboring nodes; a node without a neighbor moves up unchanged. */
function above(level: Uint8Array[]) {
  const nodes: Uint8Array[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const right = level[i + 1];
    nodes.push(right ? nodeHash(level[i]!, right) : level[i]!);
  }
  return nodes;
}

/** Reads a complete node: level 0 has the leaf hashes, and node `index` covers the leaves from index·2^level on. */
export type NodeAt = (level: number, index: number) => Uint8Array;

/** The tree hash of the first `size` leaves. */
export function rootAt(size: number, node: NodeAt) {
  within(size, 0, Infinity);
  return size === 0 ? sha256() : over(0, size, node);
}

/** The inclusion path of a leaf in the tree of `size` leaves, from the leaf up. Throws for an index outside the tree. */
export function inclusionProof(index: number, size: number, node: NodeAt) {
  within(size, 0, Infinity);
  within(index, 0, size - 1);
  return pathTo(index, 0, size, node);
}

/** The consistency proof (RFC 6962, 2.1.2) between the first `m` and the first `n` leaves; throws unless 1 ≤ m ≤ n. */
export function consistencyProof(m: number, n: number, node: NodeAt) {
  within(n, 1, Infinity);
  within(m, 1, n);
  return subproof(m, 0, n, node);
}

/** The nodes that a computation reads, each once, so that they can be fetched before it runs. */
export function neededNodes(compute: (node: NodeAt) => unknown) {
  const asked = new Map<string, { level: number; index: number }>();
  const nothing = new Uint8Array(32);
  compute((level, index) => {
    asked.set(`${level}.${index}`, { level, index });
    return nothing;
  });
  return [...asked.values()];
}

/** The tree hash of the leaves from `start` to before `end`, which is a subtree as RFC 6962 splits. */
function over(start: number, end: number, node: NodeAt): Uint8Array {
  if (isPowerOfTwo(end - start)) return node(Math.log2(end - start), start / (end - start));
  const middle = start + split(end - start);
  return nodeHash(over(start, middle, node), over(middle, end, node));
}

function pathTo(index: number, start: number, end: number, node: NodeAt): Uint8Array[] {
  if (end - start === 1) return [];
  const middle = start + split(end - start);
  return index < middle
    ? [...pathTo(index, start, middle, node), over(middle, end, node)]
    : [...pathTo(index, middle, end, node), over(start, middle, node)];
}

/** The proof that the leaves from `start` to before `old` are the beginning of those to `end`. */
function subproof(old: number, start: number, end: number, node: NodeAt): Uint8Array[] {
  // The verifier knows the old root itself, and no other part of the old tree.
  if (old === end) return start === 0 ? [] : [over(start, end, node)];
  const middle = start + split(end - start);
  return old <= middle
    ? [...subproof(old, start, middle, node), over(middle, end, node)]
    : [...subproof(old, middle, end, node), over(start, middle, node)];
}

/** Whether a number from 1 on is a power of two; above 2^48 the result of `Math.log2` alone is not exact. */
export const isPowerOfTwo = (value: number) => 2 ** Math.round(Math.log2(value)) === value;

/** The largest power of two below `size`. */
function split(size: number) {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

function within(value: number, least: number, most: number) {
  if (!Number.isSafeInteger(value) || value < least || value > most)
    throw new RangeError(`${value} is not from ${least} to ${most}`);
}

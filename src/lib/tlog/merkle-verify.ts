import { sameBytes } from '../bytes.ts';
import { nodeHash, isPowerOfTwo } from './merkle.ts';
import { sha256 } from '../crypto/sha256.ts';

/** Verifies an inclusion proof for the leaf at `index` in the tree of `size` leaves (RFC 9162, 2.1.3.2). */
export function verifyInclusion(
  index: number,
  size: number,
  leaf: Uint8Array,
  path: Uint8Array[],
  root: Uint8Array,
) {
  if (!counts(index, size) || index >= size || !hashes([leaf, root, ...path])) return false;
  let [own, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return false;
    if (own % 2 === 1 || own === last) {
      hash = nodeHash(sibling, hash);
      while (own % 2 === 0 && own !== 0) [own, last] = [half(own), half(last)];
    } else hash = nodeHash(hash, sibling);
    [own, last] = [half(own), half(last)];
  }
  return last === 0 && sameBytes(hash, root);
}

/** Verifies a consistency proof between the trees of the first `m` and the first `n` leaves (RFC 9162, 2.1.4.2). */
export function verifyConsistency(
  m: number,
  n: number,
  rootM: Uint8Array,
  rootN: Uint8Array,
  proof: Uint8Array[],
) {
  if (!counts(m, n) || m < 1 || m > n || !hashes([rootM, rootN, ...proof])) return false;
  if (m === n) return proof.length === 0 && sameBytes(rootM, rootN);
  if (proof.length === 0) return false;
  const [first, ...rest] = isPowerOfTwo(m) ? [rootM, ...proof] : proof;
  let [own, last, oldHash, newHash] = [m - 1, n - 1, first!, first!];
  while (own % 2 === 1) [own, last] = [half(own), half(last)];
  for (const hash of rest) {
    if (last === 0) return false;
    if (own % 2 === 1 || own === last) {
      oldHash = nodeHash(hash, oldHash);
      newHash = nodeHash(hash, newHash);
      while (own % 2 === 0 && own !== 0) [own, last] = [half(own), half(last)];
    } else newHash = nodeHash(newHash, hash);
    [own, last] = [half(own), half(last)];
  }
  return last === 0 && sameBytes(oldHash, rootM) && sameBytes(newHash, rootN);
}

const half = (value: number) => Math.floor(value / 2);
const counts = (...values: number[]) => values.every((value) => Number.isSafeInteger(value) && value >= 0);
const hashes = (values: Uint8Array[]) => values.every(({ length }) => length === 32);

/** A Merkle tree to which leaf hashes are added one at a time, and which stores at most one node of each level. */
export function incrementalMerkleTree() {
  const complete: (Uint8Array | undefined)[] = [];
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(leaf: Uint8Array) {
      let hash = leaf;
      let level = 0;
      for (let left = complete[0]; left; left = complete[++level]) {
        hash = nodeHash(left, hash);
        complete[level] = undefined;
      }
      complete[level] = hash;
      size++;
    },
    /** The tree hash of all leaves so far. */
    root() {
      const nodes = complete.filter((node) => node !== undefined);
      return nodes.length === 0 ? sha256() : nodes.reduce((right, left) => nodeHash(left, right));
    },
  };
}

import { nodeHash } from './merkle.ts';
import { sha256 } from '../crypto/sha256.ts';

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

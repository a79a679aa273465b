import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/tlog/merkle.ts';
import { leavesOf, rootOfPartial, TILE } from '../../lib/tlog/tiles.ts';
import { hashesOf } from './portion-records.ts';

/** What is stored of a tree: its size, its root in hex, and the entries of the partial tile of level 0 in hex. */
type StoredTree = { size: number; root: string; entries: string };

/**
 * What a tree stores with more entries: `entries` follow those of the partial tile of level 0, which it `keeps` unless
 * it became full; `full` are new full tiles, `hashes` go to higher levels.
 */
export type ExtendedTree = StoredTree & {
  keeps: boolean;
  full: { number: number; hash: Uint8Array; entries: Uint8Array[] }[];
  hashes: { level: number; number: number; added: Uint8Array[] }[];
};

/**
 * The tree after these entries, from its partial tiles of level 1 and above. Throws unless the stored tiles have the root
 * that is stored beside them.
 */
export function extendTree(
  { size, root, entries }: StoredTree,
  added: Uint8Array[],
  upperTiles: { level: number; hashes: string }[],
): ExtendedTree {
  const stored = hashesOf(entries);
  const known = new Map(upperTiles.map(({ level, hashes }) => [level, hashesOf(hashes)]));
  if (hex(rootOf([leavesOf(stored), ...known.values()])) !== root)
    throw new Error('the stored tree no longer has the root of its checkpoint');
  const partial: Uint8Array[] = [...stored, ...added];
  const first = Math.floor(size / TILE);
  const count = Math.floor(partial.length / TILE);
  const full = Array.from({ length: count }, (_, i) => {
    const own: Uint8Array[] = partial.slice(i * TILE, (i + 1) * TILE);
    return { number: first + i, hash: treeHash(leavesOf(own)), entries: own };
  });
  const rest = partial.slice(count * TILE);
  const hashes: ExtendedTree['hashes'] = [];
  const levels: Uint8Array[][] = [leavesOf(rest)];
  let news = full.map(({ hash }) => hash);
  for (let level = 1; news.length > 0 || known.size > 0; level++) {
    const before: Uint8Array[] = known.get(level) ?? [];
    known.delete(level);
    const all = [...before, ...news];
    const start = Math.floor(size / TILE ** (level + 1));
    const next: Uint8Array[] = [];
    for (let from = 0; from < all.length; from += TILE) {
      const own = all.slice(from, from + TILE);
      const fresh = from === 0 ? own.slice(before.length) : own;
      if (fresh.length > 0) hashes.push({ level, number: start + from / TILE, added: fresh });
      if (own.length === TILE) next.push(treeHash(own));
    }
    levels.push(all.slice(all.length - (all.length % TILE)));
    news = next;
  }
  const newSize = size + added.length;
  return {
    size: newSize,
    root: hex(rootOf(levels)),
    keeps: count === 0,
    entries: hexOfAll(count === 0 ? added : rest),
    full,
    hashes,
  };
}

/** The root of a tree from the hashes of its partial tiles, from level 0 up, where levels may have none. */
const rootOf = (levels: Uint8Array[][]) => rootOfPartial(levels.filter(({ length }) => length > 0));

/** Hashes after each other, in hex. */
export const hexOfAll = (hashes: Uint8Array[]) => Buffer.concat(hashes).toString('hex');

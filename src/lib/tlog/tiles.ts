import { sha256 } from '../crypto/sha256.ts';
import { leafHash, treeHash, type NodeAt } from './merkle.ts';

// c2sp.org/tlog-tiles: a tile has 256 successive hashes of a level; one of them is the tree hash over a full tile of the
// level below, and those of level 0 are leaf hashes.
export const TILE = 256;
const HEIGHT = 8;

/** A tile of a tree by its level and its number within the level. */
export type TileAt = { level: number; number: number };

/** The number of hashes of a tile in the tree of `size` leaves. */
export const widthOf = ({ level, number }: TileAt, size: number) =>
  Math.min(TILE, Math.max(0, Math.floor(size / TILE ** level) - number * TILE));

/** The partial tiles of the tree of `size` leaves, one of each level at most, from level 0 up. */
export function partialTiles(size: number) {
  const found: TileAt[] = [];
  for (let [level, left] = [0, size]; left > 0; [level, left] = [level + 1, Math.floor(left / TILE)])
    if (left % TILE > 0) found.push({ level, number: Math.floor(left / TILE) });
  return found;
}

/** The root hash of a tree from the hashes of its partial tiles, from level 0 up. */
export function rootOfPartial(tiles: Uint8Array[][]) {
  const root = tiles.reduce<Uint8Array | undefined>(
    (right, hashes) => treeHash(right ? [...hashes, right] : hashes),
    undefined,
  );
  return root ?? sha256();
}

/** The tile that a node is computed from, and the range of its hashes. */
export function tileOf(level: number, index: number) {
  const width = 2 ** (level % HEIGHT);
  const first = index * width;
  const number = Math.floor(first / TILE);
  return { tile: { level: Math.floor(level / HEIGHT), number }, first: first - number * TILE, width };
}

export const tileKey = ({ level, number }: TileAt) => `${level}.${number}`;

/** Reads nodes from the hashes of tiles; throws if one of them is missing. */
export const nodesFrom =
  (tiles: Map<string, Uint8Array[]>): NodeAt =>
  (level, index) => {
    const { tile, first, width } = tileOf(level, index);
    const hashes = tiles.get(tileKey(tile))?.slice(first, first + width);
    if (hashes?.length !== width) throw new Error(`the node ${level}.${index} of the tree is missing`);
    return treeHash(hashes);
  };

/** The hash of an entry as a leaf. */
export const leavesOf = (entries: Uint8Array[]) => entries.map((entry) => leafHash(entry));

/** Successive hashes of 32 bytes. */
export const splitHashes = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length / 32 }, (_, i) => bytes.subarray(i * 32, i * 32 + 32));

/** Entries of 32 bytes as an entry bundle: each follows its length. */
export function bundleOf(entries: Uint8Array[]) {
  const bundle = new Uint8Array(entries.length * 34);
  entries.forEach((entry, i) => bundle.set([0, 32, ...entry], i * 34));
  return bundle;
}

/** The entries of a bundle; throws unless each has 32 bytes. */
export function entriesOf(bundle: Uint8Array) {
  const count = bundle.length / 34;
  const lengths = Array.from({ length: Math.ceil(count) }, (_, i) => bundle.subarray(i * 34, i * 34 + 2));
  if (!Number.isInteger(count) || lengths.some(([high, low]) => high !== 0 || low !== 32))
    throw new SyntaxError('not a bundle of entries of 32 bytes');
  return lengths.map((_, i) => bundle.subarray(i * 34 + 2, i * 34 + 34));
}

/** The number of a tile in a path: groups of three digits, all but the last with the prefix `x`. */
export function numberPath(number: number) {
  const digits = String(number);
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  const groups = padded.match(/\d{3}/g)!;
  return groups.map((group, i) => (i < groups.length - 1 ? `x${group}` : group)).join('/');
}

/** The number, and the width of a partial tile, in the end of a tile’s path; undefined for any other text. */
export function parseTilePath(path: string) {
  const [, groups, width] = /^((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? [];
  if (groups === undefined || Number(width ?? 1) >= TILE) return undefined;
  const number = Number(groups.replaceAll(/[x/]/g, ''));
  return numberPath(number) === groups ? { number, width: width ? Number(width) : TILE } : undefined;
}

import { keyGeneration } from '../../instance-settings.ts';
import { entryOfRecord, recordsOf } from '../record-lines.ts';
import type { Job } from '../job.ts';
import { type Due, type Portion, type PortionRecords, hashesOf } from './due-logs.ts';
import { isCurrentNote, signCheckpoint } from './sign-checkpoint.ts';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/tlog/merkle.ts';
import { leavesOf, rootOfPartial, TILE } from '../../lib/tlog/tiles.ts';

/** A log with its next tree and the checkpoint of it. */
export type GrownLog = ExtendedTree & {
  log: Due;
  note: string;
  generation: number;
  former: string;
  /** The root, in hex, of the tree of a size from the former one to the new one. */
  rootAt: (size: number) => string;
};

/** The log after these records; undefined if nothing is to be signed. Throws if a record is missing. */
export async function grow(
  { env }: Job,
  { log, from, to }: Portion,
  found: PortionRecords,
): Promise<GrownLog | undefined> {
  const generation = keyGeneration(env);
  if (log.generation > generation)
    throw new Error(
      `LOG_KEY_GENERATION is ${generation}, but the key of generation ${log.generation} has signed`,
    );
  const isRotated = log.generation > 0 && log.generation < generation;
  const replaced = [log.generation, log.size, log.number];
  const former = isRotated
    ? JSON.stringify([...(JSON.parse(log.former) as unknown[]), replaced])
    : log.former;
  // The last checkpoint of the previous key is signed by the new key, too, before the tree grows further.
  if (isRotated && log.size > 0) {
    const generations = isCurrentNote(log) ? [log.generation, generation] : [generation];
    const note = await signCheckpoint(env, log, generations);
    return { ...unchanged(log), note, generation, former };
  }
  if (to < from) {
    if (isCurrentNote(log)) return undefined;
    return { ...unchanged(log), note: await signCheckpoint(env, log, [generation]), generation, former };
  }
  const key = Buffer.from(log.key, 'hex');
  const added = Array.from(recordsOf({ first: from, last: to, key }, found), entryOfRecord);
  const tree = extendTree(log, added, found.tiles);
  const note = await signCheckpoint(env, { ...log, ...tree }, [generation]);
  const rootAt = (size: number) => extendTree(log, added.slice(0, size - log.size), found.tiles).root;
  return { log, note, generation, former, rootAt, ...tree };
}

const unchanged = (log: Due) => ({
  log,
  size: log.size,
  root: log.root,
  keeps: true,
  entries: '',
  full: [],
  hashes: [],
  rootAt: () => log.root,
});

/** What is stored of a tree: its size, its root in hex, and the entries of the partial tile of level 0 in hex. */
type StoredTree = { size: number; root: string; entries: string };

/**
 * What a tree stores with more entries: `entries` follow those of the partial tile of level 0, which it `keeps` unless
 * it became full; `full` are new full tiles, `hashes` go to higher levels.
 */
type ExtendedTree = StoredTree & {
  keeps: boolean;
  full: { number: number; hash: Uint8Array; entries: Uint8Array[] }[];
  hashes: { level: number; number: number; added: Uint8Array[] }[];
};

/**
 * The tree after these entries, from its partial tiles of level 1 and above. Throws unless the stored tiles have the root
 * that is stored beside them.
 */
function extendTree(
  { size, root, entries }: StoredTree,
  added: Uint8Array[],
  upperTiles: { level: number; hashes: string }[],
): ExtendedTree {
  const stored = hashesOf(entries);
  const upper = new Map(upperTiles.map(({ level, hashes }) => [level, hashesOf(hashes)]));
  if (hex(rootOf([leavesOf(stored), ...upper.values()])) !== root)
    throw new Error('the stored tree no longer has the root of its checkpoint');
  /** The number of the partial tile of a level. */
  const partialTile = (level: number) => Math.floor(size / TILE ** (level + 1));
  const [tiles, rest] = inTiles([...stored, ...added]);
  const full = tiles.map((entries, i) => ({
    number: partialTile(0) + i,
    hash: treeHash(leavesOf(entries)),
    entries,
  }));
  const hashes: ExtendedTree['hashes'] = [];
  const partial: Uint8Array[][] = [leavesOf(rest)];
  // Each full tile of a level adds its hash to the next level.
  let rising = full.map(({ hash }) => hash);
  for (let level = 1; rising.length > 0 || upper.size > 0; level++) {
    const before = upper.get(level) ?? [];
    upper.delete(level);
    const [tiles, rest] = inTiles([...before, ...rising]);
    for (const [i, tile] of [...tiles, rest].entries()) {
      const added = i === 0 ? tile.slice(before.length) : tile;
      if (added.length > 0) hashes.push({ level, number: partialTile(level) + i, added });
    }
    partial.push(rest);
    rising = tiles.map((tile) => treeHash(tile));
  }
  return {
    size: size + added.length,
    root: hex(rootOf(partial)),
    keeps: full.length === 0,
    entries: hexOfAll(full.length === 0 ? added : rest),
    full,
    hashes,
  };
}

/** Hashes as full tiles, and those that are left. */
function inTiles(hashes: Uint8Array[]): [full: Uint8Array[][], rest: Uint8Array[]] {
  const count = Math.floor(hashes.length / TILE);
  const full = Array.from({ length: count }, (_, i) => hashes.slice(i * TILE, (i + 1) * TILE));
  return [full, hashes.slice(count * TILE)];
}

/** The root of a tree from the hashes of its partial tiles, from level 0 up, where levels may have none. */
const rootOf = (levels: Uint8Array[][]) => rootOfPartial(levels.filter(({ length }) => length > 0));

/** Hashes after each other, in hex. */
export const hexOfAll = (hashes: Uint8Array[]) => Buffer.concat(hashes).toString('hex');

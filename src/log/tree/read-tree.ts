import { eq, sql } from 'drizzle-orm';
import { rawQuery, hexOf } from '../../db/raw-query.ts';
import type { Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { problem } from '../../http/problem.ts';
import { hex, sameBytes, unhex } from '../../lib/bytes.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { neededNodes, treeHash, type NodeAt } from '../../lib/tlog/merkle.ts';
import {
  leavesOf,
  nodesFrom,
  partialTiles,
  rootOfPartial,
  splitHashes,
  TILE,
  tileKey,
  tileOf,
  widthOf,
  type TileAt,
} from '../../lib/tlog/tiles.ts';
import { DamagedObject, read } from '../blocks/archive-format.ts';
import type { Log } from '../log.ts';
import { tileName } from '../object-names.ts';
import { logs, tiles, trees } from '../tables.ts';

/** The rows of logs’ trees. */
export const treesQuery = (db: Database) =>
  db
    .select({
      log: logs.id,
      domain: logs.domainId,
      number: logs.number,
      began: logs.began,
      continues: logs.continues,
      size: trees.size,
      root: trees.root,
      generation: trees.generation,
      note: trees.note,
      former: trees.former,
      entries: hexOf(trees.entries),
    })
    .from(trees)
    .innerJoin(logs, eq(logs.id, trees.log));

/** The row of a log’s tree. */
export const treeQuery = ({ db, id }: Log) => treesQuery(db).where(eq(logs.id, id));
export type TreeRow = Awaited<ReturnType<typeof treeQuery>>[number];

/**
 * Reads the tree of a log as far as its checkpoint covers it, each tile once. A tile is compared with the hash in the tile
 * above, and those at the right edge with the root, so nothing is returned that the checkpoint does not cover. Throws a
 * 503 for a tree that is damaged, and an error if the log no longer exists. Long, because its functions share the tiles that
 * were read.
 */
export async function treeReader(log: Log, bucket: R2Bucket, row?: TreeRow) {
  const tree = row ?? (await treeQuery(log))[0];
  if (!tree) throw new Error('the log no longer exists');
  const { size, root, domain, began } = tree;
  /** The hashes of tiles of level 1 and above, and the entries of those of level 0. */
  const upper = new Map<string, Uint8Array[]>();
  const lowest = new Map<number, Uint8Array[]>();
  let isRead = false;

  /** Loads tiles of level 1 and above with all that are needed to check them; at first those at the right edge. */
  async function loadUpper(requested: TileAt[]) {
    const edge = isRead ? [] : partialTiles(size);
    const needed = new Map<string, TileAt>();
    for (let tiles = [...requested, ...edge]; tiles.length > 0; tiles = tiles.filter(isFull).map(above))
      for (const tile of tiles)
        if (tile.level > 0 && !upper.has(tileKey(tile))) needed.set(tileKey(tile), tile);
    const missing = [...needed.values()].sort((a, b) => b.level - a.level);
    const read = new Map<string, Uint8Array[]>();
    for (const { hashes, ...tile } of missing.length > 0 ? await tilesQuery(log, missing) : [])
      read.set(tileKey(tile), splitHashes(unhex(hashes)).slice(0, widthOf(tile, size)));
    for (const tile of missing)
      if (read.get(tileKey(tile))?.length !== (widthOf(tile, size) || undefined))
        throw damaged(domain, `the tile ${tileKey(tile)} is incomplete`);
    if (!isRead) {
      const entries = splitHashes(unhex(tree!.entries));
      const hashes = edge.map((tile) => (tile.level === 0 ? leavesOf(entries) : read.get(tileKey(tile))!));
      const isWhole = entries.length === size % TILE && hex(rootOfPartial(hashes)) === root;
      if (!isWhole) throw damaged(domain, 'the stored tree no longer has the root of its checkpoint');
      if (entries.length > 0) lowest.set(Math.floor(size / TILE), entries);
      isRead = true;
    }
    // From the top, so that each tile is compared with one that was.
    for (const tile of missing) {
      const hashes = read.get(tileKey(tile))!;
      if (isFull(tile) && !sameBytes(treeHash(hashes), hashAbove(tile)))
        throw damaged(domain, `the tile ${tileKey(tile)} does not have the hash in the tile above`);
      upper.set(tileKey(tile), hashes);
    }
  }

  const isFull = (tile: TileAt) => widthOf(tile, size) === TILE;
  /** The hash of a full tile in the one above it. */
  const hashAbove = (tile: TileAt) => upper.get(tileKey(above(tile)))![tile.number % TILE]!;

  async function loadLowest(numbers: number[]) {
    const tiles = numbers.map((number) => ({ level: 0, number }));
    await loadUpper(tiles);
    const missing = tiles.filter(({ number }) => !lowest.has(number));
    await mapConcurrently(missing, 6, async (tile) => {
      const hash = hashAbove(tile);
      const name = tileName({ domain, began }, tile.number, hash);
      const entries = splitHashes(await read(bucket, name).catch(missingObject));
      if (!sameBytes(treeHash(leavesOf(entries)), hash))
        throw damaged(domain, `the object ${name} does not have the hash in the tile above`);
      lowest.set(tile.number, entries);
    });
  }

  function missingObject(error: unknown): never {
    throw error instanceof DamagedObject ? damaged(domain, error.message) : error;
  }

  return {
    ...tree,
    /** The hashes of a tile, as far as they are covered. */
    async tile(requested: TileAt) {
      if (requested.level > 0) await loadUpper([requested]);
      else await loadLowest([requested.number]);
      return requested.level > 0 ? upper.get(tileKey(requested))! : leavesOf(lowest.get(requested.number)!);
    },
    /** The entries from index `from` to before index `to`, all of them covered. */
    async entries(from: number, to: number) {
      const [first, last] = [Math.floor(from / TILE), Math.floor((to - 1) / TILE)];
      const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
      await loadLowest(numbers);
      return numbers.flatMap((number) => lowest.get(number)!).slice(from - first * TILE, to - first * TILE);
    },
    /** Computes over the nodes of the tree. Throws if one is missing. */
    async compute<R>(over: (node: NodeAt) => R) {
      const needed = new Map(
        neededNodes(over).map(({ level, index }) => {
          const { tile } = tileOf(level, index);
          return [tileKey(tile), tile];
        }),
      );
      await loadUpper([...needed.values()]);
      await loadLowest([...needed.values()].flatMap(({ level, number }) => (level === 0 ? [number] : [])));
      const hashes = new Map(upper);
      for (const [number, entries] of lowest) hashes.set(tileKey({ level: 0, number }), leavesOf(entries));
      return over(nodesFrom(hashes));
    },
  };
}

const above = ({ level, number }: TileAt): TileAt => ({
  level: level + 1,
  number: Math.floor(number / TILE),
});

const tilesQuery = (log: Log, listed: TileAt[]) =>
  rawQuery<TileAt & { hashes: string }>(
    log.db,
    sql`SELECT ${tiles.level}, ${tiles.number}, ${hexOf(tiles.hashes)} AS hashes
      FROM json_each(${JSON.stringify(listed.map(({ level, number }) => [level, number]))})
      CROSS JOIN ${tiles} ON ${tiles.log} = ${log.id} AND ${tiles.level} = value ->> 0 AND ${tiles.number} = value ->> 1`,
  );

/** The problem of a tree that is not what its checkpoint covers. */
function damaged(domain: string, reason: string) {
  logFailure('tree damaged', { domain, reason });
  return problem(503, `The tree of this log cannot be read: ${reason}. This has been reported.`);
}

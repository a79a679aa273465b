import { eq, sql } from 'drizzle-orm';
import { rawQuery, hexOf } from '../../db/raw-query.ts';
import type { Database } from '../../env.ts';
import { sameBytes, unhex } from '../../lib/bytes.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { neededNodes, treeHash, type NodeAt } from '../../lib/tlog/merkle.ts';
import {
  leavesOf,
  nodesFrom,
  split,
  TILE,
  tileKey,
  tileOf,
  widthOf,
  type TileAt,
} from '../../lib/tlog/tiles.ts';
import { read } from '../blocks/archive-format.ts';
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

/** Reads the tree of a log as far as its checkpoint covers it, each tile once. Throws if the log no longer exists. */
export async function treeReader(log: Log, bucket: R2Bucket, row?: TreeRow) {
  const tree = row ?? (await treeQuery(log))[0];
  if (!tree) throw new Error('the log no longer exists');
  const { size, domain, began } = tree;
  /** Hashes of tiles of level 1 and above, and the entries of those of level 0. */
  const upper = new Map<string, Uint8Array[]>();
  const lowest = new Map<number, Uint8Array[]>();
  if (size % TILE > 0) lowest.set(Math.floor(size / TILE), split(unhex(tree.entries)));

  async function loadUpper(requested: TileAt[]) {
    const missing = requested.filter((tile) => !upper.has(tileKey(tile)));
    if (missing.length === 0) return;
    const rows = await rawQuery<TileAt & { hashes: string }>(
      log.db,
      sql`SELECT ${tiles.level}, ${tiles.number}, ${hexOf(tiles.hashes)} AS hashes
        FROM json_each(${JSON.stringify(missing.map(({ level, number }) => [level, number]))})
        CROSS JOIN ${tiles} ON ${tiles.log} = ${log.id} AND ${tiles.level} = value ->> 0 AND ${tiles.number} = value ->> 1`,
    );
    for (const { hashes, ...tile } of rows) upper.set(tileKey(tile), split(unhex(hashes)));
  }

  async function loadLowest(numbers: number[]) {
    const missing = numbers.filter((number) => !lowest.has(number));
    await loadUpper(missing.map((number) => ({ level: 1, number: Math.floor(number / TILE) })));
    await mapConcurrently(missing, 6, async (number) => {
      const hash = upper.get(tileKey({ level: 1, number: Math.floor(number / TILE) }))?.[number % TILE];
      if (!hash) throw new Error(`the tile ${number} of the log is missing`);
      const entries = split(await read(bucket, tileName({ domain, began }, number, hash)));
      if (!sameBytes(treeHash(leavesOf(entries)), hash))
        throw new Error(`the tile ${number} of the log does not have the hash that its tree states`);
      lowest.set(number, entries);
    });
  }

  /** The hashes of a tile, as far as they are covered. */
  async function tile(requested: TileAt) {
    const width = widthOf(requested, size);
    if (requested.level === 0) await loadLowest([requested.number]);
    else await loadUpper([requested]);
    const found =
      requested.level === 0 ? leavesOf(lowest.get(requested.number)!) : upper.get(tileKey(requested));
    if (!found || found.length < width)
      throw new Error(`the tile ${tileKey(requested)} of the log is incomplete`);
    return found.slice(0, width);
  }

  return {
    ...tree,
    tile,
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
      await loadUpper([...needed.values()].filter(({ level }) => level > 0));
      await loadLowest([...needed.values()].flatMap(({ level, number }) => (level === 0 ? [number] : [])));
      const hashes = new Map(upper);
      for (const [number, entries] of lowest) hashes.set(tileKey({ level: 0, number }), leavesOf(entries));
      return over(nodesFrom(hashes));
    },
  };
}

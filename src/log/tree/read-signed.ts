import type { Bindings } from '../../env.ts';
import { missing, problem } from '../../http/problem.ts';
import { bundleOf, parseTilePath, TILE, widthOf } from '../../lib/tlog/tiles.ts';
import { logQuery, type FoundLog, type LogQuery } from '../log-query.ts';
import { isCurrent } from './sign-checkpoint.ts';
import { treeQuery, type TreeRow } from './read-tree.ts';
import { signedTree } from './signed-tree.ts';

/** The tree of a log, with a number only if that is its current one; throws a 404 for another number. */
const withTree =
  <R>(env: Bindings, number: number | undefined, read: (tree: Awaited<ReturnType<typeof treeOf>>) => R) =>
  (log: Parameters<LogQuery<R>>[0]) =>
    logQuery([treeQuery(log)], async ([[row]], found) => read(await treeOf(env, found, number, row)));

async function treeOf(env: Bindings, log: FoundLog, number: number | undefined, row?: TreeRow) {
  const tree = await signedTree(env, log, row);
  if (number !== undefined && number !== tree.number) throw missing('log with this number');
  return tree;
}

/** The current checkpoint as a signed note; throws a 404 before the first one. */
export const readCheckpoint = (env: Bindings, number?: number) =>
  withTree(env, number, ({ covered, note }) => {
    if (covered > 0) return note;
    throw problem(
      404,
      'This log has no checkpoint yet. One is signed about ten minutes after the first decision.',
    );
  });

/** The number of records that the current checkpoint covers: 0 before the first one. Says nothing about its signature. */
export const countCovered: LogQuery<number> = (log) =>
  logQuery([treeQuery(log)], ([[row]]) => (row && isCurrent(row) ? row.size : 0));

/** A tile or an entry bundle (c2sp.org/tlog-tiles); throws a 404 for one that is not covered. */
export const readTile = (env: Bindings, number: number, level: string, path: string) =>
  withTree(env, number, async (tree) => {
    const requested = parseTilePath(path);
    const at = { level: level === 'entries' ? 0 : Number(level), number: requested?.number ?? 0 };
    if (!requested || !/^(entries|0|[1-9]\d?)$/.test(level) || at.level > 7) throw missing('tile');
    if (requested.width > widthOf(at, tree.covered)) throw missing('tile');
    if (level !== 'entries') return bytesOf((await tree.tile(at)).slice(0, requested.width));
    const first = requested.number * TILE;
    return bundleOf(await tree.entries(first, first + requested.width));
  });

function bytesOf(hashes: Uint8Array[]) {
  const bytes = new Uint8Array(hashes.length * 32);
  hashes.forEach((hash, i) => bytes.set(hash, i * 32));
  return bytes;
}

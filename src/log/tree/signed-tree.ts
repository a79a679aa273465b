import type { Bindings } from '../../env.ts';
import { missing, problem } from '../../http/problem.ts';
import { bundleOf, parseTilePath, TILE, widthOf } from '../../lib/tlog/tiles.ts';
import { logQuery, type FoundLog, type LogQuery } from '../log-query.ts';
import { isCurrentNote, isOwnNote } from './sign-checkpoint.ts';
import { treeQuery, type TreeRow, treesQuery, treeReader } from './read-tree.ts';
import { databaseAt, type LogLocation } from '../../db/databases.ts';
import { valuesOf } from '../../db/raw-query.ts';
import { notEnded, trees } from '../tables.ts';
import { and, gt, inArray } from 'drizzle-orm';

export type SignedTree = Awaited<ReturnType<typeof signedTree>>;

/**
 * A log’s tree under its current checkpoint, which covers the first `covered` records: none at first, and after a
 * rollback until the next run signs. Throws a 503 for a checkpoint of another key.
 */
export async function signedTree(env: Bindings, log: FoundLog, row?: TreeRow) {
  const tree = await treeReader(log, log.bucket, row);
  if (!(await isOwnNote(env, tree, 'checkpoint not shown')))
    throw problem(
      503,
      'The stored checkpoint of this log was not signed by this service. It has been reported.',
    );
  return { ...tree, covered: isCurrentNote(tree) ? tree.size : 0 };
}

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

/** The current checkpoint as a signed note; throws a 404 before the first one, and a 503 after a rollback until the next. */
export const readCheckpoint = (env: Bindings, number?: number) =>
  withTree(env, number, ({ covered, size, note }) => {
    if (covered > 0) return note;
    if (size > 0)
      throw problem(
        503,
        'The checkpoint of this log is being signed again, because its database was restored.',
        {
          headers: { 'Retry-After': '60' },
        },
      );
    throw problem(
      404,
      'This log has no checkpoint yet. One is signed about ten minutes after the first decision.',
    );
  });

/** The number of records that the current checkpoint covers: 0 before the first one. Says nothing about its signature. */
export const countCovered: LogQuery<number> = (log) =>
  logQuery([treeQuery(log)], ([[row]]) => (row && isCurrentNote(row) ? row.size : 0));

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

/**
 * The current checkpoints of several logs by domain, with one query per database. Omits logs without one, and logs
 * whose checkpoint the service’s own key has not signed, which are reported.
 */
export async function coveredNotes(env: Bindings, locations: LogLocation[]): Promise<Map<string, string>> {
  const byDatabase = Map.groupBy(locations, ({ database }) => database);
  const notes = await Promise.all(
    Array.from(byDatabase, async ([database, found]) => {
      const domains = new Map(found.map(({ id, domain }) => [id, domain]));
      const rows = await treesQuery(databaseAt(env, { database })).where(
        and(inArray(trees.log, valuesOf([...domains.keys()])), gt(trees.size, 0), notEnded),
      );
      // After a rollback, another domain’s log may have the id.
      const own = rows.filter(({ log, domain }) => domains.get(log) === domain);
      return Promise.all(
        own
          .filter(isCurrentNote)
          .map(async (tree) =>
            (await isOwnNote(env, tree, 'checkpoint not shown')) ? [[tree.domain, tree.note] as const] : [],
          ),
      );
    }),
  );
  return new Map(notes.flat(2));
}

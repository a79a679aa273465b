import { keyGeneration } from '../../settings.ts';
import { entryOfRecord, recordsOf } from '../record-lines.ts';
import type { Job } from '../job.ts';
import type { Due, Portion } from './due-logs.ts';
import { extendTree, type ExtendedTree } from './extend-tree.ts';
import { isCurrent, signCheckpoint } from './sign-checkpoint.ts';
import type { PortionRecords } from './portion-records.ts';

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
    const generations = isCurrent(log) ? [log.generation, generation] : [generation];
    const note = await signCheckpoint(env, log, generations);
    return { ...unchanged(log), note, generation, former };
  }
  if (to < from) {
    if (isCurrent(log)) return undefined;
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

import { hex } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { pause } from '../../lib/time.ts';
import type { NamedLog } from '../object-names.ts';
import type { GrownLog } from '../tree/next-checkpoint.ts';
import {
  CONFLICT_PAUSE,
  CONFLICT_TRIES,
  readObject,
  writeObject,
  type ReadObject,
} from './conditional-object.ts';
import { requirePossible } from './head.ts';

// The newest checkpoint of each log, outside D1, noted before it is stored: a log that was reset in D1 cannot have something
// contradictory signed under the same number. The number of a deleted log remains: it cannot begin again.

/** Objects that are read or written at the same time; a Worker has at most six connections. */
const AT_ONCE = 6;

/** The newest checkpoint of a log, its root in hex; of a deleted log the number alone. */
export type Newest = [number: number, size: number, root: string] | [number: number];
/** The newest checkpoints of some logs by domain. */
type Known = Record<string, Newest>;

/** One object would grow with all logs, and one for each log would cost a write for each checkpoint: there are 16. */
export const newestName = (domain: string) => `newest-checkpoints/${hex(sha256(domain))[0]}.json`;

/** The checkpoints in an object; undefined if Placet did not write it. */
function parse({ text = '{}' }: ReadObject) {
  try {
    const value: unknown = JSON.parse(text);
    return isKnown(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function required(known: Known | undefined, name: string) {
  if (!known) throw new Error(`${name} has contents that Placet did not write`);
  return known;
}

const isKnown = (value: unknown): value is Known =>
  value instanceof Object && !Array.isArray(value) && Object.values(value).every(Array.isArray);

/**
 * What a log’s next tree is to the newest checkpoint. One that was signed already may be signed again, by a new key.
 */
export function relationTo(
  [number, newestSize, newestRoot]: Newest,
  { log, size, rootAt }: GrownLog,
): 'extends' | 'contradicts' | 'deleted' {
  if (number < log.number) return 'extends';
  if (newestSize === undefined) return 'deleted';
  if (size === log.size) return 'extends';
  const isExtended = newestSize <= size && (newestSize < log.size || rootAt(newestSize) === newestRoot);
  return number === log.number && isExtended ? 'extends' : 'contradicts';
}

const NONE: Newest = [0];

/** Reads the newest checkpoints of domains, each object once. */
export async function readNewest(bucket: R2Bucket, domains: string[]) {
  const names = [...new Set(domains.map(newestName))];
  const read = await mapConcurrently(names, AT_ONCE, (name) => readObject(bucket, name));
  const objects = new Map(read.map((object) => [object.name, object]));
  const known = new Map(read.map((object) => [object.name, parse(object)]));
  return {
    /** The newest checkpoint of a log. Throws if the object has contents that Placet did not write. */
    of(domain: string): Newest {
      const name = newestName(domain);
      const newest = required(known.get(name), name)[domain] ?? NONE;
      requirePossible(name, newest[0]);
      return newest;
    },
    /** The size of the newest checkpoint under a log’s number; 0 without any. */
    sizeOf: ({ domain, number }: Pick<NamedLog, 'domain' | 'number'>) => {
      const newest = known.get(newestName(domain))?.[domain] ?? NONE;
      return newest[0] === number ? (newest[1] ?? 0) : 0;
    },
    /** Writes checkpoints before D1 stores them. Returns those that it may store: another run may have been faster. */
    async writeToBucket(grown: GrownLog[]) {
      const byName = Map.groupBy(grown, ({ log }) => newestName(log.domain));
      const written = await mapConcurrently([...byName], AT_ONCE, ([name, own]) =>
        update(bucket, objects.get(name)!, (known) => addExtending(known, own)),
      );
      return written.flat();
    },
  };
}
export type NewestCheckpoints = Awaited<ReturnType<typeof readNewest>>;

/** Adds the checkpoints that extend known ones, and returns their logs. */
function addExtending(known: Known, grown: GrownLog[]) {
  const extending = grown.filter((next) => relationTo(known[next.log.domain] ?? NONE, next) === 'extends');
  for (const { log, size, root } of extending) {
    const [number, newestSize = 0] = known[log.domain] ?? NONE;
    const isNewer = number < log.number || (number === log.number && newestSize < size);
    if (isNewer) known[log.domain] = [log.number, size, root];
  }
  return extending;
}

/** Changes an object that was read before, until nobody else changes it at the same time: runs of several databases do. */
async function update<R>(bucket: R2Bucket, read: ReadObject, change: (known: Known) => R) {
  let object = read;
  for (let tries = 0; tries < CONFLICT_TRIES; tries++) {
    if (tries > 0) {
      await pause(CONFLICT_PAUSE);
      object = await readObject(bucket, read.name);
    }
    const known = required(parse(object), read.name);
    const result = change(known);
    const changed = JSON.stringify(known);
    if (changed === (object.text ?? '{}') || (await writeObject(bucket, object, changed))) return result;
  }
  throw new Error(`${read.name} was changed repeatedly by other runs`);
}

/** Notes that a log was deleted: nothing is signed under its number any more. */
export const noteDeleted = async (bucket: R2Bucket, { domain, number }: NamedLog) =>
  update(bucket, await readObject(bucket, newestName(domain)), (known) => {
    if (known[domain] && known[domain][0] <= number) known[domain] = [number];
  });

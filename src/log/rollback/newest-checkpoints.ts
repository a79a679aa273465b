import { hex } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import type { NamedLog } from '../object-names.ts';
import type { GrownLog } from '../tree/next-checkpoint.ts';

// The newest stated checkpoint of each log, outside D1, so that nobody can reset a log in D1 and have something
// contradictory signed. The number of a deleted log remains: it cannot begin again.

/** Objects that are read or written at the same time; a Worker has at most six connections. */
const AT_ONCE = 6;
/** Number of attempts, because runs of several databases write the same objects. */
const TRIES = 5;

/** The newest checkpoint of a log, its root in hex; of a deleted log the number alone. */
type Newest = [number: number, size: number, root: string] | [number: number];
/** The newest checkpoints of some logs by domain. */
type Known = Record<string, Newest>;

/** One object would grow with all logs, and one for each log would cost a write for each checkpoint: there are 16. */
export const newestName = (domain: string) => `newest-checkpoints/${hex(sha256(domain))[0]}.json`;

async function readKnown(bucket: R2Bucket, name: string) {
  const object = await bucket.get(name);
  const text = (await object?.text()) ?? '{}';
  const onlyIf = object ? { etagMatches: object.etag } : new Headers({ 'If-None-Match': '*' });
  return { known: parse(name, text), text, onlyIf };
}

function parse(name: string, text: string) {
  try {
    const value: unknown = JSON.parse(text);
    if (isKnown(value)) return value;
  } catch {
    // As for other contents.
  }
  throw new Error(`${name} has contents that Placet did not write`);
}

const isKnown = (value: unknown): value is Known =>
  value instanceof Object && !Array.isArray(value) && Object.values(value).every(Array.isArray);

/** Whether a log extends its newest checkpoint. One that was signed already may be signed again, by a new key. */
function isExtended(known: Known, { log, size, rootAt }: GrownLog) {
  const [number, newestSize, newestRoot] = known[log.domain] ?? [0];
  if (number < log.number) return true;
  if (newestSize === undefined) return false;
  const isWithin = newestSize <= size && (newestSize < log.size || rootAt(newestSize) === newestRoot);
  return size === log.size || (number === log.number && isWithin);
}

type Read = Awaited<ReturnType<typeof readKnown>>;

/** Changes the object of this name, which may have been `read` before, until no other run changes it at the same time. */
async function update<R>(
  bucket: R2Bucket,
  name: string,
  change: (known: Known) => R,
  read: Read | Promise<Read> = readKnown(bucket, name),
) {
  for (let tries = 0; tries < TRIES; tries++) {
    const { known, text, onlyIf } = await (tries === 0 ? read : readKnown(bucket, name));
    const result = change(known);
    const changed = JSON.stringify(known);
    if (changed === text || (await bucket.put(name, changed, { onlyIf }))) return result;
  }
  throw new Error(`${name} was changed repeatedly by other runs`);
}

/** Reads the newest checkpoints of logs, each object once, for one run. */
export function newestCheckpoints(bucket: R2Bucket) {
  const reads = new Map<string, Promise<Read>>();
  const readOnce = (name: string) => reads.get(name) ?? reads.set(name, readKnown(bucket, name)).get(name)!;
  return {
    /** Throws for a log that does not extend its newest checkpoint. */
    async require(next: GrownLog) {
      const { known } = await readOnce(newestName(next.log.domain));
      if (isExtended(known, next)) return;
      const [number, size] = known[next.log.domain]!;
      throw new Error(
        `the log does not extend its newest checkpoint, of number ${number}${size === undefined ? ', which was deleted' : ` and size ${size}`}`,
      );
    },
    /**
     * Notes checkpoints that were stated, before they are stored. Returns those that may be stored: another run may have
     * been faster.
     */
    async note(grown: GrownLog[]) {
      const byName = Map.groupBy(grown, ({ log }) => newestName(log.domain));
      const noted = await mapConcurrently([...byName], AT_ONCE, ([name, own]) =>
        update(bucket, name, (known) => noteIn(known, own), readOnce(name)),
      );
      return noted.flat();
    },
  };
}
export type NewestCheckpoints = ReturnType<typeof newestCheckpoints>;

function noteIn(known: Known, grown: GrownLog[]) {
  const extended = grown.filter((next) => isExtended(known, next));
  for (const { log, size, root } of extended) {
    const [number, newestSize = 0] = known[log.domain] ?? [0];
    const isNewer = number < log.number || (number === log.number && newestSize < size);
    if (isNewer) known[log.domain] = [log.number, size, root];
  }
  return extended;
}

/** Notes that a log was deleted: nothing is signed under its number any more. */
export const noteDeleted = (bucket: R2Bucket, { domain, number }: NamedLog) =>
  update(bucket, newestName(domain), (known) => {
    if (known[domain] && known[domain][0] <= number) known[domain] = [number];
  });

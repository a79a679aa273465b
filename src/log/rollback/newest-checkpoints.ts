import type { GrownLog } from '../tree/grow.ts';

// The newest checkpoint that a run has stated of each log, outside D1. Somebody who can write to D1 alone can reset a log to an
// earlier checkpoint that the service has signed, or to none, but then nothing is signed under its number that contradicts the
// newer one.

/** The object with the newest checkpoints of all logs by domain; `root` is in hex. */
export const NEWEST = 'newest-checkpoints.json';
/** Number of attempts, because runs of several databases write the object. */
const TRIES = 5;

type Newest = Record<string, [number: number, size: number, root: string]>;

async function readNewest(bucket: R2Bucket) {
  const object = await bucket.get(NEWEST);
  const known = parse((await object?.text()) ?? '{}');
  return { known, onlyIf: object ? { etagMatches: object.etag } : new Headers({ 'If-None-Match': '*' }) };
}

function parse(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    if (isNewest(value)) return value;
  } catch {
    // As for other contents.
  }
  throw new Error(`${NEWEST} has contents that Placet did not write`);
}

const isNewest = (value: unknown): value is Newest =>
  value instanceof Object && !Array.isArray(value) && Object.values(value).every(Array.isArray);

/** Whether a log extends its newest checkpoint. One that was signed already may be signed again, by a new key. */
function isExtended(known: Newest, { log, size, rootAt }: GrownLog) {
  const [number, newestSize, newestRoot] = known[log.domain] ?? [0, 0, ''];
  if (number < log.number || size === log.size) return true;
  const isWithin = newestSize <= size && (newestSize < log.size || rootAt(newestSize) === newestRoot);
  return number === log.number && isWithin;
}

/** Reads the newest checkpoints of all logs, for one run. */
export async function newestCheckpoints(bucket: R2Bucket) {
  let read = await readNewest(bucket);
  return {
    /** Throws for a log that does not extend its newest checkpoint. */
    require(next: GrownLog) {
      if (isExtended(read.known, next)) return;
      const [number, size] = read.known[next.log.domain]!;
      throw new Error(`the log does not extend its newest checkpoint, of number ${number} and size ${size}`);
    },
    /**
     * Notes checkpoints that were stated, before they are stored. Returns those that may be stored: another run may have
     * been faster.
     */
    async note(grown: GrownLog[]) {
      for (let tries = 0; tries < TRIES; tries++) {
        const { known, onlyIf } = read;
        const extended = grown.filter((next) => isExtended(known, next));
        for (const { log, size, root } of extended) {
          const [number, newestSize] = known[log.domain] ?? [0, 0];
          const isNewer = number < log.number || (number === log.number && newestSize < size);
          if (isNewer) known[log.domain] = [log.number, size, root];
        }
        if (await bucket.put(NEWEST, JSON.stringify(known), { onlyIf })) return extended;
        read = await readNewest(bucket);
      }
      throw new Error(`${NEWEST} was changed repeatedly by other runs`);
    },
  };
}
export type NewestCheckpoints = Awaited<ReturnType<typeof newestCheckpoints>>;

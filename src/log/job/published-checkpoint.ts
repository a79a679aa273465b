import { parseCheckpoint } from '../../lib/checkpoint.ts';
import type { Job } from './job.ts';
import { originOf } from '../leaf.ts';
import { prefixOf, type NamedLog } from './object-names.ts';

const checkpoints = (log: NamedLog) => `${prefixOf(log)}checkpoints/${log.number}/`;
const nameOf = (log: NamedLog, size: number) => `${checkpoints(log)}${String(size).padStart(8, '0')}`;

/** The body of a signed note, without its signatures. */
export const bodyOf = (note: string) => note.slice(0, note.lastIndexOf('\n\n') + 1);

/**
 * The newest checkpoint of a log that may have been published, with at least `least` records. Undefined if there is
 * none; throws for a checkpoint of another log.
 */
export async function newestPublished({ bucket }: Job, log: NamedLog, least: number) {
  const name = await newestName(bucket, log, least);
  const note = name && (await (await bucket.get(name))?.text());
  if (!note) return undefined;
  const checkpoint = parseCheckpoint(bodyOf(note));
  if (checkpoint.origin !== originOf(log.domain, log.number))
    throw new Error(`${name} is not a checkpoint of this log`);
  return { ...checkpoint, note };
}

async function newestName(bucket: R2Bucket, log: NamedLog, least: number) {
  const prefix = checkpoints(log);
  let newest: string | undefined;
  let startAfter = least > 0 ? nameOf(log, least - 1) : undefined;
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix, startAfter });
    newest = objects.at(-1)?.key ?? newest;
    if (!truncated) return newest;
    startAfter = newest;
  }
}

/**
 * Stores a checkpoint outside the database before it is published. Returns whether it may be published: not if a
 * different checkpoint of the same size exists.
 */
export async function publishCheckpoint({ bucket }: Job, log: NamedLog, size: number, note: string) {
  const name = nameOf(log, size);
  if (await bucket.put(name, note, { onlyIf: new Headers({ 'If-None-Match': '*' }) })) return true;
  const there = await (await bucket.get(name))?.text();
  if (there === note) return true;
  if (there === undefined || bodyOf(there) !== bodyOf(note)) return false;
  // The same statement with other signatures: the signature of a new key is added to the old one.
  await bucket.put(name, note);
  return true;
}

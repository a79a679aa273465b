import type { Bindings } from '../env.ts';
import { sameBytes } from '../lib/bytes.ts';
import { parseCheckpoint } from '../lib/tlog/checkpoint.ts';
import { treeHash } from '../lib/tlog/merkle.ts';
import { openNote, verifierKey } from '../lib/tlog/signed-note.ts';
import { leavesOf } from '../lib/tlog/tiles.ts';
import { sha256 } from '../lib/crypto/sha256.ts';
import { anchorName, anchorSigner } from './anchor-key.ts';
import { readDay, type Day } from './days.ts';

/**
 * The day of a date; undefined without one. Throws unless its note is signed by the service’s own key and covers its lines,
 * so that nobody who can write to the bucket alone gets anything signed.
 */
export async function readOwnDay(env: Bindings, bucket: R2Bucket, date: string): Promise<Day | undefined> {
  const day = await readDay(bucket, date);
  if (day && !(await isOwn(env, day)))
    throw new Error(
      `The note of ${date} under anchor/ is not the one that this service signed. Restore it from a backup.`,
    );
  return day;
}

async function isOwn(env: Bindings, { date, note, host, generation, lines }: Day) {
  const { name, publicKey } = await anchorSigner(env, host, generation);
  try {
    const { origin, size, root } = parseCheckpoint(
      (await openNote(note, [verifierKey(name, publicKey)])).body,
    );
    const covered = treeHash(leavesOf(lines.map((line) => sha256(line))));
    return origin === `${anchorName(host)}/${date}` && size === lines.length && sameBytes(root, covered);
  } catch {
    return false;
  }
}

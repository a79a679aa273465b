import type { Bindings } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { base64, hex, unhex } from '../../lib/bytes.ts';
import { consistencyProof, inclusionPath, inclusionProof, rootAt } from '../../lib/tlog/merkle.ts';
import { verifyConsistency } from '../../lib/tlog/merkle-verify.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { verifierKey } from '../../lib/tlog/signed-note.ts';
import { leavesOf } from '../../lib/tlog/tiles.ts';
import { dateOf, SECONDS_PER_DAY } from '../../lib/time.ts';
import { tlogProof } from '../../lib/tlog/tlog-proof.ts';
import { entryOf, originOf } from '../leaf.ts';
import { signCheckpoint } from '../tree/sign-checkpoint.ts';
import type { SignedTree } from '../tree/signed-tree.ts';
import { anchorSigner } from '../anchor/anchor-key.ts';
import type { AnchoredLog } from '../run/anchor-daily.ts';
import { datesAfter, readOwnDay, readToken, type Day } from '../anchor/days.ts';
import type { RecordAnchor } from '../anchor/record-anchor.ts';

/** Number of notes after a record in which it is looked for: it is in the next one, unless its database failed. */
const DAYS = 3;

/**
 * The anchor of each record of a log; undefined for a record without one. Anchors that cannot be read are reported, and the
 * records have none.
 */
export async function recordAnchors(
  env: Bindings,
  bucket: R2Bucket,
  tree: SignedTree,
  records: { seq: number; timestamp: number }[],
) {
  try {
    const daysFrom = dayReader(env, bucket);
    const anchors: (RecordAnchor | undefined)[] = [];
    for (const record of records) anchors.push(await anchorOf(env, daysFrom, tree, record));
    return anchors;
  } catch (error) {
    logFailure('anchors not readable', { domain: tree.domain, error: rootMessage(error) });
    return [];
  }
}

/** A function that reads the first days from a time on, each day once. */
function dayReader(env: Bindings, bucket: R2Bucket) {
  async function read(date: string) {
    const day = await readOwnDay(env, bucket, date);
    return day && { day, token: await readToken(bucket, day) };
  }
  const known = new Map<string, ReturnType<typeof read>>();
  return async (time: number) => {
    const dates = await datesAfter(bucket, dateOf(time - SECONDS_PER_DAY), DAYS);
    const days = dates.map((date) => known.get(date) ?? known.set(date, read(date)).get(date)!);
    return (await Promise.all(days)).filter((day) => day !== undefined);
  };
}

/** The first note that covers a record and has a time stamp or, if none has one, the first that covers it. */
async function anchorOf(
  env: Bindings,
  daysFrom: ReturnType<typeof dayReader>,
  tree: SignedTree,
  { seq, timestamp }: { seq: number; timestamp: number },
): Promise<RecordAnchor | undefined> {
  const covering = (await daysFrom(timestamp)).flatMap((read) => {
    const index = lineIndex(read.day, tree.domain);
    const log = index < 0 ? undefined : (JSON.parse(read.day.lines[index]!) as AnchoredLog);
    return log && log.size >= seq && log.size <= tree.size ? [{ ...read, index, log }] : [];
  });
  const found = covering.find(({ token }) => token) ?? covering[0];
  if (!found) return undefined;
  const { day, token, index, log } = found;
  const { root, path, extension } = await tree.compute((node) => ({
    root: rootAt(log.size, node),
    path: inclusionProof(seq - 1, log.size, node),
    extension: consistencyProof(log.size, tree.size, node),
  }));
  // Otherwise the line is that of what a rollback has lost.
  if (hex(root) !== log.root) return undefined;
  // Nothing is signed again but the beginning of the tree that the service’s own key has signed.
  if (!verifyConsistency(log.size, tree.size, root, unhex(tree.root), extension))
    throw new Error(`the tree of size ${log.size} is not the beginning of the signed one`);
  const number = Number(log.origin.slice(log.origin.lastIndexOf('.') + 1));
  const stated = { domain: tree.domain, number, continues: '', size: log.size, root: log.root };
  const checkpoint = await signCheckpoint(env, stated, [tree.generation]);
  const { name, publicKey } = await anchorSigner(env, day.host, day.generation);
  return {
    proof: tlogProof({ index: seq - 1, path, checkpoint }),
    line: day.lines[index]!,
    lineProof: lineProof(day, index),
    ...(token && { token: base64(token) }),
    verifier: verifierKey(name, publicKey),
  };
}

/** The proof of a line under the note of its day. */
export const lineProof = ({ lines, note }: Pick<Day, 'lines' | 'note'>, index: number) =>
  tlogProof({ index, path: inclusionPath(leavesOf(lines.map(entryOf)), index), checkpoint: note });

/** The index of the log’s line on a day, under its number or a former one; negative without one. */
export function lineIndex({ lines }: Pick<Day, 'lines'>, domain: string) {
  const beginning = `{"origin":"${originOf(domain, 0).slice(0, -1)}`;
  return lines.findIndex((line) => line.startsWith(beginning));
}

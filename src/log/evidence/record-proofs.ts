import { eq, inArray } from 'drizzle-orm';
import type { RecordAnchor } from '../../anchor/record-anchor.ts';
import { recordAnchors } from './record-anchors.ts';
import type { Bindings } from '../../env.ts';
import { hex, sameBytes, unhex } from '../../lib/bytes.ts';
import { consistencyProof, inclusionProof } from '../../lib/tlog/merkle.ts';
import { tlogProof, witnessRequest } from '../../lib/tlog/tlog-proof.ts';
import { attachmentsQuery } from '../records-in-d1.ts';
import { leafOf, type Entry } from '../entry.ts';
import { hexOf, valuesOf } from '../../db/raw-query.ts';
import { entryOf, leafLine } from '../leaf.ts';
import type { Log } from '../log.ts';
import type { FoundLog } from '../log-query.ts';
import { isSignable, notSignable } from '../rollback/is-signable.ts';
import { attachments, logs } from '../tables.ts';
import { signedTree, type SignedTree } from '../tree/signed-tree.ts';
import { publishedKeys } from './signing-key.ts';
import { entryReceipt } from './receipt.ts';

/**
 * A decision with its proof (c2sp.org/tlog-proof) or, while no checkpoint covers it, its receipt; `attachment` is the text
 * that was stored with it, and `anchor` dates it.
 */
export type EvidenceRecord = { line: string; attachment?: string; anchor?: RecordAnchor } & (
  | { proof: string }
  | { jws: string }
);

export type RecordProofs = Awaited<ReturnType<typeof recordProofs>>;

/**
 * The proofs of entries under the log’s current checkpoint. Throws a 503 while a receipt is needed and nothing is signed,
 * and an error if a line does not have its entry in the tree.
 */
export async function recordProofs(env: Bindings, log: FoundLog, entries: Entry[]) {
  const [tree, [[owner], attached]] = await Promise.all([
    signedTree(env, log),
    log.db.batch([
      ownerQuery(log),
      attachmentsQuery(log, inArray(attachments.seq, valuesOf(entries.map(({ seq }) => seq)))),
    ]),
  ]);
  if (!owner) throw new Error('the log no longer exists');
  const texts = new Map(attached.map(({ seq, text }) => [seq, text]));
  const lines = entries.map((entry) => leafLine(unhex(owner.key), leafOf(entry)));
  const records: EvidenceRecord[] = [];
  for (const [i, entry] of entries.entries()) {
    const line = lines[i]!;
    const attachment = entry.attachmentText ?? texts.get(entry.seq);
    const shown = { line, ...(attachment !== undefined && { attachment }) };
    if (entry.seq <= tree.covered) {
      records.push({ ...shown, proof: await proofOf(tree, entry.seq, entryOf(line)) });
      continue;
    }
    if (!owner.signable) throw notSignable();
    const { domain, number, size, root, generation } = tree;
    records.push({
      ...shown,
      jws: await entryReceipt(env, { domain, number, leaf: line, size, root, generation }),
    });
  }
  const anchors = await recordAnchors(
    env,
    log.bucket,
    tree,
    entries.map(({ seq, timestamp }) => ({ seq, timestamp })),
  );
  const keys = await publishedKeys(env, tree.domain, tree);
  return {
    domain: tree.domain,
    number: tree.number,
    /** With these keys the log’s signatures are verified. */
    keys: keys.map(({ generation, verifier, lastSize }) => ({
      generation,
      verifier,
      ...(lastSize !== undefined && { lastSize }),
    })),
    records: records.map((record, i) => ({ ...record, ...(anchors[i] && { anchor: anchors[i] }) })),
  };
}

const ownerQuery = ({ db, id }: Log) =>
  db
    .select({ key: hexOf(logs.key), signable: isSignable })
    .from(logs)
    .where(eq(logs.id, id));

async function proofOf(tree: SignedTree, seq: number, entry: Uint8Array) {
  const [covered] = await tree.entries(seq - 1, seq);
  if (!sameBytes(covered!, entry)) throw new Error(`record ${seq} no longer has the entry that is covered`);
  const path = await tree.compute((node) => inclusionProof(seq - 1, tree.covered, node));
  return tlogProof({ index: seq - 1, path, checkpoint: tree.note });
}

/**
 * The proof of a record under the current checkpoint for a caller who knows its entry, or with `from` a consistency
 * proof. Undefined if the record is missing, not covered or has another entry.
 */
export async function publicProof(
  env: Bindings,
  log: FoundLog,
  { seq, entry, from }: { seq: number; entry: string; from?: number | undefined },
) {
  const tree = await signedTree(env, log);
  if (seq > tree.covered) return undefined;
  const [covered] = await tree.entries(seq - 1, seq);
  if (hex(covered!) !== entry) return undefined;
  if (from === undefined) return proofOf(tree, seq, covered!);
  if (from > tree.covered) return undefined;
  const proof = from === 0 ? [] : await tree.compute((node) => consistencyProof(from, tree.covered, node));
  return witnessRequest(from, proof, tree.note);
}

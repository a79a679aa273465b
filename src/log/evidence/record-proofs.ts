import { eq } from 'drizzle-orm';
import type { RecordAnchor } from '../anchor/record-anchor.ts';
import { recordAnchors } from './record-anchors.ts';
import type { Bindings } from '../../env.ts';
import { hex, sameBytes } from '../../lib/bytes.ts';
import { consistencyProof, inclusionProof } from '../../lib/tlog/merkle.ts';
import { tlogProof, witnessRequest } from '../../lib/tlog/tlog-proof.ts';
import { leafOf, type Entry } from '../entry.ts';
import { entryOf, leafLine } from '../leaf.ts';
import type { Log } from '../log.ts';
import type { FoundLog } from '../log-query.ts';
import { isSignable, notSignable } from '../rollback/is-signable.ts';
import { logs } from '../tables.ts';
import { signedTree, type SignedTree } from '../tree/signed-tree.ts';
import { publishedKeys } from './signing-key.ts';
import { entryReceipt } from './receipt.ts';

/**
 * A decision with its proof (c2sp.org/tlog-proof) or, while no checkpoint covers it, its receipt; `anchor` dates it.
 */
export type EvidenceRecord = { line: string; anchor?: RecordAnchor } & ({ proof: string } | { jws: string });

export type RecordProofs = Awaited<ReturnType<typeof recordProofs>>;

/**
 * The proofs of entries under the log’s current checkpoint. Throws a 503 while a receipt is needed and nothing is signed,
 * and an error if a line does not have its entry in the tree.
 */
export async function recordProofs(env: Bindings, log: FoundLog, entries: Entry[]) {
  const [tree, [state]] = await Promise.all([signedTree(env, log), signableQuery(log)]);
  const records: EvidenceRecord[] = [];
  for (const entry of entries) {
    const line = leafLine(leafOf(entry));
    if (entry.seq <= tree.covered) {
      records.push({ line, proof: await proofOf(tree, entry.seq, entryOf(line)) });
      continue;
    }
    if (!state?.signable) throw notSignable();
    const { domain, number, size, root, generation } = tree;
    const jws = await entryReceipt(env, { domain, number, leaf: line, size, root, generation });
    records.push({ line, jws });
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

const signableQuery = ({ db, id }: Log) =>
  db.select({ signable: isSignable }).from(logs).where(eq(logs.id, id));

async function proofOf(tree: SignedTree, seq: number, entry: Uint8Array) {
  const [covered] = await tree.entries(seq - 1, seq);
  if (!sameBytes(covered!, entry)) throw new Error(`record ${seq} no longer has the entry that is covered`);
  const path = await tree.compute((node) => inclusionProof(seq - 1, tree.covered, node));
  return tlogProof({ index: seq - 1, path, checkpoint: tree.note });
}

/**
 * The proof of a record under the current checkpoint for a caller who knows its entry. Undefined if the record is missing,
 * not covered or has another entry.
 */
export async function publicProof(env: Bindings, log: FoundLog, seq: number, entry: string) {
  const tree = await signedTree(env, log);
  if (seq > tree.covered) return undefined;
  const [covered] = await tree.entries(seq - 1, seq);
  return hex(covered!) === entry ? proofOf(tree, seq, covered!) : undefined;
}

/** The consistency proof from a size to the current checkpoint; undefined if that covers less. */
export async function publicConsistency(env: Bindings, log: FoundLog, from: number) {
  const tree = await signedTree(env, log);
  if (from > tree.covered) return undefined;
  const proof = from === 0 ? [] : await tree.compute((node) => consistencyProof(from, tree.covered, node));
  return witnessRequest(from, proof, tree.note);
}

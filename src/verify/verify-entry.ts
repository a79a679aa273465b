import { hex, unhex } from '../lib/bytes.ts';
import { leafHash } from '../lib/merkle.ts';
import { verifyInclusion } from '../lib/merkle-verify.ts';
import { sha256 } from '../lib/sha256.ts';
import type { Commitment } from './commitment.ts';
import { isInChain, type Chain } from './log-chain.ts';
import { openCheckpoint, openReceipt, SignatureError, type Keys } from './log-keys.ts';
import { originOf, readLeaf, readRecord, type BlockRecord, type Leaf } from './log-lines.ts';
import type { Texts } from './receipt-texts/en.ts';
import type { VerifiedAnchor } from './verify-anchor.ts';

/**
 * An entry with its inclusion proofs up to a signed checkpoint; lines as they were hashed, proofs in hex from the leaf
 * to the root.
 */
export type EntryWithProof = {
  leaf: string;
  /** The text that was stored with the entry; its hash is in the leaf. */
  attachment?: string;
  index: number;
  path: string[];
  block: string;
  blockIndex: number;
  blockPath: string[];
  checkpoint: string;
};
/** An entry whose block is not hashed yet, with its receipt. */
export type EntryWithReceipt = { leaf: string; jws: string; attachment?: string };

/** An error in a receipt, as a code of the texts; `entry` counts from 1. */
export type ReceiptError = { code: keyof Texts; entry?: number; values?: Record<string, string | number> };
/** The result for an entry: what was signed with it, and of a proof the numbers of the log. */
export type VerifiedEntry = {
  leaf?: Leaf;
  commitment?: Commitment;
  chain?: Chain;
  by: 'log' | 'promise' | 'nothing';
  anchor?: VerifiedAnchor;
  wrong: ReceiptError[];
};

/** Verifies one entry of a receipt, up to the first step that fails. */
export async function verifyEntry(entry: unknown, keys: Keys): Promise<VerifiedEntry> {
  let leaf: Leaf | undefined;
  try {
    const promised = isPromised(entry);
    if (!promised && !isProof(entry)) throw new Wrong('entryForm');
    leaf = readLeaf(entry.leaf);
    if (!leaf) throw new Wrong('leafForm');
    checkAttachment(entry, leaf);
    if (promised) return { leaf, commitment: await checkPromise(entry, keys), by: 'promise', wrong: [] };
    return { leaf, ...(await checkProof(entry, leaf, keys)), by: 'log', wrong: [] };
  } catch (error) {
    if (error instanceof Wrong || error instanceof SignatureError)
      return { leaf, by: 'nothing', wrong: [{ code: error.code, values: error.values }] };
    throw error;
  }
}

const isPromised = (entry: unknown): entry is EntryWithReceipt => are(entry, 'string', 'leaf', 'jws');

function isProof(entry: unknown): entry is EntryWithProof {
  if (!are(entry, 'string', 'leaf', 'block', 'checkpoint')) return false;
  return are(entry, 'number', 'index', 'blockIndex') && are(entry, 'object', 'path', 'blockPath');
}

const are = (entry: unknown, type: string, ...names: string[]) =>
  typeof entry === 'object' && names.every((name) => typeof entry?.[name as keyof typeof entry] === type);

class Wrong extends Error {
  readonly code: ReceiptError['code'];
  readonly values: Record<string, string | number>;
  constructor(code: ReceiptError['code'], values: Wrong['values'] = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

function checkAttachment(entry: { attachment?: unknown }, { attachment }: Leaf) {
  if (entry.attachment === undefined) return;
  if (typeof entry.attachment !== 'string' || hex(sha256(entry.attachment)) !== attachment)
    throw new Wrong('attachment');
}

async function checkPromise({ leaf, jws }: EntryWithReceipt, keys: Keys): Promise<Commitment> {
  const { leaf: promised, ...commitment } = await openReceipt(jws, keys);
  const { domain } = commitment;
  if (domain !== keys.domain) throw new Wrong('otherDomain', { domain, key: keys.domain });
  if (promised !== leaf) throw new Wrong('promiseOther');
  return commitment;
}

async function checkProof(proof: EntryWithProof, leaf: Leaf, keys: Keys) {
  const record = readRecord(proof.block);
  if (!record) throw new Wrong('recordForm');
  const { domain, block, log } = record;
  if (domain !== keys.domain) throw new Wrong('otherDomain', { domain, key: keys.domain });
  placedInBlock(proof, leaf, record);
  const { origin, size, root, chain } = await openCheckpoint(proof.checkpoint, keys);
  // A record keeps the number under which its block was hashed.
  const ended = chain.rollbacks.some((rollback) => block <= rollback.size && log > rollback.log);
  if (chain.domain !== domain || !isInChain(chain, log) || ended)
    throw new Wrong('otherLog', { origin, expected: originOf(record) });
  if (proof.blockIndex !== block - 1) throw new Wrong('blockPlace', { block, index: proof.blockIndex });
  if (!included(proof.blockIndex, size, proof.block, proof.blockPath, root))
    throw new Wrong('notInLog', { block, size });
  return { commitment: { domain, log: chain.log, size, root: hex(root) }, chain };
}

function placedInBlock(
  proof: EntryWithProof,
  leaf: Leaf,
  { block, first, last, from, to, root }: BlockRecord,
) {
  const values = { seq: leaf.seq, block, first, last };
  if (leaf.seq < first || leaf.seq > last || proof.index !== leaf.seq - first)
    throw new Wrong('place', { ...values, index: proof.index });
  if (leaf.timestamp < from || leaf.timestamp > to) throw new Wrong('time', values);
  if (!included(proof.index, last - first + 1, proof.leaf, proof.path, unhex(root)))
    throw new Wrong('notInBlock', values);
}

function included(index: number, size: number, line: string, path: string[], root: Uint8Array) {
  const isHash = (step: unknown) => typeof step === 'string' && /^[0-9a-f]{64}$/.test(step);
  if (!Array.isArray(path) || !path.every(isHash)) return false;
  return verifyInclusion(index, size, leafHash(line), path.map(unhex), root);
}

import { hex, unhex } from '../lib/bytes.ts';
import { leafHash } from '../lib/merkle.ts';
import { verifyInclusion } from '../lib/merkle-verify.ts';
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
  index: number;
  path: string[];
  block: string;
  blockIndex: number;
  blockPath: string[];
  checkpoint: string;
};
/** An entry whose block is not hashed yet, with its receipt. */
export type EntryWithReceipt = { leaf: string; jws: string };

/** An error in a receipt, as a code of the texts; `entry` counts from 1. */
export type ReceiptError = { code: keyof Texts; entry?: number; values?: Record<string, string | number> };
/** The size and root hash of a log’s tree in a receipt. */
export type TreeHead = { origin: string; size: number; root: string };
/** The result for an entry. */
export type VerifiedEntry = {
  leaf?: Leaf;
  head?: TreeHead;
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
    const head = promised ? await checkPromise(entry, keys) : await checkProof(entry, leaf, keys);
    return { leaf, head, by: promised ? 'promise' : 'log', wrong: [] };
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

async function checkPromise({ leaf, jws }: EntryWithReceipt, keys: Keys): Promise<TreeHead> {
  const promise = await openReceipt(jws, keys);
  if (promise.domain !== keys.domain)
    throw new Wrong('otherDomain', { domain: promise.domain, key: keys.domain });
  if (promise.leaf !== leaf) throw new Wrong('promiseOther');
  return { origin: originOf(keys), size: promise.size, root: promise.root };
}

async function checkProof(proof: EntryWithProof, leaf: Leaf, keys: Keys): Promise<TreeHead> {
  const record = readRecord(proof.block);
  if (!record) throw new Wrong('recordForm');
  if (record.domain !== keys.domain)
    throw new Wrong('otherDomain', { domain: record.domain, key: keys.domain });
  placedInBlock(proof, leaf, record);
  const checkpoint = await openCheckpoint(proof.checkpoint, keys, record.log);
  const origin = originOf(record);
  if (checkpoint.origin !== origin)
    throw new Wrong('otherLog', { origin: checkpoint.origin, expected: origin });
  const { size, root } = checkpoint;
  const { block } = record;
  if (proof.blockIndex !== block - 1) throw new Wrong('blockPlace', { block, index: proof.blockIndex });
  if (!included(proof.blockIndex, size, proof.block, proof.blockPath, root))
    throw new Wrong('notInLog', { block, size });
  return { origin, size, root: hex(root) };
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

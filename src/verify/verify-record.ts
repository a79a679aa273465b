import { hex } from '../lib/bytes.ts';
import { leafHash } from '../lib/tlog/merkle.ts';
import { verifyInclusion } from '../lib/tlog/merkle-verify.ts';
import { parseTlogProof, type TlogProof } from '../lib/tlog/tlog-proof.ts';
import {
  type Commitment,
  openCheckpoint,
  openReceipt,
  VerificationError,
  type Keys,
} from './log/log-keys.ts';
import type { Chain } from './log/log-chain.ts';
import { entryOf, originOf, readDecisionLine } from './log/log-lines.ts';
import type { Leaf } from '../log/leaf.ts';
import type { Texts } from './receipt/texts/en.ts';

/** A decision of an evidence file with its proof (c2sp.org/tlog-proof), or with its receipt. */
export type ProvenRecord = { line: string } & ({ proof: string } | { jws: string });

/** An error in a receipt, as a code of the texts; `entry` counts from 1. */
export type ReceiptError = { code: keyof Texts; entry?: number; values?: Record<string, string | number> };
/**
 * The note of a day that covers a record, and what it covers of the record’s log: `date` is the day according to the note,
 * `stampedAt` the time in the time stamp in seconds.
 */
export type VerifiedAnchor = {
  commitment: Commitment;
  origin: string;
  date: string;
  verifier: string;
  text: string;
  token?: string;
  stampedAt?: number;
};

/** The result for a decision: what was signed with it, and of a proof the numbers of the log. */
export type VerifiedRecord = {
  decision?: Leaf;
  commitment?: Commitment;
  chain?: Chain;
  by: 'log' | 'receipt' | 'nothing';
  anchor?: VerifiedAnchor;
  wrong: ReceiptError[];
};

/** Verifies one decision of a receipt, up to the first step that fails. */
export async function verifyRecord(record: unknown, keys: Keys): Promise<VerifiedRecord> {
  let decision: Leaf | undefined;
  try {
    const { line, proof, jws } = textsOf(record);
    if (line === undefined || (proof ?? jws) === undefined) throw wrong('entryForm');
    decision = readDecisionLine(line);
    if (!decision) throw wrong('leafForm');
    if (proof === undefined)
      return { decision, commitment: await checkReceipt(line, jws!, keys), by: 'receipt', wrong: [] };
    return { decision, ...(await checkProof(line, proof, decision, keys)), by: 'log', wrong: [] };
  } catch (error) {
    if (!(error instanceof VerificationError)) throw error;
    const { code, values } = error as VerificationError<ReceiptError['code']>;
    return { decision, by: 'nothing', wrong: [{ code, values }] };
  }
}

/** The texts of a record; throws if one of them is not a text. */
function textsOf(record: unknown) {
  const { line, proof, jws } = (record ?? {}) as Record<string, unknown>;
  const texts = { line, proof, jws };
  if (Object.values(texts).some((text) => text !== undefined && typeof text !== 'string'))
    throw wrong('entryForm');
  return texts as Partial<Record<keyof typeof texts, string>>;
}

/** An error in a record. */
const wrong = (code: ReceiptError['code'], values?: ReceiptError['values']) =>
  new VerificationError(code, values);

async function checkReceipt(line: string, jws: string, keys: Keys): Promise<Commitment> {
  const { leaf, ...commitment } = await openReceipt(jws, keys);
  const { domain } = commitment;
  if (domain !== keys.domain) throw wrong('otherDomain', { domain, key: keys.domain });
  if (leaf !== line) throw wrong('receiptOther');
  return commitment;
}

async function checkProof(line: string, text: string, { seq }: Leaf, keys: Keys) {
  const proof = parsed(text);
  const { origin, size, root, chain } = await openCheckpoint(proof.checkpoint, keys);
  if (chain.domain !== keys.domain) throw wrong('otherLog', { origin, expected: originOf(keys) });
  if (proof.index !== seq - 1) throw wrong('place', { seq, index: proof.index });
  if (!isIncluded(line, proof, { size, root })) throw wrong('notInLog', { seq, size });
  return { commitment: { domain: chain.domain, log: chain.log, size, root: hex(root) }, chain };
}

function parsed(text: string) {
  try {
    return parseTlogProof(text);
  } catch {
    throw wrong('proofForm');
  }
}

/** Whether a proof leads from a line to a root. */
export const isIncluded = (
  line: string,
  { index, path }: TlogProof,
  { size, root }: { size: number; root: Uint8Array },
) => verifyInclusion(index, size, leafHash(entryOf(line)), path, root);

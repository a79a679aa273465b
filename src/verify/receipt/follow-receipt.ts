import { verifyConsistency } from '../../lib/tlog/merkle-verify.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { parseWitnessRequest } from '../../lib/tlog/tlog-proof.ts';
import { lostAt } from '../log/log-chain.ts';
import { openCheckpoint, SignatureError, type Keys, type SignedCheckpoint } from '../log/log-keys.ts';
import { originOf } from '../log/log-lines.ts';
import { foreign } from '../log/verify-checkpoints.ts';
import { verifyRecord, type ReceiptError, type VerifiedRecord } from '../verify-record.ts';

/** What a service has answered about a log. All of it is checked; only the key cannot be. */
export type Served = {
  /** The response of `GET /app/log-key`. */
  key?: string;
  /** The proofs of records under the current checkpoint, by `seq`. */
  proofs?: Map<number, string>;
  /** The proofs that the log extends what their receipts name, with the current checkpoint, by `seq`. */
  extensions?: Map<number, string>;
};

/** What became of a record: the log that is shown now, and when a rollback may have lost the record (Unix seconds). */
export type Followed = {
  now: { origin: string; size: number; isLater: boolean };
  /** The size of the log in the receipt, and whether the log that is shown now extends it. */
  own: number;
  extended: boolean;
  lost?: number;
};

/** Follows a record from its receipt to the current checkpoint of the log, across the rollbacks in between. */
export async function followRecord(
  record: VerifiedRecord,
  { proofs, extensions }: Served,
  keys: Keys,
): Promise<VerifiedRecord & Partial<Followed>> {
  const { decision, commitment } = record;
  if (!decision || !commitment) return record;
  const { seq } = decision;
  const contradiction = (code: ReceiptError['code'], values: ReceiptError['values'] = {}) => ({
    ...record,
    wrong: [
      ...record.wrong,
      { code, values: { origin: originOf(commitment), own: commitment.size, ...values } },
    ],
  });
  const extension = extensions?.get(seq);
  if (extension === undefined) return record;
  const shown = await openExtension(extension, keys);
  if (!shown) return contradiction('servedCheckpoint');
  const { checkpoint, old, proof } = shown;
  const { chain, size } = checkpoint;
  const current = { current: originOf(chain), size };
  if (foreign(chain, chain.domain, commitment.log))
    return contradiction(commitment.log > chain.log ? 'servedOlder' : 'servedOther', current);

  const mayLackRecords = lostAt(chain, commitment.log, (rollback) => rollback.size >= commitment.size);
  const extended =
    old === commitment.size &&
    (old === 0 || verifyConsistency(old, size, unhex(commitment.root), checkpoint.root, proof));
  if (mayLackRecords === undefined && commitment.size > size)
    return contradiction('servedTruncated', current);
  if (mayLackRecords === undefined && !extended) return contradiction('notExtended', current);

  const now = { origin: originOf(chain), size, isLater: chain.log !== commitment.log };
  const found = { ...record, now, own: commitment.size, extended };
  const line = JSON.stringify(decision);
  const proven = await verifyRecord({ line, proof: proofs?.get(seq) ?? '' }, keys);
  const under = proven.by === 'log' ? proven.commitment : undefined;
  // Nothing links a proof under another checkpoint to the one that is shown.
  if (under?.log === chain.log && under.size === size) {
    if (under.root !== hex(checkpoint.root)) return contradiction('fork', { origin: originOf(chain), size });
    return { ...found, by: 'log', commitment: under, ...(proven.chain && { chain: proven.chain }) };
  }
  // A log’s number is the Unix second at which it began.
  const began = lostAt(chain, commitment.log, (rollback) => rollback.size >= seq);
  return { ...found, ...(began !== undefined && { lost: began }) };
}

/** The parts of a consistency proof with a valid checkpoint of the domain’s log; undefined for any other text. */
async function openExtension(text: string, keys: Keys) {
  try {
    const { old, proof, checkpoint: note } = parseWitnessRequest(text);
    const checkpoint: SignedCheckpoint = await openCheckpoint(note, keys);
    return checkpoint.chain.domain === keys.domain ? { old, proof, checkpoint } : undefined;
  } catch (error) {
    if (error instanceof SignatureError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

import { verifyConsistency } from '../../lib/tlog/merkle-verify.ts';
import { unhex } from '../../lib/bytes.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
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
  /** It did not answer all questions, so nothing is confirmed. */
  isSilent?: true;
  /** The current checkpoint, read before the proofs; null if the service has no such log or it has no checkpoint. */
  checkpoint?: string | null;
  /** The proofs of records under this checkpoint, by `seq`. */
  proofs?: Map<number, string>;
  /** The proofs that this checkpoint extends those that receipts name, by their size. */
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

/** Seconds after which a record must be covered. */
const MOST = SECONDS_PER_DAY;

/**
 * Follows a record from its receipt to the current checkpoint of the log, across the rollbacks in between. The checkpoint
 * must extend that of the receipt and cover the record, unless it states that a rollback has lost it.
 */
export async function followRecord(
  record: VerifiedRecord,
  { checkpoint: note, proofs, extensions }: Served,
  keys: Keys,
  time: number,
): Promise<VerifiedRecord & Partial<Followed>> {
  const { decision, commitment } = record;
  if (!decision || !commitment || note === undefined) return record;
  const { seq } = decision;
  const own = commitment.size;
  const isOld = time - decision.timestamp > MOST;
  const contradiction = (code: ReceiptError['code'], values: ReceiptError['values'] = {}) => ({
    ...record,
    wrong: [...record.wrong, { code, values: { origin: originOf(commitment), own, seq, ...values } }],
  });
  if (note === null) return own > 0 || isOld ? contradiction('servedNone') : record;
  const checkpoint = await opened(note, keys);
  if (!checkpoint) return contradiction('servedCheckpoint');
  const { chain, size } = checkpoint;
  const current = { current: originOf(chain), size };
  if (foreign(chain, chain.domain, commitment.log))
    return contradiction(commitment.log > chain.log ? 'servedOlder' : 'servedOther', current);

  const mayLackRecords = lostAt(chain, commitment.log, (rollback) => rollback.size >= own);
  const extended = own === 0 || extendsTo(extensions?.get(own), commitment, note, checkpoint);
  if (mayLackRecords === undefined && own > size) return contradiction('servedTruncated', current);
  if (mayLackRecords === undefined && !extended) return contradiction('notExtended', current);

  const now = { origin: originOf(chain), size, isLater: chain.log !== commitment.log };
  const found = { ...record, now, own, extended };
  const proof = proofs?.get(seq) ?? '';
  const proven = await verifyRecord({ line: JSON.stringify(decision), proof }, keys);
  // Nothing links a proof under another checkpoint to the one that is shown.
  if (proven.by === 'log' && checkpointIn(proof) === note)
    return { ...found, by: 'log', commitment: proven.commitment!, chain: proven.chain! };
  const lost = lostAt(chain, commitment.log, (rollback) => rollback.size >= seq);
  // Entries outlive erasure and retention.
  if (lost === undefined && seq <= size) return contradiction('notIncluded', current);
  if (lost === undefined && isOld) return contradiction('notCovered', current);
  return { ...found, ...(lost !== undefined && { lost }) };
}

/** The checkpoint in a proof. */
export const checkpointIn = (proof: string) => proof.slice(proof.indexOf('\n\n') + 2);

/** A valid checkpoint of the domain’s log; undefined for any other text. */
async function opened(note: string, keys: Keys): Promise<SignedCheckpoint | undefined> {
  try {
    const checkpoint = await openCheckpoint(note, keys);
    return checkpoint.chain.domain === keys.domain ? checkpoint : undefined;
  } catch (error) {
    if (error instanceof SignatureError) return undefined;
    throw error;
  }
}

/** Whether a consistency proof leads from what a receipt names to the checkpoint that is shown. */
function extendsTo(
  text: string | undefined,
  { size, root }: { size: number; root: string },
  note: string,
  shown: SignedCheckpoint,
) {
  try {
    const { old, proof, checkpoint } = parseWitnessRequest(text ?? '');
    return (
      old === size &&
      checkpoint === note &&
      verifyConsistency(old, shown.size, unhex(root), shown.root, proof)
    );
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

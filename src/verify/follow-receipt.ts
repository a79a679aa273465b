import { hex, unhex } from '../lib/bytes.ts';
import { lostAt } from './log-chain.ts';
import { openCheckpoint, SignatureError, type Keys, type SignedCheckpoint } from './log-keys.ts';
import { originOf } from './log-lines.ts';
import { foreign, isConsistent } from './verify-checkpoints.ts';
import { verifyEntry, type ReceiptError, type VerifiedEntry } from './verify-entry.ts';

/** What a service has answered about a log. All of it is checked; only the key cannot be. */
export type Served = {
  /** The response of `GET /app/log-key`. */
  key?: string;
  /** The newest checkpoint, as a signed note. */
  checkpoint?: string;
  /** The consistency proofs to the size of the newest checkpoint from those in the receipt and the inclusion proofs. */
  consistency?: Map<number, unknown>;
  /** The inclusion proofs of entries, without the leaf, by `seq`. */
  inclusion?: Map<number, unknown>;
};

/** What became of an entry: the log that is shown now, and when a rollback may have lost the entry (Unix seconds). */
export type Followed = {
  now: { origin: string; size: number; isLater: boolean };
  /** The size of the log in the receipt, and whether the log that is shown now extends it. */
  own: number;
  extended: boolean;
  lost?: number;
};

/** The newest checkpoint of a service; undefined if it is not valid. */
export async function openServed(note: string, keys: Keys) {
  try {
    const checkpoint = await openCheckpoint(note, keys);
    return checkpoint.chain.domain === keys.domain ? checkpoint : undefined;
  } catch (error) {
    if (error instanceof SignatureError) return undefined;
    throw error;
  }
}

/** Follows an entry from its receipt to the newest checkpoint of the log, across the rollbacks in between. */
export async function followEntry(
  entry: VerifiedEntry,
  newest: SignedCheckpoint,
  { consistency, inclusion }: Served,
  keys: Keys,
): Promise<VerifiedEntry & Partial<Followed>> {
  const { leaf, commitment } = entry;
  if (!leaf || !commitment) return entry;
  const { chain, size } = newest;
  const origin = originOf(chain);
  const contradiction = (code: ReceiptError['code']) => ({
    ...entry,
    wrong: [{ code, values: { origin: originOf(commitment), current: origin, size, own: commitment.size } }],
  });
  if (foreign(chain, chain.domain, commitment.log))
    return contradiction(commitment.log > chain.log ? 'servedOlder' : 'servedOther');

  const mayLackRecords = lostAt(chain, commitment.log, (rollback) => rollback.size >= commitment.size);
  const extended = isExtended(commitment, newest, consistency);
  if (mayLackRecords === undefined && commitment.size > size) return contradiction('servedTruncated');
  if (mayLackRecords === undefined && extended === false) return contradiction('notExtended');

  const now = { origin, size, isLater: chain.log !== commitment.log };
  const found = { ...entry, now, own: commitment.size, extended: extended === true };
  const proven = await verifyEntry({ ...Object(inclusion?.get(leaf.seq)), leaf: JSON.stringify(leaf) }, keys);
  if (proven.by === 'log' && proven.commitment?.log === chain.log) {
    const { root } = proven.commitment;
    if (proven.commitment.size === size && root !== hex(newest.root))
      return { ...entry, wrong: [{ code: 'fork', values: { origin, size } }] };
    // A proof proves nothing about the log that is shown unless that log extends the one of the proof.
    if (isExtended(proven.commitment, newest, consistency)) return { ...found, ...proven };
  }
  // A log’s number is the Unix second at which it began.
  const began = lostAt(chain, commitment.log, ({ seq }) => seq >= leaf.seq);
  return { ...found, ...(began !== undefined && { lost: began }) };
}

/** Whether the newest checkpoint extends what a receipt names; undefined without a proof. */
function isExtended(
  { size, root }: { size: number; root: string },
  newest: SignedCheckpoint,
  consistency: Served['consistency'],
) {
  if (size === 0) return true;
  if (size === newest.size) return root === hex(newest.root);
  const steps = consistency?.get(size);
  return steps && isConsistent({ size, root: unhex(root) }, newest, steps);
}

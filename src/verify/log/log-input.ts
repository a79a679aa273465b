import type { Commitment, Keys } from './log-keys.ts';
import type { Leaf } from '../../log/leaf.ts';
import type { ShownAnchors } from './verify-anchors.ts';

/** A decision from a receipt, and what the receipt states about the log; `name` in sentences, “your receipt” by default. */
export type ReceiptEntry = { decision: Leaf; commitment: Commitment; name?: string };

export type Lines = AsyncIterable<string> | Iterable<string>;

/** What an auditor has read of a log before: its checkpoint, and its lines in the order of `seq`. */
export type LogCopy = { checkpoint: string; lines: Lines };

/** The data of a log to verify. */
export type LogInput = {
  keys: Keys;
  /** The signed note of the current checkpoint, read before everything else. */
  checkpoint: string;
  /** The entries of the first `size` records, 32 bytes each. */
  entries: (size: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** The lines of all records that are there, in the order of seq. */
  lines: Lines;
  /** The consent notice with this hash as its canonical JSON; undefined if the service has none. */
  notice?: (hash: string) => Promise<string | undefined>;
  /** An earlier checkpoint, as a signed note, which the log must extend. */
  since?: string;
  /** Decisions that must be in the log, because there are receipts for them. */
  receipts?: ReceiptEntry[];
  /** What the service has signed about the log elsewhere, such as lines under an anchor. */
  commitments?: { name: string; commitment: Commitment }[];
  /** The notes of days of the service, to which the log must match. */
  anchors?: ShownAnchors | undefined;
  /** What was read before. */
  copy?: LogCopy | undefined;
  /** Age in days from which decisions may be deleted. */
  days?: number;
  /** Unix time in seconds. */
  now: number;
};

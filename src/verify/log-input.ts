import type { Commitment } from './commitment.ts';
import type { LogCopy } from './compare-copy.ts';
import type { Keys } from './log-keys.ts';
import type { ReceiptEntry } from './receipt-entries.ts';

export type Lines = AsyncIterable<string> | Iterable<string>;
/** Thrown for a block that the service reports as unreadable, with its reason. */
export class UnreadableBlock extends Error {}

/** The data of a log to verify. */
export type LogInput = {
  keys: Keys;
  /** The signed note of the newest checkpoint, read before the records. */
  checkpoint: string;
  /** The record lines, oldest first. */
  records: Lines;
  /**
   * The leaf lines of a block in the order of seq; undefined if they were deleted. Throws `UnreadableBlock` if they
   * should exist but cannot be read.
   */
  lines: (block: number) => Promise<Lines | undefined>;
  /** The consent notice with this hash as its canonical JSON; undefined if the service has none. */
  notice?: (hash: string) => Promise<string | undefined>;
  /** Sealed blocks without a record, if known. */
  sealed?: number[];
  /** The open block, if known. */
  open?: number | undefined;
  /** The time of the first entry without a record, according to the service. */
  unrecorded?: number | undefined;
  /** An earlier checkpoint, as a signed note, which the log must extend. */
  since?: string;
  /** The service’s consistency proof for it, in hex, which must also be valid. */
  proof?: (from: number, to: number) => Promise<string[] | undefined>;
  /** Entries that must be in the log, because there are receipts for them. */
  receipts?: ReceiptEntry[];
  /** What the service has signed about the log elsewhere, such as heads and lines under an anchor. */
  commitments?: { name: string; commitment: Commitment }[];
  /** What was read before. */
  copy?: LogCopy | undefined;
  /** Age in days from which entries may be deleted. */
  days?: number;
  /** Unix time in seconds. */
  now: number;
};

import type { Bindings } from './env.ts';
import { SECONDS_PER_DAY } from './lib/time.ts';

// What the operator sets by variables (wrangler.toml), each with its unit and its default.

export const MAX_BLOCK_ENTRIES = 10_000;
const MAX_BLOCK_DAYS = 30;
/** In seconds. */
export const LONGEST_BLOCK = MAX_BLOCK_DAYS * SECONDS_PER_DAY;

type Variables = Partial<Pick<Bindings, 'LOG_BLOCK_ENTRIES' | 'LOG_BLOCK_DAYS' | 'LOG_RETENTION_DAYS'>>;

/** How long consents are kept, in seconds: a year and a month unless the operator says otherwise. */
export const retention = ({ LOG_RETENTION_DAYS }: Variables) =>
  positive(LOG_RETENTION_DAYS, 395) * SECONDS_PER_DAY;

/**
 * When a block of the log is full: so many entries, or so many seconds after its first one. It goes as a whole, and so is
 * never open for longer than consents are kept.
 */
export const blockLimits = ({ LOG_BLOCK_ENTRIES, LOG_BLOCK_DAYS, ...kept }: Variables) => ({
  entries: Math.min(positive(LOG_BLOCK_ENTRIES, MAX_BLOCK_ENTRIES), MAX_BLOCK_ENTRIES),
  seconds: Math.min(
    positive(LOG_BLOCK_DAYS, MAX_BLOCK_DAYS) * SECONDS_PER_DAY,
    LONGEST_BLOCK,
    retention(kept),
  ),
});
export type BlockLimits = ReturnType<typeof blockLimits>;

/**
 * The generation of the key that signs checkpoints and receipts; the next number begins a new key. Not one before that
 * which has `signed` already: the instances of a deployment get a new number one after the other.
 */
export const keyGeneration = (
  { LOG_KEY_GENERATION }: Partial<Pick<Bindings, 'LOG_KEY_GENERATION'>>,
  signed = 0,
) => Math.max(positive(LOG_KEY_GENERATION, 1), signed);

/** A variable's value as a whole number of at least 1; the default for anything else. */
function positive(text: string | undefined, otherwise: number) {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

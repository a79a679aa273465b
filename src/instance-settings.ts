import type { Bindings } from './env.ts';
import { SECONDS_PER_DAY } from './lib/time.ts';

// The variables that the operator sets (wrangler.toml), each with its unit and default.

export const MAX_BLOCK_ENTRIES = 10_000;
export const MAX_BLOCK_DAYS = 30;
/** Seconds after which any block is full. */
export const LONGEST_BLOCK = MAX_BLOCK_DAYS * SECONDS_PER_DAY;

type Variables = Partial<Pick<Bindings, 'LOG_BLOCK_ENTRIES' | 'LOG_BLOCK_DAYS' | 'LOG_RETENTION_DAYS'>>;

/** The retention period in seconds: 13 months unless the operator sets another. */
export const retention = ({ LOG_RETENTION_DAYS }: Variables) =>
  positive(LOG_RETENTION_DAYS, 395) * SECONDS_PER_DAY;

/**
 * The entries, and the seconds after its first entry, after which a block of the log is full. Blocks are deleted as a
 * whole, so none is open for longer than the retention period.
 */
export const blockLimits = ({ LOG_BLOCK_ENTRIES, LOG_BLOCK_DAYS, ...kept }: Variables) => ({
  // A block begins with the event of the one before.
  entries: Math.max(2, Math.min(positive(LOG_BLOCK_ENTRIES, MAX_BLOCK_ENTRIES), MAX_BLOCK_ENTRIES)),
  seconds: Math.min(
    positive(LOG_BLOCK_DAYS, MAX_BLOCK_DAYS) * SECONDS_PER_DAY,
    LONGEST_BLOCK,
    retention(kept),
  ),
});
export type BlockLimits = ReturnType<typeof blockLimits>;

/**
 * The generation of the signing key; the next number begins a new key. Never lower than one that has `signed`, because
 * a deployment’s instances receive a new number one after the other.
 */
export const keyGeneration = (
  { LOG_KEY_GENERATION }: Partial<Pick<Bindings, 'LOG_KEY_GENERATION'>>,
  signed = 0,
) => Math.max(positive(LOG_KEY_GENERATION, 1), signed);

/** Whether a domain is one of those that may get more decisions. */
export const isLarge = ({ LARGE_DOMAINS }: Partial<Pick<Bindings, 'LARGE_DOMAINS'>>, domainId: string) =>
  Boolean(LARGE_DOMAINS) && LARGE_DOMAINS!.split(/[\s,]+/).includes(domainId);

/** A variable's value as a whole number of at least 1; the default for anything else. */
function positive(text: string | undefined, otherwise: number) {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

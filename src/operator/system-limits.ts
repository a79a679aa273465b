// Limits above which the system status names an issue, as docs/operations/monitoring.md has them.

/** Minutes without a run of the scheduled job. */
export const LATE_MINUTES = 5;
/** Minutes until a checkpoint covers a sealed block, and until the block is archived. */
export const COVER_MINUTES = 10;
export const ARCHIVE_MINUTES = 60;
/** Days for which a rollback is named after it was noticed. */
export const ROLLBACK_DAYS = 7;
/** Percent of the bytes that a D1 database holds. */
export const FULL_PERCENT = 60;
export const D1_BYTES = 10e9;
/** Attempts of a job that have failed. */
export const FAILED_TRIES = 3;

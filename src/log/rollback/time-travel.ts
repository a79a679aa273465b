import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Seconds that D1’s Time Travel reaches back: during this time a database may be restored, and a rollback be undone. */
export const TIME_TRAVEL = 30 * SECONDS_PER_DAY;

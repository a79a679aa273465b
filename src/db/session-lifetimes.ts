import { SECONDS_PER_DAY } from '../lib/time.ts';

// How long sessions last, in seconds.

/** One of a client at most. */
export const CLIENT_SESSION = 12 * 3600;
/** One of the operator at most. */
export const OPERATOR_SESSION = 8 * 3600;
/** One in which the operator is a client, at most. */
export const SESSION_AS_CLIENT = 3600;
/** Any that is not used. */
export const IDLE_TIMEOUT = 1800;
/** So long is one remembered that is over, so that whoever comes back is told why; its cookie lasts longer than it, too. */
export const EXPIRED_SESSION_KEPT = SECONDS_PER_DAY;

import { SECONDS_PER_DAY } from '../../lib/time.ts';

// Lifetimes of sessions, in seconds.

/** Maximum lifetime of a client's session. */
export const CLIENT_SESSION = 12 * 3600;
/** Maximum lifetime of the operator's session. */
export const OPERATOR_SESSION = 8 * 3600;
/** Maximum lifetime of a session in which the operator acts as a client. */
export const SESSION_AS_CLIENT = 3600;
/** Time without use after which any session ends. */
export const IDLE_TIMEOUT = 1800;
/** Time for which an ended session and its cookie are kept, so that the next page can say that it has ended. */
export const EXPIRED_SESSION_KEPT = SECONDS_PER_DAY;

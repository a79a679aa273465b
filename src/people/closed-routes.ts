import type { Role } from '../db/users/user-accounts.ts';

/** Where viewers cannot change anything. */
const CLOSED_TO_VIEWERS = /^\/account\/(add(\/|$)|(domains|waiting-hosts)\/)/;

/**
 * What the operator's support may open and send. It deletes nothing, and changes no keys, passwords, clients or people. What
 * nobody of the operator may open in a client's console is in account/operator-access.tsx.
 */
const support = {
  closed: [
    // Deletion, erasure, removal, and moves to other clients.
    /^\/account\/.*\/(delete|erase|remove)$/s,
    /^\/account\/domains\/[^/]+\/website\/move(\/|$)/,
    // Backups contain password hashes and keys; the other pages are forms that support may not send.
    /^\/operator\/(import|users|new|branding)(\/|$)/,
    /^\/operator\/clients\/[^/]+\/(second-factor|delete|export)$/,
    /^\/operator\/domains\/bulk(\/|$)/,
  ],
  /** The forms of the operator's pages that it may send. */
  sent: [
    /^\/operator\/(logout|settings\/.*)$/,
    /^\/operator\/clients\/[^/]+\/console$/,
    /^\/operator\/domains\/(open|[^/]+\/republish)$/,
  ],
};

const matches = (list: RegExp[], path: string) => list.some((one) => one.test(path));

export const isClosedToSupport = (path: string) => matches(support.closed, path);
/** Whether support may not send a form to a path. */
export const isLockedForSupport = (path: string) =>
  isClosedToSupport(path) || (path.startsWith('/operator') && !matches(support.sent, path));

/** Whether the role of a session does not allow a form to be sent to a path; undefined where it allows all. */
export function isLockedFor({ role, operator }: { role: Role; operator?: { role: Role } }) {
  if (operator?.role === 'support') return isLockedForSupport;
  return role === 'viewer' ? (path: string) => CLOSED_TO_VIEWERS.test(path) : undefined;
}

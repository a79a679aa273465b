import { pause } from '../lib/time.ts';
import { tooMany } from './rate-limit.ts';

/** Who causes a password to be hashed: the operator’s programs, a known device, or an unknown one. */
type Asker = 'operator' | 'known' | 'unknown';
type Ticket = { asker: Asker; seenAt: number };

/** Callers that may wait besides the next one; the operator’s programs are not limited. */
const MAX_WAITING = 4;
/** Milliseconds without a hash before each hash: workerd computes scrypt on the thread that handles all other requests. */
const GAP = 250;
/** Milliseconds after which an unused ticket expires: a request stops running when its caller disconnects. */
const TICKET_LIFETIME = 5000;

const queue = new Set<Ticket>();
/** Counts how often a hash began, continued or ended in this isolate. */
let steps = 0;

/**
 * Hashes one at a time, for known devices first. Undefined if the queue is full; a known device then replaces an
 * unknown one. Hashing that is spread over tasks calls `continues` in each.
 */
export async function hashInTurn<T>(asker: Asker, hash: (continues: () => void) => Promise<T>) {
  const ticket = { asker, seenAt: performance.now() };
  if (!join(ticket)) return undefined;
  // A request cannot await another request’s promise: it is its turn when nothing was hashed during a whole pause.
  let before;
  do {
    before = steps;
    ticket.seenAt = performance.now();
    await pause(GAP);
    if (!queue.has(ticket)) return undefined;
  } while (before !== steps || isBehind(ticket));
  queue.delete(ticket);
  const step = () => void steps++;
  step();
  try {
    return await hash(step);
  } finally {
    step();
  }
}

/** The same, but throws a 429 where the queue is full. */
export async function hashOrThrow(asker: Asker, hash: () => Promise<string>) {
  const hashed = await hashInTurn(asker, hash);
  if (hashed === undefined) throw tooMany('Too many passwords are being checked');
  return hashed;
}

/** The waiting tickets that have not expired. */
function waitingTickets() {
  for (const other of queue) if (other.seenAt < performance.now() - TICKET_LIFETIME) queue.delete(other);
  return [...queue];
}

function join(ticket: Ticket) {
  const counted = waitingTickets().filter(({ asker }) => asker !== 'operator');
  if (ticket.asker !== 'operator' && counted.length > MAX_WAITING) {
    const unknown = counted.find(({ asker }) => asker === 'unknown');
    if (ticket.asker === 'unknown' || !unknown) return false;
    queue.delete(unknown);
  }
  queue.add(ticket);
  return true;
}

/** Among equals the first to wake up is next, so that a caller who has left delays nobody. */
const isBehind = ({ asker }: Ticket) =>
  asker === 'unknown' && waitingTickets().some((other) => other.asker !== 'unknown');

import { pause } from '../lib/pause.ts';
import { tooMany } from './rate-limit.ts';

/** For whom a password is hashed: programs of the operator, a browser that its owner has used before, anybody else. */
type Asker = 'operator' | 'known' | 'stranger';
type Ticket = { asker: Asker; seenAt: number };

/** How many wait, besides the one whose turn is next. The operator's programs always may. */
const WAITING = 4;
/** Time (ms) without a hash before each: workerd computes scrypt on the thread that answers all other requests. */
const GAP = 250;
/** After so long (ms) without a look for its turn a ticket is void: a request whose caller hung up runs no further. */
const VOID = 5000;

const queue = new Set<Ticket>();
/** How often a hash began, went on or ended in this isolate. */
let steps = 0;

/**
 * Hashes when it is this caller's turn: one hash at a time, known devices before strangers. Gives undefined where there
 * is no room in the queue; a known device then takes a stranger's place. Hashing that is spread over several tasks calls
 * `goesOn` in each.
 */
export async function hashInTurn<T>(asker: Asker, hash: (goesOn: () => void) => Promise<T>) {
  const ticket = { asker, seenAt: performance.now() };
  if (!join(ticket)) return undefined;
  // A request cannot await what belongs to another: its turn has come when nothing was hashed during a whole pause.
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

/** The same for who must have the result: throws a 429 where there is no room. */
export async function hashOrThrow(asker: Asker, hash: () => Promise<string>) {
  const hashed = await hashInTurn(asker, hash);
  if (hashed === undefined) throw tooMany('Too many passwords are being checked');
  return hashed;
}

/** The tickets that wait, without void ones. */
function live() {
  for (const other of queue) if (other.seenAt < performance.now() - VOID) queue.delete(other);
  return [...queue];
}

function join(ticket: Ticket) {
  const counted = live().filter(({ asker }) => asker !== 'operator');
  if (ticket.asker !== 'operator' && counted.length > WAITING) {
    const stranger = counted.find(({ asker }) => asker === 'stranger');
    if (ticket.asker === 'stranger' || !stranger) return false;
    queue.delete(stranger);
  }
  queue.add(ticket);
  return true;
}

/** Who of the same rank wakes first goes first: one that has left holds nobody up. */
const isBehind = ({ asker }: Ticket) =>
  asker === 'stranger' && live().some((other) => other.asker !== 'stranger');

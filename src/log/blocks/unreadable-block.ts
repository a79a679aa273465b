import { logEvent } from '../../http/log-event.ts';
import { problem } from '../../http/problem.ts';
import { DamagedObject } from './archive-format.ts';

/** The problem for a block with a damaged object; `more` states the consequence for the call. */
export function unreadable(block: number, { message }: DamagedObject, more = '') {
  logEvent('block unreadable', { block, reason: message });
  return problem(500, `Block ${block} of this log could not be read: ${message}.${more}`);
}

/** Reads from a block; throws a problem that names the block if its object is damaged. */
export async function readable<T>(block: number, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DamagedObject) throw unreadable(block, error);
    throw error;
  }
}

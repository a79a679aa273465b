import { logEvent } from '../http/log-event.ts';
import { problem } from '../http/problem.ts';
import { DamagedObject } from './archive-object.ts';

/** The problem of a block whose object is damaged; `more` says what becomes of the call. */
export function unreadable(block: number, { message }: DamagedObject, more = '') {
  logEvent('block unreadable', { block, reason: message });
  return problem(500, `Block ${block} of this log could not be read: ${message}.${more}`);
}

/** Reads something of a block; throws a problem that names the block where its object is damaged. */
export async function readable<T>(block: number, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DamagedObject) throw unreadable(block, error);
    throw error;
  }
}

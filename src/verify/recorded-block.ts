import { SECONDS_PER_DAY } from '../lib/time.ts';
import { UnreadableBlock, type Lines, type LogInput } from './log-input.ts';
import { verifyBlock, type BlockResult, type ListedErasures } from './verify-block.ts';
import type { ReadRecord } from './verify-records.ts';
import { watched, type Watcher } from './watch-lines.ts';

/** Reads a block with a record from the service, and verifies it. */
export async function recordedBlock(
  record: ReadRecord,
  { lines, days, now }: LogInput,
  listed: ListedErasures,
  watchers: Watcher[],
): Promise<BlockResult> {
  if (!('root' in record)) return { state: 'changed', erased: 0, text: 'its record is not valid' };
  let there: Lines | undefined;
  try {
    there = await lines(record.block);
  } catch (error) {
    if (!(error instanceof UnreadableBlock)) throw error;
    return { state: 'missing', erased: 0, text: `the service cannot return it: ${error.message}` };
  }
  if (there) return verifyBlock(record, watched(record.first, there, watchers), listed);
  const age = Math.floor((now - record.to) / SECONDS_PER_DAY);
  const tooYoung = days !== undefined && age < days;
  const text = `its last entry is ${age} days old`;
  return {
    state: tooYoung ? 'missing' : 'gone',
    erased: 0,
    text: tooYoung ? `deleted, although ${text}` : text,
  };
}

import { retention } from '../../../../src/instance-settings.ts';
import type { KnownLog } from '../known.ts';
import { recordsOf } from './records.ts';
import type { Stored } from './stored.ts';

/** Blocks follow each other without a gap, and each is in the state in which it can rest. */
export function* blockFlaws(log: KnownLog, stored: Stored) {
  const { blocks, now } = stored;
  const records = recordsOf(log, stored);
  const cutoff = now - retention({ LOG_RETENTION_DAYS: '60' });
  let next = 1;
  for (const [i, block] of blocks.entries()) {
    const { number, first, last, oldest, newest, oldestDecision, state, object, dirty } = block;
    if (number !== i + 1) yield `block ${number} is the ${i + 1}th`;
    if (first !== next || last < first || last > first + 2)
      yield `block ${number} is from ${first} to ${last}`;
    if (oldest !== records.get(first)?.timestamp || newest !== records.get(last)?.timestamp)
      yield `block ${number} has other times than its records`;
    const rest = oldestDecision < cutoff ? 'gone' : 'archived';
    if (state !== rest) yield `block ${number} is ${state}, not ${rest}`;
    if (dirty) yield `block ${number} is dirty`;
    if (state !== 'archived' && object) yield `block ${number} names an object`;
    next = last + 1;
  }
  if (records.size >= next + 2) yield 'a full block is not sealed';
}

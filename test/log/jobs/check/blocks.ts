import { retention } from '../../../../src/settings.ts';
import type { KnownLog } from '../known.ts';
import type { Stored } from './stored.ts';

/** Blocks follow each other without a gap, and each is in the state in which it can rest. */
export function* blockFlaws({ entries }: KnownLog, { blocks, now }: Stored) {
  const cutoff = now - retention({ LOG_RETENTION_DAYS: '60' });
  let next = 1;
  for (const [i, block] of blocks.entries()) {
    const { number, first, last, oldest, newest, state, object, leaves, dirty } = block;
    if (number !== i + 1) yield `block ${number} is the ${i + 1}th`;
    if (first !== next || last < first || last > first + 2)
      yield `block ${number} is from ${first} to ${last}`;
    if (oldest !== entries[first - 1]?.timestamp || newest !== entries[last - 1]?.timestamp)
      yield `block ${number} has other times than its entries`;
    const rest = oldest < cutoff ? 'gone' : 'archived';
    if (state !== rest) yield `block ${number} is ${state}, not ${rest}`;
    if (dirty) yield `block ${number} is dirty`;
    if (state !== 'archived' && (object || leaves)) yield `block ${number} names objects`;
    next = last + 1;
  }
  if (entries.length >= next + 2) yield 'a full block is not sealed';
}

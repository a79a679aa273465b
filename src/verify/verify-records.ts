import { base64, sameBytes } from '../lib/bytes.ts';
import type { Checkpoint } from '../lib/checkpoint.ts';
import { incrementalMerkleTree } from '../lib/incremental-merkle-tree.ts';
import { leafHash } from '../lib/merkle.ts';
import type { Keys } from './log-keys.ts';
import { readRecord, type BlockRecord } from './log-lines.ts';

/** Tree heads with valid signatures: the newest checkpoint, an earlier one, and those in receipts. */
export type Checkpoints = { newest?: Checkpoint; since?: Checkpoint; receipts?: Checkpoint[] };

/**
 * Reads the records of a log, oldest first, and reports errors in their form, their order, and the checkpoints that
 * they must hash to. Of an invalid record only the number of its block is used.
 */
export async function verifyRecords(
  lines: AsyncIterable<string> | Iterable<string>,
  log: Pick<Keys, 'domain' | 'log'>,
  { newest, since, receipts = [] }: Checkpoints,
) {
  const tree = incrementalMerkleTree();
  const records: (BlockRecord | { block: number })[] = [];
  const errors: string[] = [];
  const compare = (name: string, at: Checkpoint | undefined) => {
    if (at?.size === tree.size && !sameBytes(at.root, tree.root()))
      errors.push(`The first ${at.size} records do not match ${name}.`);
  };
  const compareAll = () => {
    compare('your earlier checkpoint', since);
    compare('the newest checkpoint', newest);
    for (const receipt of receipts) compare('your receipt', receipt);
  };
  compareAll();
  let before: BlockRecord | undefined;
  let expected = 1;
  for await (const line of lines) {
    const record = readRecord(line);
    const problem = record
      ? disorder(record, before, expected, log)
      : 'it does not match the required format';
    if (problem) errors.push(`The record of block ${expected} is not valid: ${problem}.`);
    records.push(record ?? { block: expected });
    before = record;
    expected = (record?.block ?? expected) + 1;
    tree.add(leafHash(line));
    compareAll();
  }
  const covered = Math.max(...[newest, since, ...receipts].map((at) => at?.size ?? 0));
  if (covered > tree.size)
    errors.push(
      `Records are missing: a checkpoint covers ${covered} blocks, but only ${tree.size} have a record.`,
    );
  return { records, errors, size: tree.size, root: base64(tree.root()) };
}

/** How a record contradicts the previous one. */
function disorder(
  record: BlockRecord,
  before: BlockRecord | undefined,
  expected: number,
  { domain, log }: Pick<Keys, 'domain' | 'log'>,
) {
  if (record.domain !== domain || record.log !== log)
    return `it belongs to log ${record.log} of domain ${record.domain}`;
  if (record.block !== expected) return `the next record is for block ${record.block}`;
  const first = before ? before.last + 1 : 1;
  if ((before || expected === 1) && record.first !== first)
    return `its first entry is ${record.first}; expected ${first}`;
  if (before && record.from < before.to) return 'it starts before the previous block ends';
  return undefined;
}

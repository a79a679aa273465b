import { base64, hex } from '../lib/bytes.ts';
import { incrementalMerkleTree } from '../lib/incremental-merkle-tree.ts';
import { leafHash } from '../lib/merkle.ts';
import { isInChain, lostAt, rollbackText, type Chain } from './log-chain.ts';
import { readRecord, type BlockRecord } from './log-lines.ts';

/** The root hash (in hex) that the first `size` records must have, because it was signed under the number `log`. */
export type SignedRoot = { name: string; log: number; size: number; root: string };

/** A record, or of an invalid one only the number of its block. */
export type ReadRecord = BlockRecord | { block: number };

/**
 * Reads the records of a log, oldest first, and reports errors in their form and order and the signed roots that they
 * do not have; `lost` are those that a rollback has lost. Of an invalid record only the number of its block is used.
 */
export async function verifyRecords(
  lines: AsyncIterable<string> | Iterable<string>,
  { domain, chain }: { domain: string; chain: Chain },
  signed: SignedRoot[],
) {
  const tree = incrementalMerkleTree();
  const records: ReadRecord[] = [];
  const errors: string[] = [];
  const lost: string[] = [];
  const missed = new Set<SignedRoot>();
  const wanted = Map.groupBy(signed, ({ size }) => size);
  const miss = (at: SignedRoot, error: string) => {
    missed.add(at);
    const began = lostAt(chain, at.log, ({ size }) => size >= at.size);
    if (began === undefined) errors.push(error);
    else lost.push(`Not all of the ${at.size} records of ${at.name} are there: ${lostIn(began)}`);
  };
  const compare = () => {
    for (const at of wanted.get(tree.size) ?? [])
      if (at.root !== hex(tree.root())) miss(at, `The first ${at.size} records do not match ${at.name}.`);
  };
  compare();
  let before: BlockRecord | undefined;
  let expected = 1;
  for await (const line of lines) {
    const record = readRecord(line);
    const problem = record
      ? disorder(record, before, expected, { domain, chain })
      : 'it does not match the required format';
    if (problem) errors.push(`The record of block ${expected} is not valid: ${problem}.`);
    records.push(record ?? { block: expected });
    before = record;
    expected = (record?.block ?? expected) + 1;
    tree.add(leafHash(line));
    compare();
  }
  for (const at of signed.filter(({ size }) => size > tree.size))
    miss(
      at,
      `Records are missing: a checkpoint covers ${at.size} blocks, but only ${tree.size} have a record.`,
    );
  return {
    records,
    errors: [...new Set(errors)],
    lost: [...new Set(lost)],
    size: tree.size,
    root: base64(tree.root()),
    has: (at: SignedRoot) => !missed.has(at),
  };
}

const lostIn = (began: number) => `the later ones were lost in ${rollbackText(began)}.`;

/** How a record contradicts the previous one or the numbers of the log. */
function disorder(
  record: BlockRecord,
  before: BlockRecord | undefined,
  expected: number,
  { domain, chain }: { domain: string; chain: Chain },
) {
  const { block, log } = record;
  if (record.domain !== domain || !isInChain(chain, log))
    return `it belongs to log ${log} of domain ${record.domain}`;
  if (block !== expected) return `the next record is for block ${block}`;
  if (before && log < before.log) return `it belongs to log ${log}, which ended before the previous block`;
  const ended = chain.rollbacks.find((rollback) => block <= rollback.size && log > rollback.log);
  if (ended) return `it belongs to log ${log}, but log ${ended.log} had signed it before`;
  const first = before ? before.last + 1 : 1;
  if ((before || expected === 1) && record.first !== first)
    return `its first entry is ${record.first}; expected ${first}`;
  if (before && record.from < before.to) return 'it starts before the previous block ends';
  return undefined;
}

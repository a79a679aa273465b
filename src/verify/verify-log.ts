import { hex } from '../lib/bytes.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { copyComparison, rootOfCopy } from './compare-copy.ts';
import { opened, readHoldings } from './holdings.ts';
import type { Chain } from './log-chain.ts';
import type { LogInput } from './log-input.ts';
import { MAX_BLOCK_DAYS, type BlockRecord } from './log-lines.ts';
import { receiptEntrySearch, receiptEntryResult, type VerifiedBlock } from './receipt-entries.ts';
import { recordedBlock } from './recorded-block.ts';
import type { BlockResult } from './verify-block.ts';
import {
  aboutCheckpoints,
  foreign,
  isConsistent,
  right,
  rootOf,
  wrong,
  type Statement,
} from './verify-checkpoints.ts';
import { headResult, headSearch, headsOf, lastOf } from './verify-heads.ts';
import { noticeSearch, verifyNotices } from './verify-notices.ts';
import { verifyRecords, type ReadRecord, type SignedRoot } from './verify-records.ts';
import { watched, type Watcher } from './watch-lines.ts';

/** The result for a block, or (without `block`) for the whole log. */
export type LogResult =
  | ({ block: number; record?: BlockRecord } & BlockResult)
  | ({ block?: undefined } & Statement);

/** Whether a result means that the log is not valid. */
export const isError = ({ state }: Pick<LogResult, 'state'>) =>
  state === 'wrong' || state === 'changed' || state === 'missing';

/**
 * Verifies a whole log: first its records and checkpoints, then each block, then what was promised elsewhere. It trusts
 * only the keys.
 */
export async function* verifyLog(given: LogInput): AsyncGenerator<LogResult> {
  const { keys, now } = given;
  const newest = yield* opened('The newest checkpoint', given.checkpoint, keys);
  const chain: Chain = newest?.chain ?? { log: keys.log, rollbacks: [] };
  const strange = foreign(chain, keys.domain, keys.log);
  if (strange) yield wrong(`Your key ${strange}`);

  const { earlier, receipts, commitments, copy } = yield* readHoldings(given, chain);
  const heads = headsOf(commitments);
  const roots: SignedRoot[] = [
    ...(newest ? [rootOf('the newest checkpoint', newest)] : []),
    ...rollbackRoots(chain),
    ...earlier.map(({ root }) => root),
    ...commitments.map(({ name, commitment: { log, size, root } }) => ({ name, log, size, root })),
    ...(copy ? [await rootOfCopy(copy, copy.log)] : []),
  ];
  const { records, errors, lost, size, root, has } = await verifyRecords(
    given.records,
    { domain: keys.domain, chain },
    roots,
  );
  for (const text of errors) yield wrong(text);
  for (const text of lost) yield { state: 'lost', text };
  yield* aboutCheckpoints(newest, earlier, { size, has, fits: errors.length === 0 });
  const since = earlier.find(({ name, root }) => name === 'your earlier checkpoint' && has(root))?.checkpoint;
  if (newest && since && given.proof && since.size >= 1 && since.size <= newest.size) {
    if (!isConsistent(since, newest, await given.proof(since.size, newest.size)))
      yield wrong(
        'The service’s consistency proof between your earlier checkpoint and the newest one is invalid.',
      );
  }
  yield right(`The root hash of all ${size} records is ${root}.`);

  const covered = newest?.size ?? 0;
  const [signed, [first]] = [records.slice(0, covered), records.slice(covered)];
  const last = Math.max(0, ...records.slice(-1).map(({ block }) => block));
  const listed = { erased: listedBy(records), signed: listedBy(signed), newest: last };
  const search = { entries: receiptEntrySearch(receipts), heads: headSearch(heads), notices: noticeSearch() };
  const comparison = copy && copyComparison(copy, copy.log);
  const watchers: Watcher[] = [
    ...(receipts.length > 0 ? [search.entries.watch] : []),
    ...(heads.length > 0 ? [search.heads.watch] : []),
    ...(given.notice ? [search.notices.watch] : []),
    ...(comparison ? [comparison.watch] : []),
  ];
  const blocks: VerifiedBlock[] = [];
  for (const [i, record] of records.entries()) {
    const state = await recordedBlock(record, given, listed, watchers);
    if ('root' in record) blocks.push({ ...record, number: record.block, state: state.state });
    yield aboutBlock(record, i < covered ? state : unsigned(state));
  }
  const recorded = blocks.at(-1)?.last ?? 0;
  const later =
    receipts.some(({ leaf }) => leaf.seq > recorded) || heads.some((head) => lastOf(head) > recorded);
  const kept = chain.rollbacks.some(({ seq }) => seq > recorded);
  // A service that does not list its open block does not hide what somebody has a receipt for.
  const isListed = given.open !== undefined || given.sealed !== undefined;
  const looked = isListed && (later || kept || Boolean(given.copy) || Boolean(given.notice));
  let end = recorded;
  if (looked) {
    const unread = [...(given.sealed ?? []), given.open ?? 0].filter((block) => block > last);
    for await (const _ of watched(recorded + 1, linesOf(unread, given.lines), watchers)) end++;
    for (const { log, seq } of chain.rollbacks.filter(({ seq }) => seq > end))
      yield wrong(
        `The log states that its entries up to ${seq} were kept when log number ${log} ended, but it ends with entry ${end}.`,
      );
  }
  for (const receipt of receipts) {
    const { seq } = receipt.leaf;
    const block = blocks.find(({ first, last }) => first <= seq && seq <= last);
    yield receiptEntryResult(receipt, search.entries.found.get(receipt), block, { chain, now, looked });
  }
  for (const head of heads) yield headResult(head, search.heads.found.get(head), { chain, blocks, looked });
  if (comparison) yield* comparison.results(chain, blocks);
  if (given.notice) yield* verifyNotices(search.notices.named, given.notice);
  for (const block of given.sealed ?? []) {
    if (block > last) yield { block, state: 'waiting', erased: 0, text: '' };
  }
  const unproven = first && 'root' in first ? first.from : given.unrecorded;
  const age = Math.floor((now - (unproven ?? now)) / SECONDS_PER_DAY);
  if (age > MAX_BLOCK_DAYS)
    yield wrong(
      `The first entry that is not covered by a signed record is ${age} days old. Blocks are sealed after ${MAX_BLOCK_DAYS} days and recorded within minutes.`,
    );
}

/** The records that the former numbers of the log had when they ended. */
const rollbackRoots = ({ rollbacks }: Chain): SignedRoot[] =>
  rollbacks.map(({ log, size, root }) => ({
    name: `the end of log number ${log}`,
    log,
    size,
    root: hex(root),
  }));

/** The lines of several blocks in succession. */
async function* linesOf(blocks: number[], lines: LogInput['lines']) {
  for (const block of blocks) yield* (await lines(block)) ?? [];
}

const listedBy = (records: ReadRecord[]) =>
  new Set(records.flatMap((record) => ('erased' in record ? record.erased : [])));

const aboutBlock = (record: ReadRecord, state: BlockResult): LogResult => ({
  block: record.block,
  ...('root' in record && { record }),
  ...state,
});

/** Records after the newest checkpoint are not signed, so anyone could have written them. */
const unsigned = (found: BlockResult): BlockResult =>
  isError(found) ? found : { ...found, state: 'unsigned', text: 'not covered by a checkpoint yet' };

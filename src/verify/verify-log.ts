import { hex } from '../lib/bytes.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { copyComparison, rootOfCopy, type LogCopy } from './compare-copy.ts';
import type { Commitment } from './commitment.ts';
import type { Chain } from './log-chain.ts';
import type { Keys, SignedCheckpoint } from './log-keys.ts';
import { MAX_BLOCK_DAYS, type BlockRecord } from './log-lines.ts';
import {
  receiptEntrySearch,
  receiptEntryResult,
  type ReceiptEntry,
  type VerifiedBlock,
} from './receipt-entries.ts';
import { verifyBlock, type BlockResult, type ListedErasures } from './verify-block.ts';
import {
  aboutCheckpoints,
  foreign,
  isConsistent,
  openNamed,
  right,
  rootOf,
  wrong,
  type Statement,
} from './verify-checkpoints.ts';
import { headResult, headSearch, headsOf, lastOf } from './verify-heads.ts';
import { noticeSearch, verifyNotices } from './verify-notices.ts';
import { verifyRecords, type ReadRecord, type SignedRoot } from './verify-records.ts';
import { watched, type Watcher } from './watch-lines.ts';

type Lines = AsyncIterable<string> | Iterable<string>;
/** Thrown for a block that the service reports as unreadable, with its reason. */
export class UnreadableBlock extends Error {}

/** The data of a log to verify. */
export type LogInput = {
  keys: Keys;
  /** The signed note of the newest checkpoint, read before the records. */
  checkpoint: string;
  /** The record lines, oldest first. */
  records: Lines;
  /**
   * The leaf lines of a block in the order of seq; undefined if they were deleted. Throws `UnreadableBlock` if they
   * should exist but cannot be read.
   */
  lines: (block: number) => Promise<Lines | undefined>;
  /** The consent notice with this hash as its canonical JSON; undefined if the service has none. */
  notice?: (hash: string) => Promise<string | undefined>;
  /** Sealed blocks without a record, if known. */
  sealed?: number[];
  /** The open block, if known. */
  open?: number | undefined;
  /** The time of the first entry without a record, according to the service. */
  unrecorded?: number | undefined;
  /** An earlier checkpoint, as a signed note, which the log must extend. */
  since?: string;
  /** The service’s consistency proof for it, in hex, which must also be valid. */
  proof?: (from: number, to: number) => Promise<string[] | undefined>;
  /** Entries that must be in the log, because there are receipts for them. */
  receipts?: ReceiptEntry[];
  /** What the service has signed about the log elsewhere, such as heads and lines under an anchor. */
  commitments?: { name: string; commitment: Commitment }[];
  /** What was read before. */
  copy?: LogCopy | undefined;
  /** Age in days from which entries may be deleted. */
  days?: number;
  /** Unix time in seconds. */
  now: number;
};

/** The result for a block, or (without `block`) for the whole log. */
export type LogResult =
  ({ block: number; record?: BlockRecord } & BlockResult) | ({ block?: undefined } & Statement);

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

  const earlier: { name: string; checkpoint: SignedCheckpoint; root: SignedRoot }[] = [];
  for (const [name, note] of [
    ['your earlier checkpoint', given.since],
    ['the checkpoint of your copy', given.copy?.checkpoint],
  ] as const) {
    const title = name.replace(/^./, (letter) => letter.toUpperCase());
    const checkpoint = note === undefined ? undefined : yield* opened(title, note, keys);
    const problem = checkpoint && foreign(chain, keys.domain, checkpoint.chain.log);
    if (problem) yield wrong(`${title} ${problem}`);
    else if (checkpoint) earlier.push({ name, checkpoint, root: rootOf(name, checkpoint) });
  }
  const receipts: ReceiptEntry[] = [];
  for (const receipt of given.receipts ?? []) {
    const problem = otherLog(receipt.commitment, keys, chain);
    const name = receipt.name ? ` (${receipt.name})` : '';
    if (problem) yield wrong(`Your receipt for entry ${receipt.leaf.seq}${name} ${problem}`);
    else receipts.push(receipt);
  }
  const commitments = receipts.map(({ name = 'your receipt', commitment }) => ({ name, commitment }));
  for (const each of given.commitments ?? []) {
    const problem = otherLog(each.commitment, keys, chain);
    if (problem) yield wrong(`${each.name} ${problem}`);
    else commitments.push(each);
  }
  const heads = headsOf(commitments);
  const copied = earlier.find(({ name }) => name === 'the checkpoint of your copy')?.checkpoint.chain.log;
  const copy = given.copy && copied !== undefined ? { ...given.copy, log: copied } : undefined;

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
    const state = await stateOf(record, given, listed, watchers);
    if ('root' in record) blocks.push({ ...record, number: record.block, state: state.state });
    yield aboutBlock(record, i < covered ? state : unsigned(state));
  }
  const recorded = blocks.at(-1)?.last ?? 0;
  const later =
    receipts.some(({ leaf }) => leaf.seq > recorded) || heads.some((head) => lastOf(head) > recorded);
  const kept = chain.rollbacks.some(({ seq }) => seq > recorded);
  const looked = given.open !== undefined && (later || kept || Boolean(given.copy) || Boolean(given.notice));
  let end = recorded;
  if (looked) {
    const unread = [...(given.sealed ?? []), given.open!].filter((block) => block > last);
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
  if (comparison) yield* comparison.results(chain);
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

/** The checkpoint of a note; reports one that is not valid. */
async function* opened(
  name: string,
  note: string,
  keys: Keys,
): AsyncGenerator<Statement, SignedCheckpoint | undefined> {
  const checkpoint = await openNamed(name, note, keys);
  if ('chain' in checkpoint) return checkpoint;
  yield checkpoint;
  return undefined;
}

/** Why a signed statement cannot be about the log that is shown. */
const otherLog = ({ domain, log }: Commitment, keys: Keys, chain: Chain) =>
  domain === keys.domain ? foreign(chain, domain, log) : `belongs to the domain ${domain}, not to this log.`;

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

async function stateOf(
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

import { unhex } from '../lib/bytes.ts';
import { verifyConsistency } from '../lib/merkle-verify.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { verifyBlock, type BlockResult, type ListedErasures } from './verify-block.ts';
import { openCheckpoint, SignatureError, type Keys } from './log-keys.ts';
import { MAX_BLOCK_DAYS, logOf, originOf, type BlockRecord } from './log-lines.ts';
import { verifyRecords, type Checkpoints } from './verify-records.ts';
import { receiptEntrySearch, receiptEntryResult, type ReceiptEntry } from './receipt-entries.ts';

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
  /** Age in days from which entries may be deleted. */
  days?: number;
  /** Unix time in seconds. */
  now: number;
};

/** The result for a block, or (without `block`) for the whole log. */
export type LogResult =
  | ({ block: number; record?: BlockRecord } & BlockResult)
  | { block?: undefined; state: 'right' | 'wrong'; text: string };

/** Whether a result means that the log is not valid. */
export const isError = ({ state }: Pick<LogResult, 'state'>) =>
  state === 'wrong' || state === 'changed' || state === 'missing';

/** Verifies a whole log: first its records and checkpoints, then each block. It trusts only the keys. */
export async function* verifyLog(given: LogInput): AsyncGenerator<LogResult> {
  const checkpoints: Checkpoints = {};
  const notes = { newest: given.checkpoint, since: given.since };
  for (const name of ['newest', 'since'] as const) {
    if (notes[name] === undefined) continue;
    const opened = await open(notes[name], given.keys);
    if (typeof opened === 'string') yield { state: 'wrong', text: `${NAMES[name]} ${opened}` };
    else checkpoints[name] = opened;
  }
  const receipts = Map.groupBy(given.receipts ?? [], ({ head }) => head.origin === originOf(given.keys));
  for (const { leaf, head } of receipts.get(false) ?? [])
    yield {
      state: 'wrong',
      text: `Your receipt for entry ${leaf.seq} belongs to ${head.origin}, not to this log.`,
    };
  const own = receipts.get(true) ?? [];
  checkpoints.receipts = own.map(({ head }) => ({ ...head, root: unhex(head.root) }));
  const { records, errors, size, root } = await verifyRecords(given.records, given.keys, checkpoints);
  for (const text of errors) yield { state: 'wrong', text };
  yield* aboutCheckpoints(checkpoints, size, errors.length === 0);
  if (!(await proves(checkpoints, given.proof)))
    yield {
      state: 'wrong',
      text: 'The service’s consistency proof between your earlier checkpoint and the newest one is invalid.',
    };
  yield { state: 'right', text: `The root hash of all ${size} records is ${root}.` };

  const covered = checkpoints.newest?.size ?? 0;
  const [signed, [first]] = [records.slice(0, covered), records.slice(covered)];
  const newest = Math.max(0, ...records.slice(-1).map(({ block }) => block));
  const listed = { erased: listedBy(records), signed: listedBy(signed), newest };
  const { among, found } = receiptEntrySearch(own);
  const blocks: { number: number; first: number; last: number; state: BlockResult['state'] }[] = [];
  for (const [i, record] of records.entries()) {
    const state = await stateOf(record, given, listed, among);
    if ('root' in record) blocks.push({ ...record, number: record.block, state: state.state });
    yield aboutBlock(record, i < covered ? state : unsigned(state));
  }
  const last = blocks.at(-1)?.last ?? 0;
  const looked = given.open !== undefined && own.some(({ leaf }) => leaf.seq > last);
  if (looked) {
    const later = [...(given.sealed ?? []), given.open!].filter((block) => block > newest);
    for await (const _ of among({ first: last + 1 }, linesOf(later, given.lines)));
  }
  for (const receipt of own) {
    const { seq } = receipt.leaf;
    const block = blocks.find(({ first, last }) => first <= seq && seq <= last);
    yield receiptEntryResult(receipt.leaf, found.get(receipt), block, { now: given.now, looked });
  }
  for (const block of given.sealed ?? []) {
    if (block > newest) yield { block, state: 'waiting', erased: 0, text: '' };
  }
  const unproven = first && 'root' in first ? first.from : given.unrecorded;
  const age = Math.floor((given.now - (unproven ?? given.now)) / SECONDS_PER_DAY);
  if (age > MAX_BLOCK_DAYS)
    yield {
      state: 'wrong',
      text: `The first entry that is not covered by a signed record is ${age} days old. Blocks are sealed after ${MAX_BLOCK_DAYS} days and recorded within minutes.`,
    };
}

/** The lines of several blocks in succession. */
async function* linesOf(blocks: number[], lines: LogInput['lines']) {
  for (const block of blocks) yield* (await lines(block)) ?? [];
}

type ReadRecord = BlockRecord | { block: number };

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

const NAMES = { newest: 'The newest checkpoint', since: 'Your earlier checkpoint' };

/** The checkpoint of a signed note, or why it is not valid. */
async function open(note: string, keys: Keys) {
  const origin = note.slice(0, note.indexOf('\n'));
  const named = logOf(origin);
  if (named?.domain !== keys.domain) return `belongs to ${origin}, not to this log.`;
  try {
    const checkpoint = await openCheckpoint(note, keys, named.log);
    if (named.log === keys.log) return checkpoint;
    return `belongs to log number ${named.log}, but the log continues as number ${keys.log}: it was restarted, as happens after a rollback of its database.`;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return `is not valid: ${refusals[error.code](error.values)}.`;
  }
}

const refusals: Record<SignatureError['code'], (values: SignatureError['values']) => string> = {
  noteForm: () => 'it does not match the required format',
  noteUnsigned: () => 'it is not signed with the key',
  noteFalse: () => 'its signature is invalid',
  formerKey: ({ size, lastSize }) =>
    `it covers ${size} blocks, but its key was replaced after block ${lastSize}`,
  promiseUnsigned: () => 'it is not signed with the key',
  promiseFalse: () => 'its signature is invalid',
};

function* aboutCheckpoints(
  { newest, since }: Checkpoints,
  size: number,
  fits: boolean,
): Generator<LogResult> {
  if (newest && since && since.size > newest.size) {
    const text = `The newest checkpoint covers ${newest.size} blocks, but your earlier one covers ${since.size}: the log was truncated.`;
    yield { state: 'wrong', text };
  } else if (newest && fits) {
    yield {
      state: 'right',
      text: `The newest checkpoint is signed and covers ${newest.size} of ${size} records.`,
    };
    if (since)
      yield { state: 'right', text: `The log extends your earlier checkpoint of ${since.size} records.` };
  }
  for (const line of newest?.extensions ?? []) {
    if (line.startsWith('continues ')) yield { state: 'right', text: `The log was restarted: it ${line}.` };
  }
}

/** Whether the service’s consistency proof is valid; without one, the records show it. */
async function proves({ newest, since }: Checkpoints, proof: LogInput['proof']) {
  if (!newest || !since || !proof || since.size < 1 || since.size > newest.size) return true;
  const steps = await proof(since.size, newest.size);
  if (!steps?.every((step) => /^[0-9a-f]{64}$/.test(step))) return false;
  return verifyConsistency(since.size, newest.size, since.root, newest.root, steps.map(unhex));
}

async function stateOf(
  record: ReadRecord,
  { lines, days, now }: LogInput,
  listed: ListedErasures,
  among: ReturnType<typeof receiptEntrySearch>['among'],
): Promise<BlockResult> {
  if (!('root' in record)) return { state: 'changed', erased: 0, text: 'its record is not valid' };
  let there: Lines | undefined;
  try {
    there = await lines(record.block);
  } catch (error) {
    if (!(error instanceof UnreadableBlock)) throw error;
    return { state: 'missing', erased: 0, text: `the service cannot return it: ${error.message}` };
  }
  if (there) return verifyBlock(record, among(record, there), listed);
  const age = Math.floor((now - record.to) / SECONDS_PER_DAY);
  const tooYoung = days !== undefined && age < days;
  const text = `its last entry is ${age} days old`;
  return {
    state: tooYoung ? 'missing' : 'gone',
    erased: 0,
    text: tooYoung ? `deleted, although ${text}` : text,
  };
}

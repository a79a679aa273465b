import { unhex } from '../lib/bytes.ts';
import { verifyConsistency } from '../lib/merkle-verify.ts';
import { checkBlock, type BlockState, type Listed } from './block.ts';
import { openCheckpoint, Refusal, type Keys } from './keys.ts';
import { LONGEST_BLOCK, logOf, originOf, type BlockRecord } from './lines.ts';
import { checkRecords, type Checkpoints } from './records.ts';
import { lookFor, outcome, type Vouched } from './vouched.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';

type Lines = AsyncIterable<string> | Iterable<string>;
/** Thrown for a block that the service says it cannot read, with its reason. */
export class Unreadable extends Error {}

/** A log as it is there to be checked. */
export type Given = {
  keys: Keys;
  /** The signed note of the newest checkpoint, read before the records. */
  checkpoint: string;
  /** The record lines, oldest first. */
  records: Lines;
  /**
   * The leaf lines of a block in the order of seq; nothing where they are not there any more. Throws an `Unreadable`
   * where they should be.
   */
  lines: (block: number) => Promise<Lines | undefined>;
  /** Sealed blocks, as far as they are known. */
  sealed?: number[];
  /** The open block, if it is known. */
  open?: number | undefined;
  /** When the first entry was made that no record covers, as the service tells it. */
  unrecorded?: number | undefined;
  /** A checkpoint of earlier, as a signed note, which the log has to extend. */
  since?: string;
  /** The service's own proof of that, in hex, which has to hold as well. */
  proof?: (from: number, to: number) => Promise<string[] | undefined>;
  /** Entries that have to be in the log, because receipts vouch for them. */
  receipts?: Vouched[];
  /** What is so many days old may be gone. */
  days?: number;
  /** Seconds since 1970. */
  now: number;
};

/** What became of a block, or (without `block`) a sentence about the whole log. */
export type LogFinding =
  | ({ block: number; record?: BlockRecord } & BlockState)
  | { block?: undefined; state: 'right' | 'wrong'; text: string };

/** Whether a finding is one that a lawful log never gives. */
export const isWrong = ({ state }: Pick<LogFinding, 'state'>) =>
  state === 'wrong' || state === 'changed' || state === 'missing';

/** Checks a whole log: first what holds it together, then block by block. It believes nothing but the keys. */
export async function* checkLog(given: Given): AsyncGenerator<LogFinding> {
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
  const { records, faults, size, root } = await checkRecords(given.records, given.keys, checkpoints);
  for (const text of faults) yield { state: 'wrong', text };
  yield* aboutCheckpoints(checkpoints, size, faults.length === 0);
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
  const { among, found } = lookFor(own);
  const blocks: { number: number; first: number; last: number; state: BlockState['state'] }[] = [];
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
    yield outcome(receipt.leaf, found.get(receipt), block, { now: given.now, looked });
  }
  for (const block of given.sealed ?? []) {
    if (block > newest) yield { block, state: 'waiting', erased: 0, text: '' };
  }
  const unproven = first && 'root' in first ? first.from : given.unrecorded;
  const age = Math.floor((given.now - (unproven ?? given.now)) / SECONDS_PER_DAY);
  if (age > LONGEST_BLOCK)
    yield {
      state: 'wrong',
      text: `The first entry that is not covered by a signed record is ${age} days old. Blocks are sealed after ${LONGEST_BLOCK} days and recorded within minutes.`,
    };
}

/** The lines of blocks, one after the other. */
async function* linesOf(blocks: number[], lines: Given['lines']) {
  for (const block of blocks) yield* (await lines(block)) ?? [];
}

type ReadRecord = BlockRecord | { block: number };

const listedBy = (records: ReadRecord[]) =>
  new Set(records.flatMap((record) => ('erased' in record ? record.erased : [])));

const aboutBlock = (record: ReadRecord, state: BlockState): LogFinding => ({
  block: record.block,
  ...('root' in record && { record }),
  ...state,
});

/** What nobody has signed yet anybody can have written. */
const unsigned = (found: BlockState): BlockState =>
  isWrong(found) ? found : { ...found, state: 'unsigned', text: 'not covered by a checkpoint yet' };

const NAMES = { newest: 'The newest checkpoint', since: 'Your earlier checkpoint' };

/** The checkpoint of a note, or what is to be said of one that does not count. */
async function open(note: string, keys: Keys) {
  const origin = note.slice(0, note.indexOf('\n'));
  const named = logOf(origin);
  if (named?.domain !== keys.domain) return `belongs to ${origin}, not to this log.`;
  try {
    const checkpoint = await openCheckpoint(note, keys, named.log);
    if (named.log === keys.log) return checkpoint;
    return `belongs to log number ${named.log}, but the log continues as number ${keys.log}: it was restarted, as happens after a rollback of its database.`;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `is not valid: ${refusals[error.code](error.values)}.`;
  }
}

const refusals: Record<Refusal['code'], (values: Refusal['values']) => string> = {
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
): Generator<LogFinding> {
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

/** Whether the service's consistency proof holds; where there is none to be had, the records tell. */
async function proves({ newest, since }: Checkpoints, proof: Given['proof']) {
  if (!newest || !since || !proof || since.size < 1 || since.size > newest.size) return true;
  const steps = await proof(since.size, newest.size);
  if (!steps?.every((step) => /^[0-9a-f]{64}$/.test(step))) return false;
  return verifyConsistency(since.size, newest.size, since.root, newest.root, steps.map(unhex));
}

async function stateOf(
  record: ReadRecord,
  { lines, days, now }: Given,
  listed: Listed,
  among: ReturnType<typeof lookFor>['among'],
): Promise<BlockState> {
  if (!('root' in record)) return { state: 'changed', erased: 0, text: 'its record is not valid' };
  let there: Lines | undefined;
  try {
    there = await lines(record.block);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { state: 'missing', erased: 0, text: `the service cannot return it: ${error.message}` };
  }
  if (there) return checkBlock(record, among(record, there), listed);
  const age = Math.floor((now - record.to) / SECONDS_PER_DAY);
  const tooYoung = days !== undefined && age < days;
  const text = `its last entry is ${age} days old`;
  return {
    state: tooYoung ? 'missing' : 'gone',
    erased: 0,
    text: tooYoung ? `deleted, although ${text}` : text,
  };
}

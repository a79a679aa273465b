import { base64, hex } from '../../lib/bytes.ts';
import { incrementalMerkleTree } from '../../lib/tlog/merkle-verify.ts';
import { leafHash } from '../../lib/tlog/merkle.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { copyComparison, readHoldings, receiptEntryResult } from './holdings.ts';
import { lostAt, rollbackText, type Chain } from './log-chain.ts';
import type { LogInput, ReceiptEntry } from './log-input.ts';
import { readRecords } from './read-records.ts';
import { anchorCoverage, verifyAnchors } from './verify-anchors.ts';
import { blockReader, type BlockResult } from './verify-blocks.ts';
import {
  aboutCheckpoints,
  foreign,
  openNamed,
  right,
  rootOf,
  wrong,
  type SignedRoot,
  type Statement,
} from './verify-checkpoints.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';

/** The result for a block, or (without `block`) for the whole log. */
export type LogResult = BlockResult | ({ block?: undefined } & Statement);

/** Whether a result means that the log is not valid. */
export const isError = ({ state }: Pick<LogResult, 'state'>) =>
  state === 'wrong' || state === 'changed' || state === 'missing';

/** Days after which a record must be covered. */
const MOST_DAYS = 1;

/**
 * Verifies a whole log in one pass over its entries and lines: its tree and checkpoints, each block, and what was signed
 * elsewhere. It trusts only the keys. Long, because what one step has found is an input of the next ones.
 */
export async function* verifyLog(given: LogInput): AsyncGenerator<LogResult> {
  const { keys, now, days } = given;
  const newest = yield* openNamed('The current checkpoint', given.checkpoint, keys);
  const chain: Chain = newest?.chain ?? { log: keys.log, rollbacks: [] };
  const strange = foreign(chain, keys.domain, keys.log);
  if (strange) yield wrong(`Your key ${strange}`);

  const anchors = given.anchors ? yield* verifyAnchors(given.anchors, keys) : [];
  const anchored = anchors.flatMap(({ commitment, origin }) =>
    commitment ? [{ name: `the note ${origin}`, commitment }] : [],
  );
  const held = { ...given, commitments: [...(given.commitments ?? []), ...anchored] };
  const { earlier, receipts, commitments, copy } = yield* readHoldings(held, chain);
  const size = newest?.size ?? 0;
  const roots = rootCheck([
    ...(newest ? [rootOf('the current checkpoint', newest)] : []),
    ...rollbackRoots(chain),
    ...earlier.map(({ root }) => root),
    ...commitments.map(({ name, commitment: { log, size, root } }) => ({ name, log, size, root })),
  ]);
  const blocks = blockReader();
  const coverage = anchorCoverage(anchors);
  const notices = new Map<string, number>();
  const comparison = copy && copyComparison(copy, copy.log);
  const receiptsBySeq = Map.groupBy(receipts, ({ decision }) => decision.seq);
  const places = new Map<ReceiptEntry, string | undefined>();
  const decisions: number[] = [];
  let uncovered: number | undefined;
  let last = 0;
  for await (const record of readRecords(given.entries(size), given.lines)) {
    const { seq, entry, line, decision, event } = record;
    last = Math.max(last, seq);
    roots.add(seq, entry);
    blocks.add(record);
    if (decision) decisions.push(seq);
    if (decision && !notices.has(decision.notice)) notices.set(decision.notice, seq);
    const { timestamp } = decision ?? event ?? {};
    if (seq > size) uncovered ??= timestamp;
    if (timestamp !== undefined) coverage.watch(seq, timestamp);
    for (const receipt of receiptsBySeq.get(seq) ?? []) places.set(receipt, line);
    await comparison?.watch(seq, line);
  }

  yield* roots.results(chain);
  yield* aboutCheckpoints(newest, earlier, { last, has: roots.has });
  if (newest) yield right(`The root hash of the ${size} covered records is ${base64(newest.root)}.`);
  const present = new Set(decisions.filter((seq) => blocks.listed.has(seq)));
  yield* blocks.results(size, present, { days, now });
  for (const receipt of receipts) {
    const { seq } = receipt.decision;
    yield receiptEntryResult(receipt, places.get(receipt), { chain, isGone: blocks.isGone(seq) });
  }
  yield* coverage.results();
  if (comparison) yield* comparison.results(chain, blocks.isGone, last);
  if (given.notice) yield* verifyNotices(notices, given.notice);
  const age = Math.floor((now - (uncovered ?? now)) / SECONDS_PER_DAY);
  if (age > MOST_DAYS)
    yield wrong(
      `The first record that no checkpoint covers is ${age} days old. Records are covered within minutes.`,
    );
}

/** The roots that the log had when its former numbers ended. */
const rollbackRoots = ({ rollbacks }: Chain): SignedRoot[] =>
  rollbacks.map(({ log, size, root }) => ({
    name: `the end of log number ${log}`,
    log,
    size,
    root: hex(root),
  }));

/** Compares the root of the tree with signed ones while records are added. */
function rootCheck(signed: SignedRoot[]) {
  const tree = incrementalMerkleTree();
  const signedBySize = Map.groupBy(signed, ({ size }) => size);
  const missed = new Set<SignedRoot>();
  let isWhole = true;
  const compare = () => {
    for (const at of signedBySize.get(tree.size) ?? []) if (at.root !== hex(tree.root())) missed.add(at);
  };
  compare();
  return {
    add(seq: number, entry: Uint8Array | undefined) {
      if (seq !== tree.size + 1 || !entry) isWhole &&= seq <= tree.size;
      if (!isWhole || seq !== tree.size + 1) return;
      tree.add(leafHash(entry!));
      compare();
    },
    has: ({ log, size, root }: SignedRoot) =>
      size <= tree.size && ![...missed].some((at) => at.log === log && at.size === size && at.root === root),
    *results(chain: Chain): Generator<Statement> {
      const said = new Set<string>();
      for (const at of signed) {
        if (at.size <= tree.size && !missed.has(at)) continue;
        missed.add(at);
        const began = lostAt(chain, at.log, ({ size }) => size >= at.size);
        const text =
          at.size > tree.size
            ? `${at.name} covers ${at.size} records, but the log has only ${tree.size}.`
            : `The first ${at.size} records do not match ${at.name}.`;
        const lost = `Not all of the ${at.size} records of ${at.name} are there: the later ones were lost in`;
        if (said.has(text)) continue;
        said.add(text);
        if (began === undefined) yield wrong(text);
        else yield { state: 'lost', text: `${lost} ${rollbackText(began)}.` };
      }
    },
  };
}

/** Reads every named consent notice and compares its hash; `named` has the first decision that names each. */
async function* verifyNotices(
  named: Map<string, number>,
  read: (hash: string) => Promise<string | undefined>,
): AsyncGenerator<Statement> {
  let matching = 0;
  for (const [hash, seq] of named) {
    const text = await read(hash);
    if (text === undefined) yield wrong(`The consent notice ${hash} of record ${seq} is missing.`);
    else if (hex(sha256(text)) !== hash)
      yield wrong(`The consent notice ${hash} of record ${seq} was changed: its text has another hash.`);
    else matching++;
  }
  if (named.size > 0)
    yield right(`${matching} of ${named.size} consent notices that decisions name are there and unchanged.`);
}

import type { EntryAnchor } from '../anchor/entry-anchor.ts';
import { unbase64, unhex } from '../lib/bytes.ts';
import { parseCheckpoint } from '../lib/checkpoint.ts';
import { leafHash } from '../lib/merkle.ts';
import { verifyInclusion } from '../lib/merkle-verify.ts';
import { sha256 } from '../lib/sha256.ts';
import { noteText, openNote, parseVerifierKey } from '../lib/signed-note.ts';
import { timestampOf } from '../lib/timestamp-token.ts';
import { isCommitment, type Commitment } from './commitment.ts';
import { readRecord, type Leaf } from './log-lines.ts';
import type { ReceiptError, VerifiedEntry } from './verify-entry.ts';

/**
 * A checkpoint of the anchor log that covers an entry, and what it covers of the entry’s log: `at` is when the anchor log
 * states this, `stampedAt` the time in the time stamp, both in seconds.
 */
export type VerifiedAnchor = {
  commitment: Commitment;
  origin: string;
  size: number;
  at: number;
  verifier: string;
  text: string;
  token?: string;
  stampedAt?: number;
};

/** Seconds by which the clocks of the database and of the job may differ. */
const CLOCK_SKEW = 120;

type Code = 'anchorForm' | 'anchorOther' | 'anchorPath' | 'anchorNote' | 'anchorToken' | 'anchorTime';
class Wrong extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}
function require(holds: unknown, code: Code): asserts holds {
  if (!holds) throw new Wrong(code);
}

/**
 * Adds the result for the anchor of an entry, if the file has one. Everything is verified offline except who issued the
 * time stamp, which `openssl ts -verify` does.
 */
export async function withAnchor(entry: unknown, verified: VerifiedEntry, domain: string) {
  const { anchor, block } = (entry ?? {}) as { anchor?: EntryAnchor; block?: string };
  if (anchor === undefined || !verified.leaf || verified.by === 'nothing') return verified;
  try {
    return {
      ...verified,
      anchor: await verifyAnchor(anchor, verified.leaf, entryLine(entry), block, domain),
    };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    const wrong: ReceiptError[] = [...verified.wrong, { code: error.code }];
    return { ...verified, wrong };
  }
}

const entryLine = (entry: unknown) => (entry as { leaf: string }).leaf;

async function verifyAnchor(
  anchor: EntryAnchor,
  entry: Leaf,
  entryText: string,
  block: string | undefined,
  domain: string,
): Promise<VerifiedAnchor> {
  require(isAnchor(anchor), 'anchorForm');
  const log = parse(anchor.line);
  require(isCommitment(log), 'anchorForm');
  require(log.domain === domain, 'anchorOther');
  if (anchor.by === 'head') {
    const { first, entries, root } = log.head ?? { first: 0, entries: 0, root: '' };
    require(included(entry.seq - first, entries, entryText, anchor.path, root), 'anchorPath');
  } else {
    const record = readRecord(block ?? '');
    require(record, 'anchorForm');
    require(included(record.block - 1, log.size, block!, anchor.path, log.root), 'anchorPath');
  }
  const day = parse(anchor.leaf) as { tree: string; size: number; at: number };
  require(Number.isSafeInteger(day?.at), 'anchorForm');
  require(included(anchor.lineIndex, day.size, anchor.line, anchor.linePath, day.tree), 'anchorPath');
  const { origin, size, root } = await openAnchor(anchor);
  require(verifyInclusion(
    anchor.leafIndex,
    size,
    leafHash(anchor.leaf),
    hashes(anchor.leafPath),
    root,
  ), 'anchorPath');
  require(entry.timestamp <= day.at + CLOCK_SKEW, 'anchorTime');
  const { token, verifier, note } = anchor;
  const text = noteText(note);
  const common = { commitment: log, origin, size, at: day.at, verifier, text };
  return token === undefined ? common : { ...common, token, stampedAt: timeIn(token, text) };
}

function isAnchor(anchor: EntryAnchor | null) {
  const { by, path, line, lineIndex, linePath, leaf, leafIndex, leafPath, note, token, verifier } =
    anchor ?? ({} as Partial<EntryAnchor>);
  return (
    (by === 'head' || by === 'checkpoint') &&
    [line, leaf, note, verifier, token ?? ''].every((text) => typeof text === 'string') &&
    [lineIndex, leafIndex].every((index) => Number.isSafeInteger(index)) &&
    [path, linePath, leafPath].every((hashes) => Array.isArray(hashes) && hashes.every(isHash))
  );
}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const hashes = (path: string[]) => path.map(unhex);

const included = (index: number, size: number, line: string, path: string[], root: unknown) =>
  isHash(root) && verifyInclusion(index, size, leafHash(line), hashes(path), unhex(root));

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Wrong('anchorForm');
  }
}

async function openAnchor({ note, verifier }: EntryAnchor) {
  try {
    const checkpoint = parseCheckpoint((await openNote(note, [verifier])).body);
    // The key of one anchor log does not sign for another.
    if (checkpoint.origin === parseVerifierKey(verifier).name) return checkpoint;
  } catch {
    throw new Wrong('anchorNote');
  }
  throw new Wrong('anchorNote');
}

function timeIn(token: string, text: string) {
  try {
    return timestampOf(unbase64(token), sha256(text));
  } catch {
    throw new Wrong('anchorToken');
  }
}

/** The command with which the time stamp of an entry of an evidence file is verified. */
export const timestampCommand = (index: number) =>
  `python3 -c 'import base64, json; a = json.load(open("receipt.json"))["entries"][${index}]["anchor"]; ` +
  `open("text", "w").write(a["note"].split("\\n\\n")[0] + "\\n"); open("token", "wb").write(base64.b64decode(a["token"]))' ` +
  '&& openssl ts -verify -data text -in token -token_in -CAfile ca.pem';

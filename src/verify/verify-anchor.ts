import type { RecordAnchor } from '../anchor/record-anchor.ts';
import { hex, unbase64 } from '../lib/bytes.ts';
import { parseCheckpoint } from '../lib/tlog/checkpoint.ts';
import { sha256 } from '../lib/crypto/sha256.ts';
import { noteText, openNote, parseVerifierKey } from '../lib/tlog/signed-note.ts';
import { timestampOf } from '../lib/tlog/timestamp-token.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { parseTlogProof } from '../lib/tlog/tlog-proof.ts';
import type { Commitment } from './commitment.ts';
import { openCheckpoint, SignatureError, type Keys } from './log/log-keys.ts';
import { logOf, type Decision } from './log/log-lines.ts';
import { isIncluded, type ReceiptError, type VerifiedRecord } from './verify-record.ts';

/**
 * The note of a day that covers a record, and what it covers of the record’s log: `date` is the day according to the note,
 * `stampedAt` the time in the time stamp in seconds.
 */
export type VerifiedAnchor = {
  commitment: Commitment;
  origin: string;
  date: string;
  verifier: string;
  text: string;
  token?: string;
  stampedAt?: number;
};

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
 * Adds the result for the anchor of a record, if the file has one. Everything is verified offline except who issued the
 * time stamp, which `openssl ts -verify` does.
 */
export async function withAnchor(record: unknown, verified: VerifiedRecord, keys: Keys) {
  const { anchor, line = '' } = (record ?? {}) as { anchor?: RecordAnchor; line?: string };
  if (anchor === undefined || !verified.decision || verified.by === 'nothing') return verified;
  try {
    return { ...verified, anchor: await verifyAnchor(anchor, line, verified.decision, keys) };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    const wrong: ReceiptError[] = [...verified.wrong, { code: error.code }];
    return { ...verified, wrong };
  }
}

async function verifyAnchor(
  anchor: RecordAnchor | null,
  recordLine: string,
  { seq, timestamp }: Decision,
  keys: Keys,
): Promise<VerifiedAnchor> {
  const { proof, line, lineProof, token, verifier } = anchor ?? ({} as Partial<RecordAnchor>);
  require([proof, line, lineProof, verifier, token ?? ''].every(
    (text) => typeof text === 'string',
  ), 'anchorForm');
  const [inLog, inDay] = [parse(proof!), parse(lineProof!)];
  const log = lineOf(line!);
  require(log.domain === keys.domain, 'anchorOther');
  const checkpoint = await openOfLog(inLog.checkpoint, keys);
  require(checkpoint.chain.domain === log.domain &&
    checkpoint.chain.log === log.log &&
    checkpoint.size === log.size &&
    hex(checkpoint.root) === log.root &&
    inLog.index === seq - 1 &&
    isIncluded(recordLine, inLog, checkpoint), 'anchorPath');
  const day = await openDay(inDay.checkpoint, verifier!);
  require(isIncluded(line!, inDay, day), 'anchorPath');
  const date = day.origin.slice(-10);
  const midnight = Date.parse(`${date}T00:00:00Z`) / 1000;
  require(Number.isSafeInteger(midnight) && timestamp < midnight + SECONDS_PER_DAY, 'anchorTime');
  const text = noteText(inDay.checkpoint);
  const common = { commitment: log, origin: day.origin, date, verifier: verifier!, text };
  return token === undefined ? common : { ...common, token, stampedAt: timeIn(token, text) };
}

function parse(text: string) {
  try {
    return parseTlogProof(text);
  } catch {
    throw new Wrong('anchorForm');
  }
}

/** What the line of a log on a day states. */
function lineOf(line: string): Commitment {
  try {
    const { origin, size, root, ...others } = JSON.parse(line) as Record<string, unknown>;
    const log = typeof origin === 'string' ? logOf(origin) : undefined;
    const isForm = log && Number.isSafeInteger(size) && /^[0-9a-f]{64}$/.test(String(root));
    if (isForm && Object.keys(others).length === 0)
      return { ...log, size: size as number, root: root as string };
  } catch {
    // As for another form.
  }
  throw new Wrong('anchorForm');
}

async function openOfLog(note: string, keys: Keys) {
  try {
    return await openCheckpoint(note, keys);
  } catch (error) {
    if (error instanceof SignatureError) throw new Wrong('anchorPath');
    throw error;
  }
}

async function openDay(note: string, verifier: string) {
  try {
    const checkpoint = parseCheckpoint((await openNote(note, [verifier])).body);
    // The key of the anchors signs notes of days only.
    const name = parseVerifierKey(verifier).name;
    if (
      checkpoint.origin.startsWith(`${name}/`) &&
      /^\d{4}-\d{2}-\d{2}$/.test(checkpoint.origin.slice(name.length + 1))
    )
      return checkpoint;
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

/** The command with which the time stamp of a record of an evidence file is verified. */
export const timestampCommand = (index: number) =>
  `python3 -c 'import base64, json; a = json.load(open("receipt.json"))["records"][${index}]["anchor"]; ` +
  `open("text", "w").write(a["lineProof"].split("\\n\\n")[1] + "\\n"); open("token", "wb").write(base64.b64decode(a["token"]))' ` +
  '&& openssl ts -verify -data text -in token -token_in -CAfile ca.pem';

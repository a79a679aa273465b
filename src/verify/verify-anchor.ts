import type { RecordAnchor } from '../log/anchor/record-anchor.ts';
import { hex, unbase64 } from '../lib/bytes.ts';
import { InvalidSignature, UnknownKey } from '../lib/crypto/ed25519.ts';
import { parseCheckpoint } from '../lib/tlog/checkpoint.ts';
import { sha256 } from '../lib/crypto/sha256.ts';
import { noteText, openNote, parseVerifierKey } from '../lib/tlog/signed-note.ts';
import { timestampOf } from '../lib/tlog/timestamp-token.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { parseTlogProof } from '../lib/tlog/tlog-proof.ts';
import {
  type Commitment,
  openCheckpoint,
  SignatureError,
  VerificationError,
  type Keys,
} from './log/log-keys.ts';
import { logOf } from './log/log-lines.ts';
import type { Leaf } from '../log/leaf.ts';
import { isIncluded, type VerifiedAnchor, type VerifiedRecord } from './verify-record.ts';

type Code = 'anchorForm' | 'anchorOther' | 'anchorPath' | 'anchorNote' | 'anchorToken' | 'anchorTime';
function require(holds: unknown, code: Code): asserts holds {
  if (!holds) throw new VerificationError<Code>(code);
}
const causes = [SyntaxError, SignatureError, UnknownKey, InvalidSignature];
/** Reads a part of an anchor; throws this error for another form or signature. Any other error says nothing about the anchor. */
async function readable<T>(code: Code, read: () => T | Promise<T>) {
  try {
    return await read();
  } catch (error) {
    if (causes.some((cause) => error instanceof cause)) throw new VerificationError<Code>(code);
    throw error;
  }
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
    if (!(error instanceof VerificationError)) throw error;
    const { code } = error as VerificationError<Code>;
    return { ...verified, wrong: [...verified.wrong, { code }] };
  }
}

async function verifyAnchor(
  anchor: RecordAnchor | null,
  recordLine: string,
  { seq, timestamp }: Leaf,
  keys: Keys,
): Promise<VerifiedAnchor> {
  const { proof, line, lineProof, token, verifier } = anchor ?? ({} as Partial<RecordAnchor>);
  require([proof, line, lineProof, verifier, token ?? ''].every(
    (text) => typeof text === 'string',
  ), 'anchorForm');
  const [inLog, inDay] = await readable('anchorForm', () => [
    parseTlogProof(proof!),
    parseTlogProof(lineProof!),
  ]);
  const log = await readable('anchorForm', () => readAnchorLine(line!));
  require(log.domain === keys.domain, 'anchorOther');
  const checkpoint = await readable('anchorPath', () => openCheckpoint(inLog.checkpoint, keys));
  require(checkpoint.chain.domain === log.domain &&
    checkpoint.chain.log === log.log &&
    checkpoint.size === log.size &&
    hex(checkpoint.root) === log.root &&
    inLog.index === seq - 1 &&
    isIncluded(recordLine, inLog, checkpoint), 'anchorPath');
  const day = await readable('anchorNote', () => openDay(inDay.checkpoint, [verifier!]));
  require(isIncluded(line!, inDay, day), 'anchorPath');
  const date = day.origin.slice(-10);
  const midnight = Date.parse(`${date}T00:00:00Z`) / 1000;
  require(Number.isSafeInteger(midnight) && timestamp < midnight + SECONDS_PER_DAY, 'anchorTime');
  const text = noteText(inDay.checkpoint);
  const common = { commitment: log, origin: day.origin, date, verifier: verifier!, text };
  if (token === undefined) return common;
  const stampedAt = await readable('anchorToken', () => timestampOf(unbase64(token), sha256(text)));
  return { ...common, token, stampedAt };
}

/** What the line of a log on a day states; throws for another form. */
export function readAnchorLine(line: string): Commitment {
  const { origin, size, root, ...others } = (JSON.parse(line) ?? {}) as Record<string, unknown>;
  const log = typeof origin === 'string' ? logOf(origin) : undefined;
  const isForm = log && Number.isSafeInteger(size) && typeof root === 'string' && /^[0-9a-f]{64}$/.test(root);
  if (!isForm || Object.keys(others).length > 0) throw new SyntaxError('not the line of a log');
  return { ...log, size: size as number, root };
}

/** The checkpoint in the note of a day; throws for any other note. */
export async function openDay(note: string, verifiers: string[]) {
  const { body, verified } = await openNote(note, verifiers);
  const checkpoint = parseCheckpoint(body);
  // The key of the anchors signs notes of days only.
  const { name } = parseVerifierKey(verified[0]!);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(checkpoint.origin.slice(name.length + 1));
  if (!isDay || !checkpoint.origin.startsWith(`${name}/`)) throw new SyntaxError('not the note of a day');
  return checkpoint;
}

/** The command with which the time stamp of a record of an evidence file is verified. */
export const timestampCommand = (index: number) =>
  `python3 -c 'import base64, json; a = json.load(open("receipt.json"))["records"][${index}]["anchor"]; ` +
  `open("text", "w").write(a["lineProof"].split("\\n\\n")[1] + "\\n"); open("token", "wb").write(base64.b64decode(a["token"]))' ` +
  '&& openssl ts -verify -data text -in token -token_in -CAfile ca.pem';

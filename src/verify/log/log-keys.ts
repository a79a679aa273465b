import { sameBytes } from '../../lib/bytes.ts';
import { parseCheckpoint, type Checkpoint } from '../../lib/tlog/checkpoint.ts';
import { InvalidSignature, jwkOf, publicKeyOf, UnknownKey } from '../../lib/crypto/ed25519.ts';
import { RECEIPT_TYPE } from '../../lib/crypto/receipt-type.ts';
import { verifyJws } from '../../lib/crypto/verify-jws.ts';
import { openNote, parseVerifierKey, verifierKey } from '../../lib/tlog/signed-note.ts';
import { readChain, type Chain } from './log-chain.ts';
import { logOf } from './log-lines.ts';

/** A key of a log; one that was replaced has signed its last checkpoint, of `lastSize`, under the number `log`. */
type Key = { publicKey: Uint8Array; log: number; lastSize: number };
/** The keys of a domain’s log, the current one first, and its verifier key, which people compare. */
export type Keys = { domain: string; log: number; verifier: string; keys: Key[] };

/** Why something is not valid, as a code of the texts. */
export class VerificationError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly values: Record<string, string | number>;
  constructor(code: Code, values: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
/** Why a signature is not valid. */
export class SignatureError extends VerificationError<
  'noteForm' | 'noteUnsigned' | 'noteFalse' | 'formerKey' | 'receiptUnsigned' | 'receiptFalse'
> {}

/** Reads a verifier key or a response of `GET /app/log-key`; throws for any other text. */
export function readKeys(text: string): Keys {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    const { name, publicKey } = parseVerifierKey(trimmed);
    return { ...named(name), verifier: trimmed, keys: [{ publicKey, log: Infinity, lastSize: Infinity }] };
  }
  const { jwk, verifier, former = [] } = JSON.parse(trimmed) as Answer;
  return readVerifiers([
    { verifier: pair(jwk, verifier) },
    ...former.map((key) => ({ verifier: pair(key.jwk, key.verifier), lastSize: lastSizeOf(key) })),
  ]);
}
type Answer = { jwk: unknown; verifier: string; former?: (Answer & { lastSize: number })[] };

/** A verifier key of an evidence file; `lastSize` only of a key that was replaced. */
export type ListedKey = { verifier: string; lastSize?: number };

/** Reads the keys of an evidence file, of which exactly one is the current one; throws for any other list. */
export function readVerifiers(list: ListedKey[]): Keys {
  const [current, ...others] = list.filter(({ lastSize }) => lastSize === undefined);
  if (!current || others.length > 0) throw new SyntaxError('not exactly one current key');
  const ordered = [current, ...list.filter((key) => key !== current)];
  const keys = ordered.map((key) => {
    const { name, publicKey } = parseVerifierKey(key.verifier);
    return key === current
      ? { publicKey, log: Infinity, lastSize: Infinity }
      : { publicKey, log: named(name).log, lastSize: lastSizeOf(key) };
  });
  return { ...named(parseVerifierKey(current.verifier).name), verifier: current.verifier, keys };
}

function lastSizeOf({ lastSize }: { lastSize?: unknown }) {
  if (!Number.isSafeInteger(lastSize)) throw new SyntaxError('a former key without its last size');
  return lastSize as number;
}

/** A key that is given in two forms, which must be the same key. */
function pair(jwk: unknown, verifier: string) {
  if (!sameBytes(parseVerifierKey(verifier).publicKey, publicKeyOf(jwk)))
    throw new SyntaxError('jwk and verifier are different keys');
  return verifier;
}

function named(name: string) {
  const log = logOf(name);
  if (!log) throw new SyntaxError('not the key of a consent log');
  return log;
}

/** The keys that may have signed under a log number, each with the last size that it may have signed there. */
const keysOf = ({ keys }: Keys, log: number) =>
  keys.flatMap(({ publicKey, log: replaced, lastSize }) =>
    log > replaced ? [] : { publicKey, lastSize: log < replaced ? Infinity : lastSize },
  );

/** A checkpoint with a valid signature, and the numbers of its log. */
export type SignedCheckpoint = Required<Checkpoint> & { chain: Chain & { domain: string } };

/** The checkpoint of any log that one of these keys has signed; throws `SignatureError` for any other. */
export async function openCheckpoint(note: string, keys: Keys): Promise<SignedCheckpoint> {
  // One key signs the logs of all domains and numbers, each under the log’s own name.
  const origin = note.slice(0, note.indexOf('\n'));
  const log = logOf(origin)?.log;
  if (log === undefined) throw new SignatureError('noteForm');
  const trusted = new Map(keysOf(keys, log).map((key) => [verifierKey(origin, key.publicKey), key.lastSize]));
  try {
    const { body, verified } = await openNote(note, [...trusted.keys()]);
    const checkpoint = parseCheckpoint(body);
    const lastSize = Math.max(...verified.map((verifier) => trusted.get(verifier)!));
    if (checkpoint.size > lastSize)
      throw new SignatureError('formerKey', { size: checkpoint.size, lastSize });
    return { ...checkpoint, chain: readChain(checkpoint) };
  } catch (error) {
    if (error instanceof UnknownKey) throw new SignatureError('noteUnsigned');
    if (error instanceof InvalidSignature) throw new SignatureError('noteFalse');
    if (error instanceof SyntaxError) throw new SignatureError('noteForm');
    throw error;
  }
}

/** The contents of a receipt that one of the keys has signed; throws `SignatureError` for any other. */
export async function openReceipt(jws: string, keys: Keys): Promise<ReceiptPayload> {
  for (const { publicKey } of keys.keys) {
    try {
      const payload = await verifyJws(jws, jwkOf(publicKey), RECEIPT_TYPE);
      if (!isReceipt(payload)) throw new SyntaxError('not the contents of a receipt');
      const own = keysOf(keys, payload.log).find((key) => key.publicKey === publicKey);
      if (!own) throw new UnknownKey('signed with a former key');
      const { lastSize } = own;
      if (payload.size > lastSize) throw new SignatureError('formerKey', { size: payload.size, lastSize });
      return payload;
    } catch (error) {
      if (error instanceof UnknownKey) continue;
      if (error instanceof InvalidSignature || error instanceof SyntaxError)
        throw new SignatureError('receiptFalse');
      throw error;
    }
  }
  throw new SignatureError('receiptUnsigned');
}

/** What the service has signed about a log: its size and the root hash of its tree, in hex. */
export type Commitment = { domain: string; log: number; size: number; root: string };

/** The contents of a receipt. */
export type ReceiptPayload = Commitment & { leaf: string };

const isCount = (value: unknown, least = 0) => Number.isSafeInteger(value) && (value as number) >= least;
const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Whether a signed value has the properties of a receipt’s payload. */
function isReceipt(value: unknown): value is ReceiptPayload {
  const { domain, log, size, root, leaf } = (value ?? {}) as Record<string, unknown>;
  const isCommitment = typeof domain === 'string' && isCount(log, 1) && isCount(size) && isHash(root);
  return isCommitment && typeof leaf === 'string';
}

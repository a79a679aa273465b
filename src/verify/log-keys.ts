import { sameBytes } from '../lib/bytes.ts';
import { parseCheckpoint } from '../lib/checkpoint.ts';
import { InvalidSignature, jwkOf, publicKeyOf, UnknownKey } from '../lib/ed25519.ts';
import { verifyJws } from '../lib/verify-jws.ts';
import { openNote, parseVerifierKey, verifierKey } from '../lib/signed-note.ts';
import { RECEIPT_TYPE } from '../log/evidence/receipt-type.ts';
import { logOf, originOf } from './log-lines.ts';

/** A key of a log; `lastSize` is the last valid checkpoint of a key that was replaced. */
type Key = { publicKey: Uint8Array; lastSize: number };
/** The keys of a domain’s log, the current one first, and its verifier key, which people compare. */
export type Keys = { domain: string; log: number; verifier: string; keys: Key[] };

/** Why a signature is not valid, as a code of the texts. */
export class SignatureError extends Error {
  readonly code: 'noteForm' | 'noteUnsigned' | 'noteFalse' | 'formerKey' | 'promiseUnsigned' | 'promiseFalse';
  readonly values: Record<string, string | number>;
  constructor(code: SignatureError['code'], values: SignatureError['values'] = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** Reads a verifier key or a response of `GET /app/log-key`; throws for any other text. */
export function readKeys(text: string): Keys {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    const { name, publicKey } = parseVerifierKey(trimmed);
    return { ...named(name), verifier: trimmed, keys: [{ publicKey, lastSize: Infinity }] };
  }
  const { jwk, verifier, former = [] } = JSON.parse(trimmed) as Answer;
  const { name, publicKey } = pair(jwk, verifier);
  const replaced = former.map((key) => {
    if (!Number.isSafeInteger(key.lastSize)) throw new SyntaxError('a former key without its last size');
    return { publicKey: pair(key.jwk, key.verifier).publicKey, lastSize: key.lastSize };
  });
  return { ...named(name), verifier, keys: [{ publicKey, lastSize: Infinity }, ...replaced] };
}
type Answer = { jwk: unknown; verifier: string; former?: (Answer & { lastSize: number })[] };

/** A key that is given in two forms, which must be the same key. */
function pair(jwk: unknown, verifier: string) {
  const parsed = parseVerifierKey(verifier);
  if (!sameBytes(parsed.publicKey, publicKeyOf(jwk)))
    throw new SyntaxError('jwk and verifier are different keys');
  return parsed;
}

function named(name: string) {
  const log = logOf(name);
  if (!log) throw new SyntaxError('not the key of a consent log');
  return log;
}

/** The checkpoint of a log that one of its keys has signed; throws `SignatureError` for any other. */
export async function openCheckpoint(note: string, keys: Keys, log: number) {
  const origin = originOf({ domain: keys.domain, log });
  // The same key signs a log that was restarted under another number; `lastSize` of a previous key is valid only for
  // the log in which it was replaced.
  const trusted = new Map(
    keys.keys
      .filter(({ lastSize }) => log === keys.log || lastSize === Infinity)
      .map((key) => [verifierKey(origin, key.publicKey), key.lastSize]),
  );
  try {
    const { body, verified } = await openNote(note, [...trusted.keys()]);
    const checkpoint = parseCheckpoint(body);
    const lastSize = Math.max(...verified.map((verifier) => trusted.get(verifier)!));
    if (checkpoint.size > lastSize)
      throw new SignatureError('formerKey', { size: checkpoint.size, lastSize });
    return checkpoint;
  } catch (error) {
    if (error instanceof UnknownKey) throw new SignatureError('noteUnsigned');
    if (error instanceof InvalidSignature) throw new SignatureError('noteFalse');
    if (error instanceof SyntaxError) throw new SignatureError('noteForm');
    throw error;
  }
}

/** The contents of a receipt. */
export type ReceiptPayload = { domain: string; leaf: string; size: number; root: string };

/** The contents of a receipt that one of the keys has signed; throws `SignatureError` for any other. */
export async function openReceipt(jws: string, { keys }: Keys): Promise<ReceiptPayload> {
  for (const { publicKey, lastSize } of keys) {
    try {
      const promise = await verifyJws(jws, jwkOf(publicKey), RECEIPT_TYPE);
      if (!isPromise(promise)) throw new SyntaxError('no promise');
      if (promise.size > lastSize) throw new SignatureError('formerKey', { size: promise.size, lastSize });
      return promise;
    } catch (error) {
      if (error instanceof UnknownKey) continue;
      if (error instanceof InvalidSignature || error instanceof SyntaxError)
        throw new SignatureError('promiseFalse');
      throw error;
    }
  }
  throw new SignatureError('promiseUnsigned');
}

function isPromise(value: unknown): value is ReceiptPayload {
  const { domain, leaf, size, root } = (value ?? {}) as Record<string, unknown>;
  return typeof domain === 'string' && typeof leaf === 'string' && typeof root === 'string' && isSize(size);
}

const isSize = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

import { randomBase62, toBase62 } from './random.ts';
import { lookupHash, sameSecret } from './secret-key.ts';

// A token is random and ends with a check value: an HMAC of what precedes it. A forged token is computed away before it
// costs a query of D1 or a read of KV. Whether an issued token is still valid, only the database knows.

/** What a token is for. A token of one kind is none of another. */
type Kind =
  | 'api key'
  | 'password link'
  | 'operator link'
  | 'session'
  | 'operator session'
  | 'known device'
  | 'recording link'
  | 'move link'
  | 'handover link';

const RANDOM_LENGTH = 32;
/** 47 bits: of 200 trillion forged tokens, one costs a query. */
const CHECK_LENGTH = 8;

/** A random token of 40 base62 characters (190 bits and the check value). */
export async function newToken(secret: string | undefined, kind: Kind) {
  const random = randomBase62(RANDOM_LENGTH);
  return random + (await checkValue(secret, kind, random));
}

/** Whether a token of this kind was issued with this secret. */
export async function isIssuedToken(secret: string | undefined, kind: Kind, token: string) {
  const expected = await checkValue(secret, kind, token.slice(0, RANDOM_LENGTH));
  return sameSecret(token.slice(RANDOM_LENGTH), expected);
}

const checkValue = async (secret: string | undefined, kind: Kind, random: string) =>
  toBase62(
    BigInt(`0x${(await lookupHash(secret, `check value of ${kind}`, random)).slice(0, 16)}`),
    CHECK_LENGTH,
  );

import { timingSafeEqual } from 'node:crypto';
import { piWords } from './pi.ts';

// Blowfish's state: 18 words to mix in, then four boxes of 256. It begins with the digits of pi, which take 5 KB to store
// and a fraction of a login to calculate.
const MIXED = 18;
const BOXES = 4 * 256;
let beginning: Int32Array | undefined;

const TEXT = words(Buffer.from('OrpheanBeholderScryDoubt'), 6);
const NO_SALT = new Int32Array(4);
const ALPHABET = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Whether the password is the one of a bcrypt hash, such as `$2y$10$` with 22 characters of salt and 31 of key. */
export function verifyBcrypt(password: string, hash: string) {
  const rounds = 2 ** Number(hash.slice(4, 6));
  const secret = words(Buffer.from(`${password}\0`), MIXED);
  const salt = words(decode(hash.slice(7, 29)), MIXED);
  beginning ??= piWords(MIXED + BOXES);
  const state = beginning.slice();
  expand(state, secret, salt);
  for (let i = 0; i < rounds; i++) {
    expand(state, secret, NO_SALT);
    expand(state, salt, NO_SALT);
  }
  const key = TEXT.slice();
  for (let i = 0; i < key.length; i += 2) for (let times = 0; times < 64; times++) encrypt(state, key, i);
  const bytes = Buffer.alloc(24);
  key.forEach((word, i) => bytes.writeInt32BE(word, 4 * i));
  return timingSafeEqual(bytes.subarray(0, 23), decode(hash.slice(29)));
}

/** Mixes the secret into the state and replaces this, from its beginning to its end, by what it encrypts. */
function expand(state: Int32Array, secret: Int32Array, salt: Int32Array) {
  for (let i = 0; i < MIXED; i++) state[i]! ^= secret[i]!;
  const block = new Int32Array(2);
  for (let i = 0; i < state.length; i += 2) {
    block[0]! ^= salt[i % 4]!;
    block[1]! ^= salt[(i + 1) % 4]!;
    encrypt(state, block, 0);
    state.set(block, i);
  }
}

/** Blowfish: encrypts the two words at `at` in 16 rounds. */
function encrypt(state: Int32Array, block: Int32Array, at: number) {
  let left = block[at]! ^ state[0]!;
  let right = block[at + 1]!;
  for (let i = 1; i < 17; i += 2) {
    right ^= scramble(state, left) ^ state[i]!;
    left ^= scramble(state, right) ^ state[i + 1]!;
  }
  block[at] = right ^ state[17]!;
  block[at + 1] = left;
}

const scramble = (state: Int32Array, word: number) =>
  ((state[MIXED + (word >>> 24)]! + state[MIXED + 256 + ((word >>> 16) & 255)]!) ^
    state[MIXED + 512 + ((word >>> 8) & 255)]!) +
  state[MIXED + 768 + (word & 255)]!;

/** Words of 32 bits, the first byte highest; the bytes begin anew where they end. */
function words(bytes: Uint8Array, count: number) {
  const byte = (i: number) => bytes[i % bytes.length]!;
  return Int32Array.from(
    { length: count },
    (_, i) => (byte(4 * i) << 24) | (byte(4 * i + 1) << 16) | (byte(4 * i + 2) << 8) | byte(4 * i + 3),
  );
}

/** Base64, but with an alphabet of its own. */
const decode = (text: string) =>
  Buffer.from(
    text.replace(/./g, (letter) => BASE64[ALPHABET.indexOf(letter)]!),
    'base64',
  );

// By hand, because node:crypto makes a stream for each hash, which in the Worker takes longer than the hashing: a full
// block of the log took 240 ms so, and takes 110. In the page that checks receipts sha256.browser.ts takes this file's place.

const primes = [...primesTo(311)];
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const INITIAL = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

function* primesTo(last: number) {
  const found: number[] = [];
  for (let n = 2; n <= last; n++) {
    if (found.some((prime) => n % prime === 0)) continue;
    found.push(n);
    yield n;
  }
}

const BLOCK = 64;
/** What stands behind a message: a bit, and its length in 64 bits. */
const END = 9;

const encoder = new TextEncoder();
const state = new Int32Array(8);
const words = new Int32Array(64);
// All of a message at once; what is longer than usual gets memory of its own.
const usual = new Uint8Array(16 * 1024);

/** SHA-256 (FIPS 180-4) of the parts, one after the other; text as UTF-8. */
export function sha256(...parts: (Uint8Array | string)[]) {
  let most = 0;
  for (const part of parts) most += typeof part === 'string' ? part.length * 3 : part.length;
  const message = most + END + BLOCK > usual.length ? new Uint8Array(most + END + BLOCK) : usual;
  let length = 0;
  for (const part of parts) {
    if (typeof part === 'string') length += encoder.encodeInto(part, message.subarray(length)).written;
    else {
      message.set(part, length);
      length += part.length;
    }
  }
  const padded = Math.ceil((length + END) / BLOCK) * BLOCK;
  message.fill(0, length, padded);
  message[length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(padded - 8, length / 2 ** 29);
  view.setUint32(padded - 4, length << 3);

  state.set(INITIAL);
  for (let at = 0; at < padded; at += BLOCK) compress(message, at);
  const hash = new Uint8Array(32);
  const out = new DataView(hash.buffer);
  for (let i = 0; i < 8; i++) out.setInt32(i * 4, state[i]!);
  return hash;
}

/** HMAC-SHA-256 (RFC 2104); text as UTF-8. */
export function hmacSha256(key: Uint8Array, message: Uint8Array | string) {
  const short = key.length > BLOCK ? sha256(key) : key;
  const mixed = (byte: number) => {
    const block = new Uint8Array(BLOCK).fill(byte);
    for (let i = 0; i < short.length; i++) block[i]! ^= short[i]!;
    return block;
  };
  return sha256(mixed(0x5c), sha256(mixed(0x36), message));
}

/** Takes a block of the message into the state. */
function compress(message: Uint8Array, start: number) {
  const w = words;
  for (let i = 0, at = start; i < 16; i++, at += 4)
    w[i] = (message[at]! << 24) | (message[at + 1]! << 16) | (message[at + 2]! << 8) | message[at + 3]!;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  // Not destructured: that would go through an iterator.
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + ROUND[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

import { base64, hex, sameBytes, unbase64, unhex, utf8Bytes } from '../bytes.ts';
import { InvalidSignature, sign, UnknownKey, verify } from '../crypto/ed25519.ts';
import { sha256 } from '../crypto/sha256.ts';

// c2sp.org/signed-note, with Ed25519 only.
const ED25519 = 1;
const MAX_SIGNATURES = 100;
const MAX_CHARACTERS = 1_000_000;

/** A signer of notes: the name of the key, the private key, and the 32 bytes of the public key. */
type Signer = { name: string; key: CryptoKey; publicKey: Uint8Array };

const typed = (publicKey: Uint8Array) => new Uint8Array([ED25519, ...publicKey]);
const isName = (name: string) => name !== '' && !/[\s\u0085+\p{Surrogate}]/u.test(name);

/** The 4 bytes with which a signature identifies its key. */
export const keyId = (name: string, publicKey: Uint8Array) =>
  sha256(`${name}\n`, typed(publicKey)).subarray(0, 4);

/**
 * A public key as the text that names, identifies and contains it: `<name>+<8 hex>+<base64>`. Throws for a name that a
 * note cannot have.
 */
export function verifierKey(name: string, publicKey: Uint8Array) {
  if (!isName(name) || publicKey.length !== 32)
    throw new SyntaxError('not a name and key that can sign a note');
  return `${name}+${hex(keyId(name, publicKey))}+${base64(typed(publicKey))}`;
}

/** Name, id and key of a verifier key; throws where they do not match. */
export function parseVerifierKey(text: string) {
  const [name, id, encoded, ...rest] = splitKey(text);
  if (!name || !id || !encoded || rest.length > 0 || !isName(name))
    throw new SyntaxError('not a verifier key');
  const key = unbase64(encoded);
  if (key[0] !== ED25519 || key.length !== 33)
    throw new SyntaxError('the verifier key is not an Ed25519 key');
  const publicKey = key.subarray(1);
  if (!sameBytes(keyId(name, publicKey), unhex(id)))
    throw new SyntaxError('the verifier key’s id does not match its name and key');
  return { name, id: unhex(id), publicKey };
}

// Base64 has its own plus signs.
const splitKey = (text: string) => /^([^+]*)\+([^+]*)\+(.*)$/su.exec(text)?.slice(1) ?? [];

/**
 * The note: the body, which ends with a line feed, and a line for each signature. Throws for a body or a name that a
 * note cannot have.
 */
export async function signNote(body: string, signers: Signer[]) {
  if (!isText(body) || !body.endsWith('\n')) throw new SyntaxError('not a text that can be signed as a note');
  const lines = signers.map(async ({ name, key, publicKey }) => {
    if (!isName(name)) throw new SyntaxError('not a name that can sign a note');
    const signature = await sign(key, utf8Bytes(body));
    return `— ${name} ${base64(new Uint8Array([...keyId(name, publicKey), ...signature]))}\n`;
  });
  return `${body}\n${(await Promise.all(lines)).join('')}`;
}

/**
 * The body of a note and the verifier keys that signed it; throws if none has, or a signature by one of them is
 * invalid. Other keys’ signatures are ignored, as specified.
 */
export async function openNote(note: string, verifierKeys: string[]) {
  const { body, signatures } = parseNote(note);
  const known = new Map(
    verifierKeys.map((text) => {
      const { name, id, publicKey } = parseVerifierKey(text);
      return [`${name}+${hex(id)}`, { text, publicKey }];
    }),
  );
  const verified = new Set<string>();
  for (const { name, id, signature } of signatures) {
    const key = known.get(`${name}+${hex(id)}`);
    if (!key) continue;
    if (!(await verify(key.publicKey, signature, utf8Bytes(body))))
      throw new InvalidSignature(`the signature of ${name} is invalid`);
    verified.add(key.text);
  }
  if (verified.size === 0) throw new UnknownKey('no known key has signed it');
  return { body, verified: [...verified] };
}

/** The text of a note, without its signatures. */
export const noteText = (note: string) => note.slice(0, note.lastIndexOf('\n\n') + 1);

function parseNote(note: string) {
  const end = note.lastIndexOf('\n\n') + 1;
  if (!isText(note) || end === 0 || note.length > MAX_CHARACTERS || !note.endsWith('\n'))
    throw new SyntaxError('not a signed note');
  const lines = note.slice(end + 1, -1).split('\n');
  if (lines.length > MAX_SIGNATURES) throw new SyntaxError('too many signatures');
  const signatures = lines.map((line) => {
    const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? [];
    if (!isName(name)) throw new SyntaxError('not a signature line');
    const signature = unbase64(encoded);
    if (signature.length < 5) throw new SyntaxError('not a signature');
    return { name, id: signature.subarray(0, 4), signature: signature.subarray(4) };
  });
  return { body: note.slice(0, end), signatures };
}

/** Whether a text is well-formed, without control characters except the line feed. */
const isText = (text: string) =>
  !/\p{Surrogate}/u.test(text) &&
  Array.from(text).every((character) => character >= ' ' || character === '\n');

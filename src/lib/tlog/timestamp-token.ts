import { sameBytes, unhex } from '../bytes.ts';

// RFC 3161, with SHA-256 only, as far as it is needed to request a token and to find what it states. Who signed it is
// verified with `openssl ts -verify`.

// The algorithm identifier of SHA-256 and the beginning of an OCTET STRING of 32 bytes.
const SHA256 = '300d06096086480165030402010500';
const SHA256_OID = unhex('608648016503040201');
const SIGNED_DATA = unhex('2a864886f70d010702');
const TST_INFO = unhex('2a864886f70d0109100104');

/** The request (TimeStampReq) for a token over a SHA-256 hash that contains the authority’s certificate. */
export const timestampRequest = (hash: Uint8Array) =>
  new Uint8Array([...unhex(`30390201013031${SHA256}0420`), ...hash, ...unhex('0101ff')]);

type Element = { tag: number; content: Uint8Array; whole: Uint8Array };

/** The DER elements that bytes consist of; throws for any other bytes. */
function elementsOf(bytes: Uint8Array) {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const [tag, short] = [bytes[at]!, bytes[at + 1] ?? 0x80];
    const lengthBytes = short < 0x80 ? 0 : short & 0x7f;
    if (short === 0x80 || lengthBytes > 4) throw new SyntaxError('not DER');
    const start = at + 2 + lengthBytes;
    const length = lengthBytes
      ? bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
      : short;
    const end = start + length;
    if (end > bytes.length) throw new SyntaxError('not DER');
    found.push({ tag, content: bytes.subarray(start, end), whole: bytes.subarray(at, end) });
    at = end;
  }
  return found;
}

const SEQUENCE = 0x30;
const OCTETS = 0x04;
const EXPLICIT_0 = 0xa0;

/** The elements within an element, which must have this tag. */
function within(element: Element | undefined, tag = SEQUENCE) {
  if (element?.tag !== tag) throw new SyntaxError('not a time stamp');
  return elementsOf(element.content);
}

/** The token in a response (TimeStampResp); throws unless the authority granted it. */
export function tokenOf(response: Uint8Array) {
  const [info, token] = within(elementsOf(response)[0]);
  const [status] = within(info);
  // `granted` and `grantedWithMods`.
  if (status?.tag !== 2 || status.content.length !== 1 || status.content[0]! > 1)
    throw new SyntaxError('the authority did not grant a time stamp');
  if (!token) throw new SyntaxError('not a time stamp');
  return token.whole;
}

/** The time in seconds that a token states for a SHA-256 hash; throws if it is for anything else. */
export function timestampOf(token: Uint8Array, hash: Uint8Array) {
  const [type, signed] = within(elementsOf(token)[0]);
  const [, , content] = within(within(signed, EXPLICIT_0)[0]);
  const [contentType, octets] = within(content);
  if (!isOid(type, SIGNED_DATA) || !isOid(contentType, TST_INFO)) throw new SyntaxError('not a time stamp');
  const info = within(octets, EXPLICIT_0)[0];
  if (info?.tag !== OCTETS) throw new SyntaxError('not a time stamp');
  const [, , imprint, , time] = within(elementsOf(info.content)[0]);
  const [algorithm, digest] = within(imprint);
  if (!isOid(within(algorithm)[0], SHA256_OID) || digest?.tag !== OCTETS)
    throw new SyntaxError('the time stamp does not use SHA-256');
  if (!sameBytes(digest.content, hash)) throw new SyntaxError('the time stamp is for a different text');
  return secondsOf(time);
}

const isOid = (element: Element | undefined, oid: Uint8Array) =>
  element?.tag === 6 && sameBytes(element.content, oid);

/** Characters of a time at most: the number of its decimal places is not limited by the format. */
const TIME_LENGTH = 64;

/** A GeneralizedTime such as 20261122164000Z; fractions of a second are dropped. */
function secondsOf(time: Element | undefined) {
  const text =
    time?.tag === 0x18 && time.content.length <= TIME_LENGTH ? String.fromCharCode(...time.content) : '';
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/.exec(text) ?? [];
  const [year, month, day, hour, minute, second] = parts.map(Number);
  if (second === undefined) throw new SyntaxError('the time stamp has no time');
  return Date.UTC(year!, month! - 1, day, hour, minute, second) / 1000;
}

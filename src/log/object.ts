import { gunzipSync, gzipSync } from 'node:zlib';

// A sealed block in R2 is gzip NDJSON in canonical order. It is made of many small gzip members one after the other,
// which any gunzip reads as one file, and each of which can be fetched and unpacked alone: the entries of one visitor
// lie in one member.

/** An entry of a sealed block: its line of NDJSON, without the line's end, and what it is found by. */
export type Line = { ucid: string; timestamp: number; text: string };

export type Range = { offset: number; length: number };

/** About so many characters of NDJSON make a member: small enough to fetch for one visitor, large enough to compress. */
const MEMBER = 32 * 1024;

/** The object for a block's lines, and for each visitor the member in which its entries lie. */
export function pack(lines: Line[]) {
  const members: Buffer[] = [];
  const places = new Map<string, Range>();
  let offset = 0;
  let text = '';
  let ucids: string[] = [];
  const close = () => {
    if (!text) return;
    const member = gzipSync(text);
    for (const ucid of ucids) places.set(ucid, { offset, length: member.length });
    members.push(member);
    offset += member.length;
    text = '';
    ucids = [];
  };
  for (const line of lines) {
    if (text.length >= MEMBER && line.ucid !== ucids.at(-1)) close();
    if (line.ucid !== ucids.at(-1)) ucids.push(line.ucid);
    text += `${line.text}\n`;
  }
  close();
  return { bytes: Buffer.concat(members), places };
}

/** The lines of an object or of a member of it; throws when the bytes are no gzip. */
export function unpack(bytes: ArrayBuffer): Line[] {
  const texts = gunzipSync(Buffer.from(bytes)).toString().split('\n').slice(0, -1);
  return texts.map((text) => {
    const { ucid, timestamp } = JSON.parse(text) as Line;
    return { ucid, timestamp, text };
  });
}

import { gunzipSync, gzipSync } from 'node:zlib';
import { hex } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { shortId } from '../leaf.ts';

// An archived block is gzip NDJSON: leaves by visitor and seq, in small members, so that one visitor’s can be read
// alone (docs/storage.md). Events are the last member.

/** A leaf’s line, without a line feed, and the keys by which it is found. */
export type Line = { ucid: string; seq: number; text: string };
/** A line that was read, with its time. */
export type ReadLine = Line & { timestamp: number };

/** A member of an object: its length, and the first 16 bytes of its SHA-256 hash in hex. */
export type Member = [length: number, hash: string];

/** An object of the archive: its name and its members, as in `blocks`. */
export type Packed = { object: string; members: Member[] };

export const memberOf = (bytes: Uint8Array): Member => [bytes.length, hex(sha256(bytes)).slice(0, 32)];

/** Thrown for an object that is missing or has changed, but not if the bucket does not respond. */
export class DamagedObject extends Error {}

/** Approximate number of NDJSON characters per member: small enough to fetch for one visitor, large enough to compress. */
const MEMBER = 32 * 1024;
/** Approximate maximum of characters in a member of one visitor. */
const MEMBER_OF_ONE = 128 * 1024;

/** The members for these lines in order and the lines of events, their starts, and the members of each visitor. */
export function pack(lines: Iterable<Line>, events: string[] = []) {
  const members: Uint8Array[] = [];
  const places: { ucid: string; member: number }[] = [];
  const ends: Ends[] = [];
  let text = '';
  let last: Line | undefined;
  for (const line of lines) {
    const full = text.length >= (line.ucid === last?.ucid ? MEMBER_OF_ONE : MEMBER);
    if (full) {
      members.push(zip(text));
      text = '';
    }
    if (full || line.ucid !== last?.ucid) places.push({ ucid: line.ucid, member: members.length });
    if (text === '') ends.push({ first: line, last: line });
    else ends.at(-1)!.last = line;
    text += `${line.text}\n`;
    last = line;
  }
  if (text) members.push(zip(text));
  if (events.length > 0) members.push(zip(events.map((line) => `${line}\n`).join('')));
  return { members, places, starts: startsOf(ends) };
}

/** The first and the last line of a member. */
type Ends = Record<'first' | 'last', Pick<Line, 'ucid' | 'seq'>>;

/** The `starts` of a block (src/log/tables.ts) from the ends of its members in order; an empty member has none. */
export function startsOf(members: (Ends | undefined)[]) {
  let before: number | undefined;
  return members.flatMap((ends, member): [member: number, ucid: string, seq: number][] => {
    if (!ends) return [];
    const { first, last } = ends;
    const isContinued = shortId(first.ucid) === before;
    before = shortId(last.ucid);
    return isContinued ? [[member, first.ucid, first.seq]] : [];
  });
}

const zip = (text: string) => new Uint8Array(gzipSync(text));

/** A member with these lines; no bytes if there are none. */
export const packMember = (lines: Line[]) =>
  lines.length === 0 ? new Uint8Array() : zip(lines.map(({ text }) => `${text}\n`).join(''));

/**
 * The lines of one or several successive members, with a prefix only those of IDs that start with it; throws
 * `DamagedObject`.
 */
export function unpackMember(bytes: Uint8Array, prefix = ''): ReadLine[] {
  if (bytes.length === 0) return [];
  try {
    const lines: ReadLine[] = [];
    for (const text of gunzipSync(bytes).toString().split('\n').slice(0, -1)) {
      // Parsing all lines, also those of events, would take longer than everything else together.
      if (!text.startsWith(`"ucid":"${prefix}`, text.indexOf(',') + 1)) continue;
      const { ucid, seq, timestamp } = JSON.parse(text) as ReadLine;
      lines.push({ ucid, seq, timestamp, text });
    }
    return lines;
  } catch (error) {
    throw new DamagedObject(
      `an object of the archive could not be decompressed: ${(error as Error).message}`,
    );
  }
}

/** Successive members in compressed form, with one ranged read; throws `DamagedObject`. */
export async function readMembersAt(bucket: R2Bucket, { object, members }: Packed, from: number, to: number) {
  const wanted = members.slice(from, to + 1);
  const [offset, length] = [lengthOf(members.slice(0, from)), lengthOf(wanted)];
  return length === 0
    ? []
    : splitObject(await read(bucket, object, { offset, length }), { object, members: wanted });
}

/** The members of a whole object in compressed form; throws `DamagedObject`. */
export const readMembers = async (bucket: R2Bucket, packed: Packed) =>
  splitObject(await read(bucket, packed.object), packed);

const lengthOf = (members: Member[]) => members.reduce((sum, [length]) => sum + length, 0);

/** The members in the bytes of an object; throws `DamagedObject` unless they are those that were written. */
export function splitObject(bytes: Uint8Array, { object, members }: Packed) {
  if (bytes.length !== lengthOf(members))
    throw new DamagedObject(`the length of the object ${object} has changed`);
  let offset = 0;
  return members.map((member) => {
    const found = bytes.subarray(offset, (offset += member[0]));
    if (memberOf(found)[1] !== member[1])
      throw new DamagedObject(`the contents of the object ${object} have changed`);
    return found;
  });
}

/** The lines of a whole object in its order, with one unpacked member at a time; throws `DamagedObject`. */
export async function readLines(bucket: R2Bucket, packed: Packed) {
  return linesOf(await readMembers(bucket, packed));
}

function* linesOf(members: Uint8Array[]) {
  for (const member of members) yield* unpackMember(member);
}

/** The bytes of an object or of a range in it; throws `DamagedObject`. */
export async function read(bucket: R2Bucket, object: string, range?: Range) {
  const found = await bucket.get(object, range && { range }).catch(async (error: unknown) => {
    // R2 rejects a range that starts after the end of the object.
    const whole = range && (await bucket.head(object));
    throw whole && whole.size <= range.offset ? cutOff(object) : error;
  });
  if (!found) throw new DamagedObject(`the archive object ${object} is missing`);
  const bytes = new Uint8Array(await found.arrayBuffer());
  if (range && bytes.length < range.length) throw cutOff(object);
  return bytes;
}
type Range = { offset: number; length: number };

const cutOff = (object: string) => new DamagedObject(`the archive object ${object} is truncated`);

import * as z from 'zod/mini';
import { dateOf, SECONDS_PER_DAY } from '../../lib/time.ts';
import type { Bindings } from '../../env.ts';
import { sameBytes } from '../../lib/bytes.ts';
import { parseCheckpoint } from '../../lib/tlog/checkpoint.ts';
import { treeHash } from '../../lib/tlog/merkle.ts';
import { problem } from '../../http/problem.ts';
import { noteText, openNote, verifierKey } from '../../lib/tlog/signed-note.ts';
import { timestampOf } from '../../lib/tlog/timestamp-token.ts';
import { leavesOf } from '../../lib/tlog/tiles.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { anchorName, anchorSigner } from './anchor-key.ts';

// Each day with a change has one object in the bucket, which is never overwritten and which no rollback of a database
// changes. They form a chain: each note names the one before.

const PREFIX = 'anchor/days/';
/** Days after the newest one is searched for in the list of all days. */
const RECENT = 60;

const generation = z.int().check(z.minimum(1));
const schema = z.strictObject({
  /** The signed note, and the host and the generation of the key that signed it. */
  note: z.string(),
  host: z.string(),
  generation,
  /** Former generations, each with the last date that it signed. */
  former: z.array(z.tuple([generation, z.string()])),
  /** The lines that the note covers. */
  lines: z.array(z.string()),
});
export type Day = z.infer<typeof schema> & { date: string };

const nameOf = (date: string) => `${PREFIX}${date}.json`;
/** The time stamp of a day’s note is beside it. */
export const tokenName = (date: string) => `anchor/tokens/${date}.tst`;

/** The object of a day; undefined without one. Throws for contents that Placet did not write. */
async function readDay(bucket: R2Bucket, date: string): Promise<Day | undefined> {
  const object = await bucket.get(nameOf(date));
  if (!object) return undefined;
  const { data } = schema.safeParse(parsed(await object.text()));
  if (!data)
    throw problem(500, `${nameOf(date)} has contents that Placet did not write. Restore it from a backup.`);
  return { ...data, date };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a day unless there is one of this date; returns whether it is stored. */
export const storeDay = async (bucket: R2Bucket, { date, ...day }: Day) =>
  (await bucket.put(nameOf(date), JSON.stringify(day), {
    onlyIf: new Headers({ 'If-None-Match': '*' }),
  })) !== null;

/** The dates of the first days after a date, oldest first. */
export async function datesAfter(bucket: R2Bucket, date: string, limit: number) {
  const { objects } = await bucket.list({ prefix: PREFIX, startAfter: nameOf(date), limit });
  return objects.map(({ key }) => key.slice(PREFIX.length, -'.json'.length));
}

/** The date of the newest day; undefined without any. */
export async function newestDate(bucket: R2Bucket, now: number) {
  let date = (await datesAfter(bucket, dateOf(now - RECENT * SECONDS_PER_DAY), RECENT + 2)).at(-1);
  if (date) return date;
  // Nothing has changed for long.
  for (let dates = await datesAfter(bucket, '', 1000); dates.length > 0;) {
    date = dates.at(-1)!;
    dates = await datesAfter(bucket, date, 1000);
  }
  return date;
}

/**
 * The day of a date; undefined without one. Throws unless its note is signed by the service’s own key and covers its lines,
 * so that nobody who can write to the bucket alone gets anything signed.
 */
export async function readOwnDay(env: Bindings, bucket: R2Bucket, date: string): Promise<Day | undefined> {
  const day = await readDay(bucket, date);
  if (day && !(await isOwn(env, day)))
    throw problem(
      500,
      `The note of ${date} under anchor/ is not the one that this service signed. Restore it from a backup.`,
    );
  return day;
}

/** The time stamp of a day’s note; undefined without one. Throws for one of another text. */
export async function readToken(bucket: R2Bucket, { date, note }: Pick<Day, 'date' | 'note'>) {
  const name = tokenName(date);
  const object = await bucket.get(name);
  if (!object) return undefined;
  const token = new Uint8Array(await object.arrayBuffer());
  try {
    timestampOf(token, sha256(noteText(note)));
    return token;
  } catch {
    throw problem(
      500,
      `${name} is not a time stamp of the note of this day. Restore it from a backup, or delete it.`,
    );
  }
}

async function isOwn(env: Bindings, { date, note, host, generation, lines }: Day) {
  const { name, publicKey } = await anchorSigner(env, host, generation);
  try {
    const { origin, size, root } = parseCheckpoint(
      (await openNote(note, [verifierKey(name, publicKey)])).body,
    );
    const covered = treeHash(leavesOf(lines.map((line) => sha256(line))));
    return origin === `${anchorName(host)}/${date}` && size === lines.length && sameBytes(root, covered);
  } catch {
    return false;
  }
}

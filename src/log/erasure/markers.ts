import { logDatabaseName } from '../../db/databases.ts';
import { now } from '../../env.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { TIME_TRAVEL } from '../rollback/time-travel.ts';
import type { Noted } from './entries-to-erase.ts';
import type { Job } from '../job.ts';
import { shortId, visitorHash } from '../leaf.ts';
import type { NamedLog } from '../object-names.ts';
import { maintenance } from '../tables.ts';

type OfLog = Pick<NamedLog, 'domain' | 'began'>;
/**
 * The marker of an erasure or of deletions in the bucket, with which it is repeated after a rollback of the database.
 * `visitor` is a hash of the ID, `blocks` are the archived blocks with these entries. An unfinished erasure is one of all
 * entries up to `tail`, which has the time `until`; `masked48` are the first 48 bits of the ID.
 */
export type Marker = (Erasure & { mac: string }) | { kind: 'deletion'; logs: (OfLog & { hash: string })[] };
type Erasure = { visitor: string } & OfLog &
  (
    | { kind: 'erasure'; entries: Noted[]; blocks: number[] }
    | { kind: 'unfinished'; masked48: number; tail: number; until: number }
  );

/** The hash of a log’s deletion: somebody who can write to the bucket alone does not have the key. */
export const deletionHash = (key: Uint8Array) => visitorHash(key, 'deletion');

/** The same of an erasure. */
const macOf = (key: Uint8Array, erasure: Erasure) => visitorHash(key, JSON.stringify(erasure));

/** Throws unless the marker of an erasure is of the log with this key. */
export function requireOwn(key: Uint8Array, { mac, ...erasure }: Erasure & { mac: string }) {
  if (mac !== macOf(key, erasure))
    throw new Error(`Placet did not write the marker of the erasure of ${erasure.visitor}`);
}

/** The first 48 bits of an ID, masked with the log’s key, or those of which this is the mask. */
export const masked48 = (key: Uint8Array, visitor: string, bits: number) =>
  Number(BigInt(bits) ^ BigInt(shortId(visitorHash(key, `${visitor} 48`))));

/** Seconds that markers are kept: longer than any restore reaches back. */
const MARKER_LIFE = TIME_TRAVEL + 5 * SECONDS_PER_DAY;
/** Digits of the time in the name of a marker. */
const DIGITS = 12;

/** The prefix of the names of a database’s markers, which are in the order of time. */
export const markersOf = (database: number) => `markers/${logDatabaseName(database)}/`;

const SUFFIX = '.json';
const newName = (database: number) =>
  `${markersOf(database)}${String(now()).padStart(DIGITS, '0')}-${randomHex(8)}${SUFFIX}`;

export const putMarker = (bucket: R2Bucket, database: number, marker: Marker) =>
  bucket.put(newName(database), JSON.stringify(marker));

export const putErasure = (bucket: R2Bucket, database: number, key: Uint8Array, erasure: Erasure) =>
  putMarker(bucket, database, { ...erasure, mac: macOf(key, erasure) });

/** Moves a marker behind the others, and returns a name that comes directly before it. */
export async function postponeMarker(bucket: R2Bucket, database: number, name: string) {
  const later = newName(database);
  const found = await bucket.get(name);
  if (found) await bucket.put(later, await found.arrayBuffer());
  await bucket.delete(name);
  return later.slice(0, -SUFFIX.length);
}

/** Deletes the markers of what no restore can bring back any more. */
export async function deleteOldMarkers({ db, bucket, database, now }: Job) {
  // After a rollback, another restore can reach back to before they were repeated.
  const [last] = await db.select({ rolledBackAt: maintenance.rolledBackAt }).from(maintenance);
  if ((last?.rolledBackAt ?? 0) > now - MARKER_LIFE) return;
  const prefix = markersOf(database);
  const isOld = (key: string) => Number(key.slice(prefix.length, prefix.length + DIGITS)) < now - MARKER_LIFE;
  const { objects } = await bucket.list({ prefix });
  const old = objects.map(({ key }) => key).filter(isOld);
  if (old.length > 0) await bucket.delete(old);
}

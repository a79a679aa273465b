import { logDatabaseName } from '../../db/databases.ts';
import { now } from '../../env.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { listAll, putOnce } from '../blocks/store-objects.ts';
import { maintenance } from '../tables.ts';
import type { Job } from '../job.ts';

// Each run, erasure and deletion takes the next count of its database and writes a marker with it into the bucket,
// where none is overwritten. A run takes another count for its checkpoints.

/** A checkpoint that a run is about to store. */
export type StatedCheckpoint = { domain: string; number: number; size: number; root: string };

/** The marker of a count: who took it, the highest number that a rollback has given a log, and the checkpoints. */
export type RunMarker = { id: string; number: number; checkpoints: StatedCheckpoint[] };

/** Seconds that D1’s Time Travel reaches back: during this time a database may be restored, and a rollback be undone. */
export const TIME_TRAVEL = 30 * SECONDS_PER_DAY;
/** Seconds that markers of all kinds are kept: longer than any restore reaches back. */
export const MARKER_LIFE = TIME_TRAVEL + 5 * SECONDS_PER_DAY;
/** Digits of the count in the name of a marker. */
const DIGITS = 12;

type Outside = Pick<Job, 'database' | 'bucket'>;

const prefixOf = (database: number) => `runs/${logDatabaseName(database)}/`;
/** The name of the marker of a count. */
export const markerName = (database: number, count: number) =>
  prefixOf(database) + String(count).padStart(DIGITS, '0');
const countIn = (name: string) => Number(name.slice(-DIGITS));

/** More counts than a database can take while it can be restored. */
const OUT_OF_REACH = 1e9;

/**
 * The counts from `first` on that have a marker, in ascending order. Names that no run can have written are left out:
 * otherwise somebody who can write to the bucket could use up all counts.
 */
export async function listCounts({ database, bucket }: Outside, first: number) {
  const found = await listAll(bucket, prefixOf(database), markerName(database, Math.max(first - 1, 0)));
  const isCount = (key: string) =>
    countIn(key) < first + OUT_OF_REACH && key === markerName(database, countIn(key));
  return found
    .map(({ key }) => key)
    .filter(isCount)
    .map(countIn);
}

/**
 * Whether a rollback can have given a log this number: its second, or one of the next after several in one second.
 * Otherwise, a writer to the bucket could use up all numbers.
 */
const isNumber = (number: unknown) =>
  Number.isSafeInteger(number) && (number as number) < now() + SECONDS_PER_DAY;

/** Reads the marker of a count. Throws if there is none, or one that Placet did not write. */
export async function readMarker({ database, bucket }: Outside, count: number) {
  const name = markerName(database, count);
  const text = await (await bucket.get(name))?.text();
  if (text === undefined) throw new Error(`${name} is missing`);
  try {
    const marker = JSON.parse(text) as RunMarker;
    if (isNumber(marker.number) && Array.isArray(marker.checkpoints)) return marker;
  } catch {
    // As for other contents.
  }
  throw new Error(`${name} has contents that Placet did not write`);
}

/** Writes the marker of a count; false if the count has another one, because its database was restored. */
export async function writeMarker({ database, bucket }: Outside, count: number, marker: RunMarker) {
  const name = markerName(database, count);
  try {
    if (await putOnce(bucket, name, JSON.stringify(marker))) return true;
  } catch (error) {
    // The answer alone may be lost.
    if (!(await bucket.head(name))) throw error;
  }
  return (await readMarker({ database, bucket }, count)).id === marker.id;
}

/** The largest checkpoint of each domain in the markers of these counts. */
export async function readStated(outside: Outside, counts: number[]) {
  const largest = new Map<string, StatedCheckpoint>();
  for (const count of counts)
    for (const stated of (await readMarker(outside, count)).checkpoints) {
      const known = largest.get(stated.domain);
      const isLater = !known || stated.number > known.number;
      if (isLater || (stated.number === known.number && stated.size >= known.size))
        largest.set(stated.domain, stated);
    }
  return largest;
}

/** Deletes the markers that are older than any state to which a database can be rolled back. */
export async function deleteOldRunMarkers({ db, bucket, database, now }: Job) {
  const { objects } = await bucket.list({ prefix: prefixOf(database) });
  const old = objects.filter(({ uploaded }) => uploaded.getTime() / 1000 < now - MARKER_LIFE);
  if (old.length === 0) return;
  const [own] = await db.select({ marked: maintenance.markedCount }).from(maintenance);
  // The next run looks for the last one, however long ago it was written.
  await bucket.delete(old.map(({ key }) => key).filter((key) => countIn(key) < own!.marked));
}

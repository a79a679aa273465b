import type { KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import { dateOf } from '../../src/lib/time.ts';
import { mapConcurrently } from '../../src/lib/map-concurrently.ts';
import { keyNames } from '../backup/back-up.ts';
import { AT_ONCE, pagesOf } from '../backup/copy-objects.ts';
import { PERMANENT_KEYS } from '../backup/format.ts';
import { Refusal } from '../lib/refusal.ts';
import type { Backup } from './read-backup.ts';

const ANCHOR = 'anchor/';
const DAYS = 'anchor/days/';

/** The names of all objects of a bucket. */
export async function objectNames(bucket: R2Bucket) {
  const names = new Set<string>();
  for await (const page of pagesOf(bucket)) for (const { key } of page) names.add(key);
  return names;
}

/**
 * Where the anchors of the backup are kept if they may not be continued, because notes of later days may have been published
 * and the bucket has lost them; undefined if they may. Refuses unless the new ones get a key of their own.
 */
export function placeOfAnchors(
  { objects, bytesOf }: Backup,
  names: Set<string>,
  generation: number,
  now: number,
) {
  const newest = objects.filter(isDay).sort((a, b) => (a.key < b.key ? 1 : -1))[0];
  if (!newest || hasDays(names)) return undefined;
  const date = newest.key.slice(DAYS.length, -'.json'.length);
  if (date >= dateOf(now)) return undefined;
  const day = JSON.parse(bytesOf(newest).toString()) as { generation: number };
  if (generation <= day.generation)
    throw new Refusal(
      `The newest anchor of the backup is that of ${date}, and anchors of later days may have been published. New ones must begin with a new key: set LOG_KEY_GENERATION to "${day.generation + 1}" in wrangler.toml.`,
    );
  return `anchor-until-${date}/`;
}

const isDay = ({ key }: { key: string }) => key.startsWith(DAYS);
const hasDays = (names: Set<string>) => [...names].some((key) => isDay({ key }));

/** Whether anchors are in the bucket or in the backup. */
export const hasAnchors = ({ objects }: Backup, names: Set<string>) => hasDays(names) || objects.some(isDay);

/** Puts the objects of a backup into the bucket. What the bucket has is newer and stays. */
export async function restoreObjects(
  bucket: R2Bucket,
  { objects, bytesOf }: Backup,
  names: Set<string>,
  anchors: string | undefined,
) {
  const named = objects.map((object) => ({
    object,
    key: anchors ? object.key.replace(new RegExp(`^${ANCHOR}`), anchors) : object.key,
  }));
  const missing = named.filter(({ key }) => !names.has(key));
  await mapConcurrently(missing, AT_ONCE, ({ key, object }) => bucket.put(key, bytesOf(object)));
  return missing.length;
}

/** Puts the KV entries of a backup back, unless newer ones are there, and deletes all caches. */
export async function restoreKeys(keys: KVNamespace, backup: Backup) {
  const isPermanent = (name: string) => PERMANENT_KEYS.some((prefix) => name.startsWith(prefix));
  const names = await keyNames(keys);
  await mapConcurrently(
    names.filter((name) => !isPermanent(name)),
    AT_ONCE,
    (name) => keys.delete(name),
  );
  for (const { key, value } of backup.keys) if (!names.includes(key)) await keys.put(key, value);
}

import { readDatabase } from '../../scripts/backup/read-database.ts';
import { memoryDatabase } from '../support/memory/d1.ts';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { backUp } from '../../scripts/backup/back-up.ts';
import type { Storage } from '../../scripts/backup/open-bindings.ts';
import { CREATE_TABLE } from '../../scripts/deploy/migration-file.ts';
import { readBackup } from '../../scripts/restore/read-backup.ts';
import { restore } from '../../scripts/restore/restore.ts';
import { dateOf } from '../../src/lib/time.ts';
import type { Bindings } from '../../src/env.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { blockFlaws } from '../log/jobs/check/blocks.ts';
import { entryFlaws } from '../log/jobs/check/entries.ts';
import { recordFlaws } from '../log/jobs/check/records.ts';
import { storedOf } from '../log/jobs/check/stored.ts';
import { newWorld, type World } from '../log/jobs/world.ts';
import { countedCalls, failingCall, interleave } from '../support/bindings/intercepted-bindings.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { memory } from '../support/bindings/memory.ts';
import { migrationNames } from '../../scripts/lib/migrations.ts';

/** Calls at which a backup and a restore are cut off; `npm run test:long -- --full` tries each. */
const KILLS = inject('isFull') ? Infinity : 3;
/** Of the calls of a backup, every so many are interrupted by other work. */
const STEP = inject('isFull') ? 1 : 160;

beforeEach(() => void captureEvents());

const folders = mkdtempSync(join(tmpdir(), 'placet-backups-'));
afterAll(() => rmSync(folders, { recursive: true }));
const newFolder = () => mkdtempSync(join(folders, 'backup-'));

const world = await newWorld();

/** Brings a world back to its beginning, as a deployment leaves its database. */
function begin(world: World) {
  world.restore();
  const applied = migrationNames.map((name) => `('${name}')`);
  world.stored.sqlite.exec(`${CREATE_TABLE} INSERT INTO d1_migrations (name) VALUES ${applied.join()}`);
}

type Stored = ReturnType<typeof memory>;

/** Storage as the commands use it, over bindings of a stored world. */
function storageOf({ sqlite }: Stored, { DB, KEYS, ARCHIVE }: Bindings): Storage {
  const define = async (statements: string[]) => {
    await DB.prepare('SELECT 1').all();
    sqlite.exec(`BEGIN; ${statements.join(';')}; COMMIT`);
  };
  return {
    databases: [{ binding: 'DB', db: DB, define }],
    keys: KEYS,
    bucket: ARCHIVE,
  };
}

const save = (folder: string, { stored }: World, bindings: Bindings) =>
  backUp(storageOf(stored, bindings), folder, { version: '0', now: stored.now, report: () => undefined });

const newTarget = ({ stored, bindings }: World) => {
  const empty = memory(stored.now(), true);
  return { stored: empty, bindings: { ...bindings, ...empty.bindings } };
};

async function bringBack(
  folder: string,
  { stored }: { stored: Stored },
  bindings: Bindings,
  generation = 1,
  reported: string[] = [],
) {
  const report = (line: string) => void reported.push(line);
  const options = { generation, now: stored.now(), migrations: 'drizzle', report };
  await restore(storageOf(stored, bindings), await readBackup(folder), options);
}

/** Later runs, until nothing is left to do. */
async function settle({ stored, bindings }: { stored: Stored; bindings: Bindings }) {
  for (const seconds of [60, 601, 3700, 3700, 7300]) {
    stored.pass(seconds);
    await maintain(bindings, stored.now());
  }
}

/**
 * Whatever is not as it should be in the restored logs. Decisions during the backup may be missing; an erasure or deletion
 * must be repeated if the backup has its marker.
 */
function flaws(world: World, target: ReturnType<typeof newTarget>, isMarked = true) {
  const restored = { ...world, ...target };
  return world.logs.flatMap((known) => {
    const log = structuredClone(known);
    const stored = storedOf(restored, log);
    if (!isMarked) log.erased.clear();
    if (log.deleted && (isMarked || !stored.own)) return stored.own ? [`${log.domain} is there`] : [];
    if (!stored.own) return [`${log.domain} is gone`];
    const kept = Math.max(
      ...[...stored.entries, ...stored.erased].map(({ seq }) => seq),
      ...stored.events.map(({ seq }) => seq),
    );
    log.entries = log.entries.filter(({ seq }) => seq <= kept);
    return [recordFlaws(log, stored), blockFlaws(log, stored), entryFlaws(log, stored)]
      .flatMap((flaws) => [...flaws])
      .map((flaw) => `${log.domain}: ${flaw}`);
  });
}

const markers = ({ stored: { bucket } }: { stored: Stored }) =>
  bucket.names().filter((name) => name.startsWith('markers/')).length;

const spread = (calls: number, count: number) =>
  Array.from(
    { length: Math.min(calls, count) },
    (_, i) => 1 + Math.floor((i * calls) / Math.min(calls, count)),
  );

describe('backup and restore:', () => {
  test('the restored logs are whole, and continue under new numbers that name the old ones', async () => {
    begin(world);
    const folder = newFolder();
    await save(folder, world, world.bindings);
    const target = newTarget(world);
    await bringBack(folder, target, target.bindings);
    await settle(target);
    expect(flaws(world, target)).toEqual([]);
    const rows = target.stored.sqlite.prepare('SELECT * FROM logs JOIN trees ON log = id ORDER BY id').all();
    for (const [i, log] of world.logs.entries()) {
      expect(rows[i]!.number).toBeGreaterThan(log.began);
      expect(rows[i]!.note).toContain(`continues placet/${log.domain}.${log.began} `);
    }
  });

  const names = Object.keys(world.steps) as (keyof typeof world.steps)[];
  test.each(names)('a backup during “%s” is restored to whole logs', async (name) => {
    begin(world);
    const { env, calls } = countedCalls(world.bindings);
    await save(newFolder(), world, env);
    for (let k = 1; k <= calls.length; k += STEP) {
      begin(world);
      const folder = newFolder();
      await interleave(
        world.bindings,
        k,
        (env) => save(folder, world, env),
        (env) => world.steps[name](env),
      );
      const target = newTarget(world);
      await bringBack(folder, target, target.bindings);
      const isMarked = markers(target) > 0 && markers(target) === markers(world);
      await settle(target);
      expect(flaws(world, target, isMarked), `${name} before call ${k}`).toEqual([]);
    }
  });

  test('a backup that was cut off is refused, and complete once it is repeated', async () => {
    begin(world);
    const whole = newFolder();
    await save(whole, world, world.bindings);
    const calls = await countCalls((env) => save(newFolder(), world, env), world.bindings);
    const contents = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    for (const k of spread(calls, KILLS)) {
      const folder = newFolder();
      const failing = failingCall(world.bindings, k, 'before');
      await expect(save(folder, world, failing.env)).rejects.toThrow('Network connection lost');
      await expect(readBackup(folder)).rejects.toThrow('is not a complete backup');
      await save(folder, world, world.bindings);
      expect(contents(folder)).toEqual(contents(whole));
    }
  });

  test('a restore that was cut off can be repeated, and ends as if it had not been', async () => {
    begin(world);
    const folder = newFolder();
    await save(folder, world, world.bindings);
    const whole = newTarget(world);
    await bringBack(folder, whole, whole.bindings);
    const one = newTarget(world);
    const calls = await countCalls((env) => bringBack(folder, one, env), one.bindings);
    for (const k of spread(calls, KILLS))
      for (const when of ['before', 'after'] as const) {
        const target = newTarget(world);
        const failing = failingCall(target.bindings, k, when);
        await expect(bringBack(folder, target, failing.env)).rejects.toThrow('Network connection lost');
        if (failing.call === 'DB.run' && k === calls && when === 'after') continue;
        await bringBack(folder, target, target.bindings);
        const applied = (dump: unknown[]) =>
          JSON.stringify(dump).replaceAll(/"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/g, '""');
        expect(applied(target.stored.dump()), `${failing.call}, call ${k}`).toBe(
          applied(whole.stored.dump()),
        );
      }
  });
});

test('a backup is not written among other files, nor to a file', async () => {
  begin(world);
  const folder = newFolder();
  mkdirSync(join(folder, 'DB'));
  const own = join(folder, 'DB/own.txt');
  writeFileSync(own, 'kept');
  await expect(save(folder, world, world.bindings)).rejects.toThrow('contains other files');
  await expect(save(own, world, world.bindings)).rejects.toThrow('own.txt is a file. Choose a new folder.');
  expect(readFileSync(own, 'utf8')).toBe('kept');
});

test('a manifest that leads out of the folder, or lacks something, is refused', async () => {
  begin(world);
  const folder = newFolder();
  await save(folder, world, world.bindings);
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const [database] = manifest.databases;
  const secret = join(folders, 'secret');
  writeFileSync(secret, 'not of the backup');
  const sha256 = createHash('sha256').update(readFileSync(secret)).digest('hex');
  for (const changed of [
    { format: 1 },
    { databases: [] },
    { keys: { file: '../secret', lines: 0, sha256 } },
    { keys: { file: secret, lines: 0, sha256 } },
    { databases: [{ ...database, migrations: ['../../secret.sql'] }] },
    { databases: [{ ...database, migrations: ["0000_init.sql'); DROP TABLE logs --"] }] },
    { databases: [{ ...database, tables: { 'a" b': database.tables.clients } }] },
  ]) {
    const text = JSON.stringify('format' in changed ? changed : { ...manifest, ...changed });
    writeFileSync(path, text);
    await expect(readBackup(folder), text).rejects.toThrow('is not a manifest of format 1');
  }

  const line = `${JSON.stringify({ key: 'log/1', file: '../secret', size: 17, sha256 })}\n`;
  writeFileSync(join(folder, 'objects.ndjson'), line);
  const objects = {
    file: 'objects.ndjson',
    lines: 1,
    sha256: createHash('sha256').update(line).digest('hex'),
  };
  writeFileSync(path, JSON.stringify({ ...manifest, objects }));
  await expect(readBackup(folder)).rejects.toThrow('objects.ndjson is not one that Placet has written');
});

test('archived objects that are damaged or missing are named and stop no restore', async () => {
  begin(world);
  const { bucket, sqlite } = world.stored;
  const archived = sqlite.prepare("SELECT log, number, object FROM blocks WHERE state = 'archived'").all();
  const [damaged, missing, ...whole] = archived.map(({ object }) => String(object));
  expect(whole.length).toBeGreaterThan(0);
  bucket.set(damaged!, 'no gzip');
  bucket.delete(missing!);
  const folder = newFolder();
  await save(folder, world, world.bindings);
  const target = newTarget(world);
  const reported: string[] = [];
  await bringBack(folder, target, target.bindings, 1, reported);
  for (const object of [damaged, missing])
    expect(reported.filter((line) => line.includes(object!))).toEqual([
      expect.stringContaining('the consent IDs in it are not found'),
    ]);
  expect(reported.join()).not.toContain(whole[0]);
  const indexed = target.stored.sqlite.prepare('SELECT DISTINCT log, block FROM archived').all();
  expect(indexed).toHaveLength(archived.length - 2);
});

test('the size that an anchor key has signed is in the backup, and a later one in KV stays', async () => {
  begin(world);
  await world.bindings.KEYS.put('anchor/key', '8');
  await world.bindings.KEYS.put('site:1:cache', '{}');
  const folder = newFolder();
  await save(folder, world, world.bindings);

  const target = newTarget(world);
  await bringBack(folder, target, target.bindings);
  expect(await target.bindings.KEYS.get('anchor/key')).toBe('8');

  const withKeys = newTarget(world);
  await withKeys.bindings.KEYS.put('anchor/key', '10');
  await withKeys.bindings.KEYS.put('site:1:cache', '{}');
  await bringBack(folder, withKeys, withKeys.bindings);
  expect(await withKeys.bindings.KEYS.get('anchor/key')).toBe('10');
  expect(await withKeys.bindings.KEYS.get('site:1:cache')).toBeNull();
});

test('a backup without anchors says that later ones need a new key, unless the bucket has some', async () => {
  begin(world);
  const folder = newFolder();
  await save(folder, world, world.bindings);
  const saysSo = async (target: ReturnType<typeof newTarget>) => {
    const reported: string[] = [];
    await bringBack(folder, target, target.bindings, 1, reported);
    return reported.some((line) => line.includes('set LOG_KEY_GENERATION to "2"'));
  };
  expect(await saysSo(newTarget(world))).toBe(true);
  const withBucket = newTarget(world);
  withBucket.stored.bucket.set('anchor/days/2026-01-01.json', '{}');
  expect(await saysSo(withBucket)).toBe(false);
});

test('anchors after which others may have been published are kept, and new ones need a new key', async () => {
  begin(world);
  const day = (daysAgo: number) => dateOf(world.stored.now() - daysAgo * 86_400);
  const note = JSON.stringify({ generation: 1 });
  for (const daysAgo of [2, 3]) world.stored.bucket.set(`anchor/days/${day(daysAgo)}.json`, note);
  const folder = newFolder();
  await save(folder, world, world.bindings);

  const target = newTarget(world);
  await expect(bringBack(folder, target, target.bindings)).rejects.toThrow('set LOG_KEY_GENERATION to "2"');
  expect(target.stored.changes()).toBe(0);
  await bringBack(folder, target, target.bindings, 2);
  const anchors = target.stored.bucket.names().filter((name) => name.startsWith('anchor'));
  expect(anchors.toSorted()).toEqual(
    [3, 2].map((daysAgo) => `anchor-until-${day(2)}/days/${day(daysAgo)}.json`),
  );

  const withBucket = newTarget(world);
  withBucket.stored.bucket.set(`anchor/days/${day(1)}.json`, note);
  await bringBack(folder, withBucket, withBucket.bindings);
  const names = withBucket.stored.bucket.names();
  for (const daysAgo of [1, 2, 3]) expect(names).toContain(`anchor/days/${day(daysAgo)}.json`);

  const sameDay = newTarget(world);
  world.stored.bucket.set(`anchor/days/${day(0)}.json`, note);
  const today = newFolder();
  await save(today, world, world.bindings);
  await bringBack(today, sameDay, sameDay.bindings);
  expect(sameDay.stored.bucket.names(), 'no later day can have one').toContain(`anchor/days/${day(0)}.json`);
});

/** The number of calls that something makes. */
async function countCalls(work: (env: Bindings) => Promise<unknown>, bindings: Bindings) {
  const { env, calls } = countedCalls(bindings);
  await work(env);
  return calls.length;
}

test('a backup contains people without a client', async () => {
  const { d1, sqlite } = memoryDatabase(() => 1);
  sqlite.exec(`INSERT INTO users (id, role, emailAddress, emailKey, createdAt)
    VALUES ('p', 'owner', 'p@agency.example', 'p@agency.example', 1)`);
  const found: Record<string, unknown[]> = {};
  for await (const { table, rows } of readDatabase(d1)) (found[table.name] ??= []).push(...rows);
  expect(found['users']).toMatchObject([{ id: 'p', clientId: null }]);
  expect(found['signInNames']).toMatchObject([{ key: 'p@agency.example', clientId: null, userId: 'p' }]);
});

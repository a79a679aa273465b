import { env } from 'cloudflare:workers';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { unhex } from '../../../src/lib/bytes.ts';
import { inclusionProof } from '../../../src/lib/tlog/merkle.ts';
import { verifyInclusion } from '../../../src/lib/tlog/merkle-verify.ts';
import { archiveBlocks } from '../../../src/log/blocks/archive-blocks.ts';
import { collectGarbage } from '../../../src/log/blocks/garbage-collection.ts';
import { eraseVisitor } from '../../../src/log/erasure/erase-visitor.ts';
import { recordsInD1 } from '../../../src/log/records-in-d1.ts';
import { treeReader } from '../../../src/log/tree/read-tree.ts';
import { readMembersAt, unpackMember, type Member } from '../../../src/log/blocks/archive-format.ts';
import { rewriteBlocks } from '../../../src/log/blocks/rewrite-blocks.ts';
import { leavesOf } from '../../../src/lib/tlog/tiles.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import {
  addEntries,
  audit,
  job,
  makeLog,
  objects,
  rowsOf,
  seal,
  START,
  visitors,
  withBlocks,
} from '../../support/log/logs.ts';
import { coverRecords } from '../../support/log/cover-records.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';

const LATER = START + 100_000;
const bytesOf = async (name: string) => new Uint8Array(await (await env.ARCHIVE.get(name))!.arrayBuffer());
/** What is in an object; erasures may leave it empty. */
const unpacked = async (name: string) => {
  const bytes = await bytesOf(name);
  return bytes.length === 0 ? '' : gunzipSync(bytes).toString();
};
const textOf = async (name: string) => (await env.ARCHIVE.get(name))!.text();

test('a block stays in D1 until a repeated decision can no longer come', async () => {
  const made = await withBlocks(visitors(2));
  await coverRecords(job(START + 3));
  await archiveBlocks(job(START + 3 + 290));
  expect((await audit(made)).blocks[0]!.state).toBe('sealed');
  await archiveBlocks(job(START + 3 + 300));
  expect((await audit(made)).blocks[0]!.state).toBe('archived');
});

test('the bucket has the lines and the notices of archived blocks', async () => {
  const made = await withBlocks(visitors(3), visitors(2));
  const { records } = await recordsInD1(made.log.db, made.id, 1, 6);
  const lines = Array.from(records, ({ decision, event }) => event ?? decision!.text);
  await coverRecords(job(LATER));
  await archiveBlocks(job(LATER));
  const { blocks } = await audit(made);
  const prefix = made.prefix;
  const names = (await objects()).map((name) => name.slice(prefix.length));
  expect(
    names.map((name) =>
      name.replace(/[0-9a-f]{64}|[0-9a-f]{16}|[0-9a-f]{8}\./g, (hash) => `<${hash.replace('.', '').length}>`),
    ),
  ).toEqual([
    'blocks/000001-<16>-r0-<8>ndjson.gz',
    'blocks/000002-<16>-r0-<8>ndjson.gz',
    'notices/<64>.json',
  ]);
  const stored = await Promise.all(
    blocks.map(async ({ object }) =>
      gunzipSync(await bytesOf(object))
        .toString()
        .split('\n')
        .slice(0, -1),
    ),
  );
  expect(stored[0]!.toSorted()).toEqual(lines.slice(0, 3).toSorted());
  const ucids = stored[0]!.map((line) => JSON.parse(line).ucid as string);
  expect(ucids).toEqual(ucids.toSorted());
  // The event with which the first block ends is the last line of the second one.
  expect(stored[1]!.slice(0, 2).toSorted()).toEqual(lines.slice(4).toSorted());
  expect(stored[1]![2]).toBe(lines[3]);
  expect(JSON.parse(await textOf(prefix + names[2]!))).toMatchObject({ version: 1, locale: 'de_DE' });
  expect(JSON.parse(lines[0]!).notice).toBe(names[2]!.slice('notices/'.length, -'.json'.length));
});

test('a proof of any record reads one tile of the bucket at most', async () => {
  const made = await makeLog();
  const count = 700;
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO entries SELECT ${made.id}, i, randomblob(32), ${START} + i, i % 2, 0, 1, x'0102', '', randomblob(16) FROM n`,
  ).run();
  await seal(made, START + count);
  await coverRecords(job(LATER));
  const { owner } = await audit(made);
  expect(owner.size).toBe(count + 1);
  expect((await objects(`${made.prefix}tiles/`)).length).toBe(2);
  const read = vi.fn<(name: string) => Promise<R2ObjectBody | null>>((name) => env.ARCHIVE.get(name));
  const bucket = { get: read } as unknown as R2Bucket;
  for (const seq of [1, 256, 257, 512, 513, 701]) {
    read.mockClear();
    const tree = await treeReader(made.log, bucket);
    const path = await tree.compute((node) => inclusionProof(seq - 1, count + 1, node));
    expect(read.mock.calls.length).toBeLessThanOrEqual(1);
    const [leaf] = leavesOf(await tree.entries(seq - 1, seq));
    expect(verifyInclusion(seq - 1, count + 1, leaf!, path, unhex(owner.root)), `${seq}`).toBe(true);
  }
});

test('a large block is many small members, of which one holds a visitor', async () => {
  const made = await makeLog();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO entries SELECT ${made.id}, i, randomblob(32), ${START} + i, 1, 0, 1, x'0102', '', randomblob(16) FROM n`,
  ).run();
  await seal(made, START + 1000);
  await coverRecords(job(LATER));
  await archiveBlocks(job(LATER));
  const [{ object, members }] = await rowsOf('SELECT object, members FROM blocks');
  const all = JSON.parse(members) as Member[];
  expect(all.length).toBeGreaterThan(5);
  expect(Math.max(...all.map(([length]) => length))).toBeLessThan(32 * 1024);
  const index = await rowsOf('SELECT ucid48, member FROM archived');
  expect(index).toHaveLength(1000);
  for (const { ucid48, member } of index.filter((_, i) => i % 100 === 0)) {
    const found = await readMembersAt(env.ARCHIVE, { object, members: all }, member, member);
    const lines = found.flatMap((member) => unpackMember(member));
    expect(lines.filter(({ ucid }) => parseInt(ucid.slice(0, 12), 16) === ucid48)).toHaveLength(1);
  }
});

test('two visitors whose IDs begin alike are told apart, also when one is erased', async () => {
  const [a, b] = ['1', '2'].map((end) => `${'ab'.repeat(6)}${end.repeat(52)}`) as [string, string];
  const made = await withBlocks([a, b, a], [b, a]);
  await coverRecords(job(LATER));
  await archiveBlocks(job(LATER));
  expect(await eraseVisitor(job(LATER), made.log, a)).toBe(true);
  expect((await audit(made)).found.map(({ seq, ucid }) => [seq, ucid])).toEqual([
    [2, b],
    [5, b],
  ]);
  expect(await eraseVisitor(job(LATER), made.log, a)).toBe(false);
  await rewriteBlocks(job(LATER));
  expect((await audit(made)).found.map(({ seq }) => seq)).toEqual([2, 5]);
  expect(await eraseVisitor(job(LATER), made.log, b)).toBe(true);
  await rewriteBlocks(job(LATER + 60));
  expect((await audit(made)).found).toEqual([]);
  expect(await rowsOf('SELECT * FROM archived')).toEqual([]);
  const { blocks } = await audit(made);
  for (const { object } of blocks) expect(await unpacked(object)).not.toContain('ucid');
});

test('an erasure reads no more than some entries at a time, and what comes meanwhile stays', async () => {
  const [a] = visitors(1) as [string];
  const made = await makeLog();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4500)
      INSERT INTO entries SELECT ${made.id}, i, unhex('${a}'), ${START} + i, i % 2, 0, 1, x'', '', randomblob(16) FROM n`,
  ).run();
  // A decision that comes while the first part is marked in the bucket.
  let decided = false;
  const bucket = new Proxy(env.ARCHIVE, {
    get: (target, name) =>
      name === 'put'
        ? async (...args: [string, string]) => {
            if (!decided) await addEntries(made, [a], START + 5000);
            decided = true;
            return target.put(...args);
          }
        : (Reflect.get(target, name) as () => void).bind(target),
  });
  expect(await eraseVisitor({ ...job(LATER), bucket }, made.log, a)).toBe(true);
  expect((await audit(made)).found).toEqual([{ seq: expect.any(Number), ucid: a }]);
  expect(await objects('markers/')).toHaveLength(3);
});

test('an object is deleted only when nothing names it, and its name is free only when nobody deletes it any more', async () => {
  const made = await withBlocks(visitors(2));
  await coverRecords(job(LATER));
  await archiveBlocks(job(LATER));
  const [{ object }] = await rowsOf('SELECT object FROM blocks');
  const list = (name: string, at: number) =>
    env.DB.prepare("INSERT INTO tombstones VALUES (?, ?, 1, ?, 'listed')").bind(name, made.id, at).run();
  await env.ARCHIVE.put('log/old', 'x');
  await list(object, LATER);
  await list('log/old', LATER);
  await collectGarbage(job(LATER + 3599));
  expect(await objects()).toContain('log/old');
  await collectGarbage(job(LATER + 3600));
  expect(await objects()).not.toContain('log/old');
  expect(await objects()).toContain(object);
  expect(await rowsOf('SELECT object, state FROM tombstones')).toEqual([
    { object: 'log/old', state: 'deleted' },
  ]);
  await collectGarbage(job(LATER + 7200));
  expect(await rowsOf('SELECT * FROM tombstones')).toEqual([]);
});

test('a block whose object is being deleted waits until it is gone', async () => {
  const { all } = captureEvents();
  const made = await withBlocks(visitors(2));
  await coverRecords(job(LATER));
  const back = await bookmark(env.DB);
  await archiveBlocks(job(LATER));
  const name = (await audit(made)).blocks[0]!.object;
  await back();
  await env.DB.prepare("INSERT INTO tombstones VALUES (?, ?, 1, ?, 'deleting')")
    .bind(name, made.id, LATER - 5000)
    .run();
  const archived = async (now: number) => {
    await archiveBlocks(job(now));
    return (await audit(made)).blocks[0]!.state === 'archived';
  };
  expect(await archived(LATER)).toBe(false);
  await collectGarbage(job(LATER));
  expect(await archived(LATER + 120)).toBe(false);
  await collectGarbage(job(LATER + 3600));
  expect(await archived(LATER + 3600)).toBe(true);
  expect(all()).toHaveLength(2);
});

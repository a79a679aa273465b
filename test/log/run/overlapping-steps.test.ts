import { env } from 'cloudflare:workers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { archiveBlocks } from '../../../src/log/blocks/archive-blocks.ts';
import { collectGarbage } from '../../../src/log/blocks/garbage-collection.ts';
import { eraseVisitor } from '../../../src/log/erasure/erase-visitor.ts';
import { expireBlocks } from '../../../src/log/blocks/expire-blocks.ts';
import { rewriteBlocks } from '../../../src/log/blocks/rewrite-blocks.ts';
import type { Bindings } from '../../../src/env.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
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

const LATER = START + 1000;

test('a block is covered, archived, and goes as a whole', async () => {
  const [a, b, c] = visitors(3) as [string, string, string];
  const made = await withBlocks([a, b, a], [c]);
  const before = (await audit(made)).found;
  await coverRecords(job(LATER));
  expect((await audit(made)).blocks.map(({ state }) => state)).toEqual(['sealed', 'sealed']);
  await archiveBlocks(job(LATER));
  const archived = await audit(made);
  expect(archived.blocks.map(({ state }) => state)).toEqual(['archived', 'archived']);
  expect(archived.found).toEqual(before);
  expect(await rowsOf('SELECT * FROM entries')).toEqual([]);
  expect(await rowsOf('SELECT * FROM tombstones')).toEqual([]);
  expect(await rowsOf('SELECT * FROM failedJobs')).toEqual([]);
  const lines = gunzipSync(
    new Uint8Array(await (await env.ARCHIVE.get(archived.blocks[0]!.object))!.arrayBuffer()),
  ).toString();
  expect(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).ucid),
  ).toEqual([a, a, b].sort());
  expect(archived.owner).toMatchObject({ size: 6 });

  const tooOld = START + 400 * 86_400;
  await expireBlocks(job(tooOld));
  expect((await audit(made)).found).toEqual([]);
  expect(await rowsOf('SELECT * FROM archived')).toEqual([]);
  for (const hours of [1, 2, 3]) await collectGarbage(job(tooOld + hours * 3600));
  expect(await rowsOf('SELECT * FROM tombstones')).toEqual([]);
  expect((await objects()).filter((name) => /blocks/.test(name))).toEqual([]);
  expect((await audit(made)).owner).toMatchObject({ size: 6 });
});

test('an erased visitor is found nowhere, and the tree still holds', async () => {
  const [a, b] = visitors(2) as [string, string];
  const made = await withBlocks([a, b, a], [a, b]);
  await coverRecords(job(LATER));
  await archiveBlocks(job(LATER), 1);
  await addEntries(made, [a, b], LATER);
  await eraseVisitor(job(LATER), made.log, a);
  const after = await audit(made);
  expect(after.found.map(({ ucid, seq }) => [seq, ucid])).toEqual([
    [2, b],
    [6, b],
    [9, b],
  ]);
  expect(after.erased).toEqual([1, 3, 5, 8]);
  await rewriteBlocks(job(LATER));
  expect((await audit(made)).blocks[0]!.object).toContain('-r1-');
  await seal(made, LATER + 100);
  await coverRecords(job(LATER + 100));
  const listed = await audit(made);
  expect(listed.erased).toEqual([1, 3, 5, 8]);
  expect(listed.owner.size).toBe(listed.blocks.at(-1)!.last + 1);
  await archiveBlocks(job(LATER + 1000));
  for (const hours of [1, 2, 3]) await collectGarbage(job(LATER + 1000 + hours * 3600));
  expect((await audit(made)).found.map(({ seq }) => seq)).toEqual([2, 6, 9]);
  for (const name of await objects()) {
    const bytes = new Uint8Array(await (await env.ARCHIVE.get(name))!.arrayBuffer());
    expect(
      name.endsWith('.gz') && bytes.length > 0 ? gunzipSync(bytes).toString() : Buffer.from(bytes).toString(),
    ).not.toContain(a);
  }
});

test('consents that are kept for less than a block lasts end its block, and go in time', async () => {
  const made = await makeLog();
  await addEntries(made, visitors(2));
  const bindings = { ...env, LOG_RETENTION_DAYS: '2' } as Bindings;
  // A checkpoint covers records that are ten minutes old.
  for (const minute of [0, 11]) await maintain(bindings, START + 2 * 86_400 + minute * 60);
  expect((await audit(made)).blocks.map(({ state }) => state)).toEqual(['gone']);
  expect(await rowsOf('SELECT * FROM entries')).toEqual([]);
});

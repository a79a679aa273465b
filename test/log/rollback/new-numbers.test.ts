// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { parseCheckpoint } from '../../../src/lib/tlog/checkpoint.ts';
import { headName } from '../../../src/log/rollback/head.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { noteText } from '../../../src/lib/tlog/signed-note.ts';
import { hosting } from '../../support/call.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { audit, makeLog, START, visitors, type Made } from '../../support/log/logs.ts';
import { makeDomain } from '../../support/make.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';
import {
  addEntries,
  bindings,
  both,
  run,
  runs,
  maintenance,
  numberOf,
  linesOf,
  erase,
  wholeBookmark,
  coveredLog,
  happeningAt,
  withoutReads,
} from './restored.ts';

describe('a rollback begins a new number of every log of the database', () => {
  test('also where only entries of the open block are lost, and keeps seq, entries, blocks and tree', async () => {
    const { all } = captureEvents();
    const [made, other] = [await makeLog(), await makeLog()];
    await addEntries(made, visitors(4));
    await runs(0, 1);
    const back = await bookmark(env.DB);
    const { owner: then } = await audit(made);
    await addEntries(made, visitors(1), START + 100);
    await run(2);
    const before = await audit(made);
    await back();
    const kept = await addEntries(made, visitors(1), START + 200);
    await runs(3, 4);
    expect(kept).toBe(START + 200);
    expect(all()).toEqual([{ event: 'database rolled back', database: 'DB' }]);
    const { owner, blocks, found } = await audit(made);
    expect(owner.number).toBeGreaterThan(made.began);
    expect(await numberOf(other)).toBeGreaterThan(other.began);
    expect(owner).toMatchObject({ began: made.began, size: 7 });
    const rangesOf = (list: typeof blocks) => list.map(({ number, first, last }) => [number, first, last]);
    expect(rangesOf(blocks)).toEqual(rangesOf(before.blocks));
    expect(found.map(({ seq }) => seq)).toEqual([1, 2, 3, 5, 6]);
    const line = `continues placet/${made.domain}.${made.began} 5 ${then.root}`;
    expect(await linesOf(made)).toEqual([line]);
    expect(parseCheckpoint(noteText(owner.note))).toMatchObject({
      origin: `placet/${made.domain}.${owner.number}`,
      size: 7,
    });
    expect(owner.note).toContain(`\n${line}\n\n`);
    await runs(5, 6);
    expect(await numberOf(made)).toBe(owner.number);
  });

  test('whatever was covered and archived since; blocks go into the same objects again', async () => {
    const { made, back } = await coveredLog(7, 0);
    await runs(1, 7);
    const before = await audit(made);
    expect(before.blocks.map(({ state }) => state)).toEqual(['archived', 'archived', 'archived']);
    await back();
    await runs(8, 14);
    const after = await audit(made);
    expect(after.blocks).toEqual(before.blocks);
    expect(after.owner).toMatchObject({ size: 10, root: before.owner.root });
    expect(await linesOf(made)).toHaveLength(1);
  });

  test('of which a checkpoint was shown that it can no longer extend: it names its own last one', async () => {
    const { made, back } = await coveredLog();
    const { owner: then } = await audit(made);
    await addEntries(made, visitors(3), START + 130);
    await runs(2, 3);
    const shown = await audit(made);
    expect(shown.owner.size).toBe(10);
    await back();
    await addEntries(made, visitors(2), START + 300);
    await runs(5, 6);
    const { owner } = await audit(made);
    expect(owner).toMatchObject({ size: 8 });
    expect(owner.root).not.toBe(shown.owner.root);
    expect(await linesOf(made)).toEqual([`continues placet/${made.domain}.${made.began} 5 ${then.root}`]);
  });

  test('a restore that is undone begins a third one, and all lines stay', async () => {
    const { made, back } = await coveredLog();
    const lost = visitors(2);
    await addEntries(made, lost, START + 130);
    await runs(2, 4);
    const undo = await bookmark(env.DB);
    await back();
    await runs(5, 6);
    const second = await numberOf(made);
    await undo();
    await run(7);
    const third = await numberOf(made);
    expect([made.began < second, second < third]).toEqual([true, true]);
    // Of the second number the undone state knows nothing.
    const { owner, found } = await audit(made);
    expect(await linesOf(made)).toEqual([`continues placet/${made.domain}.${made.began} 8 ${owner.root}`]);
    expect(found.filter(({ ucid }) => lost.includes(ucid))).toHaveLength(2);
    const again = await bookmark(env.DB);
    await run(8);
    await again();
    // New numbers begin once an hour.
    await run(70);
    expect(await numberOf(made)).toBeGreaterThan(third);
    expect(await linesOf(made)).toEqual([
      `continues placet/${made.domain}.${made.began} 8 ${owner.root}`,
      `continues placet/${made.domain}.${third} 8 ${owner.root}`,
    ]);
  });

  test('in its database alone', async () => {
    const [here, there] = [await makeLog(), await makeLog({ binding: env.SECOND })];
    await run(0, both);
    const backs = [await bookmark(env.DB), await bookmark(env.SECOND)];
    await run(1, both);
    await backs[1]!();
    await run(2, both);
    expect(await numberOf(here)).toBe(here.began);
    const once = await numberOf(there);
    expect(once).toBeGreaterThan(there.began);
    const again = await bookmark(env.SECOND);
    await run(3, both);
    await backs[0]!();
    await again();
    await run(64, both);
    expect(await numberOf(here)).toBeGreaterThan(here.began);
    expect(await numberOf(there)).toBeGreaterThan(once);
  });

  test('once, however many runs and requests notice it at the same time', async () => {
    const made = await makeLog();
    await run(0);
    const back = await bookmark(env.DB);
    await runs(1, 3);
    await back();
    // Each holds what it has read outside until the other one is done.
    for (const call of ['ARCHIVE.get', 'DB.batch', 'ARCHIVE.put']) {
      const slow = happeningAt(call, () => maintain(bindings, START + 10_000));
      await maintain(slow.env, START + 240);
    }
    expect(await linesOf(made)).toHaveLength(1);
    expect((await maintenance()).count).toBeGreaterThan(4);
  });

  test.each([
    ['before its count is taken', 'DB.raw'],
    ['before its count is written outside', 'ARCHIVE.put'],
    ['after its count is written outside', 'DB.run'],
  ])('in the middle of a run, %s', async (_, call) => {
    const { made, back } = await coveredLog(4, 0);
    await run(1);
    const restoring = happeningAt(call, back);
    await maintain(restoring.env, START + 120);
    await runs(13, 14);
    expect(restoring.hasHappened()).toBe(true);
    expect(await linesOf(made)).toHaveLength(1);
    expect((await audit(made)).owner).toMatchObject({ size: 5 });
  });
});

test('what a restored database lists as garbage is kept, at whichever call of a run it is restored', async () => {
  const made = await makeLog();
  await addEntries(made, visitors(4));
  await runs(0, 8);
  // Of a block that only the restored state has lost, a rollback before this one.
  const lost = `${made.prefix}blocks/000099-${'0'.repeat(16)}-r0-${'0'.repeat(8)}.ndjson.gz`;
  await env.ARCHIVE.put(lost, 'x');
  await env.DB.prepare('INSERT INTO tombstones (object, log, block, at) VALUES (?, ?, 99, ?)')
    .bind(lost, made.id, START - 3600)
    .run();
  const earlier = await bookmark(env.DB);
  await env.DB.prepare('DELETE FROM tombstones').run();
  await run(9);
  const later = await bookmark(env.DB);
  const head = await (await env.ARCHIVE.get(headName(0)))!.text();
  for (let k = 1; ; k++) {
    await later();
    await env.ARCHIVE.put(headName(0), head);
    let calls = 0;
    const restoring = interceptCalls(bindings, async (work) => {
      if (++calls === k) await earlier();
      return work();
    });
    await maintain(restoring, START + 600);
    if (calls < k) break;
    expect(await env.ARCHIVE.head(lost), `restored at call ${k}`).not.toBeNull();
  }
});

describe('a rollback is noticed, although since that state', () => {
  test.each([
    ['only idle runs came', async () => runs(2, 3)],
    ['only an erasure came', async (made: Made, [ucid]: string[]) => erase(made, ucid!)],
    ['only a domain was deleted', async () => hosting('DELETE', (await makeDomain()).P)],
    [
      'the bucket did not respond until as many runs had come again',
      async () => runs(2, 3),
      async () => {
        await runs(4, 9, withoutReads);
      },
    ],
  ])('%s', async (_, happen, afterwards?: () => Promise<void>) => {
    const made = await makeLog();
    const ucids = visitors(2);
    await addEntries(made, ucids);
    await runs(0, 1);
    const back = await wholeBookmark();
    await happen(made, ucids);
    await back();
    await afterwards?.();
    await run(10);
    expect(await linesOf(made)).toHaveLength(1);
    expect(await numberOf(made)).toBeGreaterThan(made.began);
  });

  test('the run that takes the same count had read the head before', async () => {
    const { all } = captureEvents();
    const made = await makeLog();
    await run(0);
    const back = await bookmark(env.DB);
    const late = interceptCalls(bindings, async (work, name) => {
      const found = await work();
      if (name === 'ARCHIVE.get' && (await maintenance()).count === 1) {
        await run(1);
        await back();
      }
      return found;
    });
    await maintain(late, START + 120);
    expect(all()).toEqual([{ event: 'database rolled back', database: 'DB' }]);
    expect(await linesOf(made)).toHaveLength(1);
    await run(3);
    expect(await linesOf(made)).toHaveLength(1);
  });
});

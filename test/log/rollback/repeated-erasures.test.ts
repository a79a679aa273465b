// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { hex } from '../../../src/lib/bytes.ts';
import { entryOfRecord } from '../../../src/log/record-lines.ts';
import { recordsInD1 } from '../../../src/log/records-in-d1.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { audit, makeLog, objects, rowsOf, START, visitors } from '../../support/log/logs.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';
import { DAY, addEntries, run, runs, linesOf, erase, statusOf, happeningAt } from './restored.ts';

describe('an erasure that a rollback has undone', () => {
  test('is repeated, and blocks take the objects that were written anew since', async () => {
    const [gone, stays, goesLater] = visitors(3) as [string, string, string];
    const made = await makeLog();
    await addEntries(made, [gone, stays, gone, stays, gone, goesLater, gone, gone]);
    await runs(0, 0);
    await run(6);
    const back = await bookmark(env.DB);
    await erase(made, gone);
    await run(8);
    // Its object has not been rewritten when the database is rolled back.
    await erase(made, goesLater);
    for (const hours of [1, 2, 3]) await run(hours * 62);
    expect((await audit(made)).found.map(({ seq }) => seq)).toEqual([2, 5]);
    await back();
    expect((await rowsOf('SELECT * FROM entries')).length).toBe(1);
    await runs(250, 252);
    const { found, erased, owner } = await audit(made);
    expect(found.map(({ seq, ucid }) => [seq, ucid])).toEqual([
      [2, stays],
      [5, stays],
    ]);
    expect(erased).toEqual([1, 3, 6, 8, 9, 11]);
    expect(owner.size).toBeGreaterThan(11);
    expect(await statusOf()).toMatchObject({ recovering: false, toErase: 0, failedJobs: [] });
    expect((await rowsOf('SELECT ucid48 FROM archived')).map(({ ucid48 }) => ucid48)).toEqual(
      Array.from({ length: 2 }, () => parseInt(stays.slice(0, 12), 16)),
    );
    // What nothing names any more goes when the restore can no longer be undone.
    for (const days of [31, 32, 33]) await run((days * DAY) / 60);
    const named = (await audit(made)).blocks.map(({ object }) => object);
    const stored = (await objects()).filter((name) => name.includes('/blocks/'));
    expect(stored.toSorted()).toEqual(named.toSorted());
  });

  test('is repeated also if a state from before its repetition is restored, later than markers are kept otherwise', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START * 1000 });
    const [gone, stays] = visitors(2) as [string, string];
    const made = await makeLog();
    await addEntries(made, [gone, stays, gone]);
    await runs(0, 0);
    await run(6);
    const back = await bookmark(env.DB);
    await erase(made, gone);
    await run(8);
    for (const hours of [1, 2, 3]) await run(hours * 62);
    const minutes = (days: number) => (days * DAY) / 60;
    await back();
    const again = await bookmark(env.DB);
    await runs(minutes(23) + 1, minutes(23) + 3);
    expect((await audit(made)).found.map(({ ucid }) => ucid)).toEqual([stays]);
    // Old markers are deleted in this minute.
    await run(minutes(36) + 10);
    await again();
    await runs(minutes(46), minutes(46) + 2);
    expect((await audit(made)).found.map(({ ucid }) => ucid)).toEqual([stays]);
    expect(await statusOf()).toMatchObject({ recovering: false, failedJobs: [] });
    // Without another rollback, they are not kept for longer.
    expect((await env.ARCHIVE.list({ prefix: 'markers/' })).objects).not.toEqual([]);
    await run(minutes(82) + 10);
    expect((await env.ARCHIVE.list({ prefix: 'markers/' })).objects).toEqual([]);
  });

  test('right after a run is noticed, too', async () => {
    const [gone, stays] = visitors(2) as [string, string];
    const made = await makeLog();
    await addEntries(made, [gone, stays]);
    await runs(0, 1);
    const back = await bookmark(env.DB);
    await erase(made, gone);
    await back();
    await run(2);
    expect((await audit(made)).found.map(({ ucid }) => ucid)).toEqual([stays]);
    expect(await linesOf(made)).toHaveLength(1);
  });

  test('is noticed by another erasure before the next run', async () => {
    const [gone, stays, next] = visitors(3) as [string, string, string];
    const made = await makeLog();
    await addEntries(made, [gone, stays, next]);
    await runs(0, 1);
    const back = await bookmark(env.DB);
    await erase(made, gone);
    await back();
    // It takes the count that the undone erasure had.
    await erase(made, next);
    await run(2);
    expect((await audit(made)).found.map(({ ucid }) => ucid)).toEqual([stays]);
    expect(await linesOf(made)).toHaveLength(1);
  });

  test('in its middle is completed', async () => {
    const [gone, stays] = visitors(2) as [string, string];
    for (const [i, moment] of ['ARCHIVE.get', 'ARCHIVE.put', 'DB.batch'].entries()) {
      const minute = i * 61;
      const made = await makeLog();
      await addEntries(made, [gone, stays, gone]);
      await run(minute);
      const back = await bookmark(env.DB);
      await run(minute + 1);
      const restoring = happeningAt(moment, back, 'after');
      await erase(made, gone, restoring.env);
      expect(restoring.hasHappened(), moment).toBe(true);
      await runs(minute + 2, minute + 3);
      expect(
        (await audit(made)).found.map(({ ucid }) => ucid),
        moment,
      ).toEqual([stays]);
    }
  });

  test('does not touch an entry that has got its number since', async () => {
    const [gone, new1] = visitors(2) as [string, string];
    const made = await makeLog();
    await run(0);
    const back = await bookmark(env.DB);
    await addEntries(made, [gone]);
    await erase(made, gone);
    await run(1);
    await back();
    await addEntries(made, [new1], START + 200);
    await runs(4, 5);
    expect((await audit(made)).found).toEqual([{ seq: 1, ucid: new1 }]);
  });

  test('is tried again while it fails, and delays no other', async () => {
    const [one, two] = visitors(2) as [string, string];
    const [first, second] = [await makeLog(), await makeLog()];
    await addEntries(first, [one, one, one]);
    await addEntries(second, [two]);
    await run(0);
    await run(6);
    const back = await bookmark(env.DB);
    await erase(first, one);
    await erase(second, two);
    await back();
    const [{ object }] = await rowsOf('SELECT object FROM blocks');
    const bytes = await (await env.ARCHIVE.get(object))!.arrayBuffer();
    await env.ARCHIVE.put(object, 'junk');
    await run(7);
    expect((await audit(second)).found).toEqual([]);
    expect(await statusOf()).toMatchObject({
      lastRollback: { at: START + 7 * 60, logs: 2 },
      recovering: true,
      failedJobs: [{ step: 'repeat erasures', reason: expect.stringContaining(object) }],
    });
    await env.ARCHIVE.put(object, bytes);
    await runs(8, 9);
    expect((await audit(first)).found).toEqual([]);
    expect(await statusOf()).toMatchObject({ recovering: false });
  });

  test('before it was complete, because a block could not be read, is completed once the block can be read', async () => {
    const [gone, stays] = visitors(2) as [string, string];
    const made = await makeLog();
    await addEntries(made, [gone, stays, gone]);
    await run(0);
    await run(6);
    const back = await bookmark(env.DB);
    const [{ object }] = await rowsOf('SELECT object FROM blocks');
    const bytes = await (await env.ARCHIVE.get(object))!.arrayBuffer();
    await env.ARCHIVE.put(object, 'junk');
    await expect(erase(made, gone)).rejects.toThrow(object);
    await back();
    await addEntries(made, [gone], START + 200);
    await run(7);
    expect(await statusOf()).toMatchObject({ toErase: 1, failedJobs: [{ step: 'erase' }] });
    await env.ARCHIVE.put(object, bytes);
    await runs(72, 73);
    expect(await statusOf()).toMatchObject({ recovering: false, toErase: 0, failedJobs: [] });
    // What was decided after the erasure stays.
    expect((await audit(made)).found.map(({ seq, ucid }) => [seq, ucid])).toEqual([
      [2, stays],
      [5, gone],
    ]);
  });

  test('before it was complete, because it had too many portions for one call, is completed', async () => {
    const [gone, stays] = visitors(2) as [string, string];
    const made = await makeLog();
    await addEntries(
      made,
      Array.from({ length: 63 }, (_, i) => (i % 3 ? stays : gone)),
    );
    for (const minute of [0, 1, 6, 7]) await run(minute);
    const back = await bookmark(env.DB);
    expect(await erase(made, gone)).toBe(true);
    expect((await rowsOf('SELECT * FROM erasures')).length).toBe(1);
    await back();
    await runs(70, 73);
    expect((await audit(made)).found.filter(({ ucid }) => ucid === gone)).toEqual([]);
    expect((await audit(made)).found).toHaveLength(42);
    expect(await statusOf()).toMatchObject({ recovering: false, toErase: 0 });
  });

  test('is repeated also if one of the 200 markers before it cannot be', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START * 1000 });
    const [unreadable, gone] = visitors(2) as [string, string];
    const made = await makeLog();
    await addEntries(made, [unreadable, unreadable, unreadable]);
    await run(0);
    await run(6);
    await addEntries(made, [gone], START + 400);
    await run(7);
    const back = await bookmark(env.DB);
    await erase(made, unreadable);
    for (let i = 0; i < 200; i++)
      await env.ARCHIVE.put(
        `markers/DB/000${START + 1}-${String(i).padStart(16, '0')}.json`,
        JSON.stringify({ kind: 'deletion', logs: [] }),
      );
    vi.setSystemTime((START + 2) * 1000);
    await erase(made, gone);
    await back();
    vi.setSystemTime((START + 500) * 1000);
    const [{ object }] = await rowsOf('SELECT object FROM blocks');
    const bytes = await (await env.ARCHIVE.get(object))!.arrayBuffer();
    await env.ARCHIVE.put(object, 'junk');
    await runs(8, 10);
    expect(await rowsOf('SELECT * FROM entries')).toEqual([]);
    expect(await statusOf()).toMatchObject({
      recovering: true,
      failedJobs: [{ step: 'repeat erasures', reason: expect.stringContaining(object) }],
    });
    // The repeated erasure has a marker of its own.
    expect(await objects('markers/')).toHaveLength(203);
    await env.ARCHIVE.put(object, bytes);
    await runs(75, 78);
    expect((await audit(made)).found).toEqual([]);
    expect(await statusOf()).toMatchObject({ recovering: false, failedJobs: [] });
  });

  test('leaves no object with the erased line for longer than an hour, also if D1 forgets that it was archived', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START * 1000 });
    const [gone, stays] = visitors(2) as [string, string];
    const made = await makeLog();
    await addEntries(made, [gone, stays, stays]);
    await run(0);
    const back = await bookmark(env.DB);
    await run(6);
    const blockObjects = async () => (await objects()).filter((name) => name.includes('/blocks/'));
    const [archived] = await blockObjects();
    await erase(made, gone);
    await run(7);
    expect(await blockObjects()).toEqual([archived, expect.stringContaining('-r1-')]);
    await back();
    await runs(10, 12);
    await runs(75, 76);
    expect(await blockObjects()).not.toContain(archived);
    // What a restore has lost stays until that can no longer be undone.
    expect(await blockObjects()).toHaveLength(2);
  });

  test('is not extended by somebody who can write to the bucket alone', async () => {
    const [visitor, other] = visitors(2) as [string, string];
    const made = await makeLog();
    await addEntries(made, [visitor]);
    await runs(0, 1);
    await erase(made, visitor);
    await addEntries(made, [visitor, other], START + 200);
    await run(4);
    const [name] = await objects('markers/');
    const marker = JSON.parse(await (await env.ARCHIVE.get(name!))!.text());
    // The entries are in the tiles of the bucket, once these are full.
    const { records } = await recordsInD1(made.log.db, made.id, 1, 5);
    const entries = Array.from(records, (record) => [record.seq, START, hex(entryOfRecord(record))]);
    await env.ARCHIVE.put(name!, JSON.stringify({ ...marker, entries }));
    await env.ARCHIVE.delete('heads/DB');
    await runs(5, 6);
    expect((await rowsOf('SELECT rolledBackAt FROM maintenance'))[0].rolledBackAt).toBe(START + 300);
    expect((await audit(made)).found.map(({ ucid }) => ucid)).toEqual([visitor, other]);
    const reason = expect.stringContaining(marker.visitor);
    expect(await statusOf()).toMatchObject({ failedJobs: [{ step: 'repeat erasures', reason }] });
  });

  test('is known by a marker that goes after 35 days', async () => {
    const [gone] = visitors(1) as [string];
    const made = await makeLog();
    await addEntries(made, [gone, gone]);
    await erase(made, gone);
    const [name, ...rest] = await objects('markers/');
    expect(rest).toEqual([]);
    expect(name).toMatch(/^markers\/DB\/\d{12}-[0-9a-f]{16}\.json$/);
    const marker = JSON.parse(await (await env.ARCHIVE.get(name!))!.text());
    expect(marker).toEqual({
      kind: 'erasure',
      domain: made.domain,
      began: made.began,
      visitor: expect.stringMatching(/^[0-9a-f]{32}$/),
      entries: [
        [1, START, expect.stringMatching(/^[0-9a-f]{64}$/)],
        [2, START + 1, expect.any(String)],
      ],
      blocks: [],
      mac: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const at = Number(name!.slice(11, 23));
    const later = (seconds: number) => maintain(env, Math.ceil((at + seconds) / 3600) * 3600 + 600);
    await later(34 * DAY);
    expect(await objects('markers/')).toHaveLength(1);
    await later(35 * DAY);
    expect(await objects('markers/')).toEqual([]);
  });
});

test('what was too old goes again, although its objects are gone already', async () => {
  const made = await makeLog();
  await addEntries(made, visitors(4));
  await run(0);
  await run(6);
  const back = await bookmark(env.DB);
  const late = (400 * DAY) / 60;
  for (const hours of [0, 1, 2, 3]) await run(late + hours * 62);
  expect((await objects()).filter((name) => name.includes('/blocks/'))).toEqual([]);
  await back();
  for (const hours of [4, 5, 6, 7]) await run(late + hours * 62);
  expect((await audit(made)).blocks.map(({ state }) => state)).toEqual(['gone', 'gone']);
  expect(await rowsOf('SELECT * FROM archived')).toEqual([]);
});

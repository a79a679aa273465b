// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { markersOf } from '../../../src/log/erasure/markers.ts';
import { compareHead } from '../../../src/log/rollback/compare-head.ts';
import { headName } from '../../../src/log/rollback/head.ts';
import { newestName } from '../../../src/log/rollback/newest-checkpoints.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import { audit, job, makeLog, objects, rowsOf, START, visitors, type Made } from '../../support/log/logs.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';
import { addEntries, bindings, erase, linesOf, maintenance, numberOf, run, runs } from './restored.ts';

/** Bindings of a run that is stopped as soon as it has taken its count: no later call takes effect. */
async function stoppedAtOnce() {
  const { count } = await maintenance();
  return interceptCalls(bindings, async (work) => {
    if ((await maintenance()).count > count) throw new Error('D1_ERROR: Network connection lost.');
    return work();
  });
}

describe('a rollback is noticed, although', () => {
  test('the next run took the same count as the last one before it, and was stopped at once', async () => {
    const made = await makeLog();
    await addEntries(made, visitors(2));
    await runs(0, 1);
    const back = await bookmark(env.DB);
    await run(2);
    await back();
    await run(3, await stoppedAtOnce());
    await runs(6, 8);
    expect(await linesOf(made)).toHaveLength(1);
    expect(await numberOf(made)).toBeGreaterThan(made.began);
  });

  test('it comes while erasures are repeated after another rollback: they are repeated again', async () => {
    const { made, ucids, back } = await erasedAndRestored();
    const [, stays, next] = ucids;
    for (let k = 2; k < 20; k++) {
      await back();
      const calls = await runWith(k, async () => {
        await back();
        await erase(made, next);
      });
      expect(calls).toBeGreaterThanOrEqual(k);
      await runs(71, 72);
      const found = (await audit(made)).found.map(({ ucid }) => ucid);
      expect(found, `restored again at call ${k}`).toEqual([stays]);
    }
  });

  test('it comes in a run after another rollback, and a request sees it first: the run ends no repeating or sweeping', async () => {
    const { back } = await erasedAndRestored();
    const ended: number[] = [];
    let calls = Infinity;
    for (let k = 2; k <= calls; k++) {
      await back();
      calls = await runWith(k, async () => {
        await back();
        await compareHead(job(START + 240, bindings));
      });
      const { repeatedTo, sweptTo } = await maintenance();
      if (calls >= k && (repeatedTo === null || sweptTo === null)) ended.push(k);
    }
    expect(ended).toEqual([]);
  });

  test('it comes at any call of a run that covers: the restored database gets no tree of records that it lacks', async () => {
    const made = await makeLog();
    await addEntries(made, visitors(2));
    await runs(0, 1);
    const earlier = await bookmark(env.DB);
    await addEntries(made, visitors(2), START + 61);
    const later = await bookmark(env.DB);
    const head = await (await env.ARCHIVE.get(headName(0)))!.text();
    let calls = Infinity;
    for (let k = 1; k <= calls; k++) {
      await later();
      await env.ARCHIVE.put(headName(0), head);
      await env.ARCHIVE.delete(newestName(made.domain));
      calls = 0;
      const restoring = interceptCalls(bindings, async (work) => {
        if (++calls === k) await earlier();
        return work();
      });
      await maintain(restoring, START + 900);
      const { covered, records } = await sizes(made);
      expect(covered, `restored at call ${k}`).toBeLessThanOrEqual(records);
    }
    await later();
    await env.ARCHIVE.put(headName(0), head);
    await env.ARCHIVE.delete(newestName(made.domain));
    await maintain(bindings, START + 900);
    expect((await sizes(made)).covered).toBe(5);
  });
});

const sizes = async ({ id }: Made) =>
  (
    await rowsOf(
      `SELECT size AS covered, (SELECT count(*) FROM records WHERE log = ${id}) AS records FROM trees WHERE log = ${id}`,
    )
  )[0] as { covered: number; records: number };

/** A log with an erased visitor, and a function that restores the database to before the erasure, whose marker stays. */
async function erasedAndRestored() {
  const made = await makeLog();
  const ucids = visitors(3) as [string, string, string];
  await addEntries(made, ucids);
  await runs(0, 1);
  const restore = await bookmark(env.DB);
  await erase(made, ucids[0]);
  const markers = await objects(markersOf(0));
  const back = async () => {
    await env.ARCHIVE.delete((await objects(markersOf(0))).filter((name) => !markers.includes(name)));
    await restore();
  };
  return { made, ucids, back };
}

/** Runs the job; something happens at its k-th call from that on with which it lists the markers. Gives the number of these. */
async function runWith(k: number, happen: () => Promise<unknown>) {
  let calls = 0;
  const intercepted = interceptCalls(bindings, async (work, name) => {
    if ((calls > 0 || name === 'ARCHIVE.list') && ++calls === k) await happen();
    return work();
  });
  await maintain(intercepted, START + 240);
  return calls;
}

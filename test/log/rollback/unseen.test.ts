// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { maintain } from '../../../src/log/run/maintain.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import { audit, makeLog, START, visitors } from '../../support/log/logs.ts';
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

  test('it comes while erasures are repeated after another one: they are repeated again', async () => {
    const made = await makeLog();
    const [gone, stays, next] = visitors(3) as [string, string, string];
    await addEntries(made, [gone, stays, next]);
    await runs(0, 1);
    const back = await bookmark(env.DB);
    await erase(made, gone);
    for (let k = 2; k < 20; k += 2) {
      await back();
      let calls = 0;
      // From the call on with which the run lists the markers.
      const restoring = interceptCalls(bindings, async (work, name) => {
        if ((calls > 0 || name === 'ARCHIVE.list') && ++calls === k) {
          await back();
          await erase(made, next);
        }
        return work();
      });
      await maintain(restoring, START + 240);
      expect(calls).toBeGreaterThanOrEqual(k);
      await runs(71, 72);
      const found = (await audit(made)).found.map(({ ucid }) => ucid);
      expect(found, `restored again at call ${k}`).toEqual([stays]);
    }
  });
});

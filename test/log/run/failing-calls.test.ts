import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { captureEvents } from '../../support/log/log-events.ts';
import { failingCall } from '../../support/bindings/intercepted-bindings.ts';
import { flaws, flawsOf } from '../jobs/check.ts';
import { visitor } from '../jobs/known.ts';
import { newWorld, type World } from '../jobs/world.ts';

const world = await newWorld();

// Requests compare the head at the Worker’s time, runs at that of the world: a failure must not lie in the future.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: world.stored.now() * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Of the calls of a step, every so many fail. */
const STEP = inject('isFull') ? 1 : 18;

describe('each call to D1, R2 and KV may fail:', () => {
  const names = Object.keys(world.steps) as (keyof typeof world.steps)[];
  const settled = new Set<string>();

  describe.each(names)('%s', (name) => {
    test.each(['before', 'after'] as const)(
      '%s it took effect',
      async (when) => {
        captureEvents();
        for (let k = 1; ; k += STEP) {
          world.restore();
          const failing = failingCall(world.bindings, k, when);
          await world.steps[name](failing.env).catch(() => undefined);
          if (!failing.call) break;
          // What was asked for and not acknowledged is asked for once more; the job comes again by itself.
          if (/erase|end|delete|seal|decide/.test(name)) await world.steps[name](world.bindings);
          const state = world.state();
          if (settled.has(state)) continue;
          settled.add(state);
          await world.settle();
          expect(await flaws(world), `${failing.call}, call ${k}`).toEqual([]);
        }
      },
      300_000,
    );
  });
});

describe('a failing step is retried later with its reason, and delays nothing else:', () => {
  const { stored, log, other, bindings, steps } = world;
  const unguarded = (statement: string) =>
    stored.sqlite.exec(
      `DROP TRIGGER entriesUnchanged; DROP TRIGGER entriesKept; DROP TRIGGER eventsKept; DROP TRIGGER noticesKept; ${statement}`,
    );
  const object = (block: number) =>
    (
      stored.sqlite
        .prepare('SELECT object FROM blocks WHERE log = ? AND number = ?')
        .get(other.id, block) as { object: string }
    ).object;

  type Failure = [step: string, block: number, reason: RegExp];
  const broken: [what: string, damage: () => unknown, ...Failure[]][] = [
    [
      'an entry that was changed after it was covered',
      () => unguarded(`UPDATE entries SET consent = 1 - consent WHERE log = ${other.id} AND seq = 5`),
      ['archive', 2, /record 5 no longer has the entry that is covered/],
    ],
    [
      'an entry that is missing in a covered block',
      () => unguarded(`DELETE FROM entries WHERE log = ${other.id} AND seq = 5`),
      ['archive', 2, /record 5 is missing/],
    ],
    [
      'an entry that is missing before it is covered',
      () => unguarded(`DELETE FROM entries WHERE log = ${other.id} AND seq = 10`),
      ['cover', 0, /record 10 is missing/],
    ],
    [
      'the first record of a block that is missing before it is sealed',
      async () => {
        unguarded(`DELETE FROM events WHERE log = ${other.id} AND seq = 14`);
        await world.decide(bindings, other, 'b d e f');
      },
      ['cover', 0, /record 14 is missing/],
    ],
    [
      'a notice that is missing',
      () => unguarded(`DELETE FROM notices WHERE log = ${other.id}`),
      ['cover', 0, /names notice 1, which is missing/],
      ['archive', 2, /names notice 1, which is missing/],
      ['archive', 3, /names notice 1, which is missing/],
    ],
    [
      'a tile of the tree that was changed',
      () =>
        stored.sqlite.exec(`UPDATE trees SET entries = zeroblob(length(entries)) WHERE log = ${other.id}`),
      ['cover', 0, /no longer has the root/],
      ['archive', 2, /The tree of this log cannot be read/],
      ['archive', 3, /The tree of this log cannot be read/],
    ],
    [
      'a root that was changed beside its checkpoint',
      () => stored.sqlite.exec(`UPDATE trees SET root = hex(zeroblob(32)) WHERE log = ${other.id}`),
      ['cover', 0, /does not state the size and root/],
      ['archive', 2, /The tree of this log cannot be read/],
      ['archive', 3, /The tree of this log cannot be read/],
    ],
    [
      'an object that is missing when it has to be written anew',
      async () => {
        await world.erase(bindings, other, 'c');
        stored.bucket.delete(object(1));
      },
      ['rewrite', 1, /is missing/],
    ],
    [
      'an object of another length when it has to be written anew',
      async () => {
        await world.erase(bindings, other, 'c');
        stored.bucket.set(object(1), 'junk');
      },
      ['rewrite', 1, /the length of the object .* has changed/],
    ],
    [
      'an object of other bytes when it has to be written anew',
      async () => {
        await world.erase(bindings, other, 'c');
        stored.bucket.set(object(1), 'x'.repeat(stored.bucket.bytes(object(1))!.length));
      },
      ['rewrite', 1, /./],
    ],
  ];

  test.each(broken)('%s', async (_, damage, ...failures) => {
    world.restore();
    await damage();
    const { all } = captureEvents();
    await steps['a whole run'](bindings);
    const failed = failures.map(([step, block, reason]) => ({
      log: other.id,
      step,
      block,
      reason: expect.stringMatching(reason),
    }));
    expect(all().filter(({ event }) => event === 'log step failed')).toEqual(
      failed.map((job) => ({ event: 'log step failed', ...job })),
    );
    await world.settle();
    expect(await flawsOf(world, log)).toEqual([]);
    const rows = stored.sqlite.prepare('SELECT log, step, block, reason FROM failedJobs').all();
    expect(rows).toHaveLength(failed.length);
    expect(rows).toEqual(expect.arrayContaining(failed));
  });

  test('an object that cannot be read, when its visitor is erased: the rest is erased, and it is said', async () => {
    world.restore();
    const { object } = stored.sqlite
      .prepare("SELECT object FROM blocks WHERE log = ? AND state = 'archived' ORDER BY number LIMIT 1")
      .get(log.id) as { object: string };
    stored.bucket.delete(object);
    await expect(world.erase(bindings, log, 'a')).rejects.toThrow(/is missing/);
    const erased = stored.sqlite.prepare('SELECT seq FROM erased WHERE log = ? ORDER BY seq').all(log.id);
    const own = log.entries.filter(
      ({ ucid, seq }) => (ucid === visitor('a') && seq > 3) || ucid === visitor('d'),
    );
    expect(erased).toEqual(own.map(({ seq }) => ({ seq })));
  });
});

test('an erased entry is known for as long as its block is there, whatever goes before it', async () => {
  await expireOutOfTurn(world);
  expect(await flawsOf(world, world.log)).toEqual([]);
});

async function expireOutOfTurn(world: World) {
  const { stored, bindings, steps, settle, log, erase } = world;
  world.restore();
  await erase(bindings, log, 'a');
  await settle();
  stored.pass(61 * 86_400);
  const later = stored.now() + 3600;
  stored.sqlite.exec(`INSERT INTO failedJobs VALUES (${log.id}, 'expire', 2, 'a reason', 1, 1, ${later})`);
  // A run deletes ten blocks.
  for (let minute = 0; minute < 2; minute++, stored.pass(60)) await steps['a whole run'](bindings);
  const [left] = stored.sqlite
    .prepare("SELECT group_concat(number) AS blocks FROM blocks WHERE log = ? AND state <> 'gone'")
    .all(log.id);
  expect(left).toEqual({ blocks: '2' });
  const erased = stored.sqlite
    .prepare('SELECT seq FROM erased WHERE log = ? AND seq BETWEEN 4 AND 6')
    .all(log.id);
  expect(erased).toEqual([{ seq: 5 }]);
  await settle();
}

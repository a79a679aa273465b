import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { forgetAllPublicDomains } from '../../src/db/public-domain.ts';
import type { Bindings } from '../../src/env.ts';
import { parseCheckpoint } from '../../src/lib/checkpoint.ts';
import { eraseVisitor } from '../../src/log/life/erase-visitor.ts';
import { maintain } from '../../src/log/life/maintenance.ts';
import { bodyOf } from '../../src/log/life/published-checkpoint.ts';
import { api, call, hosting } from '../support/call.ts';
import { interceptCalls } from '../support/intercepted-bindings.ts';
import { captureEvents } from '../support/log-events.ts';
import {
  addEntries,
  audit,
  job,
  makeLog,
  objects,
  rowsOf,
  START,
  visitors,
  type Made,
} from '../support/logs.ts';
import { decide, makeClient, makeDomain, makeEmbedding, newUcid, shownTo } from '../support/make.ts';
import { bookmark } from '../support/time-travel.ts';

const DAY = 86_400;
const bindings = { ...env, LOG_BLOCK_ENTRIES: '3' } as Bindings;
const withoutBucket = { ...bindings, ARCHIVE: undefined } as Bindings;
const both = { ...bindings, LOG1: env.SECOND } as Bindings;
const run = (minute: number, env = bindings) => maintain(env, START + minute * 60);
const runs = async (from: number, to: number, env = bindings) => {
  for (let minute = from; minute <= to; minute++) await run(minute, env);
};
const maintenance = async (db = env.DB) => (await rowsOf('SELECT * FROM maintenance', db))[0];
const numberOf = async ({ id, binding }: Made) =>
  (await rowsOf(`SELECT number FROM logs WHERE id = ${id}`, binding))[0].number as number;
const linesOf = async ({ id, binding }: Made) =>
  (await rowsOf(`SELECT continues FROM logs WHERE id = ${id}`, binding))[0].continues.split('\n') as string[];
const erase = (made: Made, ucid: string, env = bindings) =>
  eraseVisitor(job(START, env, made.binding), made.log, ucid);
const statusOf = async (env = bindings, index = 0) =>
  (await hosting('GET', '/status', undefined, { env })).body.databases[index];
const payloadOf = (receipt: string) =>
  JSON.parse(Buffer.from(receipt.split('.')[1]!, 'base64url').toString()) as { leaf: string };

describe('a rollback begins a new number of every log of the database', () => {
  test('also where only entries of the open block are lost, and keeps seq, entries, blocks and tree', async () => {
    const { all } = captureEvents();
    const [made, other] = [await makeLog(), await makeLog()];
    await addEntries(made, visitors(4));
    await runs(0, 1);
    const back = await bookmark(env.DB);
    await addEntries(made, visitors(1), START + 100);
    await run(2);
    const before = await audit(made);
    await back();
    const kept = await addEntries(made, visitors(1), START + 200);
    await run(3);
    expect(kept).toBe(START + 200);
    expect(all()).toEqual([{ event: 'database rolled back', database: 'DB' }]);
    const { owner, blocks, found } = await audit(made);
    expect(owner.number).toBeGreaterThan(made.began);
    expect(await numberOf(other)).toBeGreaterThan(other.began);
    expect(owner).toMatchObject({ began: made.began, records: 1, size: 1, root: before.owner.root });
    expect(blocks.map(({ record }) => record)).toEqual(before.blocks.map(({ record }) => record));
    expect(found.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    const line = `continues placet/${made.domain}.${made.began} 1 ${owner.root} 3`;
    expect(await linesOf(made)).toEqual([line]);
    expect(parseCheckpoint(bodyOf(owner.note))).toMatchObject({
      origin: `placet/${made.domain}.${owner.number}`,
      size: 1,
    });
    expect(owner.note).toContain(`\n${line}\n\n`);
    await runs(4, 5);
    expect(await numberOf(made)).toBe(owner.number);
  });

  test('whatever was hashed, signed and archived since; blocks go into the same objects again', async () => {
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(7));
    await run(0);
    const back = await bookmark(env.DB);
    await runs(1, 7);
    const before = await audit(made);
    expect(before.blocks.map(({ state }) => state)).toEqual(['archived', 'archived']);
    await back();
    await runs(8, 14);
    const after = await audit(made);
    expect(after.blocks).toEqual(before.blocks);
    expect(after.owner).toMatchObject({ size: 2, root: before.owner.root });
    expect(await linesOf(made)).toHaveLength(1);
  });

  test('of which a checkpoint was shown that it can no longer extend: it names its own last one', async () => {
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await runs(0, 1);
    const back = await bookmark(env.DB);
    const { owner: then } = await audit(made);
    await addEntries(made, visitors(3), START + 130);
    await runs(2, 3);
    const shown = await audit(made);
    expect(shown.owner.size).toBe(2);
    await back();
    await addEntries(made, visitors(2), START + 300);
    await runs(5, 6);
    const { owner } = await audit(made);
    expect(owner).toMatchObject({ records: 2, size: 2 });
    expect(owner.root).not.toBe(shown.owner.root);
    expect(await linesOf(made)).toEqual([`continues placet/${made.domain}.${made.began} 1 ${then.root} 3`]);
    expect(await objects(`${made.prefix}checkpoints/${made.began}/`)).toHaveLength(3);
  });

  test('a restore that is undone begins a third one, and all lines stay', async () => {
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await runs(0, 1);
    const back = await bookmark(env.DB);
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
    expect(await linesOf(made)).toEqual([`continues placet/${made.domain}.${made.began} 2 ${owner.root} 6`]);
    expect(found.filter(({ ucid }) => lost.includes(ucid))).toHaveLength(2);
    const again = await bookmark(env.DB);
    await run(8);
    await again();
    await run(9);
    expect(await numberOf(made)).toBeGreaterThan(third);
    expect(await linesOf(made)).toEqual([
      `continues placet/${made.domain}.${made.began} 2 ${owner.root} 6`,
      `continues placet/${made.domain}.${third} 2 ${owner.root} 6`,
    ]);
  });

  test('in its database alone', async () => {
    captureEvents();
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
    await run(4, both);
    expect(await numberOf(here)).toBeGreaterThan(here.began);
    expect(await numberOf(there)).toBeGreaterThan(once);
  });

  test('once, however many runs and requests notice it at the same time', async () => {
    captureEvents();
    const made = await makeLog();
    await run(0);
    const back = await bookmark(env.DB);
    await runs(1, 3);
    await back();
    // Each holds what it has read outside until the other one is done.
    for (const call of ['ARCHIVE.get', 'DB.batch', 'ARCHIVE.put']) {
      let met = false;
      const slow = interceptCalls(bindings, async (work, name) => {
        if (name === call && !met) {
          met = true;
          await maintain(bindings, START + 10_000);
        }
        return work();
      });
      await maintain(slow, START + 240);
    }
    expect(await linesOf(made)).toHaveLength(1);
    expect((await maintenance()).count).toBeGreaterThan(4);
  });

  test.each([
    ['before its count is taken', 'DB.all'],
    ['before its count is written outside', 'ARCHIVE.put'],
    ['after its count is written outside', 'DB.run'],
  ])('in the middle of a run, %s', async (_, call) => {
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await run(0);
    const back = await bookmark(env.DB);
    await run(1);
    let met = false;
    const restoring = interceptCalls(bindings, async (work, name) => {
      if (name === call && !met) {
        met = true;
        await back();
      }
      return work();
    });
    await maintain(restoring, START + 120);
    await runs(13, 14);
    expect(met).toBe(true);
    expect(await linesOf(made)).toHaveLength(1);
    expect((await audit(made)).owner).toMatchObject({ size: 1 });
  });
});

describe('without a bucket', () => {
  test('a rollback is noticed through KV', async () => {
    const { all } = captureEvents();
    const made = await makeLog();
    await runs(0, 2, withoutBucket);
    const back = await bookmark(env.DB);
    await runs(3, 8, withoutBucket);
    await back();
    await run(9, withoutBucket);
    expect(all()).toEqual([{ event: 'database rolled back', database: 'DB' }]);
    expect(await linesOf(made)).toHaveLength(1);
  });

  test('a checkpoint is signed 5 minutes after its last block was hashed', async () => {
    const made = await makeLog();
    await run(0, withoutBucket);
    await addEntries(made, visitors(4));
    await runs(1, 5, withoutBucket);
    expect((await audit(made)).owner).toMatchObject({ records: 1, size: 0 });
    await run(6, withoutBucket);
    expect((await audit(made)).owner).toMatchObject({ records: 1, size: 1 });
  });

  test('the count of KV goes on in a bucket that is bound later', async () => {
    const { all } = captureEvents();
    await makeLog();
    await runs(0, 2, withoutBucket);
    await run(3);
    expect(await env.KEYS.get('count/DB')).toBeNull();
    expect(JSON.parse(await (await env.ARCHIVE.get('count/DB'))!.text())).toEqual({ count: 4, number: 0 });
    expect(all()).toEqual([]);
  });
});

describe('a count outside that is', () => {
  const put = (text: string | null) =>
    text === null ? env.ARCHIVE.delete('count/DB') : env.ARCHIVE.put('count/DB', text);
  const answer = (restored: boolean, database: unknown = 0) =>
    hosting('POST', `/log-databases/${database}/restored`, { restored }, { env: bindings });

  test.each(['junk', 'null', '{}', '{"count":1e300,"number":1}', null])(
    '%s stops signing until the operator answers',
    async (text) => {
      const { all } = captureEvents();
      const made = await makeLog();
      await addEntries(made, visitors(4));
      await runs(0, 1);
      await addEntries(made, visitors(3), START + 130);
      await put(text);
      await runs(2, 4);
      expect((await audit(made)).owner).toMatchObject({ records: 2, size: 1, number: made.began });
      const reason = expect.stringMatching(
        /^count\/DB (is missing|has contents that Placet has not written)$/,
      );
      expect(all()).toEqual([{ event: 'signing stopped', database: 'DB', reason }]);
      expect(await statusOf()).toMatchObject({ stopped: { since: START + 120, reason } });
      expect((await answer(false)).status).toBe(204);
      expect(await statusOf()).toMatchObject({ stopped: null });
      await run(5);
      expect((await audit(made)).owner).toMatchObject({ size: 2, number: made.began, continues: '' });
    },
  );

  test('missing because of a restore: the operator’s answer does what a higher count does', async () => {
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await runs(0, 1);
    const back = await bookmark(env.DB);
    await addEntries(made, visitors(3), START + 130);
    await runs(2, 3);
    await back();
    await put(null);
    await addEntries(made, visitors(2), START + 300);
    await run(4);
    expect((await audit(made)).owner).toMatchObject({ number: made.began, size: 1 });
    expect((await answer(true)).status).toBe(204);
    await run(5);
    const { owner } = await audit(made);
    expect(owner.size).toBe(2);
    expect(owner.number).toBeGreaterThan(made.began);
  });

  test('readable again lets signing go on by itself', async () => {
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await run(0);
    const broken = new Proxy(env.ARCHIVE, {
      get: (target, name) =>
        name === 'get'
          ? async (key: string) => {
              if (key === 'count/DB') throw new Error('503');
              return target.get(key);
            }
          : (Reflect.get(target, name) as () => void).bind(target),
    });
    await addEntries(made, visitors(3), START + 70);
    await run(2, { ...bindings, ARCHIVE: broken });
    expect(await statusOf()).toMatchObject({ stopped: { reason: '503' } });
    await run(3);
    expect(await statusOf()).toMatchObject({ stopped: null });
    expect((await audit(made)).owner).toMatchObject({ size: 2, number: made.began });
  });

  test('asked for by a number that is no database, or without a yes or no, is not answered', async () => {
    for (const database of [1, 'x', '01', -1]) expect((await answer(true, database)).status).toBe(404);
    const path = '/log-databases/0/restored';
    expect((await hosting('POST', path, {})).status).toBe(400);
    expect((await hosting('POST', path, { restored: 'yes' })).status).toBe(400);
  });
});

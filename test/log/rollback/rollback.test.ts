// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { parseCheckpoint } from '../../../src/lib/tlog/checkpoint.ts';
import { databaseOf } from '../../../src/db/databases.ts';
import { logIn } from '../../../src/log/log.ts';
import { forgetCopies } from '../../../src/visitor/site/kv-copies.ts';
import { eraseVisitor } from '../../../src/log/erasure/erase-visitor.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { markerName } from '../../../src/log/rollback/run-markers.ts';
import { checkOrphans } from '../../../src/log/rollback/missing-logs.ts';
import { randomHex } from '../../../src/lib/crypto/random.ts';
import { noteText } from '../../../src/lib/tlog/signed-note.ts';
import { api, call, hosting } from '../../support/call.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import {
  addEntries as add,
  audit,
  job,
  makeLog,
  objects,
  rowsOf,
  START,
  visitors,
  type Made,
} from '../../support/log/logs.ts';
import { decide, makeDomain, makeEmbedding, newUcid, shownTo } from '../../support/make.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';

const DAY = 86_400;
const addEntries = (made: Made, ucids: string[], from?: number) => add(made, ucids, from, 3);
const bindings = { ...env, LOG_BLOCK_ENTRIES: '3' } as Bindings;
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
  eraseVisitor(job(START, env), logIn(databaseOf(env.DB), made.id), ucid);
/** Restores `DB` as a whole, with domains and clients. */
async function wholeBookmark() {
  const [clients, domains] = [await rowsOf('SELECT * FROM clients'), await rowsOf('SELECT * FROM domains')];
  const logs = await bookmark(env.DB);
  const insert = (table: string, row: Record<string, unknown>) =>
    env.DB.prepare(
      `INSERT OR REPLACE INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join()})`,
    ).bind(...Object.values(row));
  return async () => {
    await env.DB.batch(clients.map((row) => insert('clients', { ...row, domainCount: 0 })));
    await env.DB.batch(domains.map((row) => insert('domains', row)));
    await logs();
  };
}
const statusOf = async (env = bindings, index = 0) =>
  (await hosting('GET', '/status', undefined, { env })).body.databases[index];
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
    // Under the count of the first run, checkpoints are stated already.
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
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(7));
    await run(0);
    const back = await bookmark(env.DB);
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
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await runs(0, 1);
    const back = await bookmark(env.DB);
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
    expect(await linesOf(made)).toEqual([`continues placet/${made.domain}.${made.began} 8 ${owner.root}`]);
    expect(found.filter(({ ucid }) => lost.includes(ucid))).toHaveLength(2);
    const again = await bookmark(env.DB);
    await run(8);
    await again();
    await run(9);
    expect(await numberOf(made)).toBeGreaterThan(third);
    expect(await linesOf(made)).toEqual([
      `continues placet/${made.domain}.${made.began} 8 ${owner.root}`,
      `continues placet/${made.domain}.${third} 8 ${owner.root}`,
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
    ['before its count is taken', 'DB.raw'],
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
    expect((await audit(made)).owner).toMatchObject({ size: 5 });
  });
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
        const list = () => Promise.reject(new Error('503'));
        const failing = new Proxy(env.ARCHIVE, {
          get: (target, name) =>
            name === 'list' ? list : (Reflect.get(target, name) as () => void).bind(target),
        });
        await runs(4, 9, { ...bindings, ARCHIVE: failing });
      },
    ],
  ])('%s', async (_, happen, afterwards?: () => Promise<void>) => {
    captureEvents();
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

  test('the run that takes the same count had looked for markers before: its marker has another id', async () => {
    const { all } = captureEvents();
    const made = await makeLog();
    await run(0);
    const back = await bookmark(env.DB);
    const late = interceptCalls(bindings, async (work, name) => {
      const found = await work();
      if (name === 'ARCHIVE.list' && (await maintenance()).count === 1) {
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

describe('markers', () => {
  const answer = (restored: boolean, database: number | string = 0) =>
    hosting('POST', `/log-databases/${database}/restored`, { restored }, { env: bindings });
  const markers = () => objects('runs/DB/');
  /** As a run that took its count and was then stopped. */
  async function putNext(text: string) {
    const { count } = await maintenance();
    await env.ARCHIVE.put(markerName(0, count + 1), text);
    await env.DB.prepare('UPDATE maintenance SET count = count + 1').run();
  }

  test.each([
    'junk',
    'null',
    '{}',
    '{"number":1e300,"checkpoints":[]}',
    '{"number":9007199254740991,"checkpoints":[]}',
    `{"number":${Math.floor(Date.now() / 1000) + 100 * DAY},"checkpoints":[]}`,
    null,
  ])('of which one is %s stop signing until the operator answers', async (text) => {
    const { all } = captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await runs(0, 1);
    await addEntries(made, visitors(3), START + 130);
    if (text === null) await env.ARCHIVE.delete((await markers()).at(-1)!);
    else await putNext(text);
    await runs(2, 4);
    expect((await audit(made)).owner).toMatchObject({ size: 5, number: made.began });
    const reason = expect.stringMatching(
      /^runs\/DB\/\d{12} (is missing|has contents that Placet did not write)$/,
    );
    expect(all()).toEqual([{ event: 'signing stopped', database: 'DB', reason }]);
    expect(await statusOf()).toMatchObject({ stopped: { since: START + 120, reason } });
    expect((await answer(false)).status).toBe(204);
    expect(await statusOf()).toMatchObject({ stopped: null });
    await run(5);
    expect((await audit(made)).owner).toMatchObject({ size: 10, number: made.began, continues: '' });
  });

  test('that are missing because of a restore: the operator’s answer does what a later marker does', async () => {
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await runs(0, 1);
    const back = await bookmark(env.DB);
    await addEntries(made, visitors(3), START + 130);
    await runs(2, 3);
    await back();
    await env.ARCHIVE.delete(await markers());
    await addEntries(made, visitors(2), START + 300);
    await run(4);
    expect(await rowsOf('SELECT number, size FROM logs JOIN trees ON log = id')).toEqual([
      { number: made.began, size: 5 },
    ]);
    expect((await answer(true)).status).toBe(204);
    await run(5);
    const { owner } = await audit(made);
    expect(owner.size).toBe(8);
    expect(owner.number).toBeGreaterThan(made.began);
  });

  test('older than the database knows, because the bucket was restored: nothing is signed until the answer', async () => {
    const { all } = captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await runs(0, 1);
    const older = await markers();
    await runs(2, 3);
    const back = await bookmark(env.DB);
    await addEntries(made, visitors(3), START + 250);
    await runs(4, 16);
    const signed = (await audit(made)).owner;
    await back();
    await env.ARCHIVE.delete((await markers()).filter((name) => !older.includes(name)));
    await addEntries(made, visitors(2), START + 1000);
    await runs(17, 30);
    expect((await audit(made)).owner).toMatchObject({ number: made.began, size: 5 });
    const reason = expect.stringMatching(/^runs\/DB\/\d{12} is missing$/);
    expect(all()).toContainEqual({ event: 'signing stopped', database: 'DB', reason });
    expect((await answer(true)).status).toBe(204);
    await run(31);
    const { owner } = await audit(made);
    expect(owner.number).toBeGreaterThan(signed.number);
    expect(owner.size).toBeGreaterThan(5);
  });

  test.each(['999999999999', '999999999998', '000000000xyz', 'x'])(
    'with a name that no run has written, such as %s, change nothing',
    async (name) => {
      const { all } = captureEvents();
      const made = await makeLog();
      await runs(0, 1);
      await env.ARCHIVE.put(`runs/DB/${name}`, '{"id":"x","number":0,"checkpoints":[]}');
      await addEntries(made, visitors(4));
      await runs(2, 4);
      expect((await audit(made)).owner).toMatchObject({ size: 5, number: made.began });
      expect(all()).toEqual([]);
    },
  );

  test('that can be listed again let signing go on by itself', async () => {
    captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    await run(0);
    const broken = new Proxy(env.ARCHIVE, {
      get: (target, name) =>
        name === 'list'
          ? async (options: R2ListOptions) => {
              if (options.prefix?.startsWith('runs/')) throw new Error('503');
              return target.list(options);
            }
          : (Reflect.get(target, name) as () => void).bind(target),
    });
    await addEntries(made, visitors(3), START + 70);
    await run(2, { ...bindings, ARCHIVE: broken });
    expect(await statusOf()).toMatchObject({ stopped: { reason: '503' } });
    await run(3);
    expect(await statusOf()).toMatchObject({ stopped: null });
    expect((await audit(made)).owner).toMatchObject({ size: 10, number: made.began });
  });

  test('are confirmed only by a yes or no about a database that is there', async () => {
    for (const database of [1, 'x', '01', -1]) expect((await answer(true, database)).status).toBe(404);
    const path = '/log-databases/0/restored';
    expect((await hosting('POST', path, {})).status).toBe(400);
    expect((await hosting('POST', path, { restored: 'yes' })).status).toBe(400);
  });
});

describe('receipts', () => {
  test('are signed only while a comparison is less than 3 minutes old; a decision is stored without', async () => {
    captureEvents();
    const made = await makeDomain();
    const ucid = newUcid();
    const checked = (ago: number) =>
      env.DB.prepare('UPDATE maintenance SET checkedAt = unixepoch() - ?').bind(ago).run();
    const receiptOf = () =>
      call('POST', '/app/receipt', { body: { apiKey: made.embedKey, domain: made.domain.id, ucid } });
    let answer = await decide(made);
    // A time in the future says nothing of when the last comparison was.
    for (const ago of [-1000, 200]) {
      await checked(ago);
      answer = await decide(made, { ucid });
      expect([answer.status, answer.body]).toEqual([201, { ucid, timestamp: expect.any(Number) }]);
      expect((await receiptOf()).status).toBe(503);
    }
    await checked(100);
    expect((await receiptOf()).body.records).toEqual([{ line: expect.any(String), jws: expect.any(String) }]);
    // The same decision again is that entry.
    const again = await decide(made, { ucid });
    expect(again.body).toEqual({ ...answer.body, receipt: expect.any(String) });
    await env.DB.prepare('DELETE FROM maintenance').run();
    expect((await decide(made)).body).not.toHaveProperty('receipt');
  });

  test('are signed in a new database after its first run', async () => {
    const made = await makeDomain();
    await env.DB.prepare('DELETE FROM maintenance').run();
    await maintain(env, Math.floor(Date.now() / 1000));
    expect((await decide(made)).body).toHaveProperty('receipt');
  });

  test('never name a number that another notice had before the rollback', async () => {
    captureEvents();
    const made = await makeDomain();
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    await run(0);
    const back = await bookmark(env.DB);
    const [ucid, other] = [newUcid(), newUcid()];
    const english = await shownTo(made, 'en_US');
    await decide(made, { ucid, notice: english });
    // This isolate now knows what number 1 is.
    expect((await api(`/domains/${made.domain.id}/consents`, made.apiKey)).body).toHaveLength(1);
    await back();
    forgetCopies();
    await env.DB.prepare('UPDATE domains SET version = version + 1').run();
    const german = await shownTo(made, 'de_DE');
    await decide(made, { ucid: other, notice: german, lang: 'de_DE' });
    const receipt = await call('POST', '/app/receipt', {
      body: { apiKey: made.embedKey, domain: made.domain.id, ucid: other },
    });
    expect(JSON.parse(receipt.body.records[0].line).notice).toBe(german);
    expect(receipt.body.language).toBe('de_DE');
    const { body } = await api(`/domains/${made.domain.id}/consents?limit=1`, made.apiKey);
    expect(body[0]).toMatchObject({ ucid: other });
  });
});

describe('sealing on request', () => {
  test('compares the counts before it signs', async () => {
    const { all } = captureEvents();
    const made = await makeDomain();
    const count = async () => {
      await maintain(env, Math.floor(Date.now() / 1000));
    };
    await count();
    const back = await bookmark(env.DB);
    await count();
    await decide(made);
    await back();
    await decide(made);
    expect((await hosting('POST', `${made.P}/log/archive`)).status).toBe(201);
    expect(all().map(({ event }) => event)).toContain('database rolled back');
    const [{ number, began, size, note }] = await rowsOf('SELECT * FROM logs JOIN trees ON log = id');
    expect(size).toBe(2);
    expect(number).toBeGreaterThan(began);
    expect(note).toContain(`placet/${made.domain.id}.${number}\n`);
  });
});

describe('an erasure that a rollback has undone', () => {
  test('is repeated, and blocks take the objects that were written anew since', async () => {
    captureEvents();
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
    expect(await statusOf()).toMatchObject({ recovering: false, toErase: 0, faults: [] });
    expect((await rowsOf('SELECT ucid48 FROM archived')).map(({ ucid48 }) => ucid48)).toEqual(
      Array.from({ length: 2 }, () => parseInt(stays.slice(0, 12), 16)),
    );
    // What nothing names any more goes when the restore can no longer be undone.
    for (const days of [31, 32, 33]) await run((days * DAY) / 60);
    const named = (await audit(made)).blocks.map(({ object }) => object);
    const stored = (await objects()).filter((name) => name.includes('/blocks/'));
    expect(stored.toSorted()).toEqual(named.toSorted());
  });

  test('right after a run is noticed, too', async () => {
    captureEvents();
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
    captureEvents();
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
    captureEvents();
    const [gone, stays] = visitors(2) as [string, string];
    for (const moment of ['ARCHIVE.list', 'ARCHIVE.put', 'DB.batch']) {
      const made = await makeLog();
      await addEntries(made, [gone, stays, gone]);
      await run(0);
      const back = await bookmark(env.DB);
      await run(1);
      let met = false;
      const restoring = interceptCalls(bindings, async (work, name) => {
        const result = await work();
        if (name === moment && !met) {
          met = true;
          await back();
        }
        return result;
      });
      await erase(made, gone, restoring);
      expect(met, moment).toBe(true);
      await runs(2, 3);
      expect(
        (await audit(made)).found.map(({ ucid }) => ucid),
        moment,
      ).toEqual([stays]);
    }
  });

  test('does not touch an entry that has got its number since', async () => {
    captureEvents();
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
    captureEvents();
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
      faults: [{ step: 'repeat erasures', reason: expect.stringContaining(object) }],
    });
    await env.ARCHIVE.put(object, bytes);
    await runs(8, 9);
    expect((await audit(first)).found).toEqual([]);
    expect(await statusOf()).toMatchObject({ recovering: false });
  });

  test('is known by a marker that goes after 35 days', async () => {
    captureEvents();
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
  captureEvents();
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

describe('a log whose domain', () => {
  test('was deleted ends at once when a restore brings it back', async () => {
    captureEvents();
    const made = await makeDomain('www.mysite.xyz', undefined, both);
    await decide(made, {}, {}, both);
    await run(0, both);
    const back = await bookmark(env.SECOND);
    expect((await hosting('DELETE', made.P, undefined, { env: both })).status).toBe(204);
    await run(1, both);
    expect(await rowsOf('SELECT id FROM logs', env.SECOND)).toEqual([]);
    await back();
    expect(await rowsOf('SELECT ended FROM logs', env.SECOND)).toEqual([{ ended: null }]);
    await run(2, both);
    expect(await rowsOf('SELECT ended FROM logs', env.SECOND)).toEqual([{ ended: START + 120 }]);
    expect(await rowsOf('SELECT * FROM entries', env.SECOND)).toEqual([]);
  });

  test('was not deleted does not end, although somebody has written a marker of its deletion into the bucket', async () => {
    captureEvents();
    const made = await makeDomain();
    await decide(made);
    await run(0);
    const [{ began, domainId }] = await rowsOf('SELECT * FROM logs');
    const [{ count }] = await rowsOf('SELECT count FROM maintenance');
    for (const hash of [{}, { hash: '' }, { hash: 'ab'.repeat(32) }])
      await env.ARCHIVE.put(
        `markers/DB/${String(START).padStart(12, '0')}-${randomHex(8)}.json`,
        JSON.stringify({ kind: 'deletion', logs: [{ domain: domainId, began, ...hash }] }),
      );
    // With a marker of a later run, the job repeats all erasures and deletions.
    await env.ARCHIVE.put(markerName(0, count + 1), '{"id":"x","number":0,"checkpoints":[]}');
    await runs(1, 3);
    expect((await maintenance()).repeatedTo).toBe(null);
    expect(await rowsOf('SELECT domainId, ended FROM logs')).toEqual([{ domainId, ended: null }]);
  });

  test('comes back with it begins a new one: deleted consents do not return', async () => {
    captureEvents();
    const made = await makeDomain();
    await decide(made);
    await run(0);
    const back = await wholeBookmark();
    expect((await hosting('DELETE', made.P)).status).toBe(204);
    await run(1);
    await back();
    await runs(2, 3);
    forgetCopies();
    const [old, fresh] = await rowsOf('SELECT * FROM logs ORDER BY id');
    expect([old.ended, fresh.ended]).toEqual([expect.any(Number), null]);
    expect(fresh.number).toBeGreaterThan(old.began);
    expect(await rowsOf('SELECT log FROM domains')).toEqual([{ log: fresh.id }]);
    expect((await decide(made)).status).toBe(201);
  });

  test('has got another log, whose id it has, is not found there: nothing is read from it or written into it', async () => {
    captureEvents();
    const mine = await makeDomain('www.mysite.xyz', undefined, both);
    const ucid = newUcid();
    const [{ log }] = await rowsOf('SELECT log FROM domains');
    // As if the database had been restored to a time before this log.
    await env.SECOND.batch([
      env.SECOND.prepare('DELETE FROM trees'),
      env.SECOND.prepare('DELETE FROM logs'),
      env.SECOND.prepare("UPDATE sqlite_sequence SET seq = ? WHERE name = 'logs'").bind(log - 1),
    ]);
    const theirs = await makeDomain('www.other.xyz', undefined, both);
    await decide(theirs, { ucid }, { Origin: 'https://www.other.xyz' }, both);
    expect(await rowsOf('SELECT id FROM logs', env.SECOND)).toEqual([{ id: log }]);
    const read = (path: string) => api(`/domains/${mine.domain.id}${path}`, mine.apiKey, { env: both });
    expect((await read('/consents')).status).toBe(503);
    expect((await read(`/consents/${ucid}`)).text).not.toContain(ucid);
    expect((await read('/log')).status).toBe(503);
    expect((await decide(mine, {}, {}, both)).status).toBe(503);
    const receipt = { body: { apiKey: mine.embedKey, domain: mine.domain.id, ucid }, env: both };
    expect((await call('POST', '/app/receipt', receipt)).status).toBe(503);
    expect(await rowsOf('SELECT * FROM entries', env.SECOND)).toHaveLength(1);
  });

  test('is lost begins a new one, and visitors are asked to send again what they decided before', async () => {
    captureEvents();
    await makeDomain('www.other.xyz', undefined, both);
    await run(0, both);
    const back = await bookmark(env.SECOND);
    const made = await makeDomain('www.mysite.xyz', undefined, both);
    await run(1, both);
    await back();
    const early = await decide(made, {}, {}, both);
    expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '60']);
    await run(2, both);
    expect((await decide(made, {}, {}, both)).status).toBe(201);
    const [old, fresh] = await rowsOf('SELECT * FROM logs ORDER BY id', env.SECOND);
    expect([old.domainId === made.domain.id, fresh.domainId]).toEqual([false, made.domain.id]);
  });

  test('is lost begins a new one with a number above those of its copies in other databases', async () => {
    captureEvents();
    await makeDomain('www.other.xyz', undefined, both);
    await run(0, both);
    const back = await bookmark(env.SECOND);
    const made = await makeDomain('www.mysite.xyz', undefined, both);
    await env.DB.prepare(
      `INSERT INTO logs (domainId, number, began, "key", createdAt, ended)
        VALUES (?, 3000000000, 1, randomblob(32), 1, 1800000000)`,
    )
      .bind(made.domain.id)
      .run();
    await run(1, both);
    await back();
    await run(2, both);
    const [fresh] = await rowsOf(`SELECT * FROM logs WHERE domainId = '${made.domain.id}'`, env.SECOND);
    expect(fresh.number).toBeGreaterThan(3e9);
  });

  test('is there again with `DB`, and whose log in another database has ended, gets a new one', async () => {
    captureEvents();
    const made = await makeDomain('www.mysite.xyz', undefined, both);
    await run(0, both);
    const back = await bookmark(env.DB);
    await run(1, both);
    await env.SECOND.prepare('UPDATE logs SET ended = 1 WHERE domainId = ?').bind(made.domain.id).run();
    expect((await decide(made, {}, {}, both)).status).toBe(503);
    await back();
    await run(2, both);
    expect((await decide(made, {}, {}, both)).status).toBe(201);
  });

  test('does not exist is shown by the status, and ends after 30 days', async () => {
    captureEvents();
    const made = await makeDomain();
    const orphan = await makeLog({ orphaned: true });
    const real = Math.floor(Date.now() / 1000);
    const after = (days: number) => maintain(env, real + 7200 + days * DAY);
    await after(0);
    expect(await statusOf(env)).toMatchObject({ orphanedLogs: 1 });
    await after(29);
    expect(await rowsOf('SELECT * FROM logs WHERE ended IS NULL')).toHaveLength(2);
    await after(31);
    const [left] = await rowsOf('SELECT domainId FROM logs WHERE ended IS NULL');
    expect(left).toEqual({ domainId: made.domain.id });
    expect(await statusOf(env)).toMatchObject({ orphanedLogs: 0 });
    expect((await rowsOf(`SELECT ended FROM logs WHERE id = ${orphan.id}`))[0].ended).not.toBeNull();
  });
});

describe('an orphaned log ends 30 days after the last rollback', () => {
  test.each([
    ['of its database', () => env.SECOND],
    ['of `DB`, which may have brought its domain back in between', () => env.DB],
  ])('%s', async (_, restored) => {
    captureEvents();
    const orphan = await makeLog({ binding: env.SECOND, orphaned: true });
    const real = Math.floor(Date.now() / 1000);
    const after = (days: number) => maintain(both, real + 7200 + days * DAY);
    const left = () => rowsOf(`SELECT id FROM logs WHERE id = ${orphan.id} AND ended IS NULL`, env.SECOND);
    await after(0);
    const back = await bookmark(restored());
    await after(20);
    await back();
    await after(31);
    await after(60);
    expect(await left()).toHaveLength(1);
    await after(62);
    expect(await left()).toEqual([]);
  });

  test('of `DB` that no run has noticed yet', async () => {
    captureEvents();
    const orphan = await makeLog({ binding: env.SECOND, orphaned: true });
    const real = Math.floor(Date.now() / 1000);
    await maintain(both, real + 7200);
    const back = await bookmark(env.DB);
    await maintain(both, real + 7260);
    await back();
    await checkOrphans(job(real + 7200 + 31 * DAY, both, env.SECOND));
    expect(await rowsOf(`SELECT ended FROM logs WHERE id = ${orphan.id}`, env.SECOND)).toEqual([
      { ended: null },
    ]);
  });
});

describe('a notice that was shown before a rollback', () => {
  test('is stored again when it is shown, and visitors can consent to it', async () => {
    captureEvents();
    const made = await makeDomain();
    await run(0);
    const back = await bookmark(env.DB);
    const notice = await shownTo(made);
    await run(1);
    await back();
    await run(2);
    forgetCopies();
    expect(await shownTo(made)).toBe(notice);
    await makeEmbedding(made.P);
    forgetCopies();
    expect((await decide(made, { notice })).status).toBe(201);
  });

  test('is stored again with a consent, in whatever language it is', async () => {
    captureEvents();
    const made = await makeDomain();
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    const back = await bookmark(env.DB);
    const notice = await shownTo(made, 'de_DE');
    await back();
    await env.DB.prepare('DELETE FROM notices').run();
    forgetCopies();
    expect((await decide(made, { notice, lang: 'en_US' })).status).toBe(201);
    expect(await rowsOf('SELECT locale FROM notices')).toEqual([{ locale: 'de_DE' }]);
  });
});

test('a visitor can withdraw after a rollback has lost the notice that the isolate has in its cache', async () => {
  captureEvents();
  const made = await makeDomain('www.mysite.xyz', undefined, both);
  const service = { name: 'Matomo', purpose: 'a717ff5', active: true };
  const back = await bookmark(env.SECOND);
  const { body } = await hosting('POST', `${made.P}/embedding`, service, { env: both });
  const notice = await shownTo(made, 'en_US', both);
  await hosting('DELETE', `${made.P}/embedding/${body.id}`, undefined, { env: both });
  const ucid = newUcid();
  expect((await decide(made, { ucid, notice }, {}, both)).status).toBe(201);
  await back();
  const withdrawn = await decide(made, { ucid, notice, consent: false }, {}, both);
  expect(withdrawn.status, withdrawn.text).toBe(201);
  expect(await rowsOf('SELECT consent FROM entries', env.SECOND)).toEqual([{ consent: 0 }]);
});

test('a domain that is imported again has a log with a higher number, in whatever database', async () => {
  const made = await makeDomain();
  const [{ began }] = await rowsOf('SELECT began FROM logs');
  const backup = await hosting('GET', `${made.client.path}/export`);
  await hosting('DELETE', made.client.path);
  expect((await hosting('POST', '/import', backup.body, { env: both })).status).toBe(201);
  const [young] = await rowsOf('SELECT began, domainId FROM logs', env.SECOND);
  expect(young).toEqual({ began: expect.any(Number), domainId: made.domain.id });
  expect(young.began).toBeGreaterThan(began);
});

import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { brokenDatabase } from '../../support/bindings/failing-bindings.ts';
import { hosting, type Overrides } from '../../support/call.ts';
import { movedClock } from '../../support/bindings/clock.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { anotherIsolate, decide, makeDomain, makeEmbedding, newUcid, shownTo } from '../../support/make.ts';
import { storedEntries } from '../../support/log/stored-entries.ts';
import { forgetCopies, siteKey } from '../../../src/visitor/site/memory-and-kv-copies.ts';

const START = 1_790_000_000;

/** A domain with an optional service and a visitor; the test sets the domain's time. */
async function atTime() {
  const clock = movedClock(START);
  const made = await makeDomain('www.mysite.xyz', undefined, clock.bindings);
  const { id } = await makeEmbedding(made.P);
  const notice = await shownTo(made, 'en_US', clock.bindings);
  const ucid = newUcid();
  const send = (more = {}) => decide(made, { ucid, notice, ...more }, {}, clock.bindings);
  return { made, id, clock, ucid, send };
}

describe('a repeated decision', () => {
  test('within five minutes adds no entry, whether it is sent one after the other or at once', async () => {
    const { made, send, clock, ucid } = await atTime();
    const first = await send();
    clock.pass(299);
    const again = await Promise.all(Array.from({ length: 5 }, () => send()));
    for (const { status, body } of again) {
      expect(status).toBe(201);
      expect(body).toEqual(first.body);
    }
    expect(first.body).toEqual({ ucid, timestamp: START, receipt: expect.any(String) });
    clock.pass(1);
    expect((await send()).body.timestamp).toBe(START + 300);
    expect(await storedEntries(made)).toHaveLength(2);
  });

  test('adds an entry if the visitor decided differently in between, or the consent notice changed', async () => {
    const { made, send, id, clock } = await atTime();
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    const notice = await shownTo(made, 'de_DE', clock.bindings);
    const decisions = [{}, { embeddings: [id] }, { consent: false }, {}, { manipulationPrevention: true }];
    for (const more of [...decisions, {}, { notice }]) await send(more);
    expect((await storedEntries(made)).map(({ seq, timestamp }) => [seq, timestamp])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((seq) => [seq, START]),
    );
  });

  test('adds an entry while the previous one is being erased, and is not erased with it', async () => {
    const { made, send, ucid, clock } = await atTime();
    await send();
    const lost = { env: { ...clock.bindings, DB: brokenDatabase(7, false, clock.bindings.DB) } };
    expect((await hosting('DELETE', `${made.P}/log/consents/${ucid}`, undefined, lost)).status).toBe(503);
    expect(await storedEntries(made)).toHaveLength(1);
    for (let i = 0; i < 2; i++) expect((await send()).status).toBe(201);
    expect((await storedEntries(made)).map(({ seq }) => seq)).toEqual([1, 2]);
    clock.pass(60);
    await maintain({ ...env, ...clock.bindings }, START + 60);
    expect((await storedEntries(made)).map(({ seq }) => seq)).toEqual([2]);
  });

  test('of another visitor adds an entry', async () => {
    const { made, send } = await atTime();
    await send();
    await send({ ucid: newUcid() });
    expect(await storedEntries(made)).toHaveLength(2);
  });
});

test('the times of a log never decrease, although the database’s clock is set to an earlier time', async () => {
  const { made, send, clock } = await atTime();
  await send();
  clock.pass(-500);
  const behind = await send({ ucid: newUcid() });
  expect(behind.body.timestamp).toBe(START);
  clock.pass(500 + 7);
  await send({ ucid: newUcid() });
  expect((await storedEntries(made)).map(({ timestamp }) => timestamp)).toEqual([START, START, START + 7]);
});

test('simultaneous decisions from two isolates are numbered without a gap', async () => {
  const made = await makeDomain();
  const isolates = [undefined, await anotherIsolate()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => decide(made, {}, {}, {}, isolates[i % 2])),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const stored = await storedEntries(made);
  expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  expect(new Set(stored.map(({ ucid }) => ucid)).size).toBe(50);
});

describe('an entry', () => {
  const blocks = async () =>
    env.DB.prepare('SELECT number, first, last FROM blocks ORDER BY number').raw<number[]>();

  test('that fills its block records the end of the block, and the next one begins another', async () => {
    const made = await makeDomain();
    for (let i = 0; i < 7; i++) await decide(made, {}, {}, { LOG_BLOCK_ENTRIES: '3' });
    expect(await blocks()).toEqual([
      [1, 1, 3],
      [2, 4, 6],
      [3, 7, 9],
    ]);
    expect((await storedEntries(made)).map(({ seq }) => seq)).toEqual([1, 2, 3, 5, 6, 8, 9]);
  });

  test('follows entries that were archived, erased or deleted', async () => {
    const made = await makeDomain();
    const [, second] = [await decide(made), await decide(made)];
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO events SELECT log, 3, timestamp + 500, 'erasure', '' FROM entries WHERE seq = 2",
      ),
      env.DB.prepare("INSERT INTO erased SELECT log, seq, timestamp, x'00' FROM entries"),
      env.DB.prepare('DELETE FROM entries'),
    ]);
    const third = await decide(made);
    expect(third.body.timestamp).toBe(second.body.timestamp + 500);
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO events SELECT id, 9, unixepoch() + 900, 'block', '' FROM logs`),
      env.DB.prepare("INSERT OR IGNORE INTO erased SELECT log, seq, timestamp, x'00' FROM entries"),
      env.DB.prepare('DELETE FROM entries'),
    ]);
    await decide(made);
    expect(await storedEntries(made)).toMatchObject([{ seq: 10 }]);
  });
});

describe('when D1 fails', () => {
  // There are up to three calls: the configuration, the batch, the end of the block.
  for (const [n, after] of [1, 2, 3].flatMap((n) => [[n, false] as const, [n, true] as const]))
    test(`at call ${n}, ${after ? 'after' : 'before'} it took effect, only a stored decision is acknowledged, and sending it again adds no second entry`, async () => {
      const made = await makeDomain();
      forgetCopies();
      await env.KEYS.delete(siteKey(made.domain.id));
      const ucid = newUcid();
      const send = (bindings: Overrides) => decide(made, { ucid }, {}, bindings);
      const answer = await send({ DB: brokenDatabase(n, after), LOG_BLOCK_ENTRIES: '1' });
      const stored = await storedEntries(made);
      expect([201, 503]).toContain(answer.status);
      expect(stored.length).toBeGreaterThanOrEqual(answer.status === 201 ? 1 : 0);
      expect((await send({})).status).toBe(201);
      expect(await storedEntries(made)).toMatchObject([{ seq: 1, ucid }]);
    });
});

test('decisions are stored in the database of their log, the smallest that there is beside DB, and in no other', async () => {
  const bindings = { LOG1: env.SECOND, LOG2: env.THIRD };
  for (const [db, bytes] of [
    [env.DB, 1],
    [env.SECOND, 3],
    [env.THIRD, 2],
  ] as const)
    await db
      .prepare('INSERT OR REPLACE INTO maintenance (id, sizes) VALUES (1, ?)')
      .bind(JSON.stringify({ live: 0, archived: 0, bytes }))
      .run();
  const here = await makeDomain();
  const there = await makeDomain('there.example', undefined, bindings);
  const Origin = 'https://there.example';
  const notice = await shownTo(there, 'en_US', bindings);
  const theirs = 'SELECT 1 FROM notices JOIN logs ON logs.id = log WHERE domainId = ?';
  expect((await env.DB.prepare(theirs).bind(there.domain.id).all()).results).toEqual([]);
  for (const worker of [undefined, await anotherIsolate()])
    for (const more of [{ notice }, {}]) {
      const answer = await decide(there, more, { Origin }, bindings, worker);
      expect(answer.status, answer.text).toBe(201);
      expect((await decide(here, {}, {}, bindings, worker)).status).toBe(201);
    }
  expect(await storedEntries(there)).toEqual([]);
  expect(await storedEntries(there, env.SECOND)).toEqual([]);
  expect((await storedEntries(there, env.THIRD)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(await storedEntries(here)).toHaveLength(4);
  await env.THIRD.prepare('UPDATE logs SET ended = 1').run();
  expect((await decide(there, { notice }, { Origin }, bindings)).status).toBe(503);
});

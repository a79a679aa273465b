// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { forgetCopies } from '../../../src/visitor/site/memory-and-kv-copies.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { markerName } from '../../../src/log/rollback/run-markers.ts';
import { api, call, hosting } from '../../support/call.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { audit, makeLog, objects, rowsOf, START, visitors } from '../../support/log/logs.ts';
import { decide, makeDomain, newUcid, shownTo } from '../../support/make.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';
import {
  DAY,
  addEntries,
  bindings,
  run,
  runs,
  maintenance,
  statusOf,
  coveredLog,
  withoutLists,
} from './restored.ts';

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
    const { made } = await coveredLog();
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
    const { made, back } = await coveredLog();
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
    const { made } = await coveredLog();
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
    const { made } = await coveredLog(4, 0);
    await addEntries(made, visitors(3), START + 70);
    await run(2, withoutLists);
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

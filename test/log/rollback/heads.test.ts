// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { forgetCopies } from '../../../src/visitor/site/memory-and-kv-copies.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { compareHead } from '../../../src/log/rollback/compare-head.ts';
import { headName } from '../../../src/log/rollback/head.ts';
import { randomHex } from '../../../src/lib/crypto/random.ts';
import { api, call, hosting } from '../../support/call.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { audit, job, makeLog, rowsOf, START, visitors, type Made } from '../../support/log/logs.ts';
import { decide, makeDomain, newUcid, shownTo } from '../../support/make.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';
import {
  DAY,
  addEntries,
  bindings,
  erase,
  run,
  runs,
  linesOf,
  maintenance,
  numberOf,
  statusOf,
  coveredLog,
  withoutReads,
} from './restored.ts';

/** Signs another checkpoint: three more records are covered by the next run. */
async function coverMore(made: Made, minute: number) {
  await addEntries(made, visitors(3), START + minute * 60);
  await run(minute + 12);
  return (await audit(made)).owner;
}
const HEAD = headName(0);
const headIn = async () => JSON.parse(await (await env.ARCHIVE.get(HEAD))!.text());

describe('a head', () => {
  test('is the last count of the database, with an id that the database knows', async () => {
    await runs(0, 2);
    const { count, ids, written } = await maintenance();
    const known = JSON.parse(ids);
    expect([count, written, Object.keys(known)]).toEqual([3, 3, ['1', '2', '3']]);
    expect(await headIn()).toEqual({ count: 3, id: known[3], number: 0 });
  });

  test('is known for 100 counts', async () => {
    await env.DB.prepare('UPDATE maintenance SET count = 500').run();
    for (let i = 0; i < 103; i++) await compareHead(job(START));
    const { ids } = await maintenance();
    expect(Object.keys(JSON.parse(ids))).toEqual(Array.from({ length: 100 }, (_, i) => String(504 + i)));
  });

  const others: [what: string, text: string | null][] = [
    ...['junk', 'null', '{}', '[]', '{"count":1e300,"id":"0123456789abcdef","number":0}'].map(
      (text): [string, string] => [text, text],
    ),
    ['of another database', '{"count":2,"id":"0123456789abcdef","number":0}'],
    ['of a count that no database comes to', `{"count":${2 ** 53 - 2},"id":"0123456789abcdef","number":0}`],
    ['missing', null],
  ];
  test.each(others)('that is %s begins new numbers without asking, once', async (_, text) => {
    const { all } = captureEvents();
    const { made } = await coveredLog();
    if (text === null) await env.ARCHIVE.delete(HEAD);
    else await env.ARCHIVE.put(HEAD, text);
    const owner = await coverMore(made, 2);
    expect(owner.number).toBeGreaterThan(made.began);
    expect(await linesOf(made)).toHaveLength(1);
    await runs(15, 16);
    expect(all()).toEqual([{ event: 'database rolled back', database: 'DB' }]);
    expect((await audit(made)).owner).toMatchObject({ size: 10, number: owner.number });
    expect((await maintenance()).count).toBeLessThan(20);
    expect(await statusOf()).toMatchObject({ failedJobs: [], recovering: false });
  });

  test('that is older than the database knows, because the bucket was restored, begins new numbers', async () => {
    const { made } = await coveredLog();
    const older = JSON.stringify(await headIn());
    await runs(2, 4);
    await env.ARCHIVE.put(HEAD, older);
    expect((await coverMore(made, 5)).number).toBeGreaterThan(made.began);
  });

  test('and the database that are both restored, to different moments, begin new numbers', async () => {
    const { made } = await coveredLog();
    const back = await bookmark(env.DB);
    await runs(2, 3);
    const older = JSON.stringify(await headIn());
    await runs(4, 5);
    await env.ARCHIVE.put(HEAD, older);
    await back();
    expect((await coverMore(made, 6)).number).toBeGreaterThan(made.began);
  });

  test('with a number more than a day ahead is an error, and nothing is signed', async () => {
    const { made } = await coveredLog();
    const number = Math.floor(Date.now() / 1000) + 2 * DAY;
    await env.ARCHIVE.put(HEAD, JSON.stringify({ ...(await headIn()), number }));
    expect(await coverMore(made, 2)).toMatchObject({ size: 5, number: made.began });
    const reason = `${HEAD} has the number ${number}, which is more than a day ahead`;
    expect(await statusOf()).toMatchObject({ failedJobs: [{ step: 'compare', reason }] });
    // The operator deletes it.
    await env.ARCHIVE.delete(HEAD);
    await run(15);
    expect((await audit(made)).owner.number).toBeLessThan(number);
    expect(await statusOf()).toMatchObject({ failedJobs: [] });
  });

  test('that changes again within an hour begins no numbers, and nothing is signed until the hour is over', async () => {
    const { made } = await coveredLog();
    const change = () => env.ARCHIVE.put(HEAD, JSON.stringify({ count: 1, id: randomHex(8), number: 0 }));
    await change();
    await run(2);
    const first = await numberOf(made);
    await change();
    await addEntries(made, visitors(3), START + 180);
    await runs(3, 5);
    expect((await audit(made)).owner).toMatchObject({ size: 5, number: first });
    expect((await maintenance()).checkedAt).toBe(0);
    const reason = expect.stringContaining('have begun new numbers less than an hour ago');
    expect(await statusOf()).toMatchObject({ failedJobs: [{ step: 'compare', reason }] });
    await runs(62, 63);
    const { owner } = await audit(made);
    expect(owner.number).toBeGreaterThan(first);
    expect(owner.size).toBe(10);
  });

  test('that cannot be read: no count is taken, and signing goes on by itself once it can', async () => {
    const { made } = await coveredLog(4, 0);
    await addEntries(made, visitors(3), START + 70);
    const { count } = await maintenance();
    await run(2, withoutReads);
    expect((await maintenance()).count).toBe(count);
    expect(await statusOf()).toMatchObject({ failedJobs: [{ step: 'compare', reason: '503' }] });
    await run(3);
    expect(await statusOf()).toMatchObject({ failedJobs: [] });
    expect((await audit(made)).owner).toMatchObject({ size: 10, number: made.began });
  });

  test('is written once a second, however many requests compare at the same time', async () => {
    const { all } = captureEvents();
    const made = await makeLog();
    const ucids = visitors(12);
    await addEntries(made, ucids);
    await run(0);
    await Promise.all(ucids.map(async (ucid) => erase(made, ucid)));
    await run(1);
    expect(all()).toEqual([]);
    expect((await headIn()).count).toBe((await maintenance()).written);
    expect(await numberOf(made)).toBe(made.began);
  });

  test('is written a second later where R2 refuses more than one write a second', async () => {
    let refusals = 0;
    const limited = interceptCalls(bindings, async (work, name) => {
      if (name === 'ARCHIVE.put' && ++refusals < 4)
        throw new Error('put: Reduce your concurrent request rate for the same object. (10058)');
      return work();
    });
    await run(0, limited);
    expect(await statusOf()).toMatchObject({ failedJobs: [] });
    expect((await headIn()).count).toBe((await maintenance()).written);
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
  test('compares the head before it signs', async () => {
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

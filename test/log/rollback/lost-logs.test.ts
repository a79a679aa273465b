// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { forgetCopies } from '../../../src/visitor/site/memory-and-kv-copies.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { headName } from '../../../src/log/rollback/head.ts';
import { checkOrphans } from '../../../src/log/rollback/missing-logs.ts';
import { randomHex } from '../../../src/lib/crypto/random.ts';
import { api, call, hosting } from '../../support/call.ts';
import { job, makeLog, rowsOf, START } from '../../support/log/logs.ts';
import { decide, makeDomain, makeEmbedding, newUcid, shownTo } from '../../support/make.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';
import { DAY, both, run, runs, maintenance, wholeBookmark, statusOf } from './restored.ts';

describe('a log whose domain', () => {
  test('was deleted ends at once when a restore brings it back', async () => {
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
    const made = await makeDomain();
    await decide(made);
    await run(0);
    const [{ began, domainId }] = await rowsOf('SELECT * FROM logs');
    for (const hash of [{}, { hash: '' }, { hash: 'ab'.repeat(32) }])
      await env.ARCHIVE.put(
        `markers/DB/${String(START).padStart(12, '0')}-${randomHex(8)}.json`,
        JSON.stringify({ kind: 'deletion', logs: [{ domain: domainId, began, ...hash }] }),
      );
    // Without its head, the job repeats all erasures and deletions.
    await env.ARCHIVE.delete(headName(0));
    await runs(1, 3);
    expect((await maintenance()).repeatedTo).toBe(null);
    expect(await rowsOf('SELECT domainId, ended FROM logs')).toEqual([{ domainId, ended: null }]);
  });

  test('comes back with it begins a new one: deleted consents do not return', async () => {
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

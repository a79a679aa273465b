import { createHash } from 'node:crypto';
import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { databaseOf } from '../../src/db/databases.ts';
import {
  cachedNotice,
  cacheNotices,
  noticeContent,
  noticesQuery,
  readNotices,
} from '../../src/log/consent-notice-cache.ts';
import { append } from '../../src/log/append.ts';
import { beginStatement } from '../../src/log/log.ts';
import {
  deleteUnusedStatement,
  makeNotice,
  NOTICE_LIFE,
  storeNoticeStatement,
  unpackNotice,
  type NoticeContent,
} from '../../src/log/consent-notice.ts';

const db = databaseOf(env.DB);
const DAY = 86_400;

async function newLog() {
  const domain = `d${Math.random()}`;
  const [begun] = await beginStatement(db, [domain]);
  const { id } = begun!;
  return { log: { db, id: sql`${id}` }, place: { domain, database: 0, id } };
}
const content = (title: string): NoticeContent => ({
  version: 1,
  domain: 'www.mysite.xyz',
  locale: 'de_DE',
  texts: { widgetTitle: title, changeConsentText: 'Ändern' },
  purposes: [{ id: '41ba25c', name: 'Technisch notwendig', mandatory: true }],
  services: [{ id: 'abc', name: 'Sitzung', purpose: '41ba25c', vendor: 'Wir' }],
  links: [],
  storage: [],
});
const at = (time: number) => sql`${time}`;
const rowsOf = () =>
  env.DB.prepare('SELECT number, version, used, delivered FROM notices ORDER BY number').raw<number[]>();
const decide = (log: number, seq: number, notice: number) =>
  env.DB.prepare("INSERT INTO entries VALUES (?, ?, randomblob(32), 1, 1, 0, ?, x'', '', NULL)")
    .bind(log, seq, notice)
    .run();

test('a notice is named by the SHA-256 of its canonical JSON, and given back whole', async () => {
  const { log } = await newLog();
  const made = makeNotice(content('Hallo'));
  const text = unpackNotice(made.packed);
  expect(made.hash).toBe(createHash('sha256').update(text).digest('hex'));
  expect(text).toMatch(
    /^\{"domain":"www.mysite.xyz","links":\[\],"locale":"de_DE","purposes":\[\{"id":"41ba25c","mandatory":true,/,
  );
  await storeNoticeStatement(log, made, 1);
  expect(await noticeContent(log, made.hash)).toEqual(content('Hallo'));
  expect(await noticeContent(log, 'f'.repeat(64))).toBeUndefined();
  expect(makeNotice(JSON.parse(text) as NoticeContent).hash).toBe(made.hash);
});

test('it is stored once under a small number, and its deliveries are noted once a day and with each version', async () => {
  const { log } = await newLog();
  for (const [title, version, time] of [
    ['one', 1, 1000],
    ['two', 1, 1001],
    ['one', 1, 1000 + DAY - 1],
    ['one', 2, 1500],
    ['two', 1, 1001 + DAY],
  ] as const)
    await storeNoticeStatement(log, makeNotice(content(title)), version, at(time));
  expect(await rowsOf()).toEqual([
    [1, 2, 0, 1500],
    [2, 1, 0, 1001 + DAY],
  ]);
  await env.DB.prepare('UPDATE logs SET ended = 1').run();
  await storeNoticeStatement(log, makeNotice(content('three')), 1);
  expect(await rowsOf()).toHaveLength(2);
});

test('it can be consented to for 30 days after its last delivery, whichever isolate wrote which down', async () => {
  const { log, place } = await newLog();
  const made = makeNotice(content('one'));
  const first = 1000;
  await storeNoticeStatement(log, made, 1, at(first));
  // Another isolate, which has nothing to write yet, and asks again a day later: until then it delivers.
  await storeNoticeStatement(log, made, 1, at(first + DAY - 1));
  const lastDelivery = first + 2 * DAY - 2;
  const decided = { ucid: 'a'.repeat(64), consent: true, manipulationPrevention: false, accepted: '' };
  const now = lastDelivery + 30 * DAY;
  await deleteUnusedStatement(db, now);
  const limits = { entries: 10, seconds: 30 * DAY };
  const decision = { ...decided, notice: made.hash };
  expect(await append(db, place, decision, limits, { now })).toMatchObject({ seq: 1 });
});

describe('a notice that an entry names', () => {
  test('stays; others go after their time', async () => {
    const { log, place } = await newLog();
    const [one, two] = ['one', 'two'].map((title) => makeNotice(content(title)));
    for (const made of [one!, two!]) await storeNoticeStatement(log, made, 1, at(1000));
    await decide(place.id, 1, 1);
    expect((await readNotices(log, place, [two!.hash])).get(two!.hash)!.hash).toBe(two!.hash);
    await deleteUnusedStatement(db, 1000 + NOTICE_LIFE);
    expect(await rowsOf()).toHaveLength(2);
    await deleteUnusedStatement(db, 1001 + NOTICE_LIFE);
    expect(await rowsOf()).toEqual([[1, 1, 1, 1000]]);
  });

  test('can neither be changed nor deleted before its log has ended', async () => {
    const { log, place } = await newLog();
    await storeNoticeStatement(log, makeNotice(content('one')), 1);
    await decide(place.id, 1, 1);
    await expect(env.DB.prepare("UPDATE notices SET content = x'00'").run()).rejects.toThrow('never changed');
    await expect(env.DB.prepare('DELETE FROM notices').run()).rejects.toThrow('goes with its log');
    await env.DB.prepare('UPDATE logs SET ended = 1').run();
    await env.DB.prepare('DELETE FROM notices').run();
  });
});

test('notices are read by hash, at two rows each, and remembered by hash for their log alone', async () => {
  const { log, place } = await newLog();
  const other = await newLog();
  const made = Array.from({ length: 30 }, (_, i) => makeNotice(content(`title ${i}`)));
  for (const notice of made) await storeNoticeStatement(log, notice, 1);
  await storeNoticeStatement(other.log, made[3]!, 1);
  await decide(place.id, 1, 3);
  const keys = [made[2]!.hash, made[7]!.hash, 'e'.repeat(64)];
  const { sql: text, params } = noticesQuery(log, keys).toSQL();
  const { meta } = await env.DB.prepare(text)
    .bind(...params)
    .all();
  expect(meta.rows_read).toBeLessThanOrEqual(2 * keys.length + 4);
  const read = cacheNotices(place, await noticesQuery(log, keys));
  expect([...read.keys()].sort()).toEqual([made[2]!.hash, made[7]!.hash].sort());
  const { packed: _, ...notice } = made[2]!;
  expect(read.get(notice.hash)).toEqual(notice);
  expect(cachedNotice(place, notice.hash)).toEqual(notice);
  expect(cachedNotice(other.place, made[2]!.hash)).toBeUndefined();
});

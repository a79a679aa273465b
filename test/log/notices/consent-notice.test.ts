import { createHash } from 'node:crypto';
import { env } from 'cloudflare:workers';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { databaseOf } from '../../../src/db/databases.ts';
import {
  cachedNotice,
  cacheNotices,
  noticeContent,
  noticesQuery,
  readNotices,
} from '../../../src/log/notices/consent-notice-cache.ts';
import { randomHex } from '../../../src/lib/crypto/random.ts';
import { append } from '../../../src/log/append/append.ts';
import { beginStatement } from '../../../src/log/log.ts';
import {
  deleteUnusedStatement,
  makeNotice,
  NOTICE_LIFE,
  storeNoticesStatements,
  storeNoticeStatement,
  unpackNotice,
  type NoticeContent,
} from '../../../src/log/notices/consent-notice.ts';

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
  env.DB.prepare('SELECT number, version, used, retired FROM notices ORDER BY number').raw<
    (number | null)[]
  >();
const decide = (log: number, seq: number, notice: number) =>
  env.DB.prepare("INSERT INTO entries VALUES (?, ?, randomblob(32), 1, 1, 0, ?, x'', '', randomblob(16))")
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

const storeAll = (log: { db: typeof db; id: SQL }, titles: string[], version: number, time: number) => {
  const made = titles.map((title) => makeNotice(content(title)));
  const [first, ...others] = storeNoticesStatements(log, made, version, at(time));
  return db.batch([first!, ...others]);
};

test('it is stored once under a small number, and is retired while the configuration does not make it', async () => {
  const { log } = await newLog();
  await storeAll(log, ['one', 'two'], 1, 1000);
  await storeAll(log, ['two', 'three'], 2, 1001);
  await storeAll(log, ['two', 'three'], 2, 1002);
  expect(await rowsOf()).toEqual([
    [1, 1, 0, 1001],
    [2, 2, 0, null],
    [3, 2, 0, null],
  ]);
  await storeAll(log, ['one'], 3, 1003);
  expect(await rowsOf()).toEqual([
    [1, 3, 0, null],
    [2, 2, 0, 1003],
    [3, 2, 0, 1003],
  ]);
  await env.DB.prepare('UPDATE logs SET ended = 1').run();
  await storeNoticeStatement(log, makeNotice(content('four')), 1);
  expect(await rowsOf()).toHaveLength(3);
});

test('it can be consented to while it is current and for 30 days after its retirement, and rejected at any time', async () => {
  const { log, place } = await newLog();
  await storeAll(log, ['one', 'two'], 1, 1000);
  await storeAll(log, ['two'], 2, 2000);
  const limits = { entries: 10, seconds: 30 * DAY };
  const decide = (title: string, consent: boolean, now: number) =>
    append(
      db,
      place,
      {
        ucid: randomHex(32),
        consent,
        manipulationPrevention: false,
        accepted: '',
        notice: makeNotice(content(title)).hash,
      },
      limits,
      { now },
    );
  expect(await decide('one', true, 2000 + 30 * DAY - 1)).toMatchObject({ seq: 1 });
  expect(await decide('one', true, 2000 + 30 * DAY)).toBe('unknown');
  expect(await decide('one', false, 2000 + 30 * DAY)).toMatchObject({ seq: 2 });
  expect(await decide('two', true, 2000 + 900 * DAY)).toMatchObject({ seq: 3 });
  expect(await decide('three', false, 2000)).toBe('unknown');
});

test('a log has at most 500 unused notices besides the current ones, the newest', async () => {
  const { log, place } = await newLog();
  await storeAll(log, ['used', 'current'], 1, 1000);
  await decide(place.id, 1, 1);
  for (let i = 0; i < 520; i += 20) {
    const titles = Array.from({ length: 20 }, (_, n) => `title ${i + n}`);
    await storeAll(log, [...titles, 'current'], i, 2000 + i);
  }
  await storeAll(log, ['current'], 600, 3000);
  const numbers = (await rowsOf()).map(([number]) => number!);
  expect(numbers.slice(0, 3)).toEqual([1, 2, 23]);
  expect(numbers).toHaveLength(2 + 500);
});

describe('a notice that an entry names', () => {
  test('stays; others go after their time', async () => {
    const { log, place } = await newLog();
    const two = makeNotice(content('two'));
    await storeAll(log, ['one', 'two'], 1, 500);
    await storeAll(log, ['three'], 2, 1000);
    await decide(place.id, 1, 1);
    expect((await readNotices(log, place, [two.hash])).get(two.hash)!.hash).toBe(two.hash);
    await deleteUnusedStatement(db, 1000 + NOTICE_LIFE);
    expect(await rowsOf()).toHaveLength(3);
    await deleteUnusedStatement(db, 1001 + NOTICE_LIFE);
    expect(await rowsOf()).toEqual([
      [1, 1, 1, 1000],
      [3, 2, 0, null],
    ]);
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

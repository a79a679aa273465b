import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { MAX_COUNTED, MAX_ENTRIES } from '../../../src/db/activity/entry-statements.ts';
import { BYTES, BYTES_A_DAY } from '../../../src/db/activity/stored-fields.ts';
import { activity, activityDays } from '../../../src/db/schema.ts';
import { now } from '../../../src/env.ts';
import { SECONDS_PER_DAY } from '../../../src/lib/time.ts';
import { operatorVisit } from '../../operator/operator-visit.ts';
import { hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { makeDomain, makeEmbedding } from '../../support/make.ts';
import { loggedIn, redirectTarget } from '../../support/visit.ts';
import { entriesOf } from './entries.ts';

const LENGTH = 65_000;
/** A text that cannot be compressed by much. */
const noise = (length = LENGTH) => {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i += 65_536) crypto.getRandomValues(bytes.subarray(i, i + 65_536));
  return Array.from(bytes, (byte) => String.fromCharCode(33 + (byte % 90))).join('');
};

const today = () => Math.floor(now() / SECONDS_PER_DAY);
/** The bytes of the values that a client’s entries have. */
const bytesOf = async (clientId: string) =>
  (await env.DB.prepare('SELECT coalesce(sum(length(fields)), 0) AS n FROM activity WHERE clientId = ?')
    .bind(clientId)
    .first<number>('n'))!;

async function withDomain() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const save = (widgetIntroText: string) => hosting('PUT', `${made.P}/locale/en_US`, { widgetIntroText });
  const path = `/account/domains/${made.domain.id}/activity`;
  return { ...made, visit, save, path };
}

test('a long text is shown, downloaded and brought back whole', async () => {
  const { client, save, path, visit, P } = await withDomain();
  const [a, b] = [noise(), noise()];
  await save(a);
  await save(b);
  const { id } = (await entriesOf(client.id)).at(-1)!;
  const file = await visit.get(`${path}.ndjson`);
  const [last] = file.text.split('\n').map((line) => (line ? JSON.parse(line) : undefined));
  expect([last.before.widgetIntroText, last.after.widgetIntroText]).toEqual([a, b]);
  expect((await visit.post(`${path}/${id}/undo`)).status).toBe(303);
  expect((await hosting('GET', `${P}/locale/en_US`)).body.widgetIntroText).toBe(a);
});

describe('the values of a client', () => {
  test(
    'take 1 MB a day, however often they are saved; after that, entries name the fields alone',
    { tags: 'long' },
    async () => {
      const { client, save, path, visit, P } = await withDomain();
      const SAVES = 24;
      const texts: string[] = [];
      for (let i = 0; i < SAVES; i++) {
        texts.push(noise());
        expect((await save(texts.at(-1)!)).status).toBe(200);
      }
      const bytes = await bytesOf(client.id);
      expect(bytes).toBeLessThanOrEqual(BYTES_A_DAY);
      expect(bytes).toBeGreaterThan(BYTES_A_DAY * 0.8);
      const entries = (await entriesOf(client.id)).filter(({ kind }) => kind === 'text');
      expect(entries).toHaveLength(SAVES);
      expect(entries.map(({ fieldNames }) => fieldNames)).toEqual(
        Array.from({ length: SAVES }, () => ['widgetIntroText']),
      );
      const [kept, last] = [entries[1]!, entries.at(-1)!];
      expect(kept.after).toEqual({ widgetIntroText: texts[1] });
      expect([last.before, last.after]).toEqual([null, null]);

      const change = await visit.get(`${path}/changes/${last.id}`);
      expect(change.text).toContain('Text. The values of this change are not stored.');
      expect((await visit.get(path)).text).toContain('>Text<');
      const page = await visit.get(`${path}/${last.id}/undo`);
      expect(page.text).toContain('its earlier values are not stored');
      expect(page.text).not.toContain('Undo change');
      expect(redirectTarget(await visit.post(`${path}/${last.id}/undo`))).toBe(`${path}/${last.id}/undo`);
      expect((await entriesOf(client.id)).filter(({ kind }) => kind === 'text')).toHaveLength(SAVES);
      expect((await visit.get(`${path}.ndjson`)).text.trim().split('\n').length).toBeGreaterThan(SAVES);
      expect((await visit.post(`${path}/${kept.id}/undo`)).status).toBe(303);
      expect((await hosting('GET', `${P}/locale/en_US`)).body.widgetIntroText).toBe(texts[0]);
    },
  );

  test('take 20 MB in all: those of the oldest days are cleared, and only they', async () => {
    const { client, save } = await withDomain();
    const perDay = 10;
    await db.delete(activityDays).where(eq(activityDays.clientId, client.id));
    for (let day = today() - 30; day < today(); day++) {
      await db.insert(activityDays).values({ clientId: client.id, day, changes: perDay, bytes: 1_000_000 });
      await env.DB.prepare(
        `INSERT INTO activity (clientId, id, "by", kind, action, fieldNames, fields)
         SELECT ?, (? * 86400 + value) * 1000000, 'user', 'text', 'changed', '["name"]', zeroblob(100000)
         FROM json_each('[0,1,2,3,4,5,6,7,8,9]')`,
      )
        .bind(client.id, day)
        .run();
    }
    await save(noise());
    const bytes = await bytesOf(client.id);
    expect(bytes).toBeLessThanOrEqual(BYTES);
    expect(bytes).toBeGreaterThan(BYTES * 0.9);
    const { results } = await env.DB.prepare(
      `SELECT id / 86400000000 AS day, count(*) AS entries, count(fields) AS whole FROM activity
        WHERE clientId = ? AND id < ? GROUP BY day`,
    )
      .bind(client.id, today() * 86_400e6)
      .all<{ day: number; entries: number; whole: number }>();
    expect(results).toHaveLength(30);
    for (const { day, entries, whole } of results)
      expect([entries, whole]).toEqual([perDay, day >= today() - 19 ? perDay : 0]);
  });

  test('can be cleared, but not changed, and are deleted with the client', async () => {
    const { client, save } = await withDomain();
    await save(noise());
    expect(await bytesOf(client.id)).toBeGreaterThan(LENGTH / 2);
    await expect(env.DB.exec("UPDATE activity SET fields = x'00'")).rejects.toThrow('never changed');
    await expect(env.DB.exec("UPDATE activity SET fieldNames = '[]'")).rejects.toThrow('never changed');
    await hosting('DELETE', client.path);
    expect(await entriesOf(client.id)).toEqual([]);
  });

  test('of one change are not stored if they exceed 500 KB', async () => {
    const { client, P } = await withDomain();
    const list = Array.from({ length: 12 }, (_, i) => ({ name: `TEXT${i}`, value: noise() }));
    const before = await bytesOf(client.id);
    expect((await hosting('PUT', `${P}/placeholder`, list)).status).toBe(201);
    expect(await bytesOf(client.id)).toBe(before);
    expect((await entriesOf(client.id)).at(-1)).toMatchObject({
      kind: 'placeholder',
      fieldNames: ['placeholders'],
      before: null,
      after: null,
    });
    expect((await hosting('PUT', `${P}/placeholder`, [])).status).toBe(201);
    expect((await hosting('PUT', `${P}/placeholder`, list.slice(0, 2))).status).toBe(201);
    expect(await bytesOf(client.id)).toBeGreaterThan(before + LENGTH);
  });
});

describe('after 2,000 changes on a day', () => {
  /** Sets how many changes a client has made today. */
  const skipTo = (clientId: string, changes: number) =>
    db
      .insert(activityDays)
      .values({ clientId, day: today(), changes })
      .onConflictDoUpdate({
        target: [activityDays.clientId, activityDays.day],
        set: { changes },
      });

  test('one entry for each object and hour counts the others, and is closed then', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 3_600_000) * 3_600_000 + 1000 });
    const { client, P, save, path, visit } = await withDomain();
    const { id } = await makeEmbedding(P, { name: 'Video' });
    await skipTo(client.id, MAX_ENTRIES - 1);
    await save('The last one with its values');
    const bytes = await bytesOf(client.id);
    for (let i = 0; i < 5; i++) await save(noise());
    for (let i = 0; i < 3; i++)
      await hosting('PUT', `${P}/embedding/${id}`, { name: 'Video', purpose: 'a717ff5', vendor: `V${i}` });
    const entries = await entriesOf(client.id);
    expect(entries.slice(-3)).toMatchObject([
      { kind: 'text', hour: null, changes: 1, after: { widgetIntroText: 'The last one with its values' } },
      { kind: 'text', objectId: 'en_US', changes: 5, before: null, after: null },
      { kind: 'service', objectName: 'Video', changes: 3, before: null, after: null },
    ]);
    expect(await bytesOf(client.id)).toBe(bytes);

    const list = await visit.get(path);
    expect(list.text).toContain('5 changes in this hour, without values');
    expect(list.text).not.toContain(`${path}/${entries.at(-1)!.id}/undo`);
    expect((await visit.get(`${path}/${entries.at(-1)!.id}/undo`)).status).toBe(404);
    const csv = await visit.get(`${path}.csv?kind=service`);
    expect(csv.text.split('\r\n')[1]).toMatch(/,3$/);

    // The next hour has entries of its own.
    vi.setSystemTime(Date.now() + 3_600_000);
    await skipTo(client.id, MAX_ENTRIES);
    await save('A new hour');
    const later = (await entriesOf(client.id)).at(-1);
    expect(later).toMatchObject({ kind: 'text', changes: 1, hour: entries.at(-1)!.hour! + 1 });
    await expect(
      env.DB.exec('UPDATE activity SET changes = changes - 1 WHERE hour IS NOT NULL'),
    ).rejects.toThrow('never changed');
    await expect(env.DB.exec('UPDATE activity SET changes = changes + 1 WHERE hour IS NULL')).rejects.toThrow(
      'never changed',
    );
    const { before: _before, after: _after, ...counting } = entries.at(-1)!;
    const closed = { ...counting, id: entries[0]!.id - 1, hour: entries.at(-1)!.hour! - 5 };
    await db.insert(activity).values(closed);
    await expect(env.DB.exec(`UPDATE activity SET changes = 9 WHERE hour = ${closed.hour}`)).rejects.toThrow(
      'never changed',
    );
  });

  test('objects that are created and removed all the time share an entry', { tags: 'long' }, async () => {
    const { client, P } = await withDomain();
    await skipTo(client.id, MAX_ENTRIES);
    const before = (await entriesOf(client.id)).length;
    const ROUNDS = MAX_COUNTED + 10;
    for (let i = 0; i < ROUNDS; i++) {
      const { id } = await makeEmbedding(P, { name: `Service ${i}` });
      await hosting('DELETE', `${P}/embedding/${id}`);
    }
    const added = (await entriesOf(client.id)).slice(before);
    expect(added.length).toBeLessThanOrEqual(MAX_COUNTED + 2);
    expect(added.reduce((sum, { changes }) => sum + changes, 0)).toBe(2 * ROUNDS);
    expect(added.at(-1)).toMatchObject({ kind: 'service', objectId: '', domainId: '' });
    const its = await operatorVisit();
    expect((await its.get(`/operator/clients/${client.id}/activity`)).status).toBe(200);
  });

  test('another client is not concerned', async () => {
    const one = await withDomain();
    const two = await withDomain();
    await skipTo(one.client.id, MAX_ENTRIES);
    await two.save('Hello');
    expect((await entriesOf(two.client.id)).at(-1)).toMatchObject({ hour: null, changes: 1 });
  });
});

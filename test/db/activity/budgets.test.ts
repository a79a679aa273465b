import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { MAX_COUNTED, MAX_ENTRIES } from '../../../src/db/activity/record.ts';
import { BYTES, BYTES_A_DAY } from '../../../src/db/activity/long-values.ts';
import { deleteOldActivity } from '../../../src/db/activity/retention.ts';
import { activity, activityDays, activityTexts } from '../../../src/db/schema.ts';
import { now } from '../../../src/env.ts';
import { SECONDS_PER_DAY } from '../../../src/lib/time.ts';
import { operatorVisit } from '../../operator/operator-visit.ts';
import { hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { makeDomain, makeEmbedding } from '../../support/make.ts';
import { loggedIn, redirectTarget } from '../../support/visit.ts';
import { entriesOf, storedEntries, textsOf } from './entries.ts';

const LENGTH = 65_000;
/** A text that cannot be compressed by much. */
const noise = (length = LENGTH) => {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i += 65_536) crypto.getRandomValues(bytes.subarray(i, i + 65_536));
  return Array.from(bytes, (byte) => String.fromCharCode(33 + (byte % 90))).join('');
};

const today = () => Math.floor(now() / SECONDS_PER_DAY);
const bytesOf = (texts: { size: number }[]) => texts.reduce((sum, { size }) => sum + size, 0);

async function withDomain() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const save = (widgetIntroText: string) => hosting('PUT', `${made.P}/locale/en_US`, { widgetIntroText });
  const path = `/account/domains/${made.domain.id}/activity`;
  return { ...made, visit, save, path };
}

describe('a long text', () => {
  test(
    'is stored once, compressed, and before one change is what it is after another',
    { tags: 'long' },
    async () => {
      const { client, save } = await withDomain();
      const [a, b] = ['Words that come back. '.repeat(2000), 'Other words. '.repeat(3000)];
      for (const text of [a, b, a, b, a]) await save(text);
      const entries = (await storedEntries(client.id)).slice(-5);
      expect(entries.slice(1).map(({ before }) => before)).toEqual(
        entries.slice(0, -1).map(({ after }) => after),
      );
      const hashes = new Set(entries.map(({ after }) => JSON.stringify(after)));
      expect(hashes.size).toBe(2);
      const texts = (await textsOf(client.id)).filter(({ hash }) => [...hashes].join().includes(hash));
      expect(texts).toHaveLength(2);
      expect(bytesOf(texts)).toBeLessThan(1000);
      expect((await entriesOf(client.id)).at(-1)).toMatchObject({
        before: { widgetIntroText: b },
        after: { widgetIntroText: a },
      });
    },
  );

  test('is shown, downloaded and brought back whole', async () => {
    const { client, save, path, visit, P } = await withDomain();
    const [a, b] = [noise(), noise()];
    await save(a);
    await save(b);
    const { id } = (await storedEntries(client.id)).at(-1)!;
    const file = await visit.get(`${path}.ndjson`);
    const [last] = file.text.split('\n').map((line) => (line ? JSON.parse(line) : undefined));
    expect([last.before.widgetIntroText, last.after.widgetIntroText]).toEqual([a, b]);
    expect((await visit.post(`${path}/${id}/undo`)).status).toBe(303);
    expect((await hosting('GET', `${P}/locale/en_US`)).body.widgetIntroText).toBe(a);
  });
});

describe('the texts of a client', () => {
  test(
    'take 1 MB a day, however often they are saved: the newest stay, and entries stay in any case',
    { tags: 'long' },
    async () => {
      const { client, save, path, visit, P } = await withDomain();
      const SAVES = 24;
      const texts: string[] = [];
      for (let i = 0; i < SAVES; i++) {
        texts.push(noise());
        expect((await save(texts.at(-1)!)).status).toBe(200);
      }
      const kept = await textsOf(client.id);
      expect(bytesOf(kept)).toBeLessThanOrEqual(BYTES_A_DAY);
      expect(bytesOf(kept)).toBeGreaterThan(BYTES_A_DAY * 0.9);
      const entries = (await entriesOf(client.id)).filter(({ kind }) => kind === 'text');
      expect(entries).toHaveLength(SAVES);
      expect(entries.at(-1)!.after).toEqual({ widgetIntroText: texts.at(-1) });
      // All that the client could add, entries and indexes included.
      const { size } = (await env.DB.prepare(
        `SELECT sum(length(CAST(coalesce(before, '') || coalesce(after, '') AS BLOB)) + 500) AS size FROM activity WHERE clientId = ?`,
      )
        .bind(client.id)
        .first<{ size: number }>())!;
      expect(size).toBeLessThan(100_000);

      const [oldest, newest] = [entries[1]!, entries.at(-1)!];
      const change = await visit.get(`${path}/changes/${oldest.id}`);
      expect(change.text).toContain('65,000 characters, not stored any more');
      const page = await visit.get(`${path}/${oldest.id}/undo`);
      expect(page.text).toContain('its earlier values are no longer stored');
      expect(page.text).not.toContain('Undo change');
      const count = entries.length;
      expect(redirectTarget(await visit.post(`${path}/${oldest.id}/undo`))).toBe(`${path}/${oldest.id}/undo`);
      expect((await storedEntries(client.id)).filter(({ kind }) => kind === 'text')).toHaveLength(count);
      expect((await visit.get(`${path}.ndjson`)).text.trim().split('\n').length).toBeGreaterThan(SAVES);
      expect((await visit.post(`${path}/${newest.id}/undo`)).status).toBe(303);
      expect((await hosting('GET', `${P}/locale/en_US`)).body.widgetIntroText).toBe(texts.at(-2));
    },
  );

  test('take 20 MB in all: those of the oldest days go first', async () => {
    const { client, save } = await withDomain();
    for (let day = today() - 30; day < today(); day++) {
      await db.insert(activityDays).values({ clientId: client.id, day, bytes: 2_000_000 });
      await env.DB.prepare(
        `INSERT INTO activityTexts (clientId, hash, day, start, bytes)
         SELECT ?, ? || value, ?, 1000000 + value * 100000, zeroblob(99900) FROM json_each('[0,1,2,3,4,5,6,7,8,9]')`,
      )
        .bind(client.id, `${day}-`, day)
        .run();
    }
    await save(noise());
    const kept = await textsOf(client.id);
    expect(bytesOf(kept)).toBeLessThanOrEqual(BYTES);
    expect(bytesOf(kept)).toBeGreaterThan(BYTES * 0.9);
    const days = kept.map(({ day }) => day);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(today() - 20);
    expect(days.filter((day) => day === today() - 1)).toHaveLength(10);
  });

  test('cannot be deleted within the budget, or changed', async () => {
    const { client, save } = await withDomain();
    await save(noise());
    const texts = await textsOf(client.id);
    expect(texts.length).toBeGreaterThan(0);
    const all = eq(activityTexts.clientId, client.id);
    const deletion = () => db.delete(activityTexts).where(all);
    await expect(deletion()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is kept for 395 days') },
    });
    await expect(env.DB.exec("UPDATE activityTexts SET bytes = x''")).rejects.toThrow('never changed');
    await db
      .update(activityTexts)
      .set({ day: today() - 396 })
      .where(all);
    await deleteOldActivity(db, now());
    expect(await textsOf(client.id)).toEqual([]);
    await save(noise());
    await hosting('DELETE', client.path);
    expect(await textsOf(client.id)).toEqual([]);
  });

  test('live on with the last entry that refers to them', async () => {
    const { client, save } = await withDomain();
    const first = noise();
    await save(first);
    await db
      .update(activityTexts)
      .set({ day: today() - 396 })
      .where(eq(activityTexts.clientId, client.id));
    await save(noise());
    await deleteOldActivity(db, now());
    expect((await entriesOf(client.id)).at(-1)!.before).toEqual({ widgetIntroText: first });
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
    const texts = await textsOf(client.id);
    for (let i = 0; i < 5; i++) await save(noise());
    for (let i = 0; i < 3; i++)
      await hosting('PUT', `${P}/embedding/${id}`, { name: 'Video', purpose: 'a717ff5', vendor: `V${i}` });
    const entries = await storedEntries(client.id);
    expect(entries.slice(-3)).toMatchObject([
      { kind: 'text', hour: null, changes: 1, after: { widgetIntroText: 'The last one with its values' } },
      { kind: 'text', objectId: 'en_US', changes: 5, before: null, after: null },
      { kind: 'service', objectName: 'Video', changes: 3, before: null, after: null },
    ]);
    expect(await textsOf(client.id)).toEqual(texts);

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
    const later = (await storedEntries(client.id)).at(-1);
    expect(later).toMatchObject({ kind: 'text', changes: 1, hour: entries.at(-1)!.hour! + 1 });
    await expect(
      env.DB.exec('UPDATE activity SET changes = changes - 1 WHERE hour IS NOT NULL'),
    ).rejects.toThrow('never changed');
    await expect(env.DB.exec('UPDATE activity SET changes = changes + 1 WHERE hour IS NULL')).rejects.toThrow(
      'never changed',
    );
    const closed = { ...entries.at(-1)!, id: entries[0]!.id - 1, hour: entries.at(-1)!.hour! - 5 };
    await db.insert(activity).values(closed);
    await expect(env.DB.exec(`UPDATE activity SET changes = 9 WHERE hour = ${closed.hour}`)).rejects.toThrow(
      'never changed',
    );
  });

  test('objects that are created and removed all the time share an entry', { tags: 'long' }, async () => {
    const { client, P } = await withDomain();
    await skipTo(client.id, MAX_ENTRIES);
    const before = (await storedEntries(client.id)).length;
    const ROUNDS = MAX_COUNTED + 10;
    for (let i = 0; i < ROUNDS; i++) {
      const { id } = await makeEmbedding(P, { name: `Service ${i}` });
      await hosting('DELETE', `${P}/embedding/${id}`);
    }
    const added = (await storedEntries(client.id)).slice(before);
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
    expect((await storedEntries(two.client.id)).at(-1)).toMatchObject({ hour: null, changes: 1 });
  });
});

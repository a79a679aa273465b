import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { now, type Bindings } from '../../src/env.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { api, call, hosting } from '../support/call.ts';
import { interceptCalls } from '../support/bindings/intercepted-bindings.ts';
import { makeDomain, tell } from '../support/make.ts';
import { rowsOf } from '../support/log/logs.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;

const HOUR = 3600;

/** Two rows with two page views and a banner interaction each. */
async function visited(made: Made) {
  const script = () => call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`);
  for (let i = 0; i < 2; i++) await Promise.all([script(), script(), tell(made)]);
}

async function figures({ P, apiKey, client }: Made) {
  const [domain] = (await api('/domains', apiKey)).body;
  const [day] = (await hosting('GET', `${P}/statistics`)).body;
  const { widgetDisplayCount } = (await hosting('GET', client.path)).body;
  return [domain.viewCount, widgetDisplayCount, day?.acceptedAll ?? 0];
}

/** The last run of the job before a moment that looks for counts, as one in ten minutes does. */
async function job(bindings: Bindings, time: number) {
  const minute = Math.floor(time / 60);
  await env.DB.prepare('UPDATE maintenance SET leaseUntil = 0').run();
  await maintain(bindings, (minute - ((minute + 5) % 10)) * 60);
}

const pending = () => rowsOf('SELECT * FROM pendingCounts');

test('many counts are one row for each write of an isolate, until the job folds them within an hour', async () => {
  const made = await makeDomain();
  await visited(made);
  const counts = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`view 2026-11-27 gone${i}`, 1]));
  await env.DB.prepare('INSERT INTO pendingCounts (at, id, counts) VALUES (?, ?, ?)')
    .bind(now(), 'another isolate', JSON.stringify(counts))
    .run();
  await job(env, now() + HOUR - 720);
  expect([await figures(made), (await pending()).length]).toEqual([[0, 0, 0], 3]);
  await job(env, now() + HOUR + 600);
  expect([await figures(made), (await pending()).length]).toEqual([[4, 4, 2], 0]);
});

test('few counts are folded by the first run after they have settled', async () => {
  const made = await makeDomain();
  await visited(made);
  await job(env, now() + 720);
  expect([await figures(made), (await pending()).length]).toEqual([[4, 4, 2], 0]);
});

test('counts of the last minute are not folded, so that an isolate can repeat its write', async () => {
  const made = await makeDomain();
  await visited(made);
  await env.DB.prepare(
    'UPDATE pendingCounts SET at = at - 7200 WHERE id = (SELECT min(id) FROM pendingCounts)',
  ).run();
  await job(env, now());
  expect([await figures(made), (await pending()).length]).toEqual([[2, 2, 1], 1]);
});

test('two folds at once count nothing twice', async () => {
  const made = await makeDomain();
  await visited(made);
  const later = now() + HOUR + 60;
  const other = interceptCalls(env, async (run, name) => {
    // The other run folds all when this one has found out that a fold is due.
    if (name === 'DB.batch' && (await pending()).length > 0) {
      await job(env, later);
    }
    return run();
  });
  await job(other, later);
  expect([await figures(made), await pending()]).toEqual([[4, 4, 2], []]);
});

test.each(['before', 'after'] as const)(
  'a fold whose connection is lost %s it takes effect counts nothing twice and loses nothing',
  async (when) => {
    const made = await makeDomain();
    await visited(made);
    const bindings = interceptCalls(env, async (run, name) => {
      if (name !== 'DB.batch' || (await pending()).length === 0) return run();
      if (when === 'after') await run();
      throw new Error('D1_ERROR: Network connection lost.');
    });
    await job(bindings, now() + HOUR + 60);
    expect(await pending()).toHaveLength(when === 'before' ? 2 : 0);
    await job(env, now() + HOUR + 660);
    expect([await figures(made), await pending()]).toEqual([[4, 4, 2], []]);
  },
);

test('page views of a domain that was deleted before the fold are dropped', async () => {
  const [made, other] = [await makeDomain(), await makeDomain()];
  await visited(made);
  await visited(other);
  await hosting('DELETE', made.P);
  await job(env, now() + HOUR + 60);
  expect(await rowsOf('SELECT domainId, count FROM calls')).toEqual([
    { domainId: other.domain.id, count: 4 },
  ]);
  expect(await pending()).toEqual([]);
});

import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../src/index.ts';
import { api, BASE } from '../../support/call.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from '../../support/make.ts';
import { metered } from '../../support/bindings/metered-database.ts';
import { loggedIn } from '../../support/visit.ts';

const measure = metered();

/** A domain with so many services, and a visitor that has accepted them all. */
async function withServices(count: number, name: (i: number) => string) {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await makeEmbedding(made.P, { name: name(i) })).id);
  const ucid = newUcid();
  await decide(made, { ucid, embeddings: ids });
  return { ...made, visit, ids, ucid };
}

/** Adds so many entries of as many visitors; `accepted` is an expression for the bits of the i-th. */
const fill = (domainId: string, count: number, accepted: string) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO entries SELECT e.log, i, randomblob(32), timestamp, 1, 0, notice, ${accepted}, '', randomblob(16)
     FROM n, domains d, entries e WHERE d.id = ? AND e.log = d.log AND e.seq = 1`,
  )
    .bind(count, domainId)
    .run();

test('three thousand distinct choices leave list, history and account page at the cost that they had', async () => {
  const made = await withServices(12, (i) => `Service ${i}`);
  const path = `/domains/${made.domain.id}`;
  const costs = async () => {
    const list = (tail: string) => measure((db) => api(path + tail, made.apiKey, { env: db }));
    const page = () =>
      measure((db) => made.visit.get(`/account/domains/${made.domain.id}/consents`, { env: db }));
    const found = [];
    for (const ask of [
      () => list('/consents?limit=1'),
      () => list('/consents?limit=100'),
      () => list(`/consents/${made.ucid}`),
      () => list('/log?limit=100'),
      page,
    ]) {
      await ask();
      const { trips, read, result } = await ask();
      expect(result.status).toBe(200);
      found.push([trips, read]);
    }
    return found;
  };
  await fill(made.domain.id, 3000, "x'ff0f'");
  const alike = await costs();
  await env.DB.batch([
    env.DB.prepare('UPDATE logs SET ended = 1'),
    env.DB.prepare('DELETE FROM entries WHERE seq > 1'),
    env.DB.prepare('UPDATE logs SET ended = NULL'),
  ]);
  await fill(made.domain.id, 3000, "unhex(printf('%02x%02x', i & 255, i >> 8))");
  const { n } = (await env.DB.prepare('SELECT count(DISTINCT accepted) AS n FROM entries').first<{
    n: number;
  }>())!;
  expect(n).toBeGreaterThan(2990);
  expect(await costs()).toEqual(alike);
});

test('a full block with long labels in two-byte letters is sent in small pieces, whole', async () => {
  const made = await withServices(20, (i) => `Сервис номер ${i} `.padEnd(108, 'щ'));
  await fill(made.domain.id, 9999, "x'ffff0f'");
  const request = new Request(`${BASE}/api/domains/${made.domain.id}/consents?apiKey=${made.apiKey}`);
  const response = await worker.fetch(request, env, createExecutionContext());
  const decoder = new TextDecoder();
  let [largest, total, entries, rest] = [0, 0, 0, ''];
  for await (const chunk of response.body!) {
    largest = Math.max(largest, chunk.length);
    total += chunk.length;
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('"manipulationPrevention":false}');
    rest = parts.pop()!;
    entries += parts.length;
  }
  expect([entries, rest]).toEqual([9999, ']']);
  expect(total).toBeGreaterThan(40e6);
  expect(largest).toBeLessThan(400_000);
});

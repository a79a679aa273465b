import { expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { problem } from '../support/problem.ts';

test('a website that states since when it honors Global Privacy Control can pass the statement on', async () => {
  const { P, domain, embedKey, client } = await makeDomain();
  const other = await makeDomain('two.example');
  const read = (key = embedKey, id: string = domain.id) =>
    call('GET', `/app/gpc.json?apiKey=${key}&domain=${id}`);
  expect(problem(await read())).toBe(404);
  // The draft knows no other day than one of RFC 3339, which is a day of the calendar.
  for (const gpcSince of ['2026-02-30', '2026-1-1', '26-11-29', 'today'])
    expect(problem(await hosting('PUT', P, { name: domain.name, gpcSince }))).toBe(400);
  await hosting('PUT', P, { name: domain.name, gpcSince: '2026-11-29' });
  const answer = await read();
  expect([answer.status, answer.body, answer.headers.get('Cache-Control')]).toEqual([
    200,
    { gpc: true, lastUpdate: '2026-11-29' },
    'public, max-age=3600',
  ]);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  const head = await call('HEAD', `/app/gpc.json?apiKey=${embedKey}&domain=${domain.id}`);
  expect([head.status, head.text]).toEqual([200, '']);
  expect(problem(await read(other.embedKey))).toBe(404);
  expect(problem(await read(embedKey, other.domain.id))).toBe(404);
  await hosting('PUT', P, { name: domain.name, archived: true });
  expect(problem(await read())).toBe(404);
  await hosting('PUT', P, { name: domain.name, archived: false });
  expect((await read()).status).toBe(200);
  await hosting('PUT', client.path, {
    username: client.username,
    emailAddress: client.emailAddress,
    active: false,
  });
  expect(problem(await read())).toBe(404);
});

import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { forgetAllPublicDomains } from '../../src/db/public-domain.ts';
import type { Bindings } from '../../src/env.ts';
import { eraseVisitor } from '../../src/log/life/erase-visitor.ts';
import { maintain } from '../../src/log/life/maintenance.ts';
import { hosting } from '../support/call.ts';
import { captureEvents } from '../support/log-events.ts';
import { addEntries, audit, makeLog, objects, rowsOf, START, visitors } from '../support/logs.ts';
import { decide, makeDomain, makeEmbedding, shownTo } from '../support/make.ts';
import { bookmark } from '../support/time-travel.ts';

const DAY = 86_400;
const bindings = { ...env, LOG_BLOCK_ENTRIES: '3' } as Bindings;
const withoutBucket = { ...bindings, ARCHIVE: undefined } as Bindings;
const run = (now: number, env = bindings) => maintain(env, now);
const reconciled = async () =>
  (await rowsOf('SELECT recovering FROM logs WHERE ended IS NULL')).every(({ recovering }) => !recovering);

test('what was archived since is archived again, into the same objects and the same log', async () => {
  const { all } = captureEvents();
  const made = await makeLog();
  await addEntries(made, visitors(7));
  await run(START + 10);
  const back = await bookmark(env.DB);
  await run(START + 400);
  const before = await audit(made);
  expect(before.blocks.map(({ state }) => state)).toEqual(['archived', 'archived']);
  await back();
  expect((await audit(made)).blocks.map(({ state }) => state)).toEqual(['hashed', 'hashed']);
  await run(START + 800);
  expect(all()).toEqual([{ event: 'database rolled back', database: 'DB' }]);
  expect(await reconciled()).toBe(true);
  const after = await audit(made);
  expect(after.blocks).toEqual(before.blocks);
  expect(after.owner).toMatchObject({ number: null, size: 2, note: before.owner.note });
});

test.each([
  ['a bucket', bindings],
  ['KV alone', withoutBucket],
])('blocks that get the same records again go on where they were (with %s)', async (_, env) => {
  captureEvents();
  const made = await makeLog();
  await addEntries(made, visitors(2));
  await run(START, env);
  await addEntries(made, visitors(5), START + 10);
  const back = await bookmark(made.binding);
  await run(START + 60, env);
  const before = await audit(made);
  expect(before.owner).toMatchObject({ size: 2 });
  await run(START + 120, env);
  await back();
  await run(START + 180, env);
  expect(await reconciled()).toBe(true);
  const { owner } = await audit(made);
  expect(owner).toMatchObject({ number: null, size: 2, note: before.owner.note });
});

test.each([
  ['a bucket', bindings],
  ['KV alone', withoutBucket],
])('a log that cannot extend what it has shown goes on under the next number (with %s)', async (_, env) => {
  const { all } = captureEvents();
  const made = await makeLog();
  const other = await makeLog();
  await addEntries(made, visitors(4));
  for (const minute of [0, 60, 120]) await run(START + minute, env);
  const back = await bookmark(made.binding);
  await addEntries(made, visitors(3), START + 130);
  for (const minute of [180, 240]) await run(START + minute, env);
  const shown = await audit(made);
  expect(shown.owner).toMatchObject({ number: null, size: 2 });
  await back();
  await addEntries(made, visitors(2), START + 300);
  await run(START + 360, env);
  await run(START + 420, env);
  expect(all()).toEqual([{ event: 'database rolled back', database: 'DB' }]);
  expect(await reconciled()).toBe(true);
  const { owner, blocks } = await audit(made);
  const number = other.id + 1;
  expect(owner).toMatchObject({ number, records: 2, size: 2, former: '[]' });
  const [, size, root] = shown.owner.note.split('\n');
  expect(owner.note.split('\n')).toEqual([
    `placet/${made.domain}.${number}`,
    '2',
    expect.any(String),
    `continues placet/${made.domain}.${made.id} ${size} ${root}`,
    '',
    expect.stringContaining(`placet/${made.domain}.${number} `),
    '',
  ]);
  for (const { record, number: block } of blocks)
    expect(JSON.parse(record!)).toMatchObject({ log: number, block });
  // Nobody gets the number, and the other log has kept its own.
  expect((await makeLog()).id).toBeGreaterThan(number);
  expect((await audit(other)).owner).toMatchObject({ number: null, size: 0 });
});

const counts = [
  ...['junk', 'null', '{}', '{"runs":1e300,"log":1}', null].map((text) => ({
    text,
    where: 'R2',
    env: bindings,
  })),
  ...['junk', '', null].map((text) => ({ text, where: 'KV', env: withoutBucket })),
];
const overwrite = ({ ARCHIVE, KEYS }: Bindings, text: string | null) => {
  const store = ARCHIVE ?? KEYS;
  return text === null ? store.delete('runs/DB') : store.put('runs/DB', text);
};

test.each(counts)(
  'a count of runs that is $text in $where is a failed job, and is written again',
  async ({ text, env }) => {
    const { all } = captureEvents();
    const made = await makeLog();
    await addEntries(made, visitors(4));
    for (const minute of [0, 30, 60, 80, 100, 120]) await run(START + minute, env);
    await addEntries(made, visitors(3), START + 130);
    await overwrite(env, text);
    await run(START + 180, env);
    expect((await audit(made)).owner).toMatchObject({ size: 1, recovering: 1 });
    const { body } = await hosting('GET', '/status', undefined, { env });
    const failedJob = { step: 'count runs', reason: expect.stringMatching(/^runs\/DB .* rollback/) };
    expect(body.databases[0]).toMatchObject({ toReconcile: 1, faults: [failedJob] });
    expect(all().map(({ event }) => event)).toEqual(['log step failed']);
    for (const minute of [240, 300]) await run(START + minute, env);
    expect((await audit(made)).owner).toMatchObject({ number: null, size: 2, recovering: 0 });
    expect(await rowsOf('SELECT * FROM failedJobs')).toEqual([]);
  },
);

test.each([
  ['the bucket', bindings],
  ['KV alone', withoutBucket],
])('no log forks where the count of runs in %s is invalid after a rollback', async (_, env) => {
  captureEvents();
  const made = await makeLog();
  await addEntries(made, visitors(4));
  for (const minute of [0, 60, 120]) await run(START + minute, env);
  const back = await bookmark(made.binding);
  await addEntries(made, visitors(3), START + 130);
  for (const minute of [180, 240]) await run(START + minute, env);
  await back();
  await overwrite(env, 'junk');
  await addEntries(made, visitors(2), START + 300);
  for (const minute of [360, 420, 480]) await run(START + minute, env);
  const { owner } = await audit(made);
  expect(owner).toMatchObject({ number: made.id + 1, records: 2, size: 2, recovering: 0 });
});

test('what was erased since is erased again, and objects that were written anew take the place of old ones', async () => {
  captureEvents();
  const [gone, stays, goesLater] = visitors(3) as [string, string, string];
  const made = await makeLog();
  await addEntries(made, [gone, stays, gone, stays, gone, goesLater, gone]);
  await run(START + 10);
  await run(START + 400);
  const back = await bookmark(env.DB);
  await eraseVisitor(made.log, env.ARCHIVE, gone);
  await run(START + 500);
  // Its object has not been rewritten when the database is rolled back.
  await eraseVisitor(made.log, env.ARCHIVE, goesLater);
  for (const hours of [1, 2, 3]) await run(START + 500 + hours * 3700);
  expect((await audit(made)).found.map(({ seq }) => seq)).toEqual([2, 4]);
  await back();
  expect((await rowsOf('SELECT * FROM entries')).length).toBe(1);
  for (const minutes of [1, 2]) await run(START + 15_000 + minutes * 60);
  expect(await reconciled()).toBe(true);
  const { found, erased, owner } = await audit(made);
  expect(found.map(({ seq, ucid }) => [seq, ucid])).toEqual([
    [2, stays],
    [4, stays],
  ]);
  expect(erased).toEqual([1, 3, 5, 6, 7]);
  expect(owner).toMatchObject({ number: null, size: 2 });
  expect((await rowsOf('SELECT ucid48 FROM archived')).map(({ ucid48 }) => ucid48)).toEqual(
    Array.from({ length: 2 }, () => parseInt(stays.slice(0, 12), 16)),
  );
  // What nothing names any more goes when the setting back can no longer be undone.
  for (const days of [31, 32, 33]) await run(START + days * DAY);
  const named = (await audit(made)).blocks.flatMap(({ object, leaves }) => (object ? [object, leaves] : []));
  const stored = (await objects()).filter((name) => /\/(blocks|leaves)\//.test(name));
  expect(stored.toSorted()).toEqual(named.toSorted());
});

test('what was too old goes again, although its objects are gone already', async () => {
  captureEvents();
  const made = await makeLog();
  await addEntries(made, visitors(4));
  await run(START + 10);
  await run(START + 400);
  const back = await bookmark(env.DB);
  const late = START + 400 * DAY;
  for (const hours of [0, 1, 2, 3]) await run(late + hours * 3700);
  expect((await objects()).filter((name) => name.includes('/blocks/'))).toEqual([]);
  await back();
  for (const hours of [4, 5, 6, 7]) await run(late + hours * 3700);
  expect(await reconciled()).toBe(true);
  expect((await audit(made)).blocks.map(({ state }) => state)).toEqual(['gone', 'gone']);
  expect(await rowsOf('SELECT * FROM archived')).toEqual([]);
});

test('a domain whose log is forgotten begins it again, and no log gets the number of one that was', async () => {
  captureEvents();
  const both = { ...bindings, LOG1: env.SECOND } as Bindings;
  const old = await makeLog({ binding: env.SECOND });
  await run(START, both);
  const back = await bookmark(env.SECOND);
  const young = await makeLog({ binding: env.SECOND });
  const third = await makeLog({ binding: env.SECOND });
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO clients (id, username, usernameKey, emailAddress, emailKey, passwordHash, embedKey, apiKeyHash, apiKeyCipher, updatedAt) VALUES ('c', 'c', 'c', 'c', 'c', 'c', 'c', 'c', 'c', 1)",
    ),
    env.DB.prepare(
      "INSERT INTO domains (id, clientId, enteredName, name, hostKey, path, updatedAt, log, logDatabase) VALUES (?, 'c', 'x', 'x', 'x', '', 1, ?, 1)",
    ).bind(young.domain, young.id),
  ]);
  await run(START + 60, both);
  await back();
  await run(START + 120, both);
  expect(await rowsOf('SELECT id, domainId FROM logs WHERE ended IS NULL ORDER BY id', env.SECOND)).toEqual([
    { id: old.id, domainId: old.domain },
    { id: young.id, domainId: young.domain },
  ]);
  expect((await makeLog({ binding: env.SECOND })).id).toBeGreaterThan(third.id);
});

test('a domain that is there again with `DB`, and whose log in another database has ended, gets a new one', async () => {
  captureEvents();
  const both = { ...bindings, LOG1: env.SECOND } as Bindings;
  const made = await makeDomain('www.mysite.xyz', undefined, both);
  const other = await makeDomain('www.mysite.xyz', undefined, both);
  await run(START, both);
  const back = await bookmark(env.DB);
  await run(START + 60, both);
  await env.SECOND.prepare('UPDATE logs SET ended = 1 WHERE domainId = ?').bind(made.domain.id).run();
  expect((await decide(made, {}, {}, both)).status).toBe(404);
  await back();
  await run(START + 120, both);
  expect((await decide(made, {}, {}, both)).status).toBe(201);
  expect(await rowsOf('SELECT domainId FROM logs WHERE ended IS NULL ORDER BY id', env.SECOND)).toEqual([
    { domainId: other.domain.id },
    { domainId: made.domain.id },
  ]);
});

test('a notice that is shown after a rollback is stored again, and visitors can consent to it', async () => {
  captureEvents();
  const made = await makeDomain();
  await run(START);
  const back = await bookmark(env.DB);
  const notice = await shownTo(made);
  await run(START + 60);
  await back();
  await run(START + 120);
  forgetAllPublicDomains();
  expect(await shownTo(made)).toBe(notice);
  await makeEmbedding(made.P);
  forgetAllPublicDomains();
  expect((await decide(made, { notice })).status).toBe(201);
});

test('no log gets the number of a log that was deleted before the rollback', async () => {
  captureEvents();
  await makeLog();
  await run(START);
  const back = await bookmark(env.DB);
  const gone = await makeLog();
  await env.DB.prepare('UPDATE logs SET ended = 1 WHERE id = ?').bind(gone.id).run();
  for (const minute of [1, 2, 3]) await run(START + minute * 60);
  expect((await rowsOf('SELECT id FROM logs')).length).toBe(1);
  await back();
  await run(START + 240);
  expect((await makeLog()).id).toBeGreaterThan(gone.id);
});

import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import worker from '../../src/index.ts';
import type { Bindings } from '../../src/env.ts';
import { api, hosting } from '../support/call.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
const run = (query: string) => env.DB.prepare(query).run();
const rowsOf = async (table: string) => (await env.DB.prepare(`SELECT * FROM ${table}`).all<any>()).results;
const everyMinute = (overrides: Partial<Bindings> = {}) =>
  worker.scheduled(createScheduledController(), { ...env, ...overrides });
const objects = async () => (await env.ARCHIVE.list()).objects.map(({ key }) => key);
const historyOf = async (made: Made, term?: string, more = {}) =>
  (await api(`/domains/${made.domain.id}/consents/${term}`, made.apiKey, more)).body;
const logOf = async (made: Made) => (await hosting('GET', `${made.P}/log`)).body;
const statesOf = async (made: Made) => (await logOf(made)).map((block: any) => block.state);

/** Seals the current block, so long ago that it may be archived. */
async function sealLongAgo(made: Made) {
  await hosting('POST', `${made.P}/log/archive`);
  await run('UPDATE blocks SET sealedAt = sealedAt - 1000');
}

/** A domain with so many sealed blocks, in each of which the same visitors decide; `ask` gives one's whole history. */
async function withBlocks(blocks: number, visitors = 5) {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P, { name: 'Ünïcode "quoted" , "embeddings":{' });
  const ucids = Array.from({ length: visitors }, newUcid);
  for (let block = 0; block < blocks; block++) {
    for (const ucid of ucids) await decide(made, { ucid, embeddings: block % 2 ? [id] : [] });
    await sealLongAgo(made);
  }
  const before = await Promise.all(ucids.map((ucid) => historyOf(made, ucid)));
  const same = async () =>
    expect(await Promise.all(ucids.map((ucid) => historyOf(made, ucid)))).toEqual(before);
  return { ...made, ucids, before, same };
}

test('sealed blocks move to R2 as gzip NDJSON, and their entries are still found', async () => {
  const made = await withBlocks(3);
  await everyMinute();
  expect(await rowsOf('consents')).toEqual([]);
  await made.same();
  let previous = '';
  for (const { object, hash, state } of await logOf(made)) {
    const ndjson = gunzipSync(Buffer.from(await (await env.ARCHIVE.get(object))!.arrayBuffer())).toString();
    expect(
      ndjson
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).ucid),
    ).toEqual([...made.ucids].sort());
    previous = createHash('sha256')
      .update(ndjson + previous)
      .digest('hex');
    expect([hash, state]).toEqual([previous, 'intact']);
  }
  expect(await objects()).toHaveLength(3);
});

test('a history costs one ranged read for each block that holds the visitor, and none for others', async () => {
  const made = await withBlocks(2, 3);
  const late = newUcid();
  await decide(made, { ucid: late });
  await sealLongAgo(made);
  await everyMinute();
  const get = vi.fn<(key: string, options: R2GetOptions) => Promise<R2Object | null>>((key, options) =>
    env.ARCHIVE.get(key, options),
  );
  const ARCHIVE = { get } as unknown as R2Bucket;
  expect(await historyOf(made, made.ucids[0]!.slice(0, 20), { env: { ARCHIVE } })).toEqual(made.before[0]);
  expect(get.mock.calls.map(([, { range }]) => range)).toEqual(
    Array.from({ length: 2 }, () => ({ offset: 0, length: expect.any(Number) })),
  );
  await historyOf(made, late, { env: { ARCHIVE } });
  expect(get).toHaveBeenCalledTimes(3);
});

test('a prefix that fits an archived and a current ID is not unique', async () => {
  const made = await makeDomain();
  const [one, two] = ['aaaa1'.padEnd(64, '0'), 'aaaa2'.padEnd(64, '0')];
  await decide(made, { ucid: one });
  await sealLongAgo(made);
  await everyMinute();
  expect(await historyOf(made, 'aaaa')).toHaveLength(1);
  await decide(made, { ucid: two });
  expect(await historyOf(made, 'aaaa')).toEqual([]);
  await decide(made, { ucid: one, consent: false });
  expect((await historyOf(made, 'aaaa1')).map((entry: any) => entry.consent)).toEqual([false, true]);
});

test('a block of thousands is many small members, each visitor in one', async () => {
  const made = await makeDomain();
  await decide(made);
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
     INSERT INTO consents SELECT domainId, i, randomblob(32), timestamp, 1, 0, choiceId FROM n, consents WHERE seq = 1`,
  );
  const ids = (await api(`/domains/${made.domain.id}/consents`, made.apiKey)).body.map(
    (entry: any) => entry.ucid,
  );
  await sealLongAgo(made);
  await everyMinute();
  const lengths = (await rowsOf('archived')).map((row) => row.length);
  expect(lengths).toHaveLength(3000);
  expect(Math.max(...lengths)).toBeLessThan(30_000);
  for (const ucid of [ids[0], ids[1500], ids[2999]])
    expect(await historyOf(made, ucid)).toMatchObject([{ ucid }]);
});

test('a block stays in D1 until a repeated decision can no longer come, and where there is no R2', async () => {
  const made = await makeDomain();
  await decide(made);
  await hosting('POST', `${made.P}/log/archive`);
  await everyMinute();
  expect(await objects()).toEqual([]);
  await run('UPDATE blocks SET sealedAt = sealedAt - 1000');
  await everyMinute({ ARCHIVE: undefined });
  expect(await rowsOf('consents')).toHaveLength(1);
  expect(await statesOf(made)).toEqual(['intact']);
});

describe('whatever fails, at whichever step', () => {
  /** An environment in which the n-th call of D1 or R2 fails, before or after it has done its work. */
  function failing(n: number, when: 'before' | 'after') {
    let calls = 0;
    const guard = <T extends object>(target: T): T =>
      new Proxy(target, {
        get: (inner, name) => {
          const value = Reflect.get(inner, name) as unknown;
          if (typeof value !== 'function') return value;
          if (!['batch', 'put', 'get', 'delete', 'list'].includes(String(name))) return value.bind(inner);
          return async (...args: unknown[]) => {
            const fails = ++calls === n;
            if (fails && when === 'before') throw new Error('interrupted');
            const result = await (value.apply(inner, args) as Promise<unknown>);
            if (fails) throw new Error('interrupted');
            return result;
          };
        },
      });
    return { bindings: { DB: guard(env.DB), ARCHIVE: guard(env.ARCHIVE) }, reached: () => calls >= n };
  }

  test.each(['before', 'after'] as const)(
    'archiving loses and doubles nothing (%s it took effect)',
    async (when) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const made = await withBlocks(2, 2);
      for (let n = 1; n < 50; n++) {
        const { bindings, reached } = failing(n, when);
        await everyMinute(bindings);
        await made.same();
        if (!reached()) break;
      }
      await everyMinute();
      log.mockRestore();
      await made.same();
      expect(await statesOf(made)).toEqual(['intact', 'intact']);
      expect(await rowsOf('consents')).toEqual([]);
      expect(await objects()).toHaveLength(2);
    },
  );

  test.each(['before', 'after'] as const)(
    'retention takes what it must and nothing else (%s it took effect)',
    async (when) => {
      const made = await withBlocks(3, 2);
      await everyMinute();
      const [newest, middle] = made.before[0];
      const days = Math.floor(middle.timestamp / 86_400) - Math.floor(newest.timestamp / 86_400);
      expect(days).toBeLessThanOrEqual(0);
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      // 395 days later the oldest block has expired, and a day more so has the next.
      vi.useFakeTimers({ toFake: ['Date'], now: (newest.timestamp + 396 * 86_400) * 1000 });
      for (let n = 1; n < 60; n++) {
        const { bindings, reached } = failing(n, when);
        await everyMinute(bindings);
        if (!reached()) break;
      }
      await everyMinute();
      vi.useRealTimers();
      log.mockRestore();
      expect(await historyOf(made, made.ucids[0])).toEqual([]);
      expect(await objects()).toEqual([]);
      expect(await rowsOf('archived')).toEqual([]);
      expect(await statesOf(made)).toEqual(['intact', 'intact', 'intact']);
    },
  );

  test('two runs at once do no harm', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const made = await withBlocks(3, 2);
    await Promise.all([everyMinute(), everyMinute(), everyMinute()]);
    await everyMinute();
    log.mockRestore();
    await made.same();
    expect(await statesOf(made)).toEqual(['intact', 'intact', 'intact']);
    expect(await objects()).toHaveLength(3);
  });
});

describe('retention', () => {
  test.each([true, false])(
    'takes expired entries out of a sealed block, which stays verifiable (in R2: %s)',
    async (inR2) => {
      const made = await makeDomain();
      const [old, young] = [newUcid(), newUcid()];
      await decide(made, { ucid: old });
      await run('UPDATE consents SET timestamp = timestamp - 400 * 86400');
      await decide(made, { ucid: young });
      await sealLongAgo(made);
      await decide(made);
      await sealLongAgo(made);
      await everyMinute({ LOG_RETENTION_DAYS: '500', ...(!inR2 && { ARCHIVE: undefined }) });
      const before = await objects();
      expect(before).toHaveLength(inR2 ? 2 : 0);
      await everyMinute(inR2 ? {} : { ARCHIVE: undefined });
      expect(await historyOf(made, old)).toEqual([]);
      expect(await historyOf(made, young)).toHaveLength(1);
      expect(await logOf(made)).toMatchObject([
        { number: 1, state: 'intact', entries: 2, expired: 1 },
        { number: 2, state: 'intact', entries: 1, expired: 0 },
      ]);
      const gone = await Promise.all(before.map((object) => env.ARCHIVE.head(object)));
      expect(
        gone.map((object) => object === null),
        'the object with the expired entry',
      ).toEqual(inR2 ? [true, false] : []);
    },
  );
});

describe('the verification names a block', () => {
  const cases: Record<string, [(names: string[]) => Promise<unknown>, string[]]> = {
    'of which a byte was changed': [
      async ([, second]) => {
        const bytes = Buffer.from(await (await env.ARCHIVE.get(second!))!.arrayBuffer());
        bytes[bytes.length >> 1]! ^= 1;
        await env.ARCHIVE.put(second!, bytes);
      },
      ['intact', 'changed', 'intact'],
    ],
    'that is missing': [async ([, second]) => env.ARCHIVE.delete(second!), ['intact', 'missing', 'intact']],
    'that changed places with another': [
      async ([first, second]) => {
        const [a, b] = [await env.ARCHIVE.get(first!), await env.ARCHIVE.get(second!)];
        const [x, y] = [await a!.arrayBuffer(), await b!.arrayBuffer()];
        await Promise.all([env.ARCHIVE.put(first!, y), env.ARCHIVE.put(second!, x)]);
      },
      ['changed', 'changed', 'intact'],
    ],
    'whose hash in the manifest was changed': [
      async () => run("UPDATE blocks SET hash = 'not ' || hash WHERE number = 2"),
      ['intact', 'changed', 'changed'],
    ],
  };
  test.each(Object.entries(cases))('%s', async (_, [tamper, states]) => {
    const made = await withBlocks(3, 2);
    await everyMinute();
    await tamper(await objects());
    expect(await statesOf(made)).toEqual(states);
  });

  test('in D1, of which an entry was changed, taken away or added', async () => {
    for (const query of [
      'UPDATE consents SET consent = 0 WHERE seq = 1',
      'DELETE FROM consents WHERE seq = 2',
      'UPDATE choices SET purposes = \'{"x":"y"}\'',
    ]) {
      const made = await withBlocks(1, 3);
      await everyMinute({ ARCHIVE: undefined });
      expect(await statesOf(made)).toEqual(['intact']);
      await run(`${query}${query.includes('WHERE') ? ' AND' : ' WHERE'} domainId = '${made.domain.id}'`);
      expect(await statesOf(made), query).toEqual(['changed']);
    }
  });

  test('page by page, before and after it is hashed', async () => {
    const made = await withBlocks(3, 1);
    await run('UPDATE blocks SET hash = NULL WHERE number = 3');
    const first = await hosting('GET', `${made.P}/log?limit=2`);
    expect(first.body.map((block: any) => [block.number, block.state])).toEqual([
      [1, 'intact'],
      [2, 'intact'],
    ]);
    expect(first.headers.get('Link')).toContain('after=2');
    const second = await hosting('GET', `${made.P}/log?limit=2&after=2`);
    expect(second.body).toMatchObject([{ number: 3, state: 'pending' }]);
  });
});

test("a deleted domain takes its objects with it, another's stay", async () => {
  const made = await withBlocks(2, 1);
  const other = await withBlocks(1, 1);
  await everyMinute();
  expect(await objects()).toHaveLength(3);
  await hosting('DELETE', made.P);
  expect(await objects()).toHaveLength(1);
  expect((await rowsOf('archived')).map((row) => row.domainId)).toEqual([other.domain.id]);
  expect(await rowsOf('deletions')).toEqual([]);
  await other.same();
});

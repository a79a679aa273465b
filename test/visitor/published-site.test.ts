// @module-tag long
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, hosting, type Overrides } from '../support/call.ts';
import { unreachable } from '../support/bindings/failing-bindings.ts';
import { locatedKv } from '../support/bindings/located-kv.ts';
import { anotherIsolate, decide, makeClient, makeDomain, makeEmbedding, shownTo } from '../support/make.ts';
import { metered } from '../support/bindings/metered-database.ts';
import { problem } from '../support/problem.ts';
import { storedEntries } from '../support/log/stored-entries.ts';
import { forgetCopies, siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { type PublishedSite } from '../../src/visitor/site/published-site.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
const HALF_A_MINUTE = 31;
const DAY = 86_400;

const script = (
  { embedKey, domain }: { embedKey: string; domain: { id: string } },
  bindings: Overrides = {},
  more: Partial<Parameters<typeof call>[2]> = {},
) => call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}&lang=en_US`, { env: bindings, ...more });

let time: number | undefined;
afterEach(() => void (time = undefined));
function pass(seconds: number) {
  time = (time ?? Date.now()) + seconds * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: time });
}
/** The trips to D1 before the answer. */
const tripsOf = async (run: (db: Overrides) => Promise<unknown>) => (await metered()(run)).trips;
const publishedIn = (text: string | null | undefined) => JSON.parse(text ?? 'null') as PublishedSite | null;
const rename = (name: string) =>
  env.DB.batch([
    env.DB.prepare('UPDATE embeddings SET name = ?').bind(name),
    env.DB.prepare('UPDATE domains SET version = version + 1'),
  ]);

describe('a script is delivered', () => {
  test('without a trip to D1 if the isolate or KV knows the domain, and with one if neither does', async () => {
    const made = await makeDomain();
    await makeEmbedding(made.P);
    const isolate = await anotherIsolate();
    const from = (worker?: typeof isolate) =>
      tripsOf((db) => script(made, db, { wait: false, ...(worker && { worker }) }));
    expect(await from()).toBe(0);
    await env.KEYS.delete(siteKey(made.domain.id));
    expect(await from(isolate)).toBe(1);
    expect(await from(isolate)).toBe(0);
  });

  test('with nothing of D1 awaited, whatever the age of the copy, and with the change at the second call', async () => {
    const made = await makeDomain();
    await makeEmbedding(made.P, { name: 'Before' });
    for (const worker of [undefined, await anotherIsolate()]) {
      await rename('Before');
      await script(made, {}, { worker });
      pass(HALF_A_MINUTE);
      await script(made, {}, { worker });
      await rename('Afterwards');
      pass(7 * 3600);
      // D1 responds only after the answer.
      const { promise, resolve } = Promise.withResolvers<void>();
      const slow = new Proxy(env.DB, {
        get: (db, name) =>
          name === 'prepare'
            ? (query: string) => {
                const all = (statement: D1PreparedStatement): D1PreparedStatement =>
                  new Proxy(statement, {
                    get: (target, member) => {
                      if (member === 'bind') return (...values: unknown[]) => all(target.bind(...values));
                      const method = Reflect.get(target, member) as unknown;
                      return typeof method === 'function'
                        ? (...args: unknown[]) => promise.then(() => method.apply(target, args) as unknown)
                        : method;
                    },
                  });
                return all(db.prepare(query));
              }
            : Reflect.get(db, name).bind(db),
      });
      expect((await script(made, { DB: slow }, { worker, wait: false })).text).toContain('Before');
      resolve();
      await expect.poll(async () => (await script(made, {}, { worker })).text).toContain('Afterwards');
    }
  });

  test('although D1 cannot be reached, from the isolate and from KV', async () => {
    const made = await makeDomain();
    const { text } = await script(made);
    for (const worker of [undefined, await anotherIsolate()])
      for (const seconds of [0, HALF_A_MINUTE]) {
        pass(seconds);
        const answer = await script(made, { DB: unreachable() }, { worker });
        expect([answer.status, answer.text]).toEqual([200, text]);
      }
  });

  test.each(['failing', 'hanging'] as const)('by D1 alone while KV is %s', async (fate) => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P);
    const isolate = await anotherIsolate();
    const answer = await script(made, { KEYS: brokenOrHanging(fate) }, { worker: isolate });
    expect([answer.status, answer.text.includes(id)]).toEqual([200, true]);
    const decided = await decide(made, { embeddings: [id] }, {}, { KEYS: brokenOrHanging(fate) }, isolate);
    expect(decided.status, decided.text).toBe(201);
  });
  const brokenOrHanging = (fate: 'failing' | 'hanging') => {
    const kv = locatedKv();
    // A write that hangs would only delay the end of the test.
    kv.fate = (operation) => (operation === 'get' ? fate : 'failing');
    return kv.at();
  };
});

describe('what is published', () => {
  const inKv = async ({ domain }: Made) => publishedIn(await env.KEYS.get(siteKey(domain.id)));

  test('contains nothing that no visitor’s call needs', async () => {
    const made = await makeDomain();
    await makeEmbedding(made.P);
    const published = (await inKv(made))!;
    expect(Object.keys(published).sort()).toEqual(
      'clientActive configuration embedKeys hosts log notices publishedAt version'.split(' '),
    );
    expect(Object.keys(published.configuration).sort()).toEqual(
      'company domain embeddings locales placeholders theme'.split(' '),
    );
    const { domain, embeddings } = published.configuration;
    for (const name of ['clientId', 'compat', 'hostKey', 'seq', 'updatedAt'])
      for (const part of [domain, embeddings[0]!]) expect(part).not.toHaveProperty(name);
    const { username, emailAddress } = made.client;
    for (const secret of [made.apiKey, username, emailAddress, 'placet.example'])
      expect(JSON.stringify(published)).not.toContain(secret);
  });

  test('follows each change after its answer, with the notices of all locales stored', async () => {
    const made = await makeDomain();
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    await makeEmbedding(made.P, { name: 'Maps' });
    const published = (await inKv(made))!;
    expect(published.configuration.embeddings[0]!.name).toBe('Maps');
    const stored = await env.DB.prepare('SELECT lower(hex(hash)) FROM notices WHERE retired IS NULL').raw();
    expect(published.notices.toSorted()).toEqual(stored.flat().sort());
    expect(published.notices).toHaveLength(2);
  });

  test('has a version that rises with what decides who may call', async () => {
    const made = await makeDomain();
    const version = () => env.DB.prepare('SELECT version FROM domains').first<number>('version');
    const rises = async (change: string) => {
      const before = (await version())!;
      await env.DB.prepare(`UPDATE clients SET ${change}`).run();
      return (await version())! > before;
    };
    for (const change of [
      'active = 0',
      "embedKey = 'other'",
      "embedKeyBefore = 'former'",
      'embedKeyBeforeUntil = 99',
      'embedKeyBefore = NULL',
    ])
      expect(await rises(change), change).toBe(true);
    expect(await rises('domainMaxCount = 7')).toBe(false);
    expect(made.domain.id).toBeTruthy();
  });

  test('is a marker after a deletion, and again a domain if D1 has it', async () => {
    const made = await makeDomain();
    await script(made);
    await hosting('DELETE', made.P);
    expect(await env.KEYS.get(siteKey(made.domain.id))).toBe('null');
    const isolate = await anotherIsolate();
    expect((await script(made, {}, { worker: isolate })).status).toBe(404);
    const other = await makeDomain();
    await env.KEYS.put(siteKey(other.domain.id), 'null');
    expect((await script(other, {}, { worker: isolate })).status).toBe(200);
    expect((await inKv(other))!.log.domain).toBe(other.domain.id);
    // Nothing is written for a domain that never was one.
    await script({ ...made, domain: { id: 'ffffffffffff' } });
    expect(await env.KEYS.get(siteKey('ffffffffffff'))).toBeNull();
  });

  test('is written again after seven days, and after a write that failed', async () => {
    const made = await makeDomain();
    await script(made);
    await env.KEYS.delete(siteKey(made.domain.id));
    pass(6 * DAY);
    await script(made);
    expect(await inKv(made)).toBeNull();
    pass(DAY);
    await script(made);
    expect(await inKv(made)).not.toBeNull();

    await rename('x');
    await makeEmbedding(made.P);
    const kv = locatedKv();
    kv.fate = () => 'failing';
    await hosting('PUT', `${made.P}/locale/en_US`, { widgetTitle: 'New' }, { env: { KEYS: kv.at() } });
    expect((await inKv(made))!.configuration.locales[0]!.widgetTitle).not.toBe('New');
    pass(HALF_A_MINUTE);
    await script(made);
    expect((await inKv(made))!.configuration.locales[0]!.widgetTitle).toBe('New');
  });

  test('heals by the next calls: after a lost, a late, a refused and a deleted write, and an older state of D1', async () => {
    const made = await makeDomain();
    const kv = locatedKv();
    const [here, elsewhere] = [kv.at(), kv.at()];
    const shown = async (KEYS: KVNamespace) => {
      forgetCopies();
      const { text } = await script(made, { KEYS });
      return /"name":"(\w+)"/.exec(text.slice(text.indexOf('"embeddings"')))?.[1];
    };
    await makeEmbedding(made.P, { name: 'First' });
    const settles = async (name: string) => {
      for (const KEYS of [here, elsewhere, here, elsewhere]) {
        await shown(KEYS);
        pass(61);
      }
      expect([await shown(here), await shown(elsewhere)]).toEqual([name, name]);
    };
    await settles('First');
    for (const fate of ['lost', 'late', 'failing', undefined] as const) {
      const name = `After${fate}`;
      kv.fate = (operation) => (operation === 'put' ? fate : undefined);
      await rename(name);
      await shown(here);
      kv.fate = () => undefined;
      await settles(name);
      kv.arrive();
      await settles(name);
    }
    kv.stored.clear();
    await settles('Afterundefined');
    await env.DB.prepare('UPDATE domains SET version = version - 3').run();
    await rename('Restored');
    await settles('Restored');
  });
});

test('a snippet that names no domain gets its script without a trip to D1 if KV knows its embed key', async () => {
  const client = await makeClient();
  const made = await makeDomain('www.mysite.xyz', client);
  const from = (Referer: string, db: Overrides, worker?: Awaited<ReturnType<typeof anotherIsolate>>) =>
    call('GET', `/app.js?apiKey=${made.embedKey}`, {
      headers: { Referer },
      env: db,
      wait: false,
      ...(worker && { worker }),
    });
  const home = 'https://www.mysite.xyz/';
  expect((await from(home, {})).status).toBe(200);
  await expect.poll(() => env.KEYS.get(`key:1:${made.embedKey}`)).toContain(made.domain.id);
  const isolate = await anotherIsolate();
  const answer = await from(home, { DB: unreachable() }, isolate);
  expect([answer.status, answer.text.includes(made.domain.id)]).toEqual([200, true]);
  // A domain with a longer path is found half a minute later.
  const shop = await makeDomain('www.mysite.xyz/shop/', client);
  pass(HALF_A_MINUTE);
  const cart = `${home}shop/cart`;
  await from(cart, {});
  await expect.poll(async () => (await from(cart, {})).text.includes(shop.domain.id)).toBe(true);
});

describe('a decision', () => {
  test('takes one trip to D1 in a new isolate, and one after the answer, and is a 503 with Retry-After while D1 cannot be reached', async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P);
    const notice = await shownTo(made);
    const isolate = await anotherIsolate();
    const { trips, result } = await metered()((db) =>
      decide(made, { notice, embeddings: [id] }, {}, db, isolate),
    );
    expect([result.status, trips]).toEqual([201, 2]);
    const refused = await decide(made, { notice }, {}, { DB: unreachable() });
    expect(problem(refused)).toBe(503);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await storedEntries(made)).toHaveLength(1);
  });
});

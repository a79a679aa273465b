import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, finishWork, hosting, type Overrides } from '../support/call.ts';
import { interceptCalls } from '../support/bindings/intercepted-bindings.ts';
import { anotherIsolate, decide, makeDomain, makeEmbedding, newUcid, shownTo } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { inRealTime } from '../support/bindings/shortened-waits.ts';
import { storedEntries } from '../support/log/stored-entries.ts';
import { forgetCopies, siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { VISITORS } from '../../src/db/timeouts.ts';
import { pause } from '../../src/lib/time.ts';
import type { PublishedSite } from '../../src/visitor/site/published-site.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
const HALF_A_MINUTE = 31;

let time: number | undefined;
afterEach(() => void (time = undefined));
function pass(seconds: number) {
  time = (time ?? Date.now()) + seconds * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: time });
}

const script = ({ embedKey, domain }: Made, options: Partial<Parameters<typeof call>[2]> = {}) =>
  call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}&lang=en_US`, options);
const inKv = async ({ domain }: Made) =>
  JSON.parse((await env.KEYS.get(siteKey(domain.id)))!) as PublishedSite;
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('an entry of KV that is not what was published', () => {
  test.each(['{"publishedAt":17', '{}', '[]', '7', '"null"', ''])(
    'does not stop the domain, and is written again: %j',
    async (text) => {
      const made = await makeDomain();
      const notice = await shownTo(made);
      await env.KEYS.put(siteKey(made.domain.id), text);
      forgetCopies();
      const answer = await script(made);
      expect([answer.status, answer.text.includes(notice)]).toEqual([200, true]);
      expect((await inKv(made)).log.domain).toBe(made.domain.id);
    },
  );

  test('is not used for a domain that it does not belong to', async () => {
    const [made, other] = [await makeDomain(), await makeDomain('www.other.example')];
    await env.KEYS.put(siteKey(made.domain.id), (await env.KEYS.get(siteKey(other.domain.id)))!);
    forgetCopies();
    expect(await statusOf(script({ ...made, embedKey: other.embedKey }))).toBe(404);
    expect(await statusOf(script(made))).toBe(200);
  });

  test.each(['[["www.mysite.xyz","/"', '{}', '7'])(
    'does not stop a snippet that names no domain, and is written again: %j',
    async (text) => {
      const made = await makeDomain();
      const key = `key:1:${made.embedKey}`;
      await env.KEYS.put(key, text);
      const answer = await call('GET', `/app.js?apiKey=${made.embedKey}`, {
        headers: { Referer: 'https://www.mysite.xyz/' },
      });
      expect(answer.status).toBe(200);
      expect(await env.KEYS.get(key)).toContain(made.domain.id);
    },
  );
});

describe('a copy with the version that D1 has', () => {
  test('is not used for the new log of a domain that was deleted and imported again', async () => {
    const made = await makeDomain();
    const elsewhere = await anotherIsolate();
    const notice = await shownTo(made, 'en_US', {}, elsewhere);
    const { version } = await inKv(made);
    const backup = await hosting('GET', `${made.client.path}/export`);
    await hosting('DELETE', made.client.path);
    expect((await hosting('POST', '/import', backup.body)).status).toBe(201);
    await env.DB.prepare('UPDATE domains SET version = ?').bind(version).run();
    const decided = await decide(made, { notice }, {}, {}, elsewhere);
    expect(decided.status, decided.text).toBe(201);
  });

  test('is corrected if an earlier state of D1 was restored and changed as often', async () => {
    const made = await makeDomain();
    await script(made);
    const { version } = await inKv(made);
    await env.DB.prepare("UPDATE clients SET embedKey = 'another'").run();
    await env.DB.prepare('UPDATE domains SET version = ?').bind(version).run();
    pass(HALF_A_MINUTE);
    await script(made);
    expect(await statusOf(script(made))).toBe(404);
    expect((await inKv(made)).embedKeys).toEqual([{ key: 'another' }]);
  });
});

test('a stale copy whose notice was just stored does not replace what another isolate has published', async () => {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P, { name: 'Before' });
  const elsewhere = await anotherIsolate();
  // As after a deployment: the log has no notice of the texts that this version makes.
  await env.KEYS.put(siteKey(made.domain.id), JSON.stringify({ ...(await inKv(made)), notices: [] }));
  await script(made, { worker: elsewhere, env: { DB: failing(() => true) } });
  const changed = await hosting('PUT', `${made.P}/embedding/${id}`, {
    name: 'Afterwards',
    purpose: 'a717ff5',
  });
  expect(changed.status, changed.text).toBe(200);
  expect((await inKv(made)).configuration.embeddings[0]!.name).toBe('Afterwards');
  const { version } = await inKv(made);
  expect(await statusOf(script(made, { worker: elsewhere }))).toBe(200);
  const published = await inKv(made);
  expect([published.configuration.embeddings[0]!.name, published.version]).toEqual(['Afterwards', version]);
  const current = await env.DB.prepare('SELECT lower(hex(hash)) FROM notices WHERE retired IS NULL').raw();
  expect(current.flat()).toEqual(published.notices);
});

const failing = (isHit: (nth: number) => boolean) => {
  let nth = 0;
  return interceptCalls(env, (run) =>
    isHit(++nth) ? Promise.reject(new Error('D1_ERROR: Network connection lost.')) : run(),
  ).DB;
};

test('a domain whose notices could not be stored after the answer is published half a minute later', async () => {
  const made = await makeDomain();
  await hosting('POST', `${made.P}/locale`, { name: 'fr_FR', active: true });
  await env.KEYS.delete(siteKey(made.domain.id));
  await env.DB.prepare('DELETE FROM notices').run();
  forgetCopies();
  // The first call reads the domain, the second one would store its notices, and the third one stores the delivered notice.
  const answer = await script(made, { env: { DB: failing((nth) => nth !== 1 && nth !== 3) } });
  expect(await env.KEYS.get(siteKey(made.domain.id))).toBeNull();
  pass(HALF_A_MINUTE);
  await script(made);
  expect([answer.status, (await inKv(made)).notices.length]).toEqual([200, 2]);
});

/** Holds the work that waits until a response has been sent; returns a function that lets it begin. */
function holdWork() {
  const held: (() => void)[] = [];
  const start = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    ms === 50 ? held.push(run) : start(run, ms),
  );
  return async () => {
    vi.unstubAllGlobals();
    for (const run of held) run();
    await finishWork();
  };
}

test.each(['the same', 'another'])(
  'a site is not published over a later change by %s isolate',
  async (which) => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P, { name: 'Before' });
    await env.KEYS.delete(siteKey(made.domain.id));
    forgetCopies();
    const worker = which === 'another' ? { worker: await anotherIsolate() } : {};
    const release = holdWork();
    expect((await script(made, { wait: false, ...worker })).status).toBe(200);
    const change = { name: 'Afterwards', purpose: 'a717ff5', active: true };
    expect((await hosting('PUT', `${made.P}/embedding/${id}`, change)).status).toBe(200);
    await release();
    expect((await inKv(made)).configuration.embeddings[0]!.name).toBe('Afterwards');
  },
);

test('a deleted domain is not published by a call that had read it', async () => {
  const made = await makeDomain();
  await env.KEYS.delete(siteKey(made.domain.id));
  forgetCopies();
  const release = holdWork();
  expect((await script(made, { wait: false })).status).toBe(200);
  expect((await hosting('DELETE', made.P)).status).toBe(204);
  await release();
  expect(await inKv(made)).toBeNull();
  expect(await statusOf(script(made))).toBe(404);
});

describe('while D1 hangs', () => {
  const hanging: Overrides = { DB: interceptCalls(env, () => new Promise(() => undefined)).DB };

  test('the script of a domain that is not in KV is a 503', { tags: 'long' }, async () => {
    const made = await makeDomain();
    await env.KEYS.delete(siteKey(made.domain.id));
    forgetCopies();
    const refused = await script(made, { env: hanging, wait: false });
    expect(problem(refused)).toBe(503);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  });

  test('in another database than that of its log, a domain does not wait for it', async () => {
    const made = await makeDomain();
    await env.KEYS.delete(siteKey(made.domain.id));
    forgetCopies();
    inRealTime();
    const path = `/app/log-key?domain=${made.domain.id}`;
    const status = statusOf(call('GET', path, { env: { LOG1: hanging.DB! }, wait: false }));
    expect(await Promise.race([status, pause(VISITORS.reading - 1000)])).toBe(200);
  });

  test('a decision that needs to be read about is a 503', { tags: 'long' }, async () => {
    const made = await makeDomain();
    const notice = newUcid();
    for (const more of [{ notice, consent: false }, { notice }, { embeddings: ['unknown'] }]) {
      const refused = await decide(made, more, {}, hanging);
      expect(problem(refused), JSON.stringify(more)).toBe(503);
      expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    }
    expect(await storedEntries(made)).toEqual([]);
  });
});

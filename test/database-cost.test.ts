// @module-tag long
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { apiKeyHash } from '../src/db/clients/api-keys.ts';
import { databaseOf } from '../src/db/databases.ts';
import { countedUntil, foldCounts, oldestCountsQuery } from '../src/db/statistics/pending-counts.ts';
import { now } from '../src/env.ts';
import { api, call, hosting, type Overrides } from './support/call.ts';
import { movedClock } from './support/bindings/clock.ts';
import { db } from './support/db.ts';
import { fold } from './support/log/fold.ts';
import { countedCalls } from './support/bindings/intercepted-bindings.ts';
import {
  anotherIsolate,
  decide,
  makeClient,
  makeDomain,
  makeEmbedding,
  newUcid,
  shownTo,
  tell,
} from './support/make.ts';
import { metered } from './support/bindings/metered-database.ts';
import { operatorVisit } from './operator/operator-visit.ts';
import { timeline } from './support/log/timeline.ts';
import { loggedIn } from './support/visit.ts';
import { forgetCopies, siteKey } from '../src/visitor/site/memory-and-kv-copies.ts';

const measure = metered();

/** A domain whose log has entries of some visitors with two different choices. */
async function withLog(visitors: number, overrides: Overrides = {}) {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P);
  const ucids = Array.from({ length: visitors }, newUcid);
  for (const [i, ucid] of ucids.entries()) {
    await decide(made, { ucid, embeddings: i % 2 ? [id] : [] }, {}, overrides);
  }
  await api('/test', made.apiKey);
  const path = `/domains/${made.domain.id}`;
  /** What a call of the domain API on the domain costs. */
  const cost = (tail: string, worker?: Worker) =>
    measure((db) => api(path + tail, made.apiKey, { env: db, ...(worker && { worker }) }));
  return { ...made, embeddingId: id as string, ucids, path, cost };
}
type Worker = Awaited<ReturnType<typeof anotherIsolate>>;

/** The same history many times over, so that cost would show if it grew with the log. */
async function multiply(domainId: string, times: number) {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO entries SELECT log, 1000 + i, randomblob(32), timestamp, consent, manipulationPrevention, notice, accepted, signals, salt
     FROM n, (SELECT * FROM entries WHERE log = (SELECT log FROM domains WHERE id = ?) LIMIT 1)`,
  )
    .bind(times, domainId)
    .run();
}

/** What the account's key costs. */
const KEY = 2;
// The hash of its number, and the notice.
const NOTICES = 2;
// The log’s domain is compared, because a rollback may give its id to another log.
const DOMAIN = 1;

describe('the domain API', () => {
  test('asks D1 once when the isolate or KV knows the key, twice when neither does', async () => {
    const { apiKey, path } = await withLog(1);
    const calls = ['/consents', '/consents/abc', '/log', '/log/blocks', '/log/blocks/1', '/log/checkpoint'];
    for (const call of ['/test', '/domains', ...calls.map((tail) => path + tail)]) {
      await api(call, apiKey);
      const { keys } = await env.KEYS.list();
      await Promise.all(keys.map(({ name }) => env.KEYS.delete(name)));
      const inNewIsolate = async () => {
        const worker = await anotherIsolate();
        return measure((db) => api(call, apiKey, { env: db, worker }));
      };
      const cold = await inNewIsolate();
      const warm = await inNewIsolate();
      await env.KEYS.delete(await apiKeyHash(env, apiKey));
      const known = await measure((db) => api(call, apiKey, { env: db }));
      expect([cold.trips, warm.trips, known.trips], call).toEqual([2, 1, 1]);
      expect(cold.read - warm.read, call).toBeLessThanOrEqual(2);
    }
  });

  test('lists domains at two rows each', async () => {
    const client = await makeClient();
    for (let i = 0; i < 8; i++) await makeDomain(`site${i}.example`, client);
    await api('/test', client.apiKey);
    const { read, trips } = await measure((db) => api('/domains', client.apiKey, { env: db }));
    expect(trips).toBe(1);
    expect(read).toBeLessThanOrEqual(2 * 8 + KEY);
  });

  test('lists the current block at a row for each entry, whatever older blocks hold', async () => {
    const { cost } = await withLog(24, { LOG_BLOCK_ENTRIES: '5' });
    const isolate = await anotherIsolate();
    const first = await cost('/consents', isolate);
    const warm = await cost('/consents', isolate);
    const page = await cost('/consents?limit=2', isolate);
    for (const { read, result } of [first, warm]) {
      expect(result.body).toHaveLength(3);
      expect(read).toBeLessThanOrEqual(3 + 16 + NOTICES + DOMAIN + KEY);
    }
    // A new isolate gets the notices with the entries.
    expect([first.trips, warm.trips, page.trips]).toEqual([1, 1, 1]);
    expect(page.read).toBeLessThanOrEqual(2 + 16 + KEY);
  });

  test('reads of a full block what is new, for one who asks again and again', async () => {
    const { cost, domain, ...made } = await withLog(1);
    await multiply(domain.id, 8000);
    const known = movedClock(now() + 60);
    for (let i = 0; i < 3; i++) await decide({ ...made, domain }, {}, {}, known.bindings);
    vi.useRealTimers();
    await cost('/consents?limit=1');
    const news = await cost(`/consents?since=${known.now()}`);
    expect(news.result.body).toHaveLength(3);
    const nothing = await cost(`/consents?since=${known.now() + 1}`);
    expect(nothing.result.body).toEqual([]);
    for (const { read, result } of [news, nothing])
      expect(read).toBeLessThanOrEqual(result.body.length + 16 + DOMAIN + KEY);
    // A place in the middle of the block is found by halving it: two rows for each step.
    const before = await cost(`/consents?until=${known.now()}&limit=5`);
    expect(before.result.body).toHaveLength(5);
    expect(before.read).toBeLessThanOrEqual(5 + 16 + 2 * Math.log2(8000) + KEY);
  });

  test('finds one visitor at three rows for each entry, whatever the log holds', async () => {
    const { cost, domain, embeddingId, ...made } = await withLog(3);
    const ucid = made.ucids[1]!;
    await multiply(domain.id, 20_000);
    const clock = movedClock(now());
    for (const embeddings of [[], [embeddingId], []]) {
      clock.pass(400);
      await decide({ ...made, domain }, { ucid, embeddings }, {}, clock.bindings);
    }
    vi.useRealTimers();
    for (const prefix of [ucid, ucid.slice(0, 12), newUcid(), 'g']) {
      const isolate = await anotherIsolate();
      const first = await cost(`/consents/${prefix}`, isolate);
      const warm = await cost(`/consents/${prefix}`, isolate);
      const entries = prefix.length >= 12 && ucid.startsWith(prefix) ? 4 : 0;
      for (const { read, result } of [first, warm]) {
        expect(result.body).toHaveLength(entries);
        expect(read).toBeLessThanOrEqual(3 * entries + 16 + NOTICES + DOMAIN + KEY);
      }
      // A new isolate gets the notices with the entries.
      expect([first.trips, warm.trips]).toEqual([1, 1]);
    }
  });

  test('finds a visitor in the archive by one ranged read for each block that has any', async () => {
    const line = await timeline({ variables: { LOG_BLOCK_ENTRIES: '4' } });
    const ucid = newUcid();
    for (let i = 0; i < 6; i++) {
      await line.decide({ ucid, after: 400, consent: i % 2 > 0 });
      for (let n = 0; n < 3; n++) await line.decide();
    }
    await line.minutes(7);
    const ranges: unknown[] = [];
    const ARCHIVE = new Proxy(env.ARCHIVE, {
      get: (target, name) =>
        name === 'get'
          ? (key: string, options?: R2GetOptions) => {
              ranges.push(options?.range);
              return target.get(key, options);
            }
          : Reflect.get(target, name).bind(target),
    });
    await line.get(`/consents/${ucid}`);
    const { read, trips, result } = await measure(({ DB }) =>
      line.get(`/consents/${ucid}`, {}, { DB, ARCHIVE }),
    );
    expect(result.body).toHaveLength(6);
    expect([trips, ranges.length, ranges.every(Boolean)]).toEqual([1, 6, true]);
    expect(read).toBeLessThanOrEqual(3 * 6 + 16 + KEY);
  });

  test('begins the feed at the same cost, however many blocks have gone', async () => {
    const { cost, domain } = await withLog(3);
    await cost('/log');
    const empty = await cost('/log');
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
       INSERT INTO blocks (log, number, first, last, oldest, newest, oldestDecision, sealedAt, state)
       SELECT log, i, 0, 0, 0, 0, 0, 0, iif(i % 2, 'gone', 'sealed') FROM n, domains WHERE id = ?`,
    )
      .bind(domain.id)
      .run();
    const { read, result } = await cost('/log');
    expect(result.body).toHaveLength(3);
    expect(read).toBe(empty.read);
  });
});

describe('the account’s pages', () => {
  test('tell an overview of ten domains in four round trips and 160 rows each', async () => {
    const { client, visit } = await loggedIn();
    for (let i = 0; i < 10; i++) {
      const made = await makeDomain(`site${i}.example`, client);
      await decide(made, {}, { Origin: `https://site${i}.example` });
      await multiply(made.domain.id, 500);
      await env.DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
         INSERT INTO days (log, day, given, declined) SELECT log, unixepoch() / 86400 * 86400 - i * 86400, 1, 1
         FROM n, domains WHERE id = ?`,
      )
        .bind(made.domain.id)
        .run();
    }
    // Reads the branding, which is kept for a minute.
    await visit.get('/account/settings');
    const { read, trips, result } = await measure((db) => visit.get('/account', { env: db }));
    expect(result.text.match(/\(\d+ decisions in 30 days\)/g)).toHaveLength(10);
    expect(trips).toBeLessThanOrEqual(4);
    expect(read).toBeLessThanOrEqual(160 * 10);
  });
});

describe('the operator’s pages', () => {
  test('list clients at three rows each, domains at seven, and count statuses at three, in two round trips', async () => {
    const its = await operatorVisit();
    for (let i = 0; i < 5; i++) {
      const client = await makeClient();
      for (let j = 0; j < 3; j++) {
        const made = await makeDomain(`site${j}.example`, client);
        await decide(made, {}, { Origin: `https://site${j}.example` });
        await multiply(made.domain.id, 300);
      }
    }
    await env.DB.prepare(
      `INSERT INTO calls (domainId, month, count) SELECT id, strftime('%Y%m', 'now'), 3 FROM domains`,
    ).run();
    const SESSION = 3;
    const cost = async (path: string, rows: number) => {
      const { read, trips, result } = await measure((db) => its.get(`/operator${path}`, { env: db }));
      expect([path, result.status]).toEqual([path, 200]);
      expect(trips, path).toBeLessThanOrEqual(2);
      expect(read, path).toBeLessThanOrEqual(rows + SESSION);
    };
    const COUNTS = 3 * 15;
    await its.get('/operator/new');
    await cost('', 3 * 5 + COUNTS);
    await cost('?q=site2', 3 * (5 + 15) + COUNTS);
    await cost('?q=nowhere', 3 * (5 + 15) + COUNTS);
    await cost('/domains', 7 * 15 + COUNTS);
    await cost('/domains?q=site2', 2 * 3 * (5 + 15) + 4 * 5);
    await cost('/domains?q=nowhere', 2 * 3 * (5 + 15));
  });
});

describe('storing a decision', () => {
  const services = async (P: string, count: number) => {
    const ids: string[] = [];
    for (let i = 0; i < count; i++) ids.push((await makeEmbedding(P, { name: `Service ${i}` })).id);
    return ids;
  };
  test('takes one round trip, two where neither isolate nor KV knows the domain, and few rows', async () => {
    const made = await makeDomain();
    const embeddings = await services(made.P, 30);
    const notice = await shownTo(made);
    const ucid = newUcid();
    const record = (more: object = {}, worker?: Awaited<ReturnType<typeof anotherIsolate>>) =>
      measure((db) => decide(made, { ucid: newUcid(), embeddings, notice, ...more }, {}, db, worker));
    const first = await record({ ucid });
    const repeated = await record({ ucid });
    const changed = await record({ ucid, consent: false, embeddings: [] });
    const elsewhere = await record({}, await anotherIsolate());
    // Sealed, with many entries after it.
    await decide(made, {}, {}, { LOG_BLOCK_ENTRIES: '1' });
    await multiply(made.domain.id, 2000);
    const inLargeLog = await record({ ucid });
    const inLargeLogElsewhere = await record({ ucid, embeddings: [] }, await anotherIsolate());
    await makeEmbedding(made.P, { name: 'One more' });
    const shownBefore = await record();
    // An isolate without an older notice looks it up.
    const shownBeforeElsewhere = await record({}, await anotherIsolate());
    await env.KEYS.delete(siteKey(made.domain.id));
    const unknown = await record({ notice: undefined, lang: 'en_US' }, await anotherIsolate());
    const inOneTrip = [first, repeated, changed, inLargeLog, shownBefore];
    expect(inOneTrip.map(({ trips }) => trips)).toEqual([1, 1, 1, 1, 1]);
    // After the answer, a new isolate compares its copy with D1.
    const inTwo = [elsewhere, inLargeLogElsewhere];
    expect(inTwo.map(({ trips }) => trips)).toEqual([1 + 1, 1 + 1]);
    expect([shownBeforeElsewhere.trips, unknown.trips]).toEqual([2 + 1, 2]);
    // The configuration has 31 services, two locales and a theme, each read by an index; the services are sorted.
    expect(unknown.read).toBeLessThanOrEqual(16 + 8 + 2 * 34 + 31);
    for (const { result, read, written } of [...inOneTrip, ...inTwo]) {
      expect(result.status, result.text).toBe(201);
      expect(read).toBeLessThanOrEqual(19);
      // The first decision on a consent notice also marks the notice as used.
      expect(written).toBeLessThanOrEqual(result === first.result ? 4 : 3);
    }
    expect(repeated.written).toBe(0);
  });

  test('takes two round trips where it names no notice and the isolate has no configuration', async () => {
    const made = await makeDomain();
    await services(made.P, 3);
    forgetCopies();
    await env.KEYS.delete(siteKey(made.domain.id));
    const { trips } = await measure((db) => decide(made, {}, {}, db));
    const again = await measure((db) => decide(made, {}, {}, db));
    expect([trips, again.trips]).toEqual([2, 1]);
  });
});

test('the services for a website’s server take no round trip where the domain is known', async () => {
  const made = await makeDomain();
  await makeEmbedding(made.P);
  const path = `/app/services?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  await call('GET', path);
  const { trips, written, result } = await measure((db) => call('GET', path, { env: db }));
  expect([result.status, result.body.services.length, trips, written]).toEqual([200, 1, 0, 0]);
});

describe('the counts', () => {
  test('of an isolate are one written row for all domains, page views and interactions of an interval', async () => {
    const client = await makeClient();
    const sites: Awaited<ReturnType<typeof makeDomain>>[] = [];
    for (let i = 0; i < 4; i++) sites.push(await makeDomain(`site${i}.example`, client));
    const scriptOf = (site: (typeof sites)[0]) =>
      `/app.js?apiKey=${site.embedKey}&domain=${site.domain.id}&lang=en_US`;
    const rate = { limit: () => Promise.resolve({ success: true }) };
    const quick = { CALL_RATE: rate, INTERACTION_RATE: rate, INTERACTION_DOMAIN_RATE: rate };
    await Promise.all(sites.map((site) => call('GET', scriptOf(site))));
    await fold();
    const interval = () =>
      measure((db) =>
        Promise.all(
          sites.flatMap((site, i) => {
            const page = `https://site${i}.example`;
            const env = { ...db, ...quick };
            return [
              call('GET', scriptOf(site), { headers: { Referer: `${page}/` }, env }),
              tell(site, { outcome: 'chosen' }, { Origin: page }, env),
              tell(site, {}, { Origin: page }, env),
            ];
          }),
        ),
      );
    const first = await interval();
    const second = await interval();
    // The first one of an hour also notes that the sites have called.
    expect([first, second].map(({ trips, written }) => [trips, written])).toEqual([
      [1, 1 + 4],
      [1, 1],
    ]);
    expect(second.read).toBeLessThanOrEqual(4 * 4);
    const folded = await measure(({ DB }) => foldCounts(databaseOf(DB), now() + 3600));
    // Four domains, their client, four days of statistics with their index, and the two rows, which are deleted.
    expect([folded.trips, folded.written]).toEqual([2, 4 + 1 + 4 * 2 + 2]);
    const list: { viewCount: number }[] = (await api('/domains', client.apiKey)).body;
    expect(list.map(({ viewCount }) => viewCount)).toEqual([3, 3, 3, 3]);
  });

  test('of at most 200 keys are folded with every run, more of them hourly; looking at them reads at most 402 rows', async () => {
    const client = await makeClient();
    const sites = [await makeDomain('a.example', client), await makeDomain('b.example', client)];
    const run = (at: number) => measure(({ DB }) => foldCounts(databaseOf(DB), at));
    const write = async (at: number, rows: number, keys: number) => {
      const counts = (row: number) =>
        Object.fromEntries(
          Array.from({ length: keys }, (_, i) => {
            const date = new Date((at - (row * keys + i) * 86_400) * 1000).toISOString().slice(0, 10);
            return [`acceptedAll ${date} ${sites[i % 2]!.domain.id} en_US`, 1];
          }),
        );
      const insert = env.DB.prepare('INSERT INTO pendingCounts VALUES (?, ?, ?)');
      await env.DB.batch(
        Array.from({ length: rows }, (_, row) => insert.bind(at, row, JSON.stringify(counts(row)))),
      );
    };
    const at = now();
    await write(at, 2, 100);
    // Isolates may still be writing rows of the last 60 seconds.
    expect((await run(at + 59)).written).toBe(0);
    const folded = await run(at + 61);
    // 200 rows of statistics with their index, and two rows that are deleted.
    expect([folded.trips, folded.written]).toEqual([2, 200 * 2 + 2]);
    expect(countedUntil(await oldestCountsQuery(db), at + 300)).toBeUndefined();
    await write(at, 300, 1);
    const looked = await run(at + 61);
    expect([looked.trips, looked.written]).toEqual([1, 0]);
    // Each row and its keys.
    expect(looked.read).toBeLessThanOrEqual(2 * 201);
    expect(countedUntil(await oldestCountsQuery(db), at + 300)).toBe(at);
    expect((await run(at + 3300)).written).toBeGreaterThan(300);
    expect(countedUntil(await oldestCountsQuery(db), at + 3300)).toBeUndefined();
    const idle = await run(at + 3400);
    expect(idle.trips).toBe(1);
    expect(idle.read).toBeLessThanOrEqual(1);
  });

  test('are read in two round trips and a row for each row of the answer, whatever was counted before', async () => {
    const made = await makeDomain();
    const other = await makeDomain('other.example', made.client);
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 760)
       INSERT INTO statistics (domainId, date, locale, acceptedAll, refusedAll, chosen, unanswered)
       SELECT domains.id, date('now', '-' || i || ' days'), value, 1, 1, 1, 1
       FROM n, domains, json_each('["de_DE", "en_US"]')`,
    ).run();
    for (const { P } of [made, other]) {
      const { trips, read, result } = await measure((db) =>
        hosting('GET', `${P}/statistics`, undefined, { env: db }),
      );
      expect(result.body).toHaveLength(60);
      expect(trips).toBeLessThanOrEqual(2);
      expect(read).toBeLessThanOrEqual(60 + 12);
    }
  });
});

describe('the activity list', () => {
  /** A call of the hosting API with its cost, and its calls of D1 in their order. */
  async function measured(method: string, path: string, body?: object) {
    const { read, written, result } = await measure(({ DB }) => {
      const counted = countedCalls({ ...env, DB });
      return hosting(method, path, body, { env: { DB: counted.env.DB } }).then((answer) => ({
        ...answer,
        calls: counted.calls,
      }));
    });
    return { read, written, result, calls: result.calls };
  }

  test('adds one round trip and few rows to each change', async () => {
    const made = await makeDomain();
    const { P, client } = made;
    const { username, emailAddress } = client;
    const { id } = await makeEmbedding(P, { name: 'Video' });
    const [theme] = (await hosting('GET', `${P}/theme`)).body;
    await hosting('POST', `${P}/placeholder`, { name: 'A', value: '1' });
    const long = (text: string) => text.repeat(2000);
    const calls: [method: string, path: string, body?: object][] = [
      ['PUT', P, { name: made.domain.name, consentCookieLifetime: 30 }],
      ['POST', `${P}/embedding`, { name: 'Map', purpose: 'a717ff5' }],
      ['PUT', `${P}/embedding/${id}`, { name: 'Video', purpose: 'a717ff5', vendor: 'Ours' }],
      ['POST', `${P}/embedding/${id}/asset`, { name: 'sid' }],
      ['PUT', `${P}/locale/en_US`, { widgetTitle: 'Hello' }],
      ['PUT', `${P}/locale/en_US`, { widgetIntroText: long('text ') }],
      ['PUT', `${P}/theme/${theme.id}`, { name: 'Default', windowLinkColor: '#111111' }],
      ['PUT', `${P}/placeholder`, [{ name: 'A', value: '2' }]],
      ['DELETE', `${P}/embedding/${id}`],
      ['PUT', client.path, { username, emailAddress, company: 'Hotel' }],
    ];
    // Finds the domain, reads what is compared, and writes; the rest publishes the domain after the response.
    const TRIPS = 3;
    for (const [method, path, body] of calls) {
      const { read, written, result, calls: made } = await measured(method, path, body);
      const call = `${method} ${path.replace(/\b[0-9a-f]{12}\b/g, ':id')}`;
      expect(result.status, call).toBeLessThan(300);
      // The second batch writes. No query looks for a client before.
      const trips = made.indexOf('DB.batch', made.indexOf('DB.batch') + 1) + 1;
      expect(trips, call).toBe(path === client.path ? 2 : TRIPS);
      // With what the publication reads: the configuration, and the notices of all languages.
      expect(read, call).toBeLessThanOrEqual(160);
      expect(written, call).toBeLessThanOrEqual(24);
    }
  });

  test('takes at most 2,000 entries and 1 MB of values of a client and day, whatever is saved', async () => {
    // At noon, because changes are counted by day and hour.
    const day = 86_400_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / day) * day + day / 2 });
    const { P, client } = await makeDomain();
    const noise = () => Array.from({ length: 10_000 }, () => crypto.randomUUID().slice(0, 6)).join('');
    for (let i = 0; i < 30; i++) await hosting('PUT', `${P}/locale/en_US`, { widgetIntroText: noise() });
    await env.DB.prepare('UPDATE activityDays SET changes = 1995 WHERE clientId = ?').bind(client.id).run();
    for (let i = 0; i < 30; i++) await hosting('PUT', `${P}/locale/en_US`, { widgetIntroText: noise() });
    const { entries, counted, bytes } = (await env.DB.prepare(
      `SELECT (SELECT count(*) FROM activity WHERE clientId = ?1 AND hour IS NULL) AS entries,
        (SELECT count(*) FROM activity WHERE clientId = ?1 AND hour IS NOT NULL) AS counted,
        (SELECT sum(length(fields)) FROM activity WHERE clientId = ?1) AS bytes`,
    )
      .bind(client.id)
      .first<Record<'entries' | 'counted' | 'bytes', number>>())!;
    // The account, the domain, 30 changes, and those that fit before 2,000.
    expect(entries).toBe(1 + 1 + 30 + 5);
    expect(counted).toBeLessThanOrEqual(2);
    expect(bytes).toBeLessThanOrEqual(1_000_000);
  });
});

describe('the hosting API', () => {
  test('refuses a change in one round trip, and publishes nothing', async () => {
    const { P } = await makeDomain();
    const { id } = await makeEmbedding(P);
    const { trips, result } = await measure((db) =>
      hosting('PUT', `${P}/embedding/${id}`, { name: 'No purpose' }, { env: db }),
    );
    expect([result.status, trips]).toEqual([400, 1]);
  });

  test('lists all clients in at most two round trips and three rows for each client and domain', async () => {
    for (let i = 0; i < 4; i++) {
      const client = await makeClient();
      for (let j = 0; j < 3; j++) await makeDomain(`site${j}.example`, client);
    }
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO calls (domainId, month, count) SELECT id, strftime('%Y%m', 'now'), 3 FROM domains`,
      ),
      env.DB.prepare(
        `INSERT INTO clientCalls SELECT clientId, strftime('%Y%m', 'now'), 3 * count(*) FROM domains GROUP BY clientId`,
      ),
    ]);
    const { read, trips, result } = await measure((db) => hosting('GET', '/client', undefined, { env: db }));
    expect(result.body[2]).toMatchObject({ actualCallCount: 9, widgetDisplayCount: 9 });
    expect(trips).toBeLessThanOrEqual(2);
    expect(read).toBeLessThanOrEqual(3 * (4 + 12));
  });

  test('reads any one thing in at most two round trips and twelve rows', async () => {
    const made = await makeDomain();
    for (let i = 0; i < 6; i++) await makeDomain(`site${i}.example`, made.client);
    const { id } = await makeEmbedding(made.P, {
      assets: Array.from({ length: 20 }, (_, i) => ({ name: `c${i}` })),
    });
    await hosting('POST', `${made.P}/placeholder`, { name: '{COMPANY}', value: 'Hotel' });
    await decide(made);
    await hosting('POST', `${made.P}/log/archive`);
    const { text } = await hosting('GET', `${made.P}/log/checkpoint`);
    const number = /\.(\d+)\n/.exec(text)![1]!;
    const reads = [
      made.client.path,
      `/clientgetid/${made.client.username}`,
      `/client/by-username/${made.client.username}`,
      `/client/by-apiKey/${made.apiKey}`,
      made.P,
      `${made.P}/embedding/${id}`,
      `${made.P}/locale/de_DE`,
      `${made.P}/placeholder/COMPANY`,
      `${made.P}/log/checkpoint`,
      `${made.P}/log/${number}/checkpoint`,
      `${made.P}/log/${number}/tile/entries/000.p/1`,
    ];
    for (const path of reads) {
      const { read, trips, result } = await measure((db) => hosting('GET', path, undefined, { env: db }));
      expect(result.status, path).toBe(200);
      expect(trips, path).toBeLessThanOrEqual(2);
      expect(read, path).toBeLessThanOrEqual(12);
    }
  });
});

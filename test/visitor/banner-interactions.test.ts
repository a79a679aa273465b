import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { policies } from '../../src/definitions/domain-fields.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { dump } from '../support/bindings/failing-bindings.ts';
import { call, hosting } from '../support/call.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { fold } from '../support/log/fold.ts';
import { decide, makeDomain, tell } from '../support/make.ts';
import { pointers, problem } from '../support/problem.ts';

const NAME = 'www.mysite.xyz';
const DAY = 86_400_000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const stored = async () => {
  await fold();
  return (await env.DB.prepare('SELECT * FROM statistics').all()).results;
};
const read = async ({ P }: { P: string }, query = '') => {
  await fold();
  return (await hosting('GET', `${P}/statistics${query}`)).body;
};

afterEach(() => {
  vi.useRealTimers();
});

test('interactions are one row for each day and locale, written in few statements', async () => {
  const made = await makeDomain();
  await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
  let writes = 0;
  const DB = new Proxy(env.DB, {
    get: (db, name) =>
      name !== 'prepare'
        ? Reflect.get(db, name).bind(db)
        : (query: string) => {
            if (query.includes('INTO pendingCounts')) writes++;
            return db.prepare(query);
          },
  });
  const times = (count: number, more: object) =>
    Array.from({ length: count }, () => tell(made, more, {}, { DB }));
  const answers = await Promise.all([
    ...times(30, {}),
    ...times(20, { outcome: 'refusedAll' }),
    ...times(10, { outcome: 'chosen' }),
    ...times(5, { outcome: 'unanswered' }),
    ...times(3, { locale: 'de_DE', outcome: 'refusedAll' }),
  ]);
  expect(new Set(answers.map(({ status, text }) => `${status}${text}`))).toEqual(new Set(['204']));
  expect(writes).toBeLessThan(10);
  await tell(made, { outcome: 'unanswered' });
  const date = dateOf(Date.now());
  const german = { acceptedAll: 0, refusedAll: 3, chosen: 0, unanswered: 0 };
  const english = { acceptedAll: 30, refusedAll: 20, chosen: 10, unanswered: 6 };
  const rest = { policy: 'optIn', gpc: 0 };
  expect(await read(made)).toEqual([
    { date, locale: 'de_DE', shown: 3, ...german, ...rest },
    { date, locale: 'en_US', shown: 66, ...english, ...rest },
  ]);
});

test('interactions are counted apart by policy, and those with Global Privacy Control', async () => {
  const made = await makeDomain();
  await hosting('PUT', made.P, { name: NAME, policyUsStates: 'optOut', policyElsewhere: 'none' });
  const signal = { 'Sec-GPC': '1' };
  const sent: [more: object, headers?: object][] = [
    [{}],
    [{ policy: 'optIn' }, signal],
    [{ policy: 'optOut', outcome: 'refusedAll', gpc: true }],
    [{ policy: 'optOut', outcome: 'chosen' }],
    [{ policy: 'optOut', outcome: 'unanswered', gpc: true }, signal],
    [{ policy: 'optOut' }, signal],
  ];
  for (const request of sent) expect((await tell(made, ...request)).status).toBe(204);
  for (const policy of ['noticeOnly', 'optin']) {
    const refused = await tell(made, { policy });
    expect([policy, refused.status, pointers(refused)]).toEqual([policy, 400, ['/policy']]);
  }
  const none = { acceptedAll: 0, refusedAll: 0, chosen: 0, unanswered: 0 };
  const of = { date: dateOf(Date.now()), locale: 'en_US' };
  expect(await read(made)).toEqual([
    { ...of, policy: 'optIn', shown: 2, ...none, acceptedAll: 2, gpc: 1 },
    { ...of, policy: 'optOut', shown: 4, acceptedAll: 1, refusedAll: 1, chosen: 1, unanswered: 1, gpc: 3 },
  ]);
});

describe('an interaction is refused', () => {
  test.each([
    ['an unknown embed key', { apiKey: 'f'.repeat(48) }, {}, 404],
    ['an unknown domain', { domain: 'ffffffffffff' }, {}, 404],
    ['another site', {}, { Origin: 'https://evil.example' }, 403],
    ['a page without an origin', {}, { Origin: '' }, 403],
    ['an opaque origin', {}, { Origin: 'null' }, 403],
    ['a locale that is not active', { locale: 'de_DE' }, {}, 400],
    ['a language that a locale serves', { locale: 'en' }, {}, 400],
    ['a locale of nobody', { locale: 'xx_XX' }, {}, 400],
    ['an outcome that there is not', { outcome: 'shown' }, {}, 400],
    ['an outcome called __proto__', { outcome: '__proto__' }, {}, 400],
    ['a list of outcomes', { outcome: ['acceptedAll'] }, {}, 400],
    ['a number to count by', { count: 1000 }, {}, 400],
    ['a day', { date: '2026-01-01' }, {}, 400],
    ['a consent ID', { ucid: 'f'.repeat(64) }, {}, 400],
    ['XML', {}, { 'Content-Type': 'application/xml' }, 415],
  ])('from or with %s', async (_, more, headers, status) => {
    const answer = await tell(await makeDomain(), more, headers);
    expect(problem(answer), answer.text).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await stored()).toEqual([]);
  });

  test('if it is a list', async () => {
    const { embedKey, domain } = await makeDomain();
    const one = { apiKey: embedKey, domain: domain.id, locale: 'en_US', outcome: 'chosen' };
    const answer = await call('POST', '/app/interactions', {
      body: [one, one],
      headers: { Origin: `https://${NAME}` },
    });
    expect(pointers(answer)).toEqual(['']);
    expect(await stored()).toEqual([]);
  });

  test("with another client's embed key", async () => {
    const [made, other] = [await makeDomain(), await makeDomain()];
    expect((await tell({ ...made, embedKey: other.embedKey })).status).toBe(404);
  });

  test('if the domain has switched statistics off, which the script knows', async () => {
    const made = await makeDomain();
    const script = async () =>
      (await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`)).text;
    const counting = await script();
    expect((await hosting('PUT', made.P, { name: NAME, statisticsEnabled: false })).status).toBe(200);
    expect(problem(await tell(made))).toBe(403);
    expect(await stored()).toEqual([]);
    expect((await script()).length).toBeLessThan(counting.length);
  });

  test('over the rate limits of a network and of a domain, which are not those of decisions', async () => {
    const made = await makeDomain();
    const none = { limit: () => Promise.resolve({ success: false }) };
    for (const limits of [{ INTERACTION_RATE: none }, { INTERACTION_DOMAIN_RATE: none }]) {
      const refused = await tell(made, {}, {}, limits);
      expect(problem(refused)).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('60');
      expect((await decide(made, {}, {}, limits)).status).toBe(201);
    }
    expect(await stored()).toEqual([]);
  });
});

test('refused interactions do not use up the domain’s rate limit', async () => {
  const made = await makeDomain();
  const limits = { INTERACTION_DOMAIN_RATE: rateLimit(1) };
  const refused = [
    [{ apiKey: 'f'.repeat(48) }, {}, 404],
    [{}, { Origin: '' }, 403],
    [{ locale: 'xx_XX' }, {}, 400],
  ] as const;
  for (const [more, headers, status] of refused)
    expect((await tell(made, more, headers, limits)).status).toBe(status);
  expect((await tell(made, {}, {}, limits)).status).toBe(204);
  expect((await tell(made, {}, {}, limits)).status).toBe(429);
});

test('strangers cannot add more than one row for each day, active locale and policy of the domain', async () => {
  const made = await makeDomain();
  const names = ['en_US', 'de_DE', 'en_GB', 'EN_US', 'en-US', 'fr_FR', 'a', ''];
  const endings = ['acceptedAll', 'refusedAll', 'chosen', 'unanswered', 'x'];
  await Promise.all(names.flatMap((locale) => endings.map((outcome) => tell(made, { locale, outcome }))));
  await Promise.all(policies.map((policy) => tell(made, { policy, outcome: 'chosen' })));
  expect(await stored()).toEqual([
    {
      domainId: made.domain.id,
      date: dateOf(Date.now()),
      locale: 'en_US',
      policy: 'optIn',
      gpc: 0,
      acceptedAll: 1,
      refusedAll: 1,
      chosen: 2,
      unanswered: 1,
    },
  ]);
});

test('no personal data is stored', async () => {
  const made = await makeDomain();
  await tell(
    made,
    {},
    { 'CF-Connecting-IP': '203.0.113.99', 'User-Agent': 'Tell-tale/1.0', Cookie: 'a=tell-tale' },
  );
  expect(await stored()).toHaveLength(1);
  expect(JSON.stringify(await dump())).not.toMatch(/203\.0\.113\.99|tell-tale/i);
});

test('a page of any origin can send an interaction without a preflight request', async () => {
  const preflight = await call('OPTIONS', '/app/interactions', { headers: { Origin: `https://${NAME}` } });
  expect(preflight.status).toBe(204);
  expect((await tell(await makeDomain())).headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('the figures are deleted with the domain, even if they are written later, and with the client', async () => {
  const [made, other] = [await makeDomain(), await makeDomain()];
  await Promise.all([tell(made), tell(other)]);
  const late = tell(made);
  await hosting('DELETE', made.P);
  await late;
  expect((await stored()).map(({ domainId }) => domainId)).toEqual([other.domain.id]);
  await hosting('DELETE', other.client.path);
  expect(await stored()).toEqual([]);
});

test('the figures are deleted after 25 months', async () => {
  const made = await makeDomain();
  const now = Date.now();
  const insert = env.DB.prepare(
    'INSERT INTO statistics (domainId, date, locale, acceptedAll, refusedAll, chosen, unanswered) VALUES (?, ?, ?, 1, 0, 0, 0)',
  );
  const dates = [0, 700, 761, 762, 1000].map((days) => dateOf(now - days * DAY));
  await env.DB.batch(dates.map((date) => insert.bind(made.domain.id, date, 'en_US')));
  const seconds = Math.floor(now / 1000);
  // Old figures are deleted in minute 30 of each hour.
  await maintain(env, seconds - (seconds % 3600) + 30 * 60);
  expect((await stored()).map(({ date }) => date)).toEqual(dates.slice(0, 3).toReversed());
});

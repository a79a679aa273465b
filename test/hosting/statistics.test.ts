import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { makeClient, makeDomain } from '../support/make.ts';
import { errorsByPointer, pointers, problem } from '../support/problem.ts';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const insert = (domainId: string, ...rows: [date: string, locale: string, ...counts: number[]][]) => {
  const statement = env.DB.prepare(
    'INSERT INTO statistics (domainId, date, locale, acceptedAll, refusedAll, chosen, unanswered) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  return env.DB.batch(rows.map((row) => statement.bind(domainId, ...row)));
};

/** A domain of which something was counted on each of the last 900 days, in two locales. */
async function withYears() {
  const made = await makeDomain();
  const dates = Array.from({ length: 900 }, (_, i) => daysAgo(i));
  await insert(
    made.domain.id,
    ...dates.flatMap((date) => [
      [date, 'de_DE', 1, 2, 3, 4] as [string, string, ...number[]],
      [date, 'en_US', 4, 3, 2, 1] as [string, string, ...number[]],
    ]),
  );
  return { ...made, read: (query = '') => hosting('GET', `${made.P}/statistics${query}`) };
}

test('the default is the last 30 days, ordered by day and locale', async () => {
  const { read } = await withYears();
  const { status, body } = await read();
  expect(status).toBe(200);
  const days = Array.from({ length: 30 }, (_, i) => daysAgo(29 - i));
  const rest = { policy: 'optIn', shown: 10, gpc: 0 };
  expect(body).toEqual(
    days.flatMap((date) => [
      { date, locale: 'de_DE', ...rest, acceptedAll: 1, refusedAll: 2, chosen: 3, unanswered: 4 },
      { date, locale: 'en_US', ...rest, acceptedAll: 4, refusedAll: 3, chosen: 2, unanswered: 1 },
    ]),
  );
});

test('a range includes both ends; “to” alone means 30 days, “from” alone everything since', async () => {
  const { read } = await withYears();
  const dates = async (query: string) => {
    const { body } = await read(query);
    return [body.length / 2, body[0].date, body.at(-1).date];
  };
  expect(await dates(`?from=${daysAgo(5)}&to=${daysAgo(3)}`)).toEqual([3, daysAgo(5), daysAgo(3)]);
  expect(await dates(`?from=${daysAgo(3)}&to=${daysAgo(3)}`)).toEqual([1, daysAgo(3), daysAgo(3)]);
  expect(await dates(`?from=${daysAgo(99)}`)).toEqual([100, daysAgo(99), daysAgo(0)]);
  expect(await dates(`?to=${daysAgo(600)}`)).toEqual([30, daysAgo(629), daysAgo(600)]);
  expect(await dates(`?from=${daysAgo(399)}`)).toEqual([400, daysAgo(399), daysAgo(0)]);
});

test('a domain without interactions has no statistics', async () => {
  const { P } = await makeDomain();
  expect((await hosting('GET', `${P}/statistics`)).body).toEqual([]);
});

describe('a range is rejected, with a pointer,', () => {
  test.each([
    ['of more than 400 days', `from=${daysAgo(400)}`, ['/from']],
    ['that ends before it begins', `from=${daysAgo(1)}&to=${daysAgo(2)}`, ['/from']],
    ['that begins tomorrow and ends without saying when', `from=${daysAgo(-1)}`, ['/from']],
    ['from a day that there is not', 'from=2026-02-30', ['/from']],
    ['from and to moments', 'from=2026-02-03T00:00:00Z&to=1700000000', ['/from', '/to']],
    ['from nothing', 'from=', ['/from']],
    ['from two days', 'from=2026-01-01&from=2026-01-02', ['/from']],
    ['by a name that there is not', 'since=2026-01-01', ['/since']],
  ])('%s', async (_, query, expected) => {
    const { P } = await makeDomain();
    expect(pointers(await hosting('GET', `${P}/statistics?${query}`))).toEqual(expected);
  });
});

test('the error for a range says what is allowed', async () => {
  const { P } = await makeDomain();
  const said = errorsByPointer(await hosting('GET', `${P}/statistics?from=2020-01-01`));
  expect(said.get('/from')).toBe('The period must not exceed 400 days.');
});

test('the key may be in the query, as in all calls of the hosting API', async () => {
  const { P } = await makeDomain();
  const path = `/hosting/api${P}/statistics`;
  expect((await call('GET', `${path}?apiKey=${env.HOSTING_API_KEY}`)).status).toBe(200);
  expect(problem(await call('GET', path))).toBe(401);
});

test("another client's statistics are a 404", async () => {
  const made = await makeDomain();
  const other = await makeClient();
  await insert(made.domain.id, [daysAgo(0), 'en_US', 1, 1, 1, 1]);
  const path = `${other.path}/domain/${made.domain.id}/statistics`;
  expect(problem(await hosting('GET', path))).toBe(404);
});

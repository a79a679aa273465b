import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { now } from '../../src/env.ts';
import { statistics } from '../../src/db/schema.ts';
import { maintain } from '../../src/log/maintenance.ts';
import { call } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, makeEmbedding } from '../support/make.ts';
import { loggedIn } from '../support/visit.ts';
import { dateOf } from '../../src/lib/time.ts';

const DAY = 86_400;

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  return { ...made, visit, path: `/account/domains/${made.domain.id}/statistics` };
}

/** The cells of each row of a page's tables. */
const rowsOf = (text: string) =>
  text
    .split('<tr>')
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g)].map(([, cell]) => cell));

test('statistics show banner interactions by day; the CSV file also by language', async () => {
  const { visit, domain, path } = await setUp();
  expect((await visit.get(path)).text).toContain('The banner was not shown in this period');
  const ended = { acceptedAll: 1100, refusedAll: 600, chosen: 100, unanswered: 200 };
  const of = (days: number, locale: string) => ({
    domainId: domain.id,
    date: dateOf(now() - days * DAY),
    locale,
    ...ended,
  });
  await db.insert(statistics).values([of(0, 'de_DE'), of(0, 'en_US'), of(29, 'en_US'), of(30, 'en_US')]);
  const { text } = await visit.get(path);
  expect(text).toContain('<strong>3,300</strong> Accepted all');
  expect(text).toContain('<strong>600</strong> No choice made');
  const day = (days: number) => dateOf(now() - days * DAY);
  expect(rowsOf(text)).toEqual(
    expect.arrayContaining([
      ['Day (UTC)', 'Accepted all', 'Custom selection', 'Rejected all', 'No choice made', 'Total'],
      [day(0), '2,200', '200', '1,200', '400', '4,000'],
      [day(1), '0', '0', '0', '0', '0'],
      [day(29), '1,100', '100', '600', '200', '2,000'],
    ]),
  );
  // In a chart of three months, each bar is a week.
  const longer = await visit.get(`${path}?days=91`);
  expect(longer.text).toContain('<strong>4,400</strong> Accepted all');
  expect(rowsOf(longer.text)).toEqual(
    expect.arrayContaining([
      [day(6), '2,200', '200', '1,200', '400', '4,000'],
      [day(34), '2,200', '200', '1,200', '400', '4,000'],
    ]),
  );
  expect((await visit.get(`${path}?days=5`)).status).toBe(400);
  const file = await visit.get(`${path}/views.csv?days=7`);
  expect(file.text.split('\r\n')).toEqual([
    'Day (UTC),Language,Banner shown,Accepted all,Custom selection,Rejected all,No choice made',
    `${dateOf(now())},German (Germany),2000,1100,100,600,200`,
    `${dateOf(now())},American English,2000,1100,100,600,200`,
    '',
  ]);
});

test('visitors are counted by their latest decision after the job has run', async () => {
  const { visit, path, ...made } = await setUp();
  const [ads] = [await makeEmbedding(made.P, { name: '=Ads', purpose: 'cdcbd7c', active: true })];
  const ucid = 'ab'.repeat(32);
  const accept = { embeddings: [ads.id] };
  for (const [id, answer] of [
    [ucid, { ...accept, consent: true }],
    ['cd'.repeat(32), { ...accept, consent: true }],
    ['ef'.repeat(32), { embeddings: [], consent: false }],
    [ucid, { embeddings: [], consent: false }],
  ] as const)
    expect((await decide(made, { ucid: id, ...answer })).status).toBe(201);
  const early = (await visit.get(path)).text;
  expect(early).toContain('No decisions in this period.');
  expect(early).toContain('the latest decisions may not be included yet');
  await maintain(env, now());
  const { text } = await visit.get(path);
  expect(text).toContain('<strong>2</strong> Rejected all');
  expect(rowsOf(text)).toEqual(
    expect.arrayContaining([
      ['Accepted all', '1', '33%'],
      ['Rejected all', '2', '67%'],
      ['=Ads', '3', '1', '33%'],
      ['Ads', '33%'],
    ]),
  );
  const files = await Promise.all(
    ['decisions', 'visitors', 'services'].map((name) => visit.get(`${path}/${name}.csv`)),
  );
  expect(files.map(({ text }) => text.split('\r\n').slice(1, -1))).toEqual([
    [`${dateOf(now())},2,0,2,4`],
    ['Accepted all,1,0.3333333333333333', 'Custom selection,0,0', 'Rejected all,2,0.6666666666666666'],
    ["'=Ads,3,1,0.3333333333333333"],
  ]);
  expect((await visit.get(`${path}/toString.csv`)).status).toBe(404);
});

test('the page of every period stays within 60 KB including styles and scripts', async () => {
  const { visit, domain, path } = await setUp();
  const counts = { acceptedAll: 1234, refusedAll: 567, chosen: 89, unanswered: 345 };
  const rows = Array.from({ length: 365 }, (_, i) =>
    ['de_DE', 'en_US', 'fr'].map((locale) => ({
      domainId: domain.id,
      date: dateOf(now() - i * DAY),
      locale,
      ...counts,
    })),
  ).flat();
  for (let i = 0; i < rows.length; i += 12) await db.insert(statistics).values(rows.slice(i, i + 12));
  for (const days of [7, 30, 91, 364]) {
    const { length } = new TextEncoder().encode((await visit.get(`${path}?days=${days}`)).text);
    // Styles and scripts take 22 KB.
    expect([days, length]).toEqual([days, expect.toSatisfy((size: number) => size < 38_000)]);
  }
});

test('the files of another client’s domain are a 404', async () => {
  const { path } = await setUp();
  const { visit } = await loggedIn();
  expect((await visit.get(`${path}/views.csv`)).status).toBe(404);
  expect((await call('GET', `${path}/views.csv`)).status).toBe(303);
});

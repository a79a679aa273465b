import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { now } from '../../src/env.ts';
import { eq, sql } from 'drizzle-orm';
import { domains, statistics } from '../../src/db/schema.ts';
import { makeNotice, storeNoticeStatement } from '../../src/log/notices/consent-notice.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { call } from '../support/call.ts';
import { movedClock } from '../support/bindings/clock.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, makeEmbedding } from '../support/make.ts';
import { loggedIn } from '../support/visit.ts';
import { dateOf } from '../../src/lib/time.ts';

const DAY = 86_400;
/** The day (UTC) some days ago. */
const day = (days: number) => dateOf(now() - days * DAY);

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  return { ...made, visit, path: `/account/domains/${made.domain.id}/statistics` };
}

/** The cells of each row of a page's tables. */
const rowsOf = (text: string) =>
  text
    .split(/<tr[^>]*>/)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g)].map(([, cell]) => cell));

test('a range has at most 25 months, also where it ends long ago', async () => {
  const { visit, domain, path } = await setUp();
  const ended = { acceptedAll: 1, refusedAll: 0, chosen: 0, unanswered: 0 };
  await db.insert(statistics).values({ domainId: domain.id, date: '2010-01-01', locale: 'de_DE', ...ended });
  const { status, text } = await visit.get(`${path}?from=0001-01-01&to=2010-01-01`);
  expect(status).toBe(200);
  expect(text).toContain('value="2007-12-02"');
  expect(text.length).toBeLessThan(60_000);
});

test('the page shows banner interactions by day and those of the period before; files have what is shown', async () => {
  const { visit, domain, path } = await setUp();
  expect((await visit.get(path)).text).toContain('The banner was not shown in this period');
  const ended = { acceptedAll: 1100, refusedAll: 600, chosen: 100, unanswered: 200 };
  const of = (days: number, locale: string) => ({ domainId: domain.id, date: day(days), locale, ...ended });
  await db.insert(statistics).values([of(0, 'de_DE'), of(0, 'en_US'), of(29, 'en_US'), of(30, 'en_US')]);
  const { text } = await visit.get(path);
  expect(text).toContain('<strong>3,300</strong> Accepted all');
  expect(text).toContain('<strong>600</strong> No choice made');
  // The banner interactions, and the page views with the banner: 6,000 after 2,000.
  expect(text).toContain('<p class="figure">6,000</p><p>+200% compared with');
  expect(text).toContain('<p class="figure">5,400</p><p>+200% compared with');
  const rows = rowsOf(text);
  expect(rows).toEqual(
    expect.arrayContaining([
      [
        'Day (UTC)',
        'Accepted all',
        'Custom selection',
        'Rejected all',
        'No choice made',
        'Total',
        'Total, period before',
      ],
      [day(0), '2,200', '200', '1,200', '400', '4,000', '2,000'],
      [day(1), '0', '0', '0', '0', '0', '0'],
      [day(29), '1,100', '100', '600', '200', '2,000', '0'],
    ]),
  );
  // In a chart of three months, each bar is a week.
  const longer = await visit.get(`${path}?from=${day(90)}&to=${day(0)}`);
  expect(longer.text).toContain('<strong>4,400</strong> Accepted all');
  expect(rowsOf(longer.text)).toEqual(
    expect.arrayContaining([
      [day(6), '2,200', '200', '1,200', '400', '4,000', '0'],
      [day(34), '2,200', '200', '1,200', '400', '4,000', '0'],
    ]),
  );
  expect((await visit.get(`${path}?from=yesterday`)).status).toBe(400);
  const query = `from=${day(6)}&to=${day(0)}`;
  const file = await visit.get(`${path}/views.csv?${query}`);
  expect(file.text.split('\r\n').slice(-3)).toEqual([
    `${day(1)},0,0,0,0,0,0`,
    `${day(0)},2200,200,1200,400,4000,0`,
    '',
  ]);
  expect(file.headers.get('Content-Disposition')).toBe(
    `attachment; filename="views-www.mysite.xyz-${day(6)}_${day(0)}.csv"`,
  );
  expect((await visit.get(`${path}/views.json?${query}`)).body.at(-1)).toEqual({
    from: day(0),
    acceptedAll: 2200,
    chosen: 200,
    refusedAll: 1200,
    unanswered: 400,
    total: 4000,
    totalBefore: 0,
  });
  expect((await visit.get(`${path}/views-by-language.csv?${query}`)).text.split('\r\n')).toEqual([
    'Day (UTC),Language,Banner shown,Accepted all,Custom selection,Rejected all,No choice made,Policy,With Global Privacy Control',
    `${day(0)},German (Germany),2000,1100,100,600,200,Opt-in,0`,
    `${day(0)},American English,2000,1100,100,600,200,Opt-in,0`,
    '',
  ]);
});

test('the opt-in rate is that of the range, with its change against the range before', async () => {
  const { visit, path, ...made } = await setUp();
  const { id } = await makeEmbedding(made.P, { purpose: 'cdcbd7c' });
  const send = async (days: number, consents: boolean[]) => {
    const clock = movedClock(now() - days * DAY);
    for (const consent of consents)
      await decide(made, { consent, embeddings: consent ? [id] : [] }, {}, clock.bindings);
    vi.useRealTimers();
  };
  await send(10, [true, false, false, false]);
  await send(3, [true, true, true, false]);
  await maintain(env, now());
  const { text } = await visit.get(`${path}?from=${day(6)}&to=${day(0)}`);
  expect(text).toContain('<p class="figure">75%</p><p>+50 percentage points compared with');
  expect(rowsOf(text)).toContainEqual([day(3), '3', '0', '1', '4', '75%', '25%']);
  const earlier = await visit.get(`${path}?from=${day(13)}&to=${day(7)}`);
  expect(earlier.text).toContain('<p class="figure">25%</p><p>No data for');
  expect(earlier.text).toContain('<th scope="row">Accepted all</th><td>1</td>');
  const oneDay = await visit.get(`${path}?from=${day(3)}&to=${day(3)}`);
  expect(oneDay.text).toMatch(/No data for \d+ [A-Z][a-z]+</);
});

test('policies are kept apart: the opt-in rate and the charts count opt-in alone', async () => {
  const { visit, path, ...made } = await setUp();
  const counts = { date: day(1), locale: 'en_US', unanswered: 0 };
  const of = { domainId: made.domain.id, ...counts };
  await db.insert(statistics).values([
    { ...of, policy: 'optIn', acceptedAll: 3, refusedAll: 1, chosen: 0, gpc: 1 },
    { ...of, policy: 'optOut', acceptedAll: 40, refusedAll: 2, chosen: 1, gpc: 7 },
  ]);
  const [log] = await db.select({ id: domains.log }).from(domains).where(eq(domains.id, made.domain.id));
  const notice = makeNotice({
    version: 1,
    domain: 'www.mysite.xyz',
    locale: 'en_US',
    policy: 'optOut',
    texts: {},
    purposes: [],
    services: [],
  });
  await storeNoticeStatement({ db, id: sql`${log!.id}` }, notice, 1);
  await decide(made, { consent: true });
  await decide(made, { consent: false });
  for (let i = 0; i < 3; i++) await decide(made, { consent: true, notice: notice.hash });
  // Before and after the job has counted.
  const overview = async () => (await visit.get('/account')).text;
  expect(await overview()).toMatch(/<strong>50%<\/strong>.*\(2 decisions in 30 days\)/s);
  await maintain(env, now());
  expect(await overview()).toMatch(/<strong>50%<\/strong>.*\(2 decisions in 30 days\)/s);

  const { text } = await visit.get(`${path}?from=${day(6)}&to=${day(0)}`);
  expect(text).toContain('<p class="figure">50%</p>');
  expect(text).toContain('<p class="figure">4</p>');
  expect(text).toContain('Page views with the banner and Global Privacy Control: 8');
  const rows = rowsOf(text);
  expect(rows).toContainEqual([day(0), '1', '0', '1', '2', '50%', '–']);
  expect(rows).toContainEqual(['Opt-in', '4', '3', '0', '1', '0', '1', '2']);
  expect(rows).toContainEqual(['Opt-out', '43', '40', '1', '2', '0', '7', '3']);
  expect(rows).toContainEqual(['Accepted all', '1', '50%']);
  expect((await visit.get(`${path}/policies.json?from=${day(6)}&to=${day(0)}`)).body[1]).toEqual({
    policy: 'Opt-out',
    shown: 43,
    acceptedAll: 40,
    chosen: 1,
    refusedAll: 2,
    unanswered: 0,
    gpc: 7,
    decisions: 3,
  });
  const later = await visit.get(`${path}?from=${day(0)}&to=${day(0)}`);
  expect(later.text).toContain('By policy');
});

test('a domain that uses opt-in alone has no table of policies', async () => {
  const { visit, domain, path } = await setUp();
  const counts = { acceptedAll: 1, refusedAll: 0, chosen: 0, unanswered: 0 };
  await db.insert(statistics).values({ domainId: domain.id, date: day(0), locale: 'en_US', ...counts });
  const { text } = await visit.get(path);
  expect(text).toContain('Banner interactions');
  expect(text).not.toContain('By policy');
});

test('each point of a chart is a link to its row in the data table', async () => {
  const { visit, domain, path } = await setUp();
  const counts = { acceptedAll: 3, refusedAll: 0, chosen: 0, unanswered: 0 };
  await db.insert(statistics).values({ domainId: domain.id, date: day(2), locale: 'en_US', ...counts });
  const { text } = await visit.get(`${path}?from=${day(6)}&to=${day(0)}`);
  const links = [...text.matchAll(/<a href="#(views-\d)"><span[^>]*>([^<]*)</g)];
  expect(links).toHaveLength(7);
  expect(links[4]![2]).toContain('Accepted all: 3');
  for (const [, id] of links) expect(text).toContain(`<tr id="${id}">`);
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
  expect(early).toContain('Decisions are counted within a minute, page views within three minutes.');
  await maintain(env, now());
  const { text } = await visit.get(path);
  expect(text).toContain('<p class="figure">50%</p>');
  expect(rowsOf(text)).toEqual(
    expect.arrayContaining([
      ['Accepted all', '1', '33%'],
      ['Rejected all', '2', '67%'],
      ['=Ads', '3', '1', '33%'],
      ['Ads', '33%'],
    ]),
  );
  const files = await Promise.all(
    ['rate', 'visitors', 'services'].map((name) => visit.get(`${path}/${name}.csv`)),
  );
  const lines = files.map(({ text }) => text.split('\r\n').slice(1, -1));
  expect([lines[0]!.slice(-1), ...lines.slice(1)]).toEqual([
    [expect.stringMatching(/,2,0,2,4,0\.5,$/)],
    ['Accepted all,1,0.3333333333333333', 'Custom selection,0,0', 'Rejected all,2,0.6666666666666666'],
    ["'=Ads,3,1,0.3333333333333333"],
  ]);
  const german = await visit.get(`${path}/visitors.csv`, { headers: { 'Accept-Language': 'de' } });
  expect(german.text).toContain('Alle akzeptiert;1;"0,3333333333333333"');
  // Spreadsheets recognize UTF-8 by its mark.
  expect(german.bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
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
  for (let i = 0; i < rows.length; i += 11) await db.insert(statistics).values(rows.slice(i, i + 11));
  for (const days of [1, 7, 30, 40, 91, 200, 365]) {
    const query = `from=${day(days - 1)}&to=${day(0)}`;
    const { length } = new TextEncoder().encode((await visit.get(`${path}?${query}`)).text);
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

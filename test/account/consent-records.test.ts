import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { now } from '../../src/env.ts';
import { dateOf } from '../../src/lib/time.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { blocks } from '../../src/log/tables.ts';
import { api, call, hosting } from '../support/call.ts';
import { movedClock } from '../support/bindings/clock.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, makeEmbedding, newUcid, shownTo } from '../support/make.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';
import { pluck } from '../support/pluck.ts';

const DAY = 86_400;

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const page = `/account/domains/${made.domain.id}/consents`;
  /** The IDs of the table, newest first. */
  const idsOn = ({ text }: { text: string }) =>
    [...text.matchAll(/<a href="consents\/([0-9a-f]{64})"/g)].map(([, id]) => id!);
  /** The IDs on each page of a list. */
  async function pagesFrom(first: string) {
    const pages = [];
    for (let path: string | undefined = first; path;) {
      const answer = await visit.get(path);
      expect(answer.status, answer.text).toBe(200);
      pages.push(idsOn(answer));
      path = /href="([^"]+before=[\w.-]+)" rel="next"/.exec(answer.text)?.[1]?.replaceAll('&amp;', '&');
    }
    return pages;
  }
  return { ...made, visit, page, idsOn, pagesFrom };
}

const lines = (text: string) => text.replace('\uFEFF', '').split('\r\n').slice(0, -1);
const objects = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Exported);
type Exported = {
  consentId: string;
  policy: string;
  status: string;
  services: string[];
  leftOn: string[];
  block: number | null;
  seq: number;
  time: string;
  localTime: string;
};

/** Consents in three blocks: the first in the archive, the second in the database, the third open. */
async function inThreeBlocks() {
  const its = await setUp();
  const clock = movedClock(now() - 9 * DAY);
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) {
    const { body } = await decide(its, { consent: i % 3 > 0 }, {}, clock.bindings);
    ids.push(body.ucid);
    if (i === 3) {
      await hosting('POST', `${its.P}/log/archive`, undefined, { env: clock.bindings });
      for (const seconds of [0, 400, 460]) await maintain(clock.bindings, clock.now() + seconds);
      clock.pass(460);
    }
    if (i === 7) await hosting('POST', `${its.P}/log/archive`, undefined, { env: clock.bindings });
    clock.pass(DAY / 2);
  }
  vi.useRealTimers();
  expect((await db.select({ state: blocks.state }).from(blocks)).map(({ state }) => state)).toEqual([
    'archived',
    expect.stringMatching(/sealed|hashed/),
  ]);
  return { ...its, ids };
}

test('decisions of all blocks are on one page, newest first, with their number', async () => {
  const { page, pagesFrom, visit, ids } = await inThreeBlocks();
  expect(await pagesFrom(page)).toEqual([ids.toReversed()]);
  expect((await visit.get(page)).text).toContain('12 records · ');
  expect((await visit.get(`${page}?status=rejected`)).text).not.toContain('4 records');
});

test('a page reads two blocks at most, and the next pages have the rest, each decision once', async () => {
  const { page, pagesFrom, visit, ...made } = await setUp();
  const clock = movedClock(now() - DAY);
  const ids: string[] = [];
  for (let i = 0; i < 55; i++)
    ids.push(
      (await decide(made, { consent: i % 5 > 0 }, {}, { ...clock.bindings, LOG_BLOCK_ENTRIES: '11' })).body
        .ucid,
    );
  for (const seconds of [0, 400, 460, 520]) await maintain(clock.bindings, clock.now() + seconds);
  vi.useRealTimers();
  const states = await db.select({ state: blocks.state }).from(blocks);
  expect(states).toEqual(Array.from({ length: 5 }, () => ({ state: 'archived' })));
  const newest = ids.toReversed();
  expect(await pagesFrom(page)).toEqual([newest.slice(0, 14), newest.slice(14, 34), newest.slice(34)]);
  const rejected = await pagesFrom(`${page}?status=rejected`);
  expect(rejected.flat()).toEqual(ids.filter((_, i) => i % 5 === 0).toReversed());
  expect((await visit.get(page)).text).toContain('55 records · ');
});

test('an archived block that fills a page is continued on the next one', async () => {
  const { page, pagesFrom, ...made } = await setUp();
  const clock = movedClock(now() - DAY);
  const ids: string[] = [];
  for (let i = 0; i < 110; i++)
    ids.push((await decide(made, {}, {}, { ...clock.bindings, LOG_BLOCK_ENTRIES: '70' })).body.ucid);
  for (const seconds of [0, 400, 460, 520]) await maintain(clock.bindings, clock.now() + seconds);
  vi.useRealTimers();
  const newest = ids.toReversed();
  expect(await pagesFrom(page)).toEqual([newest.slice(0, 50), newest.slice(50, 100), newest.slice(100)]);
});

test('the number of records leaves out erased ones and expired blocks', async () => {
  const { page, visit, ids } = await inThreeBlocks();
  const shown = async () => /(\d+) records · /.exec((await visit.get(page)).text)?.[1];
  for (const id of [ids[0], ids[5], ids[11]]) await visit.post(`${page}/${id}/erase`);
  expect(await shown()).toBe('9');
  await maintain({ ...env, LOG_RETENTION_DAYS: '7' }, now());
  expect(await shown()).toBe('6');
});

test('a block is listed in pages of 50', async () => {
  const { page, pagesFrom, visit, ...made } = await setUp();
  for (let i = 0; i < 60; i++) await decide(made);
  const list = (await api(`/domains/${made.domain.id}/consents`, made.apiKey)).body;
  const pages = await pagesFrom(page);
  expect(pages.map((ids) => ids.length)).toEqual([50, 10]);
  expect(pages.flat()).toEqual(pluck(list, 'ucid'));
  expect(new TextEncoder().encode((await visit.get(page)).text).length).toBeLessThan(60_000);
});

test('filters by days, status, language and block read only blocks that can match', async () => {
  const { page, pagesFrom, ids } = await inThreeBlocks();
  const day = (ago: number) => dateOf(now() - ago * DAY);
  const found = async (query: string) => (await pagesFrom(`${page}?${query}`)).filter((p) => p.length > 0);
  // Two decisions a day, the first nine days ago.
  expect((await found(`from=${day(8)}&to=${day(8)}`)).flat().length).toBe(2);
  expect(await found(`from=${day(400)}&to=${day(300)}`)).toEqual([]);
  expect((await found('status=rejected')).flat()).toEqual(ids.filter((_, i) => i % 3 === 0).toReversed());
  expect((await found('status=accepted')).flat().length).toBe(8);
  expect(await found('status=custom')).toEqual([]);
  expect(await found('block=1')).toEqual([ids.slice(0, 4).toReversed()]);
  expect(await found('block=2&status=rejected')).toEqual([[ids[6]]]);
  expect(await found('block=3')).toEqual([ids.slice(8).toReversed()]);
  expect((await found('language=en_US')).flat()).toHaveLength(12);
  expect(await found('language=fr_FR')).toEqual([]);
  expect(await found('block=4')).toEqual([]);
  expect((await found('from=&to=&status=&language=&block=')).flat()).toHaveLength(12);
});

test('a filter that matches nothing in two blocks offers to search older ones', async () => {
  const { page, visit, ...made } = await setUp();
  const clock = movedClock(now() - DAY);
  for (let i = 0; i < 4; i++)
    await decide(made, { consent: i > 0 }, {}, { ...clock.bindings, LOG_BLOCK_ENTRIES: '1' });
  for (const seconds of [0, 400, 460, 520]) await maintain(clock.bindings, clock.now() + seconds);
  vi.useRealTimers();
  const newest = await visit.get(`${page}?status=rejected`);
  expect(newest.text).toContain('No matches yet.');
  const [, older] = /href="([^"]+)" rel="next">Search older/.exec(newest.text)!;
  const found = await visit.get(older!.replaceAll('&amp;', '&'));
  expect(found.text).toContain('Rejected or withdrawn</span>');
  expect(found.text).not.toContain('Search older');
  const none = await visit.get(`${page}?status=custom&block=1`);
  expect(none.text).toContain('No matching records.');
});

test('a day is one of the browser’s time zone', async () => {
  const { visit, page, idsOn, ...made } = await setUp();
  const clock = movedClock(Date.UTC(2026, 9, 24, 21, 59, 59) / 1000);
  const sent = [];
  // The last second of 24 October in Berlin, and the first and the last of the 25th, which has 25 hours there.
  for (const seconds of [1, 25 * 3600 - 1, 1]) {
    sent.push((await decide(made, {}, {}, clock.bindings)).body.ucid);
    clock.pass(seconds);
  }
  sent.push((await decide(made, {}, {}, clock.bindings)).body.ucid);
  vi.useRealTimers();
  visit.cookies.set('__Host-placet-zone', 'Europe/Berlin');
  const on = async (day: string) => idsOn(await visit.get(`${page}?from=${day}&to=${day}`));
  expect(await on('2026-10-24')).toEqual([sent[0]]);
  expect(await on('2026-10-25')).toEqual([sent[2], sent[1]]);
  expect(await on('2026-10-26')).toEqual([sent[3]]);
  const { text } = await visit.get(`${page}/download?format=csv&from=2026-10-25&to=2026-10-25`);
  expect(lines(text).map((line) => line.split(',').slice(0, 2))).toEqual([
    ['Local time (Europe/Berlin)', 'Time (UTC)'],
    ['2026-10-25 00:00:00 +02:00', '2026-10-24T22:00:00Z'],
    ['2026-10-25 23:59:59 +01:00', '2026-10-25T22:59:59Z'],
  ]);
});

test('links choose common ranges, and the download has that range', async () => {
  const { visit, page, ...made } = await setUp();
  await decide(made);
  const hrefs = ({ text }: { text: string }, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  const ranges = hrefs(await visit.get(page), /<a href="[^"]+\?(from=[^"]+)"/g);
  const [today, month] = [dateOf(now()), dateOf(now()).slice(0, 7)];
  expect(ranges.slice(0, 2)).toEqual([
    `from=${today}&to=${today}`,
    `from=${dateOf(now() - 6 * DAY)}&to=${today}`,
  ]);
  expect(ranges[3]).toBe(`from=${month}-01&to=${today}`);
  expect(ranges[4]).toMatch(/^from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/);
  const downloads = hrefs(
    await visit.get(`${page}?${ranges[0]}&status=accepted`),
    /href="([^"]+)" download/g,
  );
  expect(downloads).toEqual(
    ['csv', 'ndjson', 'json'].map(
      (format) => `${page}/download?format=${format}&${ranges[0]}&status=accepted`,
    ),
  );
  const file = await visit.get(downloads[0]!);
  expect(lines(file.text)).toHaveLength(2);
  expect(file.headers.get('Content-Disposition')).toBe(
    `attachment; filename="consents-www.mysite.xyz-${today}_${today}.csv"`,
  );
});

test('a row has time, status, number of services with their names, language and ID', async () => {
  const { visit, page, ...made } = await setUp();
  const { id } = await makeEmbedding(made.P);
  await makeEmbedding(made.P, { name: 'YouTube', purpose: 'e9d1b6a' });
  const { body } = await decide(made, { embeddings: [id] });
  const { text } = await visit.get(page);
  const row = /<tbody>(.*)<\/tbody>/s.exec(text)![1]!;
  for (const part of [
    'Custom selection',
    '<summary>1 of 2</summary>',
    'Analytics / statistics: Matomo',
    'American English',
    `data-copies="${body.ucid}"`,
  ])
    expect(row).toContain(part);
  expect(row).not.toContain('YouTube');
});

test('purposes and services are named in the console’s language, whatever the visitor saw', async () => {
  const { visit, page, ...made } = await setUp();
  const { id } = await makeEmbedding(made.P, {
    name: 'Karte',
    purpose: 'e9d1b6a',
    translations: { en_US: { name: 'Map' } },
  });
  await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
  expect((await hosting('POST', `${made.P}/locale`, { name: 'fr_FR', active: true })).status).toBe(201);
  const send = async (lang: string) => decide(made, { embeddings: [id], notice: await shownTo(made, lang) });
  for (const lang of ['de_DE', 'en_US', 'fr_FR']) expect((await send(lang)).status).toBe(201);
  const named = async (headers = {}) => {
    const { text } = await visit.get(page, { headers });
    return [...text.matchAll(/<details><summary>[^<]*<\/summary><p>([^<]*)<\/p>/g)].map(([, name]) => name);
  };
  expect(await named()).toEqual(Array(3).fill('External media: Map'));
  expect(await named({ 'Accept-Language': 'de' })).toEqual(Array(3).fill('Externe Medien: Karte'));
});

test('the search leads to the only visitor whose ID begins so, lists a few, and asks for more characters otherwise', async () => {
  const { visit, page, ...made } = await setUp();
  const [one, two] = [`aa${newUcid().slice(2)}`, `ab${newUcid().slice(2)}`];
  const clock = movedClock(now());
  await decide(made, { ucid: one }, {}, clock.bindings);
  await hosting('POST', `${made.P}/log/archive`, undefined, { env: clock.bindings });
  for (const seconds of [0, 400, 460]) await maintain(clock.bindings, clock.now() + seconds);
  clock.pass(460);
  await decide(made, { ucid: two }, {}, clock.bindings);
  vi.useRealTimers();
  const find = (id: string) => visit.get(`${page}?id=${encodeURIComponent(id)}`);
  for (const id of ['aa', ` ${one.toUpperCase()} `])
    expect(redirectTarget(await find(id)), id).toBe(`${page}/${one}`);
  expect(redirectTarget(await find('ab'))).toBe(`${page}/${two}`);
  const listed = [...(await find('a')).text.matchAll(/\?id=([0-9a-f]{12})"/g)].map(([, id]) => id!);
  expect(listed).toEqual([one.slice(0, 12), two.slice(0, 12)]);
  expect(redirectTarget(await find(listed[0]!))).toBe(`${page}/${one}`);
  expect((await find('b')).text).toContain('No consent ID begins with b.');
  for (const id of ['%', 'aa_', 'x', 'a'.repeat(65)])
    expect((await find(id)).text, id).toContain('Consent IDs contain only the digits');
  for (let i = 0; i < 50; i++) await decide(made, { ucid: `7${newUcid().slice(1)}` });
  expect((await find('7')).text).toContain('Consent IDs that begin with 7');
  await decide(made, { ucid: `7${newUcid().slice(1)}` });
  expect((await find('7')).text).toContain('Enter at least 2 characters.');
});

test('a download has all blocks of its range in order, with the time in both forms and the names of services', async () => {
  const { visit, page, ids } = await inThreeBlocks();
  const all = objects((await visit.get(`${page}/download?format=ndjson`)).text);
  expect(pluck(all, 'consentId')).toEqual(ids);
  // Records 5 and 10 are events.
  expect(pluck(all, 'seq')).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]);
  expect(pluck(all, 'block')).toEqual([1, 1, 1, 1, 2, 2, 2, 2, null, null, null, null]);
  expect(JSON.parse((await visit.get(`${page}/download?format=json`)).text)).toEqual(all);
  const table = lines((await visit.get(`${page}/download?format=csv`)).text);
  expect(table).toHaveLength(13);
  const rejected = objects((await visit.get(`${page}/download?format=ndjson&status=rejected`)).text);
  expect(pluck(rejected, 'consentId')).toEqual(ids.filter((_, i) => i % 3 === 0));
  const { time } = all[5]!;
  const one = objects(
    (await visit.get(`${page}/download?format=ndjson&from=${time.slice(0, 10)}&to=${time.slice(0, 10)}`))
      .text,
  );
  expect(pluck(one, 'consentId')).toContain(ids[5]);
  expect(one.length).toBeLessThan(3);
  for (const [block, from, to] of [
    [1, 0, 4],
    [2, 4, 8],
    [3, 8, 12],
  ] as const) {
    const found = objects((await visit.get(`${page}/download?format=ndjson&block=${block}`)).text);
    expect(pluck(found, 'consentId'), `block ${block}`).toEqual(ids.slice(from, to));
  }
  expect((await visit.get(`${page}/download?format=xml`)).status).toBe(400);
  expect((await visit.get(`${page}/download?format=csv&from=yesterday`)).status).toBe(400);
  expect((await visit.get(`${page}/download?format=json&status=custom`)).text).toBe('[]');
  expect((await visit.get(`${page}/download?format=ndjson&status=custom`)).text).toBe('');
});

test('a record shows the policy of a notice, and what it said about services that ran without consent', async () => {
  const { visit, page, ...made } = await setUp();
  const { id } = await makeEmbedding(made.P, { name: 'Counter', exemptInUk: 'statistics' });
  await hosting('PUT', made.P, { name: made.domain.name, policyUsStates: 'optOut' });
  const shown = async (cf: CfProperties) => {
    const { body } = await call('POST', '/app/consents', {
      body: { apiKey: made.embedKey, domain: made.domain.id, consent: true, embeddings: [id] },
      headers: { Origin: 'https://www.mysite.xyz' },
      cf,
    });
    return (await visit.get(`${page}/${body.ucid}`)).text;
  };
  const british = await shown({ country: 'GB' });
  expect(british).toContain('Exception – without your consent until you object in the settings: Counter');
  expect(british).toContain('under an exemption in the law of the United Kingdom');
  expect(british).not.toContain('Policy: ');
  expect(await shown({ country: 'US', regionCode: 'CA' })).toContain('Policy: Opt-out');
});

test('a record labels everything that a notice said about a service', async () => {
  const { visit, page, ...made } = await setUp();
  await makeEmbedding(made.P, {
    name: 'Counter',
    vendor: 'Counter GmbH',
    description: 'Counts visits.',
    whatDataIsCollected: 'IP address',
    purposeOfDataCollection: 'Statistics',
    legalBasis: 'Art. 6 (1) (a) GDPR',
    placeOfProcessing: 'European Union',
    privacyPolicyUrl: 'https://counter.example/privacy',
  });
  const { body } = await decide(made);
  const { text } = await visit.get(`${page}/${body.ucid}`);
  const shown = /<section class="shown-service">.*?Counter<.*?<\/section>/.exec(text)![0];
  expect([...shown.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label)).toEqual([
    'Provider',
    'Description',
    'Data collected',
    'Purpose of data collection',
    'Legal basis',
    'Place of processing',
    'Provider’s privacy policy',
  ]);
});

test('a rejection after a consent is called a withdrawal, and the first one a rejection', async () => {
  const { visit, page, ...made } = await setUp();
  const { id } = await makeEmbedding(made.P, { name: 'Counter' });
  const clock = movedClock(now() - 9000);
  const ucid = newUcid();
  for (const consent of [false, true, false, false]) {
    await decide(made, { ucid, consent, embeddings: consent ? [id] : [] }, {}, clock.bindings);
    clock.pass(600);
  }
  vi.useRealTimers();
  const kinds = async (path: string) =>
    [...(await visit.get(path)).text.matchAll(/class="badge \w+">([^<]+)</g)].map(([, name]) => name);
  expect(await kinds(`${page}/${ucid}`)).toEqual([
    'Rejected all',
    'Withdrawn',
    'Accepted all',
    'Rejected all',
  ]);
  expect((await kinds(page))[0]).toBe('Rejected or withdrawn');
  const { body } = await api(`/domains/${made.domain.id}/consents/${ucid}`, made.apiKey);
  expect(body).toHaveLength(4);
});

test('a decision where no consent was needed is not called a consent', async () => {
  const { visit, page, ...made } = await setUp();
  const { id: cart } = await makeEmbedding(made.P, { name: 'Cart', purpose: '41ba25c' });
  const { id: counter } = await makeEmbedding(made.P, { name: 'Counter', exemptInUk: 'statistics' });
  const { id: adverts } = await makeEmbedding(made.P, { name: 'Adverts', purpose: 'cdcbd7c' });
  const filters = async () => {
    const [, options] = /<select id="status"[^>]*>(.*?)<\/select>/s.exec((await visit.get(page)).text)!;
    return [...options!.matchAll(/<option value="(\w+)"/g)].map(([, kind]) => kind);
  };
  expect(await filters()).toEqual(['accepted', 'custom', 'rejected', 'exemptLeftOn']);
  await hosting('PUT', made.P, {
    name: 'www.mysite.xyz',
    policyUsStates: 'optOut',
    policyBrazil: 'noticeOnly',
  });
  expect(await filters()).toHaveLength(7);
  const noticeIn = async (cf: CfProperties) => {
    const { text } = await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`, { cf });
    return /"notice":"(\w+)"/.exec(text)![1]!;
  };
  const [GB, US, BR] = [{ country: 'GB' }, { country: 'US', regionCode: 'CA' }, { country: 'BR' }];
  const cases = [
    [GB, true, [cart, counter, adverts], 'optIn', 'accepted', 'Accepted all'],
    [GB, true, [cart, adverts], 'optIn', 'custom', 'Custom selection'],
    [GB, false, [cart, counter], 'optIn', 'exemptLeftOn', 'Exempt services left on'],
    [GB, false, [cart], 'optIn', 'rejected', 'Rejected or withdrawn'],
    [BR, true, [cart, counter, adverts], 'noticeOnly', 'allLeftOn', 'All left on'],
    [US, true, [cart, counter], 'optOut', 'someLeftOn', 'Some left on'],
    [US, false, [cart], 'optOut', 'objected', 'Objected to all'],
  ] as const;
  const ids: string[] = [];
  for (const [cf, consent, embeddings] of cases) {
    const { body } = await decide(made, { ucid: newUcid(), consent, embeddings, notice: await noticeIn(cf) });
    ids.push(body.ucid);
  }
  const found = objects((await visit.get(`${page}/download?format=ndjson`)).text);
  expect(found.map(({ policy, status, services, leftOn }) => [policy, status, services, leftOn])).toEqual([
    ['optIn', 'accepted', ['Cart', 'Adverts'], ['Counter']],
    ['optIn', 'custom', ['Cart', 'Adverts'], []],
    ['optIn', 'exemptLeftOn', ['Cart'], ['Counter']],
    ['optIn', 'rejected', ['Cart'], []],
    ['noticeOnly', 'allLeftOn', ['Cart'], ['Adverts', 'Counter']],
    ['optOut', 'someLeftOn', ['Cart'], ['Counter']],
    ['optOut', 'objected', ['Cart'], []],
  ]);
  const table = lines((await visit.get(`${page}/download?format=csv`)).text);
  expect(table[0]).toContain('Consent ID,Policy,Status,Accepted services,Services left on without consent,');
  expect(table[3]).toContain(',Opt-in,Exempt services left on,Cart,Counter,');
  expect(table[5]).toContain(',Notice only,All left on,Cart,"Adverts, Counter",');
  const { text } = await visit.get(page);
  const badges = [...text.matchAll(/class="badge (\w+)">([^<]+)</g)].map(([, kind, name]) => [kind, name]);
  expect(badges).toEqual(cases.map(([, , , , kind, name]) => [kind, name]).toReversed());
  expect(text).toMatch(/<td>American English · Opt-out<\/td>/);
  const only = await visit.get(`${page}/download?format=ndjson&status=allLeftOn`);
  expect(pluck(objects(only.text), 'consentId')).toEqual([ids[4]]);

  const british = (await visit.get(`${page}/${ids[2]}`)).text;
  expect(british).toMatch(/>Accepted<\/th><th[^>]*>Rejected<\/th>/);
  expect(british).toContain('<div>Counter<small> (exempt, left on)</small></div>');
  expect((await visit.get(`${page}/${ids[3]}`)).text).toContain(
    '<div>Counter<small> (exempt, objected to)</small></div>',
  );
  // The filter stays while the page shows such a decision, however many notices there were since.
  const named = { name: 'Counter', exemptInUk: null };
  for (let i = 0; i < 6; i++)
    await hosting('PUT', `${made.P}/embedding/${counter}`, {
      ...named,
      purpose: 'a717ff5',
      description: `${i}`,
    });
  expect(await filters()).toHaveLength(7);
  const american = (await visit.get(`${page}/${ids[5]}`)).text;
  expect(american).toMatch(/>Left on<\/th><th[^>]*>Off<\/th>/);
  expect(american).not.toContain('>Accepted<');
});

test('a downloaded table is in the console’s language, with semicolons in German', async () => {
  const { visit, page, ...made } = await setUp();
  const { id } = await makeEmbedding(made.P, { name: '=Matomo' });
  const notice = await shownTo(made);
  const { body } = await decide(made, { embeddings: [id], notice });
  const table = async (language: string) =>
    lines(
      (await visit.get(`${page}/download?format=csv`, { headers: { 'Accept-Language': language } })).text,
    );
  const [head, row] = await table('de');
  expect(head).toBe(
    'Ortszeit (UTC);Zeitpunkt (UTC);Consent-ID;Regelung;Status;Akzeptierte Dienste;Ohne Einwilligung aktive Dienste;Zwecke;Sprache;Einwilligungstext (SHA-256);Block;Nummer im Protokoll',
  );
  expect(row!.split(';').slice(2)).toEqual([
    body.ucid,
    'Opt-in',
    'Alle akzeptiert',
    "'=Matomo",
    '',
    'Analyse / Statistiken',
    'Englisch (Vereinigte Staaten)',
    notice,
    '',
    '1',
  ]);
});

test('a block that cannot be read fails the download instead of shortening it', async () => {
  const { visit, page, ids } = await inThreeBlocks();
  const stored = await env.ARCHIVE.list();
  await env.ARCHIVE.delete(stored.objects.map(({ key }) => key));
  expect((await visit.get(`${page}/download?format=csv`)).status).toBe(500);
  expect(
    pluck(objects((await visit.get(`${page}/download?format=ndjson&block=2`)).text), 'consentId'),
  ).toEqual(ids.slice(4, 8));
});

test('sealing the current block asks for confirmation and explains the effect', async () => {
  const { visit, page, idsOn, domain, ...made } = await setUp();
  const seal = async () => {
    const asked = await visit.get(`/account/domains/${domain.id}/seal`);
    expect(asked.text).toContain('The current block of www.mysite.xyz will be closed to further entries');
    expect(redirectTarget(await visit.post(`/account/domains/${domain.id}/seal`))).toBe(`${page}/blocks`);
    return (await visit.get(`${page}/blocks`)).text;
  };
  expect(await seal()).toContain('No block was sealed');
  const { body } = await decide({ ...made, domain });
  const text = await seal();
  expect(text).toContain('Times in UTC.');
  expect(text).toContain('The block was sealed.');
  expect(text).toContain(`href="${page}?block=1"`);
  expect(idsOn(await visit.get(page))).toEqual([body.ucid]);
  expect(text).toMatch(/Block 1<[\s\S]*<dd>1</);
  expect(text).toContain('Current block (2)');
});

test('the log shows its current block, and how an authority verifies a consent', async () => {
  const { visit, page, ...made } = await setUp();
  const read = async () => (await visit.get(`${page}/blocks`)).text;
  const current = /Current block \(1\)<[\s\S]*?<dd>(\d+)<[\s\S]*?<dd>Not sealed yet</;
  expect(current.exec(await read())?.[1]).toBe('0');
  expect(await read()).not.toContain('Seal current block');
  for (let i = 0; i < 3; i++) await decide(made);
  const text = await read();
  expect(current.exec(text)?.[1]).toBe('3');
  expect(text).toContain('Seal current block');
  expect(text).toContain(`href="${page}?block=1"`);
  const [, steps] = /Prove a consent to an authority<\/h2><ol class="numbered">(.*?)<\/ol>/.exec(text)!;
  expect(steps!.match(/<li>/g)).toHaveLength(3);
  expect(steps).toContain('href="/verify"');
});

test('lists in a cell are separated by commas, and no part of them is run as a formula', async () => {
  const { visit, page, ...made } = await setUp();
  const names = ['Matomo', '=HYPERLINK("x")', 'A;B'];
  const embeddings = [];
  for (const name of names) embeddings.push((await makeEmbedding(made.P, { name })).id);
  await decide(made, { embeddings, notice: await shownTo(made) });
  const services = async (language: string) =>
    (await visit.get(`${page}/download?format=csv`, { headers: { 'Accept-Language': language } })).text;
  for (const language of ['en', 'de'])
    expect(await services(language)).toContain(`"Matomo,' =HYPERLINK(""x""), A;B"`);
  const objects = (await visit.get(`${page}/download?format=json`, { headers: { 'Accept-Language': 'de' } }))
    .text;
  expect((JSON.parse(objects) as Exported[])[0]!.services).toEqual(names);
});

test('blocks are listed in pages', async () => {
  const { visit, page, ...made } = await setUp();
  for (let i = 0; i < 23; i++) await decide(made, {}, {}, { LOG_BLOCK_ENTRIES: '2' });
  const list = `${page}/blocks`;
  const count = async (path: string) => [...(await visit.get(path)).text.matchAll(/<h3>Block \d+</g)].length;
  expect(await count(list)).toBe(20);
  expect(/href="[?]before=\d+"/.exec((await visit.get(list)).text)?.[0]).toBe('href="?before=3"');
  expect(await count(`${list}?before=3`)).toBe(2);
  expect((await visit.get(`${list}?before=3`)).text).not.toContain('Older blocks');
});

test('a block can be downloaded as lines and as a table', async () => {
  const { visit, page, domain, ...made } = await setUp();
  for (let i = 0; i < 3; i++) await decide({ ...made, domain });
  await hosting('POST', `${made.P}/log/archive`);
  const { text } = await visit.get(`${page}/blocks`);
  for (const [format, Accept] of [
    ['ndjson', 'application/x-ndjson'],
    ['csv', 'text/csv'],
  ] as const) {
    const path = `/account/domains/${domain.id}/blocks/1?format=${format}`;
    expect(text).toContain(`href="${path}"`);
    const file = await visit.get(path);
    const same = await api(`/domains/${domain.id}/log/blocks/1`, made.apiKey, { headers: { Accept } });
    expect(file.text).toBe(same.text);
    expect(file.headers.get('Content-Disposition')).toMatch(
      new RegExp(`^attachment; filename="block-1-www\\.mysite\\.xyz-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    );
  }
  expect((await visit.get(`/account/domains/${domain.id}/blocks/3?format=csv`)).status).toBe(404);
});

test('the evidence file of a visitor equals that of the domain API', async () => {
  const { visit, page, domain, ...made } = await setUp();
  const ucid = newUcid();
  await decide({ ...made, domain }, { ucid });
  const path = `${page}/${ucid}/receipt`;
  expect((await visit.get(`${page}/${ucid}`)).text).toContain(`href="${path}"`);
  const file = await visit.get(path);
  expect(file.text).toBe((await api(`/domains/${domain.id}/consents/${ucid}/receipt`, made.apiKey)).text);
  expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="receipt-.*\.json"$/);
});

test('the history of a visitor shows that a service loaded without consent', async () => {
  const { visit, page, ...made } = await setUp();
  await makeEmbedding(made.P, { name: 'Pixel', consentSignals: ['uet'], loadBeforeConsent: true });
  const { body } = await decide(made, { consent: false, notice: await shownTo(made) });
  const { text } = await visit.get(`${page}/${body.ucid}`);
  expect(text).toContain('This service also loads without your consent.');
});

test('the history of a visitor names signals, the policy and exempt services', async () => {
  const { visit, page, ...made } = await setUp();
  await makeEmbedding(made.P, { name: 'Counter', exemptInUk: 'statistics' });
  const historyIn = async (cf: CfProperties, signals: string[]) => {
    const script = await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`, { cf });
    const [, notice] = /"notice":"(\w+)"/.exec(script.text)!;
    const { body } = await decide(made, { consent: false, notice, signals });
    return (await visit.get(`${page}/${body.ucid}`)).text;
  };
  const british = await historyIn({ country: 'GB' }, ['own-banner', 'gpc', 'program']);
  expect(british).toContain(
    '<dt>Signals</dt><dd>Global Privacy Control, Own banner, Rejected by a program</dd>',
  );
  expect(british).toContain('until you object in the settings: Counter');
  expect(british).toContain('The website runs this service without your consent');
  expect(british).not.toContain('Policy:');
  await hosting('PUT', made.P, { name: 'www.mysite.xyz', policyBrazil: 'noticeOnly' });
  const brazilian = await historyIn({ country: 'BR' }, []);
  expect(brazilian).toContain('Policy: Notice only');
  expect(brazilian).toContain(' · Notice only)');
  expect(brazilian).not.toContain('<dt>Signals</dt>');
});

test('each page of a consent history links to the evidence file of its entries', async () => {
  const { visit, page, ...made } = await setUp();
  const ucid = newUcid();
  const clock = movedClock(now());
  for (let i = 0; i < 12; i++) {
    await decide(made, { ucid, consent: i % 2 === 0 }, {}, clock.bindings);
    clock.pass(1);
  }
  const sequence = [];
  for (let path: string | undefined = `${page}/${ucid}`; path;) {
    const { text } = await visit.get(path);
    expect(text).toContain('decisions of a longer history');
    const receipt = /href="([^"]+\/receipt[^"]*)"/.exec(text)![1]!;
    const { records } = (await visit.get(receipt)).body as { records: { line: string }[] };
    sequence.push(...records.map(({ line }) => (JSON.parse(line) as { seq: number }).seq));
    path = /href="([^"]+\?cursor=[\w-]+)" rel="next"/.exec(text)?.[1];
  }
  expect(sequence).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('erasing a visitor asks for confirmation and erases all entries', async () => {
  const { visit, page, idsOn, ...made } = await setUp();
  const [ucid, other] = [newUcid(), newUcid()];
  const clock = movedClock(now());
  await decide(made, { ucid: other }, {}, clock.bindings);
  await decide(made, { ucid }, {}, clock.bindings);
  await hosting('POST', `${made.P}/log/archive`);
  clock.pass(10);
  await decide(made, { ucid, consent: false }, {}, clock.bindings);
  const path = `${page}/${ucid}/erase`;
  const record = async () => (await visit.get(`${page}/${ucid}`)).text;
  expect(await record()).toContain(`href="${path}"`);
  expect((await visit.get(path)).text).toContain('2 entries will be permanently deleted.');
  expect((await record()).match(/<li class="card decision">/g), 'not erased by a look').toHaveLength(2);
  await visit.get(path);
  expect(redirectTarget(await visit.post(path))).toBe(page);
  expect((await visit.get(page)).text).toContain('The visitor’s consent records were erased.');
  const gone = await visit.get(`${page}/${ucid}`);
  expect(gone.text).toMatch(/consent records of this ID were erased on <time datetime="\d{4}-/);
  expect(gone.text).not.toContain('class="card decision"');
  expect(redirectTarget(await visit.get(`${page}?id=${ucid}`))).toBe(`${page}/${ucid}`);
  expect((await visit.get(`${page}/${newUcid()}`)).status).toBe(404);
  expect((await visit.get(`${page}?id=${newUcid()}`)).text).toContain('No consent ID begins with');
  expect(idsOn(await visit.get(page))).toEqual([other]);
  expect((await visit.get(path)).status).toBe(404);
  expect((await visit.post(path)).status).toBe(404);
});

test('the consent log of another client cannot be read, sealed or erased', async () => {
  const { visit } = await setUp();
  const theirs = await makeDomain('theirs.example');
  const { body } = await decide(theirs, {}, { Origin: 'https://theirs.example' });
  const path = `/account/domains/${theirs.domain.id}`;
  for (const tail of [
    '/consents',
    '/consents/blocks',
    '/consents/download?format=csv',
    `/consents/${body.ucid}`,
    `/consents/${body.ucid}/receipt`,
    `/consents/${body.ucid}/erase`,
    '/seal',
    '/checkpoint',
    '/blocks/1?format=ndjson',
  ]) {
    const answer = await visit.get(path + tail);
    const shown = answer.text.replaceAll(path + tail, '');
    expect([answer.status, shown.includes(body.ucid)], tail).toEqual([404, false]);
  }
  for (const tail of ['/seal', `/consents/${body.ucid}/erase`])
    expect((await visit.post(path + tail)).status, tail).toBe(404);
  expect((await api(`/domains/${theirs.domain.id}/consents`, theirs.apiKey)).body).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { now } from '../../src/env.ts';
import { api, hosting } from '../support/call.ts';
import { movedClock } from '../support/clock.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';
import { pluck } from '../support/pluck.ts';

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const page = `/account/domains/${made.domain.id}/consents`;
  const idsOn = ({ text }: { text: string }) =>
    [...text.matchAll(/>([0-9a-f]{64})<\/a>/g)].map(([, id]) => id!);
  return { ...made, visit, page, idsOn };
}

test('the current block is listed in pages, newest first, each entry once', async () => {
  const { visit, page, idsOn, ...made } = await setUp();
  for (let i = 0; i < 60; i++) await decide(made);
  const list = (await api(`/domains/${made.domain.id}/consents`, made.apiKey)).body;
  const seen = [];
  let path: string | undefined = page;
  while (path) {
    const answer = await visit.get(path);
    const ids = idsOn(answer);
    expect(ids.length).toBe(Math.min(25, 60 - seen.length));
    seen.push(...ids);
    path = /href="([^"]+cursor=[\w-]+)" rel="next"/.exec(answer.text)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(seen).toEqual(pluck(list, 'ucid'));
});

test('an entry shows decision, purposes, services and tamper protection', async () => {
  const { visit, page, ...made } = await setUp();
  const { id } = await makeEmbedding(made.P);
  await decide(made, { embeddings: [id], manipulationPrevention: true });
  const { text } = await visit.get(page);
  for (const part of ['Given', 'Analytics / statistics', 'Matomo', 'Tamper protection was on']) {
    expect(text).toContain(part);
  }
});

test('the search finds the whole consent history of an ID in all blocks, as the domain API does', async () => {
  const { visit, page, idsOn, ...made } = await setUp();
  const [one, two] = [`aa${newUcid().slice(2)}`, `ab${newUcid().slice(2)}`];
  const clock = movedClock(now());
  await decide(made, { ucid: one }, {}, clock.bindings);
  await hosting('POST', `${made.P}/log/archive`);
  clock.pass(10);
  await decide(made, { ucid: one, consent: false }, {}, clock.bindings);
  await decide(made, { ucid: two }, {}, clock.bindings);
  const find = async (id: string) => idsOn(await visit.get(`${page}?id=${encodeURIComponent(id)}`));
  expect(await find('aa')).toEqual([one, one]);
  expect(await find(` ${one.toUpperCase()} `)).toEqual([one, one]);
  expect(await find('ab')).toEqual([two]);
  for (const id of ['a', 'b', '%', 'aa_']) expect(await find(id), id).toEqual([]);
  expect((await visit.get(`${page}?id=a`)).text).toContain('More than one consent ID matches.');
  expect((await visit.get(`${page}?id=b`)).text).toContain('No matching consent ID.');
});

test('downloads equal the answers of the domain API in all three formats', async () => {
  const { visit, page, ...made } = await setUp();
  const ucid = newUcid();
  for (let i = 0; i < 3; i++) await decide(made, { ucid: i ? newUcid() : ucid });
  for (const [format, Accept] of [
    ['json', 'application/json'],
    ['csv', 'text/csv'],
    ['ndjson', 'application/x-ndjson'],
  ] as const) {
    for (const [query, path] of [
      ['', ''],
      [`&id=${ucid}`, `/${ucid}`],
    ] as const) {
      const file = await visit.get(`${page}/download?format=${format}${query}`);
      const list = await api(`/domains/${made.domain.id}/consents${path}`, made.apiKey, {
        headers: { Accept },
      });
      expect(file.text).toBe(list.text);
      expect(file.headers.get('Content-Type')).toBe(list.headers.get('Content-Type'));
      expect(file.headers.get('Content-Disposition')).toMatch(
        new RegExp(`^attachment; filename="consents-www\\.mysite\\.xyz-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
      );
    }
  }
  expect((await visit.get(`${page}/download?format=xml`)).status).toBe(400);
});

test('sealing the current block asks for confirmation and explains the effect', async () => {
  const { visit, page, domain, ...made } = await setUp();
  const seal = async () => {
    const asked = await visit.get(`/account/domains/${domain.id}/seal`);
    expect(asked.text).toContain('The current block of www.mysite.xyz will be closed to further entries');
    expect(redirectTarget(await visit.post(`/account/domains/${domain.id}/seal`))).toBe(page);
    return (await visit.get(page)).text;
  };
  expect(await seal()).toContain('No block was sealed');
  await decide({ ...made, domain });
  const text = await seal();
  expect(text).toContain('All times are in the UTC time zone.');
  expect(text).toContain('The block was sealed.');
  expect(text).toContain('No entries in the current block yet.');
  expect(text).toMatch(/Block 1<[\s\S]*>[0-9a-f]{64}</);
});

test('blocks are listed in pages', async () => {
  const { visit, page, ...made } = await setUp();
  for (let i = 0; i < 22; i++) await decide(made, {}, {}, { LOG_BLOCK_ENTRIES: '1' });
  const count = async (path: string) => [...(await visit.get(path)).text.matchAll(/<h3>Block \d+</g)].length;
  expect(await count(page)).toBe(20);
  expect((await visit.get(page)).text).toContain('href="?before=3#blocks"');
  expect(await count(`${page}?before=3`)).toBe(2);
  expect((await visit.get(`${page}?before=3`)).text).not.toContain('Older blocks');
});

test('a block can be downloaded as leaves and as a table', async () => {
  const { visit, page, domain, ...made } = await setUp();
  for (let i = 0; i < 3; i++) await decide({ ...made, domain });
  await hosting('POST', `${made.P}/log/archive`);
  const { text } = await visit.get(page);
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
  expect((await visit.get(`${page}?id=${ucid.slice(0, 8)}`)).text).toContain(`href="${path}"`);
  const file = await visit.get(path);
  expect(file.text).toBe((await api(`/domains/${domain.id}/consents/${ucid}/receipt`, made.apiKey)).text);
  expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="receipt-.*\.json"$/);
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
  for (let path: string | undefined = `${page}?id=${ucid}`; path;) {
    const { text } = await visit.get(path);
    const receipt = /href="([^"]+\/receipt[^"]*)"/.exec(text)![1]!;
    const { entries } = (await visit.get(receipt)).body as { entries: { leaf: string }[] };
    sequence.push(...entries.map(({ leaf }) => (JSON.parse(leaf) as { seq: number }).seq));
    path = /href="([^"]+cursor=[\w-]+)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
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
  expect((await visit.get(`${page}?id=${ucid}`)).text).toContain(`href="${path}"`);
  expect((await visit.get(path)).text).toContain('2 entries will be permanently deleted.');
  expect(idsOn(await visit.get(`${page}?id=${ucid}`)), 'not erased by a look').toHaveLength(2);
  await visit.get(path);
  expect(redirectTarget(await visit.post(path))).toBe(page);
  expect((await visit.get(page)).text).toContain('The visitor’s consent records were erased.');
  expect((await visit.get(`${page}?id=${ucid}`)).text).toContain('No matching consent ID.');
  expect(idsOn(await visit.get(`${page}?id=${other}`))).toEqual([other]);
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
    '/consents/download?format=csv',
    `/consents/${body.ucid}/receipt`,
    `/consents/${body.ucid}/erase`,
    '/seal',
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

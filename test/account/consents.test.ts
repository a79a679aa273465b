import { expect, test } from 'vitest';
import { api, hosting } from '../support/call.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';
import { leadsTo, loggedIn } from '../support/visit.ts';

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const page = `/account/domains/${made.domain.id}/consents`;
  const idsOn = ({ text }: { text: string }) =>
    [...text.matchAll(/>([0-9a-f]{64})<\/a>/g)].map(([, id]) => id!);
  return { ...made, visit, page, idsOn };
}

test('the current block is shown page by page, newest first, each entry once', async () => {
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
    const cursor = /href="(\?cursor=[\w-]+)" rel="next"/.exec(answer.text)?.[1];
    path = cursor && page + cursor;
  }
  expect(seen).toEqual(list.map((entry: any) => entry.ucid));
});

test('an entry tells decision, purposes, services and manipulation prevention', async () => {
  const { visit, page, ...made } = await setUp();
  const { id } = await makeEmbedding(made.P);
  await decide(made, { embeddings: [id], manipulationPrevention: true });
  const { text } = await visit.get(page);
  for (const part of ['Given', 'Analytics / statistics', 'Matomo', 'Manipulation prevention was active']) {
    expect(text).toContain(part);
  }
});

test('a search finds what the domain API finds: the whole history of one ID, over all blocks', async () => {
  const { visit, page, idsOn, ...made } = await setUp();
  const [one, two] = [`aa${newUcid().slice(2)}`, `ab${newUcid().slice(2)}`];
  await decide(made, { ucid: one });
  await hosting('POST', `${made.P}/log/archive`);
  await decide(made, { ucid: one, consent: false });
  await decide(made, { ucid: two });
  const find = async (id: string) => idsOn(await visit.get(`${page}?id=${encodeURIComponent(id)}`));
  expect(await find('aa')).toEqual([one, one]);
  expect(await find(` ${one.toUpperCase()} `)).toEqual([one, one]);
  expect(await find('ab')).toEqual([two]);
  for (const id of ['a', 'b', '%', 'aa_']) expect(await find(id), id).toEqual([]);
  expect((await visit.get(`${page}?id=a`)).text).toContain('No ID begins like this, or more than one does.');
});

test('downloads are what the domain API answers, in its three formats', async () => {
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

test('archiving seals the current block, whose hash is shown', async () => {
  const { visit, page, domain, ...made } = await setUp();
  const archive = async () => {
    expect(leadsTo(await visit.post(`/account/domains/${domain.id}/archive`))).toBe(page);
    return (await visit.get(page)).text;
  };
  await visit.get(page);
  expect(await archive()).toContain('There was nothing to archive');
  await decide({ ...made, domain });
  const text = await archive();
  expect(text).toContain('The current block has been sealed.');
  expect(text).toContain('The current block is empty.');
  expect(text).toMatch(/Block 1<[\s\S]*>[0-9a-f]{64}</);
});

test('many blocks are shown when asked for', async () => {
  const { visit, page, ...made } = await setUp();
  for (let i = 0; i < 22; i++) await decide(made, {}, {}, { LOG_BLOCK_ENTRIES: '1' });
  const count = async (path: string) => [...(await visit.get(path)).text.matchAll(/Block \d+</g)].length;
  expect(await count(page)).toBe(20);
  expect(await count(`${page}?blocks=all`)).toBe(22);
});

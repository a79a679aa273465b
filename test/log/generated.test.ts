// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { decide, makeClient, makeDomain, makeEmbedding, newUcid, shownTo } from '../support/make.ts';
import { storedEntries, type StoredEntry } from '../support/log/stored-entries.ts';
import { bookmark } from '../support/bindings/time-travel.ts';
import { START, timeline } from '../support/log/timeline.ts';

/** The same choices in each run (mulberry32). */
function chooser(seed: number) {
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  return { random, pick };
}

const numbers = ['', '0', '1', '2', '3', '4', '-1', '1.5', '1e3', '0x10', ' 3', '٣', 'NaN', '1e999'];
numbers.push('999999999999999', '1000000000000000', '99999999999', '1e11', `${START}`, `${START + 60}`);

test('no generated read call returns a 500 or data of another account', async () => {
  const { random, pick } = chooser(1);
  const its = await timeline();
  const ucid = newUcid();
  for (let block = 1; block <= 3; block++) {
    await its.decide();
    await its.decide({ ucid, consent: block !== 2 });
    if (block < 3) await its.seal();
    if (block === 1) await its.minutes(8);
  }
  const gone = await its.decide();
  await its.erase(gone.ucid);
  await its.minutes();
  const foreign = await makeDomain('other.example', await makeClient());
  const theirs = newUcid();
  expect((await decide(foreign, { ucid: theirs }, { Origin: 'https://other.example' })).status).toBe(201);

  const cursor = () => {
    const digits = () => pick(numbers.filter((text) => /^\d+$/.test(text)));
    const made = Buffer.from(`${digits()}.${digits()}.${digits()}`).toString('base64url');
    return pick([
      made,
      made,
      made,
      made.slice(1),
      '',
      'AAAA',
      `${made}=`,
      Buffer.from('1.2').toString('hex'),
    ]);
  };
  const id = () =>
    pick([
      ucid,
      ucid.slice(0, 1),
      ucid.slice(0, 12),
      ucid.slice(0, 63),
      `${ucid}0`,
      theirs,
      gone.ucid,
      ucid.toUpperCase(),
      '%00',
      '*',
    ]);
  const paths = [
    () => '/consents',
    () => `/consents/${id()}`,
    () => `/consents/${id()}/receipt`,
    () => '/log',
    () => '/log/blocks',
    () => `/log/blocks/${encodeURIComponent(pick(numbers.slice(1)))}`,
    () => '/log/checkpoint',
    () => '/log/proof',
  ];
  const parameters = ['limit', 'since', 'until', 'after', 'from', 'to', 'cursor'];
  const accepts = ['*/*', 'application/x-ndjson', 'text/csv', 'text/*;q=0.1', ';;,', 'application/json;q=0'];
  let seen = 0;
  for (let i = 0; i < 350; i++) {
    const query = parameters
      .filter(() => random() < 0.3)
      .map((name) => `${name}=${encodeURIComponent(name === 'cursor' ? cursor() : pick(numbers))}`);
    const path = `/api/domains/${random() < 0.05 ? foreign.domain.id : its.domain.id}${pick(paths)()}?${query.join('&')}`;
    const method = pick(['GET', 'GET', 'GET', 'HEAD']);
    const headers = {
      Authorization: `Bearer ${its.apiKey}`,
      Accept: pick(accepts),
      ...(random() < 0.2 && { Range: pick(['bytes=0-3', 'bytes=-1', 'bytes=9-1', 'x']) }),
      ...(random() < 0.2 && { 'If-None-Match': pick(['*', '"x"', 'W/"x", *', ',,']) }),
    };
    const { status, text } = await call(method, path, { headers, env: its.bindings });
    const told = `${method} ${path} ${JSON.stringify(headers)} → ${status}`;
    expect([200, 304, 400, 404], told).toContain(status);
    expect(text.includes(theirs) || text.includes(foreign.domain.id), told).toBe(false);
    expect(text.includes(`"ucid":"${gone.ucid}"`), told).toBe(false);
    expect((method === 'HEAD' || status === 304) && text !== '', told).toBe(false);
    if (status === 200) seen++;
  }
  expect(seen).toBeGreaterThan(80);
});

test('each generated decision is stored as it was made, or not at all', async () => {
  const { random, pick } = chooser(2);
  const made = await makeDomain();
  const [necessary, other] = [
    await makeEmbedding(made.P, { purpose: '41ba25c' }),
    await makeEmbedding(made.P),
  ];
  const stale = await shownTo(made);
  await hosting('PUT', `${made.P}/embedding/${other.id}`, { ...other, name: 'Piwik' });
  const current = await shownTo(made);
  const foreign = await makeDomain('other.example');
  const theirs = await makeEmbedding(foreign.P);
  const bodies = {
    apiKey: [made.embedKey, made.embedKey, made.embedKey, made.embedKey, foreign.embedKey, '', null],
    domain: [
      made.domain.id,
      made.domain.id,
      made.domain.id,
      made.domain.id,
      foreign.domain.id,
      'x'.repeat(300),
    ],
    ucid: [newUcid(), newUcid(), newUcid(), undefined, newUcid().toUpperCase(), '', 7, 'g'.repeat(64)],
    consent: [true, true, false, false, 'true', 0, null, undefined],
    embeddings: [
      [],
      [other.id],
      [other.id, other.id],
      [other.id, necessary.id],
      [necessary.id],
      [theirs.id],
      ['__proto__'],
      [null],
      {},
      Array(2001).fill(other.id),
    ],
    manipulationPrevention: [undefined, true, false, 'yes'],
    lang: [undefined, 'de_DE', 'xx', '\u0000', 'x'.repeat(36), {}],
    notice: [undefined, current, current, stale, await shownTo(foreign), newUcid(), '', 'f'.repeat(1e5)],
  };
  const origins = [
    'https://www.mysite.xyz',
    'https://www.mysite.xyz',
    'http://a.www.mysite.xyz:8080',
    'https://www.mysite.xyz.evil.example',
    'null',
    '',
  ];
  let stored: Said[] = [];
  for (let i = 0; i < 250; i++) {
    // Usually one part or two are odd.
    const body = Object.fromEntries(
      Object.entries(bodies).map(([name, list]) => [
        name,
        random() < 0.75 ? pick(list.slice(0, 4)) : pick(list as unknown[]),
      ]),
    ) as Decided;
    const answer = await decide(made, body, { Origin: random() < 0.8 ? origins[0] : pick(origins) });
    const told = `${JSON.stringify(body).slice(0, 600)} → ${answer.status} ${answer.text}`;
    // 413: a generated body can exceed what a call without a credential may send.
    expect([201, 400, 403, 404, 413], told).toContain(answer.status);
    const known = body.notice === stale ? stale : current;
    const said = answer.status === 201 ? [saidBy(body, answer.body, known, [necessary.id])] : [];
    const added = said.filter(
      (one) =>
        !isSame(
          one,
          stored.findLast(({ ucid }) => ucid === one.ucid),
        ),
    );
    stored = [...stored, ...added];
    expect((await storedEntries(made)).map(saidIn), told).toEqual(stored);
    expect(stored, told).toEqual(expect.arrayContaining(said));
  }
  expect(stored.length).toBeGreaterThan(30);
  expect(await storedEntries(foreign)).toEqual([]);
});

type Said = Omit<StoredEntry, 'seq' | 'locale' | 'purposes' | 'embeddings'> & { embeddings: string[] };
type Decided = Partial<Said>;

/** What has to be stored of a decision that was taken. */
function saidBy(
  body: Decided,
  answer: Pick<Said, 'ucid' | 'timestamp'>,
  notice: string,
  mandatory: string[],
) {
  const { ucid = answer.ucid, consent = false, manipulationPrevention = false, embeddings = [] } = body;
  const accepted = consent ? [...new Set(embeddings)].sort() : mandatory;
  return { ucid, timestamp: answer.timestamp, consent, manipulationPrevention, notice, embeddings: accepted };
}

const saidIn = ({
  ucid,
  timestamp,
  consent,
  manipulationPrevention,
  notice,
  embeddings,
}: StoredEntry): Said => {
  const accepted = Object.keys(embeddings).sort();
  return { ucid, timestamp, consent, manipulationPrevention, notice, embeddings: accepted };
};

const isSame = (one: Said, last: Said | undefined) =>
  JSON.stringify(last && { ...last, timestamp: 0 }) === JSON.stringify({ ...one, timestamp: 0 });

test('a list from before a rollback is sent again, although the number of entries is the same', async () => {
  const its = await timeline();
  const ucid = newUcid();
  await its.decide({ ucid });
  const back = await bookmark(env.DB);
  await its.decide({ ucid, consent: false });
  const paths = ['/consents', `/consents/${ucid}`];
  const tags = await Promise.all(paths.map(async (path) => (await its.get(path)).headers.get('ETag')!));
  await back();
  await its.decide({ ucid, consent: false });
  for (const [i, path] of paths.entries())
    expect((await its.get(path, { 'If-None-Match': tags[i]! })).status, path).toBe(200);
});

test('a cursor of another list or of nobody reads no more than a block', async () => {
  const its = await timeline();
  const ucid = newUcid();
  await its.decide({ ucid });
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)
      INSERT INTO entries SELECT log, i, randomblob(32), timestamp, 1, 0, notice, accepted, '', randomblob(16) FROM entries, n WHERE seq = 1`,
  ).run();
  await its.decide({ ucid, consent: false });
  const page = await its.get(`/consents/${ucid}?limit=1`);
  const cursor = new URL(/<(.+?)>/.exec(page.headers.get('Link')!)![1]!).searchParams.get('cursor')!;
  const { status, body } = await its.get(`/consents?cursor=${cursor}`);
  expect(status).toBe(200);
  expect(body.length).toBeLessThanOrEqual(10_000);
});

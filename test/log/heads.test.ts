import { env } from 'cloudflare:workers';
import { decodeProtectedHeader, importJWK, compactVerify } from 'jose';
import { describe, expect, inject, test } from 'vitest';
import { databaseOf } from '../../src/db/databases.ts';
import { leafHash, treeHash } from '../../src/lib/merkle.ts';
import { hex, unhex } from '../../src/lib/bytes.ts';
import { maintain } from '../../src/log/maintenance.ts';
import type { Job } from '../../src/log/job/job.ts';
import { hashHeads } from '../../src/log/heads/hash-heads.ts';
import { makeNotice, storeNoticeStatement } from '../../src/log/consent-notice.ts';
import { call } from '../support/call.ts';
import { addEntries, job, makeLog, objects, rowsOf, START, visitors, type Made } from '../support/logs.ts';
import { newUcid } from '../support/make.ts';
import { metered } from '../support/metered-database.ts';
import { timeline, type Timeline } from '../support/timeline.ts';

type Head = { block: number; first: number; entries: number; root: string };
type Payload = { domain: string; log: number; size: number; root: string; head?: Head | null };

async function payloadOf<T = Payload>(line: Timeline, jws: string): Promise<T> {
  const { jwk } = (await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: line.bindings })).body;
  const { payload } = await compactVerify(jws, await importJWK(jwk, 'EdDSA'));
  return JSON.parse(new TextDecoder().decode(payload));
}

const headOf = async (line: Timeline) => (await payloadOf(line, (await line.get('/log/head')).text)).head;

/** The root over the leaves that a block shows now. */
async function rootOf(line: Timeline, { block, first, entries }: Head) {
  const { text } = await line.get(`/log/blocks/${block}`, { Accept: 'application/x-ndjson' });
  const leaves = text.trim().split('\n').slice(0, entries);
  expect(JSON.parse(leaves[0]!).seq).toBe(first);
  const hashes = leaves.map((leaf) => {
    const stub = JSON.parse(leaf) as { leaf?: string };
    return stub.leaf ? unhex(stub.leaf) : leafHash(leaf);
  });
  expect(hashes).toHaveLength(entries);
  return hex(treeHash(hashes));
}

/** The step of the job alone, of which the job has not counted a run since. */
async function hashNow(asked: Job, run = 0) {
  await env.DB.exec('INSERT OR IGNORE INTO maintenance (id, count) VALUES (1, 0)');
  return hashHeads({ failed: new Map(), ...asked }, run);
}

const fill = (log: string, count: number, time: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO entries SELECT e.log, e.seq + i, randomblob(32), ?, consent, 0, notice, accepted, '', NULL
     FROM n CROSS JOIN (SELECT * FROM entries WHERE log = (SELECT id FROM logs WHERE domainId = ?) ORDER BY seq DESC LIMIT 1) e`,
  )
    .bind(count, time, log)
    .run();

describe('the open block', () => {
  test('has a head ten minutes after its first entry, and receipts and the head alone carry it', async () => {
    const line = await timeline();
    const first = await line.decide();
    await line.decide();
    await line.minutes(9);
    expect(await headOf(line)).toBeNull();
    expect(await payloadOf(line, first.receipt)).not.toHaveProperty('head');
    await line.minutes(2);

    const answer = await line.get('/log/head');
    expect(answer.headers.get('Content-Type')).toBe('application/jose');
    expect(decodeProtectedHeader(answer.text)).toEqual({
      alg: 'EdDSA',
      typ: 'placet-head+jws',
      kid: expect.any(String),
    });
    const shown = await payloadOf(line, answer.text);
    expect(Object.keys(shown)).toEqual(['domain', 'log', 'size', 'root', 'head']);
    expect(shown).toMatchObject({ domain: line.domain.id, size: 0 });
    expect(Object.keys(shown.head!)).toEqual(['block', 'first', 'entries', 'root']);
    expect(shown.head).toEqual({ block: 1, first: 1, entries: 2, root: await rootOf(line, shown.head!) });
    expect((await line.ask('GET', '/log/head')).text).toBe(answer.text);

    const { receipt } = await line.decide();
    const promised = await payloadOf<Payload & { leaf: string }>(line, receipt);
    expect(Object.keys(promised)).toEqual(['domain', 'log', 'leaf', 'size', 'root', 'head']);
    expect(promised).toMatchObject({ log: shown.log, head: shown.head });
    expect(JSON.parse(promised.leaf).seq).toBe(3);
    // The receipt verifies against what the log shows later.
    await line.minutes(12);
    const grown = (await headOf(line))!;
    expect(grown).toMatchObject({ block: 1, entries: 3 });
    expect(await rootOf(line, grown)).toBe(grown.root);
    expect(await rootOf(line, promised.head!)).toBe(promised.head!.root);
    const { ucid } = first;
    const [entry] = (await line.get(`/consents/${ucid}/receipt`)).body.entries;
    expect(await payloadOf(line, entry.jws)).toMatchObject({ head: grown });
  });

  test('has a head at its thousandth entry at once', async () => {
    const line = await timeline();
    await line.decide();
    await fill(line.domain.id, 998, line.now());
    await line.minutes(1);
    expect(await headOf(line)).toBeNull();
    await line.decide();
    await line.minutes(1);
    const head = (await headOf(line))!;
    expect(head).toMatchObject({ block: 1, first: 1, entries: 1000 });
    expect(await rootOf(line, head)).toBe(head.root);
    await fill(line.domain.id, 1300, line.now());
    await line.minutes(1);
    const grown = (await headOf(line))!;
    expect(grown).toMatchObject({ block: 1, first: 1, entries: 2300 });
    expect(await rootOf(line, grown)).toBe(grown.root);
    expect(
      await rowsOf('SELECT length(nodes) / 32 AS nodes, length(leaves) / 32 AS leaves FROM heads'),
    ).toEqual([{ nodes: 8, leaves: 252 }]);
  });

  test.each(inject('isFull') ? [256, 512] : [256])(
    'grows over %s entries, a node’s edge, by one at a time',
    async (edge) => {
      const line = await timeline();
      let { ucid } = await line.decide();
      await fill(line.domain.id, edge - 3, line.now());
      for (let entries = edge - 1; entries <= edge + 1; entries++) {
        ({ ucid } = await line.decide());
        await line.minutes(12);
        const head = (await headOf(line))!;
        expect(head).toMatchObject({ block: 1, first: 1, entries });
        expect(await rootOf(line, head), String(entries)).toBe(head.root);
      }
      const head = (await headOf(line))!;
      await line.erase(ucid);
      expect(await rootOf(line, head)).toBe(head.root);
      await line.seal();
      await line.minutes(1);
      expect(await rowsOf('SELECT root FROM blocks')).toEqual([{ root: head.root }]);
    },
  );

  test('has the same head whether an entry is erased before or after it is hashed', async () => {
    const line = await timeline();
    const [before, after] = [newUcid(), newUcid()];
    for (const ucid of [newUcid(), before, after, newUcid()]) await line.decide({ ucid });
    const { text } = await line.get('/log/blocks/1', { Accept: 'application/x-ndjson' });
    const root = hex(
      treeHash(
        text
          .trim()
          .split('\n')
          .map((leaf) => leafHash(leaf)),
      ),
    );
    await line.erase(before);
    await line.minutes(12);
    expect(await headOf(line)).toEqual({ block: 1, first: 1, entries: 4, root });
    await line.erase(after);
    await line.decide();
    await line.minutes(12);
    const grown = (await headOf(line))!;
    expect(grown).toMatchObject({ entries: 5 });
    expect(await rootOf(line, grown)).toBe(grown.root);
    await line.seal();
    await line.minutes(2);
    const [block] = await rowsOf<{ root: string }>('SELECT root FROM blocks');
    expect(block!.root).toBe(grown.root);
  });

  test('is hashed from its head when it is sealed, and the head goes', { tags: 'full' }, async () => {
    const line = await timeline();
    await line.decide();
    await fill(line.domain.id, 599, line.now());
    await line.minutes(12);
    const head = (await headOf(line))!;
    expect(head.entries).toBe(600);
    // Sealed right at the head, and another block sealed beyond its head.
    await line.seal();
    await line.minutes(1);
    expect(await rowsOf('SELECT state, root FROM blocks')).toEqual([{ state: 'hashed', root: head.root }]);
    expect(await rowsOf('SELECT * FROM heads')).toEqual([]);
    await line.decide();
    await line.minutes(12);
    await fill(line.domain.id, 700, line.now());
    expect(await headOf(line)).toMatchObject({ block: 2, first: 601, entries: 1 });
    await line.seal();
    await line.minutes(1);
    expect(await headOf(line)).toBeNull();
    const [, second] = await rowsOf<{ root: string }>('SELECT root FROM blocks ORDER BY number');
    expect(second!.root).toBe(await rootOf(line, { block: 2, first: 601, entries: 701, root: '' }));
    await line.minutes(7);
    expect(await rowsOf('SELECT state FROM blocks')).toEqual([{ state: 'archived' }, { state: 'archived' }]);
    expect(await rowsOf('SELECT step, reason FROM failedJobs')).toEqual([]);
  });

  test('is hashed to its end by count at most, and so is the next one', async () => {
    const line = await timeline({ variables: { LOG_BLOCK_ENTRIES: '5' } });
    await line.decide();
    await fill(line.domain.id, 7, line.now());
    // Before anything records the end of the block.
    line.pass(700);
    await hashNow(job(line.now(), line.bindings));
    expect(await rowsOf('SELECT block, first, entries FROM heads')).toEqual([
      { block: 1, first: 1, entries: 5 },
    ]);
    await line.minutes(1);
    expect(await rowsOf('SELECT number, last, state FROM blocks')).toEqual([
      { number: 1, last: 5, state: 'hashed' },
    ]);
    await line.minutes(12);
    const head = (await headOf(line))!;
    expect(head).toMatchObject({ block: 2, first: 6, entries: 3 });
    expect(await rootOf(line, head)).toBe(head.root);
  });

  test('is hashed to its end by time at most', { tags: 'full' }, async () => {
    const line = await timeline({ variables: { LOG_BLOCK_DAYS: '1' } });
    await line.decide();
    await line.decide();
    line.pass(86_400);
    await line.decide();
    await env.DB.exec('DELETE FROM blocks');
    line.pass(700);
    await hashNow(job(line.now(), line.bindings));
    expect(await rowsOf('SELECT block, first, entries FROM heads')).toEqual([
      { block: 1, first: 1, entries: 2 },
    ]);
    await line.minutes(25);
    expect(await headOf(line)).toMatchObject({ block: 2, first: 3, entries: 1 });
    expect(await rowsOf('SELECT step, reason FROM failedJobs')).toEqual([]);
  });

  test(
    'shorter than its head, because blocks became shorter, is hashed from its entries',
    { tags: 'full' },
    async () => {
      const line = await timeline();
      for (let i = 0; i < 7; i++) await line.decide();
      await line.minutes(12);
      expect(await headOf(line)).toMatchObject({ entries: 7 });
      await line.decide();
      const shorter = { ...line.bindings, LOG_BLOCK_ENTRIES: '3' };
      line.pass(60);
      await maintain(shorter, line.now());
      line.pass(60);
      await maintain(shorter, line.now());
      const sealed = await rowsOf<{ state: string; root: string }>(
        'SELECT state, root FROM blocks ORDER BY number',
      );
      expect(sealed.map(({ state }) => state)).toEqual(['hashed', 'hashed']);
      expect(sealed[0]!.root).toBe(await rootOf(line, { block: 1, first: 1, entries: 3, root: '' }));
    },
  );
});

test('a gap stops the heads of its block only', async () => {
  const [gap, whole] = [await makeLog(), await makeLog()];
  for (const made of [gap, whole]) await addEntries(made, visitors(5));
  await env.DB.batch([
    env.DB.prepare('UPDATE logs SET ended = 1 WHERE id = ?').bind(gap.id),
    env.DB.prepare('DELETE FROM entries WHERE log = ? AND seq = 3').bind(gap.id),
    env.DB.prepare('UPDATE logs SET ended = NULL WHERE id = ?').bind(gap.id),
  ]);
  await maintain(env, START + 700);
  expect(await rowsOf('SELECT log, entries FROM heads')).toEqual([{ log: whole.id, entries: 5 }]);
  expect(await rowsOf("SELECT log, block, reason FROM failedJobs WHERE step = 'head'")).toEqual([
    { log: gap.id, block: 1, reason: 'entry 3 is missing' },
  ]);
  await addEntries(whole, visitors(1), START + 710);
  await maintain(env, START + 1400);
  expect(await rowsOf('SELECT log, entries FROM heads')).toEqual([{ log: whole.id, entries: 6 }]);
});

describe('one run', () => {
  /** Logs with entries of several notices, in databases in turn. */
  async function logsIn(count: number, ...databases: D1Database[]) {
    const made: Made[] = [];
    for (let i = 0; i < count; i++) {
      const log = await makeLog({
        binding: databases[i % databases.length]!,
        domain: `domain-${newUcid().slice(0, 9)}`,
      });
      await addEntries(log, visitors(3 + (i % 4)), START + 10_000);
      made.push(log);
    }
    return made;
  }
  const rootIn = async ({ id, binding }: Made) =>
    (
      await rowsOf<{ root: string; entries: number }>(
        `SELECT root, entries FROM heads WHERE log = ${id}`,
        binding,
      )
    )[0];

  test('hashes logs of all databases, each in an object of its own that precedes the rows', async () => {
    const both = { ...env, LOG1: env.SECOND };
    const logs = await logsIn(3, env.DB, env.SECOND);
    await maintain(both, START + 11_000);
    const time = String(START + 11_000).padStart(12, '0');
    expect(await objects('heads/')).toEqual([`heads/DB/${time}.json`, `heads/LOG1/${time}.json`]);
    for (const [name, wanted] of [
      ['DB', [logs[0]!, logs[2]!]],
      ['LOG1', [logs[1]!]],
    ] as const) {
      const text = await (await env.ARCHIVE.get(`heads/${name}/${time}.json`))!.text();
      const written = JSON.parse(text) as Payload[];
      for (const log of wanted) {
        const stored = (await rootIn(log))!;
        expect(written.find(({ domain }) => domain === log.domain)).toEqual({
          domain: log.domain,
          log: log.began,
          size: 0,
          root: hex(treeHash([])),
          head: { block: 1, first: 1, ...stored },
        });
      }
    }
    expect(await rowsOf('SELECT * FROM touched WHERE log IN (SELECT log FROM heads)')).toEqual([]);
  });

  test('takes as many queries for fifty logs as for one', async () => {
    const trips = [];
    for (const count of [1, 50]) {
      const time = START + 20_000 * count;
      for (const made of await logsIn(count, env.DB)) {
        const other = makeNotice({
          version: 1,
          domain: made.domain,
          locale: 'de_DE',
          texts: {},
          purposes: [],
          services: [{ id: made.domain, name: 'x', purpose: 'p' }],
        });
        await storeNoticeStatement(made.log, other, 1);
        await env.DB.prepare(
          "INSERT INTO entries SELECT ?, 1 + max(seq), randomblob(32), ?, 1, 0, 2, x'01', '', NULL FROM entries WHERE log = ?",
        )
          .bind(made.id, time, made.id)
          .run();
      }
      const heads = await rowsOf('SELECT * FROM heads');
      const cost = await metered()((bindings) =>
        hashNow({ ...job(time + 700), db: databaseOf(bindings.DB) }),
      );
      expect((await rowsOf('SELECT * FROM heads')).length - heads.length).toBe(count);
      trips.push(cost.trips);
    }
    expect(trips[1]).toBe(trips[0]);
    expect(trips[0]).toBeLessThanOrEqual(5);
  });

  test('hashes at most 20,000 entries, and the next one the rest', { tags: 'full' }, async () => {
    await env.DB.exec('DELETE FROM touched');
    const logs = [await makeLog(), await makeLog(), await makeLog()];
    for (const log of logs) {
      await addEntries(log, visitors(1), START + 5_000_000);
      await fill(log.domain, 8999, START + 5_000_000);
    }
    const entriesIn = async () =>
      (
        await rowsOf<{ entries: number }>(
          `SELECT entries FROM heads WHERE log >= ${logs[0]!.id} ORDER BY log`,
        )
      ).map(({ entries }) => entries);
    await hashNow(job(START + 5_000_100));
    expect((await entriesIn()).sort()).toEqual([2000, 9000, 9000]);
    await hashNow(job(START + 5_000_160));
    expect(await entriesIn()).toEqual([9000, 9000, 9000]);
  });

  test('writes no head if the database, the number or the size is not what it was', async () => {
    const [log] = (await logsIn(1, env.DB)) as [Made];
    const headless = async () => (await rowsOf(`SELECT * FROM heads WHERE log = ${log.id}`)).length === 0;
    const run = (await rowsOf<{ count: number }>('SELECT count FROM maintenance'))[0]?.count ?? 0;
    await hashNow(job(START + 6_000_000), run + 1);
    expect(await headless()).toBe(true);
    const between = (change: string) => ({
      ...env.ARCHIVE,
      put: async (name: string, text: string) => {
        await env.DB.exec(change);
        return env.ARCHIVE.put(name, text);
      },
    });
    for (const [i, column] of (['number', 'size', 'records'] as const).entries()) {
      const bucket = between(
        `UPDATE logs SET ${column} = 777000 WHERE id = ${log.id}`,
      ) as unknown as R2Bucket;
      await hashNow({ ...job(START + 6_000_001 + i), bucket }, run);
      expect(await headless(), column).toBe(true);
      await env.DB.exec(
        `UPDATE logs SET ${column} = ${column === 'number' ? log.began : 0} WHERE id = ${log.id}`,
      );
      await env.DB.exec('UPDATE touched SET at = 0');
      await env.DB.exec(`INSERT OR IGNORE INTO touched VALUES (${log.id}, 0)`);
    }
    await hashNow(job(START + 6_000_009), run);
    expect(await headless()).toBe(false);
  });
});

test('the objects with heads are deleted after 35 days', async () => {
  const day = START + 300 * 86_400;
  // These objects are deleted once an hour.
  const now = day - (day % 3600) + 50 * 60;
  const name = (days: number) => `heads/DB/${String(now - days * 86_400).padStart(12, '0')}.json`;
  for (const days of [36, 34]) await env.ARCHIVE.put(name(days), '[]');
  await maintain(env, START);
  await env.DB.exec('UPDATE maintenance SET leaseUntil = 0');
  await maintain(env, now);
  expect(await objects('heads/DB/')).toContain(name(34));
  expect(await objects('heads/DB/')).not.toContain(name(36));
});

test('a log’s head is deleted with the log', async () => {
  const line = await timeline();
  await line.decide();
  await line.minutes(12);
  await line.decide();
  const [{ log }] = (await rowsOf('SELECT log FROM domains')) as [{ log: number }];
  await line.ask('DELETE', '');
  await line.minutes(3);
  for (const table of ['heads', 'touched'])
    expect(await rowsOf(`SELECT * FROM ${table} WHERE log = ${log}`)).toEqual([]);
});

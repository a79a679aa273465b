import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { anchorDaily } from '../../src/anchor/anchor-job.ts';
import type { Bindings } from '../../src/env.ts';
import {
  anchoredTimeline,
  auditAnchor,
  forgetAnchors,
  isSignedBy,
  nextAnchorTime,
  readNote,
  treeLines,
} from '../support/anchor.ts';
import { call, hosting } from '../support/call.ts';
import { countedCalls, failingCall, interleave } from '../support/intercepted-bindings.ts';
import { captureEvents } from '../support/log-events.ts';
import { metered } from '../support/metered-database.ts';
import { objects, rowsOf } from '../support/logs.ts';
import { bookmark } from '../support/time-travel.ts';

const STATE = 'anchor/state.json';
const stored = async () => (await env.ARCHIVE.get(STATE))!.text();
const failed = () => rowsOf("SELECT reason FROM failedJobs WHERE step = 'anchor'");

/** A service that has anchored on some days, with a new block on each. */
async function anchoredOn(days: number) {
  const line = await anchoredTimeline();
  for (let i = 0; i < days; i++) {
    await line.decide();
    await line.seal();
    await line.nextDay();
  }
  return line;
}

test('each day adds a leaf, and each checkpoint extends the one before', async () => {
  const line = await anchoredTimeline();
  const seen: string[] = [];
  for (const size of [1, 2, 3]) {
    await line.decide();
    await line.seal();
    await line.nextDay();
    const { lines, leaves, note } = await auditAnchor(line);
    expect(lines.slice(0, -1)).toEqual(seen);
    expect(leaves.at(-1)).toEqual({ tree: expect.any(String), size: 1, at: line.now() });
    const { body } = await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: line.bindings });
    const [, domain, log] = /^placet\/(.*)\.(\d+)\+/.exec(body.verifier)!;
    const checkpoint = readNote((await line.get('/log/checkpoint')).text);
    expect(await treeLines(env.ARCHIVE, leaves.at(-1)!)).toEqual([
      { domain, log: Number(log), size, root: checkpoint.root, head: null },
    ]);
    expect(note.size).toBe(size);
    seen.push(lines.at(-1)!);
  }
  expect((await line.anchor('/leaves?from=2')).text).toBe(`${seen[2]}\n`);
});

test('a tree has a line for each log that changed, of every log database, sorted by domain and log', async () => {
  const line = await anchoredOn(1);
  const root = 'ab'.repeat(32);
  const insert = (db: D1Database, domain: string, number: number) =>
    db
      .prepare(
        `INSERT INTO logs (domainId, number, began, "key", createdAt, size, root) VALUES (?, ?, 1, randomblob(32), 1, 4, ?)`,
      )
      .bind(domain, number, root)
      .run();
  await insert(env.DB, 'zz', 7);
  await insert(env.SECOND, 'Zz', 9);
  await insert(env.SECOND, '0a', 8);
  const bindings = { ...line.bindings, LOG1: env.SECOND };
  await line.nextDay(bindings);
  await line.nextDay(bindings);
  const { leaves } = await auditAnchor(line);
  const head = null;
  expect(await treeLines(env.ARCHIVE, leaves[1]!)).toEqual([
    { domain: '0a', log: 8, size: 4, root, head },
    { domain: 'Zz', log: 9, size: 4, root, head },
    { domain: 'zz', log: 7, size: 4, root, head },
  ]);
  // A day without changes has the tree without lines.
  expect(leaves[2]).toMatchObject({ size: 0 });
  expect(await treeLines(env.ARCHIVE, leaves[2]!)).toEqual([]);
});

test('a database that does not respond is left out until it does', async () => {
  const line = await anchoredTimeline();
  await line.decide();
  await line.seal();
  const broken = new Proxy(env.SECOND, {
    get: () => () => {
      throw new Error('D1 is away');
    },
  });
  const { all } = captureEvents();
  await line.nextDay({ ...line.bindings, LOG1: broken } as Bindings);
  expect(all()).toContainEqual({ event: 'database not anchored', database: 'LOG1', error: 'D1 is away' });
  const { leaves } = await auditAnchor(line);
  expect(leaves).toMatchObject([{ size: 1 }]);
});

test('the rollback of a database does not fork the anchor log', async () => {
  const line = await anchoredOn(1);
  const back = await bookmark(env.DB);
  for (let i = 0; i < 2; i++) {
    await line.decide();
    await line.seal();
    await line.nextDay();
  }
  const before = await auditAnchor(line);
  await back();
  await line.minutes(3);
  await line.decide();
  await line.seal();
  await line.nextDay();
  const after = await auditAnchor(line);
  expect(after.lines.slice(0, 3)).toEqual(before.lines);
  expect(after.lines).toHaveLength(4);
});

test('there is one leaf a day, and all other runs cost neither rows nor objects', async () => {
  const line = await anchoredOn(1);
  const before = await stored();
  for (const minutes of [1, 22, 37, 60, 60 * 21]) {
    line.pass(minutes * 60);
    await line.run();
  }
  expect(await stored()).toBe(before);
  // A minute later than the one in which the job looks.
  line.pass(nextAnchorTime(line.now()) + 60 - line.now());
  const { env: counted, calls } = countedCalls(line.bindings);
  const measure = metered();
  const { trips } = await measure(({ DB }) => anchorDaily({ ...counted, DB }, line.now()));
  expect([trips, calls]).toEqual([0, []]);
  line.pass(59 * 60);
  const look = await measure(({ DB }) => anchorDaily({ ...line.bindings, DB }, line.now()));
  expect(await auditAnchor(line)).toMatchObject({ lines: { length: 2 } });
  expect(look.read).toBeGreaterThan(0);
  line.pass(60 * 60);
  const idle = await measure(({ DB }) => anchorDaily({ ...counted, DB }, line.now()));
  expect(idle.read).toBeLessThanOrEqual(1);
  expect(calls).toEqual(['ARCHIVE.get']);
});

/** Of the calls of a run, every so many are disturbed. */
const STEP = inject('isFull') ? 1 : 4;

test('two runs at once add one leaf, wherever one of them waits', async () => {
  const { all } = captureEvents();
  const line = await anchoredOn(0);
  const run = (at: number) => (bindings: Bindings) => anchorDaily(bindings, at);
  for (const before of [0, 1]) {
    for (let stopped = true, k = 1; stopped; k += STEP) {
      await forgetAnchors();
      if (before > 0) await line.nextDay();
      line.pass(nextAnchorTime(line.now()) - line.now());
      ({ stopped } = await interleave(line.bindings, k, run(line.now()), run(line.now() + 1)));
      expect((await auditAnchor(line)).lines, `stopped at call ${k}`).toHaveLength(before + 1);
      expect(await failed(), `stopped at call ${k}`).toEqual([]);
    }
  }
  expect(all().filter(({ event }) => event !== 'changed by the operator')).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'a run whose k-th call fails %s it takes effect neither loses nor doubles a leaf',
  async (when) => {
    captureEvents();
    const line = await anchoredOn(1);
    let known = (await auditAnchor(line)).lines;
    for (let isBroken = true, k = 1; isBroken; k += STEP) {
      line.pass(nextAnchorTime(line.now()) - line.now());
      const broken = failingCall(line.bindings, k, when);
      await anchorDaily(broken.env, line.now());
      isBroken = broken.call !== undefined;
      line.pass(3600);
      await line.run();
      const { lines } = await auditAnchor(line);
      expect(lines.slice(0, -1), `call ${k}`).toEqual(known);
      expect(await failed(), `call ${k}`).toEqual([]);
      known = lines;
    }
  },
);

test('nothing is signed from a state that is corrupted, lost or out of date, until it is restored', async () => {
  const { all } = captureEvents();
  const line = await anchoredOn(2);
  const older = await (await env.ARCHIVE.get('anchor/checkpoints/00000001.json'))!.text();
  const good = await stored();
  const change = (edit: (state: any) => unknown) => JSON.stringify(edit(JSON.parse(good)));
  const damaged: Record<string, string | null> = {
    'not JSON': good.slice(1),
    'without a leaf': change((state) => ({ ...state, leaves: state.leaves.slice(1) })),
    'with a changed leaf': change((state) => ({ ...state, leaves: state.leaves.toReversed() })),
    'with another host': change((state) => ({ ...state, host: 'other.example' })),
    'with a leaf that is no text': change((state) => ({ ...state, leaves: [1, 2] })),
    'of the day before': older,
    missing: null,
  };
  for (const [how, text] of Object.entries(damaged)) {
    await (text === null ? env.ARCHIVE.delete(STATE) : env.ARCHIVE.put(STATE, text));
    await line.nextDay();
    expect((await (await env.ARCHIVE.get(STATE))?.text()) ?? null, how).toBe(text);
    expect(await objects('anchor/checkpoints/'), how).toHaveLength(2);
    const { body } = await hosting('GET', '/status', undefined, { env: line.bindings });
    const reason = expect.stringMatching(/^anchor\/state\.json .*newest object under anchor\/checkpoints\//);
    expect(body.databases[0].faults, how).toMatchObject([{ step: 'anchor', reason }]);
    expect(all(), how).toContainEqual(
      expect.objectContaining({ event: 'log step failed', step: 'anchor', reason }),
    );
  }
  const copy = await (await env.ARCHIVE.get('anchor/checkpoints/00000002.json'))!.text();
  expect(copy).toBe(good);
  await env.ARCHIVE.put(STATE, copy);
  await line.nextDay();
  await line.nextDay();
  expect((await auditAnchor(line)).lines.slice(0, 2)).toEqual(JSON.parse(good).leaves);
  expect(await failed()).toEqual([]);
});

test('a bucket that was restored as a whole forks no anchor log', async () => {
  captureEvents();
  const line = await anchoredOn(1);
  const backUp = async () =>
    Promise.all(
      (await objects('anchor/')).map(
        async (name) => [name, await (await env.ARCHIVE.get(name))!.arrayBuffer()] as const,
      ),
    );
  const restore = async (backup: Awaited<ReturnType<typeof backUp>>) => {
    await env.ARCHIVE.delete(await objects('anchor/'));
    for (const [name, content] of backup) await env.ARCHIVE.put(name, content);
  };
  const yesterday = await backUp();
  for (const day of [2, 3]) {
    await line.nextDay();
    expect((await auditAnchor(line)).lines).toHaveLength(day);
  }
  const newest = await backUp();
  for (const [backup, size] of [
    [yesterday, 'has only 1 leaves'],
    [[], 'is missing'],
  ] as const) {
    await restore([...backup]);
    await line.nextDay();
    const reason = `anchor/state.json ${size}, although a checkpoint of size 3 was signed: objects of the bucket were restored or deleted.`;
    expect(await failed()).toEqual([{ reason: expect.stringContaining(reason) }]);
    expect(await objects('anchor/checkpoints/')).toHaveLength(backup.length > 0 ? 1 : 0);
  }
  await restore(newest);
  await line.nextDay();
  await line.nextDay();
  expect((await auditAnchor(line)).lines.length).toBeGreaterThan(3);
  expect(await failed()).toEqual([]);
});

test('the host is fixed at first use', async () => {
  const line = await anchoredOn(1);
  await line.nextDay({ ...line.bindings, PUBLIC_URL: 'https://new.example' });
  expect((await auditAnchor(line)).lines).toHaveLength(2);
});

test('a new key signs from the next checkpoint on, the first one together with the previous key', async () => {
  const line = await anchoredOn(2);
  const old = await auditAnchor(line);
  const bindings = { ...line.bindings, LOG_KEY_GENERATION: '2' };
  await line.nextDay(bindings);
  const { note, key } = await auditAnchor(line);
  expect(key.former).toEqual([{ jwk: old.key.jwk, verifier: old.key.verifier, lastSize: 2 }]);
  expect(key.jwk).not.toEqual(old.key.jwk);
  expect(note.signatures).toHaveLength(2);
  expect(isSignedBy(old.key.jwk, note.text, note.signatures[0]!.signature)).toBe(true);
  await line.nextDay(bindings);
  expect((await auditAnchor(line)).note.signatures).toHaveLength(1);
  // The log's own key is another one.
  const { body } = await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: line.bindings });
  expect(body.jwk).not.toEqual(old.key.jwk);
});

test('without PUBLIC_URL, and before the first checkpoint, the answer says why there is none', async () => {
  const line = await anchoredTimeline();
  const why = async (bindings: Partial<Bindings>) => {
    const variables = { ...line.bindings, ...bindings } as Bindings;
    if (bindings.PUBLIC_URL !== undefined) await line.nextDay(variables);
    const { status, body } = await call('GET', '/anchor/checkpoint', { env: variables });
    expect(status).toBe(404);
    return body.detail;
  };
  expect(await why({ PUBLIC_URL: '' })).toContain('PUBLIC_URL is not set');
  expect(await why({})).toContain('no checkpoint yet');
});

test('the public routes are cached for a minute, open to every origin, limited, and name invalid parameters', async () => {
  const line = await anchoredOn(2);
  for (const path of ['/checkpoint', '/leaves', '/proof?from=1&to=2', '/key']) {
    const { status, headers } = await line.anchor(path);
    expect([status, headers.get('Cache-Control'), headers.get('Access-Control-Allow-Origin')], path).toEqual([
      200,
      'public, max-age=60',
      '*',
    ]);
  }
  const invalid = [
    '/proof?from=2&to=1',
    '/proof?from=1&to=3',
    '/proof',
    '/leaves?from=-1',
    '/timestamp?size=3',
  ];
  for (const path of invalid) expect((await line.anchor(path)).status, path).toBe(400);
  expect(await line.anchor('/timestamp?size=2')).toMatchObject({
    status: 404,
    body: { detail: 'Time stamp of checkpoint 2 not found.' },
  });
  const limited = {
    ...line.bindings,
    UNKNOWN_RATE: { limit: async () => ({ success: false }) } as RateLimit,
  };
  const answer = await call('GET', '/anchor/leaves', { env: limited });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
});

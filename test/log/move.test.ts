import { env } from 'cloudflare:workers';
import { describe, expect, inject, test } from 'vitest';
import { databaseOf } from '../../src/db/databases.ts';
import { beginStatement } from '../../src/log/log.ts';
import { maintain } from '../../src/log/maintenance.ts';
import { continueMoves } from '../../src/log/move/move-log.ts';
import { replaceMissingLogs } from '../../src/log/rollback/domain-logs.ts';
import { takeCount } from '../../src/log/rollback/rollback.ts';
import { verifyReceipt } from '../../src/verify/verify-receipt.ts';
import { call, hosting } from '../support/call.ts';
import { failingCall, interceptCalls, interleave } from '../support/intercepted-bindings.ts';
import { captureEvents } from '../support/log-events.ts';
import { objects, rowsOf } from '../support/logs.ts';
import { anotherIsolate } from '../support/make.ts';
import { bookmark } from '../support/time-travel.ts';
import { listAllPages, nextPagePath, timeline, type Timeline } from '../support/timeline.ts';

const databases = { LOG1: env.SECOND, LOG2: env.THIRD };
const DAY = 86_400;

/** A log in `LOG2` with archived, hashed, sealed and open blocks and an erased visitor. */
async function fullLog() {
  const line = await timeline({ databases, variables: { LOG_BLOCK_ENTRIES: '3' } });
  const ucids: string[] = [];
  const decide = async (count: number) => {
    for (let i = 0; i < count; i++) ucids.push((await line.decide()).ucid);
  };
  await decide(7);
  await line.runAfter(1);
  await line.runAfter(7);
  await line.erase(ucids[1]!);
  await line.runAfter(2);
  await decide(4);
  await line.runAfter(1);
  await decide(2);
  await line.runAfter(10);
  await line.runAfter(1);
  return { ...line, ucids };
}
type Full = Awaited<ReturnType<typeof fullLog>>;

const move = ({ P, bindings }: Timeline, database: number) =>
  hosting('POST', `${P}/log/move`, { database }, { env: bindings });
const movesOf = async ({ bindings }: Timeline) =>
  (await hosting('GET', '/status', undefined, { env: bindings })).body.moves;
const placeOf = async ({ domain }: Timeline) =>
  (await rowsOf(`SELECT logDatabase, log FROM domains WHERE id = '${domain.id}'`))[0] as {
    logDatabase: number;
    log: number;
  };
const logsIn = ({ domain }: Timeline, db: D1Database) =>
  rowsOf(`SELECT * FROM logs WHERE domainId = '${domain.id}' ORDER BY id`, db);

/** What the log answers to every question. */
async function answersOf({ get, ask, ucids }: Full) {
  const paths = [
    '/log',
    '/consents',
    ...ucids.map((ucid) => `/consents/${ucid}`),
    '/log/blocks',
    ...[1, 2, 3, 4].map((block) => `/log/blocks/${block}`),
    '/log/checkpoint',
    '/log/proof?from=1&to=3',
    '/log/head',
    '/log/erased?after=0',
    ...ucids.map((ucid) => `/consents/${ucid}/receipt`),
  ];
  const answers: Record<string, unknown> = {};
  for (const path of paths) {
    const { status, text } = await get(path);
    answers[path] = [status, text];
  }
  for (const path of ['/statistics', '/log', '/log/entries']) {
    const { status, text } = await ask('GET', path);
    answers[`operator ${path}`] = [status, text];
  }
  return answers;
}

/**
 * Of the many calls of a move, every so many are disturbed, from a first one on. With `npm run test:long -- --full` it is
 * each of them, in several tests, because that takes some minutes.
 */
const STEP = inject('isFull') ? 6 : 60;
const STARTS = inject('isFull') ? [1, 2, 3, 4, 5, 6] : [3];
const WHEN = inject('isFull') ? (['before', 'after'] as const) : (['after'] as const);

/** Calls of a move before which the domain is deleted: call 4 begins the copy, and call 74 marks it as complete. */
const DELETIONS = inject('isFull') ? Array.from({ length: 80 }, (_, i) => i + 1) : [4, 74];

describe('a log that is moved to another database', () => {
  test('gives the same answers before and after, and goes on there', async () => {
    const line = await fullLog();
    const before = await answersOf(line);
    const stored = await objects(`log/${line.domain.id}.`);
    const [owner] = await logsIn(line, env.THIRD);
    expect((await move(line, 1)).status).toBe(202);
    expect(await movesOf(line)).toMatchObject([{ from: 'LOG2', to: 'LOG1', movedAt: null }]);
    await line.minutes(1);
    const place = await placeOf(line);
    expect(place.logDatabase).toBe(1);
    expect(await movesOf(line)).toMatchObject([{ movedAt: expect.any(Number), error: null }]);
    expect(await answersOf(line)).toEqual(before);
    const [moved] = await logsIn(line, env.SECOND);
    for (const name of ['number', 'began', 'key', 'records', 'size', 'root', 'note', 'continues'])
      expect(moved[name], name).toEqual(owner[name]);
    expect(await objects(`log/${line.domain.id}.`)).toEqual(stored);

    await line.decide();
    await line.runAfter(10);
    await line.runAfter(10);
    const { body } = await line.get('/log');
    const seqs = body.map(({ seq }: { seq: number }) => seq);
    expect(seqs).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(body.at(-1).log).toBe(owner.number);
    expect((await line.get('/log/proof?from=1&to=4')).status).toBe(200);
  });

  test(
    'refuses entries in its old copy, which is deleted after 31 days without the objects',
    { tags: 'full' },
    async () => {
      const line = await fullLog();
      await move(line, 1);
      await line.minutes(1);
      const before = await answersOf(line);
      const old = (await logsIn(line, env.THIRD))[0];
      expect(old).toMatchObject({ copy: 'old' });
      await expect(
        env.THIRD.prepare('SELECT count(*) AS count FROM entries WHERE log = ?').bind(old.id).first('count'),
      ).resolves.toBeGreaterThan(0);
      // Of the block with the erasure, the object before it is deleted an hour later.
      const stored = (await objects(`log/${line.domain.id}.`)).filter((name) => !/000001-.*-r0-/.test(name));
      line.pass(31 * DAY);
      await line.minutes(3);
      expect(await rowsOf(`SELECT * FROM entries WHERE log = ${old.id}`, env.THIRD)).toEqual([]);
      expect(await objects(`log/${line.domain.id}.`)).toEqual(expect.arrayContaining(stored));
      expect(await movesOf(line)).toEqual([]);
      expect((await answersOf(line))['/log']).toEqual(before['/log']);
      line.pass(3600);
      await line.minutes(2);
      expect(await logsIn(line, env.THIRD)).toEqual([]);
    },
  );

  test('refuses decisions with a 503 while it is closed, and takes them afterwards', async () => {
    const line = await fullLog();
    await env.THIRD.prepare("UPDATE logs SET ended = 1e11, copy = 'old', moving = 5 WHERE domainId = ?")
      .bind(line.domain.id)
      .run();
    await env.DB.prepare(
      'INSERT INTO moves (domainId, fromDatabase, fromLog, toDatabase, startedAt) SELECT id, logDatabase, log, 1, 1 FROM domains WHERE id = ?',
    )
      .bind(line.domain.id)
      .run();
    const decide = () =>
      call('POST', '/app/consents', {
        env: line.bindings,
        body: { apiKey: line.embedKey, domain: line.domain.id, consent: false, embeddings: [] },
        headers: { Origin: 'https://www.mysite.xyz' },
      });
    const refused = await decide();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await line.erase(line.ucids[3]!)).status).toBe(503);
    expect((await line.ask('POST', '/log/archive')).status).toBe(503);
    await line.minutes(1);
    expect((await placeOf(line)).logDatabase).toBe(1);
    expect((await decide()).status).toBe(201);
    expect((await line.erase(line.ucids[3]!)).status).toBe(204);
    expect((await line.get(`/consents/${line.ucids[3]}`)).body).toEqual([]);
  });

  test('is moved once: a second request is a 409, an unbound or the same database a 400', async () => {
    const line = await fullLog();
    expect((await move(line, 2)).status).toBe(400);
    expect((await move(line, 7)).status).toBe(400);
    expect((await move(line, 1)).status).toBe(202);
    expect((await move(line, 1)).status).toBe(409);
    expect((await move(line, 0)).status).toBe(409);
    await line.minutes(1);
    expect((await move(line, 0)).status).toBe(409);
  });
});

const runMoves = (line: Timeline, bindings = line.bindings) =>
  continueMoves({
    db: databaseOf(bindings.DB),
    database: 0,
    bucket: bindings.ARCHIVE,
    env: bindings,
    now: line.now(),
  });
/** The copies that are not closed, of all databases. */
const liveIn = async (line: Timeline) =>
  (await Promise.all([env.DB, env.SECOND, env.THIRD].map((db) => logsIn(line, db)))).map((rows) =>
    rows.filter(({ ended }) => ended === null),
  );
const numbersIn = async (line: Timeline) =>
  (await liveIn(line)).map((rows) => rows.map(({ number }) => number));
/** Sets a domain back with its database. */
async function domainBookmark({ domain }: Timeline) {
  const [row] = await rowsOf(`SELECT logDatabase, log FROM domains WHERE id = '${domain.id}'`);
  return () =>
    env.DB.prepare('UPDATE domains SET logDatabase = ?, log = ? WHERE id = ?')
      .bind(row.logDatabase, row.log, domain.id)
      .run();
}

async function insertRow(table: string, row: Record<string, unknown>) {
  const names = Object.keys(row);
  await env.DB.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`)
    .bind(...Object.values(row))
    .run();
}

describe('a move that is disturbed', () => {
  test.each(WHEN.flatMap((when) => STARTS.map((start) => [when, start] as const)))(
    'goes on with the next run where a call fails %s it takes effect, from call %i on',
    { timeout: 120_000 },
    async (when, start) => {
      captureEvents();
      const line = await fullLog();
      const before = await answersOf(line);
      let [to, from] = [1, 2];
      for (let k = start; ; k += STEP) {
        await move(line, to);
        const broken = failingCall(line.bindings, k, when);
        await runMoves(line, broken.env).catch(() => undefined);
        await line.minutes(1);
        expect((await placeOf(line)).logDatabase, `call ${k} (${broken.call})`).toBe(to);
        const { status, text } = await line.get('/log');
        expect([status, text], `call ${k} (${broken.call})`).toEqual(before['/log']);
        expect((await liveIn(line)).flat(), `call ${k} (${broken.call})`).toHaveLength(1);
        await env.DB.exec('DELETE FROM moves');
        [to, from] = [from, to];
        if (!broken.call) break;
      }
      expect(await answersOf(line)).toEqual(before);
    },
  );

  test.each(STARTS)(
    'by another run at once is moved once, from call %i on',
    { tags: 'full', timeout: 120_000 },
    async (start) => {
      captureEvents();
      const line = await fullLog();
      let [to, from] = [1, 2];
      for (let [k, round] = [start, 1]; ; k += STEP, round++) {
        await move(line, to);
        const { stopped } = await interleave(
          line.bindings,
          k,
          (bindings) => runMoves(line, bindings),
          async (bindings) => {
            await runMoves(line, bindings);
            await line.decide();
          },
        );
        await line.minutes(1);
        expect((await placeOf(line)).logDatabase, `call ${k}`).toBe(to);
        const body = await listAllPages(line.get, '/log');
        expect(body.length, `call ${k}`).toBe(12 + (stopped ? round : round - 1));
        expect((await liveIn(line)).flat(), `call ${k}`).toHaveLength(1);
        await env.DB.exec('DELETE FROM moves');
        [to, from] = [from, to];
        if (!stopped) break;
      }
    },
  );

  test('waits with all that the log has until the database that it is moved to responds, even for months', async () => {
    captureEvents();
    const line = await fullLog();
    await move(line, 1);
    await runMoves(line, failingCall(line.bindings, 70, 'before').env);
    expect((await logsIn(line, env.THIRD)).map(({ copy }) => copy)).toEqual(['old']);
    const unreachable = interceptCalls(line.bindings, async (run, call) => {
      if (call.startsWith('LOG1')) throw new Error('D1_ERROR: Network connection lost.');
      return run();
    });
    for (const days of [20, 20]) {
      line.pass(days * DAY);
      await maintain(unreachable, line.now());
    }
    await line.minutes(2);
    expect((await placeOf(line)).logDatabase).toBe(1);
    expect((await line.get(`/consents/${line.ucids[12]}`)).body).toHaveLength(1);
  });

  test.each(DELETIONS)('by the deletion of the domain at call %i keeps nothing of it', async (k) => {
    const line = await fullLog();
    await move(line, 1);
    const { stopped } = await interleave(
      line.bindings,
      k,
      (bindings) => runMoves(line, bindings),
      (bindings) => hosting('DELETE', line.P, undefined, { env: bindings }),
    );
    expect(stopped).toBe(true);
    await line.minutes(2);
    for (const db of [env.SECOND, env.THIRD])
      for (const table of ['entries', 'notices', 'blocks'])
        expect(await rowsOf(`SELECT * FROM ${table}`, db), table).toEqual([]);
  });

  test('by an erasure during the copy is copied anew', { tags: 'full' }, async () => {
    const line = await fullLog();
    await move(line, 1);
    const calls = failingCall(line.bindings, 25, 'before');
    captureEvents();
    await runMoves(line, calls.env);
    expect((await logsIn(line, env.SECOND)).map(({ copy }) => copy)).toEqual(['incoming']);
    for (const ucid of [line.ucids[2]!, line.ucids[11]!]) expect((await line.erase(ucid)).status).toBe(204);
    await line.minutes(2);
    expect((await placeOf(line)).logDatabase).toBe(1);
    for (const ucid of [line.ucids[2]!, line.ucids[11]!])
      expect((await line.get(`/consents/${ucid}`)).body).toEqual([]);
    line.pass(3600);
    await line.minutes(10);
    expect(await logsIn(line, env.SECOND)).toHaveLength(1);
  });

  test('by the deletion of its domain leaves nothing behind', { tags: 'full' }, async () => {
    for (const k of [1, 30, 60, 1000]) {
      const line = await fullLog();
      captureEvents();
      await move(line, 1);
      await runMoves(line, failingCall(line.bindings, k, 'after').env).catch(() => undefined);
      expect((await hosting('DELETE', line.P, undefined, { env: line.bindings })).status).toBe(204);
      await line.minutes(2);
      line.pass(3700);
      await line.minutes(3);
      expect([...(await logsIn(line, env.SECOND)), ...(await logsIn(line, env.THIRD))], `call ${k}`).toEqual(
        [],
      );
      expect(await objects(`log/${line.domain.id}.`)).toEqual([]);
      expect(await rowsOf('SELECT * FROM moves')).toEqual([]);
    }
  });
});

/** Bindings with which a run is stopped right after the domain names the copy in `LOG1`. */
const stoppedAfterSwitch = (line: Timeline) =>
  interceptCalls(line.bindings, async (run) => {
    if ((await placeOf(line)).logDatabase === 1) throw new Error('D1_ERROR: Network connection lost.');
    return run();
  });

/** Bindings with which a run is stopped right before the domain names the complete copy in `LOG1`. */
const stoppedBeforeSwitch = (line: Timeline) =>
  interceptCalls(line.bindings, async (run) => {
    const [copy] = await logsIn(line, env.SECOND);
    if (copy?.copy === 'complete') throw new Error('D1_ERROR: Network connection lost.');
    return run();
  });

/** A database is restored from its state at one call of a move to that at an earlier one. */
const MOMENTS = [
  [20, 45],
  [58, 1000],
] as const;

describe('after a rollback', () => {
  test('of the database that it was moved to, the old copy continues under a higher number', async () => {
    const line = await fullLog();
    const back = await bookmark(env.SECOND);
    await move(line, 1);
    await line.minutes(1);
    const number = (await numbersIn(line))[1]![0];
    const { ucid } = await line.decide();
    await line.minutes(2);
    captureEvents();
    await line.erase(line.ucids[4]!);
    await back();
    await line.minutes(4);
    expect((await placeOf(line)).logDatabase).toBe(2);
    const [there, there1, here] = await liveIn(line);
    expect([there, there1, here!.length]).toEqual([[], [], 1]);
    expect(here![0].number).toBeGreaterThan(number);
    expect(here![0].continues).toContain(`continues placet/${line.domain.id}.${number} 4 `);
    expect((await line.get(`/consents/${ucid}`)).body).toEqual([]);
    // The erasure is repeated in the old copy.
    expect((await line.get(`/consents/${line.ucids[4]}`)).body).toEqual([]);
    await line.decide();
    await line.minutes(3);
    expect((await line.get('/log/checkpoint')).text).toContain(`placet/${line.domain.id}.${here![0].number}`);
  });

  test('that happens while another one is being recovered from, the old copy continues', async () => {
    const line = await fullLog();
    const back = await bookmark(env.SECOND);
    await move(line, 1);
    await line.minutes(2);
    captureEvents();
    await back();
    // The last step of a run that had settled the copies before this restore.
    const { bindings, now } = line;
    const job = { db: databaseOf(env.SECOND), database: 1, bucket: env.ARCHIVE, env: bindings, now: now() };
    await replaceMissingLogs(job);
    await line.minutes(4);
    expect((await placeOf(line)).logDatabase).toBe(2);
    expect((await line.get(`/consents/${line.ucids[0]}`)).body).toHaveLength(1);
  });

  test(
    'of the database that it was moved from, the moved log continues with all that it has',
    { tags: 'full' },
    async () => {
      const line = await fullLog();
      const back = await bookmark(env.THIRD);
      await move(line, 1);
      await line.minutes(1);
      const { ucid } = await line.decide();
      await line.minutes(1);
      const number = (await numbersIn(line))[1]![0];
      captureEvents();
      await back();
      await line.minutes(3);
      const [none, moved, old] = await numbersIn(line);
      expect([none, moved!.length, old]).toEqual([[], 1, []]);
      expect(moved![0]).toBeGreaterThan(number);
      expect((await line.get(`/consents/${ucid}`)).body).toHaveLength(1);
    },
  );

  test('of the database that it was moved from, the moved log has a number above those under which the old one signed', async () => {
    captureEvents();
    const line = await fullLog();
    const { bindings } = line;
    const stale = await anotherIsolate();
    const decide = async () => {
      const body = { apiKey: line.embedKey, domain: line.domain.id, consent: false, embeddings: [] };
      const headers = { Origin: 'https://www.mysite.xyz' };
      const answer = await call('POST', '/app/consents', { env: bindings, worker: stale, body, headers });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.receipt as string;
    };
    await decide();
    const back = await bookmark(env.THIRD);
    await move(line, 1);
    await runMoves(line);
    await back();
    // As an erasure does before the next run.
    await takeCount({ db: databaseOf(env.THIRD), database: 2, bucket: env.ARCHIVE, env: bindings });
    const receipt = await decide();
    await line.minutes(3);
    await line.seal();
    await line.minutes(2);
    const keys = (await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: bindings })).text;
    const checkpoint = (await line.get('/log/checkpoint')).text;
    const number = (await numbersIn(line))[1]![0];
    const lost = await verifyReceipt(receipt, keys, { checkpoint });
    expect(lost).toMatchObject({ wrong: [], entries: [{ lost: number }] });
  });

  test('of the database that it was moved to, to the time of the switch, it continues there, however long the move took', async () => {
    captureEvents();
    const line = await fullLog();
    await move(line, 1);
    await runMoves(line, failingCall(line.bindings, 25, 'before').env);
    expect((await logsIn(line, env.SECOND)).map(({ copy }) => copy)).toEqual(['incoming']);
    line.pass(8 * DAY);
    await runMoves(line, stoppedAfterSwitch(line)).catch(() => undefined);
    const switched = await bookmark(env.SECOND);
    await line.minutes(2);
    expect((await liveIn(line)).map((rows) => rows.length)).toEqual([0, 1, 0]);
    line.pass(24 * DAY);
    await line.minutes(1);
    await switched();
    await line.minutes(4);
    expect((await placeOf(line)).logDatabase).toBe(1);
    expect((await line.get(`/consents/${line.ucids[0]}`)).body).toHaveLength(1);
  });

  test.each(['its last entry', 'the log'] as const)(
    'of the database that it was moved from, to a time before %s, the copy continues that the domain has just named',
    async (what) => {
      captureEvents();
      const beforeLog = await bookmark(env.THIRD);
      const line = await fullLog();
      const beforeEntry = await bookmark(env.THIRD);
      const { ucid } = await line.decide();
      await line.minutes(1);
      const number = (await numbersIn(line))[2]![0];
      await move(line, 1);
      await runMoves(line, stoppedAfterSwitch(line)).catch(() => undefined);
      expect((await logsIn(line, env.SECOND)).map(({ ended }) => ended)).not.toEqual([null]);
      await (what === 'the log' ? beforeLog : beforeEntry)();
      await line.minutes(4);
      expect((await placeOf(line)).logDatabase).toBe(1);
      expect((await line.get(`/consents/${ucid}`)).body).toHaveLength(1);
      const [, moved, old] = await liveIn(line);
      expect([moved!.length, old!.length]).toEqual([1, 0]);
      expect(moved![0].number).toBeGreaterThanOrEqual(number);
      await line.decide();
    },
  );

  test('of the database that it was moved from, to a time before the log, the complete copy continues that the domain does not name yet', async () => {
    captureEvents();
    const beforeLog = await bookmark(env.THIRD);
    const line = await fullLog();
    const [{ number }] = await logsIn(line, env.THIRD);
    await move(line, 1);
    await runMoves(line, stoppedBeforeSwitch(line)).catch(() => undefined);
    expect((await placeOf(line)).logDatabase).toBe(2);
    await beforeLog();
    await line.minutes(4);
    expect((await line.get('/log')).body).toHaveLength(12);
    const live = (await liveIn(line)).flat();
    expect(live).toHaveLength(1);
    expect(live[0].number).toBeGreaterThan(number);
    expect(await placeOf(line)).toEqual({ logDatabase: 1, log: live[0].id });
    await line.decide();
  });

  test('of the database that it was moved to, to a time before the switch, the old copy continues, however long the move took', async () => {
    captureEvents();
    const line = await fullLog();
    await move(line, 1);
    await runMoves(line, failingCall(line.bindings, 70, 'before').env);
    expect((await logsIn(line, env.THIRD)).map(({ copy }) => copy)).toEqual(['old']);
    line.pass(8 * DAY);
    const unswitched = await bookmark(env.SECOND);
    await line.minutes(2);
    expect((await placeOf(line)).logDatabase).toBe(1);
    line.pass(24 * DAY);
    await line.minutes(1);
    await unswitched();
    await line.minutes(4);
    expect((await placeOf(line)).logDatabase).toBe(2);
    expect((await line.get(`/consents/${line.ucids[0]}`)).body).toHaveLength(1);
  });

  test('of DB, the old copy continues if the domain names it, and the moved log is closed', async () => {
    const line = await fullLog();
    const [back, domain] = [await bookmark(env.DB), await domainBookmark(line)];
    await move(line, 1);
    await line.minutes(1);
    expect(await movesOf(line)).toMatchObject([{ movedAt: expect.any(Number), error: null }]);
    const number = (await numbersIn(line))[1]![0];
    await line.decide();
    await line.minutes(2);
    captureEvents();
    await back();
    await domain();
    await line.minutes(3);
    const [none, moved, old] = await numbersIn(line);
    expect([none, moved, old!.length]).toEqual([[], [], 1]);
    expect(old![0]).toBeGreaterThan(number);
    expect((await line.get('/log')).body).toHaveLength(12);
    await line.decide();
    expect((await line.get('/log')).body.at(-1).log).toBe(old![0]);
  });

  test('of a database that it left long ago, the log is not there twice', { tags: 'full' }, async () => {
    captureEvents();
    const line = await fullLog();
    const back = await bookmark(env.THIRD);
    await move(line, 1);
    await line.minutes(1);
    await env.SECOND.exec('UPDATE logs SET movedFrom = NULL');
    await env.DB.exec('DELETE FROM moves');
    await back();
    await line.minutes(4);
    expect((await liveIn(line)).map((rows) => rows.length)).toEqual([0, 1, 0]);
  });

  test(
    'of several databases that is undone in one of them, the objects stay that this one names',
    { tags: 'full' },
    async () => {
      captureEvents();
      const before = [await bookmark(env.DB), await bookmark(env.THIRD)];
      const line = await fullLog();
      const after = [await bookmark(env.THIRD), await domainBookmark(line)];
      await line.minutes(1);
      for (const saved of [before, after]) {
        for (const back of saved) await back();
        await line.minutes(4);
      }
      line.pass(31 * DAY);
      await line.minutes(2);
      const named = await rowsOf('SELECT object, leaves FROM blocks WHERE object IS NOT NULL', env.THIRD);
      expect(named).not.toEqual([]);
      const stored = await objects(`log/${line.domain.id}.`);
      for (const { object, leaves } of named)
        expect(stored).toEqual(expect.arrayContaining([object, leaves]));
    },
  );

  test('that brings an old copy back as the log, its objects stay although they counted as lost', async () => {
    captureEvents();
    const before = await bookmark(env.SECOND);
    const line = await fullLog();
    const places = [await bookmark(env.DB), await domainBookmark(line)];
    await move(line, 1);
    await line.minutes(1);
    const after = await bookmark(env.THIRD);
    await line.minutes(1);
    // As after a restore of `DB` to a time at which the domain named another log.
    const [other] = await beginStatement(databaseOf(env.DB), [line.domain.id]);
    await env.DB.prepare('UPDATE domains SET logDatabase = 0, log = ?').bind(other!.id).run();
    for (const back of [before, after]) await back();
    await line.minutes(4);
    expect(await rowsOf('SELECT log FROM tombstones', env.THIRD)).toContainEqual({ log: 0 });
    for (const back of places) await back();
    await line.minutes(4);
    expect(await placeOf(line)).toMatchObject({ logDatabase: 2 });
    line.pass(31 * DAY);
    await line.minutes(2);
    const named = await rowsOf('SELECT object, leaves FROM blocks WHERE object IS NOT NULL', env.THIRD);
    expect(named).not.toEqual([]);
    const stored = await objects(`log/${line.domain.id}.`);
    for (const { object, leaves } of named) expect(stored).toEqual(expect.arrayContaining([object, leaves]));
  });

  test('of one database after the other, a domain that names a lost log continues the one that is there', async () => {
    captureEvents();
    const beforeLog = await bookmark(env.THIRD);
    const line = await fullLog();
    const beforeMove = await bookmark(env.SECOND);
    const places = [await bookmark(env.DB), await domainBookmark(line)];
    await move(line, 1);
    await line.minutes(1);
    await beforeLog();
    await line.minutes(3);
    await beforeMove();
    await line.minutes(3);
    const begun = await placeOf(line);
    const { ucid } = await line.decide();
    for (const back of places) await back();
    await line.minutes(4);
    expect(await placeOf(line)).toEqual(begun);
    expect((await line.get(`/consents/${ucid}`)).body).toHaveLength(1);
    expect((await liveIn(line)).flat()).toHaveLength(1);
  });

  test('of one database after the other, both copies are lost: the new log says so', async () => {
    captureEvents();
    const beforeLog = await bookmark(env.THIRD);
    const line = await fullLog();
    const { receipt } = await line.decide();
    const keys = (await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: line.bindings })).text;
    const beforeMove = await bookmark(env.SECOND);
    const cursor = nextPagePath(await line.get('/consents?limit=1'))!;
    const position = nextPagePath(await line.get('/log?limit=7'))!;
    await move(line, 1);
    await line.minutes(1);
    expect((await line.get(cursor)).status).toBe(200);
    const old = (await numbersIn(line))[1]![0];
    await beforeLog();
    await line.minutes(3);
    await beforeMove();
    await line.minutes(3);

    const number = (await numbersIn(line))[1]![0];
    expect(number).toBeGreaterThan(old);
    const continues = { log: old, size: 0, seq: 0 };
    for (const path of [cursor, position])
      expect(await line.get(path), path).toMatchObject({ status: 409, body: { log: number, continues } });
    await line.decide();
    await line.seal();
    await line.minutes(2);
    const checkpoint = (await line.get('/log/checkpoint')).text;
    const lost = await verifyReceipt(receipt, keys, { checkpoint });
    expect(lost).toMatchObject({ wrong: [], entries: [{ lost: number }] });
  });

  test(
    'that is undone, the objects of the former entries stay while a copy of the log refers to them',
    { tags: 'full' },
    async () => {
      captureEvents();
      const line = await fullLog();
      const placesOf = async () => [await bookmark(env.DB), await domainBookmark(line)];
      const restore = async (saved: (() => Promise<unknown>)[]) => {
        for (const back of saved) await back();
        await line.minutes(4);
      };
      const more = async () => {
        const [first] = [await line.decide(), await line.decide(), await line.decide()];
        await line.runAfter(1);
        await line.runAfter(7);
        return first.ucid;
      };
      const before = await bookmark(env.THIRD);
      const ucid = await more();
      const former = await bookmark(env.THIRD);
      await restore([before]);
      await more();
      const here = await placesOf();
      await move(line, 1);
      await line.minutes(1);
      const moved = await placesOf();
      await restore([former, ...here]);
      await restore(moved);
      await env.SECOND.exec('UPDATE tombstones SET at = 0');
      await line.minutes(2);
      await restore(here);
      expect((await placeOf(line)).logDatabase).toBe(2);
      expect((await line.get(`/consents/${ucid}`)).body).toHaveLength(1);
    },
  );

  test('that brings a deleted log back, the log continues that the domain has had since', async () => {
    captureEvents();
    const line = await fullLog();
    const save = async () => [await bookmark(env.DB), await domainBookmark(line)];
    const restore = async (saved: (() => Promise<unknown>)[]) => {
      for (const back of saved) await back();
      await line.minutes(4);
    };
    const before = await save();
    await move(line, 0);
    await line.minutes(2);
    const moved = await save();
    await line.minutes(1);
    const [row] = await rowsOf('SELECT * FROM domains');
    const services = await rowsOf('SELECT * FROM embeddings');
    expect((await hosting('DELETE', line.P, undefined, { env: line.bindings })).status).toBe(204);
    await line.minutes(1);
    await insertRow('domains', row);
    for (const service of services) await insertRow('embeddings', service);
    await restore(before);
    const { ucid } = await line.decide();
    await line.minutes(1);
    await restore(moved);
    expect((await line.get(`/consents/${ucid}`)).body).toHaveLength(1);
    expect((await line.get(`/consents/${line.ucids[0]}`)).body).toEqual([]);
    expect((await liveIn(line)).flat()).toHaveLength(1);
  });

  test(
    'that is undone after the domain was deleted, its log ends wherever it comes back',
    { tags: 'full' },
    async () => {
      captureEvents();
      const line = await fullLog();
      const save = async () => [
        await bookmark(env.SECOND),
        await bookmark(env.DB),
        await domainBookmark(line),
      ];
      const restore = async (saved: (() => Promise<unknown>)[]) => {
        for (const back of saved) await back();
        await line.minutes(4);
      };
      const [{ began }] = await logsIn(line, env.THIRD);
      const before = await save();
      await move(line, 1);
      await line.minutes(1);
      const moved = await save();
      await line.minutes(1);
      await restore(before);
      expect((await placeOf(line)).logDatabase).toBe(2);
      expect(await logsIn(line, env.SECOND)).toEqual([]);
      const [row] = await rowsOf('SELECT * FROM domains');
      expect((await hosting('DELETE', line.P, undefined, { env: line.bindings })).status).toBe(204);
      await line.minutes(1);
      await insertRow('domains', row);
      await restore(moved);
      const live = (await liveIn(line)).flat();
      expect(live.map((log) => log.began === began)).toEqual([false]);
    },
  );

  test(
    'that has undone the record of a move, the deletion of the domain ends the old copy, too',
    { tags: 'full' },
    async () => {
      captureEvents();
      const line = await fullLog();
      await move(line, 1);
      await line.minutes(1);
      await env.DB.exec('DELETE FROM moves');
      expect((await hosting('DELETE', line.P, undefined, { env: line.bindings })).status).toBe(204);
      line.pass(3700);
      await line.minutes(3);
      expect([...(await logsIn(line, env.SECOND)), ...(await logsIn(line, env.THIRD))]).toEqual([]);
    },
  );

  test(
    'of any database in the middle of a move, no number is signed by two copies',
    { tags: 'full', timeout: 240_000 },
    async () => {
      captureEvents();
      for (const [name, db] of [
        ['DB', env.DB],
        ['LOG1', env.SECOND],
        ['LOG2', env.THIRD],
      ] as const)
        for (const [k, l] of MOMENTS) {
          const line = await fullLog();
          const at = `${name} from ${l} to ${k}`;
          await move(line, 1);
          await runMoves(line, failingCall(line.bindings, k, 'before').env);
          const [back, domain] = [await bookmark(db), await domainBookmark(line)];
          await runMoves(line, failingCall(line.bindings, l, 'before').env);
          if (l === 1000) await line.decide().catch(() => undefined);
          await line.minutes(1);
          await back();
          if (name === 'DB') await domain();
          await line.minutes(5);
          const live = (await liveIn(line)).flat();
          expect(live, at).toHaveLength(1);
          const { body } = await line.get('/log');
          expect(body.length, at).toBeGreaterThanOrEqual(12);
          const place = await placeOf(line);
          expect(
            (await liveIn(line))[place.logDatabase]!.map(({ id }) => id),
            at,
          ).toEqual([place.log]);
          await line.decide();
          const closed = [env.DB, env.SECOND, env.THIRD].map((other) => logsIn(line, other));
          const others = (await Promise.all(closed)).flat().filter(({ copy }) => copy === 'old');
          // A copy that a rollback renumbered before it was closed has signed nothing since.
          const below = others.filter(({ number }) => name !== 'LOG2' && number > live[0].number);
          expect(below, at).toEqual([]);
        }
    },
  );
});

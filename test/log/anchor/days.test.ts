// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { anchorDaily } from '../../../src/log/run/anchor-daily.ts';
import type { Bindings } from '../../../src/env.ts';
import {
  anchoredTimeline,
  auditAnchors,
  forgetAnchors,
  isSignedBy,
  nextAnchorTime,
  readNote,
} from '../../support/log/anchor.ts';
import { call, hosting } from '../../support/call.ts';
import { countedCalls, failingCall, interleave } from '../../support/bindings/intercepted-bindings.ts';
import { signCheckpoint } from '../../../src/log/tree/sign-checkpoint.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { metered } from '../../support/bindings/metered-database.ts';
import { objects, rowsOf } from '../../support/log/logs.ts';
import { sha } from '../../support/log/rfc6962.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';

const DAYS = 'anchor/days/';
const failed = () => rowsOf("SELECT reason FROM failedJobs WHERE step = 'anchor'");
const notes = async (line: Parameters<typeof auditAnchors>[0]) =>
  (await auditAnchors(line)).days.map(({ text }) => text);

/** A service that has anchored on some days, with new records on each. */
async function anchoredOn(days: number) {
  const line = await anchoredTimeline();
  const nextDay = async (env?: Bindings) => {
    await line.decide();
    await line.seal();
    await line.nextDay(env);
  };
  for (let i = 0; i < days; i++) await nextDay();
  return { ...line, nextDay, idleDay: line.nextDay };
}

test('each day with a change has a note, which names the note before it', async () => {
  const line = await anchoredOn(0);
  const seen: string[] = [];
  for (const count of [1, 2, 3]) {
    await line.nextDay();
    const { days } = await auditAnchors(line);
    expect(days.map(({ text }) => text).slice(0, -1)).toEqual(seen);
    expect(days).toHaveLength(count);
    const { date, text, logs } = days.at(-1)!;
    expect(date).toBe(new Date(line.now() * 1000).toISOString().slice(0, 10));
    const { origin, size, root } = readNote((await line.get('/log/checkpoint')).text);
    expect(logs).toEqual([{ origin, size, root }]);
    seen.push(text);
  }
});

test('a note has a line for each log that changed, of every log database, sorted by origin', async () => {
  const line = await anchoredOn(1);
  const root = 'ab'.repeat(32);
  const insert = async (db: D1Database, domain: string, number: number) => {
    const log = '(SELECT id FROM logs WHERE domainId = ?1)';
    const note = await signCheckpoint(line.bindings, { domain, number, continues: '', size: 4, root }, [1]);
    await db.batch([
      db
        .prepare(
          'INSERT INTO logs (domainId, number, began, "key", createdAt) VALUES (?, ?, 1, randomblob(32), 1)',
        )
        .bind(domain, number),
      db
        .prepare(`UPDATE trees SET size = 4, root = ?2, generation = 1, note = ?3 WHERE log = ${log}`)
        .bind(domain, root, note),
    ]);
  };
  await insert(env.DB, 'zz', 7);
  await insert(env.SECOND, 'Zz', 9);
  await insert(env.SECOND, '0a', 8);
  const bindings = { ...line.bindings, LOG1: env.SECOND };
  await line.idleDay(bindings);
  // A day without changes has no note.
  await line.idleDay(bindings);
  const { days } = await auditAnchors(line);
  expect(days).toHaveLength(2);
  expect(days[1]!.logs).toEqual([
    { origin: 'placet/0a.8', size: 4, root },
    { origin: 'placet/Zz.9', size: 4, root },
    { origin: 'placet/zz.7', size: 4, root },
  ]);
  await line.nextDay(bindings);
  const [, , last] = (await auditAnchors(line)).days;
  expect(last!.logs).toMatchObject([{ origin: expect.stringContaining(line.domain.id) }]);
});

test('a root that somebody has written to the database is in no note, and is reported', async () => {
  const line = await anchoredOn(1);
  const { all } = captureEvents();
  const log = '(SELECT id FROM logs WHERE domainId = ?1)';
  const write = (set: string) =>
    env.DB.prepare(`UPDATE trees SET ${set} WHERE log = ${log}`).bind(line.domain.id).run();
  const { note } = (await env.DB.prepare(`SELECT note FROM trees WHERE log = ${log}`)
    .bind(line.domain.id)
    .first<{ note: string }>())!;
  const body = note.split('\n');
  // With the note of the size before, and with one that says so but that the key has not signed.
  for (const set of [
    `root = '${'cd'.repeat(32)}'`,
    `note = '${note.replace(body[2]!, Buffer.from('cd'.repeat(32), 'hex').toString('base64'))}'`,
  ]) {
    await write(set);
    await line.idleDay();
  }
  expect((await auditAnchors(line)).days).toHaveLength(1);
  expect(all()).toContainEqual(
    expect.objectContaining({ event: 'log not anchored', domain: line.domain.id }),
  );
});

test('a database that does not respond is left out until it does', async () => {
  const line = await anchoredOn(0);
  const broken = new Proxy(env.SECOND, {
    get: () => () => {
      throw new Error('D1 is away');
    },
  });
  const { all } = captureEvents();
  await line.nextDay({ ...line.bindings, LOG1: broken } as Bindings);
  expect(all()).toContainEqual({ event: 'database not anchored', database: 'LOG1', error: 'D1 is away' });
  const { days } = await auditAnchors(line);
  expect(days).toMatchObject([{ logs: { length: 1 } }]);
});

test('the rollback of a database does not fork the chain of days', async () => {
  const line = await anchoredOn(1);
  const back = await bookmark(env.DB);
  for (let i = 0; i < 2; i++) await line.nextDay();
  const before = await notes(line);
  await back();
  await line.minutes(3);
  await line.nextDay();
  const after = await notes(line);
  expect(after.slice(0, 3)).toEqual(before);
  expect(after).toHaveLength(4);
});

test('there is one note a day, and all other runs cost neither rows nor objects', async () => {
  const line = await anchoredOn(1);
  const before = await objects(DAYS);
  for (const minutes of [1, 22, 37, 60, 60 * 21]) {
    line.pass(minutes * 60);
    await line.run();
  }
  expect(await objects(DAYS)).toEqual(before);
  await line.decide();
  await line.seal();
  // A minute later than the one in which the job looks.
  line.pass(nextAnchorTime(line.now()) + 60 - line.now());
  const { env: counted, calls } = countedCalls(line.bindings);
  const measure = metered();
  const { trips } = await measure(({ DB }) => anchorDaily({ ...counted, DB }, line.now()));
  expect([trips, calls]).toEqual([0, []]);
  line.pass(59 * 60);
  const look = await measure(({ DB }) => anchorDaily({ ...line.bindings, DB }, line.now()));
  expect((await auditAnchors(line)).days).toHaveLength(2);
  expect(look.read).toBeGreaterThan(0);
  line.pass(60 * 60);
  const idle = await measure(({ DB }) => anchorDaily({ ...counted, DB }, line.now()));
  expect(idle.read).toBeLessThanOrEqual(1);
  expect(calls).toEqual(['KEYS.get', 'ARCHIVE.list']);
});

/** Of the calls of a run, every so many are disturbed. */
const STEP = inject('isFull') ? 1 : 3;

test('two runs at once add one note, wherever one of them waits', async () => {
  const { all } = captureEvents();
  const line = await anchoredOn(0);
  const run = (at: number) => (bindings: Bindings) => anchorDaily(bindings, at);
  for (const before of [0, 1]) {
    for (let stopped = true, k = 1; stopped; k += STEP) {
      await forgetAnchors();
      if (before > 0) await line.nextDay();
      await line.decide();
      await line.seal();
      line.pass(nextAnchorTime(line.now()) - line.now());
      ({ stopped } = await interleave(line.bindings, k, run(line.now()), run(line.now() + 1)));
      expect(await notes(line), `stopped at call ${k}`).toHaveLength(before + 1);
      expect(await failed(), `stopped at call ${k}`).toEqual([]);
    }
  }
  expect(all().filter(({ event }) => event !== 'changed by the operator')).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'a run whose k-th call fails %s it takes effect neither loses nor doubles a note',
  async (when) => {
    const line = await anchoredOn(1);
    let known = await notes(line);
    for (let isBroken = true, k = 1; isBroken; k += STEP) {
      await line.decide();
      await line.seal();
      line.pass(nextAnchorTime(line.now()) - line.now());
      const broken = failingCall(line.bindings, k, when);
      await anchorDaily(broken.env, line.now());
      isBroken = broken.call !== undefined;
      line.pass(3600);
      await line.run();
      const all = await notes(line);
      expect(all.slice(0, -1), `call ${k}`).toEqual(known);
      expect(await failed(), `call ${k}`).toEqual([]);
      known = all;
    }
  },
);

test('nothing is signed after a note that is corrupted, changed or lost, until it is restored', async () => {
  const { all } = captureEvents();
  const line = await anchoredOn(2);
  const [older, newest] = (await objects(DAYS)) as [string, string];
  const textOf = async (name: string) => (await (await env.ARCHIVE.get(name))?.text()) ?? null;
  const good = (await textOf(newest))!;
  const change = (edit: (day: any) => object) => {
    const day = JSON.parse(good);
    return JSON.stringify({ ...day, ...edit(day) });
  };
  const damaged: Record<string, string | null> = {
    'not JSON': good.slice(1),
    'without its lines': change(() => ({ lines: undefined })),
    'with a changed line': change(({ lines: [first] }) => ({
      lines: [first.replace('"size":', '"size":1')],
    })),
    'with a changed note': change(({ note }) => ({ note: note.replace('\n1\n', '\n2\n') })),
    'with a line that is no text': change(() => ({ lines: [1] })),
    'of the day before': await textOf(older),
    missing: null,
  };
  for (const [how, text] of Object.entries(damaged)) {
    await (text === null ? env.ARCHIVE.delete(newest) : env.ARCHIVE.put(newest, text));
    await line.nextDay();
    expect(await textOf(newest), how).toBe(text);
    expect(await objects(DAYS), how).toEqual(text === null ? [older] : [older, newest]);
    const { body } = await hosting('GET', '/status', undefined, { env: line.bindings });
    const reason = expect.stringMatching(/anchor\/.*(backup|docs\/operations\/)/);
    expect(body.databases[0].failedJobs, how).toMatchObject([{ step: 'anchor', reason }]);
    expect(all(), how).toContainEqual(
      expect.objectContaining({ event: 'log step failed', step: 'anchor', reason }),
    );
  }
  await env.ARCHIVE.put(newest, good);
  await line.nextDay();
  await line.nextDay();
  expect((await auditAnchors(line)).days.length).toBeGreaterThan(2);
  expect(await textOf(newest)).toBe(good);
  expect(await failed()).toEqual([]);
});

test('a bucket that was restored as a whole forks no chain of days', async () => {
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
    expect(await notes(line)).toHaveLength(day);
  }
  const signed = await notes(line);
  const newest = await backUp();
  for (const backup of [yesterday, []]) {
    await restore([...backup]);
    await line.nextDay();
    const reason = 'was signed, but the bucket does not have it: objects were restored or deleted.';
    expect(await failed()).toEqual([{ reason: expect.stringContaining(reason) }]);
    expect(await objects(DAYS)).toHaveLength(backup.length > 0 ? 1 : 0);
  }
  await restore(newest);
  await line.nextDay();
  await line.nextDay();
  const after = await notes(line);
  expect(after.slice(0, 3)).toEqual(signed);
  expect(after.length).toBeGreaterThan(3);
  expect(await failed()).toEqual([]);
});

test('a new host signs under its own name, and continues the chain', async () => {
  const line = await anchoredOn(1);
  await line.nextDay({ ...line.bindings, PUBLIC_URL: 'https://new.example' });
  const [first] = (await objects(DAYS)).map((name) => name.slice(DAYS.length, -'.json'.length));
  const [before, newest] = [(await line.anchor(`/${first}`)).text, (await line.anchor('')).text];
  expect(readNote(newest).origin).toMatch(/^new\.example\/anchor\/\d{4}/);
  expect(readNote(newest).extensions).toEqual([`previous ${sha(before).toString('base64')}`]);
});

test('a new key signs from the next note on, the first one together with the previous key', async () => {
  const line = await anchoredOn(2);
  const old = await auditAnchors(line);
  const bindings = { ...line.bindings, LOG_KEY_GENERATION: '2' };
  await line.nextDay(bindings);
  const { days, key } = await auditAnchors(line);
  const { note } = days.at(-1)!;
  expect(key.former).toEqual([
    { jwk: old.key.jwk, verifier: old.key.verifier, lastDate: old.days.at(-1)!.date },
  ]);
  expect(key.jwk).not.toEqual(old.key.jwk);
  expect(note.signatures).toHaveLength(2);
  expect(isSignedBy(old.key.jwk, note.text, note.signatures[0]!.signature)).toBe(true);
  await line.nextDay(bindings);
  expect((await auditAnchors(line)).days.at(-1)!.note.signatures).toHaveLength(1);
  // The log's own key is another one.
  const { body } = await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: line.bindings });
  expect(body.jwk).not.toEqual(old.key.jwk);
});

test('without PUBLIC_URL, and before the first note, the answer says why there is none', async () => {
  const line = await anchoredOn(0);
  const why = async (bindings: Partial<Bindings>) => {
    const variables = { ...line.bindings, ...bindings } as Bindings;
    if (bindings.PUBLIC_URL !== undefined) await line.nextDay(variables);
    const { status, body } = await call('GET', '/anchor', { env: variables });
    expect(status).toBe(404);
    return body.detail;
  };
  expect(await why({ PUBLIC_URL: '' })).toContain('PUBLIC_URL is not set');
  expect(await why({})).toContain('no anchor yet');
});

test('the public routes are cached for a minute, open to every origin, limited, and name what is missing', async () => {
  const line = await anchoredOn(2);
  const { date } = (await auditAnchors(line)).days[0]!;
  for (const path of ['', `/${date}`, '/key']) {
    const { status, headers } = await line.anchor(path);
    expect([status, headers.get('Cache-Control'), headers.get('Access-Control-Allow-Origin')], path).toEqual([
      200,
      'public, max-age=60',
      '*',
    ]);
  }
  for (const path of ['/1999-12-31', '/checkpoint', '/..%2Fdays', `/${date}.json`, `/${date}/`])
    expect((await line.anchor(path)).status, path).toBe(404);
  expect(await line.anchor(`/${date}/token`)).toMatchObject({
    status: 404,
    body: { detail: 'Time stamp of this date not found.' },
  });
  const limited = {
    ...line.bindings,
    UNKNOWN_RATE: { limit: async () => ({ success: false }) } as RateLimit,
  };
  const answer = await call('GET', `/anchor/${date}`, { env: limited });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
});

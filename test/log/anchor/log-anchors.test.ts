import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { entriesOf } from '../../../src/lib/tlog/tiles.ts';
import { readKeys } from '../../../src/verify/log/log-keys.ts';
import type { LogInput } from '../../../src/verify/log/log-input.ts';
import type { ShownDay } from '../../../src/verify/log/verify-anchors.ts';
import { isError, verifyLog } from '../../../src/verify/log/verify-log.ts';
import { call, hosting } from '../../support/call.ts';
import { anchoredTimeline, type AnchoredTimeline } from '../../support/log/anchor.ts';
import { objects } from '../../support/log/logs.ts';
import { makeDomain, makeEmbedding, newUcid } from '../../support/make.ts';
import { tamper } from '../../support/log/tamper.ts';
import { nextPagePath } from '../../support/log/timeline.ts';

/** A log with a note on each of some days, of which the last is followed by this many days. */
async function anchored(days: number) {
  const line = await anchoredTimeline();
  for (let i = 0; i < days; i++) {
    await line.decide();
    await line.runAfter(12);
    await line.nextDay();
  }
  return line;
}

async function daysOf(line: AnchoredTimeline) {
  const days: ShownDay[] = [];
  const sizes: number[] = [];
  for (let path: string | undefined = '/log/anchors'; path;) {
    const answer = await line.get(path);
    expect(answer.status, answer.text).toBe(200);
    days.push(...answer.body);
    sizes.push(answer.body.length);
    path = nextPagePath(answer);
  }
  return { days, sizes };
}

/** What verify-log reports of the log as it is served now, with these days. */
async function errorsOf(line: AnchoredTimeline, days: ShownDay[], more: Partial<LogInput> = {}) {
  const keys = readKeys(
    (await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: line.bindings })).text,
  );
  const key = (await line.anchor('/key')).text;
  const texts: string[] = [];
  const given: LogInput = {
    keys,
    checkpoint: (await line.get('/log/checkpoint')).text,
    async *entries(size) {
      yield* entriesOf((await line.get(`/log/${keys.log}/tile/entries/000.p/${size}`)).bytes);
    },
    lines: (await line.get('/log', { Accept: 'application/x-ndjson' })).text.split('\n').filter(Boolean),
    anchors: { key, days },
    now: line.now(),
    ...more,
  };
  for await (const result of verifyLog(given)) if (isError(result)) texts.push(result.text);
  return texts;
}

test('the notes of all days with the lines of a log come in pages, and match the log', async () => {
  const line = await anchored(9);
  const { days, sizes } = await daysOf(line);
  expect(sizes).toEqual([7, 2]);
  expect(days.map(({ line }) => JSON.parse(line!).size)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { date, note } of days) expect((await line.anchor(`/${date}`)).text).toBe(note);
  expect(await errorsOf(line, days)).toEqual([]);
  const operator = await hosting('GET', `${line.P}/log/anchors?after=${days[6]!.date}`, undefined, {
    env: line.bindings,
  });
  expect(operator.body).toEqual(days.slice(7));
  expect((await line.get('/log/anchors?after=x')).status).toBe(400);
});

test('a log that was signed again is found by the notes of days, and so are notes that were left out or changed', async () => {
  const line = await anchored(10);
  const { days } = await daysOf(line);
  const [first, second, ...rest] = days as [ShownDay, ShownDay, ...ShownDay[]];
  const cases: [string, ShownDay[]][] = [
    ['does not continue the one before it', [first, ...rest]],
    ['does not continue the one before it', [second, ...rest]],
    ['is not valid', [{ ...first, note: first.note.replace('\n1\n', '\n2\n') }, second, ...rest]],
    ['is not in the note of', [{ ...first, line: second.line! }, second, ...rest]],
    ['is that of another day', [first, { ...second, date: '2026-01-01' }, ...rest]],
    ['or its time stamp is not valid', [{ ...first, token: 'AAAA' }, second, ...rest]],
  ];
  for (const [text, shown] of cases) expect((await errorsOf(line, shown)).join('\n'), text).toContain(text);
  const withoutLines = days.map(({ date, note }) => ({ date, note }));
  expect((await errorsOf(line, withoutLines)).join('\n')).toMatch(
    /No note up to that of .* covers record 1,/,
  );
  expect((await errorsOf(line, [...withoutLines.slice(0, 9), days[9]!])).join('\n')).toContain(
    'covers record 1,',
  );

  // The operator changes the first decision, and signs all of it again.
  await tamper('UPDATE entries SET consent = 1 - consent WHERE seq = 1');
  await tamper(
    "UPDATE trees SET size = 0, root = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', note = '', entries = x''",
  );
  await env.ARCHIVE.delete(await objects('newest-checkpoints/'));
  await line.decide();
  await line.runAfter(12);
  expect(await errorsOf(line, [], { anchors: undefined })).toEqual([]);
  const errors = (await errorsOf(line, days)).join('\n');
  expect(errors).toContain('The first 1 records do not match the note placet.example/anchor/');
});

test('a note needs a time stamp from its time, its own or that of a later note', async () => {
  const line = await anchored(10);
  const { days } = await daysOf(line);
  const key = (await line.anchor('/key')).text;
  const stamped = (at: (midnight: number, i: number) => number | undefined) =>
    errorsOf(line, days, {
      anchors: {
        key,
        days,
        issuers: (found) => {
          found.forEach((day, i) => Object.assign(day, { stampedAt: at(day.midnight, i) }));
          return [];
        },
      },
    });
  expect(await stamped((midnight) => midnight + 40_000)).toEqual([]);
  expect(await stamped((midnight, i) => (i % 3 === 2 ? midnight + 40_000 : undefined))).toEqual([]);
  const late = `The note of ${days[0]!.date} has no time stamp from the 7 days after it.`;
  expect(await stamped((midnight, i) => (i === 9 ? midnight + 40_000 : undefined))).toEqual([late]);
  expect(await stamped(() => line.now() + 30 * 86_400)).toEqual([late]);
});

test('a note or a time stamp that was replaced in the bucket is not served, and the status says so', async () => {
  const line = await anchored(2);
  const [, newest] = (await objects('anchor/days/')) as [string, string];
  const date = newest.slice('anchor/days/'.length, -'.json'.length);
  const good = await (await env.ARCHIVE.get(newest))!.text();
  const status = async () => (await hosting('GET', '/status', undefined, { env: line.bindings })).body.anchor;
  const paths = ['', '/key', `/${date}`, `/${date}/token`];
  const statuses = () => Promise.all(paths.map(async (path) => (await line.anchor(path)).status));
  expect(await statuses()).toEqual([200, 200, 200, 404]);
  await env.ARCHIVE.put(newest, good.replace('\\n1\\n', '\\n2\\n'));
  expect(await statuses()).toEqual([500, 500, 500, 500]);
  expect((await line.anchor(`/${date}`)).body.detail).toContain('is not the one that this service signed');
  expect((await line.get('/log/anchors')).status).toBe(500);
  expect((await status()).error).toContain('is not the one that this service signed');
  await env.ARCHIVE.put(newest, good);
  await env.ARCHIVE.put(`anchor/tokens/${date}.tst`, 'a token of another note');
  expect(await statuses()).toEqual([200, 200, 200, 500]);
  expect((await status()).error).toContain('is not a time stamp of the note of this day');
});

test('a note of a day on which the log did not change has no line of it, and the log matches', async () => {
  const line = await anchored(2);
  const other = await makeDomain('other.example', line.client, line.bindings);
  await makeEmbedding(other.P);
  const decideElsewhere = async () => {
    const body = {
      apiKey: other.embedKey,
      domain: other.domain.id,
      ucid: newUcid(),
      consent: false,
      embeddings: [],
    };
    const headers = { Origin: 'https://other.example' };
    const answer = await call('POST', '/app/consents', { env: line.bindings, body, headers });
    expect(answer.status, answer.text).toBe(201);
  };
  for (let i = 0; i < 2; i++) {
    await decideElsewhere();
    await line.runAfter(12);
    await line.nextDay();
  }
  await line.decide();
  await line.runAfter(12);
  await line.nextDay();
  const { days } = await daysOf(line);
  expect(days.map((day) => day.line && JSON.parse(day.line).size)).toEqual([1, 2, undefined, undefined, 3]);
  expect(days.map((day) => 'lineProof' in day)).toEqual([true, true, false, false, true]);
  expect(await errorsOf(line, days)).toEqual([]);
});

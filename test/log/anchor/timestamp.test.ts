// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { timestampOf, timestampRequest, tokenOf } from '../../../src/lib/tlog/timestamp-token.ts';
import { sha256 } from '../../../src/lib/crypto/sha256.ts';
import { anchoredTimeline, auditAnchors, readNote } from '../../support/log/anchor.ts';
import { hosting } from '../../support/call.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { objects, rowsOf } from '../../support/log/logs.ts';

const authority = (kind = '') => `http://${inject('site')}/timestamp/${kind}`;
/** A service whose log changes each day. */
async function changing(TIMESTAMP_URL: string) {
  const line = await anchoredTimeline({ variables: { TIMESTAMP_URL } });
  return {
    ...line,
    nextDay: async (url = TIMESTAMP_URL) => {
      await line.decide();
      await line.seal();
      await line.nextDay({ ...line.bindings, TIMESTAMP_URL: url });
    },
  };
}
type Line = Awaited<ReturnType<typeof changing>>;
const withAuthority = (kind = '') => changing(authority(kind));

/** What `openssl ts -verify` says of a token for a text. */
async function opensslVerdict(text: string, token: Uint8Array) {
  const body = JSON.stringify({ text, token: Buffer.from(token).toString('base64') });
  return (await fetch(authority('verify'), { method: 'POST', body })).text();
}

const failedJobs = () => rowsOf("SELECT step, reason, tries FROM failedJobs WHERE step = 'timestamp'");

const tokens = () => objects('anchor/tokens/');

test.skipIf(!inject('openssl'))('each note gets one time stamp, which openssl verifies', async () => {
  const line = await withAuthority();
  for (const count of [1, 2]) {
    await line.nextDay();
    const { days } = await auditAnchors(line);
    expect(days).toHaveLength(count);
    const { date, note } = days.at(-1)!;
    const answer = await fetchToken(line, date);
    expect(answer.type).toBe('application/timestamp-token');
    expect(await opensslVerdict(note.text, answer.token)).toBe('OK');
    expect(await opensslVerdict(note.text.replace('anchor', 'Anchor'), answer.token)).toContain(
      'imprint mismatch',
    );
    const { body } = await hosting('GET', '/status', undefined, { env: line.bindings });
    expect(body.anchor).toEqual({ error: null, date, timestamped: true });
  }
  const dates = (await auditAnchors(line)).days.map(({ date }) => date);
  expect(await tokens()).toEqual(dates.map((date) => `anchor/tokens/${date}.tst`));
  const next = dates[1]!;
  const token = await fetchToken(line, next);
  line.pass(3600);
  await line.run();
  expect((await fetchToken(line, next)).token).toEqual(token.token);
});

async function fetchToken(line: Line, date: string) {
  const object = await env.ARCHIVE.get(`anchor/tokens/${date}.tst`);
  const token = new Uint8Array(await object!.arrayBuffer());
  const { headers, status, bytes } = await line.anchor(`/${date}/token`);
  expect(status).toBe(200);
  expect(bytes).toEqual(token);
  return { type: headers.get('Content-Type'), token };
}

test.skipIf(!inject('openssl')).each([
  ['other-text', 'the time stamp is for a different text'],
  ['rejecting', 'the authority did not grant a time stamp'],
  ['empty', 'not a time stamp'],
  ['text', 'not DER'],
  ['cut', 'not DER'],
  ['long', 'responded with more than 65536 bytes'],
  ['redirect', 'responded with status 307'],
  ['broken', 'responded with status 503'],
])('an authority that is %s leaves no time stamp, and is asked again', async (kind, reason) => {
  const { all } = captureEvents();
  const line = await withAuthority(kind);
  await line.nextDay();
  const { days } = await auditAnchors(line);
  expect(days).toHaveLength(1);
  expect(await tokens()).toEqual([]);
  const failure = { step: 'timestamp', reason: expect.stringContaining(reason), tries: 1 };
  const { body } = await hosting('GET', '/status', undefined, { env: line.bindings });
  expect(body.databases[0].failedJobs).toMatchObject([failure]);
  expect(body.anchor).toMatchObject({ date: days[0]!.date, timestamped: false });
  expect(all()).toContainEqual(expect.objectContaining({ event: 'log step failed', step: 'timestamp' }));
  line.pass(3600);
  await line.run();
  expect(await failedJobs()).toMatchObject([{ ...failure, tries: 2 }]);
  line.pass(3600);
  await line.run({ ...line.bindings, TIMESTAMP_URL: authority() });
  expect(await tokens()).toHaveLength(1);
  expect(await failedJobs()).toEqual([]);
});

test('an invalid TIMESTAMP_URL is a failed job, and notes are still signed', async () => {
  const invalid = [
    'x',
    'ftp://tsa.example/',
    'http://user:word@tsa.example/',
    'https://tsa.example/#a',
    'http://',
  ];
  const line = await changing('');
  for (const [i, url] of invalid.entries()) {
    await line.nextDay(url);
    expect((await auditAnchors(line)).days, url).toHaveLength(i + 1);
    const [{ reason }] = (await failedJobs()) as [{ reason: string }];
    expect(reason, url).toMatch(/^TIMESTAMP_URL must be the http or https URL/);
    await env.DB.prepare('DELETE FROM failedJobs').run();
  }
});

test('an authority that cannot be reached is a failed job', async () => {
  const line = await changing('http://127.0.0.1:9/');
  await line.nextDay();
  expect(readNote((await line.anchor('')).text).size).toBe(1);
  expect(await failedJobs()).toMatchObject([{ tries: 1 }]);
});

test.skipIf(!inject('openssl'))(
  'no byte of a response can be changed so that it is for another text',
  async () => {
    const hash = sha256('a text');
    const response = await fetch(authority(), { method: 'POST', body: timestampRequest(hash) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const other = sha256('another text');
    expect(timestampOf(tokenOf(bytes), hash)).toBeCloseTo(Date.now() / 1000, -2);
    for (let i = 0; i < bytes.length; i++) {
      for (const value of [0, 0x30, 0x7f, 0x80, 0x84, 0xff]) {
        const changed = bytes.slice();
        changed[i] = value;
        expect(() => timestampOf(tokenOf(changed), other)).toThrow(SyntaxError);
      }
    }
  },
);

test('a forged time stamp with a time of any length is no time stamp', () => {
  const hash = sha256('text');
  const der = (tag: number, ...parts: Uint8Array[]) => {
    const content = Buffer.concat(parts);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([Buffer.from([tag, 0x84]), length, content]);
  };
  const oid = (text: string) => der(6, Buffer.from(text, 'hex'));
  const token = (time: string) => {
    const imprint = der(0x30, der(0x30, oid('608648016503040201')), der(4, hash));
    const info = der(0x30, der(2), oid('2a03'), imprint, der(2), der(0x18, Buffer.from(time)));
    const content = der(0x30, oid('2a864886f70d0109100104'), der(0xa0, der(4, info)));
    return der(0x30, oid('2a864886f70d010702'), der(0xa0, der(0x30, der(2), der(0x31), content)));
  };
  expect(timestampOf(token('20261122164000Z'), hash)).toBe(Date.UTC(2026, 10, 22, 16, 40) / 1000);
  expect(() => timestampOf(token('2'.repeat(500_000)), hash)).toThrow(SyntaxError);
});

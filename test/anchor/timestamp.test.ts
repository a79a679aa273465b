import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { timestampOf, timestampRequest, tokenOf } from '../../src/lib/timestamp-token.ts';
import { sha256 } from '../../src/lib/sha256.ts';
import { anchoredTimeline, auditAnchor, forgetAnchors, readNote } from '../support/anchor.ts';
import { hosting } from '../support/call.ts';
import { captureEvents } from '../support/log-events.ts';
import { objects, rowsOf } from '../support/logs.ts';

const authority = (kind = '') => `http://${inject('site')}/timestamp/${kind}`;
const withAuthority = (kind = '') => anchoredTimeline({ variables: { TIMESTAMP_URL: authority(kind) } });

/** What `openssl ts -verify` says of a token for a text. */
async function opensslVerdict(text: string, token: Uint8Array) {
  const body = JSON.stringify({ text, token: Buffer.from(token).toString('base64') });
  return (await fetch(authority('verify'), { method: 'POST', body })).text();
}

const failedJobs = () => rowsOf("SELECT step, reason, tries FROM failedJobs WHERE step = 'timestamp'");

test.skipIf(!inject('openssl'))('each checkpoint gets one time stamp, which openssl verifies', async () => {
  const line = await withAuthority();
  for (const size of [1, 2]) {
    await line.nextDay();
    const { note } = await auditAnchor(line);
    const answer = await fetchToken(line, size);
    expect(answer.type).toBe('application/timestamp-token');
    expect(await opensslVerdict(note.text, answer.token)).toBe('OK');
    expect(await opensslVerdict(note.text.replace('anchor', 'Anchor'), answer.token)).toContain(
      'imprint mismatch',
    );
    const { body } = await hosting('GET', '/status', undefined, { env: line.bindings });
    expect(body.anchor).toEqual({ error: null, size, at: line.now(), timestamped: true });
  }
  expect(await objects('anchor/timestamps/')).toEqual([
    'anchor/timestamps/00000001.tst',
    'anchor/timestamps/00000002.tst',
  ]);
  const token = await fetchToken(line, 1);
  line.pass(3600);
  await line.run();
  expect((await fetchToken(line, 1)).token).toEqual(token.token);
});

async function fetchToken(line: Awaited<ReturnType<typeof withAuthority>>, size: number) {
  const object = await env.ARCHIVE.get(`anchor/timestamps/${String(size).padStart(8, '0')}.tst`);
  const token = new Uint8Array(await object!.arrayBuffer());
  const { headers, status } = await line.anchor(`/timestamp?size=${size}`);
  expect(status).toBe(200);
  expect(headers.get('Content-Length') ?? String(token.length)).toBe(String(token.length));
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
  const { leaves } = await auditAnchor(line);
  expect(leaves).toHaveLength(1);
  expect(await objects('anchor/timestamps/')).toEqual([]);
  const failure = { step: 'timestamp', reason: expect.stringContaining(reason), tries: 1 };
  const { body } = await hosting('GET', '/status', undefined, { env: line.bindings });
  expect(body.databases[0].faults).toMatchObject([failure]);
  expect(body.anchor).toMatchObject({ size: 1, timestamped: false });
  expect(all()).toContainEqual(expect.objectContaining({ event: 'log step failed', step: 'timestamp' }));
  line.pass(3600);
  await line.run();
  expect(await failedJobs()).toMatchObject([{ ...failure, tries: 2 }]);
  line.pass(3600);
  await line.run({ ...line.bindings, TIMESTAMP_URL: authority() });
  expect(await objects('anchor/timestamps/')).toHaveLength(1);
  expect(await failedJobs()).toEqual([]);
});

test('an invalid TIMESTAMP_URL is a failed job, and the anchor log goes on', async () => {
  captureEvents();
  const invalid = [
    'x',
    'ftp://tsa.example/',
    'http://user:word@tsa.example/',
    'https://tsa.example/#a',
    'http://',
  ];
  for (const url of invalid) {
    const line = await anchoredTimeline({ variables: { TIMESTAMP_URL: url } });
    await line.nextDay();
    expect((await auditAnchor(line)).leaves.length, url).toBeGreaterThan(0);
    const [{ reason }] = (await failedJobs()) as [{ reason: string }];
    expect(reason, url).toMatch(/^TIMESTAMP_URL must be the http or https URL/);
    await env.DB.prepare('DELETE FROM failedJobs').run();
    await forgetAnchors();
  }
});

test('an authority that cannot be reached is a failed job', async () => {
  captureEvents();
  const line = await anchoredTimeline({ variables: { TIMESTAMP_URL: 'http://127.0.0.1:9/' } });
  await line.nextDay();
  expect(readNote((await line.anchor('/checkpoint')).text).size).toBe(1);
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

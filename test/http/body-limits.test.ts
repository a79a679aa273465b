import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createLink } from '../../src/db/users/password-links.ts';
import { ownUser } from '../../src/db/users/user-accounts.ts';
import { db } from '../support/db.ts';
import { call, hosting } from '../support/call.ts';
import { clientPayload, makeClient, makeDomain } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { loggedIn, visit } from '../support/visit.ts';

const KiB = 1024;
const bytes = (length: number) => new Uint8Array(length).fill(0x20);
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** A body of pieces of 64 KiB without an end, which says how many were taken. */
function endless() {
  const taken = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.pieces++;
        controller.enqueue(bytes(64 * KiB));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

/** A body of which nothing more comes after its beginning. */
const stalled = () =>
  new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes(10)) });

/** A body that is there after so many milliseconds. */
const after = (ms: number, text: string) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

/** The calls of everybody that take a body. */
async function open() {
  const { path } = await createLink(db, env, ownUser((await makeClient()).id));
  const its = visit();
  const pages = ['/account/login', '/account/login/code', path, '/operator/login'];
  const calls = ['consents', 'receipt', 'interactions', 'reports', 'recordings'].map(
    (name) => `/app/${name}`,
  );
  return [
    ...pages.map((page) => ({
      path: page,
      send: async (body: Uint8Array | ReadableStream, headers = {}) => {
        await its.get(page.replace('/code', ''));
        return its.send('POST', page, { body, headers: { ...form, ...headers } });
      },
    })),
    ...calls.map((path) => ({
      path,
      send: (body: Uint8Array | ReadableStream, headers = {}) => call('POST', path, { body, headers }),
    })),
  ];
}

describe('without a credential', () => {
  test.each([
    ['POST', '/hosting/api/import', 401],
    ['POST', '/hosting/api/client', 401],
    ['PUT', '/hosting/api/client/x/domain/y/placeholder', 401],
    ['POST', '/hosting/api/nothing', 401],
    ['POST', '/api/test', 401],
    ['POST', '/nothing', 404],
    ['POST', '/account/settings/profile', 303],
    ['POST', '/account/logout', 303],
    ['POST', '/operator/import', 303],
    ['POST', '/operator/clients/x/delete', 303],
  ])('no body of %s %s is read', async (method, path, status) => {
    const { body, taken } = endless();
    const answer = await call(method, path, { body, headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect([answer.status, taken.pieces]).toEqual([status, 0]);
  });

  test('the body of a visitor’s request, a sign-in and a link form may have 64 KiB, and one byte more is a 413', async () => {
    for (const { path, send } of await open()) {
      for (const length of [undefined, 'stated']) {
        const header = (size: number): Record<string, string> =>
          length ? { 'Content-Length': `${size}` } : {};
        const full = bytes(64 * KiB);
        expect((await send(full, header(full.length))).status, path).not.toBe(413);
        const more = bytes(64 * KiB + 1);
        const refused = await send(more, header(more.length));
        expect(refused.status, path).toBe(413);
      }
      const { body, taken } = endless();
      expect((await send(body)).status, path).toBe(413);
      expect(taken.pieces, path).toBeLessThanOrEqual(2);
    }
    const refused = await call('POST', '/app/consents', { body: bytes(64 * KiB + 1) });
    expect(problem(refused)).toBe(413);
    expect(refused.body.detail).toContain('64 KiB (65,536 bytes)');
  });

  test('a body that has not arrived after 15 seconds is a 408', async () => {
    const all = (await open()).flatMap((call) =>
      [{}, { 'Content-Length': '100' }].map(async (header) => {
        const answer = await call.send(stalled(), header);
        expect(answer.status, call.path).toBe(408);
      }),
    );
    await Promise.all(all);
    expect(problem(await call('POST', '/app/consents', { body: stalled() }))).toBe(408);
  });

  test('a visitor’s request with another content type is rejected before its body is read', async () => {
    const { body, taken } = endless();
    const headers = { 'Content-Type': 'application/xml' };
    expect(problem(await call('POST', '/app/consents', { body, headers }))).toBe(415);
    expect(taken.pieces).toBe(0);
  });
});

describe('with a credential', () => {
  test('a body may be slow', async () => {
    const made = await hosting('POST', '/client', after(16_000, JSON.stringify(clientPayload())));
    expect(made.status, made.text).toBe(201);
  });

  test('a form of the console may be at most 1 MiB', async () => {
    const { client, visit: its } = await loggedIn();
    const { domain } = await makeDomain('www.mysite.xyz', client);
    const path = `/account/domains/${domain.id}/settings`;
    await its.get(path);
    const send = (size: number) =>
      its.send('POST', `${path}/save`, { body: `token=${its.token()}&x=`.padEnd(size, 'x'), headers: form });
    expect((await send(KiB * KiB)).status).not.toBe(413);
    expect((await send(KiB * KiB + 1)).status).toBe(413);
  });

  test('a body that is too large is a 413 only for callers with the key', async () => {
    const body = bytes(9 * KiB * KiB);
    const headers = { 'Content-Length': String(body.length) };
    expect(problem(await hosting('POST', '/import', body, { headers }))).toBe(413);
    expect(problem(await call('POST', '/hosting/api/import', { body, headers }))).toBe(401);
    const query = `?apiKey=${env.HOSTING_API_KEY}x`;
    expect(problem(await call('POST', `/hosting/api/import${query}`, { body, headers }))).toBe(401);
  });
});

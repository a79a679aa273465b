import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import { call } from '../../support/call.ts';
import { decide, makeDomain, newUcid, shownTo } from '../../support/make.ts';
import { problem } from '../../support/problem.ts';
import { rateLimit } from '../../support/bindings/rate-limit.ts';
import { storedEntries } from '../../support/log/stored-entries.ts';

/** D1 whose first calls fail with a message, or whose answers to them are lost. */
function failing(messages: string[], isAnswerLost = false) {
  let calls = 0;
  const { DB } = interceptCalls(env, async (run) => {
    const message = messages[calls++];
    if (message === undefined) return run();
    if (isAnswerLost) await run();
    throw new Error(message);
  });
  return { DB, calls: () => calls };
}

const LOST = 'D1_ERROR: Network connection lost.';
const PASSING = [
  LOST,
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: internal error; reference = x1',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
];
const BUSY = [
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: Currently processing a long-running import.',
  'D1_ERROR: Currently processing a long-running export.',
];

/** A decision of a visitor, in an isolate that knows domain and notice. */
async function visitor() {
  const made = await makeDomain();
  const notice = await shownTo(made);
  const ucid = newUcid();
  return { made, send: (DB: D1Database) => decide(made, { notice, ucid }, {}, { DB }) };
}

describe('a decision that D1 does not take', () => {
  test.each(PASSING)('is sent to it again, twice: %s', async (message) => {
    const { made, send } = await visitor();
    const twice = failing([message, message]);
    expect((await send(twice.DB)).status).toBe(201);
    expect(await storedEntries(made)).toHaveLength(1);
    const thrice = failing([message, message, message]);
    const refused = await send(thrice.DB);
    expect([problem(refused), thrice.calls()]).toEqual([503, 3]);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  });

  test('is one entry, although the answers were lost', async () => {
    const { made, send } = await visitor();
    expect((await send(failing([LOST, LOST], true).DB)).status).toBe(201);
    expect((await send(failing([LOST, LOST, LOST], true).DB)).status).toBe(503);
    expect(await storedEntries(made)).toHaveLength(1);
  });

  test.each(BUSY)('is refused at once with a 503: %s', async (message) => {
    const { made, send } = await visitor();
    const { DB, calls } = failing([message]);
    const refused = await send(DB);
    expect([problem(refused), calls()]).toEqual([503, 1]);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await storedEntries(made)).toEqual([]);
  });

  test('is refused with a 503 if it does not respond', async () => {
    const { send } = await visitor();
    const { DB } = interceptCalls(env, () => new Promise(() => undefined));
    const refused = await send(DB);
    expect(problem(refused)).toBe(503);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  });

  test('is a 500 if the statement is wrong, and is not repeated', async () => {
    const { send } = await visitor();
    const { DB, calls } = failing(['D1_ERROR: no such column: x: SQLITE_ERROR']);
    expect([problem(await send(DB)), calls()]).toEqual([500, 1]);
  });
});

describe('before the body of a decision is read', () => {
  const post = (domain: string, CONSENT_RATE: ReturnType<typeof rateLimit>, headers = {}) => {
    let isRead = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          isRead = true;
          controller.enqueue(new TextEncoder().encode('{}'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return call('POST', `/app/consents?domain=${domain}`, {
      body,
      headers: { 'CF-Connecting-IP': '192.0.2.1', ...headers },
      env: { CONSENT_RATE },
    }).then((answer) => [problem(answer), isRead]);
  };

  test('the limit of its network is checked for the domain in the address, after its type', async () => {
    const { made } = await visitor();
    const limit = rateLimit(1);
    expect(await post(made.domain.id, limit, { 'Content-Type': 'application/xml' })).toEqual([415, false]);
    expect(await post(made.domain.id, limit)).toEqual([400, true]);
    expect(await post(made.domain.id, limit)).toEqual([429, false]);
  });

  test('the domain in the address must be that of the body', async () => {
    const { made } = await visitor();
    const send = (domain: string) =>
      call('POST', `/app/consents?domain=${domain}`, {
        body: { apiKey: made.embedKey, domain: made.domain.id, consent: true, embeddings: [] },
        headers: { Origin: 'https://www.mysite.xyz' },
      });
    expect((await send(made.domain.id)).status).toBe(201);
    const other = await send('ffffffffffff');
    expect([problem(other), other.body.errors[0].pointer]).toEqual([400, '/domain']);
    expect(await storedEntries(made)).toHaveLength(1);
  });
});

test('a domain that the operator has marked as large has a limit of its own', async () => {
  const { made } = await visitor();
  const limits = {
    CONSENT_DOMAIN_RATE: rateLimit(0),
    CONSENT_LARGE_RATE: rateLimit(1),
    LARGE_DOMAINS: `ffffffffffff ${made.domain.id}` as '',
  };
  expect((await decide(made, {}, {}, limits)).status).toBe(201);
  expect(problem(await decide(made, {}, {}, limits))).toBe(429);
  expect(problem(await decide(made, {}, {}, { ...limits, LARGE_DOMAINS: '' }))).toBe(429);
});

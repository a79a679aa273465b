import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { brokenDatabase, brokenKeys, dump, unreachable } from './support/bindings/failing-bindings.ts';
import { api, call, hosting, type Answer } from './support/call.ts';
import { BCRYPT, clientPayload, decide, makeClient, makeDomain, makeEmbedding } from './support/make.ts';
import { pointers, problem } from './support/problem.ts';
import { sample } from './support/sample.ts';

describe('an unknown path or method', () => {
  test.each(['/nothing', '/app/nothing', '/hosting', '/api', '/api/nothing', '/hosting/api/nothing'])(
    '%s is a 404',
    async (path) => {
      const { apiKey } = await makeClient();
      const headers = {
        Authorization: `Bearer ${path.startsWith('/hosting') ? env.HOSTING_API_KEY : apiKey}`,
      };
      expect(problem(await call('GET', path, { headers }))).toBe(404);
    },
  );

  test.each([
    ['POST', '/api/test', 'GET, HEAD'],
    ['DELETE', '/api/domains', 'GET, HEAD'],
    ['PUT', '/api/domains/x/consents', 'GET, HEAD'],
    ['PATCH', '/api/domains/x/consents/y', 'GET, HEAD'],
    ['GET', '/app/consents', 'POST'],
    ['DELETE', '/app/consents', 'POST'],
    ['POST', '/app.js', 'GET, HEAD'],
  ])('%s %s is a 405 that allows %s', async (method, path, allow) => {
    const { apiKey } = await makeClient();
    const answer = await call(method, path, { headers: { Authorization: `Bearer ${apiKey}` } });
    expect(problem(answer)).toBe(405);
    expect(answer.headers.get('Allow')!.split(', ').sort().join(', ')).toBe(allow);
  });
});

const post = (body: unknown) => hosting('POST', '/client', body);

/** A body whose length no header tells. */
function stream(chunk: Uint8Array, times: number) {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent++ < times) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

const ofDepth = (depth: number) =>
  JSON.stringify(clientPayload({ domainCountData: 'HERE' })).replace(
    '"HERE"',
    '['.repeat(depth) + ']'.repeat(depth),
  );
const within = (place: string, name: string) =>
  post(JSON.stringify(clientPayload({ [place]: { HERE: true } })).replace('HERE', name));

describe('a body', () => {
  const space = new TextEncoder().encode(' '.repeat(1024));

  test('of 2 MiB is a 413, with and without a Content-Length', async () => {
    const { P, client } = await makeDomain();
    const text = JSON.stringify({ company: 'x'.repeat(2 ** 21) });
    for (const [method, path] of [
      ['POST', '/hosting/api/client'],
      ['PUT', `/hosting/api${client.path}`],
      ['PUT', `/hosting/api${P}/placeholder`],
      ['POST', `/hosting/api${P}/embedding`],
      ['POST', '/app/consents'],
    ] as const) {
      const headers = { Authorization: `Bearer ${env.HOSTING_API_KEY}`, 'Content-Type': 'application/json' };
      const length = { ...headers, 'Content-Length': String(text.length) };
      expect(problem(await call(method, path, { headers: length, body: text })), path).toBe(413);
      expect(problem(await call(method, path, { headers, body: stream(space, 2048) })), path).toBe(413);
    }
  });

  test('of exactly 1 MiB is read, one byte more is not', async () => {
    const payload = JSON.stringify(clientPayload());
    const full = payload + ' '.repeat(2 ** 20 - payload.length);
    expect(problem(await post(`${full} `))).toBe(413);
    expect((await post(full)).status).toBe(201);
  });

  test('without a Content-Length is read', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(clientPayload()));
    expect((await post(stream(bytes, 1))).status).toBe(201);
    expect(problem(await post(stream(space, 3)))).toBe(400);
  });

  test.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['half an object', '{"username": "a"'],
    ['single quotes', "{'username': 'ada'}"],
    ['a trailing comma', '{"username": "ada",}'],
    ['two values', '{} {}'],
    ['NaN', '{"domainMaxCount": NaN}'],
    ['a comment', '{} // that was it'],
    ['a raw control character', '{"username": "a\u0001da"}'],
    ['100,000 open brackets', '['.repeat(100_000)],
  ])('of %s is a 400', async (_, body) => {
    expect(pointers(await post(body))).toEqual(['']);
  });

  test.each([
    ['cut off UTF-8', [0x22, 0xc3, 0x22]],
    ['overlong UTF-8', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['Latin-1', [0x22, 0xe9, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0, 0x7d, 0]],
  ])('of %s is a 400', async (_, bytes) => {
    const answer = await post(new Uint8Array(bytes));
    expect(pointers(answer)).toEqual(['']);
    expect(answer.body.detail).toContain('UTF-8');
  });

  test('may start with a byte order mark', async () => {
    expect((await post(`\ufeff${JSON.stringify(clientPayload())}`)).status).toBe(201);
  });

  test('with half a surrogate pair or a NUL in a string names the property', async () => {
    for (const half of ['\\ud800', '\\udc00', '\\ud83d\\ud83d', '\\u0000']) {
      const text = JSON.stringify(clientPayload({ company: 'HERE', firstName: 'fine 👋' })).replace(
        'HERE',
        half,
      );
      expect(pointers(await post(text))).toEqual(['/company']);
    }
  });

  test.each(['[', '{"a":', '{"__proto__":', '{"username":'])(
    'of "%s" 50,000 times deep is a 400',
    async (open) => {
      const close = open.startsWith('[') ? ']' : '}';
      const deep = `${open.repeat(50_000)}1${close.repeat(50_000)}`;
      const answer = await post(deep);
      expect(pointers(answer).length).toBeLessThan(200);
      expect(answer.text.length).toBeLessThan(100_000);
      const nested = JSON.stringify(clientPayload({ features: 'HERE' })).replace('"HERE"', deep);
      expect(problem(await post(nested))).toBe(400);
    },
  );

  test('nested deeper than anything here needs is a 400, in a read-only property, too', async () => {
    expect((await post(ofDepth(60))).status).toBe(201);
    expect(pointers(await post(ofDepth(100_000)))).toEqual(['']);
  });

  test('with __proto__ or constructor as a property, anywhere, is a 400', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString']) {
      const top = JSON.stringify(clientPayload({ HERE: { active: true } })).replace('HERE', name);
      expect(pointers(await post(top))).toContain(`/${name}`);
      expect(pointers(await within('features', name))).toContain(`/features/${name}`);
    }
    expect(Object.prototype).not.toHaveProperty('active');
  });

  test.each([
    ['unknown properties', (i: number) => `"p${i}":1`, '{', '}'],
    ['repetitions of one property', () => '"active":1', '{', '}'],
    ['__proto__ properties', () => '"__proto__":1', '{', '}'],
    ['properties of features', (i: number) => `"p${i}":1`, '{"features":{', '}}'],
    ['wrong elements', () => '1', '{"googleConsentMode":[', ']}'],
    ['wrong assets', () => '{}', '{"assets":[', ']}'],
    ['wrong translations', (i: number) => `"p${i}":1`, '{"translations":{', '}}'],
    ['wrong list elements', () => '0', '[', ']'],
  ])('of 1 MB of %s is a 400 of a bearable size', async (_, part, open, close) => {
    let text = open + part(0);
    for (let i = 1; text.length < 1_000_000; i++) text += `,${part(i)}`;
    text += close;
    const { P, client } = await makeDomain();
    for (const [method, path] of [
      ['POST', '/client'],
      ['PUT', client.path],
      ['POST', `${P}/embedding`],
      ['PUT', `${P}/placeholder`],
    ] as const) {
      const answer = await hosting(method, path, text);
      expect(problem(answer), path).toBe(400);
      expect(answer.text.length).toBeLessThan(200_000);
    }
  });
});

test('a 429 says when to try again', async () => {
  const made = await makeDomain();
  const CONSENT_RATE = { limit: () => Promise.resolve({ success: false }) };
  const answer = await decide(made, {}, {}, { CONSENT_RATE });
  expect(problem(answer)).toBe(429);
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
});

describe('when D1 fails', () => {
  const name = 'www.mysite.xyz';
  type Made = Awaited<ReturnType<typeof makeDomain>> & { id: string };
  const calls: [string, string, (made: Made) => string, unknown?][] = [
    ['GET', 'clients', () => '/hosting/api/client'],
    ['POST', 'a client', () => '/hosting/api/client', clientPayload()],
    [
      'POST',
      'a client whose name is taken',
      () => '/hosting/api/client',
      clientPayload({ username: 'taken' }),
    ],
    ['PUT', 'a client', ({ client }) => `/hosting/api${client.path}`, clientPayload({ company: 'x' })],
    ['DELETE', 'a client', ({ client }) => `/hosting/api${client.path}`],
    ['POST', 'an API key', ({ client }) => `/hosting/api${client.path}/apiKey`],
    ['GET', 'a search', ({ client }) => `/hosting/api/clientgetid/${client.username}`],
    ['POST', 'a domain', ({ client }) => `/hosting/api${client.path}/domain`, { name: 'two.example' }],
    ['PUT', 'a domain', ({ P }) => `/hosting/api${P}`, { name, country: 'DE' }],
    ['DELETE', 'a domain', ({ P }) => `/hosting/api${P}`],
    ['POST', 'an embedding', ({ P }) => `/hosting/api${P}/embedding`, { name: 'x', purpose: 'cdcbd7c' }],
    [
      'PUT',
      'an embedding',
      ({ P, id }) => `/hosting/api${P}/embedding/${id}`,
      { name: 'x', purpose: 'cdcbd7c', assets: [{ name: 'a' }] },
    ],
    ['DELETE', 'an embedding', ({ P, id }) => `/hosting/api${P}/embedding/${id}`],
    ['PUT', 'all placeholders', ({ P }) => `/hosting/api${P}/placeholder`, [{ name: 'B', value: '' }]],
    ['GET', 'the snippet', ({ P }) => `/hosting/api${P}/onboarding/embed`],
    ['POST', 'the archive', ({ P }) => `/hosting/api${P}/log/archive`],
    ['GET', 'the test call', ({ apiKey }) => `/api/test?apiKey=${apiKey}`],
    ['GET', 'the domain list', ({ apiKey }) => `/api/domains?apiKey=${apiKey}`],
    ['GET', 'the consents', ({ apiKey, domain }) => `/api/domains/${domain.id}/consents?apiKey=${apiKey}`],
    ['GET', 'a history', ({ apiKey, domain }) => `/api/domains/${domain.id}/consents/abc?apiKey=${apiKey}`],
  ];

  test.each(sample(calls, 2))(
    '%s of %s is a 503 that tells nothing, and changes nothing',
    async (method, what, at, body) => {
      // The scheduled job, or the next call, finishes what was interrupted here.
      const isFinishedLater = /^DELETE a (client|domain)$|^POST the archive$/.test(`${method} ${what}`);
      const log = vi.spyOn(console, 'error').mockReturnValue();
      await makeClient({ username: 'taken' });
      const made = await makeDomain();
      const { id } = await makeEmbedding(made.P, { assets: [{ name: 'old' }] });
      await hosting('PUT', `${made.P}/placeholder`, [{ name: 'A', value: '1' }]);
      await decide(made, { embeddings: [id] });
      const before = await dump();
      const path = at({ ...made, id });
      const headers: Record<string, string> = path.startsWith('/hosting')
        ? { Authorization: `Bearer ${env.HOSTING_API_KEY}` }
        : {};
      const failed: Answer[] = [];
      for (let n = 1; n <= 10; n++) {
        const answer = await call(method, path, {
          headers,
          body,
          env: { DB: brokenDatabase(n) },
        });
        if (answer.status !== 503) break;
        failed.push(answer);
        expect(isFinishedLater ? before : await dump()).toEqual(before);
      }
      expect(failed.length).toBeGreaterThan(0);
      expect(failed.length).toBeLessThan(10);
      for (const answer of failed) {
        expect(problem(answer)).toBe(503);
        expect(answer.headers.get('Retry-After')).toBe('10');
        expect(answer.text).not.toMatch(/D1|SELECT|INSERT|Error:|\.ts|connection/i);
      }
      const lines = log.mock.calls.map(([line]) => line as string);
      const errors = lines
        .map((line) => JSON.parse(line))
        .filter(({ event }) => event === 'platform unavailable');
      expect(errors).toHaveLength(failed.length);
      for (const error of errors) {
        expect(error).toMatchObject({
          route: expect.stringMatching(new RegExp(`^${method} /(hosting/)?api`)),
          error: expect.stringContaining('lost'),
        });
      }
      const secrets = [
        env.HOSTING_API_KEY,
        env.SECRET_KEY,
        made.apiKey,
        made.embedKey,
        BCRYPT,
        'apiKey=',
        'INSERT',
        made.client.emailAddress,
        made.domain.id,
      ];
      const aboutRequests = lines.filter((line) => !line.includes('"not published"'));
      for (const secret of secrets) expect(aboutRequests.join()).not.toContain(secret);
    },
  );

  test('a decision is a 503 and is not stored, and the next one is', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P);
    const before = await dump();
    const answer = await decide(made, { embeddings: [id] }, {}, { DB: unreachable() });
    expect(problem(answer)).toBe(503);
    expect(await dump()).toEqual(before);
    expect((await decide(made, { embeddings: [id] })).status).toBe(201);
    expect((await api(`/domains/${made.domain.id}/consents`, made.apiKey)).body).toHaveLength(1);
  });
});

test('when KV fails, every call works as before', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const KEYS = brokenKeys;
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P);
  await decide(made, { embeddings: [id] });
  const options = { env: { KEYS } };
  expect((await api('/test', made.apiKey, options)).status).toBe(200);
  expect((await api(`/domains/${made.domain.id}/consents`, made.apiKey, options)).body).toHaveLength(1);
  expect(problem(await api('/test', 'plc_wrong', options))).toBe(401);
  const { apiKey } = (await hosting('POST', `${made.client.path}/apiKey`, undefined, options)).body;
  expect(problem(await api('/test', made.apiKey, options))).toBe(401);
  expect((await api('/test', apiKey, options)).status).toBe(200);
  expect((await hosting('DELETE', made.client.path, undefined, options)).status).toBe(204);
  expect(problem(await api('/test', apiKey, options))).toBe(401);
  const events = log.mock.calls.map(([line]) => JSON.parse(line as string).event);
  expect(new Set(events)).toEqual(new Set(['background task failed', 'not published']));
});

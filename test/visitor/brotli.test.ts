import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, hosting, type Overrides } from '../support/call.ts';
import { interceptCalls } from '../support/bindings/intercepted-bindings.ts';
import { fold } from '../support/log/fold.ts';
import { anotherIsolate, makeDomain } from '../support/make.ts';
import { build } from '../../src/visitor/widget.gen.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
type Options = Parameters<typeof call>[2] & { accepts?: string; query?: string };
const PUBLIC = { ...env, PUBLIC_URL: 'https://placet.example' } as Overrides;

/** What a browser gets behind Cloudflare, which replaces the header and tells what the browser accepts. */
const script = ({ embedKey, domain }: Made, options: Options = {}, method = 'GET') =>
  call(method, `/app.js?apiKey=${embedKey}&domain=${domain.id}${options.query ?? '&lang=en_US'}`, {
    env: PUBLIC,
    ...options,
    headers: { 'Accept-Encoding': 'gzip, br', ...options.headers },
    cf: { clientAcceptEncoding: options.accepts ?? 'gzip, deflate, br, zstd' } as CfProperties,
  });

type Answer = Awaited<ReturnType<typeof call>>;
const encodingOf = ({ headers }: Answer) => headers.get('Content-Encoding');
const textOf = (answer: Answer) =>
  encodingOf(answer) === 'br'
    ? brotliDecompressSync(answer.bytes).toString()
    : gunzipSync(answer.bytes).toString();
const storedKeys = async () => (await env.KEYS.list({ prefix: 'brotli:' })).keys.map(({ name }) => name);

/** Bindings that note the calls to KV, and may fail. */
function notedKv(fails?: string) {
  const calls: string[] = [];
  const bindings = interceptCalls(PUBLIC as never, (run, name) => {
    if (name.startsWith('KEYS')) calls.push(name);
    return name === fails ? Promise.reject(new Error('KV failed')) : run();
  });
  return { bindings: bindings as never as Overrides, calls };
}

afterEach(() => void vi.useRealTimers());

test('the first response is gzip, later ones are Brotli with the same text', async () => {
  const made = await makeDomain();
  const [first, second] = [await script(made), await script(made)];
  expect([first, second].map(encodingOf)).toEqual(['gzip', 'br']);
  expect(textOf(second)).toBe(textOf(first));
  expect(textOf(second)).toContain(made.domain.id);
  expect(second.bytes.length).toBeLessThan(first.bytes.length * 0.95);
  const headersOf = ({ headers }: Answer) => {
    const { etag, 'content-encoding': _, ...others } = Object.fromEntries(headers);
    return { etag, others };
  };
  const [gzip, brotli] = [headersOf(first), headersOf(second)];
  expect(brotli.others).toEqual(gzip.others);
  expect(brotli.others.vary).toContain('Accept-Encoding');
  expect(brotli.etag).not.toBe(gzip.etag);
});

test('HEAD has the headers of GET, and a browser with either encoding gets a 304 with its tag', async () => {
  const made = await makeDomain();
  const answers = [await script(made), await script(made)];
  const head = await script(made, {}, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(answers[1]!.headers));
  for (const { headers } of answers) {
    const ETag = headers.get('ETag')!;
    const again = await script(made, { headers: { 'If-None-Match': `"other", ${ETag}` } });
    expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', ETag]);
    expect(encodingOf(again)).toBeNull();
  }
});

test('only a browser that accepts Brotli gets it', async () => {
  const made = await makeDomain();
  for (const accepts of ['gzip, deflate', '', 'br;q=0, gzip']) {
    for (let i = 0; i < 2; i++) expect(encodingOf(await script(made, { accepts })), accepts).toBe('gzip');
  }
  expect(await storedKeys()).toEqual([]);
  for (let i = 0; i < 2; i++) await script(made);
  expect(encodingOf(await script(made, { accepts: 'gzip' }))).toBe('gzip');
  expect(encodingOf(await script(made, { headers: { 'Accept-Encoding': 'gzip' } }))).toBe('gzip');
  expect(encodingOf(await script(made))).toBe('br');
});

test('each response counts one page view, whatever its encoding', async () => {
  const made = await makeDomain();
  const answers = [await script(made), await script(made)];
  await script(made, { headers: { 'If-None-Match': answers[1]!.headers.get('ETag')! } });
  await script(made, {}, 'HEAD');
  const views = async () => {
    await fold();
    return env.DB.prepare('SELECT sum(count) AS n FROM calls').first('n');
  };
  await expect.poll(views, { timeout: 10_000 }).toBe(3);
});

test('the preferences are Brotli, too, but not those of an earlier notice', async () => {
  const made = await makeDomain();
  const noticeOf = (answer: Answer) => /"notice":"([0-9a-f]{64})"/.exec(textOf(answer))![1];
  const before = `&lang=en_US&part=settings&v=${build}&notice=${noticeOf(await script(made))}`;
  expect(encodingOf(await script(made, { query: before }))).toBe('gzip');
  const later = await script(made, { query: before });
  expect([encodingOf(later), later.headers.get('Cache-Control')]).toEqual([
    'br',
    'public, max-age=2592000, immutable',
  ]);
  await hosting('PUT', `${made.P}/locale/en_US`, { widgetTitle: 'Another title' });
  for (let i = 0; i < 2; i++) {
    const earlier = await script(made, { query: before });
    expect([earlier.status, encodingOf(earlier)]).toEqual([200, 'gzip']);
  }
});

describe('a script is compressed once', () => {
  test('for all isolates: the others take it from KV', async () => {
    const made = await makeDomain();
    await script(made, { accepts: 'gzip' });
    const [here, there] = [notedKv(), notedKv()];
    await script(made, { env: here.bindings });
    const known = await script(made, { env: here.bindings });
    expect(here.calls.filter((name) => name === 'KEYS.put')).toHaveLength(1);
    const worker = await anotherIsolate();
    await script(made, { env: there.bindings, worker });
    expect((await script(made, { env: there.bindings, worker })).bytes).toEqual(known.bytes);
    expect(there.calls).not.toContain('KEYS.put');
    expect(await storedKeys()).toHaveLength(1);
  });

  test('and a stranger’s requests cause no other texts', async () => {
    const made = await makeDomain();
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    const languages = ['', '&lang=de_DE', '&lang=fr', '&lang=xx_YY', '&lang=en_US&x=1', '&lang=%00'];
    for (const query of [...languages, ...languages])
      await script(made, { query, headers: { Referer: 'https://other.example/', 'Accept-Language': 'pt' } });
    expect(await storedKeys()).toHaveLength(2);
  });

  test('but never without PUBLIC_URL, with which the text depends on the host of the request', async () => {
    const made = await makeDomain();
    for (let i = 0; i < 3; i++) expect(encodingOf(await script(made, { env: {} }))).toBe('gzip');
    expect(await storedKeys()).toEqual([]);
  });
});

describe('if KV', () => {
  test('cannot be read, responses are gzip, and it is asked again after half a minute', async () => {
    const made = await makeDomain();
    await script(made, { accepts: 'gzip' });
    const { bindings, calls } = notedKv('KEYS.get');
    for (let i = 0; i < 3; i++) expect(encodingOf(await script(made, { env: bindings }))).toBe('gzip');
    expect(calls).toEqual(['KEYS.get']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
    await script(made);
    expect(encodingOf(await script(made))).toBe('br');
  });

  test('cannot be written, the isolate uses what it has compressed', async () => {
    const made = await makeDomain();
    const { bindings } = notedKv('KEYS.put');
    await script(made, { env: bindings });
    expect(encodingOf(await script(made, { env: bindings }))).toBe('br');
  });

  test.each(['', 'cut off', 'of another script', 'far too long'])(
    'has broken bytes (%j), no page gets them, and they are written again',
    async (kind) => {
      const made = await makeDomain();
      await script(made);
      const whole = await script(made);
      const [key] = await storedKeys();
      const { brotliCompressSync } = await import('node:zlib');
      const broken = {
        '': new Uint8Array(),
        'cut off': whole.bytes.subarray(0, 5000),
        'of another script': new Uint8Array(brotliCompressSync('alert(1)')),
        'far too long': new Uint8Array(brotliCompressSync(textOf(whole).padEnd(10_000_000))),
      }[kind]!;
      await env.KEYS.put(key!, broken);
      const worker = await anotherIsolate();
      await script(made, { worker });
      expect((await script(made, { worker })).bytes).toEqual(whole.bytes);
      expect(new Uint8Array((await env.KEYS.get(key!, 'arrayBuffer'))!)).toEqual(whole.bytes);
    },
  );
});

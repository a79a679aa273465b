import { createHash } from 'node:crypto';
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import worker from '../../src/index.ts';
import { siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { BASE, call, hosting, type Overrides } from '../support/call.ts';
import { platform } from '../platform-failures/platform.ts';
import { unreachable } from '../support/bindings/failing-bindings.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { makeClient, makeDomain } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';

const KIB = 1024;
const starts = {
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0d', 'latin1'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
};
const makeImage = (bytes: number, type: keyof typeof starts = 'image/png', fill = 'x') => {
  const data = Buffer.concat([starts[type], Buffer.alloc(bytes - starts[type].length, fill)]);
  const hash = createHash('sha256').update(data).digest('hex');
  return { base64: data.toString('base64'), hash, data };
};
type Image = ReturnType<typeof makeImage>;
type Made = Awaited<ReturnType<typeof makeDomain>>;

const LOGO = makeImage(8 * KIB + 1);

async function setTheme({ P }: Made, logo: Image, icon?: Image) {
  const [{ id }] = (await hosting('GET', `${P}/theme`)).body;
  const images = { logoImage: logo.base64, settingsIconImage: icon?.base64 ?? null };
  const theme = await hosting('PUT', `${P}/theme/${id}`, {
    name: 'Default',
    default: true,
    logoEnabled: true,
    ...images,
  });
  expect(theme.status, theme.text).toBe(200);
}
const makeDomainWithLogo = async (name?: string) =>
  makeDomain(name, await makeClient({ features: { canUseOwnLogo: true } }));
async function withLogo(name = 'www.mysite.xyz', logo = LOGO) {
  const made = await makeDomainWithLogo(name);
  await setTheme(made, logo);
  return made;
}
const pathOf = ({ domain }: Made, { hash }: Image) => `/app/image/${domain.id}/${hash}`;
/** The URLs of the logo and the settings icon in the script. */
async function imagesIn({ embedKey, domain }: Made) {
  const { text } = await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`);
  return [/"logo":"([^"]+)"/, /url\(([^)]+)\)/].map((url) => url.exec(text)?.[1]);
}
const statusOf = async (path: string, bindings: Overrides = {}) =>
  (await call('GET', path, { env: bindings })).status;

describe('an image of a theme', () => {
  test('is part of the script up to 8 KB, and beyond that an address in it', async () => {
    const made = await makeDomainWithLogo();
    const small = [makeImage(8 * KIB), makeImage(8 * KIB, 'image/jpeg')] as const;
    await setTheme(made, ...small);
    expect(await imagesIn(made)).toEqual([
      `data:image/png;base64,${small[0].base64}`,
      `data:image/jpeg;base64,${small[1].base64}`,
    ]);

    const icon = makeImage(20 * KIB, 'image/jpeg');
    await setTheme(made, LOGO, icon);
    expect(await imagesIn(made)).toEqual([LOGO, icon].map((image) => `{base}${pathOf(made, image)}`));
    expect(await env.KEYS.get(siteKey(made.domain.id))).not.toContain(LOGO.base64.slice(0, 100));
  });

  test.each(Object.keys(starts) as (keyof typeof starts)[])(
    'is delivered as %s that caches keep, browsers do not guess at and no page runs',
    async (type) => {
      const image = makeImage(9 * KIB, type);
      const made = await withLogo('www.mysite.xyz', image);
      const { status, headers } = await call('GET', pathOf(made, image));
      expect([status, headers.get('Content-Type')]).toEqual([200, type]);
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe('sandbox');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      const request = new Request(BASE + pathOf(made, image));
      const answer = await worker.fetch(request, env, createExecutionContext());
      expect(Buffer.from(await answer.arrayBuffer()).equals(image.data)).toBe(true);
    },
  );

  test('is a 404 under an unknown hash, another domain and an unknown one', async () => {
    const made = await withLogo();
    const foreign = await withLogo('www.other.example', makeImage(9 * KIB, 'image/png', 'y'));
    expect(await statusOf(pathOf(made, LOGO))).toBe(200);
    for (const path of [
      pathOf(foreign, LOGO),
      pathOf(made, makeImage(9 * KIB)),
      `/app/image/${made.domain.id}/x`,
      `/app/image/ffffffffffff/${LOGO.hash}`,
    ]) {
      const answer = await call('GET', path);
      expect([path, problem(answer), answer.headers.get('Cache-Control')]).toEqual([path, 404, 'no-store']);
    }
  });

  test('comes from the own host of its domain, and a 404 from that of another one', async () => {
    const made = await withLogo();
    const foreign = await withLogo('www.other.example', makeImage(9 * KIB, 'image/png', 'y'));
    const under = ({ domain }: Made) => `/own/${domain.id}${pathOf(made, LOGO)}`;
    expect([await statusOf(under(made)), await statusOf(under(foreign))]).toEqual([200, 404]);
    expect(await statusOf(`/consent${pathOf(made, LOGO)}`)).toBe(200);
  });

  test('is a 404 once it was replaced or its domain was deleted', async () => {
    const made = await withLogo();
    expect(await statusOf(pathOf(made, LOGO))).toBe(200);
    const next = makeImage(9 * KIB);
    await setTheme(made, next);
    expect([await statusOf(pathOf(made, LOGO)), await statusOf(pathOf(made, next))]).toEqual([404, 200]);
    await hosting('DELETE', made.P);
    expect(await statusOf(pathOf(made, next))).toBe(404);
  });

  test('is read from D1 once in an isolate, and at a limited rate for a network', async () => {
    const made = await withLogo();
    expect(await statusOf(pathOf(made, LOGO))).toBe(200);
    expect(await statusOf(pathOf(made, LOGO), { DB: unreachable() })).toBe(200);
    const CALL_RATE = rateLimit(2);
    const headers = { 'CF-Connecting-IP': '192.0.2.1' };
    const ask = async (path: string) => (await call('GET', path, { headers, env: { CALL_RATE } })).status;
    const unknown = pathOf(made, makeImage(9 * KIB));
    expect([await ask(unknown), await ask(unknown), await ask(unknown)]).toEqual([404, 404, 429]);
    expect(await ask(pathOf(made, LOGO))).toBe(200);
  });

  test('is a 503 while D1 hangs, because the page’s load event waits for it', async () => {
    const made = await withLogo();
    captureEvents();
    expect((await imagesIn(made))[0]).toBe(`{base}${pathOf(made, LOGO)}`);
    const answer = await call('GET', pathOf(made, LOGO), platform({ DB: { hangs: true } }));
    expect([problem(answer), answer.headers.get('Retry-After')]).toEqual([503, '10']);
  });
});

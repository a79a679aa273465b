import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import worker from '../../src/index.ts';
import { ownHostKey } from '../../src/domains/own-host/own-host-key.ts';
import { BASE, hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { loggedIn, loggedInAs, redirectTarget } from '../support/visit.ts';

const NAME = 'www.mysite.xyz';

async function setUp(fields: object = {}) {
  const { client, visit } = await loggedIn();
  const made = await makeDomain(NAME, client);
  if (Object.keys(fields).length > 0) await hosting('PUT', made.P, { name: NAME, ...fields });
  const path = `/account/domains/${made.domain.id}/settings/own-host`;
  const stored = async () => (await hosting('GET', made.P)).body;
  const key = await ownHostKey(env, made.domain.id, made.embedKey);
  return { ...made, visit, path, stored, key };
}
const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const fieldOf = (html: string, id: string) => {
  const area = new RegExp(`<textarea id="${id}"[^>]*>\\n?([^<]*)<`).exec(html);
  const [, value = ''] = area ?? new RegExp(`<input id="${id}" value="([^"]*)"`).exec(html) ?? [];
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
};

describe('the page of the own host', () => {
  test('stores a path, stores decisions in a cookie from then on, and removes it again', async () => {
    const { visit, path, stored } = await setUp();
    expect(textOf((await visit.get(path)).text)).not.toContain('Set up your website');
    expect(redirectTarget(await visit.post(path, { path: ' /a/consent/ ' }))).toBe(path);
    expect(await stored()).toMatchObject({ ownHostPath: 'a/consent', consentStorage: 'cookie' });
    expect(redirectTarget(await visit.post(path, { path: 'a/consent', remove: '1' }))).toBe(path);
    expect(await stored()).toMatchObject({ ownHostPath: '', consentStorage: 'cookie' });
  });

  test('says what is wrong with a path, and keeps what was entered', async () => {
    const { visit, path, stored } = await setUp();
    for (const wrong of ['', 'Consent', 'account', 'a/b/c', '../x', '"><script>']) {
      const answer = await visit.post(path, { path: wrong });
      expect([wrong, answer.status]).toEqual([wrong, 422]);
      expect(answer.text).toContain('Enter one or two words');
      expect(answer.text).not.toContain('"><script>');
    }
    expect((await stored()).ownHostPath).toBe('');
  });

  test('shows the snippet, the key, and a block for each platform that contains both the domain and the key', async () => {
    const { visit, path, domain, embedKey, key } = await setUp({ ownHostPath: 'consent' });
    const { text } = await visit.get(path);
    expect(fieldOf(text, 'key')).toBe(key);
    const src = `/consent/app?apiKey=${embedKey}&amp;domain=${domain.id}`;
    expect(fieldOf(text, 'snippet')).toContain(`src="${src}" referrerpolicy="origin"`);
    for (const platform of ['nginx', 'apache', 'caddy']) {
      const block = fieldOf(text, platform);
      for (const part of [
        '/consent/',
        domain.id,
        key,
        'Cookie',
        'Authorization',
        'Placet-Visitor',
        'Placet-Country',
      ])
        expect([platform, block]).toEqual([platform, expect.stringContaining(part)]);
      expect(block).toContain('placet.example');
    }
    expect(fieldOf(text, 'edge')).toContain(`apiKey: '${embedKey}',\n      path: 'consent',`);
    for (const platform of ['node', 'next', 'edge'])
      expect(fieldOf(text, platform)).toContain(`domain: '${domain.id}'`);
    expect(fieldOf(text, 'zone')).toBe(`npm run own-host -- ${NAME}/consent`);
    expect(fieldOf(text, 'fallback')).toContain(`${BASE}/app.js?apiKey=${embedKey}`);
    expect(text).not.toContain('Guard for strict blocking');
    const { body } = await hosting('GET', `${(await setUp({ ownHostPath: 'x/y' })).P}/onboarding/embed`);
    expect(body.default).toContain('src="/x/y/app?apiKey=');
  });

  test('with strict blocking, shows a guard whose policy allows the website and what needs no consent', async () => {
    const { visit, path, P } = await setUp({
      ownHostPath: 'consent',
      strictBlocking: true,
      ownHosts: ['cdn.own.example'],
    });
    for (const [name, purpose, marker] of [
      ['Payments', '41ba25c', 'https://pay.example/v1.js'],
      ['Matomo', 'a717ff5', 'https://matomo.example/m.js'],
    ])
      await hosting('POST', `${P}/embedding`, { name, purpose, active: true, scriptMarkers: [marker] });
    const guard = fieldOf((await visit.get(path)).text, 'guard');
    expect(guard).toMatch(/^<script>"CCM"in window\|\|document\.head\.append\(.*\)<\/script>$/);
    for (const host of ['mysite.xyz', 'cdn.own.example', 'pay.example', 'placet.example'])
      expect(guard).toContain(` ${host} `);
    expect(guard).not.toContain('matomo.example');
  });

  test('gives editors consent.php with its constants, and viewers neither it nor the key', async () => {
    const { visit, client, path, domain, key } = await setUp({ ownHostPath: 'consent.php' });
    expect((await visit.get(path)).text).toContain(`href="${path}/consent.php"`);
    const file = await visit.get(`${path}/consent.php`);
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="consent.php"');
    expect(file.text).toMatch(/^<\?php\n/);
    for (const line of [
      `PLACET_SERVICE = '${BASE}'`,
      `PLACET_DOMAIN = '${domain.id}'`,
      `PLACET_KEY = '${key}'`,
    ])
      expect(file.text).toContain(`const ${line};`);
    const { visit: viewer } = await loggedInAs(client, 'viewer');
    expect((await viewer.get(path)).text).not.toContain(key);
    expect((await viewer.get(`${path}/consent.php`)).status).toBe(403);
  });
});

describe('the check', () => {
  /** What stands between the browser and the service: it gets the path below the own host, and forwards it. */
  type Proxy = (request: Request, path: string) => Promise<Response> | Response;
  const service = (path: string, request: Request, headers: Headers, cf?: CfProperties) =>
    worker.fetch(
      new Request(BASE + path, { method: request.method, headers, body: request.body, ...(cf && { cf }) }),
      env,
      createExecutionContext(),
    );
  let its: Awaited<ReturnType<typeof setUp>>;
  beforeEach(async () => {
    its = await setUp({ ownHostPath: 'consent', consentStorage: 'cookie', consentCookieLifetime: 180 });
  });

  async function check(proxy: Proxy) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      expect(pathname).toMatch(/^\/consent\//);
      return proxy(request, pathname.replace('/consent', '') + search);
    });
    const { text, status } = await its.visit.post(`${its.path}/check`);
    expect(status).toBe(200);
    const [, list = ''] = /<ul class="plain" role="status">(.*?)<\/ul>/s.exec(text) ?? [];
    return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => textOf(item!).trim());
  }
  const proxied =
    (change: (headers: Headers) => void, pass: (answer: Response) => Response = (answer) => answer): Proxy =>
    async (request, path) => {
      const headers = new Headers(request.headers);
      headers.set('CF-Connecting-IP', '192.0.2.1');
      change(headers);
      return pass(await service(`/own/${its.domain.id}${path}`, request, headers));
    };
  const right = (headers: Headers) => {
    for (const name of ['Cookie', 'Authorization', 'Placet-Country']) headers.delete(name);
    headers.set('Placet-Key', its.key);
    headers.set('Placet-Visitor', 'someone');
  };

  test('says that everything works, and that the region is unknown', async () => {
    expect(await check(proxied(right))).toEqual([
      'Works The script comes from your website.',
      'Works Decisions arrive.',
      'Works The server sets the cookie for 180 days.',
      expect.stringContaining('Note The region of visitors is not known'),
      'Works Limits count each visitor.',
    ]);
    const withCountry = await check(
      proxied((headers) => {
        right(headers);
        headers.set('Placet-Country', 'DE');
      }),
    );
    expect(withCountry).toContain('Works The region of visitors is known.');
  });

  test('at a route of the Worker, everything is known', async () => {
    const results = await check((request, path) =>
      service(`/consent${path}`, request, new Headers(request.headers), { country: 'DE' }),
    );
    expect(results.filter((text) => !text.startsWith('Works'))).toEqual([
      expect.stringContaining('Note The server forwards “Cookie”'),
    ]);
    expect(results).toHaveLength(6);
  });

  test('names what the server forgets', async () => {
    const plain = await check(proxied(() => {}));
    expect(plain).toContain('Does not work The server does not send the key.');
    expect(plain.join()).toContain('Limits count all visitors as one');
    expect(plain.join()).toContain('forwards “Cookie”');
    const forged = await check(proxied((headers) => headers.set('Placet-Key', its.key)));
    expect(forged.join()).toContain('Does not work Visitors can choose their region');
    const wrong = await check(proxied((headers) => headers.set('Placet-Key', 'x')));
    expect(wrong.join()).toContain('The key is not that of this domain');
    const withoutOrigin = await check(
      proxied((headers) => {
        right(headers);
        headers.delete('Origin');
      }),
    );
    expect(withoutOrigin.join()).toContain('Does not work Decisions do not arrive');
    const withoutCookie = await check(
      proxied(right, (answer) => {
        const headers = new Headers(answer.headers);
        headers.delete('Set-Cookie');
        return new Response(answer.body, { status: answer.status, headers });
      }),
    );
    expect(withoutCookie.join()).toContain('Does not work The server does not set the cookie');
    const shorter = await check(
      proxied(right, (answer) => {
        const headers = new Headers(answer.headers);
        const line = headers.get('Set-Cookie');
        if (line) headers.set('Set-Cookie', line.replace(/Max-Age=\d+/, 'Max-Age=604800'));
        return new Response(answer.body, { status: answer.status, headers });
      }),
    );
    expect(shorter).toContain('Does not work The server sets the cookie for 7 days instead of 180 days.');
  });

  test('says what comes instead of the script, and never shows it', async () => {
    const evil = '<script>alert(1)</script>';
    expect(await check(() => new Response(evil, { status: 404 }))).toEqual([
      'Does not work The path does not lead to the service: your website answered with status 404.',
    ]);
    expect(await check(() => new Response(evil))).toEqual([
      'Does not work The path does not lead to the service: your website answered with status 200.',
    ]);
    expect(await check(() => Promise.reject(new Error('no')))).toEqual([
      'Does not work Your website could not be reached.',
    ]);
  });

  test('says that decisions do not last where they end with the session', async () => {
    await hosting('PUT', its.P, { name: NAME, consentCookieLifetime: 0 });
    expect((await check(proxied(right))).join()).toContain('Note Decisions are not stored in a cookie');
  });
});

import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import worker from '../../src/index.ts';

const LOCAL = 'http://localhost:8787';

/** The cookie of the sign-in form in the answer to a request. */
async function cookie(origin: string, PUBLIC_URL = '', headers: Record<string, string> = {}) {
  const request = new Request(`${origin}/account/login`, { headers });
  const answer = await worker.fetch(request, { ...env, PUBLIC_URL }, createExecutionContext());
  return answer.headers.getSetCookie().find((line) => line.includes('placet-login'));
}

describe('a cookie of the consoles is for its host alone', () => {
  test.each([
    'https://placet.example',
    'http://placet.example',
    'http://localhost.placet.example',
    'http://127.0.0.1.placet.example',
    'http://localhost-placet.example',
    'http://[2001:db8::1]',
    'http://192.168.0.2:8787',
    'https://localhost:8787',
  ])('at %s', async (origin) => {
    expect(await cookie(origin)).toMatch(/^__Host-placet-login=.*; Secure/);
  });

  test('where a proxy forwards an own address as the host', async () => {
    expect(await cookie(LOCAL, 'https://placet.example')).toMatch(/^__Host-placet-login=.*; Secure/);
  });

  test('whatever a request says of its host in other headers', async () => {
    const forged = { Host: 'localhost:8787', 'X-Forwarded-Host': 'localhost', Forwarded: 'host=localhost' };
    expect(await cookie('http://placet.example', '', forged)).toMatch(/^__Host-placet-login=.*; Secure/);
  });

  test.each([LOCAL, 'http://127.0.0.1:8787', 'http://[::1]:8787', 'http://localhost'])(
    'but has no prefix at %s, where WebKit would not store it',
    async (origin) => {
      for (const PUBLIC_URL of ['', origin])
        expect(await cookie(origin, PUBLIC_URL)).toMatch(/^placet-login=(?!.*Secure)/);
    },
  );

  test('one without a prefix is not read at a public address', async () => {
    const planted = (name: string) =>
      cookie('https://placet.example', '', { Cookie: `${name}=${'a'.repeat(64)}` });
    expect(await planted('placet-login')).toMatch(/^__Host-placet-login=/);
    expect(await planted('__Host-placet-login')).toBeUndefined();
  });
});

import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { makeClient, makeDomain } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { loggedIn } from '../support/visit.ts';

const PUBLIC_URL = 'https://consent.example';
const own = { env: { PUBLIC_URL } };

test('a link to the next page never contains the key of the request', async () => {
  await makeClient();
  await makeClient();
  const answer = await call('GET', `/hosting/api/client?limit=1&apiKey=${env.HOSTING_API_KEY}`);
  const next = /^<(.*)>; rel="next"$/.exec(answer.headers.get('Link')!)![1]!;
  expect(next).toBe(`https://placet.example/hosting/api/client?limit=1&after=${answer.body[0].id}`);
});

test('with PUBLIC_URL, links and snippets lead there for any host of the request', async () => {
  const { client, visit } = await loggedIn();
  const { P, embedKey, domain } = await makeDomain('www.mysite.xyz', client);
  await makeDomain('two.mysite.xyz', client);
  const list = await hosting('GET', `${client.path}/domain?limit=1`, undefined, own);
  expect(list.headers.get('Link')).toMatch(/^<https:\/\/consent\.example\/hosting\/api\/client\//);
  const { default: snippet } = (await hosting('GET', `${P}/onboarding/embed`, undefined, own)).body;
  expect(snippet).toContain('src="https://consent.example/app.js?');
  const script = await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`, { ...own, wait: false });
  expect(script.text).toContain('"https://consent.example"');
  expect(script.text).not.toContain('placet.example');
  const settings = await visit.get('/account/settings', own);
  expect(settings.text).toContain('https://consent.example/api/domains');
  expect(settings.text).not.toContain('placet.example');
});

test.each(['consent.example', 'ftp://consent.example', 'https://'])(
  'a PUBLIC_URL of %o is told as what the operator has to set right',
  async (PUBLIC_URL) => {
    const { P } = await makeDomain();
    const answer = await hosting('GET', `${P}/onboarding/embed`, undefined, { env: { PUBLIC_URL } });
    expect(problem(answer)).toBe(500);
    expect(answer.body.detail).toContain('PUBLIC_URL');
  },
);

test('no response lets a browser guess its type', async () => {
  const { domain, embedKey, apiKey } = await makeDomain();
  const calls = [
    ['GET', '/'],
    ['GET', '/nothing'],
    ['GET', '/account/login'],
    ['GET', '/account/nothing'],
    ['GET', '/hosting/api/client'],
    ['PATCH', '/hosting/api/client'],
    ['POST', '/app/consents'],
    ['OPTIONS', '/app/consents'],
    ['GET', `/api/test?apiKey=${apiKey}`],
    ['GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`],
    ['HEAD', `/app.js?apiKey=${embedKey}&domain=${domain.id}`],
    ['GET', '/app.js?apiKey=x'],
  ] as const;
  for (const [method, path] of calls) {
    const { headers } = await call(method, path, { wait: false });
    expect(headers.get('X-Content-Type-Options'), `${method} ${path}`).toBe('nosniff');
  }
  const path = `/app.js?apiKey=${embedKey}&domain=${domain.id}`;
  const failed = await call('GET', path, { env: { PUBLIC_URL: 'consent.example' } });
  expect(failed.status).toBe(500);
  expect(failed.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

import { env } from 'cloudflare:workers';
import { beforeEach, expect, inject, test } from 'vitest';
import { dump } from './support/bindings/failing-bindings.ts';
import { api, call, hosting, type Answer } from './support/call.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from './support/make.ts';
import { pointers, problem } from './support/problem.ts';
import { routesAt } from './support/routes/console-routes.ts';
import { sample } from './support/sample.ts';

/** Values that no parameter expects. */
const values = [
  `'"\`\\`,
  'a/b',
  '..',
  '%',
  '_',
  'a\0b',
  '\u202egnp.exe',
  '👩‍👩‍👧',
  '\r\nSet-Cookie: a=b',
  '{}',
  '-1',
  '1e999',
  '__proto__',
  "' OR '1'='1",
  "'; DROP TABLE clients; --",
  '<script>alert(1)</script>',
  'x'.repeat(5000),
];
/** Parts of an address that are no correct percent-encoding, or a strange one. */
const rawParts = '% %zz %E0%A4%A %c0%af %ed%a0%80 %2e%2e %252F'.split(' ');
const parts = [...values.map(encodeURIComponent), ...rawParts];

const routes = ['/hosting/api', '/api', '/app'].flatMap(routesAt).map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path };
});

/** A share of the parts for a route, so that all routes together have them all; a sample is a sixth of it. */
const share = (route: string, of: number) => {
  const turn = routes.findIndex(({ path }) => path === route);
  const most = inject('isFull') ? of : 6 * of;
  return parts.filter((_, i) => i % most === turn % most);
};

let made: Awaited<ReturnType<typeof makeDomain>>;
let other: typeof made;
let embedding: { id: string };
beforeEach(async () => {
  other = await makeDomain('other.example');
  made = await makeDomain();
  embedding = await makeEmbedding(made.P);
  await hosting('POST', `${made.P}/placeholder`, { name: 'A', value: 'b' });
  await decide(made, { embeddings: [embedding.id] });
});

const isApi = (path: string) => /^\/(hosting\/)?api\//.test(path);
const keyFor = (path: string) => (path.startsWith('/hosting') ? env.HOSTING_API_KEY : made.apiKey);

/** What is wrong with an answer that hostile input got; nothing, if it is as it should be. */
function flaws(answer: Answer, path: string) {
  const { status, headers, body, text } = answer;
  const found = [];
  // A scan responds with 500 for a website that cannot be reached, which is not an error of the service.
  if (status >= 500 && !path.endsWith('/scan')) found.push('it is an internal error');
  if (status >= 400) {
    if (headers.get('Content-Type') !== 'application/problem+json') found.push('it is no problem document');
    if (body?.status !== status || !body.type || !body.title || !body.detail) found.push('a part is missing');
    if (status === 400 && !body?.errors?.length) found.push('no validation error is listed');
  }
  if (isApi(path) && headers.get('Cache-Control') !== 'no-store') found.push('it may be stored');
  // An export is to have the password's hash.
  const inside = path.endsWith('/export') ? /SQLITE|Key"/ : /SQLITE|D1_ERROR|\bat \w+ \(|usernameKey|\$2b\$/;
  if (inside.test(text.replace('"embedKey"', ''))) found.push('it tells of the inside');
  if (headers.has('Set-Cookie')) found.push('it sets a cookie');
  return found;
}

async function flawsOf({ method, path: route }: (typeof routes)[number]) {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  const good = (name: string) =>
    ({
      clientId: made.client.id,
      domainId: made.domain.id,
      key: /embedding/.test(route) ? embedding.id : /locale/.test(route) ? 'de_DE' : 'A',
      consentId: newUcid(),
      searchTerm: made.client.username,
      username: made.client.username,
      apiKey: made.apiKey,
    })[name] ?? 'x';
  const path = (bad: Record<string, string>) =>
    route.replace(/:(\w+)/g, (_, name: string) => bad[name] ?? good(name));

  async function send(target: string) {
    const headers = { Authorization: `Bearer ${keyFor(route)}`, Origin: 'https://www.mysite.xyz' };
    const answer = await call(method, target, { headers, body });
    const found = flaws(answer, route);
    return found.length > 0 ? [`${target.slice(0, 200)} → ${answer.status}: ${found.join(', ')}`] : [];
  }

  const found = [];
  for (const name of names) {
    // The ids of what a route lies in are read by what all routes have in common.
    for (const part of share(route, name === names.at(-1) ? 3 : 8))
      found.push(...(await send(path({ [name]: part }))));
  }
  // What writes would do what it is asked to, whatever the query: it is sent to where nothing is.
  const target = method === 'GET' ? path({}) : path({ clientId: '000000000000' });
  const odd = parts.filter((part) => part.length < 100);
  found.push(...(await send(`${target}?${odd.map((p) => `${p}=${p}&${p}`).join('&')}`)));
  for (const p of names.at(-1) === 'key' || method !== 'GET' ? [] : share(route, 4)) {
    found.push(...(await send(`${target}?limit=${p}&since=${p}&until=${p}&cursor=${p}&apiKey=${p}`)));
    found.push(...(await send(`${target}?limit=1&after=${p}`)));
  }
  return found;
}

// Some routes a test: what they are asked about takes as long to set up as the asking.
const some = Array.from({ length: Math.ceil(routes.length / 6) }, (_, i) => routes.slice(i * 6, i * 6 + 6));
test.each(
  some.map((list) => [list.map(({ method, path }) => `${method} ${path}`).join(', '), list] as const),
)('any path and query is answered well, and changes nothing: %s', async (_, list) => {
  const before = await dump();
  for (const route of list) {
    const what = `${route.method} ${route.path}`;
    expect(await flawsOf(route), what).toEqual([]);
    expect(await dump(), what).toEqual(before);
  }
});

test.each([
  ['GET', '/hosting/api/client'],
  ['GET', '/api/domains'],
  ['GET', '/api/domains/:domainId/consents'],
  ['POST', '/app/consents'],
])('%s %s answers any header well', async (method, route) => {
  const names =
    'Authorization Accept Accept-Language If-None-Match Content-Type Origin CF-Connecting-IP'.split(' ');
  const refusal = { apiKey: made.embedKey, domain: made.domain.id, consent: false, embeddings: [] };
  const body = method === 'POST' ? refusal : undefined;
  const found = [];
  for (const value of values.filter((text) => /^[\x20-\x7e]+$/.test(text))) {
    for (const name of names) {
      const headers = {
        Authorization: `Bearer ${keyFor(route)}`,
        Origin: 'https://www.mysite.xyz',
        [name]: value,
      };
      const answer = await call(method, route.replace(':domainId', made.domain.id), { headers, body });
      const flaw = flaws(answer, route);
      if (flaw.length > 0) found.push(`${name}: ${value} → ${answer.status}: ${flaw.join(', ')}`);
    }
  }
  expect(found).toEqual([]);
});

const writing = sample(
  routes.filter(({ method, path }) => /^(POST|PUT)$/.test(method) && !/apiKey|archive/.test(path)),
  6,
);

test.each(writing)(
  '$method $path answers any value of any property well',
  async ({ method, path: route }) => {
    const path = route
      .replace(':clientId', made.client.id)
      .replace(':domainId', made.domain.id)
      .replace(':key', /embedding/.test(route) ? embedding.id : /locale/.test(route) ? 'de_DE' : 'A');
    const properties =
      'name username emailAddress password purpose value features assets translations country consentSharingDomains ' +
      'purposeNames ucid apiKey domain embeddings lang';
    const all = (value: unknown) => Object.fromEntries(properties.split(' ').map((name) => [name, value]));
    const odd = [null, true, 1e308, 0.1, '', {}, [[]], [null], { '': '' }, [{}], { de_DE: {} }];
    const found = [];
    // Each value in one of the other forms, in turn: the routes are as many as to have all of them several times.
    let turn = writing.findIndex((other) => other.method === method && other.path === route);
    for (const value of [...values, ...odd]) {
      const key = JSON.stringify(value);
      const named = {
        features: { [key]: value },
        translations: { [key]: value },
        purposeNames: { [key]: value },
      };
      const others = [
        value,
        { name: value, value },
        { name: value, purpose: 'a717ff5' },
        [{ name: value, value }],
      ];
      for (const payload of [{ ...all(value), ...named }, others[turn++ % others.length]]) {
        const headers = { Authorization: `Bearer ${keyFor(route)}`, Origin: 'https://www.mysite.xyz' };
        const answer = await call(method, path, { headers, body: JSON.stringify(payload) });
        const flaw = flaws(answer, route).join(', ');
        if (flaw) found.push(`${JSON.stringify(payload).slice(0, 200)} → ${answer.status}: ${flaw}`);
      }
    }
    expect(found).toEqual([]);
  },
);

test('the domain API shows nothing of another account, by any path', async () => {
  const ucid = newUcid();
  await decide(made, { ucid, embeddings: [embedding.id] });
  for (const tail of ['', `/${ucid}`, `/${ucid.slice(0, 1)}`]) {
    expect((await api(`/domains/${made.domain.id}/consents${tail}`, made.apiKey)).status).toBe(200);
    expect(problem(await api(`/domains/${made.domain.id}/consents${tail}`, other.apiKey))).toBe(404);
  }
  expect((await api('/domains', other.apiKey)).text).not.toContain(made.domain.id);
});

test('what cannot stand in a consent ID matches nothing', async () => {
  for (const id of ['%', '_', '%25', '*', "' OR '1'='1", ' ', 'A', 'g', '👋']) {
    const found = await api(`/domains/${made.domain.id}/consents/${encodeURIComponent(id)}`, made.apiKey);
    expect([found.status, found.body], id).toEqual([200, []]);
  }
});

test('an embedding of another domain, or none at all, cannot be consented to', async () => {
  const foreign = await makeEmbedding(other.P);
  const sibling = await makeEmbedding((await makeDomain('two.example', made.client)).P);
  const embeddings = [
    embedding.id,
    foreign.id,
    sibling.id,
    '000000000000',
    '__proto__',
    'constructor',
    '',
    "'",
  ];
  const answer = await decide(made, { embeddings });
  expect(pointers(answer)).toEqual([1, 2, 3, 4, 5, 6, 7].map((i) => `/embeddings/${i}`));
  expect((await api(`/domains/${made.domain.id}/consents`, made.apiKey)).body).toHaveLength(1);
});

test('the embed key of another client opens no domain', async () => {
  expect(problem(await decide({ ...made, embedKey: other.embedKey }))).toBe(404);
  expect(problem(await decide({ ...made, embedKey: made.apiKey }))).toBe(404);
});

test('a hostile text is stored and returned as it is', async () => {
  for (const value of values.filter((text) => !text.includes('\0'))) {
    const company = value.slice(0, 255);
    const { username, emailAddress, path } = made.client;
    const updated = await hosting('PUT', path, { username, emailAddress, company });
    expect(updated.body.company).toBe(company);
    const stored = await hosting('PUT', `${made.P}/embedding/${embedding.id}`, {
      name: company,
      purpose: 'a717ff5',
      description: value,
      scriptMarkers: [company],
    });
    expect(stored.body).toMatchObject({ name: company, description: value, scriptMarkers: [company] });
  }
});

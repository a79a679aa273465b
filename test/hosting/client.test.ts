import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readEmbedKey, renewEmbedKey } from '../../src/db/clients/embed-keys.ts';
import {
  calls,
  clientCalls,
  clients,
  domains,
  locales,
  placeholders,
  signInNames,
  users,
} from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { verifyPassword } from '../../src/lib/crypto/password-hash.ts';
import { api, call, hosting } from '../support/call.ts';
import { BCRYPT, clientPayload, makeClient, makeDomain } from '../support/make.ts';
import { pointers, problem } from '../support/problem.ts';
import { db } from '../support/db.ts';
import { rowsOf } from '../support/log/logs.ts';
import { monthOf } from '../../src/lib/time.ts';

const create = (more: object) => hosting('POST', '/client', clientPayload(more));
async function storedHash(id: string) {
  const [row] = await db.select({ of: users.passwordHash }).from(users).where(eq(users.id, id));
  return row!.of;
}

describe('names', () => {
  test('the username and the email address of a client may be the same, and be swapped', async () => {
    const [name, address] = ['hotel@agency.example', 'mail@agency.example'];
    const { id, path } = await makeClient({ username: name, emailAddress: address });
    const found = async (term: string) =>
      (await hosting('GET', `/clientgetid/${encodeURIComponent(term)}`)).body.id;
    for (const names of [
      { username: address, emailAddress: name },
      { username: address, emailAddress: address },
      { username: name, emailAddress: name },
      { username: name, emailAddress: address },
    ]) {
      expect((await hosting('PUT', path, names)).status).toBe(200);
      const terms = [name, address].filter((term) => Object.values(names).includes(term));
      for (const term of terms) expect(await found(term)).toBe(id);
      expect(await db.$count(signInNames)).toBe(terms.length);
    }
  });

  test('a taken name is a 400 regardless of case, on create and on update, and both errors are listed', async () => {
    await makeClient({ username: 'Zoë', emailAddress: 'Zoe@Agency.example' });
    const taken = { username: 'ZOË', emailAddress: 'zoe@agency.EXAMPLE' };
    expect(pointers(await create({ username: taken.username }))).toEqual(['/username']);
    expect(pointers(await create({ emailAddress: taken.emailAddress }))).toEqual(['/emailAddress']);
    expect(pointers(await create(taken))).toEqual(['/emailAddress', '/username']);
    const other = await makeClient();
    expect(pointers(await hosting('PUT', other.path, taken))).toEqual(['/emailAddress', '/username']);
    expect((await hosting('GET', '/client')).body).toHaveLength(2);
  });

  test('no client can use another’s email address as its username, nor the other way round', async () => {
    await makeClient({ username: 'zoe', emailAddress: 'zoe@agency.example' });
    await makeClient({ username: 'bob@agency.example', emailAddress: 'bob@elsewhere.example' });
    const username = { username: 'Zoe@AGENCY.example' };
    const emailAddress = { emailAddress: 'Bob@agency.EXAMPLE' };
    const other = await makeClient();
    const own = { username: other.username, emailAddress: other.emailAddress };
    for (const send of [create, (more: object) => hosting('PUT', other.path, { ...own, ...more })]) {
      expect(pointers(await send(username))).toEqual(['/username']);
      expect(pointers(await send(emailAddress))).toEqual(['/emailAddress']);
      expect(pointers(await send({ ...username, ...emailAddress }))).toEqual(['/emailAddress', '/username']);
    }
    expect((await hosting('GET', '/client')).body).toHaveLength(3);
    expect((await hosting('GET', other.path)).body).toMatchObject(own);
  });

  test.each([
    ['a space at the end', 'zoe@agency.example '],
    ['a no-break space', '\u00a0zoe@agency.example'],
    ['an invisible character', 'zoe\u200b@agency.example'],
    ['a full-width character', 'zoe\uff20agency.example'],
    ['a control character', 'zoe@agency.example\n'],
    ['a reversing mark', '\u202dzoe@agency.example'],
  ])('a username is not free if it differs from a name only by %s', async (_what, username) => {
    const { id } = await makeClient({ emailAddress: 'zoe@agency.example' });
    expect(pointers(await create({ username }))).toEqual(['/username']);
    const found = await hosting('GET', `/clientgetid/${encodeURIComponent(username)}`);
    expect(found.body.id).toBe(id);
  });

  test('a client may use its own email address as its username, and may swap the two', async () => {
    const name = 'zoe@agency.example';
    const { id, path } = await makeClient({ username: name, emailAddress: name });
    expect((await hosting('GET', `/clientgetid/${name}`)).body.id).toBe(id);
    for (const names of [
      { username: 'old@agency.example', emailAddress: name },
      { username: name, emailAddress: 'old@agency.example' },
    ])
      expect((await hosting('PUT', path, names)).body).toMatchObject(names);
    await makeClient({ username: 'zoe' });
  });

  test('names are free again once their client is renamed or deleted', async () => {
    const one = await makeClient({ username: 'zoe', emailAddress: 'zoe@agency.example' });
    const { username, emailAddress } = clientPayload();
    await hosting('PUT', one.path, { username, emailAddress });
    await makeClient({ username: 'zoe@agency.example', emailAddress: 'zoe@elsewhere.example' });
    expect((await hosting('DELETE', one.path)).status).toBe(204);
    await makeClient({ username, emailAddress });
    expect(problem(await hosting('GET', '/clientgetid/zoe'))).toBe(404);
    expect(await rowsOf('SELECT * FROM signInNames')).toHaveLength(4);
  });

  test('of two parallel creates with one name, as username and as email address, exactly one wins', async () => {
    const name = 'racer@agency.example';
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => create(i % 2 ? { username: name } : { emailAddress: name })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const lost = answers.map((answer, i) => ({ answer, pointer: i % 2 ? '/username' : '/emailAddress' }));
    for (const { answer, pointer } of lost.filter(({ answer }) => answer.status !== 201))
      expect(pointers(answer)).toEqual([pointer]);
    expect((await hosting('GET', '/client')).body).toHaveLength(1);
  });

  test('a client may change the case of its own names', async () => {
    const { path } = await makeClient({ username: 'zoe', emailAddress: 'zoe@agency.example' });
    const names = { username: 'Zoe', emailAddress: 'Zoe@agency.example' };
    expect((await hosting('PUT', path, names)).body).toMatchObject(names);
  });

  test('of ten parallel creates with one username exactly one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        create({ username: i % 2 ? 'racer' : 'RACER', emailAddress: `racer${i}@agency.example` }),
      ),
    );
    const lost = answers.filter(({ status }) => status !== 201);
    expect(lost.map((answer) => pointers(answer).join())).toEqual(Array(9).fill('/username'));
    expect((await hosting('GET', '/client')).body).toHaveLength(1);
  });

  test.each([
    ['username', 'ab'],
    ['username', ''],
    ['emailAddress', 'no address'],
    ['emailAddress', '@agency.example'],
    ['emailAddress', 'a@b'],
    ['emailAddress', ''],
    ['emailAddress', 'a@b.example\n'],
  ])('%s %j is refused', async (name, value) => {
    expect(pointers(await create({ [name]: value }))).toEqual([`/${name}`]);
  });
});

describe('search', () => {
  test('finds a client by its whole username or email address, regardless of case', async () => {
    const { id } = await makeClient({ username: 'Zoë & Söhne', emailAddress: 'zoe+x@agency.example' });
    const all = (await hosting('GET', `/client/${id}`)).body;
    for (const term of ['Zoë & Söhne', 'zoË & SÖHNE', 'ZOE+X@agency.example']) {
      const found = await hosting('GET', `/clientgetid/${encodeURIComponent(term)}`);
      expect(found.body, term).toEqual(all);
    }
  });

  test.each(['zo', 'zoe%', '%', '___', '*', "' OR 1=1 --", 'agency.example', 'z oe'])(
    'finds nothing by %j',
    async (term) => {
      await makeClient({ username: 'zoe', emailAddress: 'zoe@agency.example' });
      expect(problem(await hosting('GET', `/clientgetid/${encodeURIComponent(term)}`))).toBe(404);
    },
  );
});

describe('by username or key', () => {
  const byUsername = (name: string) => hosting('GET', `/client/by-username/${encodeURIComponent(name)}`);
  const byKey = (key: string) => hosting('GET', `/client/by-apiKey/${encodeURIComponent(key)}`);

  test('a client is found by its username alone, with the same response as clientgetid', async () => {
    const { id, emailAddress } = await makeClient({ username: 'Zoë & Söhne' });
    const expected = (await hosting('GET', `/clientgetid/${emailAddress}`)).body;
    expect(expected.id).toBe(id);
    expect((await byUsername('zoË & SÖHNE')).body).toEqual(expected);
    for (const other of [emailAddress, id, 'Zoë', '%', 'by-username'])
      expect(problem(await byUsername(other)), other).toBe(404);
  });

  test('a username that is part of another path still finds its client', async () => {
    const names = [
      'domain',
      'apiKey',
      'export',
      'by-username',
      'by-apiKey',
      'client',
      'domain/x',
      'a/b/c',
      '...',
      '%2F',
      'a?b',
      'a#b',
      '000000000000',
    ];
    for (const username of names) {
      const { id, path } = await makeClient({ username });
      expect((await byUsername(username)).body, username).toMatchObject({ id, username });
      expect((await hosting('GET', `/clientgetid/${encodeURIComponent(username)}`)).body.id).toBe(id);
      // What is below the client stays where it was.
      expect((await hosting('GET', `${path}/domain`)).body).toEqual([]);
      expect((await hosting('GET', `${path}/export`)).body.client).toMatchObject({ id });
      expect((await hosting('POST', `${path}/apiKey`)).status).toBe(201);
    }
    for (const path of ['/by-username', '/by-username/', '/by-apiKey', '/by-username/nobody'])
      expect(problem(await hosting('GET', `/client${path}`)), path).toBe(404);
  });

  test('a client is found by its embed key, its previous embed key and its API key', async () => {
    const { client, embedKey, apiKey } = await makeDomain();
    await makeClient();
    const expected = (await hosting('GET', client.path)).body;
    for (const key of [embedKey, apiKey]) expect((await byKey(key)).body).toEqual(expected);
    await renewEmbedKey(db, client.id, embedKey);
    const now = (await readEmbedKey(db, client.id)).key;
    const renewed = (await hosting('POST', `${client.path}/apiKey`)).body.apiKey;
    for (const key of [embedKey, now, renewed]) expect((await byKey(key)).body.id).toBe(client.id);
    for (const key of [apiKey, client.id, client.username, 'plc_x', '%', 'domain', env.HOSTING_API_KEY])
      expect(problem(await byKey(key)), key).toBe(404);
  });
});

describe('password', () => {
  test.each([0, 9, 201])('of %i characters is refused', async (length) => {
    expect(pointers(await create({ password: 'x'.repeat(length) }))).toEqual(['/password']);
  });

  test.each([
    'qwertyuiop',
    'Password123',
    'BASKETBALL',
    '0987654321',
    '1111111111',
    ' '.repeat(10),
    'trustno1trustno1',
    'qwertzuiop',
    'passwort123',
    'Placet2026!',
    'own address',
  ])('that strangers could guess is rejected: %j', async (given) => {
    const { path, username, emailAddress } = await makeClient();
    const password = given === 'own address' ? emailAddress : given;
    for (const answer of [
      await create(given === password ? { password } : { password, emailAddress: `x${emailAddress}` }),
      await hosting('PUT', path, { username, emailAddress, password }),
    ]) {
      expect(pointers(answer)).toEqual(['/password']);
      expect(answer.text).toContain('easy to guess');
    }
  });

  test('is stored as a hash that verifies, and never returned', async () => {
    const password = 'pässword 👋 with spaces';
    const created = await create({ password, passwordHash: undefined });
    expect(created.status, created.text).toBe(201);
    const path = `/client/${created.body.id}`;
    const answers = [
      created,
      await hosting('GET', path),
      await hosting('PUT', path, created.body),
      await hosting('GET', '/client'),
      await hosting('GET', `/clientgetid/${created.body.username}`),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/password|scrypt|\$2b/);
    const hash = await storedHash(created.body.id);
    expect(hash).toMatch(/^scrypt\$/);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword(`${password} `, hash)).toBe(false);
  });

  test('is unchanged by an update that omits it, and changed by one that does not', async () => {
    const client = await makeClient();
    const { username, emailAddress } = client;
    await hosting('PUT', client.path, { username, emailAddress, company: 'x' });
    expect(await storedHash(client.id)).toBe(BCRYPT);
    await hosting('PUT', client.path, { username, emailAddress, password: 'another password' });
    expect(await verifyPassword('another password', await storedHash(client.id))).toBe(true);
  });

  test('wins over a passwordHash', async () => {
    const created = await create({ password: 'the password', passwordHash: BCRYPT });
    expect(created.text).not.toContain('passwordHash');
    expect(await verifyPassword('the password', await storedHash(created.body.id))).toBe(true);
  });

  test.each(['$2a$', '$2b$', '$2y$'])('may be imported as a bcrypt hash of the kind %s', async (kind) => {
    const passwordHash = BCRYPT.replace('$2b$', kind);
    const created = await create({ passwordHash });
    expect(await storedHash(created.body.id)).toBe(passwordHash);
  });

  test.each([
    '',
    'plain',
    BCRYPT.slice(1),
    `${BCRYPT}x`,
    BCRYPT.replace('$2b$', '$1$'),
    ...['04', '09', '13', '18', '31', '32', '99'].map((cost) => BCRYPT.replace('$10$', `$${cost}$`)),
    `${BCRYPT}\n`,
  ])('is not taken over from %j', async (passwordHash) => {
    const answer = await create({ passwordHash });
    expect(pointers(answer)).toEqual(['/passwordHash']);
    expect(answer.text).toContain('cost of 10 to 12');
  });
});

test('a partial features object changes only what it names', async () => {
  const { path, features, username, emailAddress } = await makeClient({ features: { canUseIAB: true } });
  expect(features).toMatchObject({ canUseIAB: true, canUseDomAPI: true, canUseABTests: false });
  const updated = await hosting('PUT', path, { username, emailAddress, features: { canUseScripts: false } });
  expect(updated.body.features).toEqual({ ...features, canUseScripts: false });
  const empty = await hosting('PUT', path, { username, emailAddress, features: {} });
  expect(empty.body.features).toEqual(updated.body.features);
});

test('an unknown feature and a value that is not a boolean are validation errors within features', async () => {
  const features = { canUseEverything: true, canUseIAB: 1, canUseDomAPI: null };
  expect(pointers(await create({ features }))).toEqual([
    '/features/canUseDomAPI',
    '/features/canUseEverything',
    '/features/canUseIAB',
  ]);
});

test.each([-2, 1.5, '3', 1e300])('a quota of %s is refused', async (value) => {
  const quotas = { domainMaxCount: value, whitelabelMaxCount: value, widgetDisplayMaxCount: value };
  expect(pointers(await create(quotas))).toEqual(Object.keys(quotas).map((name) => `/${name}`));
});

test('the counts follow the domains', async () => {
  const client = await makeClient({ whitelabelMaxCount: -1 });
  const counts = async () => {
    const { domainCount, whitelabelCount } = (await hosting('GET', client.path)).body;
    return [domainCount, whitelabelCount];
  };
  const { P } = await makeDomain('one.example', client);
  await makeDomain('two.example', client);
  expect(await counts()).toEqual([2, 0]);
  await hosting('PUT', P, { name: 'one.example', whitelabel: true });
  expect(await counts()).toEqual([2, 1]);
  await hosting('DELETE', P);
  expect(await counts()).toEqual([1, 0]);
});

test('the list includes the page views of each domain, in the order of creation', async () => {
  const client = await makeClient();
  const domains = [];
  for (const name of ['zulu.example', 'https://alpha.example/shop/', 'mike.example']) {
    domains.push((await makeDomain(name, client)).domain);
  }
  const quiet = await makeClient();
  const month = monthOf(now());
  for (const [i, count] of [3, 4].entries()) {
    const domainId = domains[i].id as string;
    await db.insert(calls).values([
      { domainId, month, count },
      { domainId, month: 202001, count: 100 },
    ]);
  }
  await db.insert(clientCalls).values({ clientId: client.id, month, count: 7 });
  const list = (await hosting('GET', '/client')).body;
  expect(list[0]).toMatchObject({
    widgetDisplayCount: 7,
    actualCallCount: 7,
    domainCountData: [
      ['zulu.example', 3],
      ['alpha.example', 4],
      ['mike.example', 0],
    ],
  });
  expect(list[1]).toMatchObject({ id: quiet.id, actualCallCount: 0, domainCountData: [] });
  expect((await hosting('GET', client.path)).body).toMatchObject({ widgetDisplayCount: 7 });
});

describe('API key', () => {
  test('a new one is returned once and replaces the old one', async () => {
    const client = await makeClient();
    expect(client.apiKey).toMatch(/^plc_[0-9A-Za-z]{40}$/);
    expect((await api('/test', client.apiKey)).body).toEqual({
      username: client.username,
      apiKey: client.apiKey,
    });
    const renewed = await hosting('POST', `${client.path}/apiKey`);
    expect(renewed.status).toBe(201);
    expect(Object.keys(renewed.body)).toEqual(['apiKey']);
    expect(renewed.body.apiKey).not.toBe(client.apiKey);
    expect(problem(await api('/test', client.apiKey))).toBe(401);
    expect((await api('/test', renewed.body.apiKey)).status).toBe(200);
    expect((await hosting('GET', client.path)).text).not.toContain('plc_');
  });

  test('is stored in clear in no table and in no KV entry', async () => {
    const { apiKey } = await makeClient();
    await api('/test', apiKey);
    const rows = await db.select().from(clients);
    const { keys } = await env.KEYS.list();
    expect(keys).toHaveLength(1);
    const values = await Promise.all(keys.map(({ name }) => env.KEYS.get(name)));
    expect(JSON.stringify([rows, keys, values])).not.toContain(apiKey.slice(4));
  });

  test('of a missing client cannot be renewed', async () => {
    expect(problem(await hosting('POST', '/client/000000000000/apiKey'))).toBe(404);
  });
});

test('deleting a client deletes everything that belongs to it', async () => {
  const { client, P, domain, embedKey, apiKey } = await makeDomain();
  const kept = await makeDomain();
  await hosting('PUT', `${P}/placeholder`, [{ name: 'A', value: 'b' }]);
  expect((await hosting('DELETE', client.path)).status).toBe(204);
  for (const path of [P, `${client.path}/domain`, `${P}/locale`, `${P}/onboarding/embed`]) {
    expect(problem(await hosting('GET', path))).toBe(404);
  }
  expect(problem(await api('/test', apiKey))).toBe(401);
  expect((await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`)).status).toBe(404);
  for (const id of [domains.id, locales.domainId, placeholders.domainId]) {
    const left = await db.select({ id }).from(id.table);
    expect(left.filter((row) => row.id !== kept.domain.id)).toEqual([]);
  }
});

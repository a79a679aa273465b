import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createRecording } from '../src/domains/scan/recording-session.ts';
import { createHandover } from '../src/db/domains/handovers.ts';
import { createLink } from '../src/db/users/password-links.ts';
import { inviteUser } from '../src/db/users/users.ts';
import { operatorKey, ownUser } from '../src/db/users/user-accounts.ts';
import { countedCalls } from './support/bindings/intercepted-bindings.ts';
import { rateLimit } from './support/bindings/rate-limit.ts';
import { api, call, hosting, type Overrides } from './support/call.ts';
import { db } from './support/db.ts';
import { makeClient, makeDomain, shownTo } from './support/make.ts';
import { loggedIn, makeUser, visit } from './support/visit.ts';
import { operatorVisit } from './operator/operator-visit.ts';

// Strangers cost nothing: what the service has not issued is refused by its check value, before D1 and KV.

type Send = (token: string, bindings: Overrides) => Promise<{ status: number }>;
/** A token that the service has issued, how it is sent, and the statuses of the genuine and of a forged one. */
type Credential = { token: string; send: Send; statuses: [genuine: number, forged: number] };

const cookie = (name: string, path: string) => (token: string, bindings: Overrides) =>
  call('GET', path, { headers: { Cookie: `__Host-${name}=${token}` }, env: bindings });

async function recording(): Promise<Credential> {
  const made = await makeDomain();
  await hosting('PUT', made.P, { name: made.domain.name, recordScriptsOnWebsite: true });
  await shownTo(made);
  return {
    token: (await createRecording(env, db, { id: made.domain.id, clientId: made.client.id }))!.split('=')[1]!,
    send: (token, bindings) =>
      call('POST', '/app/recordings', {
        body: { apiKey: made.embedKey, domain: made.domain.id, token },
        headers: { Origin: 'https://www.mysite.xyz' },
        env: bindings,
      }),
    statuses: [201, 404],
  };
}

async function signInOnDevice(): Promise<Credential> {
  const { client, visit: its } = await loggedIn();
  return {
    token: its.cookies.get('__Host-placet-device')!,
    // Unknown devices are over the limit; a known one has its own, and is told that the password is wrong.
    send: async (token, bindings) => {
      const browser = visit();
      browser.cookies.set('__Host-placet-device', token);
      await browser.get('/account/login', { env: bindings });
      return browser.post(
        '/account/login',
        { username: client.username, password: 'not the password' },
        { env: { ...bindings, LOGIN_ADDRESS_RATE: rateLimit(0) } },
      );
    },
    statuses: [422, 429],
  };
}

const SUPPORT = { emailAddress: 'sue@agency.example', name: 'Sue', role: 'support' } as const;

const credentials: Record<string, () => Promise<Credential>> = {
  'an API key': async () => ({
    token: (await makeClient()).apiKey,
    send: (token, bindings) => api('/test', token, { env: bindings }),
    statuses: [200, 401],
  }),
  'a password link': async () => ({
    token: (await createLink(db, env, ownUser((await makeUser()).id))).path.split('/').at(-1)!,
    send: (token, bindings) => call('GET', `/account/link/${token}`, { env: bindings }),
    statuses: [200, 404],
  }),
  'a link for a webmaster': async () => {
    const { client, domain } = await makeDomain();
    const link = await createHandover(db, env, { id: domain.id, clientId: client.id });
    return {
      token: link!.path.split('/').at(-1)!,
      send: (token, bindings) => call('GET', `/account/handover/${token}`, { env: bindings }),
      statuses: [200, 404],
    };
  },
  'a client’s session': async () => ({
    token: (await loggedIn()).visit.cookies.get('__Host-placet-session')!,
    send: cookie('placet-session', '/account/settings'),
    statuses: [200, 303],
  }),
  'an invitation of the operator': async () => ({
    token: (await inviteUser(db, env, operatorKey, { ...SUPPORT, limited: false }))!.path.split('/').at(-1)!,
    send: (token, bindings) => call('GET', `/operator/link/${token}`, { env: bindings }),
    statuses: [200, 404],
  }),
  'the session of the operator key': async () => ({
    token: (await operatorVisit()).cookies.get('__Host-placet-operator')!,
    send: cookie('placet-operator', '/operator'),
    statuses: [200, 303],
  }),
  'a known device': signInOnDevice,
  'a recording link': recording,
};

/** The token with another character at a place from the end. */
const altered = (token: string, fromEnd: number) => {
  const at = token.length - fromEnd;
  return token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
};

const forgeries: Record<string, (token: string) => string> = {
  'another character of the check value': (token) => altered(token, 1),
  'another character before it': (token) => altered(token, 9),
  'no check value': (token) => token.slice(0, -8),
  'a longer one': (token) => `${token}0`,
  'another form': () => 'f'.repeat(64),
};

test.each(Object.entries(credentials))(
  '%s that was forged costs no query of D1 and no read of KV',
  async (_, make) => {
    const { token, send, statuses } = await make();
    expect(
      (await send(altered(token, 4), {})).status,
      'the first page of an isolate reads the branding',
    ).toBe(statuses[1]);
    const counted = countedCalls({ ...env, WRONG_KEY_RATE: rateLimit(3) });
    for (const [forgery, forge] of Object.entries(forgeries)) {
      const { status } = await send(forge(token), counted.env);
      expect([statuses[1], 429], forgery).toContain(status);
      expect(counted.calls, forgery).toEqual([]);
    }
    expect((await send(token, {})).status).toBe(statuses[0]);
  },
);

test.each(Object.entries(credentials))(
  '%s of an instance with another SECRET_KEY is refused without a query',
  async (_, make) => {
    const { token, send, statuses } = await make();
    const SECRET_KEY = Buffer.alloc(32, 'another').toString('base64');
    await send(token, { SECRET_KEY });
    const counted = countedCalls({ ...env, SECRET_KEY });
    expect((await send(token, counted.env)).status).toBe(statuses[1]);
    expect(counted.calls).toEqual([]);
  },
);

test('a token of one kind is none of another', async () => {
  const made = await Promise.all(Object.values(credentials).map((make) => make()));
  for (const { token, send, statuses } of made)
    for (const other of made.filter((one) => one.send !== send)) {
      const counted = countedCalls(env);
      const bare = other.token.replace('plc_', '');
      for (const tried of [bare, `plc_${bare}`])
        expect((await send(tried, counted.env)).status).toBe(statuses[1]);
      expect(counted.calls, token).toEqual([]);
    }
});

test('tokens are 40 characters of base62, and no two are alike', async () => {
  const tokens = await Promise.all(Object.values(credentials).map(async (make) => (await make()).token));
  for (const token of tokens) expect(token.replace('plc_', '')).toMatch(/^[0-9A-Za-z]{40}$/);
  expect(new Set(tokens.map((token) => token.slice(-8))).size).toBe(tokens.length);
});

test('requests for the keys of a log are limited by network, before D1 is asked', async () => {
  const made = await makeDomain();
  await shownTo(made);
  const counted = countedCalls({ ...env, PROOF_RATE: rateLimit(2) });
  const ask = (network: string) =>
    call('GET', `/app/log-key?domain=${made.domain.id}`, {
      headers: { 'CF-Connecting-IP': network },
      env: counted.env,
    });
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(await ask('192.0.2.7'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429, 429]);
  expect(answers[2]!.headers.get('Retry-After')).toBe('60');
  expect(counted.calls.length).toBe(2);
  expect((await ask('192.0.2.8')).status).toBe(200);
});

import { describe, expect, test } from 'vitest';
import { personVisit } from '../operator/operator-visit.ts';
import { dump } from '../support/bindings/failing-bindings.ts';
import { api, hosting } from '../support/call.ts';
import { pathOf, roleOf, routeOf, routesAt } from '../support/routes/console-routes.ts';
import { redirectTarget, loggedIn, logIn, PASSWORD, visit } from '../support/visit.ts';

/** A client with a domain, and every form of both consoles with somebody who may send it. */
async function withDomain() {
  const made = await loggedIn();
  const domain = await hosting('POST', `${made.client.path}/domain`, { name: 'www.mysite.xyz' });
  const ids = { domainId: domain.body.id, clientId: made.client.id };
  const { visit: person } = await personVisit('administrator');
  const visits = { '/account': made.visit, '/operator': person };
  const forms = [];
  for (const path of ['/account', '/operator'] as const) {
    const stranger = visit();
    await stranger.get(`${path}/login`);
    for (const route of routesAt(path).filter((one) => one.startsWith('POST') && !routeOf(one).tokenless)) {
      const isPublic = roleOf(route) === 'nobody';
      forms.push({ route, path: pathOf(route, ids), its: isPublic ? stranger : visits[path], isPublic });
    }
  }
  // Nobody can guess the address of a link: any other is answered with 404.
  return { ...made, forms, known: forms.filter(({ route }) => !route.includes(':token')) };
}

/** What browsers send for a form of another site. */
const FOREIGN = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://sub.placet.example' },
  { 'Sec-Fetch-Site': '', Origin: 'null' },
];
const fields = {
  firstName: 'Mallory',
  emailAddress: 'mallory@evil.example',
  currentPassword: PASSWORD,
  newPassword: 'known to mallory',
};

describe('a forged form changes nothing', () => {
  test('when another site sends it', async () => {
    const { forms } = await withDomain();
    const before = await dump();
    const accepted: unknown[] = [];
    for (const [i, { path, its }] of forms.entries()) {
      const headers = FOREIGN[i % FOREIGN.length]!;
      const { status, text } = await its.post(path, fields, { headers });
      if (status !== 403 || !text.includes('Your session has changed'))
        accepted.push([path, status, headers]);
    }
    expect(accepted).toEqual([]);
    expect(await dump()).toEqual(before);
  });

  test('when it has no token or that of another session', async () => {
    const { known } = await withDomain();
    const other = await loggedIn();
    const before = await dump();
    const tokens = ['', '0'.repeat(64), other.visit.token()];
    const accepted: unknown[] = [];
    for (const [i, { path, its }] of known.entries()) {
      const token = tokens[i % 4];
      const { status } =
        token === undefined
          ? await its.post(path, { token: '' }, { headers: { 'Content-Type': 'application/json' } })
          : await its.post(path, { ...fields, token });
      if (status !== 403) accepted.push([path, token, status]);
    }
    expect(accepted).toEqual([]);
    expect(await dump()).toEqual(before);
  });

  test('when nobody is signed in', async () => {
    const { forms } = await withDomain();
    const before = await dump();
    for (const { path } of forms.filter(({ isPublic }) => !isPublic))
      expect(redirectTarget(await visit().post(path, fields)), path).toMatch(/^\/(account|operator)\/login/);
    expect(await dump()).toEqual(before);
  });
});

describe('a replayed form changes nothing', () => {
  test('after its session has ended', async () => {
    const { client, visit, known } = await withDomain();
    const token = visit.token();
    await visit.post('/account/logout');
    await logIn(visit, client.username);
    const before = await dump();
    for (const { path } of known.filter(({ its }) => its === visit))
      expect((await visit.post(path, { ...fields, token })).status, path).toBe(403);
    expect(await dump()).toEqual(before);
  });

  test('when it has signed somebody in before', async () => {
    const { client } = await withDomain();
    const its = visit();
    const { username } = client;
    await logIn(its, username);
    const token = its.token();
    await its.get('/account');
    await its.post('/account/logout');
    await its.get('/account/login');
    expect((await its.post('/account/login', { username, password: PASSWORD, token })).status).toBe(403);
  });

  test('when it has rotated the API key before', async () => {
    const { visit } = await withDomain();
    const keyOn = (text: string) => /id="key" value="(plc_\w{40})"/.exec(text)![1]!;
    const settings = async () => (await visit.get('/account/settings')).text;
    const old = keyOn(await settings());
    const asked = await visit.get('/account/settings/api-key');
    expect(asked.text).toContain('The current key stops working immediately.');
    expect(keyOn(await settings())).toBe(old);
    const replaces = /name="replaces" value="(\w+)"/.exec(asked.text)![1]!;
    expect(redirectTarget(await visit.post('/account/settings/api-key', { replaces }))).toBe(
      '/account/settings#api-key',
    );
    const shown = await settings();
    expect(shown).toContain('Your API key was rotated.');
    expect((await api('/test', old)).status).toBe(401);
    expect((await api('/test', keyOn(shown))).status).toBe(200);
    for (const again of [replaces, '']) {
      await visit.post('/account/settings/api-key', { replaces: again });
      const unchanged = await settings();
      expect(unchanged).toContain('Your API key has not changed');
      expect(keyOn(unchanged)).toBe(keyOn(shown));
    }
  });
});

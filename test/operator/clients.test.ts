import { env } from 'cloudflare:workers';
import { isNotNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { addWaitingHost } from '../../src/db/clients/client-hosts.ts';
import { clients, domains, secondFactors, sessions } from '../../src/db/schema.ts';
import { ownUser } from '../../src/db/users/user-accounts.ts';
import { newSecret, setSecondFactor } from '../../src/db/users/second-factors.ts';
import { now } from '../../src/env.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { entriesOf } from '../db/activity/entries.ts';
import { call, hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { anotherIsolate, decide, makeClient, makeDomain, makeEmbedding } from '../support/make.ts';
import { bookmark } from '../support/bindings/time-travel.ts';
import { redirectTarget, loggedIn, logIn, visit } from '../support/visit.ts';
import { bulk, bulkForm, operatorVisit } from './operator-visit.ts';

const fields = {
  username: 'hotel',
  emailAddress: 'hotel@agency.example',
  active: 'on',
  domainMaxCount: '2',
  whitelabelMaxCount: '0',
  widgetDisplayMaxCount: '7',
  'widgetDisplayMaxCount-unlimited': 'on',
  canUseScripts: 'on',
};

test('clients can be searched by part of name, email address, company or domain, in pages', async () => {
  const its = await operatorVisit();
  const hotel = await makeClient({ company: 'Hotel Adler', firstName: 'Erika' });
  const other = await makeClient();
  await makeDomain('www.adlerhorst.example', other);
  const found = async (q: string) =>
    [
      ...(await its.get(`/operator?q=${encodeURIComponent(q)}`)).text.matchAll(/clients\/([0-9a-f]{12})/g),
    ].map(([, id]) => id);
  expect(await found('hotel ad')).toEqual([hotel.id]);
  expect(await found('ERIKA')).toEqual([hotel.id]);
  expect(await found('adlerhorst')).toEqual([other.id]);
  expect(await found(hotel.emailAddress.slice(2))).toEqual([hotel.id]);
  expect(await found(other.id)).toEqual([other.id]);
  expect(await found("' OR 1 --%_")).toEqual([]);
  for (let i = 0; i < 40; i++) await makeClient();
  const first = await its.get('/operator');
  const next = /href="([^"]*after=[^"]*)"/.exec(first.text)![1]!;
  const second = await its.get(next.replaceAll('&amp;', '&'));
  const ids = [first, second].flatMap(({ text }) =>
    [...text.matchAll(/clients\/([0-9a-f]{12})/g)].map(([, id]) => id),
  );
  expect(new Set(ids).size).toBe(42);
  expect(second.text).not.toContain('rel="next"');
});

test('a client can be created and changed, with messages at invalid fields, and its hosts are stored', async () => {
  const its = await operatorVisit();
  const refused = await its.post('/operator/new/save', {
    ...fields,
    username: 'x',
    emailAddress: 'nowhere',
    hosts: 'no host',
  });
  expect(refused.status).toBe(422);
  for (const name of ['username', 'emailAddress', 'hosts'])
    expect(refused.text).toContain(`id="${name}-error"`);
  for (const told of [
    'least 3 characters',
    'email address such as name@example.com',
    'one host name per line, such as www.mysite.xyz',
  ])
    expect(refused.text).toContain(`${told}.`);
  const path = redirectTarget(
    await its.post('/operator/new/save', { ...fields, hosts: 'www.hotel.example\r\nshop.hotel.example' }),
  )!;
  const shown = (await its.get(path)).text;
  expect(shown).toContain('The client hotel was created.');
  expect((await its.get(`${path}/account`)).text).toContain('shop.hotel.example\nwww.hotel.example');
  const id = path.split('/').at(-1);
  const read = async () => (await hosting('GET', `/client/${id}`)).body;
  expect(await read()).toMatchObject({
    username: 'hotel',
    active: true,
    domainMaxCount: 2,
    widgetDisplayMaxCount: -1,
    features: { canUseScripts: true, canUseDomAPI: false },
  });
  expect((await its.post('/operator/new/save', fields)).text).toContain('Already used by another client.');
  const { active: _, canUseScripts: __, ...off } = fields;
  expect(
    redirectTarget(
      await its.post(`${path}/account/save`, {
        ...off,
        company: 'Hotel',
        canUseDomAPI: 'on',
        hosts: 'one.example',
      }),
    ),
  ).toBe(`${path}/account`);
  expect(await read()).toMatchObject({
    active: false,
    company: 'Hotel',
    features: { canUseScripts: false, canUseDomAPI: true },
  });
  const later = (await its.get(`${path}/account`)).text;
  expect(later).toContain('Inactive');
  expect(later).not.toContain('www.hotel.example');
  expect((await its.get('/operator/clients/000000000000')).status).toBe(404);
});

test('a new client needs three fields, and a quota is a number or unlimited', async () => {
  const its = await operatorVisit();
  const { text } = await its.get('/operator/new');
  const shown = text.slice(0, text.indexOf('<summary>Advanced settings'));
  expect([...shown.matchAll(/<label for="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'username',
    'emailAddress',
    'company',
  ]);
  expect(text).not.toContain('value="-1"');
  expect(text).toMatch(/name="domainMaxCount-unlimited" checked/);
  for (const domainMaxCount of ['', '-1', 'many', '1.5']) {
    const refused = await its.post('/operator/new/save', { ...fields, domainMaxCount });
    expect([refused.status, refused.text.includes('id="domainMaxCount-error"')]).toEqual([422, true]);
    expect(refused.text).toContain('<a href="#domainMaxCount">Domains: ');
    expect(refused.text).toContain('<details class="card" open');
  }
});

test('clients are listed and titled by company with the username under it, in the order of these names', async () => {
  const its = await operatorVisit();
  await makeClient({ username: 'zeta', company: 'Alpha GmbH' });
  const plain = await makeClient({ username: 'beta' });
  const made = await makeClient({ username: 'alpha', company: 'Zoo AG' });
  const { text } = await its.get('/operator');
  const names = [...text.matchAll(/<h2><a href="[^"]+">([^<]+)</g)].map(([, name]) => name);
  expect(names).toEqual(['Alpha GmbH', 'beta', 'Zoo AG']);
  expect(text).toContain('<p class="hint">alpha · ');
  const page = (await its.get(`/operator/clients/${made.id}`)).text;
  expect(page).toContain('<title>Zoo AG · ');
  expect(page).toMatch(/<h1>Zoo AG<\/h1><\/div><p class="hint">alpha<\/p>/);
  expect((await its.get(`/operator/clients/${plain.id}`)).text).toContain('<h1>beta</h1>');
  await makeDomain('zoo.example', made);
  expect((await its.get('/operator/domains?q=zoo%20a')).text).toMatch(/>Zoo AG<\/a><br\/?>alpha</);
});

test('a password link sets the client’s password once and ends its sessions', async () => {
  const { client, visit: own } = await loggedIn();
  const its = await operatorVisit();
  const path = `/operator/clients/${client.id}`;
  const link = async () =>
    /https:\/\/placet\.example(\/account\/link\/\w+)/.exec((await its.post(`${path}/link`)).text)![1]!;
  const former = await link();
  const newest = await link();
  expect((await its.get(path)).text).not.toContain('/account/link/');
  expect((await visit().get(former)).status).toBe(404);
  const theirs = visit();
  await theirs.get(newest);
  const newPassword = 'a long new password of mine';
  expect(redirectTarget(await theirs.post(newest, { newPassword }))).toBe('/account');
  expect(redirectTarget(await own.get('/account'))).toMatch(/login/);
  expect(redirectTarget(await logIn(visit(), client.username, newPassword))).toBe('/account');
  expect((await visit().get(newest)).status).toBe(404);
});

test('resetting a lost second factor disables it, ends all sessions and is logged', async () => {
  const { client, visit: own } = await loggedIn();
  const its = await operatorVisit();
  const path = `/operator/clients/${client.id}`;
  const off = `${path}/second-factor`;
  expect((await its.get(path)).text).not.toContain(off);
  await setSecondFactor(db, env, ownUser(client.id), newSecret(), 0);
  expect((await logIn(visit(), client.username)).status).toBe(200);
  expect((await its.get(path)).text).toContain(`href="${off}"`);
  expect((await its.get(off)).text).toContain(`Disable two-factor authentication for ${client.username}?`);
  expect(await db.$count(secondFactors)).toBe(1);
  expect((await own.get('/account')).status).toBe(200);
  const heard = captureEvents();
  expect(redirectTarget(await its.post(off))).toBe(path);
  expect((await its.get(path)).text).toContain('Two-factor authentication was disabled.');
  expect(heard.all()).toEqual([
    {
      event: 'changed by the operator',
      route: 'POST /operator/clients/:clientId/second-factor',
      client: client.id,
    },
    { event: 'two-factor authentication disabled', by: 'operator', client: client.id, user: client.id },
  ]);
  expect(redirectTarget(await own.get('/account'))).toMatch(/login/);
  expect(redirectTarget(await logIn(visit(), client.username))).toBe('/account');
});

test('deleting a client lists what is deleted, requires the name and leaves nothing', async () => {
  const its = await operatorVisit();
  const made = await makeDomain();
  await decide(made);
  const path = `/operator/clients/${made.client.id}/delete`;
  const asked = await its.get(path);
  expect(asked.text).toContain('1 domain with all services');
  expect(asked.text).toContain('about 1 entry.');
  expect((await its.post(path, { name: 'another' })).status).toBe(422);
  expect(await db.$count(clients)).toBe(1);
  expect(redirectTarget(await its.post(path, { name: made.client.username }))).toBe('/operator');
  expect((await its.get('/operator')).text).toContain(`The client ${made.client.username} was deleted.`);
  expect([await db.$count(clients), await db.$count(domains)]).toEqual([0, 0]);
});

test('a client whose name has a line break can be deleted by the name that a browser sends', async () => {
  const its = await operatorVisit();
  const client = await makeClient({ username: 'two\nlines' });
  const path = `/operator/clients/${client.id}/delete`;
  await its.get(path);
  expect(redirectTarget(await its.post(path, { name: 'twolines' }))).toBe('/operator');
});

test('the operator can open a client’s console: marked, logged, without key and sign-in settings, and left with one click', async () => {
  const made = await makeDomain();
  const its = await operatorVisit();
  const path = `/operator/clients/${made.client.id}`;
  const heard = captureEvents();
  expect(redirectTarget(await its.post(`${path}/console`))).toBe('/account');
  const D = `/account/domains/${made.domain.id}`;
  for (const page of ['/account', `${D}/consents`, `${D}/settings`, `${D}/seal`]) {
    const { status, text } = await its.get(page);
    expect([page, status]).toEqual([page, 200]);
    expect(text).toContain(`You are viewing the console of ${made.client.username} as the operator.`);
    expect(text).not.toMatch(/plc_|href="\/account\/settings"/);
  }
  const own = [
    '/settings',
    '/settings/api-key',
    '/settings/profile',
    '/settings/password',
    '/anything/that/comes',
  ];
  for (const part of own) {
    const read = await its.get(`/account${part}`);
    expect([part, read.status]).toEqual([part, 403]);
    expect(read.text).not.toContain('plc_');
    expect((await its.post(`/account${part}`, { emailAddress: 'new@evil.example' })).status).toBe(403);
  }
  expect(redirectTarget(await its.post(`${D}/seal`))).toBe(`${D}/consents/blocks`);
  await addWaitingHost(db, made.client.id, { hostKey: 'other.example', name: 'other.example' });
  const host = { host: 'other.example' };
  expect(redirectTarget(await its.post('/account/waiting-hosts/dismiss', host))).toBe('/account');
  expect(redirectTarget(await its.post('/account/leave'))).toBe(path);
  expect(redirectTarget(await its.get('/account'))).toMatch(/^\/account\/login/);
  expect(heard.all().map(({ event }) => event)).toEqual([
    'console opened by the operator',
    'changed by the operator',
    'console left by the operator',
  ]);
});

test('the operator’s session in a console ends with the operator key, and none starts for an inactive client', async () => {
  const client = await makeClient();
  const its = await operatorVisit();
  const path = `/operator/clients/${client.id}`;
  await its.post(`${path}/console`);
  const other = { env: { HOSTING_API_KEY: 'another-key-of-the-operator-of-today' } };
  expect(redirectTarget(await its.get('/account', other))).toMatch(/^\/account\/login/);
  expect((await its.get('/account')).status).toBe(200);
  await db.update(clients).set({ active: false });
  await its.get(path);
  const consoles = isNotNull(sessions.clientId);
  await db.delete(sessions).where(consoles);
  expect(redirectTarget(await its.post(`${path}/console`))).toBe(path);
  expect(await db.$count(sessions, consoles)).toBe(0);
});

test('a copy leaves legal pages and the controller as they are, unless they are chosen for domains of the same client', async () => {
  const its = await operatorVisit();
  const from = await makeDomain('from.example');
  const near = await makeDomain('near.example', from.client);
  const far = await makeDomain('far.example');
  const legal = { imprintUrl: '/from', privacyPolicyHtmlCode: 'From', accessibilityUrl: '/from' };
  await hosting('PUT', `${from.P}/locale/en_US`, { ...legal, widgetTitle: 'From' });
  await hosting('POST', `${from.P}/locale`, { name: 'fr_FR', active: true, ...legal });
  await hosting('PUT', from.P, { name: 'from.example', imprintDisplayMode: 'direct', blockIframes: false });
  for (const [P, company] of [
    [from.P, 'From'],
    [near.P, 'Near'],
    [far.P, 'Far'],
  ])
    await hosting('POST', `${P}/placeholder`, { name: 'COMPANY', value: company });
  for (const { P } of [near, far]) await hosting('PUT', `${P}/locale/en_US`, { imprintUrl: '/own' });
  const copy = async (to: { domain: { id: string } }[], more: Record<string, string> = {}) =>
    bulk(
      its,
      'copy',
      to.map(({ domain }) => domain.id),
      { from: from.domain.id },
      more,
    );
  const question = async ({ domain }: typeof near) =>
    (await bulkForm(its, 'copy', [domain.id], { from: from.domain.id })).text;
  expect(await question(near)).toMatch(/Also copy the legal notice.*\(to domains of .+ only\)/);
  expect(await question(far)).not.toContain('Also copy the legal notice');
  const read = async (P: string) => {
    const { body } = await hosting('GET', `${P}/locale`);
    const [{ value }] = (await hosting('GET', `${P}/placeholder`)).body;
    const { imprintDisplayMode, blockIframes } = (await hosting('GET', P)).body;
    const texts = body
      .map((locale: Record<string, string>) =>
        ['name', 'imprintUrl', 'privacyPolicyHtmlCode', 'accessibilityUrl']
          .map((name) => locale[name])
          .join(),
      )
      .filter((text: string) => !text.startsWith('de_DE'));
    return [texts, value, imprintDisplayMode, blockIframes];
  };
  const kept = (company: string) => [['en_US,/own,,', 'fr_FR,,,'], company, 'link', false];
  await copy([near, far]);
  expect(await read(near.P)).toEqual(kept('Near'));
  expect(await read(far.P)).toEqual(kept('Far'));
  const { body: texts } = await hosting('GET', `${near.P}/locale/en_US`);
  expect(texts.widgetTitle).toBe('From');
  await copy([near, far], { legal: 'on' });
  expect(await read(near.P)).toEqual([
    ['en_US,/from,From,/from', 'fr_FR,/from,From,/from'],
    'From',
    'direct',
    false,
  ]);
  expect(await read(far.P)).toEqual(kept('Far'));
});

test('a configuration is copied to domains of any client completely or not at all, except what belongs to the domain', async () => {
  const its = await operatorVisit();
  const from = await makeDomain('from.example');
  await makeEmbedding(from.P);
  await hosting('POST', `${from.P}/placeholder`, { name: 'COMPANY', value: 'Hotel' });
  await hosting('POST', `${from.P}/placeholder`, { name: 'OPENING', value: '8–18' });
  await hosting('POST', `${from.P}/locale`, { name: 'fr_FR', active: true });
  await hosting('PUT', from.P, {
    name: 'from.example',
    blockIframes: false,
    consentSharingDomains: ['a.example'],
    country: 'DE',
    tcfVendorBlacklist: [7],
  });
  await db.update(domains).set({ nextScanAt: 7 });
  const near = await makeDomain('near.example', from.client);
  await hosting('PUT', near.P, { name: 'near.example', country: 'FR' });
  const far = await makeDomain('far.example');
  await makeEmbedding(far.P, { name: 'Gone' });
  const poor = await makeDomain('poor.example', await makeClient({ features: { moreThan2Lang: false } }));
  await makeEmbedding(poor.P, { name: 'Kept' });
  const path = `/operator/domains/${from.domain.id}/copy`;
  expect((await its.get(path)).text).toContain('far.example');
  const to = [near, far, poor].map(({ domain }) => domain.id);
  const check = await bulkForm(its, 'copy', to, { from: from.domain.id });
  expect(check.text).toContain('Replace 3 configurations');
  expect(check.text).toContain('deletes 1 service, 2 languages');
  const { text } = await its.post('/operator/domains/bulk', check.fields);
  expect(text).toContain('2 configurations were replaced.');
  expect(text).toContain('does not include enough languages');
  const part = async (P: string, kind: string) => (await hosting('GET', `${P}/${kind}`)).body;
  for (const { P } of [near, far]) {
    expect((await part(P, 'embedding')).map((row: { name: string }) => row.name)).toEqual(['Matomo']);
    // The company is the target’s own.
    expect(await part(P, 'placeholder')).toEqual([{ name: 'OPENING', value: '8–18' }]);
    expect(await part(P, 'locale')).toEqual(await part(from.P, 'locale'));
    expect((await part(P, 'theme')).map((row: object) => ({ ...row, id: '' }))).toEqual(
      (await part(from.P, 'theme')).map((row: object) => ({ ...row, id: '' })),
    );
    const read = (await hosting('GET', P)).body;
    expect(read).toMatchObject({ blockIframes: false, consentSharingDomains: [], tcfVendorBlacklist: [7] });
    expect(read.country).toBe(P === near.P ? 'FR' : null);
  }
  expect((await db.select().from(domains)).map(({ nextScanAt }) => nextScanAt)).toEqual([7, 0, 0, 0]);
  expect((await hosting('GET', far.P)).body.name).toBe('far.example');
  expect((await part(poor.P, 'embedding')).map((row: { name: string }) => row.name)).toEqual(['Kept']);
  expect((await hosting('GET', poor.P)).body.blockIframes).toBe(true);
  expect((await its.get('/operator/domains/000000000000/copy')).status).toBe(404);
  const entries = await Promise.all([from, far].map(({ client }) => entriesOf(client.id)));
  const copies = entries.flat().filter(({ after }) => after && 'copiedFrom' in after);
  // No client is told which domains another one has.
  expect(copies.map(({ clientId, after }) => [clientId, after!['copiedFrom']])).toEqual(
    expect.arrayContaining([
      [from.client.id, 'from.example'],
      [far.client.id, ''],
    ]),
  );
});

test('republishing a domain’s configuration reads it from D1, also over one with the same version', async () => {
  const its = await operatorVisit();
  const made = await makeDomain();
  await makeEmbedding(made.P, { name: 'Current' });
  const key = siteKey(made.domain.id);
  const current = (await env.KEYS.get(key))!;
  const isolate = await anotherIsolate();
  await env.KEYS.put(key, current.replace('Current', 'Outdated'));
  const script = async () => {
    const path = `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
    return (await call('GET', path, { worker: isolate })).text;
  };
  expect(await script()).toContain('Outdated');
  const path = `/operator/domains/${made.domain.id}/republish`;
  const client = `/operator/clients/${made.client.id}`;
  expect((await its.get(client)).text).toContain(`action="${path}"`);
  const heard = captureEvents();
  expect(redirectTarget(await its.post(path))).toBe(client);
  expect((await its.get(client)).text).toContain('The configuration of www.mysite.xyz was republished.');
  expect(heard.all()).toEqual([{ event: 'domain republished by the operator', domain: made.domain.id }]);
  expect(await env.KEYS.get(key)).toContain('Current');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  await script();
  expect(await script()).toContain('Current');
  vi.useRealTimers();
  expect((await its.post('/operator/domains/000000000000/republish')).status).toBe(404);
  const foreign = await its.send('POST', path, {
    body: 'token=wrong',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(foreign.status).toBe(403);
});

test('the domains of all clients are listed with page views and last decision, including those in other databases', async () => {
  const its = await operatorVisit();
  const here = await makeDomain('here.example');
  const bindings = { LOG1: (await import('cloudflare:workers')).env.SECOND };
  const there = await makeDomain('there.example', here.client, bindings);
  await makeDomain('never.example', here.client);
  await decide(here, {}, { Origin: 'https://here.example' });
  await decide(there, {}, { Origin: 'https://there.example' }, bindings);
  const { text } = await its.get('/operator/domains', { env: bindings });
  const rows = [...text.matchAll(/name="domain" value="\w+">([^<]+)(.*?)<\/li>/gs)].map(([, name, row]) => [
    name,
    /Last decision/.test(row!),
  ]);
  expect(rows).toEqual([
    ['never.example', false],
    ['there.example', true],
    ['here.example', true],
  ]);
  expect((await its.get('/operator/domains?q=here.ex')).text).not.toContain('never.example');
  expect((await its.get(`/operator/domains?q=${there.domain.id}`)).text).toContain('there.example');
});

test('the system status says what is wrong and what to do', async () => {
  const its = await operatorVisit();
  const never = await its.get('/operator/status');
  expect(never.text).toContain('<a href="/docs/operations">docs/operations/README.md</a>');
  expect(never.text).toContain('The scheduled job has never run');
  expect(never.text).toContain('Times in UTC.');
  const broken = {
    prepare: () => {
      throw new Error('D1 is down');
    },
    batch: () => Promise.reject(new Error('D1 is down')),
  };
  const { text, status } = await its.get('/operator/status', { env: { LOG1: broken as never } });
  expect(status).toBe(200);
  expect(text).toContain('Database LOG1');
  expect(text).toContain('The database does not respond');
  expect(text).toContain('D1 is down');
});

test('the system status says when entries were counted', async () => {
  const its = await operatorVisit();
  const made = await makeDomain();
  for (let i = 0; i < 2; i++) await decide(made);
  expect((await its.get('/operator/status')).text).not.toContain('in the database');
  await maintain(env, Date.UTC(2027, 0, 5, 6, 30) / 1000);
  await decide(made);
  // A decision since then is not counted yet, and the time tells why.
  expect((await its.get('/operator/status')).text).toContain(
    '2 in the database, 0 in the archive (counted on 5 Jan 2027, 06:30:00 UTC, once a day)',
  );
});

test('the system status names the last rollback and how many logs continue, in full for a week', async () => {
  const its = await operatorVisit();
  const german = { headers: { 'Accept-Language': 'de' } };
  const begun = now();
  await decide(await makeDomain());
  await maintain(env, begun);
  expect((await its.get('/operator/status')).text).toMatch(/Last rollback<\/dt><dd>None</);
  const restore = await bookmark(env.DB);
  for (const minute of [1, 2]) await maintain(env, begun + minute * 60);
  await restore();
  // The first run notices the rollback, the next ones repeat what it undid.
  for (const minute of [3, 4, 5, 6]) await maintain(env, begun + minute * 60);
  const { text } = await its.get('/operator/status');
  expect(text).toContain('The database was rolled back in the last 7 days');
  expect(text).toMatch(/Last rollback<\/dt><dd>[^<]+: 1 log continues under a new number</);
  expect((await its.get('/operator/status', german)).text).toMatch(
    /Letzter Rollback<\/dt><dd>[^<]+: 1 Protokoll wird unter einer neuen Nummer fortgesetzt</,
  );
  const { body } = await hosting('GET', '/status');
  expect(body.databases[0].lastRollback).toEqual({ at: begun + 180, logs: 1 });
  await env.DB.prepare('UPDATE maintenance SET rolledBackAt = ?')
    .bind(begun - 7 * 86_400)
    .run();
  const later = (await its.get('/operator/status')).text;
  expect(later).not.toContain('in the last 7 days');
  expect(later).toContain('1 log continues under a new number');
});

test('the system status warns at 60 % of a database, and says what helps', async () => {
  const its = await operatorVisit();
  await maintain(env, now());
  for (const [bytes, isFull] of [
    [6e9, false],
    [6e9 + 1, true],
  ] as const) {
    const sizes = JSON.stringify({ bytes, live: 1, archived: 0 });
    await env.DB.prepare('UPDATE maintenance SET sizes = ?').bind(sizes).run();
    const { text } = await its.get('/operator/status');
    expect(text.includes('The database is more than 60% full')).toBe(isFull);
    expect(text.includes('Add a log database for new domains')).toBe(isFull);
    expect(text.includes('keep consents for a shorter time')).toBe(isFull);
  }
});

import { env } from 'cloudflare:workers';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { app } from '../../../src/app.ts';
import { addWaitingHost } from '../../../src/db/clients/client-hosts.ts';
import { activity, domains, moves, reports, secondFactors, sessions, users } from '../../../src/db/schema.ts';
import { unsubscribePath } from '../../../src/email/unsubscribe-link.ts';
import { othersOf } from '../../../src/db/users/users.ts';
import { now } from '../../../src/env.ts';
import { totpCode } from '../../../src/lib/crypto/totp.ts';
import { createLink } from '../../../src/db/users/password-links.ts';
import { bulk, operatorVisit, personVisit } from '../../operator/operator-visit.ts';
import { call, hosting, type Answer } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { catchEmails } from '../../support/emails.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { formOn } from '../../support/form.ts';
import { clientPayload, decide, makeDomain, makeEmbedding, newUcid } from '../../support/make.ts';
import { publishedBy } from '../../support/published-by.ts';
import { loggedIn, PASSWORD, visit } from '../../support/visit.ts';

// Every route that changes anything is listed here, with a call that changes something, or with the reason why it writes no
// row. A route that is added and missing here fails the first test.

type Made = Awaited<ReturnType<typeof makeDomain>>;
type Calls = Record<string, () => Promise<Answer>>;
/** The rows that a call writes, where they are not one. */
const ROWS: Record<string, number> = {
  // Services and cookies that belong together are created with one call.
  'POST /hosting/api/client/:clientId/domain/:domainId/onboarding/presets': 2,
  // Another vendor, about which visitors are asked.
  'POST /account/domains/:domainId/services/:key/save': 2,
  // Sets two languages.
  'POST /account/domains/:domainId/onboarding/languages/save': 2,
  'POST /account/domains/:domainId/onboarding/company/save': 5,
  // Its settings and its hosts.
  'POST /operator/clients/:clientId/account/save': 2,
};

const TREES = /^\/(hosting\/api|account|operator)(\/|$)/;

const EXCEPTIONS: Record<string, string> = {
  'DELETE /hosting/api/client/:clientId': 'the list is deleted with the client',
  'POST /operator/clients/:clientId/delete': 'the list is deleted with the client',
  'POST /account/domains/:domainId/settings/own-host/check': 'calls the website',
  'POST /account/login': 'a session',
  'POST /account/login/code': 'a session',
  'POST /account/logout': 'a session',
  'POST /account/leave': 'a session',
  'POST /account/settings/sessions': 'sessions and devices',
  'POST /operator/login': 'a session',
  'POST /operator/login/code': 'a session',
  'POST /operator/login/key': 'a session',
  'POST /operator/logout': 'a session',
  'POST /operator/settings/sessions': 'sessions and devices',
  'POST /operator/forgot': 'a link that changes nothing until it is used',
  'POST /operator/link/:token/renew': 'a link that changes nothing until it is used',
  'POST /operator/users/:userId/resend': 'a link that changes nothing until it is used',
  'POST /operator/clients/:clientId/console': 'a session',
  'POST /operator/clients/:clientId/link': 'a link that changes nothing until it is used',
  'POST /operator/domains/:domainId/republish': 'publishes what is stored',
  'POST /account/domains/:domainId/appearance/:theme/preview': 'stores nothing',
  'POST /account/domains/:domainId/status/scan': 'the result of a scan',
  'POST /account/domains/:domainId/onboarding/scan': 'the result of a scan',
  'POST /account/handover/:token/check': 'the result of a scan',
  'POST /account/domains/:domainId/status/record': 'a link for reports',
  'POST /account/domains/:domainId/texts/:locale/preview': 'stores nothing',
  'POST /account/domains/:domainId/onboarding/:step/preview': 'stores nothing',
  'POST /account/forgot': 'a link that changes nothing until it is used',
  'POST /account/link/:token/renew': 'a link that changes nothing until it is used',
  'POST /account/users/:userId/resend': 'a link that changes nothing until it is used',
  'POST /operator/branding/save': 'concerns no client',
  'POST /operator/domains/open': 'a session',
};

const activityOf = (clientId: string) =>
  db.select().from(activity).where(eq(activity.clientId, clientId)).orderBy(asc(activity.id));

/** The versions of a client's domains, or of all. */
const versionsOf = async (clientId?: string) => {
  const { id, version } = domains;
  const isOf = clientId === undefined ? undefined : eq(domains.clientId, clientId);
  const rows = await db.select({ id, version }).from(domains).where(isOf);
  return new Map(rows.map((row) => [row.id, row.version]));
};

/** Runs a call, and returns the domains that it has not published as it should: where their configuration has changed. */
async function wronglyPublished(run: () => Promise<unknown>) {
  const before = await versionsOf(made.client.id);
  const published = await publishedBy([...before.keys()], run);
  const after = await versionsOf();
  return [...before].filter(([domainId, version]) => {
    const reached = after.get(domainId);
    const expected = reached === version ? undefined : (reached ?? null);
    const text = published.get(domainId);
    const found = text === undefined ? undefined : (JSON.parse(text) as { version: number } | null);
    return expected !== (found ? found.version : found);
  });
}

/** Makes these calls and gives those that fail, write other rows than they should, or publish other domains. */
async function mistakesOf(by: string, calls: Calls) {
  const mistakes: unknown[] = [];
  for (const [route, run] of Object.entries(calls)) {
    id = made.client.id;
    const before = (await activityOf(id)).length;
    let answer!: Answer;
    const log = captureEvents();
    const unpublished = await wronglyPublished(async () => void (answer = await run()));
    const written = (await activityOf(id)).slice(id === made.client.id ? before : 0);
    const rows = written.map((row) => row.by);
    const expected = Array<string>(ROWS[route] ?? 1).fill(route.endsWith('/import') ? 'import' : by);
    const changed = written.map(({ domainId }) => `${route} ${id} ${domainId ?? ''}`);
    const event = `changed by the ${by === 'user' ? 'client' : by}`;
    const logged = log
      .all()
      .filter((line) => line.event === event && line['client'] === id)
      .map((line) => [line['route'], line['client'], line['domain']].join(' '));
    const isLogged =
      logged.length <= changed.length &&
      [...new Set(logged)].sort().join() === [...new Set(changed)].sort().join();
    if (answer.status >= 400 || rows.join() !== expected.join() || unpublished.length > 0 || !isLogged)
      mistakes.push({ route, status: answer.status, rows, expected, unpublished, changed, logged });
  }
  return mistakes;
}

let made: Made;
let id: string;
beforeEach(async () => {
  made = await makeDomain();
  id = made.client.id;
});

/** Names that browsers have reported on a domain: each is an issue. */
const report = async (domainId: string, name: string) =>
  db.insert(reports).values({
    domainId,
    kind: 'script',
    name,
    firstDay: '2026-11-01',
    lastDay: '2026-11-20',
    days: 9,
    count: 90,
    earlyDay: '',
    network: 0,
    confirmed: true,
  });

/** The calls are functions, so that the names are known without making any. */
function hostingCalls(): Calls {
  const P = () => made.P;
  const one: Record<string, string> = {};
  const D = '/hosting/api/client/:clientId/domain/:domainId';
  const create = async (kind: string, payload: object) => {
    const answer = await hosting('POST', `${P()}/${kind}`, payload);
    one[kind] = answer.body.id;
    return answer;
  };
  return {
    'POST /hosting/api/client': async () => {
      const answer = await hosting('POST', '/client', clientPayload());
      id = answer.body.id;
      return answer;
    },
    'PUT /hosting/api/client/:clientId': () => {
      const { username, emailAddress } = made.client;
      return hosting('PUT', `/client/${id}`, { username, emailAddress, company: 'Hotel' });
    },
    'POST /hosting/api/client/:clientId/apiKey': () => hosting('POST', `/client/${id}/apiKey`),
    'POST /hosting/api/client/:clientId/domain': () =>
      hosting('POST', `/client/${id}/domain`, { name: 'second.example' }),
    [`PUT ${D}`]: () => hosting('PUT', P(), { name: made.domain.name, consentCookieLifetime: 30 }),
    [`POST ${D}/embedding`]: () => create('embedding', { name: 'Own', purpose: 'a717ff5' }),
    [`PUT ${D}/embedding/:key`]: () =>
      hosting('PUT', `${P()}/embedding/${one['embedding']}`, { name: 'Owned', purpose: 'a717ff5' }),
    [`POST ${D}/embedding/:embeddingId/asset`]: async () => {
      const answer = await hosting('POST', `${P()}/embedding/${one['embedding']}/asset`, { name: 'sid' });
      one['asset'] = answer.body.id;
      return answer;
    },
    [`PUT ${D}/embedding/:embeddingId/asset/:assetId`]: () =>
      hosting('PUT', `${P()}/embedding/${one['embedding']}/asset/${one['asset']}`, { name: 'id' }),
    [`DELETE ${D}/embedding/:embeddingId/asset/:assetId`]: () =>
      hosting('DELETE', `${P()}/embedding/${one['embedding']}/asset/${one['asset']}`),
    [`DELETE ${D}/embedding/:key`]: () => hosting('DELETE', `${P()}/embedding/${one['embedding']}`),
    [`POST ${D}/locale`]: () => create('locale', { name: 'fr' }),
    [`PUT ${D}/locale/:key`]: () => hosting('PUT', `${P()}/locale/fr`, { active: true }),
    [`DELETE ${D}/locale/:key`]: () => hosting('DELETE', `${P()}/locale/fr`),
    [`POST ${D}/placeholder`]: () => create('placeholder', { name: 'A', value: 'b' }),
    [`PUT ${D}/placeholder/:key`]: () => hosting('PUT', `${P()}/placeholder/A`, { value: 'c' }),
    [`PUT ${D}/placeholder`]: () => hosting('PUT', `${P()}/placeholder`, [{ name: 'A', value: 'd' }]),
    [`DELETE ${D}/placeholder/:key`]: () => hosting('DELETE', `${P()}/placeholder/A`),
    [`POST ${D}/theme`]: () => create('theme', { name: 'Dark' }),
    [`PUT ${D}/theme/:key`]: () => hosting('PUT', `${P()}/theme/${one['theme']}`, { name: 'Darker' }),
    [`DELETE ${D}/theme/:key`]: () => hosting('DELETE', `${P()}/theme/${one['theme']}`),
    [`POST ${D}/onboarding/presets`]: () =>
      hosting('POST', `${P()}/onboarding/presets`, [{ id: 1001 }, { id: 4001 }]),
    [`POST ${D}/onboarding/embeddingsFromCookies`]: () =>
      hosting('POST', `${P()}/onboarding/embeddingsFromCookies`, [{ name: 'own_id', storageType: 'cookie' }]),
    [`POST ${D}/onboarding/issues/:issue`]: async () => {
      await report(made.domain.id, 'cdn.unknown.example');
      const [issue] = (await hosting('GET', `${P()}/onboarding/issues`)).body;
      return hosting('POST', `${P()}/onboarding/issues/${encodeURIComponent(issue.id)}`, { accepted: false });
    },
    [`DELETE ${D}/onboarding/issues/:issue/dismissal`]: async () => {
      const [issue] = (await hosting('GET', `${P()}/onboarding/issues?dismissed=true`)).body;
      return hosting('DELETE', `${P()}/onboarding/issues/${encodeURIComponent(issue.id)}/dismissal`);
    },
    [`POST ${D}/move`]: () => hosting('POST', `${P()}/move`),
    [`DELETE ${D}/move`]: () => hosting('DELETE', `${P()}/move`),
    [`POST ${D}/handover`]: () => hosting('POST', `${P()}/handover`),
    [`DELETE ${D}/handover`]: () => hosting('DELETE', `${P()}/handover`),
    [`POST ${D}/asking`]: () => hosting('POST', `${P()}/asking`, { reason: 'Another company.' }),
    [`DELETE ${D}/log/consents/:ucid`]: async () => {
      const ucid = newUcid();
      await decide(made, { ucid });
      return hosting('DELETE', `${P()}/log/consents/${ucid}`);
    },
    [`POST ${D}/log/archive`]: async () => {
      await decide(made);
      return hosting('POST', `${P()}/log/archive`);
    },
    [`DELETE ${D}`]: () => hosting('DELETE', P()),
    'POST /hosting/api/import': async () => {
      const backup = (await hosting('GET', `/client/${id}/export`)).body;
      backup.client.company = 'Imported';
      return hosting('POST', '/import?replace=true', backup);
    },
  };
}

const FACTOR = '/account/settings/second-factor';
let secret: Uint8Array<ArrayBuffer>;
const code = (steps = 0) => totpCode(secret, Math.floor(now() / 30) + steps);
function unbase32(text: string) {
  const bits = text
    .split('')
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'));
  return Uint8Array.from(bits.join('').match(/.{8}/g)!, (byte) => parseInt(byte, 2));
}

let user: Awaited<ReturnType<typeof loggedIn>>;
function accountCalls(): Calls {
  const D = '/account/domains/:domainId';
  const path = () => `/account/domains/${made.domain.id}`;
  const post = (to: string, fields: Record<string, string | string[]> = {}) => user.visit.post(to, fields);
  /** Sends the form of a page with changed fields. */
  const send = async (page: string, to: string, changes: Record<string, string | string[]>) => {
    const { text } = await user.visit.get(page);
    return post(to, { ...formOn(text, to), ...changes });
  };
  const otherUser = async () => (await db.select().from(users).where(othersOf(id)))[0]!.id;
  const ownUser = async () => (await db.select().from(sessions).where(eq(sessions.clientId, id)))[0]!.userId;
  const one: Record<string, string> = {};
  const add = async (kind: string, to: string, fields: Record<string, string>) => {
    const answer = await post(to, fields);
    one[kind] = answer.headers.get('Location')!;
    return answer;
  };
  const added = () => one['setup']!.replace('/onboarding', '/website');
  return {
    [`POST ${D}/services/add/save`]: () => post(`${path()}/services/add/save`, { preset: '1001' }),
    [`POST ${D}/services/new/save`]: () =>
      add('service', `${path()}/services/new/save`, { name: 'Own', purpose: 'a717ff5', active: 'on' }),
    [`POST ${D}/services/:key/save`]: () =>
      send(one['service']!, `${one['service']}/save`, { vendor: 'Ours' }),
    [`POST ${D}/services/:key/active`]: () => post(`${one['service']}/active`, { active: 'off' }),
    [`POST ${D}/services/:key/cookies/:cookie/save`]: () =>
      post(`${one['service']}/cookies/new/save`, { name: 'sid', storageType: 'cookie' }),
    [`POST ${D}/services/:key/cookies/:cookie/remove`]: async () => {
      const { text } = await user.visit.get(one['service']!);
      return post(`${one['service']}/cookies/${/\/cookies\/([0-9a-f]+)/.exec(text)![1]}/remove`);
    },
    [`POST ${D}/services/:key/remove`]: () => post(`${one['service']}/remove`),
    [`POST ${D}/texts/add`]: () => post(`${path()}/texts/add`, { language: 'fr' }),
    [`POST ${D}/texts/:key/save`]: () =>
      send(`${path()}/texts/fr`, `${path()}/texts/fr/save`, { imprintUrl: 'https://hotel.example/imprint' }),
    [`POST ${D}/texts/:key/active`]: () => post(`${path()}/texts/fr/active`, { active: 'off' }),
    [`POST ${D}/texts/:key/remove`]: () => post(`${path()}/texts/fr/remove`),
    [`POST ${D}/texts/placeholders/save`]: () =>
      post(`${path()}/texts/placeholders/save`, { name: 'A', value: 'b' }),
    [`POST ${D}/settings/save`]: () =>
      send(`${path()}/settings`, `${path()}/settings/save`, { consentCookieLifetime: '30' }),
    [`POST ${D}/settings/reset`]: async () => {
      await env.DB.exec(
        `UPDATE domains SET settings = json_set(settings, '$.deleteUnknownCookies', json('true'))`,
      );
      return post(`${path()}/settings/reset`);
    },
    [`POST ${D}/settings/own-host`]: () => post(`${path()}/settings/own-host`, { path: 'consent' }),
    [`POST ${D}/settings/strict-blocking`]: async () => {
      await report(made.domain.id, 'tags.unknown.example');
      return post(`${path()}/settings/strict-blocking`, { host: 'tags.unknown.example', own: '1' });
    },
    [`POST ${D}/settings/strict-blocking/switch`]: () =>
      post(`${path()}/settings/strict-blocking/switch`, { on: '1' }),
    [`POST ${D}/first-party-hosts`]: () => post(`${path()}/first-party-hosts`, { host: 'cdn.own.example' }),
    [`POST ${D}/activity/versions/ask`]: () =>
      post(`${path()}/activity/versions/ask`, { reason: 'Another controller' }),
    [`POST ${D}/activity/:entry/undo`]: async () => {
      const [row] = (await activityOf(id)).filter(({ kind }) => kind === 'domain').reverse();
      return post(`${path()}/activity/${row!.id}/undo`);
    },
    [`POST ${D}/appearance/add`]: () => add('theme', `${path()}/appearance/add`, { name: 'Winter' }),
    [`POST ${D}/appearance/:theme/save`]: () =>
      send(one['theme']!, `${one['theme']}/save`, { name: 'Spring' }),
    [`POST ${D}/appearance/:theme/show`]: () => post(`${one['theme']}/show`),
    [`POST ${D}/appearance/:theme/copy`]: () => post(`${one['theme']}/copy`),
    [`POST ${D}/appearance/:theme/remove`]: () => post(`${one['theme']}/remove`),
    [`POST ${D}/status`]: async () => {
      await report(made.domain.id, 'cdn.unknown.example');
      return post(`${path()}/status`, { all: '1' });
    },
    [`POST ${D}/onboarding/choose/save`]: () =>
      post(`${path()}/onboarding/choose/save`, { preset: '4001', offered: '4001' }),
    [`POST ${D}/onboarding/company/save`]: () =>
      post(`${path()}/onboarding/company/save`, {
        COMPANY: 'Hotel GmbH',
        STREET: 'Weg 1',
        ZIPCODE: '12345',
        CITY: 'Berlin',
      }),
    [`POST ${D}/onboarding/languages/save`]: () =>
      post(`${path()}/onboarding/languages/save`, { language: ['de', 'fr', 'en'] }),
    [`POST ${D}/onboarding/legal/save`]: () =>
      post(`${path()}/onboarding/legal/save`, { 'imprintUrl-en_US': 'https://www.mysite.xyz/legal' }),
    [`POST ${D}/onboarding/look/save`]: () =>
      post(`${path()}/onboarding/look/save`, {
        widgetPosition: 'bottom',
        primaryButtonBackgroundColor: '#aa0000',
      }),
    [`POST ${D}/onboarding/embed/send`]: () =>
      user.visit.post(
        `${path()}/onboarding/embed/send`,
        { emailAddress: 'webmaster@agency.example' },
        { env: catchEmails().env },
      ),
    [`POST ${D}/consents/:ucid/erase`]: async () => {
      const ucid = newUcid();
      await decide(made, { ucid });
      return post(`${path()}/consents/${ucid}/erase`);
    },
    [`POST ${D}/seal`]: async () => {
      await decide(made);
      return post(`${path()}/seal`);
    },
    'POST /account/add/list': () => post('/account/add/list', { domain: 'listed.example' }),
    'POST /account/add': () => add('setup', '/account/add', { name: 'added.example' }),
    [`POST ${D}/status/handover`]: () => post(`${path()}/status/handover`),
    [`POST ${D}/status/handover/revoke`]: () => post(`${path()}/status/handover/revoke`),
    [`POST ${D}/website/rename`]: () => post(`${added()}/rename`, { name: 'renamed.example' }),
    [`POST ${D}/website/archive`]: () => post(`${added()}/archive`, { archived: 'on' }),
    [`POST ${D}/website/move`]: () => post(`${added()}/move`),
    [`POST ${D}/website/move/withdraw`]: () => post(`${added()}/move/withdraw`),
    [`POST ${D}/website/delete`]: () => post(`${added()}/delete`, { name: 'renamed.example' }),
    'POST /account/move/:token': async () => {
      const other = await loggedIn();
      const offered = await makeDomain('offered.example', other.client);
      const website = `/account/domains/${offered.domain.id}/website/move`;
      await other.visit.get(website);
      const [link] = /\/account\/move\/\w+/.exec((await other.visit.post(website)).text)!;
      await user.visit.get(link);
      return post(link);
    },
    'POST /account/waiting-hosts/confirm': async () => {
      await addWaitingHost(db, id, { hostKey: 'third.example', name: 'third.example' });
      return post('/account/waiting-hosts/confirm', { host: 'third.example' });
    },
    'POST /account/waiting-hosts/dismiss': async () => {
      await addWaitingHost(db, id, { hostKey: 'fourth.example', name: 'fourth.example' });
      return post('/account/waiting-hosts/dismiss', { host: 'fourth.example' });
    },
    'POST /account/settings/profile': () =>
      send('/account/settings', '/account/settings/profile', { company: 'Hotel GmbH' }),
    'POST /account/settings/account': () => post('/account/settings/account', { company: 'Inn GmbH' }),
    'POST /account/unsubscribe/:clientId/:userId/:token': async () =>
      post(await unsubscribePath(env, { clientId: id, userId: await ownUser() })),
    'POST /account/settings/checkpoint-emails': () =>
      post('/account/settings/checkpoint-emails', { wanted: 'on' }),
    'POST /account/users/invite': () =>
      post('/account/users/invite', { emailAddress: 'editor@hotel.example', name: '', role: 'editor' }),
    'POST /account/users/:userId/role': async () =>
      post(`/account/users/${await otherUser()}/role`, { role: 'viewer' }),
    'POST /account/users/:userId/websites': async () =>
      post(`/account/users/${await otherUser()}/websites`, { access: 'some' }),
    'POST /account/users/:userId/remove': async () => post(`/account/users/${await otherUser()}/remove`),
    'POST /account/settings/api-key': async () => {
      const { text } = await user.visit.get('/account/settings/api-key');
      return post('/account/settings/api-key', formOn(text, '/account/settings/api-key'));
    },
    'POST /account/settings/embed-key': async () => {
      const { text } = await user.visit.get('/account/settings/embed-key');
      return post('/account/settings/embed-key', formOn(text, '/account/settings/embed-key'));
    },
    'POST /account/settings/second-factor': async () => {
      const { text } = await user.visit.get(FACTOR);
      secret = unbase32(/secret=([A-Z2-7]{32})/.exec(text)![1]!);
      return post(FACTOR, { sealed: /name="sealed" value="([^"]*)"/.exec(text)![1]!, code: code() });
    },
    'POST /account/settings/second-factor/off': () => post(`${FACTOR}/off`, { code: code(1) }),
    'POST /account/settings/password': () =>
      post('/account/settings/password', { currentPassword: PASSWORD, newPassword: 'lavender honey toast' }),
    'POST /account/link/:token': async () => {
      const its = await operatorVisit();
      const { text } = await its.post(`/operator/clients/${id}/link`);
      const link = /\/account\/link\/\w+/.exec(text)![0];
      await user.visit.get(link);
      return post(link, { newPassword: 'another honey toast' });
    },
    // The last one, because it moves the domain of the others.
    [`POST ${D}/website/move/make`]: async () => {
      const { client } = await loggedIn();
      const { id: domainId } = made.domain;
      const offer = { domainId, clientId: id, hash: '', expiresAt: now() + 60 };
      await db.insert(moves).values({ ...offer, toClientId: client.id });
      await user.visit.get('/account');
      return post(`${path()}/website/move/make`, { to: client.id, exported: 'on' });
    },
  };
}

function operatorCalls(): Calls {
  const one: Record<string, Awaited<ReturnType<typeof operatorVisit>>> = {};
  let undoForm: Record<string, string[]> = {};
  const path = () => `/operator/clients/${id}`;
  const its = async () => (one['visit'] ??= await operatorVisit());
  const send = async (page: string, to: string, changes: Record<string, string | string[]> = {}) => {
    const { text } = await (await its()).get(page);
    return (await its()).post(to, { ...formOn(text, to), ...changes });
  };
  return {
    'POST /operator/clients/:clientId/account/save': () =>
      send(`${path()}/account`, `${path()}/account/save`, { company: 'Hotel', hosts: 'www.mysite.xyz' }),
    'POST /operator/clients/:clientId/domain': () =>
      send(path(), `${path()}/domain`, { domain: 'second.example' }),
    'POST /operator/clients/:clientId/second-factor': async () => {
      await db.insert(secondFactors).values({ userId: id, clientId: id, secretCipher: '' });
      return send(`${path()}/second-factor`, `${path()}/second-factor`);
    },
    'POST /operator/domains/bulk': async () => {
      const other = await makeDomain('source.example');
      await makeEmbedding(other.P);
      const copied = await bulk(await its(), 'copy', [made.domain.id], { from: other.domain.id });
      undoForm = formOn(copied.text, '/operator/domains/bulk/undo');
      return copied;
    },
    'POST /operator/domains/bulk/undo': async () =>
      (await its()).post('/operator/domains/bulk/undo', undoForm),
    'POST /operator/new/save': async () => {
      const { username, emailAddress } = clientPayload();
      const answer = await send('/operator/new', '/operator/new/save', { username, emailAddress });
      id = /clients\/([0-9a-f]+)/.exec(answer.headers.get('Location')!)![1]!;
      return answer;
    },
    'POST /operator/import': async () => {
      const backup = (await hosting('GET', `/client/${made.client.id}/export`)).body;
      backup.client.company = 'Imported';
      const form = new FormData();
      form.set('token', (await its()).token());
      form.set('file', new File([JSON.stringify(backup)], 'backup.json'));
      form.set('replace', 'on');
      const request = new Request('https://placet.example/', { method: 'POST', body: form });
      return (await its()).send('POST', '/operator/import', {
        body: new Uint8Array(await request.arrayBuffer()),
        headers: { 'Content-Type': request.headers.get('Content-Type')! },
      });
    },
  };
}

/** What changes the operator’s people, whose list belongs to no client. */
function peopleCalls(): Calls {
  let anna: Awaited<ReturnType<typeof personVisit>> | undefined;
  const its = async () => (anna ??= await personVisit('administrator', { name: 'Anna' })).visit;
  const post = async (to: string, fields: Record<string, string> = {}) => {
    await (await its()).get('/operator/users');
    return (await its()).post(to, fields);
  };
  const sue = async () => (await db.select().from(users).where(eq(users.role, 'support')))[0]!;
  const factor = '/operator/settings/second-factor';
  return {
    'POST /operator/users/invite': () =>
      post('/operator/users/invite', { emailAddress: 'sue@agency.example', name: '', role: 'support' }),
    'POST /operator/link/:token': async () => {
      const link = await createLink(db, env, { userId: (await sue()).id, clientId: null });
      const other = visit();
      await other.get(link.path);
      return other.post(link.path, { newPassword: 'lavender honey toast' });
    },
    'POST /operator/settings/profile': () =>
      post('/operator/settings/profile', { name: 'Anna Admin', emailAddress: anna!.user.emailAddress }),
    'POST /operator/settings/second-factor': async () => {
      const { text } = await (await its()).get(factor);
      secret = unbase32(/secret=([A-Z2-7]{32})/.exec(text)![1]!);
      return post(factor, { sealed: /name="sealed" value="([^"]*)"/.exec(text)![1]!, code: code() });
    },
    'POST /operator/settings/second-factor/off': () => post(`${factor}/off`, { code: code(1) }),
    'POST /operator/users/:userId/role': async () =>
      post(`/operator/users/${(await sue()).id}/role`, { role: 'administrator' }),
    'POST /operator/users/:userId/remove': async () => {
      const [other] = await db.select().from(users).where(eq(users.emailKey, 'sue@agency.example'));
      return post(`/operator/users/${other!.id}/remove`);
    },
    'POST /operator/recovery': () =>
      call('POST', '/operator/recovery', {
        body: { emailAddress: 'bert@agency.example' },
        headers: { Authorization: `Bearer ${env.HOSTING_API_KEY}` },
      }),
    'POST /operator/settings/password': () =>
      post('/operator/settings/password', {
        currentPassword: PASSWORD,
        newPassword: 'another honey toast',
      }),
  };
}

const names = (trees: Calls[]) => trees.flatMap((calls) => Object.keys(calls)).sort();

describe('every change is in the activity list, and published if it changes what visitors see', () => {
  test('whose routes are all known', () => {
    const changing = app.routes
      .filter(({ method, path }) => !['ALL', 'GET'].includes(method) && TREES.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    const known = [
      ...names([hostingCalls(), accountCalls(), operatorCalls(), peopleCalls()]),
      ...Object.keys(EXCEPTIONS),
    ];
    expect([...new Set(changing)].sort(), 'each has a call here, or a reason in EXCEPTIONS').toEqual(
      known.sort(),
    );
  });

  test('where the API makes it', async () => {
    expect(await mistakesOf('operator', hostingCalls())).toEqual([]);
  });

  test('where a user makes it in the console', async () => {
    user = await loggedIn();
    made = await makeDomain('www.mysite.xyz', user.client);
    id = made.client.id;
    expect(await mistakesOf('user', accountCalls())).toEqual([]);
    const [first] = await activityOf(id);
    expect(first).toMatchObject({ by: 'operator', userName: '' });
    const last = (await activityOf(id)).find(({ kind }) => kind === 'service');
    expect(last).toMatchObject({ by: 'user', userId: id, userName: user.client.username });
  });

  test('where it concerns the operator’s people', async () => {
    const found: Record<string, unknown> = {};
    const calls = Object.entries(peopleCalls());
    for (const [route, run] of calls) {
      const before = (await activityOf('')).length;
      const { status } = await run();
      const rows = (await activityOf('')).slice(before).map(({ by, kind }) => `${by} ${kind}`);
      found[route] = status >= 400 ? status : rows;
    }
    expect(found).toEqual(Object.fromEntries(calls.map(([route]) => [route, ['operator user']])));
    const authors = (await activityOf('')).map(({ userName }) => userName);
    expect(new Set(authors)).toEqual(new Set(['Anna', 'sue@agency.example', 'Anna Admin', '']));
  });

  test('where the operator makes it in the operator’s console', async () => {
    expect(await mistakesOf('operator', operatorCalls())).toEqual([]);
  });
});

import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { addWaitingHost } from '../../../src/db/clients/client-hosts.ts';
import { moves, sessions, users } from '../../../src/db/schema.ts';
import { othersOf } from '../../../src/db/users/users.ts';
import { unsubscribePath } from '../../../src/email/unsubscribe-link.ts';
import { now } from '../../../src/env.ts';
import { entriesOf } from '../../db/activity/entries.ts';
import { operatorVisit } from '../../operator/operator-visit.ts';
import { db } from '../db.ts';
import { catchEmails } from '../emails.ts';
import { formOn } from '../form.ts';
import { addReport, decide, makeDomain, newUcid } from '../make.ts';
import { loggedIn, PASSWORD } from '../visit.ts';
import { D, each, factorCalls, its, LINK, type Routes, SESSION } from './route.ts';

const SCAN = 'the result of a scan';
const shared = { operator: 'support' } as const;
const closed = { operator: 'administrator' } as const;

/** The routes of a client’s console: every POST, and each GET that is outside a domain or not for every viewer. */
export function accountRoutes(): Routes {
  const path = () => `/account/domains/${its.made.domain.id}`;
  const post = (to: string, fields: Record<string, string | string[]> = {}) =>
    its.user.visit.post(to, fields);
  /** Sends the form of a page with changed fields. */
  const send = async (page: string, to: string, changes: Record<string, string | string[]> = {}) => {
    const { text } = await its.user.visit.get(page);
    return post(to, { ...formOn(text, to), ...changes });
  };
  const otherUser = async () => (await db.select().from(users).where(othersOf(its.id)))[0]!.id;
  const ownUser = async () =>
    (await db.select().from(sessions).where(eq(sessions.clientId, its.id)))[0]!.userId;
  const one: Record<string, string> = {};
  const add = async (kind: string, to: string, fields: Record<string, string>) => {
    const answer = await post(to, fields);
    one[kind] = answer.headers.get('Location')!;
    return answer;
  };
  const added = () => one['setup']!.replace('/onboarding', '/website');
  const factor = factorCalls('/account/settings/second-factor', async () => its.user.visit);
  return {
    ...each({ role: 'nobody' })({
      'GET /account/*': {},
      'GET /account/login': {},
      'POST /account/login': { unrecorded: SESSION },
      'POST /account/login/code': { unrecorded: SESSION },
      'GET /account/forgot': {},
      'POST /account/forgot': { unrecorded: LINK },
      ...each(shared)({
        'GET /account/link/:token': {},
        'POST /account/link/:token/renew': { unrecorded: LINK },
        'GET /account/unsubscribe/:clientId/:userId/:token': {},
        'GET /account/handover/:token': {},
        'POST /account/handover/:token/check': { unrecorded: SCAN },
        'GET /account/session': {},
        'GET /account/brand/branding.json': {},
        'GET /account/brand/logo': {},
        'GET /account/brand/style.css': {},
      }),
    }),
    ...each({ role: 'viewer' })({
      'GET /account/settings': {},
      'GET /account/settings/second-factor': {},
      'POST /account/settings/sessions': { unrecorded: 'sessions and devices' },
      [`POST ${D}/appearance/:theme/preview`]: { unrecorded: 'stores nothing' },
      [`POST ${D}/texts/:locale/preview`]: { unrecorded: 'stores nothing' },
      [`POST ${D}/onboarding/:step/preview`]: { unrecorded: 'stores nothing' },
      ...each(shared)({
        'GET /account': {},
        'GET /account/logout': {},
        'POST /account/logout': { unrecorded: SESSION },
        'GET /account/activity': {},
        'GET /account/activity/changes/:entry': {},
        'GET /account/:file{activity\\.[a-z]+}': {},
      }),
    }),
    'GET /account/add': { role: 'editor', ...shared },
    'GET /account/add/list': { role: 'editor', ...shared },
    [`GET ${D}/settings/own-host/consent.php`]: { role: 'editor', isFile: true },
    ...each({ role: 'owner' })({
      'POST /account/leave': { ...shared, unrecorded: SESSION },
      'GET /account/move/:token': {},
      'GET /account/settings/api-key': {},
      'GET /account/settings/embed-key': {},
      'GET /account/users': {},
      'POST /account/users/:userId/resend': { unrecorded: LINK },
      'GET /account/users/:userId/websites': {},
      'GET /account/users/:userId/remove': {},
      [`GET ${D}/consents/:ucid/erase`]: closed,
      [`GET ${D}/seal`]: {},
      [`GET ${D}/website`]: {},
      [`GET ${D}/website/export.json`]: { isFile: true },
      [`GET ${D}/website/delete`]: closed,
      [`GET ${D}/website/move`]: closed,
    }),
    [`GET ${D}/checkpoint`]: { isFile: true },
    [`GET ${D}/consents/download`]: { isFile: true },
    // It leads to another step.
    [`GET ${D}/onboarding/choose`]: { isFile: true },
    [`GET ${D}/services/:key/remove`]: closed,
    [`GET ${D}/texts/:key/remove`]: closed,
    [`POST ${D}/onboarding/scan`]: { unrecorded: SCAN },
    [`POST ${D}/status/scan`]: { unrecorded: SCAN },
    [`POST ${D}/status/record`]: { unrecorded: 'a link for reports' },
    [`POST ${D}/settings/own-host/check`]: { unrecorded: 'calls the website' },

    // Calls, in the order in which they are made.
    [`POST ${D}/services/add/save`]: () => post(`${path()}/services/add/save`, { preset: '1001' }),
    [`POST ${D}/services/new/save`]: () =>
      add('service', `${path()}/services/new/save`, { name: 'Own', purpose: 'a717ff5', active: 'on' }),
    // Another vendor, about which visitors are asked.
    [`POST ${D}/services/:key/save`]: {
      rows: 2,
      send: () => send(one['service']!, `${one['service']}/save`, { vendor: 'Ours' }),
    },
    [`POST ${D}/services/:key/active`]: () => post(`${one['service']}/active`, { active: 'off' }),
    [`POST ${D}/services/:key/cookies/:cookie/save`]: () =>
      post(`${one['service']}/cookies/new/save`, { name: 'sid', storageType: 'cookie' }),
    [`POST ${D}/services/:key/cookies/:cookie/remove`]: {
      ...closed,
      async send() {
        const { text } = await its.user.visit.get(one['service']!);
        return post(`${one['service']}/cookies/${/\/cookies\/([0-9a-f]+)/.exec(text)![1]}/remove`);
      },
    },
    [`POST ${D}/services/:key/remove`]: { ...closed, send: () => post(`${one['service']}/remove`) },
    [`POST ${D}/texts/add`]: () => post(`${path()}/texts/add`, { language: 'fr' }),
    [`POST ${D}/texts/:key/save`]: () =>
      send(`${path()}/texts/fr`, `${path()}/texts/fr/save`, { imprintUrl: 'https://hotel.example/imprint' }),
    [`POST ${D}/texts/:key/active`]: () => post(`${path()}/texts/fr/active`, { active: 'off' }),
    [`POST ${D}/texts/:key/remove`]: { ...closed, send: () => post(`${path()}/texts/fr/remove`) },
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
      await addReport(its.made.domain.id, 'tags.unknown.example');
      return post(`${path()}/settings/strict-blocking`, { host: 'tags.unknown.example', own: '1' });
    },
    [`POST ${D}/settings/strict-blocking/switch`]: () =>
      post(`${path()}/settings/strict-blocking/switch`, { on: '1' }),
    [`POST ${D}/first-party-hosts`]: () => post(`${path()}/first-party-hosts`, { host: 'cdn.own.example' }),
    [`POST ${D}/activity/versions/ask`]: () =>
      post(`${path()}/activity/versions/ask`, { reason: 'Another controller' }),
    [`POST ${D}/activity/:entry/undo`]: async () => {
      const row = (await entriesOf(its.id)).findLast(({ kind }) => kind === 'domain');
      return post(`${path()}/activity/${row!.id}/undo`);
    },
    [`POST ${D}/appearance/add`]: () => add('theme', `${path()}/appearance/add`, { name: 'Winter' }),
    [`POST ${D}/appearance/:theme/save`]: () =>
      send(one['theme']!, `${one['theme']}/save`, { name: 'Spring' }),
    [`POST ${D}/appearance/:theme/show`]: () => post(`${one['theme']}/show`),
    [`POST ${D}/appearance/:theme/copy`]: () => post(`${one['theme']}/copy`),
    [`POST ${D}/appearance/:theme/remove`]: { ...closed, send: () => post(`${one['theme']}/remove`) },
    [`POST ${D}/status`]: async () => {
      await addReport(its.made.domain.id, 'cdn.unknown.example');
      return post(`${path()}/status`, { all: '1' });
    },
    [`POST ${D}/onboarding/choose/save`]: () =>
      post(`${path()}/onboarding/choose/save`, { preset: '4001', offered: '4001' }),
    [`POST ${D}/onboarding/company/save`]: {
      rows: 5,
      send: () =>
        post(`${path()}/onboarding/company/save`, {
          COMPANY: 'Hotel GmbH',
          STREET: 'Weg 1',
          ZIPCODE: '12345',
          CITY: 'Berlin',
        }),
    },
    // Sets two languages.
    [`POST ${D}/onboarding/languages/save`]: {
      rows: 2,
      send: () => post(`${path()}/onboarding/languages/save`, { language: ['de', 'fr', 'en'] }),
    },
    [`POST ${D}/onboarding/legal/save`]: () =>
      post(`${path()}/onboarding/legal/save`, { 'imprintUrl-en_US': 'https://www.mysite.xyz/legal' }),
    [`POST ${D}/onboarding/look/save`]: () =>
      post(`${path()}/onboarding/look/save`, {
        widgetPosition: 'bottom',
        primaryButtonBackgroundColor: '#aa0000',
      }),
    [`POST ${D}/onboarding/embed/send`]: () =>
      its.user.visit.post(
        `${path()}/onboarding/embed/send`,
        { emailAddress: 'webmaster@agency.example' },
        { env: catchEmails().env },
      ),
    ...each({ role: 'editor', ...shared })({
      'POST /account/add/list': () => post('/account/add/list', { domain: 'listed.example' }),
      'POST /account/add': () => add('setup', '/account/add', { name: 'added.example' }),
      'POST /account/waiting-hosts/confirm': async () => {
        await addWaitingHost(db, its.id, { hostKey: 'third.example', name: 'third.example' });
        return post('/account/waiting-hosts/confirm', { host: 'third.example' });
      },
      'POST /account/waiting-hosts/dismiss': async () => {
        await addWaitingHost(db, its.id, { hostKey: 'fourth.example', name: 'fourth.example' });
        return post('/account/waiting-hosts/dismiss', { host: 'fourth.example' });
      },
    }),
    [`POST ${D}/status/handover`]: () => post(`${path()}/status/handover`),
    [`POST ${D}/status/handover/revoke`]: () => post(`${path()}/status/handover/revoke`),
    'POST /account/unsubscribe/:clientId/:userId/:token': {
      ...shared,
      role: 'nobody',
      tokenless: 'email programs send it, and its address is signed',
      send: async () => post(await unsubscribePath(env, { clientId: its.id, userId: await ownUser() })),
    },
    ...each({ role: 'owner' })({
      [`POST ${D}/seal`]: async () => {
        await decide(its.made);
        return post(`${path()}/seal`);
      },
      [`POST ${D}/website/rename`]: () => post(`${added()}/rename`, { name: 'renamed.example' }),
      [`POST ${D}/website/archive`]: () => post(`${added()}/archive`, { archived: 'on' }),
      ...each(closed)({
        [`POST ${D}/consents/:ucid/erase`]: async () => {
          const ucid = newUcid();
          await decide(its.made, { ucid });
          return post(`${path()}/consents/${ucid}/erase`);
        },
        [`POST ${D}/website/move`]: () => post(`${added()}/move`),
        [`POST ${D}/website/move/withdraw`]: () => post(`${added()}/move/withdraw`),
        [`POST ${D}/website/delete`]: () => post(`${added()}/delete`, { name: 'renamed.example' }),
      }),
      'POST /account/move/:token': async () => {
        const other = await loggedIn();
        const offered = await makeDomain('offered.example', other.client);
        const website = `/account/domains/${offered.domain.id}/website/move`;
        await other.visit.get(website);
        const [link] = /\/account\/move\/\w+/.exec((await other.visit.post(website)).text)!;
        await its.user.visit.get(link);
        return post(link);
      },
      'POST /account/settings/account': () => post('/account/settings/account', { company: 'Inn GmbH' }),
      'POST /account/settings/checkpoint-emails': () =>
        post('/account/settings/checkpoint-emails', { wanted: 'on' }),
      'POST /account/users/invite': () =>
        post('/account/users/invite', { emailAddress: 'editor@hotel.example', name: '', role: 'editor' }),
      'POST /account/users/:userId/role': async () =>
        post(`/account/users/${await otherUser()}/role`, { role: 'viewer' }),
      'POST /account/users/:userId/websites': async () =>
        post(`/account/users/${await otherUser()}/websites`, { access: 'some' }),
      'POST /account/users/:userId/remove': async () => post(`/account/users/${await otherUser()}/remove`),
      'POST /account/settings/api-key': () => send('/account/settings/api-key', '/account/settings/api-key'),
      'POST /account/settings/embed-key': () =>
        send('/account/settings/embed-key', '/account/settings/embed-key'),
    }),
    ...each({ role: 'viewer' })({
      'POST /account/settings/profile': () =>
        send('/account/settings', '/account/settings/profile', { company: 'Hotel AG' }),
      'POST /account/settings/second-factor': factor.on,
      'POST /account/settings/second-factor/off': factor.off,
      'POST /account/settings/password': () =>
        post('/account/settings/password', {
          currentPassword: PASSWORD,
          newPassword: 'lavender honey toast',
        }),
    }),
    'POST /account/link/:token': {
      ...shared,
      role: 'nobody',
      async send() {
        const { text } = await (await operatorVisit()).post(`/operator/clients/${its.id}/link`);
        const link = /\/account\/link\/\w+/.exec(text)![0];
        await its.user.visit.get(link);
        return post(link, { newPassword: 'another honey toast' });
      },
    },
    // The last one, because it moves the domain of the others.
    [`POST ${D}/website/move/make`]: {
      ...closed,
      role: 'owner',
      async send() {
        const { client } = await loggedIn();
        const offer = { domainId: its.made.domain.id, clientId: its.id, hash: '', expiresAt: now() + 60 };
        await db.insert(moves).values({ ...offer, toClientId: client.id });
        await its.user.visit.get('/account');
        return post(`${path()}/website/move/make`, { to: client.id, exported: 'on' });
      },
    },
  };
}

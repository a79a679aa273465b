import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { secondFactors, users } from '../../../src/db/schema.ts';
import { createLink } from '../../../src/db/users/password-links.ts';
import { bulk, operatorVisit, personVisit } from '../../operator/operator-visit.ts';
import { call, hosting } from '../call.ts';
import { db } from '../db.ts';
import { formOn } from '../form.ts';
import { clientPayload, makeDomain, makeEmbedding } from '../make.ts';
import { PASSWORD, visit } from '../visit.ts';
import { each, factorCalls, its, LINK, type Routes, SESSION } from './route.ts';

const C = '/operator/clients/:clientId';

/** The routes of the operator’s pages: every POST, and each GET that is not for support. */
export function operatorRoutes(): Routes {
  let signedIn: Awaited<ReturnType<typeof operatorVisit>> | undefined;
  let undoForm: Record<string, string[]> = {};
  const path = () => `/operator/clients/${its.id}`;
  const operator = async () => (signedIn ??= await operatorVisit());
  const send = async (page: string, to: string, changes: Record<string, string | string[]> = {}) => {
    const { text } = await (await operator()).get(page);
    return (await operator()).post(to, { ...formOn(text, to), ...changes });
  };
  return {
    ...each({ role: 'nobody' })({
      'GET /operator/login': {},
      'POST /operator/login': { unrecorded: SESSION },
      'POST /operator/login/code': { unrecorded: SESSION },
      'POST /operator/login/key': { unrecorded: SESSION },
      'GET /operator/forgot': {},
      'POST /operator/forgot': { unrecorded: LINK },
      'GET /operator/link/:token': {},
      'POST /operator/link/:token/renew': { unrecorded: LINK },
      'GET /operator/session': {},
    }),
    ...each({ role: 'support' })({
      'POST /operator/logout': { unrecorded: SESSION },
      'POST /operator/settings/sessions': { unrecorded: 'sessions and devices' },
      [`POST ${C}/console`]: { unrecorded: SESSION },
      'POST /operator/domains/open': { unrecorded: SESSION },
      'POST /operator/domains/:domainId/republish': { unrecorded: 'publishes what is stored' },
    }),
    ...each({ role: 'administrator' })({
      'GET /operator/users': {},
      'GET /operator/users/:userId/remove': {},
      'GET /operator/new': {},
      'GET /operator/import': {},
      'GET /operator/branding': {},
      'GET /operator/domains/bulk': {},
      [`GET ${C}/export`]: {},
      [`GET ${C}/second-factor`]: {},
      [`GET ${C}/delete`]: {},
    }),
    'POST /operator/users/:userId/resend': { unrecorded: LINK },
    'POST /operator/branding/save': { unrecorded: 'concerns no client' },
    [`POST ${C}/delete`]: { unrecorded: 'the list is deleted with the client' },
    [`POST ${C}/link`]: { unrecorded: LINK },

    // Calls, in the order in which they are made. A client’s form writes its settings and its hosts.
    [`POST ${C}/account/save`]: {
      rows: 2,
      send: () =>
        send(`${path()}/account`, `${path()}/account/save`, { company: 'Hotel', hosts: 'www.mysite.xyz' }),
    },
    [`POST ${C}/domain`]: () => send(path(), `${path()}/domain`, { domain: 'second.example' }),
    [`POST ${C}/second-factor`]: async () => {
      await db.insert(secondFactors).values({ userId: its.id, clientId: its.id, secretCipher: '' });
      return send(`${path()}/second-factor`, `${path()}/second-factor`);
    },
    'POST /operator/domains/bulk': async () => {
      const other = await makeDomain('source.example');
      await makeEmbedding(other.P);
      const ids = [its.made.domain.id];
      const copied = await bulk(await operator(), 'copy', ids, { from: other.domain.id });
      undoForm = formOn(copied.text, '/operator/domains/bulk/undo');
      return copied;
    },
    'POST /operator/domains/bulk/undo': async () =>
      (await operator()).post('/operator/domains/bulk/undo', undoForm),
    'POST /operator/new/save': async () => {
      const { username, emailAddress } = clientPayload();
      const answer = await send('/operator/new', '/operator/new/save', { username, emailAddress });
      its.id = /clients\/([0-9a-f]+)/.exec(answer.headers.get('Location')!)![1]!;
      return answer;
    },
    'POST /operator/import': async () => {
      const backup = (await hosting('GET', `/client/${its.made.client.id}/export`)).body;
      backup.client.company = 'Imported';
      const form = new FormData();
      form.set('token', (await operator()).token());
      form.set('file', new File([JSON.stringify(backup)], 'backup.json'));
      form.set('replace', 'on');
      const request = new Request('https://placet.example/', { method: 'POST', body: form });
      return (await operator()).send('POST', '/operator/import', {
        body: new Uint8Array(await request.arrayBuffer()),
        headers: { 'Content-Type': request.headers.get('Content-Type')! },
      });
    },
  };
}

/** The routes that change the operator’s people, whose list belongs to no client. */
export function peopleRoutes(): Routes {
  let anna: Awaited<ReturnType<typeof personVisit>> | undefined;
  const annas = async () => (anna ??= await personVisit('administrator', { name: 'Anna' })).visit;
  const post = async (to: string, fields: Record<string, string> = {}) => {
    await (await annas()).get('/operator/users');
    return (await annas()).post(to, fields);
  };
  const sue = async () => (await db.select().from(users).where(eq(users.role, 'support')))[0]!;
  const factor = factorCalls('/operator/settings/second-factor', annas);
  return {
    'POST /operator/users/invite': () =>
      post('/operator/users/invite', { emailAddress: 'sue@agency.example', name: '', role: 'support' }),
    'POST /operator/link/:token': {
      role: 'nobody',
      async send() {
        const link = await createLink(db, env, { userId: (await sue()).id, clientId: null });
        const other = visit();
        await other.get(link.path);
        return other.post(link.path, { newPassword: 'lavender honey toast' });
      },
    },
    'POST /operator/users/:userId/role': async () =>
      post(`/operator/users/${(await sue()).id}/role`, { role: 'administrator' }),
    'POST /operator/users/:userId/remove': async () => {
      const [other] = await db.select().from(users).where(eq(users.emailKey, 'sue@agency.example'));
      return post(`/operator/users/${other!.id}/remove`);
    },
    'POST /operator/recovery': {
      role: 'nobody',
      tokenless: 'it needs the operator key',
      send: () =>
        call('POST', '/operator/recovery', {
          body: { emailAddress: 'bert@agency.example' },
          headers: { Authorization: `Bearer ${env.HOSTING_API_KEY}` },
        }),
    },
    ...each({ role: 'support' })({
      'POST /operator/settings/profile': () =>
        post('/operator/settings/profile', { name: 'Anna Admin', emailAddress: anna!.user.emailAddress }),
      'POST /operator/settings/second-factor': factor.on,
      'POST /operator/settings/second-factor/off': factor.off,
      'POST /operator/settings/password': () =>
        post('/operator/settings/password', {
          currentPassword: PASSWORD,
          newPassword: 'another honey toast',
        }),
    }),
  };
}

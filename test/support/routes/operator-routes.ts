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
import { by, factorCalls, its, type Routes } from './route.ts';

const SESSION = 'a session';
const LINK = 'a link that changes nothing until it is used';
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
    'GET /operator/login': { role: 'nobody' },
    'POST /operator/login': { role: 'nobody', unrecorded: SESSION },
    'POST /operator/login/code': { role: 'nobody', unrecorded: SESSION },
    'POST /operator/login/key': { role: 'nobody', unrecorded: SESSION },
    'GET /operator/forgot': { role: 'nobody' },
    'POST /operator/forgot': { role: 'nobody', unrecorded: LINK },
    'GET /operator/link/:token': { role: 'nobody' },
    'POST /operator/link/:token/renew': { role: 'nobody', unrecorded: LINK },
    'GET /operator/session': { role: 'nobody' },
    'POST /operator/logout': { role: 'support', unrecorded: SESSION },
    'POST /operator/settings/sessions': { role: 'support', unrecorded: 'sessions and devices' },
    'GET /operator/users': { role: 'administrator' },
    'GET /operator/users/:userId/remove': { role: 'administrator' },
    'POST /operator/users/:userId/resend': { unrecorded: LINK },
    'GET /operator/new': { role: 'administrator' },
    'GET /operator/import': { role: 'administrator' },
    'GET /operator/branding': { role: 'administrator' },
    'POST /operator/branding/save': { unrecorded: 'concerns no client' },
    [`GET ${C}/export`]: { role: 'administrator' },
    [`GET ${C}/second-factor`]: { role: 'administrator' },
    [`GET ${C}/delete`]: { role: 'administrator' },
    [`POST ${C}/delete`]: { unrecorded: 'the list is deleted with the client' },
    [`POST ${C}/console`]: { role: 'support', unrecorded: SESSION },
    [`POST ${C}/link`]: { unrecorded: LINK },
    'GET /operator/domains/bulk': { role: 'administrator' },
    'POST /operator/domains/open': { role: 'support', unrecorded: SESSION },
    'POST /operator/domains/:domainId/republish': {
      role: 'support',
      unrecorded: 'publishes what is stored',
    },

    // Calls, in the order in which they are made. Its settings and its hosts.
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
    'POST /operator/import': {
      async send() {
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
    'POST /operator/settings/profile': by('support', () =>
      post('/operator/settings/profile', { name: 'Anna Admin', emailAddress: anna!.user.emailAddress }),
    ),
    'POST /operator/settings/second-factor': by('support', factor.on),
    'POST /operator/settings/second-factor/off': by('support', factor.off),
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
    'POST /operator/settings/password': by('support', () =>
      post('/operator/settings/password', {
        currentPassword: PASSWORD,
        newPassword: 'another honey toast',
      }),
    ),
  };
}

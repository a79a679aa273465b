import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { domains } from '../../../src/db/schema.ts';
import { hosting, type Answer } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { addReport, clientPayload, decide, makeDomain, newUcid } from '../../support/make.ts';
import { publishedBy } from '../../support/published-by.ts';
import { accountRoutes } from '../../support/routes/account-routes.ts';
import { routesAt, wronglyDescribed } from '../../support/routes/console-routes.ts';
import { operatorRoutes, peopleRoutes } from '../../support/routes/operator-routes.ts';
import { describedIn, its, type Routes } from '../../support/routes/route.ts';
import { loggedIn } from '../../support/visit.ts';
import { entriesOf } from './entries.ts';

/** The versions of a client's domains, or of all. */
const versionsOf = async (clientId?: string) => {
  const { id, version } = domains;
  const isOf = clientId === undefined ? undefined : eq(domains.clientId, clientId);
  const rows = await db.select({ id, version }).from(domains).where(isOf);
  return new Map(rows.map((row) => [row.id, row.version]));
};

/** Runs a call, and returns the domains that it has not published as it should: where their configuration has changed. */
async function wronglyPublished(run: () => Promise<unknown>) {
  const before = await versionsOf(its.made.client.id);
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

/** Makes the calls of routes and gives those that fail, write other rows than they should, or publish other domains. */
async function mistakesOf(by: string, routes: Routes) {
  const mistakes: unknown[] = [];
  for (const [route, { send, rows: count = 1 }] of describedIn(routes)) {
    if (!send) continue;
    its.id = its.made.client.id;
    const { id } = its;
    const before = (await entriesOf(id)).length;
    let answer!: Answer;
    const log = captureEvents();
    const unpublished = await wronglyPublished(async () => void (answer = await send()));
    const written = (await entriesOf(its.id)).slice(its.id === id ? before : 0);
    const rows = written.map((row) => row.by);
    const expected = Array<string>(count).fill(route.endsWith('/import') ? 'import' : by);
    const changed = written.map(({ domainId }) => `${route} ${its.id} ${domainId ?? ''}`);
    const event = `changed by the ${by === 'user' ? 'client' : by}`;
    const logged = log
      .all()
      .filter((line) => line.event === event && line['client'] === its.id)
      .map((line) => [line['route'], line['client'], line['domain']].join(' '));
    const isLogged =
      logged.length <= changed.length &&
      [...new Set(logged)].sort().join() === [...new Set(changed)].sort().join();
    if (answer.status >= 400 || rows.join() !== expected.join() || unpublished.length > 0 || !isLogged)
      mistakes.push({ route, status: answer.status, rows, expected, unpublished, changed, logged });
  }
  return mistakes;
}

beforeEach(async () => {
  its.made = await makeDomain();
});

/** Every route of the API that changes anything, with a call that does. */
function hostingRoutes(): Routes {
  const P = () => its.made.P;
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
      its.id = answer.body.id;
      return answer;
    },
    'PUT /hosting/api/client/:clientId': () => {
      const { username, emailAddress } = its.made.client;
      return hosting('PUT', `/client/${its.id}`, { username, emailAddress, company: 'Hotel' });
    },
    'DELETE /hosting/api/client/:clientId': { unrecorded: 'the list is deleted with the client' },
    'POST /hosting/api/client/:clientId/apiKey': () => hosting('POST', `/client/${its.id}/apiKey`),
    'POST /hosting/api/client/:clientId/domain': () =>
      hosting('POST', `/client/${its.id}/domain`, { name: 'second.example' }),
    [`PUT ${D}`]: () => hosting('PUT', P(), { name: its.made.domain.name, consentCookieLifetime: 30 }),
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
    // Services and cookies that belong together are created with one call.
    [`POST ${D}/onboarding/presets`]: {
      rows: 2,
      send: () => hosting('POST', `${P()}/onboarding/presets`, [{ id: 1001 }, { id: 4001 }]),
    },
    [`POST ${D}/onboarding/embeddingsFromCookies`]: () =>
      hosting('POST', `${P()}/onboarding/embeddingsFromCookies`, [{ name: 'own_id', storageType: 'cookie' }]),
    [`POST ${D}/onboarding/issues/:issue`]: async () => {
      await addReport(its.made.domain.id, 'cdn.unknown.example');
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
      await decide(its.made, { ucid });
      return hosting('DELETE', `${P()}/log/consents/${ucid}`);
    },
    [`POST ${D}/log/archive`]: async () => {
      await decide(its.made);
      return hosting('POST', `${P()}/log/archive`);
    },
    [`DELETE ${D}`]: () => hosting('DELETE', P()),
    'POST /hosting/api/import': async () => {
      const backup = (await hosting('GET', `/client/${its.id}/export`)).body;
      backup.client.company = 'Imported';
      return hosting('POST', '/import?replace=true', backup);
    },
  };
}

describe('every change is in the activity list, and published if it changes what visitors see', () => {
  test('whose routes are all described', () => {
    expect(wronglyDescribed()).toEqual([]);
    const changing = routesAt('/hosting/api').filter((route) => !route.startsWith('GET'));
    expect(Object.keys(hostingRoutes()).sort()).toEqual(changing.sort());
  });

  test('where the API makes it', async () => {
    expect(await mistakesOf('operator', hostingRoutes())).toEqual([]);
  });

  test('where a user makes it in the console', async () => {
    its.user = await loggedIn();
    its.made = await makeDomain('www.mysite.xyz', its.user.client);
    const { id } = its.made.client;
    expect(await mistakesOf('user', accountRoutes())).toEqual([]);
    const [first] = await entriesOf(id);
    expect(first).toMatchObject({ by: 'operator', userName: '' });
    const last = (await entriesOf(id)).find(({ kind }) => kind === 'service');
    expect(last).toMatchObject({ by: 'user', userId: id, userName: its.user.client.username });
  });

  test('where it concerns the operator’s people', async () => {
    const found: Record<string, unknown> = {};
    const calls = describedIn(peopleRoutes());
    for (const [route, { send }] of calls) {
      const before = (await entriesOf('')).length;
      const { status } = await send!();
      const rows = (await entriesOf('')).slice(before).map(({ by, kind }) => `${by} ${kind}`);
      found[route] = status >= 400 ? status : rows;
    }
    expect(found).toEqual(Object.fromEntries(calls.map(([route]) => [route, ['operator user']])));
    const authors = (await entriesOf('')).map(({ userName }) => userName);
    expect(new Set(authors)).toEqual(new Set(['Anna', 'sue@agency.example', 'Anna Admin', '']));
  });

  test('where the operator makes it in the operator’s console', async () => {
    expect(await mistakesOf('operator', operatorRoutes())).toEqual([]);
  });
});

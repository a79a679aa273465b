import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteOldActivity } from '../../src/db/activity/retention.ts';
import { activity, clients, domains } from '../../src/db/schema.ts';
import { countDays } from '../../src/log/counts/daily-counts.ts';
import { now } from '../../src/env.ts';
import { entriesOf } from '../db/activity/entries.ts';
import { operatorVisit } from '../operator/operator-visit.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeClient, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';
import { loggedIn, redirectTarget } from '../support/visit.ts';

async function withDomain() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const path = `/account/domains/${made.domain.id}/activity`;
  const rows = () => entriesOf(client.id);
  /** The page that undoes the newest change of a kind, and the answer to its form. */
  const undo = async (kind: string) => {
    const row = (await rows()).findLast((one) => one.kind === kind)!;
    const page = await visit.get(`${path}/${row.id}/undo`);
    return { page: page.text, send: () => visit.post(`${path}/${row.id}/undo`) };
  };
  return { ...made, visit, path, rows, undo };
}

describe('the activity list', () => {
  test('shows who changed what, with the labels of the forms', async () => {
    const { visit, P, path, client } = await withDomain();
    const translations = { de_DE: { blockedContentTitle: 'Karte' } };
    const { id } = await makeEmbedding(P, { name: 'Own <b>', translations });
    await visit.post(`/account/domains/${path.split('/')[3]}/services/${id}/active`, { active: 'off' });
    const { text, status } = await visit.get(path);
    expect(status).toBe(200);
    const added = await visit.get(/href="([^"]*\/changes\/\d+)">Details</.exec(text)![1]!);
    expect(added.text).toContain('Translations › German (Germany) › Placeholder heading');
    expect(text).toContain('Own &lt;b&gt;');
    expect(text).toContain(client.username);
    const change = /href="([^"]*\/changes\/\d+)">Enabled</.exec(text)![1]!;
    for (const page of [change, change.replace(/domains\/\w+\//, '')])
      expect((await visit.get(page)).text).toMatch(
        /<th scope="row">Enabled<\/th><td[^>]*>Yes<\/td><td[^>]*>No<\/td>/,
      );
    const german = await visit.get(path, { headers: { 'Accept-Language': 'de' } });
    expect(german.text).toMatch(/Geändert/);
    const account = await visit.get('/account/activity?kind=service');
    expect(account.text).toContain('www.mysite.xyz');
    expect((await visit.get('/account/activity?kind=text')).text).toContain('No changes');
    expect((await visit.get('/account/activity?from=2020-01-01&to=2020-01-02')).text).toContain('No changes');
  });

  test('begins and ends its days at midnight in the time zone that the page names', async () => {
    const { visit, client } = await withDomain();
    const row = { clientId: client.id, by: 'system', kind: 'text', action: 'changed' } as const;
    // 14 November in UTC, and the 15th in Berlin.
    const late = Date.parse('2026-11-14T23:30:00Z') * 1000;
    await db.insert(activity).values({ ...row, id: late, objectName: 'de_DE' });
    visit.cookies.set('__Host-placet-zone', 'Europe%2FBerlin');
    const found = async (query: string) =>
      (await visit.get(`/account/activity?kind=text&${query}`)).text.includes('15 Nov 2026');
    expect(await found('from=2026-11-15&to=2026-11-15')).toBe(true);
    expect(await found('from=2026-11-16&to=2026-11-13')).toBe(true);
    expect(await found('from=2026-11-13&to=2026-11-14')).toBe(false);
    const csv = await visit.get('/account/activity.csv?kind=text&from=2026-11-15&to=2026-11-15');
    expect(csv.text).toContain('2026-11-14T23:30:00.000Z');
  });

  test('has languages and placeholders of the setup as added, and later ones as changed', async () => {
    const { visit, path, rows } = await withDomain();
    const setup = path.replace('activity', 'onboarding');
    const actions = async (kind: string) =>
      (await rows())
        .filter((row) => row.kind === kind)
        .map(({ action, objectName }) => `${action} ${objectName}`);
    await visit.get(`${setup}/languages`);
    const before = await actions('text');
    await visit.post(`${setup}/languages/save`, { language: ['en', 'fr'] });
    await visit.post(`${setup}/languages/save`, { language: ['en'] });
    expect((await actions('text')).slice(before.length)).toEqual(['created fr', 'changed fr']);
    const details = { COMPANY: 'Lindenhof', STREET: 'Lindenstr. 5', ZIPCODE: '83684', CITY: 'Tegernsee' };
    await visit.post(`${setup}/company/save`, { ...details, EMAIL: '' });
    await visit.post(`${setup}/company/save`, { ...details, EMAIL: 'post@lindenhof.example' });
    const list = await actions('placeholder');
    expect(list.at(-1)).toBe('changed {EMAIL}');
    expect(list.slice(-6, -1).every((one) => one.startsWith('created'))).toBe(true);
    expect((await visit.get(path)).text).toMatch(/<b>Added<\/b> · Texts/);
  });

  test('has the labels of the forms in both consoles', async () => {
    const { visit, P, client } = await withDomain();
    const { id } = await makeEmbedding(P, { name: 'Video', iframeMarkers: ['video.example'] });
    const { username, emailAddress } = client;
    await hosting('PUT', client.path, { username, emailAddress, features: { canUseDomAPI: false } });
    await hosting('PUT', P, { name: 'www.mysite.xyz', imprintDisplayMode: 'direct' });
    await hosting('PUT', `${P}/locale/en_US`, {
      widgetTitle: 'Hello',
      purposeNames: { a717ff5: 'Counting' },
    });
    const [theme] = (await hosting('GET', `${P}/theme`)).body;
    await hosting('PUT', `${P}/theme/${theme.id}`, { name: theme.name, windowLinkColor: '#111111' });
    await hosting('DELETE', `${P}/embedding/${id}`);
    const operator = await operatorVisit();
    for (const { text } of [
      await visit.get('/account/activity'),
      await operator.get(`/operator/clients/${client.id}/activity`),
      await operator.get('/operator/activity'),
    ]) {
      for (const label of ['Heading', 'Banner colors: Links', 'Features › Domain API'])
        expect(text.includes(label), label).toBe(true);
      for (const field of ['widgetTitle', 'imprintDisplayMode', 'windowLinkColor', 'canUse'])
        expect(text.includes(field), field).toBe(false);
    }
    const list = await operator.get('/operator/activity');
    const change = /href="([^"]*\/changes\/\d+)">Heading/.exec(list.text)![1]!;
    expect((await operator.get(change)).text).toMatch(/<th scope="row">Heading[^<]*<\/th>/);
  });

  test('says of a field without effect that it has none', async () => {
    const { client, visit } = await loggedIn();
    const { P, domain } = await makeDomain('www.mysite.xyz', client);
    expect((await hosting('PUT', `${P}/locale/en_US`, { detailsTitle: 'More' })).status).toBe(200);
    const { text } = await visit.get(`/account/domains/${domain.id}/activity`);
    expect(text).toContain('Fields without effect: detailsTitle');
  });

  test('tells how many records of a visitor were erased, and not whose', async () => {
    const { visit, path, ...made } = await withDomain();
    const ucid = newUcid();
    await decide(made, { ucid });
    await decide(made, { ucid: newUcid() });
    await visit.get(path);
    await visit.post(`/account/domains/${made.domain.id}/consents/${ucid}/erase`);
    const english = await visit.get(path);
    expect(english.text).toContain('<b>Consents of one visitor erased</b> · 1 record');
    const german = await visit.get(path, { headers: { 'Accept-Language': 'de' } });
    expect(german.text).toContain('<b>Einwilligungen eines Besuchers gelöscht</b> · 1 Einwilligung');
    for (const page of [english.text, german.text, (await visit.get(`${path}.ndjson`)).text])
      expect([page.includes(ucid), page.includes(ucid.slice(0, 12))]).toEqual([false, false]);
  });

  test('has 25 changes on a page, and all of them in its files', async () => {
    const { visit, P, path, rows } = await withDomain();
    for (let i = 0; i < 31; i++) await hosting('PUT', `${P}/placeholder`, [{ name: 'A', value: `=${i}` }]);
    const { text } = await visit.get(path);
    expect(text.match(/<time /g)).toHaveLength(25);
    const next = /href="([^"]*before=[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    expect((await visit.get(next)).text.match(/<time /g)).toHaveLength(7);
    const ndjson = await visit.get(`${path}.ndjson`);
    expect(ndjson.headers.get('Content-Disposition')).toContain('activity-www.mysite.xyz-');
    expect(
      ndjson.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).after?.placeholders?.A),
    ).toEqual(
      (await rows())
        .slice(1)
        .map(({ after }) => (after?.['placeholders'] as { A: string } | undefined)?.A)
        .reverse(),
    );
    const csv = await visit.get('/account/activity.csv?kind=account');
    expect(csv.text).toMatch(/^time,by,userName,/);
    expect(csv.text.split('\r\n')).toHaveLength(1 + 1 + 1);
  });

  test('shows nothing of other clients', async () => {
    const { rows, path } = await withDomain();
    const other = await withDomain();
    const [first] = await rows();
    for (const page of [
      path,
      `${path}.csv`,
      `${path}/changes/${first!.id}`,
      `/account/activity/changes/${first!.id}`,
      `${path}/${first!.id}/undo`,
      `${path}/versions`,
    ])
      expect([page, (await other.visit.get(page)).status]).toEqual([page, 404]);
    expect((await other.visit.get(`${other.path}/${first!.id}/undo`)).status).toBe(404);
    const { text } = await other.visit.get('/account/activity.ndjson');
    expect(
      new Set(
        text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).clientId),
      ),
    ).toEqual(new Set([other.client.id]));
  });

  test('of all clients is the operator’s, as is that of one', async () => {
    const one = await withDomain();
    const two = await withDomain();
    const its = await operatorVisit();
    const all = await its.get('/operator/activity');
    for (const { client } of [one, two]) expect(all.text).toContain(client.username);
    const ofOne = await its.get(`/operator/clients/${one.client.id}/activity`);
    expect([ofOne.text.includes(one.client.username), ofOne.text.includes(two.client.username)]).toEqual([
      true,
      false,
    ]);
    const file = await its.get('/operator/activity.ndjson');
    expect(file.text.trim().split('\n')).toHaveLength((await one.rows()).length + (await two.rows()).length);
  });

  test('of all clients is complete where several were changed at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => makeClient()));
    const ids = Array.from({ length: 200 }, (_, i) => 1_800_000_000_000_000 + i);
    for (const { id: clientId } of made)
      await env.DB.prepare(
        `INSERT INTO activity (clientId, id, "by", kind, action)
           SELECT ?, value, 'system', 'log', 'changed' FROM json_each(?)`,
      )
        .bind(clientId, JSON.stringify(ids))
        .run();
    const its = await operatorVisit();
    const file = await its.get('/operator/activity.csv?kind=log');
    expect(file.text.trim().split('\r\n')).toHaveLength(1 + 600);
    let address: string | undefined = '/operator/activity?kind=log';
    let shown = 0;
    while (address) {
      const { text }: { text: string } = await its.get(address);
      shown += text.match(/<time /g)!.length;
      address = /href="([^"]*)" rel="next"/.exec(text)?.[1]!.replaceAll('&amp;', '&');
    }
    expect(shown).toBe(600);
  });
});

describe('the banner versions', () => {
  test('show what visitors read, the differences and the decisions', async () => {
    const { visit, P, path, ...made } = await withDomain();
    await makeEmbedding(P, { name: 'First service' });
    await decide({ ...made, P });
    const [site] = await db.select().from(domains).where(eq(domains.id, made.domain.id));
    await countDays({ db, id: sql`${site!.log}` });
    await makeEmbedding(P, { name: 'Second service' });
    await hosting('PUT', `${P}/locale/en_US`, { widgetTitle: 'We value <you>' });
    const list = await visit.get(`${path}/versions`);
    const [seen = '', replaced = ''] = list.text.split('<summary>Replaced before any decision (2)');
    const numbersIn = (html: string) =>
      [...html.matchAll(/versions\/(\d+)"/g)].map(([, number]) => Number(number));
    expect([numbersIn(seen), numbersIn(replaced)]).toEqual([
      [4, 2],
      [3, 1],
    ]);
    const numbers = [4, 3, 2, 1];
    // The notice, and the design.
    expect(list.text.match(/<b>Current<\/b>/g)).toHaveLength(2);
    expect(list.text).toMatch(/1 decision ·|1 decision</);
    const newest = await visit.get(`${path}/versions/${numbers[0]}`);
    expect(newest.text).toContain('We value &lt;you&gt;');
    expect(newest.text).toContain('Second service');
    const pages = await Promise.all(numbers.map((number) => visit.get(`${path}/versions/${number}`)));
    const added = pages.find(({ text }) => text.includes('<th scope="row">Services › Second service'));
    expect(added).toBeDefined();
    for (const { text } of pages) expect(text).not.toMatch(/optionalServices|a717ff5/);
    expect(pages.at(-1)!.text).not.toContain('Second service');
    expect((await visit.get(`${path}/versions/999`)).status).toBe(404);
  });

  test('name their policy, and are compared with the one before under the same', async () => {
    const { visit, P, path, domain } = await withDomain();
    await makeEmbedding(P, { name: 'Counter', exemptInUk: 'statistics' });
    await hosting('PUT', P, { name: domain.name, policyUsStates: 'optOut' });
    await hosting('PUT', `${P}/locale/en_US`, { widgetTitle: 'Our cookies' });
    const list = await visit.get(`${path}/versions`);
    const optOut = [...list.text.matchAll(/versions\/(\d+)">(?:(?!<\/a>).)*Opt-out/g)].map(
      ([, number]) => number,
    );
    expect(optOut).toHaveLength(2);
    const { text } = await visit.get(`${path}/versions/${optOut[0]}`);
    expect(text).toContain('Our cookies');
    const [, differences = ''] = /<tbody>(.*?)<\/tbody>/s.exec(text) ?? [];
    expect(differences).not.toContain('Do not sell or share');
  });

  test('with exempt services are named, and compared with the one before that has some', async () => {
    const { visit, P, path } = await withDomain();
    const counter = await makeEmbedding(P, { name: 'Counter', exemptInUk: 'statistics' });
    const [map, video] = [await makeEmbedding(P, { name: 'Map' }), await makeEmbedding(P, { name: 'Video' })];
    const versions = async () => {
      const { text } = await visit.get(`${path}/versions`);
      return [...text.matchAll(/versions\/(\d+)">(.*?)<\/a>/gs)].map(([, number, name]) => ({
        number: Number(number),
        isBritish: name!.includes('With exempt services'),
      }));
    };
    const differences = async (wanted: { number: number } | undefined) => {
      const { text } = await visit.get(`${path}/versions/${wanted!.number}`);
      return text.includes('no earlier version') ? undefined : /<tbody>(.*?)<\/tbody>/s.exec(text)?.[1];
    };
    const oldest = (await versions()).findLast(({ isBritish }) => isBritish);
    expect(await differences(oldest)).toBeUndefined();
    // Only the notice for the United Kingdom changes, more often than notices are read at once.
    for (const ofMap of ['statistics', 'appearance', null])
      for (const ofVideo of ['statistics', 'appearance', null]) {
        await hosting('PUT', `${P}/embedding/${map.id}`, { ...map, exemptInUk: ofMap });
        await hosting('PUT', `${P}/embedding/${video.id}`, { ...video, exemptInUk: ofVideo });
      }
    // A notice that comes back keeps its number, so the last one before the change in question is one that never was there.
    await hosting('PUT', `${P}/embedding/${counter.id}`, { ...counter, exemptInUk: 'appearance' });
    await hosting('PUT', `${P}/embedding/${map.id}`, { ...map, description: 'Shows places' });
    const found = await versions();
    for (const isBritish of [true, false]) {
      const newest = await differences(found.find((version) => version.isBritish === isBritish));
      expect(newest).toContain('Shows places');
      expect(newest).not.toContain('without your consent until');
    }
    const changed = await Promise.all(found.map((version) => differences(version)));
    const exemption = changed.find((rows) => rows?.includes('Exemption from consent in the United Kingdom'));
    expect(exemption).toMatch(/<td[^>]*>(Statistics|Appearance and functions)<\/td>/);
    expect(changed.join()).not.toMatch(/› exempt<|>(statistics|appearance)</);
  });
});

describe('undoing a change', () => {
  test('brings back the text, as a new change', async () => {
    const { P, undo, rows, visit, path } = await withDomain();
    const locale = `${P}/locale/en_US`;
    await hosting('PUT', locale, { widgetTitle: 'First', purposeNames: { '15c61c3': 'Own' } });
    await hosting('PUT', locale, { widgetTitle: 'Second', purposeNames: { a717ff5: 'Ours' } });
    const { page, send } = await undo('text');
    expect(page).toContain('First');
    expect(page).toContain('Second');
    expect(redirectTarget(await send())).toBe(path);
    expect((await visit.get(path)).text).toContain('was undone');
    const { body } = await hosting('GET', locale);
    expect([body.widgetTitle, body.purposeNames]).toEqual(['First', { '15c61c3': 'Own' }]);
    expect((await rows()).at(-1)).toMatchObject({ by: 'user', kind: 'text', action: 'changed' });
    const count = (await rows()).length;
    await send();
    expect((await rows()).length - count).toBeLessThanOrEqual(1);
  });

  test('creates a deleted service again, with its ID and cookies', async () => {
    const { P, undo } = await withDomain();
    const made = await makeEmbedding(P, { vendor: 'Ours', assets: [{ name: 'sid' }] });
    await hosting('DELETE', `${P}/embedding/${made.id}`);
    await (await undo('service')).send();
    const { body } = await hosting('GET', `${P}/embedding/${made.id}`);
    expect({ ...body, assets: [] }).toEqual({ ...made, assets: [] });
    expect(body.assets).toMatchObject([{ name: 'sid' }]);
  });

  test('sent several times at once undoes the change once', async () => {
    const { P, path, visit, rows } = await withDomain();
    const { id } = await makeEmbedding(P);
    const [theme] = (await hosting('GET', `${P}/theme`)).body;
    for (const part of [`embedding/${id}`, `theme/${theme.id}`, 'locale/de_DE']) {
      const list = `${P}/${part.split('/')[0]}`;
      const before = (await hosting('GET', list)).body;
      await hosting('DELETE', `${P}/${part}`);
      const undo = `${path}/${(await rows()).at(-1)!.id}/undo`;
      const answers = await Promise.all([1, 2, 3].map(() => visit.post(undo)));
      expect(
        answers.map(({ status }) => status),
        part,
      ).toEqual([303, 303, 303]);
      expect((await hosting('GET', list)).body).toHaveLength(before.length);
    }
    expect((await rows()).filter(({ by }) => by === 'user')).toHaveLength(3);
  });

  test('removes a created design', async () => {
    const { P, undo } = await withDomain();
    const { body } = await hosting('POST', `${P}/theme`, { name: 'Winter' });
    await (await undo('design')).send();
    expect((await hosting('GET', `${P}/theme/${body.id}`)).status).toBe(404);
  });

  test('brings back settings and placeholders', async () => {
    const { P, undo, domain } = await withDomain();
    await hosting('PUT', P, { name: domain.name, consentCookieLifetime: 30, blockIframes: true });
    await (await undo('domain')).send();
    expect((await hosting('GET', P)).body).toEqual(domain);
    await hosting('PUT', `${P}/placeholder`, [
      { name: 'A', value: '1' },
      { name: 'B', value: '2' },
    ]);
    await hosting('PUT', `${P}/placeholder`, [
      { name: 'A', value: '3' },
      { name: 'C', value: '4' },
    ]);
    await (await undo('placeholder')).send();
    const { body } = await hosting('GET', `${P}/placeholder`);
    expect(body).toEqual([
      { name: 'A', value: '1' },
      { name: 'B', value: '2' },
    ]);
  });

  test('does not change what only the operator can change', async () => {
    const { P, client, domain, path, visit, rows } = await withDomain();
    await db.update(clients).set({ whitelabelMaxCount: -1 }).where(eq(clients.id, client.id));
    const put = async (settings: object) => {
      await hosting('PUT', P, settings);
      return `${path}/${(await rows()).at(-1)!.id}/undo`;
    };
    const { name } = domain;
    await put({ name, whitelabel: true });
    const mixed = await put({ name, whitelabel: false, blockIframes: false });
    expect((await visit.get(mixed)).text).not.toContain('whitelabel');
    expect(redirectTarget(await visit.post(mixed))).toBe(path);
    expect((await hosting('GET', P)).body).toMatchObject({ whitelabel: false, blockIframes: true });
    const refused = await put({ name, whitelabel: true });
    expect((await visit.get(path)).text).not.toContain(refused);
    expect((await visit.get(refused)).status).toBe(404);
    expect((await visit.post(refused)).status).toBe(404);
    const its = await operatorVisit();
    await its.post(`/operator/clients/${client.id}/console`);
    await its.get('/account');
    expect(redirectTarget(await its.post(refused))).toBe(path);
    expect((await hosting('GET', P)).body).toMatchObject({ whitelabel: false });
  });

  test('brings back policies that were set through a design', async () => {
    const { P, undo, rows } = await withDomain();
    const [theme] = (await hosting('GET', `${P}/theme`)).body;
    const set = (enableOnlyInEu: boolean) =>
      hosting('PUT', `${P}/theme/${theme.id}`, { name: 'Default', enableOnlyInEu });
    const policy = async () => (await hosting('GET', P)).body.policyElsewhere;
    await set(true);
    const row = (await rows()).at(-1)!;
    expect([row.kind, row.after]).toEqual([
      'domain',
      { policyUsStates: 'none', policyQuebec: 'none', policyBrazil: 'none', policyElsewhere: 'none' },
    ]);
    await (await undo('domain')).send();
    expect(await policy()).toBe('optIn');
  });

  test('leaves the cookie that an own host needs, and sets it with an own host that comes back', async () => {
    const { P, domain, path, visit, rows } = await withDomain();
    const { name } = domain;
    const put = async (settings: object) => {
      await hosting('PUT', P, { name, ...settings });
      return `${path}/${(await rows()).at(-1)!.id}/undo`;
    };
    const stored = async () => {
      const { ownHostPath, consentStorage } = (await hosting('GET', P)).body;
      return [ownHostPath, consentStorage] as string[];
    };
    const cookie = await put({ consentStorage: 'cookie' });
    await put({ ownHostPath: 'consent' });
    await visit.get(cookie);
    expect((await visit.post(cookie)).status).toBe(400);
    expect(await stored()).toEqual(['consent', 'cookie']);
    const removed = await put({ ownHostPath: '' });
    await put({ consentStorage: 'localStorage' });
    await visit.get(removed);
    expect(redirectTarget(await visit.post(removed))).toBe(path);
    expect(await stored()).toEqual(['consent', 'cookie']);
  });

  test('warns of later changes, and keeps to quotas', async () => {
    const { P, client, path, visit, rows } = await withDomain();
    await hosting('DELETE', `${P}/locale/de_DE`);
    const deleted = (await rows()).at(-1)!;
    await hosting('POST', `${P}/locale`, { name: 'fr' });
    const { username, emailAddress } = client;
    await hosting('PUT', `/client/${client.id}`, {
      username,
      emailAddress,
      features: { moreThan2Lang: false },
    });
    const refused = await visit.post(`${path}/${deleted.id}/undo`);
    expect(refused.status).toBe(400);
    await hosting('PUT', `${P}/locale/en_US`, { widgetTitle: 'A' });
    const earlier = (await rows()).at(-1)!;
    await hosting('PUT', `${P}/locale/en_US`, { widgetTitle: 'B' });
    expect((await visit.get(`${path}/${earlier.id}/undo`)).text).toContain('another change after this one');
  });
});

describe('a row', () => {
  test('cannot be changed, is kept for 395 days, and goes with its client', async () => {
    const { client, rows } = await withDomain();
    const [first] = await rows();
    await expect(env.DB.exec("UPDATE activity SET by = 'system'")).rejects.toThrow('never changed');
    await expect(env.DB.exec('DELETE FROM activity')).rejects.toThrow('kept for 395 days');
    const old = { ...first!, id: (now() - 396 * 86_400) * 1e6 };
    await db.insert(activity).values(old);
    await deleteOldActivity(db, now());
    expect(await rows()).toEqual(expect.not.arrayContaining([old]));
    expect((await rows())[0]).toEqual(first);
    await hosting('DELETE', `/client/${client.id}`);
    expect(await rows()).toEqual([]);
  });

  test('stays when its domain is deleted', async () => {
    const { P, domain, rows, visit } = await withDomain();
    await makeEmbedding(P);
    expect((await visit.get('/account/activity')).text).toContain('/undo"');
    await hosting('DELETE', P);
    expect((await visit.get('/account/activity')).text).not.toContain('/undo"');
    expect((await visit.get('/account/activity.ndjson')).text).not.toContain('hasDomain');
    expect((await rows()).map(({ domainId, action }) => [domainId, action])).toContainEqual([
      domain.id,
      'deleted',
    ]);
  });

  test('holds no secret, no image and no endless text', async () => {
    const { P, client, rows } = await withDomain();
    const { username, emailAddress } = client;
    await hosting('PUT', `/client/${client.id}`, {
      username,
      emailAddress,
      password: 'lavender honey toast',
    });
    await hosting('POST', `/client/${client.id}/apiKey`);
    const { body: theme } = await hosting('POST', `${P}/theme`, { name: 'A' });
    const logoImage = `iVBORw0KGgo${'A'.repeat(4000 * 4 - 11)}`;
    await hosting('PUT', `${P}/theme/${theme.id}`, { name: 'A', logoImage });
    const long = 'ü'.repeat(65_536);
    await hosting('PUT', `${P}/locale/en_US`, {
      imprintHtmlCode: long,
      privacyPolicyHtmlCode: long,
      widgetIntroText: long,
    });
    const all = await rows();
    const text = JSON.stringify(all);
    expect(text).not.toMatch(/scrypt|apiKey\w+"|iVBOR/);
    expect(all.findLast(({ after }) => after && 'passwordHash' in after)!.after).toEqual({
      passwordHash: null,
    });
    expect(all.findLast(({ after }) => after && 'logoImage' in after)!.after).toEqual({
      logoImage: { $image: 12_000 },
    });
    const size = await env.DB.prepare('SELECT max(length(fields)) AS n FROM activity').first<number>('n');
    expect(size).toBeLessThan(10_000);
  });
});

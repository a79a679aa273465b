import { env } from 'cloudflare:workers';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { forgetActivity } from '../../src/db/activity-list.ts';
import { activity, domains } from '../../src/db/schema.ts';
import { countDays } from '../../src/log/life/daily-counts.ts';
import { now } from '../../src/env.ts';
import { operatorVisit } from '../operator/operator-visit.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, makeEmbedding } from '../support/make.ts';
import { loggedIn, redirectTarget } from '../support/visit.ts';

async function withDomain() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const path = `/account/domains/${made.domain.id}/activity`;
  const rows = () =>
    db.select().from(activity).where(eq(activity.clientId, client.id)).orderBy(asc(activity.id));
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
    const { id } = await makeEmbedding(P, { name: 'Own <b>' });
    await visit.post(`/account/domains/${path.split('/')[3]}/services/${id}/active`, { active: 'off' });
    const { text, status } = await visit.get(path);
    expect(status).toBe(200);
    expect(text).toContain('Own &lt;b&gt;');
    expect(text).toContain(client.username);
    expect(text).toMatch(/<th scope="row">Enabled<\/th><td[^>]*>Yes<\/td><td[^>]*>No<\/td>/);
    const german = await visit.get(path, { headers: { 'Accept-Language': 'de' } });
    expect(german.text).toMatch(/Geändert/);
    const account = await visit.get('/account/activity?kind=service');
    expect(account.text).toContain('www.mysite.xyz');
    expect((await visit.get('/account/activity?kind=text')).text).toContain('No changes');
    expect((await visit.get('/account/activity?from=2020-01-01&until=2020-01-02')).text).toContain(
      'No changes',
    );
  });

  test('has 50 changes on a page, and all of them in its files', async () => {
    const { visit, P, path, rows } = await withDomain();
    for (let i = 0; i < 51; i++) await hosting('PUT', `${P}/placeholder`, [{ name: 'A', value: `=${i}` }]);
    const { text } = await visit.get(path);
    expect(text.match(/<time /g)).toHaveLength(50);
    const next = /href="([^"]*before=[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    expect((await visit.get(next)).text.match(/<time /g)).toHaveLength(2);
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
    for (const page of [path, `${path}.csv`, `${path}/${first!.id}/undo`, `${path}/versions`])
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
});

describe('the versions of the banner', () => {
  test('show what visitors read, the differences and the decisions', async () => {
    const { visit, P, path, ...made } = await withDomain();
    await makeEmbedding(P, { name: 'First service' });
    await decide({ ...made, P });
    const [site] = await db.select().from(domains).where(eq(domains.id, made.domain.id));
    await countDays({ db, id: sql`${site!.log}` });
    await makeEmbedding(P, { name: 'Second service' });
    await hosting('PUT', `${P}/locale/en_US`, { widgetTitle: 'We value <you>' });
    const list = await visit.get(`${path}/versions`);
    const numbers = [...list.text.matchAll(/versions\/(\d+)"/g)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(list.text.match(/Shown now/g)).toHaveLength(1);
    expect(list.text).toMatch(/1 decision ·|1 decision</);
    const newest = await visit.get(`${path}/versions/${numbers[0]}`);
    expect(newest.text).toContain('We value &lt;you&gt;');
    expect(newest.text).toContain('Second service');
    const pages = await Promise.all(numbers.map((number) => visit.get(`${path}/versions/${number}`)));
    const added = pages.find(({ text }) => text.includes('<th scope="row">Services › Second service'));
    expect(added).toBeDefined();
    expect(pages.at(-1)!.text).not.toContain('Second service');
    expect((await visit.get(`${path}/versions/999`)).status).toBe(404);
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

  test('brings back policies, also where an earlier release has recorded them with a design', async () => {
    const { P, client, domain, undo, rows } = await withDomain();
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

    await set(true);
    const recorded = { clientId: client.id, domainId: domain.id, by: 'operator', kind: 'design' } as const;
    const change = {
      action: 'changed',
      before: { enableOnlyInEu: false },
      after: { enableOnlyInEu: true },
    } as const;
    const id = (await rows()).at(-1)!.id + 1;
    await db.insert(activity).values({ ...recorded, ...change, id, objectId: theme.id });
    const { page, send } = await undo('design');
    expect(page).toContain('Ask visitors in Europe only');
    await send();
    expect(await policy()).toBe('optIn');
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
    expect((await visit.get(`${path}/${earlier.id}/undo`)).text).toContain('changed again after this entry');
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
    await forgetActivity(db, now());
    expect(await rows()).toEqual(expect.not.arrayContaining([old]));
    expect((await rows())[0]).toEqual(first);
    await hosting('DELETE', `/client/${client.id}`);
    expect(await rows()).toEqual([]);
  });

  test('stays when its domain is deleted', async () => {
    const { P, domain, rows } = await withDomain();
    await hosting('DELETE', P);
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
    expect(all.at(-1)!.after).toMatchObject({ widgetIntroText: { $length: 65_536 } });
    const size = await env.DB.prepare(
      'SELECT max(length(CAST(after AS BLOB))) AS n FROM activity',
    ).first<number>('n');
    expect(size).toBeLessThan(1_000_000);
  });
});

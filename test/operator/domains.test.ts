import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { replaceConfiguration } from '../../src/domains/configuration-copy.ts';
import { restoreFormer } from '../../src/domains/former-configuration.ts';
import { calls, domains, domainStatuses, formerParts } from '../../src/db/schema.ts';
import { setting } from '../../src/db/settings-column.ts';
import { now } from '../../src/env.ts';
import { monthOf } from '../../src/lib/time.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeClient, makeDomain } from '../support/make.ts';
import { redirectTarget, visit } from '../support/visit.ts';
import { formOn } from '../support/form.ts';
import { bulk, operatorVisit } from './operator-visit.ts';

const LIST = '/operator/domains';
const site = inject('site');

const setStatus = async (id: string, status: 'live' | 'attention' | 'notInstalled', issueCount = 0) =>
  db.update(domainStatuses).set({ status, issueCount }).where(eq(domainStatuses.domainId, id));

/** Three domains of one client: one that is not installed, one with two issues and a path, one that is live. */
async function threeDomains() {
  const client = await makeClient();
  const b = await makeDomain('b.example', client);
  const a = await makeDomain('a.example/de', client);
  const c = await makeDomain('c.example', client);
  await setStatus(b.domain.id, 'notInstalled');
  await setStatus(a.domain.id, 'attention', 2);
  await setStatus(c.domain.id, 'live');
  return { client, a: a.domain.id as string, b: b.domain.id as string, c: c.domain.id as string, made: c };
}

const idsIn = (text: string) =>
  [...text.matchAll(/name="id" value="(\w+)" form="bulk"/g)].map(([, id]) => id);

test('the list of domains shows statuses and can be filtered, searched and sorted', async () => {
  const { a, b, c, made } = await threeDomains();
  await db.insert(calls).values({ domainId: b, month: monthOf(now()), count: 7 });
  await decide(made, {}, { Origin: 'https://c.example' });
  const its = await operatorVisit();
  const listed = async (query: string) => idsIn((await its.get(LIST + query)).text);
  const { text } = await its.get(LIST);
  expect(text).toContain('a.example/de');
  expect(text).toContain('2 issues');
  expect(text).toMatch(/Not installed \(1\)/);
  expect(await listed('')).toEqual([c, a, b]);
  expect(await listed('?status=notInstalled')).toEqual([b]);
  expect(await listed('?q=a.exa')).toEqual([a]);
  expect(await listed('?sort=name')).toEqual([a, b, c]);
  expect(await listed('?sort=calls')).toEqual([b, c, a]);
  expect(await listed('?sort=status')).toEqual([b, a, c]);
  expect((await listed('?sort=last'))[0]).toBe(c);
  expect(await listed('?sort=nothing&status=nothing&page=-1')).toEqual([c, a, b]);
  expect(await listed('?page=1')).toEqual([]);
});

test('domains are sorted by last decision also if their logs are in another database', async () => {
  const { made, a, b, c } = await threeDomains();
  const elsewhere = { LOG1: env.SECOND };
  const other = await makeDomain('d.example', made.client, elsewhere);
  await decide(other, {}, { Origin: 'https://d.example' }, elsewhere);
  const its = await operatorVisit();
  const { text } = await its.get(`${LIST}?sort=last`, { env: elsewhere });
  expect(idsIn(text)).toEqual([other.domain.id, c, a, b]);
});

test('the first page leads to the domains that need something', async () => {
  const { b } = await threeDomains();
  const its = await operatorVisit();
  const { text } = await its.get('/operator');
  const [, link] = /href="(\/operator\/domains\?status=notInstalled)"/.exec(text)!;
  expect(idsIn((await its.get(link!)).text)).toEqual([b]);
  await db.update(domainStatuses).set({ status: 'live' });
  expect((await its.get('/operator')).text).not.toContain('status=notInstalled');
});

test('the name of a domain opens its status in its client’s console', async () => {
  const { a, client } = await threeDomains();
  const its = await operatorVisit();
  await its.get(LIST);
  expect((await its.post(`${LIST}/open`, { domain: '000000000000' })).status).toBe(404);
  const path = redirectTarget(await its.post(`${LIST}/open`, { domain: a }))!;
  expect(path).toBe(`/account/domains/${a}/status`);
  expect((await its.get(path)).text).toContain(client.username);
});

test('the CSV file has the domains of the filter, and no cell is a formula', async () => {
  const { client, a } = await threeDomains();
  await db.update(domains).set({ name: '=cmd.example' }).where(eq(domains.id, a));
  const its = await operatorVisit();
  const all = await its.get(`${LIST}/export.csv`);
  expect(all.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(all.bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const lines = all.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('Domain,Client,Status,Issues,Page views this month,Last decision,Domain ID');
  expect(lines[2]).toBe(`'=cmd.example/de,${client.username},Needs attention,2,0,,${a}`);
  const filtered = await its.get(`${LIST}/export.csv?status=attention`);
  expect(filtered.text.trimEnd().split('\r\n')).toHaveLength(2);
});

test('selected domains are deactivated after a confirmation that lists them, at most 20 at once', async () => {
  const client = await makeClient();
  const ids: string[] = [];
  for (let i = 0; i < 22; i++) ids.push((await makeDomain(`x${i}.example`, client)).domain.id);
  const other = await makeDomain('other.example');
  const its = await operatorVisit();
  const confirmation = await its.get(`${LIST}/bulk?action=deactivate&all=1&q=${client.username}`);
  expect(confirmation.text).toContain('Deactivate 22 domains?');
  expect(confirmation.text).toContain('x21.example');
  expect(confirmation.text).not.toContain('other.example');
  const inactive = async () => db.$count(domains, eq(setting(domains, 'frontendWidgetEnabled'), 'false'));
  expect(await inactive()).toBe(0);
  expect(confirmation.text).toContain('20 at a time.');
  const first = await its.post(`${LIST}/bulk`, formOn(confirmation.text, `${LIST}/bulk`));
  expect(first.text).toContain('20 domains were deactivated.');
  expect(await inactive()).toBe(20);
  expect(first.text).toContain('<progress max="22" value="20"');
  const second = await its.post(`${LIST}/bulk`, formOn(first.text, `${LIST}/bulk`));
  // The last page says it of all.
  expect(second.text).toContain('22 domains were deactivated.');
  expect(second.text.match(/: deactivated\./g)).toHaveLength(22);
  expect(await inactive()).toBe(22);
  const paused = await db.$count(domainStatuses, eq(domainStatuses.status, 'paused'));
  expect(paused).toBe(22);
  await bulk(its, 'activate', [ids[0]!]);
  expect(await inactive()).toBe(21);
  expect((await its.get(`${LIST}/bulk?action=activate`)).text).toContain('Select at least one domain.');
  expect((await its.get(`${LIST}/bulk?action=nothing&id=${ids[0]}`)).status).toBe(400);
  expect((await hosting('GET', other.P)).body.frontendWidgetEnabled).toBe(true);
});

test('selected websites are scanned, and each that fails is named with the reason', async () => {
  const client = await makeClient();
  const good = await makeDomain(`http://${site}/plain/`, client);
  const bad = await makeDomain(`http://${site}/there-is-no-such-page`, client);
  const its = await operatorVisit();
  const options = { env: { ALLOW_PRIVATE_SCAN: 'true' as 'false' } };
  const ids = [good.domain.id, bad.domain.id];
  const { text } = await bulk(its, 'scan', ids, {}, {}, options);
  expect(text).toContain('1 website was scanned.');
  expect(text).toMatch(/there-is-no-such-page<\/strong> \([^)]+\): the website could not be reached/);
  const scanned = await db.select().from(domainStatuses).where(eq(domainStatuses.domainId, good.domain.id));
  expect(scanned[0]!.issueCount).toBeGreaterThan(0);
});

test('a configuration is copied to selected domains from one that is searched for', async () => {
  const { a, b, c } = await threeDomains();
  const its = await operatorVisit();
  const found = await its.get(`${LIST}/bulk?action=copy&id=${b}&id=${c}&source=a.example`);
  expect(found.text).toContain('Copy a configuration to 2 domains');
  expect(found.text).toContain(`name="from" value="${a}"`);
  const { text } = await its.get(`${LIST}/bulk?action=copy&id=${b}&id=${c}&from=${a}`);
  expect(text).toContain('Copy the configuration of a.example to 2 domains?');
  expect(text).toContain('Replace 2 configurations');
});

test('a copy keeps the cookie that the own host of a website needs', async () => {
  const { client } = await makeDomain();
  const source = await makeDomain('source.example', client);
  const target = await makeDomain('target.example', client);
  const storage = async ({ P }: typeof target) => (await hosting('GET', P)).body.consentStorage as string;
  await hosting('PUT', target.P, { name: 'target.example', ownHostPath: 'consent' });
  expect(await replaceConfiguration(db, source.domain.id, target.domain.id)).toBeUndefined();
  expect([await storage(source), await storage(target)]).toEqual(['localStorage', 'cookie']);
});

test('the undo of a copy keeps the cookie that an own host needs, which was set since', async () => {
  const { client } = await makeDomain();
  const source = await makeDomain('source.example', client);
  const target = await makeDomain('target.example', client);
  expect(await replaceConfiguration(db, source.domain.id, target.domain.id)).toBeUndefined();
  await hosting('PUT', target.P, { name: 'target.example', ownHostPath: 'consent' });
  const [kept] = await db.select({ entry: formerParts.entry }).from(formerParts);
  await restoreFormer(db, target.domain.id, kept!.entry);
  const { ownHostPath, consentStorage } = (await hosting('GET', target.P)).body;
  expect([ownHostPath, consentStorage]).toEqual(['consent', 'cookie']);
});

test('the page of a client lists its websites by host, and links to all of them in the same order', async () => {
  const client = await makeClient();
  const hosts = Array.from({ length: 27 }, (_, i) => `n${String((i * 11) % 27).padStart(2, '0')}.example`);
  for (const host of hosts) await makeDomain(host, client);
  const its = await operatorVisit();
  const { text } = await its.get(`/operator/clients/${client.id}`);
  const listed = [...text.matchAll(/name="domain" value="\w+"[^>]*>\s*(\S+\.example)/g)].map(
    ([, host]) => host,
  );
  expect(listed).toEqual(hosts.toSorted().slice(0, 25));
  const [, all] = /href="(\/operator\/domains\?q=[^"]+)"/.exec(text)!;
  expect(all).toContain('sort=name');
  expect((await its.get(all!.replaceAll('&amp;', '&'))).text).toContain('n24.example');
});

test('a client sees no status and no domain of another client', async () => {
  const { a } = await threeDomains();
  const stranger = visit();
  for (const path of [LIST, `${LIST}/export.csv`, `${LIST}/bulk?action=scan&id=${a}`])
    expect(redirectTarget(await stranger.get(path))).toMatch(/^\/operator\/login/);
});

test('a copy suggests sources before a search, those of the same client first, and every way back is called Cancel', async () => {
  const { client, a, b } = await threeDomains();
  const its = await operatorVisit();
  for (let i = 0; i < 10; i++) await makeDomain(`other${i}.example`);
  const asked = await its.get(`${LIST}/bulk?action=copy&id=${a}`);
  const offered = [...asked.text.matchAll(/name="from" value="(\w+)"/g)].map(([, id]) => id);
  expect(offered).toHaveLength(10);
  expect(offered[1]).toBe(b);
  expect(offered).not.toContain(a);
  const found = (await its.get(`${LIST}/bulk?action=copy&id=${a}&source=other3`)).text;
  expect(found.match(/name="from"/g)).toHaveLength(1);
  for (const text of [asked.text, (await its.get(`${LIST}/bulk?action=scan&id=${a}`)).text])
    expect(text).toContain('<a href="/operator/domains">Cancel</a>');
  expect(asked.text).toContain(client.username);
});

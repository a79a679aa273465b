import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readState, type DomainState } from '../../src/clients/domain-state.ts';
import { refreshOldStatuses, refreshStatuses, statusOf } from '../../src/clients/domain-status.ts';
import { completedSteps, nextStepOf } from '../../src/clients/setup-checklist.ts';
import { calls, domainStatuses, scans } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { SECONDS_PER_DAY, monthOf } from '../../src/lib/time.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeClient, makeDomain, makeEmbedding } from '../support/make.ts';
import { metered } from '../support/metered-database.ts';

const measure = metered();
const at = now();
const days = (count: number) => count * SECONDS_PER_DAY;

const scan = (more: Partial<NonNullable<DomainState['scan']>['found']> = {}, scannedAt = at) => ({
  domainId: 'x',
  scannedAt,
  found: {
    address: { company: null, street: null, zipCode: null, city: null },
    email: null,
    imprintUrl: '/imprint',
    privacyPolicyUrl: '/privacy',
    languages: ['en'],
    snippet: 'first' as const,
    services: [],
    unknownServices: [],
    truncatedPages: [],
    consentManagers: [],
    storage: { cookies: [], localStorage: [], sessionStorage: [] },
    earlyTags: [],
    earlyCount: 0,
    ...more,
  },
});

/** A domain where everything is right. */
const right: DomainState = {
  id: 'x',
  clientId: 'y',
  name: 'www.mysite.xyz',
  host: 'www.mysite.xyz',
  isEnabled: true,
  isRecording: false,
  isClientActive: true,
  modes: { imprint: 'link', privacyPolicy: 'link' },
  included: -1,
  pageViews: 0,
  seen: [],
  scan: scan(),
  services: [],
  locales: [
    {
      domainId: 'x',
      name: 'en_US',
      active: true,
      imprintUrl: '/imprint',
      imprintHtmlCode: '',
      privacyPolicyUrl: '/privacy',
      privacyPolicyHtmlCode: '',
    },
  ],
  settled: [],
  placeholders: new Map(['COMPANY', 'STREET', 'ZIPCODE', 'CITY'].map((name) => [name, 'x'])),
  siteCalledAt: at,
};
const of = (more: Partial<DomainState>) => {
  const { status, issues } = statusOf({ ...right, ...more }, at);
  return [status, ...issues.map(({ type }) => type)];
};
const report = (name: string, early: boolean) => ({
  domainId: 'x',
  kind: 'script' as const,
  name,
  firstDay: '2026-11-01',
  lastDay: '2026-11-20',
  days: 2,
  count: 2,
  earlyDay: early ? '2026-11-20' : '',
  network: 1,
  confirmed: true,
});

test('a domain is live only if it is installed, scanned, and without issues', () => {
  expect(of({})).toEqual(['live']);
  expect(of({ scan: undefined })).toEqual(['notScanned', 'notScanned']);
  expect(of({ isEnabled: false })).toEqual(['paused']);
  expect(of({ isClientActive: false, siteCalledAt: 0, scan: undefined })[0]).toBe('paused');
});

test('a domain is not installed if neither a page view nor a scan of the last 7 days has seen the snippet', () => {
  expect(of({ siteCalledAt: at - days(6) })).toEqual(['live']);
  expect(of({ siteCalledAt: 0 })).toEqual(['live']);
  const old = at - days(8);
  expect(of({ siteCalledAt: old, scan: scan({}, old) })).toEqual(['notInstalled', 'notInstalled']);
  expect(of({ siteCalledAt: 0, scan: scan({ snippet: null }) })).toEqual(['notInstalled', 'notInstalled']);
  // Not installed comes before not scanned.
  expect(of({ siteCalledAt: 0, scan: undefined })).toEqual(['notInstalled', 'notInstalled', 'notScanned']);
});

test('a snippet that runs too late needs attention', () => {
  for (const snippet of ['body', 'deferred', null] as const)
    expect(of({ scan: scan({ snippet }) })).toEqual(['attention', 'snippet']);
  expect(of({ scan: scan({ snippet: 'late' }) })).toEqual(['live']);
});

test('a scan is too old after 90 days', () => {
  expect(of({ scan: scan({}, at - days(89)) })).toEqual(['live']);
  expect(of({ scan: scan({}, at - days(91)) })).toEqual(['attention', 'rescan']);
});

test('scans and browsers’ reports of early requests count alike, until they are settled', () => {
  const tag = { page: '/', host: 'tracker.example', service: null, tag: '<script>', line: '' };
  expect(of({ scan: scan({ earlyTags: [tag], earlyCount: 1 }) })).toEqual(['attention', 'early']);
  expect(of({ seen: [report('tracker.example', true)] })).toEqual(['attention', 'early', 'service']);
  expect(of({ scan: scan({ earlyTags: [], earlyCount: 3 }) })).toEqual(['attention', 'moreEarly']);
  const settled = ['early:tracker.example', 'service:tracker.example'].map((issue) => ({
    domainId: 'x',
    issue,
    day: '2026-11-20',
  }));
  expect(of({ seen: [report('tracker.example', true)], settled })).toEqual(['live']);
});

test('missing legal pages, controller and language, and an exceeded plan, need attention', () => {
  const [locale] = right.locales;
  expect(of({ locales: [{ ...locale!, imprintUrl: '' }] })).toEqual(['attention', 'legal']);
  expect(of({ placeholders: new Map([['COMPANY', 'x']]) })).toEqual(['attention', 'company']);
  expect(of({ scan: scan({ languages: ['fr'] }) })).toEqual(['attention', 'language']);
  expect(of({ included: 10, pageViews: 10 })).toEqual(['live']);
  expect(of({ included: 10, pageViews: 11 })).toEqual(['attention', 'quota']);
});

test('the next step leads through the setup, then to the snippet, then to the issues', () => {
  const next = (more: Partial<DomainState>) => nextStepOf({ ...right, ...more });
  const none = { siteCalledAt: 0, scan: undefined };
  expect(next(none)).toEqual({ next: 'setup', step: 'scan' });
  const scanned = { siteCalledAt: 0, scan: scan({ snippet: null }) };
  expect(next({ ...scanned, placeholders: new Map() })).toEqual({ next: 'setup', step: 'company' });
  expect(next(scanned)).toEqual({ next: 'install' });
  expect(next({ placeholders: new Map() })).toEqual({ next: 'resolve' });
  expect(next({ scan: undefined })).toEqual({ next: 'setup', step: 'scan' });
  expect(next({})).toEqual({ next: 'analytics' });
  expect(next({ isEnabled: false })).toEqual({ next: 'resume' });
  expect(completedSteps({ ...right, ...scanned })).toHaveLength(7);
});

const stored = async (domainId: string) =>
  (await db.select().from(domainStatuses).where(eq(domainStatuses.domainId, domainId)))[0];

test('the status is stored after every change of a domain or its client, and deleted with the domain', async () => {
  const { client, domain, P } = await makeDomain();
  expect(await stored(domain.id)).toMatchObject({ status: 'notInstalled', issueCount: 4 });
  await hosting('PUT', `${P}/locale/en_US`, { imprintUrl: '/imprint', privacyPolicyUrl: '/privacy' });
  expect(await stored(domain.id)).toMatchObject({ status: 'notInstalled', issueCount: 3 });
  await hosting('PUT', P, { name: 'www.mysite.xyz', frontendWidgetEnabled: false });
  expect(await stored(domain.id)).toMatchObject({ status: 'paused' });
  await hosting('PUT', P, { name: 'www.mysite.xyz', frontendWidgetEnabled: true });
  const { username, emailAddress } = client;
  await hosting('PUT', client.path, { username, emailAddress, active: false });
  expect(await stored(domain.id)).toMatchObject({ status: 'paused' });
  await hosting('DELETE', P);
  expect(await stored(domain.id)).toBeUndefined();
  await refreshStatuses(db, [domain.id]);
  expect(await stored(domain.id)).toBeUndefined();
});

/** A run at the minute in which statuses are computed. */
const run = async () => refreshOldStatuses(env, at - (at % 600) + 7 * 60);

test('the scheduled job computes statuses that are missing or older than a day, and no others', async () => {
  const client = await makeClient();
  const [first, second, third] = [
    await makeDomain('one.example', client),
    await makeDomain('two.example', client),
    await makeDomain('three.example', client),
  ].map(({ domain }) => domain.id as string);
  await db.update(domainStatuses).set({ status: 'live' });
  const age = async (id: string, seconds: number) =>
    db
      .update(domainStatuses)
      .set({ computedAt: now() - seconds })
      .where(eq(domainStatuses.domainId, id));
  await age(first!, days(1) + 700);
  await db.delete(domainStatuses).where(eq(domainStatuses.domainId, third!));
  await refreshOldStatuses(env, at - (at % 600));
  expect((await stored(first!))!.status).toBe('live');
  await run();
  expect((await stored(first!))!.status).toBe('notInstalled');
  expect((await stored(second!))!.status).toBe('live');
  expect((await stored(third!))!.status).toBe('notInstalled');
});

test('the states of many domains are read in one round trip, each with its own rows', async () => {
  const client = await makeClient();
  const one = await makeDomain('one.example', client);
  const two = await makeDomain('two.example', client);
  await makeEmbedding(one.P, { name: 'Only one' });
  await db.insert(scans).values({ ...scan(), domainId: two.domain.id });
  await db.insert(calls).values({ domainId: two.domain.id, month: monthOf(at), count: 1, siteCalledAt: at });
  const { result, trips } = await measure((bindings) =>
    import('../../src/db/databases.ts').then(({ databaseOf }) =>
      refreshStatuses(databaseOf(bindings.DB), [one.domain.id, two.domain.id]),
    ),
  );
  expect(trips).toBe(2);
  const services = Object.fromEntries(result.map(({ state }) => [state.id, state.services.length]));
  expect(services).toEqual({ [one.domain.id]: 1, [two.domain.id]: 0 });
  expect((await readState(db, two.domain.id))?.siteCalledAt).toBe(at);
  expect((await stored(two.domain.id))!.status).toBe('attention');
});

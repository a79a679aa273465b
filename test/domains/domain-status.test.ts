import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readState, type DomainState } from '../../src/domains/status/read-domain-state.ts';
import { refreshOldStatuses, refreshStatuses, statusOf } from '../../src/domains/status/domain-status.ts';
import { checklistOf, completedSteps, nextStepOf } from '../../src/domains/status/setup-checklist.ts';
import { calls, domainStatuses, scans } from '../../src/db/schema.ts';
import { mandatoryPurpose } from '../../src/definitions/purpose-ids.ts';
import { now } from '../../src/env.ts';
import { allPresets } from '../../src/presets/index.ts';
import { SECONDS_PER_DAY, monthOf } from '../../src/lib/time.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeClient, makeDomain, makeEmbedding } from '../support/make.ts';
import { interleave } from '../support/bindings/intercepted-bindings.ts';
import { metered } from '../support/bindings/metered-database.ts';

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
    ownHosts: [],
    truncatedPages: [],
    consentManagers: [],
    storage: { cookies: [], localStorage: [], sessionStorage: [] },
    earlyTags: [],
    earlyCount: 0,
    missingLinks: [],
    ...more,
  },
});

/** A domain where everything is right. */
const right: DomainState = {
  id: 'x',
  version: 1,
  clientId: 'y',
  name: 'www.mysite.xyz',
  host: 'www.mysite.xyz',
  isEnabled: true,
  isArchived: false,
  isRecording: false,
  isScannedWeekly: true,
  blockIframes: true,
  iframeBlockMode: 'whitelist',
  iframeMarkers: [],
  nextScanAt: 0,
  ownHostPath: '',
  ownHostFailures: 0,
  ownHosts: [],
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
  issueStates: [],
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
  expect(of({ isArchived: true, isEnabled: false })).toEqual(['archived']);
  expect(of({ isClientActive: false, siteCalledAt: 0, scan: undefined })[0]).toBe('paused');
});

test('a domain is not installed if neither a page view nor a scan of the last 7 days has seen the snippet', () => {
  expect(of({ siteCalledAt: at - days(6) })).toEqual(['live']);
  const old = at - days(8);
  expect(of({ siteCalledAt: old, scan: scan({}, old) })).toEqual(['notInstalled', 'notInstalled']);
  expect(of({ siteCalledAt: 0, scan: scan({ snippet: null }) })).toEqual(['notInstalled', 'notInstalled']);
  // Not installed comes before not scanned.
  expect(of({ siteCalledAt: 0, scan: undefined })).toEqual(['notInstalled', 'notInstalled', 'notScanned']);
});

test('a domain is live only once a browser has loaded the snippet, whatever a scan has found', () => {
  expect(of({ siteCalledAt: 0 })).toEqual(['notInstalled', 'noPageView']);
  const completed = completedSteps({ ...right, siteCalledAt: 0 });
  expect([completed.includes('embed'), completed.includes('status')]).toEqual([false, false]);
  // A quiet website.
  expect(of({ siteCalledAt: at - days(30) })).toEqual(['live']);
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

const stateOf = (issue: string, state: 'resolved' | 'dismissed', day = '2026-11-20T12:00:00Z') => ({
  domainId: 'x',
  issue,
  state,
  at: Date.parse(day) / 1000,
  by: 'user' as const,
  userId: 'u',
  userName: 'Max',
});

test('scans and browsers’ reports of early requests count alike, until they are resolved', () => {
  const tag = { page: '/', host: 'tracker.example', service: null, tag: '<script>', line: '' };
  expect(of({ scan: scan({ earlyTags: [tag], earlyCount: 1 }) })).toEqual(['attention', 'early']);
  expect(of({ seen: [report('tracker.example', true)] })).toEqual(['attention', 'early']);
  expect(of({ scan: scan({ earlyTags: [], earlyCount: 3 }) })).toEqual(['attention', 'moreEarly']);
  const seen = [report('tracker.example', true)];
  const ids = ['early:tracker.example', 'service:tracker.example'];
  expect(of({ seen, issueStates: ids.map((id) => stateOf(id, 'resolved')) })).toEqual(['live']);
  // They have occurred again.
  const before = ids.map((id) => stateOf(id, 'resolved', '2026-11-19T12:00:00Z'));
  expect(of({ seen, issueStates: before })).toEqual(['attention', 'early']);
  const found = scan({ earlyTags: [tag], earlyCount: 1 }, at);
  expect(of({ scan: found, issueStates: [stateOf(ids[0]!, 'resolved')] })).toEqual(['attention', 'early']);
});

test('an exempted tag is an issue of its own that no answer ends and that keeps a requirement from being met', () => {
  const tag = {
    page: '/',
    host: 'tracker.example',
    service: null,
    tag: '<script>',
    line: '',
    exempt: true as const,
  };
  const found = scan({ earlyTags: [tag], earlyCount: 1 });
  expect(of({ scan: found })).toEqual(['attention', 'exempt']);
  for (const state of ['resolved', 'dismissed'] as const) {
    // Only a scan resolves it, before the next one finds it again.
    const issueStates = [stateOf('exempt:tracker.example', state, '2026-11-01T12:00:00Z')];
    const domain = { ...right, scan: found, issueStates };
    const status = statusOf(domain, at);
    const all = [...status.issues, ...status.dismissed];
    expect(all).toMatchObject([
      { type: 'exempt', where: ['tracker.example', '/'], tags: [tag], unknown: [] },
    ]);
    expect(checklistOf(domain, status).find(({ id }) => id === 'early')).toMatchObject({ done: false });
  }
});

test('a missing service is one issue with what its host does, and keeps both requirements from being met', () => {
  const seen = [report('tracker.example', true)];
  const status = statusOf({ ...right, seen }, at);
  expect(status.issues).toMatchObject([
    { type: 'early', issue: { id: 'early:tracker.example' }, service: { id: 'service:tracker.example' } },
  ]);
  const missing = checklistOf(right, status).flatMap(({ id, done }) => (done ? [] : id));
  expect(missing).toEqual(['services', 'early']);
  const issueStates = [stateOf('early:tracker.example', 'dismissed')];
  const apart = statusOf({ ...right, seen, issueStates }, at);
  expect(apart.issues).toMatchObject([{ type: 'service' }]);
  expect(apart.dismissed).toMatchObject([{ type: 'early' }]);
  const blocked = { ...report('go.booking.example', false), kind: 'stillBlocked' as const };
  expect(of({ seen: [blocked, report('go.booking.example', false)] })).toEqual(['attention', 'blocked']);
  // One service, two hosts.
  const fonts = [report('fonts.googleapis.com', true), report('fonts.gstatic.com', true)];
  expect(of({ seen: fonts })).toEqual(['attention', 'early', 'early']);
});

test('dismissed issues stay dismissed whatever is found again, are counted, and meet no requirement', () => {
  const tag = { page: '/', host: 'tracker.example', service: null, tag: '<script>', line: '' };
  const state = {
    ...right,
    scan: scan({ earlyTags: [tag], earlyCount: 1 }),
    issueStates: [stateOf('early:tracker.example', 'dismissed')],
  };
  const status = statusOf(state, at);
  expect([status.status, status.issues]).toEqual(['live', []]);
  expect(status.dismissed).toMatchObject([
    { type: 'early', issue: { host: 'tracker.example' }, dismissed: { userName: 'Max' } },
  ]);
  const check = checklistOf(state, status).find(({ id }) => id === 'early');
  expect(check).toMatchObject({ done: false, isOpen: false });
});

test('unknown hosts of a scan are issues until they are services or the website’s own', () => {
  const found = {
    unknownServices: [{ name: 'Booking', hosts: ['go.booking.example', 'cdn.booking.example'] }],
  };
  const state = { ...right, scan: scan(found) };
  const { issues } = statusOf(state, at);
  expect(issues).toMatchObject([
    {
      type: 'service',
      issue: { id: 'service:booking.example', name: 'Booking', preset: null },
      unknown: ['go.booking.example', 'cdn.booking.example'],
    },
  ]);
  const service = (scriptMarkers: string[]) => ({
    domainId: 'x',
    id: 's',
    name: 'Booking',
    active: true,
    purpose: '15c61c3' as const,
    scriptMarkers,
    iframeMarkers: [],
    scriptHtmlCode: '',
    placeOfProcessing: '',
    hasDescription: true,
    hasLegalBasis: true,
    assets: [],
  });
  expect(of({ scan: scan(found), services: [service(['booking.example'])] })).toEqual(['live']);
  expect(of({ scan: scan(found), services: [service(['go.booking.example'])] })).toEqual([
    'attention',
    'service',
  ]);
  expect(of({ scan: scan(found), ownHosts: ['booking.example'] })).toEqual(['live']);
  expect(of({ scan: scan(found), ownHosts: ['go.booking.example'] })).toEqual(['attention', 'service']);
  expect(of({ scan: scan(found), ownHosts: ['king.example'] })).toEqual(['attention', 'service']);
});

test('services that visitors are not told enough about are named with what is missing', async () => {
  const { domain, P } = await makeDomain();
  const full = { description: 'Counts visits.', legalBasis: 'Consent' };
  await makeEmbedding(P, { name: 'Bare' });
  await makeEmbedding(P, { name: 'Full', ...full, placeOfProcessing: 'Germany' });
  await makeEmbedding(P, {
    name: 'Translated',
    translations: { de_DE: { description: 'Zählt Besuche.', legalBasis: 'Einwilligung' } },
  });
  await makeEmbedding(P, { name: 'Far', ...full, placeOfProcessing: 'European Union, United States' });
  await makeEmbedding(P, { name: 'Near', ...full, placeOfProcessing: 'USA (Standardvertragsklauseln)' });
  await makeEmbedding(P, { name: 'Off', active: false });
  await hosting('POST', `${P}/onboarding/presets`, [{ id: 1001, active: true }]);
  const { issues } = statusOf((await readState(db, domain.id))!, at);
  expect(issues.find(({ type }) => type === 'undescribed')).toMatchObject({
    services: [
      { name: 'Bare', lacks: ['description', 'legalBasis'] },
      { name: 'Far', lacks: ['transferBasis'] },
    ],
  });
});

test('a host that stays blocked although a visitor has accepted everything is an issue of its own', () => {
  const blocked = { ...report('go.booking.example', false), kind: 'stillBlocked' as const };
  expect(of({ seen: [blocked] })).toEqual(['attention', 'blocked']);
  expect(of({ seen: [blocked], ownHosts: ['booking.example'] })).toEqual(['live']);
});

test('what browsers alone have reported closes after 14 days in which they reported other things', () => {
  const until = (name: string, lastDay: string, early = false) => ({
    ...report(name, early),
    lastDay,
    earlyDay: early ? lastDay : '',
  });
  const own = (day: string) => until('www.mysite.xyz', day);
  const gone = until('tracker.example', '2026-11-06', true);
  expect(of({ seen: [gone, own('2026-11-19')] })).toEqual(['attention', 'early']);
  expect(of({ seen: [gone, own('2026-11-20')] })).toEqual(['live']);
  // No other reports have come.
  expect(of({ seen: [gone] })).toEqual(['attention', 'early']);
  // The last scan has found it as well.
  const scanned = scan({ unknownServices: [{ name: 'tracker.example', hosts: ['tracker.example'] }] });
  expect(of({ seen: [gone, own('2026-11-20')], scan: scanned })).toEqual(['attention', 'service']);
  // The host is still loaded, but no longer before consent.
  const late = { ...until('tracker.example', '2026-11-20'), earlyDay: '2026-11-06' };
  expect(of({ seen: [late] })).toEqual(['attention', 'service']);
});

test('a host is named after what the scan has found there, in titles as in tags', () => {
  const tag = {
    page: '/',
    host: 'www.googletagmanager.com',
    service: 'Google Analytics 4',
    tag: '<script>',
    line: '',
  };
  const ga4 = allPresets().find(({ name }) => name === 'Google Analytics 4')!;
  const found = { earlyTags: [tag], earlyCount: 1, services: [{ ...ga4, translations: {} }] };
  const seen = [report('www.googletagmanager.com', true)];
  const { issues } = statusOf({ ...right, scan: scan(found), seen }, at);
  expect(issues.flatMap((issue) => (issue.action === 'answer' ? issue.issue.name : []))).toEqual([
    'Google Analytics 4',
  ]);
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
  expect(completedSteps({ ...right, ...scanned })).not.toContain('embed');
  expect(completedSteps({ ...right, ...scanned })).not.toContain('status');
  expect(completedSteps(right)).toHaveLength(8);
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

test('the stored status is that of the domain, at whichever call of a change another one happens', async () => {
  for (let k = 1; ; k++) {
    const { domain, P } = await makeDomain();
    const { stopped } = await interleave(
      env,
      k,
      (bindings) => hosting('PUT', `${P}/locale/en_US`, { imprintUrl: '/imprint' }, { env: bindings }),
      (bindings) =>
        hosting('PUT', P, { name: 'www.mysite.xyz', frontendWidgetEnabled: false }, { env: bindings }),
    );
    if (!stopped) break;
    const { status } = statusOf((await readState(db, domain.id))!);
    expect(await stored(domain.id), `at call ${k}`).toMatchObject({ status });
  }
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

  // The first page view of a website.
  await db.insert(calls).values({ domainId: first!, month: monthOf(at), count: 1, siteCalledAt: now() });
  await run();
  expect((await stored(first!))!.status).toBe('notScanned');
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

test('an iframe in the HTML is an issue only if browsers request it before consent', async () => {
  const { domain, P } = await makeDomain();
  const tag = '<iframe src="https://maps.example:8443/">';
  const early = { page: '/', host: 'maps.example:8443', service: null, tag, line: '' };
  await db.insert(scans).values({ ...scan({ earlyTags: [early], earlyCount: 1 }), domainId: domain.id });
  const isIssue = async (settings: object) => {
    await hosting('PUT', P, { name: domain.name, blockIframes: true, ...settings });
    return statusOf((await readState(db, domain.id))!, at).issues.some(({ type }) => /early/i.test(type));
  };
  expect(await isIssue({})).toBe(false);
  expect(await isIssue({ blockIframes: false })).toBe(true);
  // What no policy blocks has been requested before the script empties it.
  expect(await isIssue({ iframeBlockMode: 'blacklist' })).toBe(true);
  expect(await isIssue({ iframeBlockMode: 'whitelist', iframeMarkers: ['/player/'] })).toBe(true);
  expect(await isIssue({ iframeMarkers: ['maps.example'] })).toBe(true);
  expect(await isIssue({ iframeMarkers: ['video.example'] })).toBe(false);
  await makeEmbedding(P, { name: 'Player', purpose: mandatoryPurpose, iframeMarkers: ['/player/'] });
  expect(await isIssue({})).toBe(true);
});

import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { countDays } from '../../../src/log/counts/daily-counts.ts';
import { readAcceptance, readDecisionDays, type Days } from '../../../src/log/counts/acceptance.ts';
import { queryLog } from '../../../src/log/log-query.ts';
import { makeNotice, storeNoticeStatement } from '../../../src/log/notices/consent-notice.ts';
import { bitsOf } from '../../../src/log/leaf.ts';
import { randomBy } from '../model/random.ts';
import { makeLog, START, visitors, type Made } from '../../support/log/logs.ts';

const DAY = 86_400;
const first = START - (START % DAY);

const necessary = { id: '41ba25c', name: 'Necessary', mandatory: true as const };
const purposes = [necessary, { id: 'cdcbd7c', name: 'Ads' }, { id: 'a717ff5', name: 'Statistics' }];
/** Eleven services: the bits of a decision take two bytes. */
const services = Array.from({ length: 11 }, (_, i) => ({
  id: `s${i}`,
  name: `Service ${i}`,
  purpose: purposes[i % 3]!.id,
}));
const optional = services.filter(({ purpose }) => purpose !== necessary.id);

const foundLog = ({ log, domain, id }: Made) => ({
  ...log,
  location: { domain, database: 0, id },
  bucket: env.ARCHIVE,
});
/** Counts the new decisions of a log, and reads the acceptance. */
async function countedAcceptance(made: Made, days: Days = { since: first }) {
  await countDays(made.log);
  return queryLog(foundLog(made), readAcceptance(days, 'en'));
}

/** Stores notices 2 (German) and 3 (English), the second without the last service. */
async function storeNotices({ log }: Made) {
  const notice = (locale: string, services_: typeof services) =>
    makeNotice({ version: 1, domain: 'x.example', locale, texts: {}, purposes, services: services_ });
  await storeNoticeStatement(log, notice('de_DE', services), 1);
  await storeNoticeStatement(log, notice('en_US', services.slice(0, -1)), 1);
}

type Decision = { ucid: string; day: number; notice: 2 | 3 | 4; accepted: string[]; consent: boolean };

const decide = ({ id }: Made, { ucid, day, notice, accepted, consent }: Decision) => {
  const known = notice === 3 ? services.slice(0, -1) : services;
  const bits = bitsOf(
    known.map((service) => service.id),
    new Set(accepted),
  );
  return env.DB.prepare(
    `INSERT INTO entries SELECT ?1, 1 + coalesce((SELECT max(seq) FROM entries WHERE log = ?1), 0), unhex(?2), ?3, ?4, 0, ?5, ?6, '', randomblob(16)`,
  ).bind(id, ucid, first + day * DAY, Number(consent), notice, bits);
};

const none = { acceptedAll: 0, chosen: 0, refusedAll: 0 };
const outcomeOf = ({ consent, accepted, notice }: Decision) =>
  !consent ? 'refusedAll' : accepted.length === (notice === 2 ? 11 : 10) ? 'acceptedAll' : 'chosen';
const tally = (decisions: Decision[]) =>
  decisions.reduce((sum, d) => ({ ...sum, [outcomeOf(d)]: sum[outcomeOf(d)] + 1 }), none);

test('what the job counts in steps is what counting everything at once gives', async () => {
  const made = await makeLog();
  await storeNotices(made);
  const { below, chance } = randomBy(7);
  const people = visitors(25);
  const decisions: Decision[] = [];
  for (let i = 0; i < 240; i++) {
    const notice = chance(0.7) ? 2 : 3;
    const known = notice === 2 ? services : services.slice(0, -1);
    const consent = chance(0.7);
    const all = chance(0.5);
    const accepted = known
      .filter(({ purpose }) => purpose === necessary.id || (consent && (all || chance(0.4))))
      .map(({ id }) => id);
    decisions.push({ ucid: people[below(25)]!, day: Math.floor(i / 40), notice, accepted, consent });
  }
  for (let done = 0; done < decisions.length;) {
    const next = decisions.slice(done, (done += 1 + below(60)));
    await env.DB.batch(next.map((decision) => decide(made, decision)));
    await countDays(made.log);
  }

  const found = await countedAcceptance(made);
  const days = [0, 1, 2, 3, 4, 5];
  expect(found.days).toEqual(
    days.map((day) => ({ day: first + day * DAY, ...tally(decisions.filter((d) => d.day === day)) })),
  );
  const latest = people.flatMap((ucid) => decisions.findLast((d) => d.ucid === ucid) ?? []);
  expect(found.visitors).toEqual(tally(latest));
  const inLocale = (notice: number) => tally(latest.filter((d) => d.notice === notice));
  expect(Object.fromEntries(found.locales.map(({ locale, ...ended }) => [locale, ended]))).toEqual({
    de_DE: inLocale(2),
    en_US: inLocale(3),
  });
  const shareOf = (id: string) => ({
    asked: latest.filter((d) => d.notice === 2 || id !== 's10').length,
    accepted: latest.filter((d) => d.accepted.includes(id)).length,
  });
  expect(
    Object.fromEntries(found.services.map(({ id, asked, accepted }) => [id, { asked, accepted }])),
  ).toEqual(Object.fromEntries(optional.map(({ id }) => [id, shareOf(id)])));
  const ads = optional.filter(({ purpose }) => purpose === 'cdcbd7c').map(({ id }) => shareOf(id));
  expect(found.purposes.find(({ id }) => id === 'cdcbd7c')).toMatchObject({
    name: 'Ads',
    asked: ads.reduce((sum, { asked }) => sum + asked, 0),
    accepted: ads.reduce((sum, { accepted }) => sum + accepted, 0),
  });
});

test('counts of a range leave out the days before and after it', async () => {
  const made = await makeLog();
  await storeNotices(made);
  const people = visitors(4);
  const decision = (day: number): Decision => ({
    ucid: people[day]!,
    day,
    notice: 2,
    accepted: services.map(({ id }) => id),
    consent: true,
  });
  await env.DB.batch([0, 1, 2, 3].map((day) => decide(made, decision(day))));
  const range = { since: first + DAY, until: first + 3 * DAY };
  const found = await countedAcceptance(made, range);
  const accepted = { ...none, acceptedAll: 1 };
  const days = [1, 2].map((day) => ({ day: first + day * DAY, ...accepted }));
  expect([found.days, found.visitors]).toEqual([days, { ...none, acceptedAll: 2 }]);
  expect(found.services[0]).toMatchObject({ asked: 2, accepted: 2 });
  expect(await queryLog(foundLog(made), readDecisionDays(range))).toEqual(days);
});

test('a domain that nobody has decided on has nothing to show', async () => {
  const made = await makeLog();
  expect(await countedAcceptance(made)).toEqual({
    days: [],
    visitors: none,
    locales: [],
    purposes: [],
    services: [],
    policies: new Map(),
  });
});

test('an exempt service that was left on is no acceptance', async () => {
  const made = await makeLog();
  await storeNotices(made);
  const { log } = made;
  const exempt = { id: 'exempt', name: 'Exempt', purpose: 'a717ff5', exempt: 'statistics' as const };
  const content = { version: 1, domain: 'x.example', locale: 'en_US', texts: {}, purposes } as const;
  await storeNoticeStatement(log, makeNotice({ ...content, services: [exempt, services[1]!] }), 1);
  const [a, b] = visitors(2) as [string, string];
  const bits = (...ids: string[]) => bitsOf(['exempt', services[1]!.id], new Set(ids));
  const insert = `INSERT INTO entries SELECT ?1, 1 + coalesce((SELECT max(seq) FROM entries WHERE log = ?1), 0), unhex(?2), ?3, ?4, 0, 4, ?5, '', randomblob(16)`;
  await env.DB.batch([
    env.DB.prepare(insert).bind(made.id, a, first, 0, bits('exempt')),
    env.DB.prepare(insert).bind(made.id, b, first, 1, bits('exempt', services[1]!.id)),
  ]);
  const found = await countedAcceptance(made);
  expect(found.visitors).toEqual({ acceptedAll: 1, chosen: 0, refusedAll: 1 });
  expect(found.services).toEqual([{ id: services[1]!.id, name: 'Service 1', asked: 2, accepted: 1 }]);
  expect(found.purposes).toEqual([{ id: 'cdcbd7c', name: 'Ads', asked: 2, accepted: 1 }]);
});

test('decisions under other policies count only by policy', async () => {
  const made = await makeLog();
  await storeNotices(made);
  const { log } = made;
  const content = {
    version: 1,
    domain: 'x.example',
    locale: 'en_US',
    texts: {},
    purposes,
    services,
  } as const;
  await storeNoticeStatement(log, makeNotice({ ...content, policy: 'optOut' }), 1);
  const ids = services.map(({ id }) => id);
  const all = { day: 0, consent: true, accepted: ids };
  const [a, b, c] = visitors(3) as [string, string, string];
  await env.DB.batch([
    decide(made, { ...all, ucid: a, notice: 2 }),
    decide(made, { ...all, ucid: b, notice: 2, consent: false, accepted: [] }),
    decide(made, { ...all, ucid: c, notice: 4 }),
    decide(made, { ...all, ucid: a, notice: 4, consent: false, accepted: [] }),
  ]);
  const found = await countedAcceptance(made);
  const both = { acceptedAll: 1, chosen: 0, refusedAll: 1 };
  expect(found.days).toEqual([{ day: first, ...both }]);
  // The latest decision of the first visitor was made under opt-out.
  expect(found.visitors).toEqual({ ...none, refusedAll: 1 });
  expect(found.policies).toEqual(
    new Map([
      ['optIn', both],
      ['optOut', both],
    ]),
  );
  const { results } = await env.DB.prepare('SELECT given, declined, others FROM days WHERE log = ?')
    .bind(made.id)
    .all();
  expect(results).toEqual([{ given: 1, declined: 1, others: 2 }]);
});

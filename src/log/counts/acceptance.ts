import { and, asc, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Policy } from '../../definitions/domain-fields.ts';
import { languageOf } from '../../lib/text/locale-match.ts';
import { hexOf } from '../../db/raw-query.ts';
import type { Notice } from '../notices/consent-notice.ts';
import { readNotices } from '../notices/consent-notice-cache.ts';
import type { Log } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { noticeDays, notices, serviceDays } from '../tables.ts';

/** Decisions by kind. */
export type Ended = Pick<typeof noticeDays.$inferSelect, 'acceptedAll' | 'chosen' | 'refusedAll'>;
/** How many visitors saw something and how many of them accept it by their latest decision. */
type Share = { id: string; name: string; asked: number; accepted: number };

/** The decisions under opt-in and, in `policies`, those under each policy. */
export type Acceptance = ReturnType<typeof acceptanceOf> & { policies: Map<Policy, Ended> };

const none: Ended = { acceptedAll: 0, chosen: 0, refusedAll: 0 };
export const total = ({ acceptedAll, chosen, refusedAll }: Ended) => acceptedAll + chosen + refusedAll;

/** The share of decisions under opt-in that are a consent; undefined without decisions. */
export const optInRate = (given: number, declined: number) =>
  given + declined > 0 ? given / (given + declined) : undefined;

/** Days (UTC) by their first seconds: `since` inclusive, `until` exclusive. */
export type Days = { since: number; until?: number };

const isIn = (day: SQL | AnyColumn, { since, until }: Days) =>
  until === undefined ? sql`${day} >= ${since}` : sql`${day} >= ${since} AND ${day} < ${until}`;

/** Decisions under opt-in by day (UTC, its first second), oldest first, as the scheduled job has counted them. */
export const readDecisionDays =
  (days: Days): LogQuery<({ day: number } & Ended)[]> =>
  ({ db, id }) => {
    const { log, day, acceptedAll, chosen, refusedAll } = noticeDays;
    const sum = (column: AnyColumn) => sql<number>`sum(${column})`;
    const query = db
      .select({ day, acceptedAll: sum(acceptedAll), chosen: sum(chosen), refusedAll: sum(refusedAll) })
      .from(noticeDays)
      .innerJoin(notices, and(eq(notices.log, log), eq(notices.number, noticeDays.notice)))
      .where(and(eq(log, id), isIn(day, days), eq(notices.policy, 'optIn')))
      .groupBy(day)
      .orderBy(asc(day));
    return logQuery([query], ([rows]) => rows);
  };

/**
 * The counts of the scheduled job (src/log/counts/daily-counts.ts) of some days, without the decisions of the last minutes.
 * Names are in `language` if a consent notice has it.
 */
export const readAcceptance =
  (dates: Days, language: string): LogQuery<Acceptance> =>
  (log) =>
    logQuery(
      [daysQuery(log, dates), servicesQuery(log, dates), hashesQuery(log, dates)],
      async ([days, services, named], { location }) => {
        const policies = new Map(named.map(({ number, policy }) => [number, policy]));
        const isOptIn = ({ notice }: { notice: number }) => policies.get(notice) === 'optIn';
        const hashes = new Map(
          named.flatMap(({ number, hash, policy }) => (policy === 'optIn' ? [[number, hash]] : [])),
        );
        const shown = await readNotices(log, location, hashes.values());
        const noticeOf = (number: number) => shown.get(hashes.get(number)!)!;
        return {
          ...acceptanceOf(days.filter(isOptIn), services.filter(isOptIn), noticeOf, language),
          policies: sumBy(days, ({ notice }) => policies.get(notice)!),
        };
      },
    );

/** The sums of decisions by a key of their rows. */
function sumBy<R extends Ended, K>(rows: R[], keyOf: (row: R) => K) {
  const sums = new Map<K, Ended>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row)) ?? none;
    sums.set(keyOf(row), {
      acceptedAll: sum.acceptedAll + row.acceptedAll,
      chosen: sum.chosen + row.chosen,
      refusedAll: sum.refusedAll + row.refusedAll,
    });
  }
  return sums;
}

/** The hashes and policies of the notices in these days. */
const hashesQuery = ({ db, id }: Log, days: Days) => {
  const { number, hash, policy } = notices;
  const used = sql`(SELECT notice FROM ${noticeDays} WHERE log = ${id} AND ${isIn(sql`day`, days)})`;
  return db
    .select({ number, hash: hexOf(hash), policy })
    .from(notices)
    .where(and(eq(notices.log, id), inArray(number, used)))
    .orderBy(asc(number));
};

const daysQuery = ({ db, id }: Log, days: Days) =>
  db
    .select()
    .from(noticeDays)
    .where(and(eq(noticeDays.log, id), isIn(noticeDays.day, days)))
    .orderBy(asc(noticeDays.day));

const { log, day, notice, service, latestAccepted } = serviceDays;
const servicesQuery = ({ db, id }: Log, days: Days) =>
  db
    .select({ notice, service, accepted: sql<number>`sum(${latestAccepted})` })
    .from(serviceDays)
    .where(and(eq(log, id), isIn(day, days)))
    .groupBy(notice, service);

function acceptanceOf(
  rows: Awaited<ReturnType<typeof daysQuery>>,
  accepted: Awaited<ReturnType<typeof servicesQuery>>,
  noticeOf: (number: number) => Notice,
  language: string,
) {
  const latest = rows.map(({ notice, latestAcceptedAll, latestChosen, latestRefusedAll }) => ({
    notice,
    acceptedAll: latestAcceptedAll,
    chosen: latestChosen,
    refusedAll: latestRefusedAll,
  }));
  const purposes = new Map<string, Share>();
  const services = new Map<string, Share>();
  const acceptedOf = new Map(accepted.map((row) => [`${row.notice} ${row.service}`, row.accepted]));
  // The last name wins: the newest in this language.
  const understood = (number: number) => Number(languageOf(noticeOf(number).locale) === language);
  const inOrder = [...sumBy(latest, ({ notice }) => notice)].sort(
    ([a], [b]) => understood(a) - understood(b) || a - b,
  );
  for (const [number, counts] of inOrder) {
    const notice = noticeOf(number);
    notice.services.forEach(({ id, name, purpose, exempt }, i) => {
      const own = notice.purposes.find(({ id }) => id === purpose);
      // To leave an exempt service on is not to accept it.
      if (!own || own.mandatory || exempt) return;
      const yes = acceptedOf.get(`${number} ${i}`) ?? 0;
      for (const [map, named] of [
        [services, { id, name }],
        [purposes, own],
      ] as const) {
        const { asked, accepted } = map.get(named.id) ?? { asked: 0, accepted: 0 };
        map.set(named.id, {
          id: named.id,
          name: named.name,
          asked: asked + total(counts),
          accepted: accepted + yes,
        });
      }
    });
  }
  const locales = sumBy(latest, ({ notice }) => noticeOf(notice).locale);
  return {
    /** Decisions by day (UTC, its first second), oldest first. */
    days: Array.from(
      sumBy(rows, ({ day }) => day),
      ([day, counts]) => ({ day, ...counts }),
    ),
    /** Visitors by their latest decision, also by the locale of the banner, the most used first. */
    visitors: sumBy(latest, () => '').get('') ?? none,
    locales: Array.from(locales, ([locale, counts]) => ({ locale, ...counts })).sort(
      (a, b) => total(b) - total(a),
    ),
    /** Optional purposes and services. */
    purposes: [...purposes.values()],
    services: [...services.values()].sort((a, b) => b.asked - a.asked || b.accepted - a.accepted),
  };
}

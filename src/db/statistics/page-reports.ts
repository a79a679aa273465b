import { sql } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { rawQuery } from '../raw-query.ts';
import { addDays } from '../../lib/time.ts';
import { reports, type reportKinds } from '../schema.ts';

/** What a page has loaded, blocked or stored: a host, or the name of a cookie or key; `early` means before the decision. */
export type Report = { kind: (typeof reportKinds)[number]; name: string; early: boolean };

/** What a page with strict blocking has blocked, and whether its policy was added too late. */
export type StrictReport = {
  late: boolean;
  blocked: { kind: keyof typeof KINDS_OF_BLOCKED; name: string }[];
};

/** Days for which reports are counted day by day. */
export const DAILY_DAYS = 30;
/** The most names that are stored for a domain. */
const MAX_NAMES = 500;
/** The most names that visitors may add to a domain per day. */
const MAX_NEW_NAMES = 100;

/** Stores what one page has reported on a day, unless its domain is deleted. `network` is 0 for the owner’s own browser. */
export const addReports = (db: Database, domainId: string, seen: Report[], day: string, network = 0) =>
  db.batch([
    rawQuery(
      db,
      sql`INSERT INTO reports (domainId, kind, name, firstDay, lastDay, days, count, daily, earlyDay, network, confirmed)
        SELECT d.id, value ->> 'kind', value ->> 'name', ${day}, ${day}, 1, 1, json_object(${day}, 1),
          iif(max(value ->> 'early'), ${day}, ''), ${network}, ${network === 0}
        FROM json_each(${JSON.stringify(seen)}) JOIN domains d ON d.id = ${domainId} GROUP BY 2, 3
        ON CONFLICT DO UPDATE SET days = days + (lastDay < excluded.lastDay), lastDay = excluded.lastDay,
          count = count + 1, daily = ${counted(day)}, earlyDay = max(earlyDay, excluded.earlyDay),
          confirmed = confirmed OR network <> excluded.network OR lastDay < excluded.lastDay,
          network = iif(excluded.network = 0, 0, network)`,
    ),
    // Anyone can send reports, so no network may displace others: the one with the most new names loses them first.
    db.delete(reports).where(sql`domainId = ${domainId} AND (kind, name) IN (
      SELECT kind, name FROM (
        SELECT kind, name, confirmed, count, count(*) OVER (PARTITION BY network) AS brought
        FROM reports WHERE domainId = ${domainId} AND firstDay = ${day} AND network <> 0)
      ORDER BY brought, confirmed DESC, count DESC LIMIT -1 OFFSET ${MAX_NEW_NAMES})`),
    // A new name stays for its first day, so that it can be confirmed; those of the owner’s browser are deleted last.
    db.delete(reports).where(sql`domainId = ${domainId} AND (kind, name) IN (
      SELECT kind, name FROM reports WHERE domainId = ${domainId}
      ORDER BY network = 0 DESC, firstDay = ${day} DESC, days DESC, lastDay DESC, count DESC
      LIMIT -1 OFFSET ${MAX_NAMES})`),
  ]);

/** The counts of a row by day, with one more on a day and without those of too long ago. */
const counted = (day: string) => {
  const since = addDays(day, -DAILY_DAYS);
  return sql`(SELECT json_group_object(key, value) FROM (
    SELECT key, value FROM json_each(daily) WHERE key > ${since} AND key <> ${day}
    UNION ALL SELECT ${day}, 1 + coalesce((SELECT value FROM json_each(daily) WHERE key = ${day}), 0)))`;
};

const KINDS_OF_BLOCKED = {
  script: 'blockedScript',
  image: 'blockedImage',
  style: 'blockedStyle',
  request: 'blockedRequest',
} as const;

/** What a report about strict blocking adds to the reports. */
export function strictReports({ late, blocked }: StrictReport): Report[] {
  const report = (kind: Report['kind'], name = '') => ({ kind, name, early: false });
  return [
    report('page'),
    ...(late ? [report('latePage')] : []),
    ...blocked.flatMap(({ kind, name }) => [report('blocked', name), report(KINDS_OF_BLOCKED[kind], name)]),
  ];
}

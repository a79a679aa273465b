import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Policy } from '../../definitions/domain-fields.ts';
import { rawQuery, hexOf } from '../../db/raw-query.ts';
import { readNotices } from './consent-notice-cache.ts';
import { unpackNotice, type NoticeContent } from './consent-notice.ts';
import type { Log } from '../log.ts';
import { noticeDays, notices } from '../tables.ts';
import { logQuery, type LogQuery } from '../log-query.ts';

/** Versions on a page. */
export const VERSIONS_PER_PAGE = 20;

export type Version = {
  number: number;
  locale: string;
  policy: Policy;
  /** Whether some services run without consent, as in the United Kingdom. */
  hasExemptions: boolean;
  /** Since when (Unix second) it is no longer shown; null while it is. */
  retired: number | null;
  /** The decisions on it that are counted by day, and the first of these days. */
  decisions: number;
  firstDay: number | null;
};

const columns = {
  number: notices.number,
  locale: notices.locale,
  policy: notices.policy,
  hash: hexOf(notices.hash),
  retired: notices.retired,
};
type Counted = { notice: number; decisions: number; firstDay: number };

/** The consent notices of a log, newest first, with their numbers of decisions; `before` is the number of the last one seen. */
export const listVersions =
  (before = Number.MAX_SAFE_INTEGER): LogQuery<Version[]> =>
  ({ db, id }) =>
    logQuery(
      [
        db
          .select(columns)
          .from(notices)
          .where(and(eq(notices.log, id), lt(notices.number, before)))
          .orderBy(desc(notices.number))
          .limit(VERSIONS_PER_PAGE + 1),
        countsQuery({ db, id }),
      ],
      async ([rows, counts], found) => {
        // Only opt-in has exemptions.
        const optIn = rows.filter(({ policy }) => policy === 'optIn');
        const numbers = new Map(optIn.map(({ hash, number }) => [hash, number]));
        const read = await readNotices(found, found.location, numbers.keys(), numbers);
        return withCounts(rows, counts).map(({ hash, ...row }) => ({
          ...row,
          hasExemptions: exempts(read.get(hash)),
        }));
      },
    );

const countsQuery = ({ db, id }: Pick<Log, 'db' | 'id'>) =>
  rawQuery<Counted>(
    db,
    sql`SELECT notice, sum(acceptedAll + chosen + refusedAll) AS decisions, min(day) AS firstDay
      FROM ${noticeDays} WHERE log = ${id} GROUP BY notice`,
  );

function withCounts<R extends { number: number }>(rows: R[], counts: Counted[]) {
  const byNumber = new Map(counts.map((count) => [count.notice, count]));
  return rows.map((row) => {
    const { decisions = 0, firstDay = null } = byNumber.get(row.number) ?? {};
    return { ...row, decisions, firstDay };
  });
}

export type FullVersion = Version & { hash: string; content: NoticeContent };

/** Number of notices that are read at once in search of the one before. */
const READ_AT_ONCE = 5;

const exempts = (notice: { services: { exempt?: unknown }[] } | undefined) =>
  notice !== undefined && notice.services.some(({ exempt }) => exempt);

/**
 * A consent notice and the one before it in the same language, under the same policy, and likewise with or without exempt
 * services; the list is empty where the log has no such notice.
 */
export const readVersion =
  (number: number): LogQuery<FullVersion[]> =>
  (log) =>
    logQuery([versionsQuery(log, number), countsQuery(log)], async ([rows, counts], found) => {
      const version = rows[0] && full(rows[0]);
      if (!version) return [];
      const isAlike = ({ hasExemptions }: FullPart) => hasExemptions === version.hasExemptions;
      let earlier = rows.slice(1).map(full).find(isAlike);
      let last = rows;
      for (let after = READ_AT_ONCE; !earlier && last.length === READ_AT_ONCE; after += READ_AT_ONCE) {
        last = await versionsQuery(found, number, after);
        earlier = last.map(full).find(isAlike);
      }
      return withCounts(earlier ? [version, earlier] : [version], counts);
    });

const column = (name: 'locale' | 'policy' | 'version', number: number, log: Log['id']) =>
  sql`(SELECT ${sql.identifier(name)} FROM notices n WHERE n.log = ${log} AND n.number = ${number})`;

/**
 * A notice and the earlier ones of its language and policy, in the order last shown: one that was shown again keeps its
 * number, but has the version of the newest configuration.
 */
const versionsQuery = ({ db, id }: Pick<Log, 'db' | 'id'>, number: number, after = 0) =>
  db
    .select({ ...columns, packed: notices.content })
    .from(notices)
    .where(
      and(
        eq(notices.log, id),
        lte(notices.number, number),
        sql`(${notices.locale}, ${notices.policy}) = (${column('locale', number, id)}, ${column('policy', number, id)})`,
      ),
    )
    .orderBy(
      desc(eq(notices.number, number)),
      // After a rollback of the configuration, its versions begin again.
      desc(sql`${notices.version} <= ${column('version', number, id)}`),
      desc(notices.version),
      desc(notices.number),
    )
    .limit(READ_AT_ONCE)
    .offset(after);
type FullPart = Omit<FullVersion, 'decisions' | 'firstDay'>;

function full({ packed, ...row }: Awaited<ReturnType<typeof versionsQuery>>[number]): FullPart {
  const content = JSON.parse(unpackNotice(packed)) as NoticeContent;
  return { ...row, content, hasExemptions: exempts(content) };
}

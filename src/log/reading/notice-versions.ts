import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Policy } from '../../definitions/domain-fields.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { unpackNotice, type NoticeContent } from '../consent-notice.ts';
import { hexOf } from '../fragments.ts';
import { noticeDays, notices } from '../tables.ts';
import { reading, type Question } from '../question.ts';

/** Versions on a page. */
export const VERSIONS_PAGE = 50;

export type Version = {
  number: number;
  locale: string;
  policy: Policy;
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
  retired: notices.retired,
};
type Counted = { notice: number; decisions: number; firstDay: number };

/** The consent notices of a log, newest first, with their numbers of decisions; `before` is the number of the last one seen. */
export const listVersions =
  (before = Number.MAX_SAFE_INTEGER): Question<Version[]> =>
  ({ db, id }) =>
    reading(
      [
        db
          .select(columns)
          .from(notices)
          .where(and(eq(notices.log, id), lt(notices.number, before)))
          .orderBy(desc(notices.number))
          .limit(VERSIONS_PAGE + 1),
        countsQuery({ db, id }),
      ],
      ([rows, counts]) => withCounts(rows, counts),
    );

const countsQuery = ({ db, id }: Pick<Parameters<Question<unknown>>[0], 'db' | 'id'>) =>
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

/** A consent notice and the one before it in the same language and under the same policy; the list is empty where the log has no such notice. */
export const readVersion =
  (number: number): Question<FullVersion[]> =>
  ({ db, id }) =>
    reading(
      [
        db
          .select({ ...columns, hash: hexOf(notices.hash), packed: notices.content })
          .from(notices)
          .where(
            and(
              eq(notices.log, id),
              sql`${notices.number} <= ${number}`,
              sql`(${notices.locale}, ${notices.policy}) =
                (SELECT locale, policy FROM notices n WHERE n.log = ${id} AND n.number = ${number})`,
            ),
          )
          .orderBy(desc(notices.number))
          .limit(2),
        countsQuery({ db, id }),
      ],
      ([rows, counts]) =>
        withCounts(rows, counts).map(({ packed, ...row }) => ({
          ...row,
          content: JSON.parse(unpackNotice(packed)) as NoticeContent,
        })),
    );

import { and, desc, eq, sql } from 'drizzle-orm';
import { readNotices } from '../consent-notice-cache.ts';
import { hexOf } from '../fragments.ts';
import { reading, type Question } from '../question.ts';
import { notices } from '../tables.ts';

/** Number of consent notices whose names are read: services that were removed long ago have the names of their entries. */
const NOTICES = 20;

/** The names of purposes and services in one language by id, and the locales of all consent notices. */
export type NoticeNames = {
  purposes: Map<string, string>;
  services: Map<string, string>;
  locales: string[];
};

/** The names as the newest consent notices in a language have them. */
export const readNoticeNames =
  (language: string): Question<NoticeNames> =>
  (log) => {
    const { db, id } = log;
    const isSpoken = sql`lower(substr(${notices.locale}, 1, ${language.length})) = ${language}
      AND substr(${notices.locale}, ${language.length + 1}, 1) IN ('', '_')`;
    return reading(
      [
        db
          .select({ number: notices.number, hash: hexOf(notices.hash) })
          .from(notices)
          .where(and(eq(notices.log, id), isSpoken))
          .orderBy(desc(notices.number))
          .limit(NOTICES),
        db.selectDistinct({ locale: notices.locale }).from(notices).where(eq(notices.log, id)),
      ],
      async ([rows, locales], found) => {
        const numbers = new Map(rows.map(({ number, hash }) => [hash, number]));
        const read = await readNotices(found, found.location, numbers.keys(), numbers);
        const names = { purposes: new Map<string, string>(), services: new Map<string, string>() };
        for (const { hash } of rows.toReversed())
          for (const kind of ['purposes', 'services'] as const)
            for (const { id, name } of read.get(hash)?.[kind] ?? []) names[kind].set(id, name);
        return { ...names, locales: locales.map(({ locale }) => locale).sort() };
      },
    );
  };

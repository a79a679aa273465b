import { desc, eq, sql } from 'drizzle-orm';
import type { Policy } from '../../definitions/domain-fields.ts';
import { readNotices } from './consent-notice-cache.ts';
import { hexOf } from '../../db/raw-query.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { notices } from '../tables.ts';

/** Number of consent notices whose names are read: services that were removed long ago have the names of their entries. */
const NOTICES = 20;

/**
 * The names of purposes and services in one language by id, the locales and policies of all consent notices, and whether
 * one of the newest has exempt services.
 */
export type NoticeNames = {
  purposes: Map<string, string>;
  services: Map<string, string>;
  locales: string[];
  policies: Set<Policy>;
  hasExemptions: boolean;
};

/** The names as the newest consent notices in a language have them. */
export const readNoticeNames =
  (language: string): LogQuery<NoticeNames> =>
  (log) => {
    const { db, id } = log;
    const isSpoken = sql`lower(substr(${notices.locale}, 1, ${language.length})) = ${language}
      AND substr(${notices.locale}, ${language.length + 1}, 1) IN ('', '_')`;
    return logQuery(
      [
        db
          .select({ number: notices.number, hash: hexOf(notices.hash), isSpoken: sql<number>`${isSpoken}` })
          .from(notices)
          .where(eq(notices.log, id))
          .orderBy(desc(isSpoken), desc(notices.number))
          .limit(NOTICES),
        db
          .selectDistinct({ locale: notices.locale, policy: notices.policy })
          .from(notices)
          .where(eq(notices.log, id)),
      ],
      async ([rows, shown], found) => {
        const numbers = new Map(rows.map(({ number, hash }) => [hash, number]));
        const read = await readNotices(found, found.location, numbers.keys(), numbers);
        const names = { purposes: new Map<string, string>(), services: new Map<string, string>() };
        for (const { hash } of rows.filter((row) => row.isSpoken).reverse())
          for (const kind of ['purposes', 'services'] as const)
            for (const { id, name } of read.get(hash)?.[kind] ?? []) names[kind].set(id, name);
        return {
          ...names,
          locales: [...new Set(shown.map(({ locale }) => locale))].sort(),
          policies: new Set(shown.map(({ policy }) => policy)),
          hasExemptions: [...read.values()].some(({ services }) => services.some(({ exempt }) => exempt)),
        };
      },
    );
  };

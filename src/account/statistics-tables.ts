import type { DayStatistics } from '../db/statistics.ts';
import { dateOf } from '../lib/time.ts';
import { total, type Acceptance, type Ended } from '../log/reading/acceptance.ts';
import type { Formats } from '../pages/number-and-date-formats.ts';
import type { Texts } from './texts/index.ts';

/** A table of the page or a CSV file. `shares` are the columns with shares from 0 to 1. */
export type Table = { head: string[]; rows: (string | number)[][]; shares: number[] };

const decided = ['acceptedAll', 'chosen', 'refusedAll'] as const;
const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** The tables, by the name of their file. */
export function tablesOf(views: DayStatistics[], found: Acceptance, t: Texts, formats: Formats) {
  const { acceptedAll, chosen, refusedAll, unanswered } = t.statistics.outcomes;
  const { day, locale, total: sum, share, name, shown, asked, accepted } = t.statistics;
  const countsOf = (ended: Ended) => decided.map((outcome) => ended[outcome]);
  const languageName = (tag: string) => formats.language(tag);
  return {
    views: {
      head: [day, locale, shown, acceptedAll, chosen, refusedAll, unanswered],
      rows: views.map((row) => [
        row.date,
        languageName(row.locale),
        row.shown,
        row.acceptedAll,
        row.chosen,
        row.refusedAll,
        row.unanswered,
      ]),
      shares: [],
    },
    decisions: {
      head: [day, acceptedAll, chosen, refusedAll, sum],
      rows: found.days.map((row) => [dateOf(row.day), ...countsOf(row), total(row)]),
      shares: [],
    },
    visitors: {
      head: [name, asked, share],
      rows: decided.map((outcome) => [
        t.statistics.outcomes[outcome],
        found.visitors[outcome],
        shareOf(found.visitors[outcome], total(found.visitors)),
      ]),
      shares: [2],
    },
    purposes: {
      head: [name, share],
      rows: found.purposes.map((row) => [row.name, shareOf(row.accepted, row.asked)]),
      shares: [1],
    },
    services: {
      head: [name, asked, accepted, share],
      rows: found.services.map((row) => [
        row.name,
        row.asked,
        row.accepted,
        shareOf(row.accepted, row.asked),
      ]),
      shares: [3],
    },
    locales: {
      head: [locale, asked, acceptedAll, chosen, refusedAll, share],
      rows: found.locales.map((row) => [
        languageName(row.locale),
        total(row),
        ...countsOf(row),
        shareOf(row.acceptedAll, total(row)),
      ]),
      shares: [5],
    },
  } satisfies Record<string, Table>;
}
export type TableName = keyof ReturnType<typeof tablesOf>;

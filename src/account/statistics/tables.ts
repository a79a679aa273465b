import type { DayStatistics } from '../../db/statistics/statistics.ts';
import { policies } from '../../definitions/domain-fields.ts';
import { dateOf } from '../../lib/time.ts';
import { total, type Acceptance, type Ended } from '../../log/counts/acceptance.ts';
import type { Formats } from '../../pages/number-and-date-formats.ts';
import type { Counted } from './counted-days.ts';
import type { Texts } from '../texts/index.ts';

type Value = string | number | undefined;
/** A table of the page or a file. `shares` are the columns with shares from 0 to 1. */
export type Table = { columns: [key: string, label: string][]; rows: Value[][]; shares: number[] };

export const decided = ['acceptedAll', 'chosen', 'refusedAll'] as const;
export const interactions = [...decided, 'unanswered'] as const;
type Decided = (typeof decided)[number];
type Interaction = (typeof interactions)[number];

/** Counts by bar of a chart, and those of the period before. */
export type Bars = Record<'now' | 'before', { views: Counted<Interaction>[]; decisions: Counted<Decided>[] }>;

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** The share of decisions under opt-in with consent; undefined without decisions. */
export const optInRate = (ended: Ended) =>
  total(ended) > 0 ? (ended.acceptedAll + ended.chosen) / total(ended) : undefined;

export const allOf = (count: Record<Interaction, number>) =>
  interactions.reduce((sum, name) => sum + count[name], 0);

/** The sums of counts by name. */
export const sumOf = <Name extends string>(names: readonly Name[], counts: Record<Name, number>[]) =>
  Object.fromEntries(
    names.map((name) => [name, counts.reduce((sum, count) => sum + count[name], 0)]),
  ) as Record<Name, number>;

/** The policies with page views or decisions. */
export const usedPolicies = ({ views, found }: Pick<Counts, 'views' | 'found'>) =>
  policies.filter((policy) => found.policies.has(policy) || views.some((row) => row.policy === policy));

type Counts = { bars: Bars; views: DayStatistics[]; found: Acceptance; daysPerBar: number };

/** The tables, by the name of their file. */
export function tablesOf({ bars, views, found, daysPerBar }: Counts, t: Texts, formats: Formats) {
  const texts = t.statistics;
  const from: [string, string] = ['from', daysPerBar > 1 ? texts.from : texts.day];
  const outcomesOf = (names: readonly Interaction[]) =>
    names.map((name): [string, string] => [name, texts.outcomes[name]]);
  const countsOf = (ended: Ended) => decided.map((outcome) => ended[outcome]);
  const languageName = (tag: string) => formats.language(tag);
  return {
    rate: {
      columns: [
        from,
        ...outcomesOf(decided),
        ['total', texts.total],
        ['optInRate', texts.rate],
        ['optInRateBefore', texts.rateBefore],
      ],
      rows: bars.now.decisions.map((count, i) => [
        dateOf(count.day),
        ...countsOf(count),
        total(count),
        optInRate(count),
        optInRate(bars.before.decisions[i]!),
      ]),
      shares: [5, 6],
    },
    views: {
      columns: [
        from,
        ...outcomesOf(interactions),
        ['total', texts.total],
        ['totalBefore', texts.totalBefore],
      ],
      rows: bars.now.views.map((count, i) => [
        dateOf(count.day),
        ...interactions.map((name) => count[name]),
        allOf(count),
        allOf(bars.before.views[i]!),
      ]),
      shares: [],
    },
    'views-by-language': {
      columns: [
        ['day', texts.day],
        ['locale', texts.locale],
        ['shown', texts.shown],
        ...outcomesOf(interactions),
        ['policy', texts.policy],
        ['gpc', texts.gpc],
      ],
      rows: views.map((row) => [
        row.date,
        languageName(row.locale),
        row.shown,
        ...interactions.map((name) => row[name]),
        texts.policies[row.policy],
        row.gpc,
      ]),
      shares: [],
    },
    policies: {
      columns: [
        ['policy', texts.policy],
        ['shown', texts.shown],
        ...outcomesOf(interactions),
        ['gpc', texts.gpc],
        ['decisions', texts.decisions],
      ],
      rows: usedPolicies({ views, found }).map((policy) => {
        const sum = sumOf(
          ['shown', ...interactions, 'gpc'],
          views.filter((row) => row.policy === policy),
        );
        const decisions = found.policies.get(policy);
        return [texts.policies[policy], ...Object.values(sum), decisions ? total(decisions) : 0];
      }),
      shares: [],
    },
    visitors: {
      columns: [
        ['name', texts.name],
        ['visitors', texts.asked],
        ['share', texts.share],
      ],
      rows: decided.map((outcome) => [
        texts.outcomes[outcome],
        found.visitors[outcome],
        shareOf(found.visitors[outcome], total(found.visitors)),
      ]),
      shares: [2],
    },
    purposes: {
      columns: [
        ['name', texts.name],
        ['share', texts.share],
      ],
      rows: found.purposes.map((row) => [row.name, shareOf(row.accepted, row.asked)]),
      shares: [1],
    },
    services: {
      columns: [
        ['name', texts.name],
        ['visitors', texts.asked],
        ['accepted', texts.accepted],
        ['share', texts.share],
      ],
      rows: found.services.map((row) => [
        row.name,
        row.asked,
        row.accepted,
        shareOf(row.accepted, row.asked),
      ]),
      shares: [3],
    },
    locales: {
      columns: [
        ['locale', texts.locale],
        ['visitors', texts.asked],
        ...outcomesOf(decided),
        ['share', texts.share],
      ],
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

/** The rows of a table as objects for programs; null where there is no value. */
export const objectsOf = ({ columns, rows }: Table) =>
  rows.map((row) => Object.fromEntries(columns.map(([key], i) => [key, row[i] ?? null])));

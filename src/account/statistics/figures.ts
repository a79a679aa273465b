import type { DayStatistics } from '../../db/statistics/statistics.ts';
import { policies } from '../../definitions/domain-fields.ts';
import { dateOf } from '../../lib/time.ts';
import { optInRate, total, type Acceptance, type Ended } from '../../log/counts/acceptance.ts';
import type { Formats } from '../../pages/number-and-date-formats.ts';
import type { CountedDay } from './shown-days.ts';
import type { Texts } from '../texts/index.ts';

type Value = string | number | undefined;
/** A table of the page or a file. `shares` are the columns with shares from 0 to 1. */
export type Table = { columns: [key: string, label: string][]; rows: Value[][]; shares: number[] };

export const decided = ['acceptedAll', 'chosen', 'refusedAll'] as const;
export const interactions = [...decided, 'unanswered'] as const;
type Decided = (typeof decided)[number];
type Interaction = (typeof interactions)[number];

/** Counts by bar of a chart, and those of the period before. */
export type Bars = Record<
  'now' | 'before',
  { views: CountedDay<Interaction>[]; decisions: CountedDay<Decided>[] }
>;

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** The opt-in rate of counted decisions; undefined without any. */
export const rateOf = ({ acceptedAll, chosen, refusedAll }: Ended) =>
  optInRate(acceptedAll + chosen, refusedAll);

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
type StatisticsTexts = Texts['statistics'];

/** A column: its key for programs, its label, the value of a row, and whether this is a share. */
type Column<R> = [key: string, label: string, value: (row: R, i: number) => Value, isShare?: boolean];

const tableOf = <R>(rows: R[], columns: Column<R>[]): Table => ({
  columns: columns.map(([key, label]) => [key, label]),
  rows: rows.map((row, i) => columns.map(([, , value]) => value(row, i))),
  shares: columns.flatMap(([, , , isShare], i) => (isShare ? i : [])),
});

/** The columns of outcomes with their counts. */
const outcomes = <Name extends Interaction>(names: readonly Name[], texts: StatisticsTexts) =>
  names.map((name): Column<Record<Name, number>> => [name, texts.outcomes[name], (row) => row[name]]);

/** The tables, by the name of their file. */
export function tablesOf(counts: Counts, { statistics: texts }: Texts, formats: Formats) {
  return {
    ...tablesByBar(counts, texts),
    ...tablesOfViews(counts, texts, formats),
    ...tablesOfDecisions(counts.found, texts, formats),
  };
}

/** The figures of the charts: a row is a bar. */
function tablesByBar({ bars: { now, before }, daysPerBar }: Counts, texts: StatisticsTexts) {
  const from: Column<{ day: number }> = [
    'from',
    daysPerBar > 1 ? texts.from : texts.day,
    ({ day }) => dateOf(day),
  ];
  return {
    rate: tableOf(now.decisions, [
      from,
      ...outcomes(decided, texts),
      ['total', texts.total, total],
      ['optInRate', texts.rate, rateOf, true],
      ['optInRateBefore', texts.rateBefore, (_, i) => rateOf(before.decisions[i]!), true],
    ]),
    views: tableOf(now.views, [
      from,
      ...outcomes(interactions, texts),
      ['total', texts.total, allOf],
      ['totalBefore', texts.totalBefore, (_, i) => allOf(before.views[i]!)],
    ]),
  };
}

/** The page views by day and language, and by policy. */
function tablesOfViews({ views, found }: Counts, texts: StatisticsTexts, formats: Formats) {
  const policies = usedPolicies({ views, found }).map((policy) => ({
    policy,
    ...sumOf(
      ['shown', ...interactions, 'gpc'],
      views.filter((row) => row.policy === policy),
    ),
  }));
  const decisionsUnder = (policy: DayStatistics['policy']) => {
    const decisions = found.policies.get(policy);
    return decisions ? total(decisions) : 0;
  };
  return {
    'views-by-language': tableOf(views, [
      ['day', texts.day, ({ date }) => date],
      ['locale', texts.locale, ({ locale }) => formats.language(locale)],
      ['shown', texts.shown, ({ shown }) => shown],
      ...outcomes(interactions, texts),
      ['policy', texts.policy, ({ policy }) => texts.policies[policy]],
      ['gpc', texts.gpc, ({ gpc }) => gpc],
    ]),
    policies: tableOf(policies, [
      ['policy', texts.policy, ({ policy }) => texts.policies[policy]],
      ['shown', texts.shown, ({ shown }) => shown],
      ...outcomes(interactions, texts),
      ['gpc', texts.gpc, ({ gpc }) => gpc],
      ['decisions', texts.decisions, ({ policy }) => decisionsUnder(policy)],
    ]),
  };
}

/** What visitors decided: as a whole, on purposes and services, and in each language. */
function tablesOfDecisions(
  { visitors, purposes, services, locales }: Acceptance,
  texts: StatisticsTexts,
  formats: Formats,
) {
  const shareAccepted = (row: { accepted: number; asked: number }) => shareOf(row.accepted, row.asked);
  return {
    visitors: tableOf(
      [...decided],
      [
        ['name', texts.name, (outcome) => texts.outcomes[outcome]],
        ['visitors', texts.asked, (outcome) => visitors[outcome]],
        ['share', texts.share, (outcome) => shareOf(visitors[outcome], total(visitors)), true],
      ],
    ),
    purposes: tableOf(purposes, [
      ['name', texts.name, ({ name }) => name],
      ['share', texts.share, shareAccepted, true],
    ]),
    services: tableOf(services, [
      ['name', texts.name, ({ name }) => name],
      ['visitors', texts.asked, ({ asked }) => asked],
      ['accepted', texts.accepted, ({ accepted }) => accepted],
      ['share', texts.share, shareAccepted, true],
    ]),
    locales: tableOf(locales, [
      ['locale', texts.locale, ({ locale }) => formats.language(locale)],
      ['visitors', texts.asked, total],
      ...outcomes(decided, texts),
      ['share', texts.share, (row) => shareOf(row.acceptedAll, total(row)), true],
    ]),
  };
}
export type TableName = keyof ReturnType<typeof tablesOf>;

/** The rows of a table as objects for programs; null where there is no value. */
export const rowObjects = ({ columns, rows }: Table) =>
  rows.map((row) => Object.fromEntries(columns.map(([key], i) => [key, row[i] ?? null])));

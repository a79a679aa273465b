import * as z from 'zod/mini';
import { day } from '../http/input-schemas.ts';
import { type ZonedTime } from '../lib/zoned-time.ts';
import { Field } from './forms/fields.tsx';
import { useView } from './view.ts';
import { addDays } from '../lib/time.ts';

/** The schema of a form field that may be empty. */
export const orEmpty = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), schema]),
      z.transform((value) => (value === '' ? undefined : (value as z.output<S>))),
    ),
  );

/** The first and the last day of a query, both included. */
export const dateRangeParameters = { from: orEmpty(day()), to: orEmpty(day()) };
export type DateRange = { from?: string | undefined; to?: string | undefined };

/** The same range with its days in order. */
export const inOrder = ({ from, to }: DateRange): DateRange =>
  from && to && from > to ? { from: to, to: from } : { from, to };

/** The span of the log from the first second of a range to its last. */
export const spanOf = ({ from, to }: DateRange, time: ZonedTime) => ({
  since: from ? time.startOf(from) : undefined,
  until: to ? time.startOf(addDays(to, 1)) : undefined,
});

/** The ranges that a link chooses, by the name of the link. */
function presetsOf(today: string) {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const before = addDays(thisMonth, -1);
  return {
    today: { from: today, to: today },
    last7Days: { from: addDays(today, -6), to: today },
    last30Days: { from: addDays(today, -29), to: today },
    thisMonth: { from: thisMonth, to: today },
    lastMonth: { from: `${before.slice(0, 7)}-01`, to: before },
  };
}

/** A query without the parameters that have no value. */
export const queryText = (query: Record<string, string | number | undefined>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

type Props = {
  today: string;
  range: DateRange;
  /** The other filters of the page, which stay. */
  rest?: Record<string, string | number | undefined>;
  /** Whether the range can be removed. */
  all?: boolean;
};

/** Links that choose a range. */
export function Presets({ today, range, rest = {}, all = false }: Props) {
  const { t, url } = useView();
  const presets: Record<string, DateRange> = { ...presetsOf(today), ...(all && { all: {} }) };
  return (
    <nav class="ranges" aria-label={t.dateRange.title}>
      {Object.entries(presets).map(([name, { from, to }]) => (
        <a
          href={`${url.pathname}?${queryText({ from, to, ...rest })}`}
          aria-current={from === range.from && to === range.to ? 'true' : undefined}
        >
          {t.dateRange[name as keyof typeof t.dateRange]}
        </a>
      ))}
    </nav>
  );
}

/** The fields of a range. */
export function DateFields({ range }: { range: DateRange }) {
  const { t } = useView();
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <Field name={name} label={t.dateRange[name]} type="date" value={range[name]} />
      ))}
    </>
  );
}

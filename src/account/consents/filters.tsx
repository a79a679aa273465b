import * as z from 'zod/mini';
import { wholeNumber } from '../../http/input-schemas.ts';
import { zonedTime } from '../../lib/zoned-time.ts';
import { decisionKinds, kindOf, type DecisionKind, type Entry } from '../../log/entry.ts';
import type { Conditions } from '../../log/reading/filter-queries.ts';
import type { NoticeNames } from '../../log/notices/notice-names.ts';
import {
  DateFields,
  dateRangeParameters,
  inOrder,
  orEmpty,
  Presets,
  spanOf,
} from '../../pages/date-range.tsx';
import { now } from '../../env.ts';
import { SelectField } from '../../pages/forms/fields.tsx';
import { useView } from '../console.ts';

/** The filters of consent records in a query. */
export const filterParameters = {
  ...dateRangeParameters,
  status: orEmpty(z.enum(decisionKinds)),
  language: orEmpty(z.string().check(z.maxLength(20))),
  block: orEmpty(wholeNumber(1, 1e15)),
};
type Filters = { [Name in keyof typeof filterParameters]?: z.output<(typeof filterParameters)[Name]> };

/** Filters with their days in order, for the links of a page, and the conditions of the log; days are those of a time zone. */
export function readFilters({ from, to, status, language, block }: Filters, zone: string) {
  const range = inOrder({ from, to });
  const conditions: Conditions = {
    ...spanOf(range, zonedTime(zone)),
    kind: status,
    locale: language,
    block,
  };
  return { filters: { ...range, status, language, block }, conditions };
}

/** The kinds to filter by: those that the newest consent notices of a domain allow, and those of the entries on the page. */
const kindsOf = ({ policies, hasExemptions }: NoticeNames, onPage: Set<DecisionKind | undefined>) =>
  decisionKinds.filter((kind) => {
    if (kind === 'exemptLeftOn') return hasExemptions || onPage.has(kind);
    const isOptIn = kind === 'accepted' || kind === 'custom' || kind === 'rejected';
    return isOptIn || [...policies].some((policy) => policy !== 'optIn');
  });

type FormProps = { filters: Filters; names: NoticeNames; entries: Entry[] };

/** The filters of the page: links for ranges of days, and a form. */
export function FilterForm({ filters, names, entries }: FormProps) {
  const { t, formats, url } = useView();
  const { from, to, ...rest } = filters;
  const onPage = new Set([filters.status, ...entries.map(kindOf)]);
  const isOpen = Boolean(from || to || filters.status || filters.language);
  return (
    <section class="filters">
      <Presets today={zonedTime(formats.zone).dayAt(now())} range={{ from, to }} rest={rest} all />
      <details open={isOpen}>
        <summary>{t.consents.filters}</summary>
        <form method="get" action={url.pathname} class="filter-fields">
          <DateFields range={{ from, to }} />
          <SelectField
            name="status"
            label={t.consents.status}
            any={t.consents.any}
            chosen={filters.status}
            list={kindsOf(names, onPage).map((kind) => [kind, t.consents.kinds[kind]])}
          />
          <SelectField
            name="language"
            label={t.consents.language}
            any={t.consents.any}
            chosen={filters.language}
            list={names.locales.map((locale) => [locale, formats.language(locale)])}
          />
          {filters.block !== undefined && <input type="hidden" name="block" value={filters.block} />}
          <button class="quiet">{t.consents.apply}</button>
        </form>
      </details>
    </section>
  );
}

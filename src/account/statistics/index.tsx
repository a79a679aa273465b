import type { Context } from 'hono';
import * as z from 'zod/mini';
import { countedUntil, oldestCountsQuery } from '../../db/statistics/pending-counts.ts';
import { readPageViews, readStatistics } from '../../db/statistics/statistics.ts';
import { dateOf, monthOf, timeOf } from '../../lib/time.ts';
import { now } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import { BYTE_ORDER_MARK, csvOf } from '../../lib/text/csv.ts';
import { readAcceptance, readDecisionDays } from '../../log/counts/acceptance.ts';
import { CountDelay } from './count-delay.tsx';
import { daysSince, spanOfDays, statisticsRange } from './shown-days.ts';
import { DateFields, dateRangeParameters, Presets, type DateRange } from '../../pages/date-range.tsx';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { KeyFigures } from './key-figures.tsx';
import { RateChart, ViewsChart } from './rate-and-views-charts.tsx';
import { Section } from './section.tsx';
import {
  decided,
  interactions,
  rowObjects,
  sumOf,
  tablesOf,
  usedPolicies,
  type Bars,
  type TableName,
} from './figures.ts';
import { fileResponse } from '../../lib/http/attachment.ts';

const query = z.object(dateRangeParameters);

/** The opt-in rate and the banner interactions of a domain, as a page and as files. */
export const statistics = createDomainPages()
  .get('/', validate('query', query), async (c) => {
    const { db, domain, view } = c.var;
    const { range, bars, tables, views, found } = await readTables(c, c.req.valid('query'));
    const { t, formats, url } = view;
    const month = timeOf(range.to);
    const [pageViews, oldest] = await Promise.all([
      readPageViews(db, domain.id, monthOf(month)),
      oldestCountsQuery(db),
    ]);
    const { from, to } = range;
    const { gpc } = sumOf(['gpc'], views);
    return domainPage(
      c,
      t.statistics.title,
      <>
        <section class="filters">
          <Presets today={dateOf(now())} range={{ from, to }} />
          <form method="get" action={url.pathname} class="filter-fields">
            <DateFields range={{ from, to }} />
            <button class="quiet">{t.statistics.show}</button>
          </form>
        </section>
        <p class="hint">{t.statistics.zone}</p>
        <KeyFigures bars={bars} range={range} />
        <p class="hint">
          {t.statistics.monthViews(formats.month(month), formats.number(pageViews))} ·{' '}
          {t.statistics.gpcViews(formats.number(gpc))}
        </p>
        <div class="pairs">
          <Section name="rate" range={range} table={tables.rate}>
            <RateChart bars={bars} range={range} />
          </Section>
          <Section name="views" range={range} table={tables.views}>
            <ViewsChart bars={bars} range={range} />
          </Section>
          {found.days.length > 0 &&
            (['visitors', 'purposes', 'services', 'locales'] as const).map((name) => (
              <Section name={name} range={range} table={tables[name]} />
            ))}
        </div>
        {usedPolicies({ views, found }).some((policy) => policy !== 'optIn') && (
          <Section name="policies" range={range} table={tables.policies} />
        )}
        <CountDelay until={countedUntil(oldest, now())} />
        <script src="/account/chart.js" defer></script>
      </>,
    );
  })
  .get('/:file', validate('query', query), async (c) => {
    const [name = '', extension = ''] = c.req.param('file').split('.');
    const { tables, range } = await readTables(c, c.req.valid('query'));
    if (!Object.hasOwn(tables, name) || !Object.hasOwn(types, extension)) throw missing('file');
    const table = tables[name as TableName];
    const head = table.columns.map(([, label]) => label);
    const rows = table.rows.map((row) => row.map((value) => value ?? ''));
    const text =
      extension === 'csv'
        ? BYTE_ORDER_MARK + csvOf([head, ...rows], c.var.view.formats.csvSeparator)
        : JSON.stringify(rowObjects(table));
    const file = `${name}-${c.var.domain.name}-${range.from}_${range.to}.${extension}`;
    return fileResponse(file, types[extension as keyof typeof types], text);
  });

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/** The counts of a range and of the one before, and the tables made from them. */
async function readTables(c: Context<DomainPages>, asked: DateRange) {
  const { db, domain, queryLog, view } = c.var;
  const range = statisticsRange(asked, dateOf(now()));
  const { from, to, before, daysPerBar } = range;
  const [views, found, decisionsBefore] = await Promise.all([
    readStatistics(db, domain.id, before.from, to),
    queryLog(readAcceptance(spanOfDays(range), view.language)),
    queryLog(readDecisionDays(spanOfDays(before))),
  ]);
  const counted = views
    .filter(({ policy }) => policy === 'optIn')
    .map((row) => ({ ...row, day: timeOf(row.date) }));
  const inBars = ({ from, to }: { from: string; to: string }, decisions: typeof found.days) => ({
    views: daysSince(timeOf(from), timeOf(to), counted, interactions, daysPerBar),
    decisions: daysSince(timeOf(from), timeOf(to), decisions, decided, daysPerBar),
  });
  const bars: Bars = { now: inBars(range, found.days), before: inBars(before, decisionsBefore) };
  const inRange = views.filter(({ date }) => date >= from);
  const counts = { bars, views: inRange, found, daysPerBar };
  return { range, bars, views: inRange, found, tables: tablesOf(counts, view.t, view.formats) };
}

import type { Context } from 'hono';
import type { PropsWithChildren } from 'hono/jsx';
import * as z from 'zod/mini';
import { readStatistics } from '../db/statistics.ts';
import { dateOf } from '../lib/time.ts';
import { now } from '../env.ts';
import { missing } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { csvOf } from '../lib/csv.ts';
import { readAcceptance } from '../log/reading/acceptance.ts';
import { Chart, daysSince, firstDay, type Counted } from './chart.tsx';
import { createDomainPages, type DomainPages } from './with-domain.ts';
import { domainPage } from './domain-page.tsx';
import { useView } from './view.ts';
import { tablesOf, type Table, type TableName } from './statistics-tables.ts';

/** The periods in days, each with the days per bar: charts with more bars are large and hard to read. */
const daysPerBar = { '7': 1, '30': 1, '91': 7, '364': 28 } as const;
type Period = keyof typeof daysPerBar;
const query = z.object({ days: z.optional(z.enum(Object.keys(daysPerBar) as Period[])) });

/** Banner interactions and decisions of a domain, as a page and as CSV files. */
export const statistics = createDomainPages()
  .get('/', validate('query', query), async (c) => {
    const { days = '30' } = c.req.valid('query');
    const { from, views, found, tables } = await readTables(c, Number(days));
    const { t } = c.var.view;
    const texts = t.statistics;
    const { unanswered, ...decided } = texts.outcomes;
    const decisions = found.days.length > 0;
    const chart = <Name extends string>(
      name: 'views' | 'decisions',
      series: Record<Name, string>,
      counted: Counted<NoInfer<Name>>[],
    ) => (
      <ChartSection
        name={name}
        period={days}
        series={series}
        days={daysSince(from, now(), counted, Object.keys(series) as Name[], daysPerBar[days])}
      />
    );
    return domainPage(
      c,
      texts.title,
      <>
        <p class="lead">{texts.intro(c.var.domain.name)}</p>
        <Period days={days} />
        {chart('views', { ...decided, unanswered }, views)}
        {chart('decisions', decided, found.days)}
        {decisions &&
          (['visitors', 'purposes', 'services', 'locales'] as const).map((name) => (
            <Section name={name} period={days}>
              <Figures name={name} table={tables[name]} />
            </Section>
          ))}
        <p class="hint">{texts.late}</p>
      </>,
    );
  })
  .get('/:file', validate('query', query), async (c) => {
    const { days = '30' } = c.req.valid('query');
    const name = c.req.param('file').replace(/\.csv$/, '');
    const { tables } = await readTables(c, Number(days));
    if (!Object.hasOwn(tables, name)) throw missing('file');
    const { head, rows } = tables[name as TableName];
    const host = c.var.domain.name.replace(/[^\w.-]/g, '_');
    return c.body(csvOf([head, ...rows]), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${host}-${dateOf(now())}.csv"`,
    });
  });

async function readTables(c: Context<DomainPages>, days: number) {
  const { db, domain, askLog, view } = c.var;
  const from = firstDay(now(), days);
  const [views, found] = await Promise.all([
    readStatistics(db, domain.id, dateOf(from), dateOf(now())),
    askLog(readAcceptance(from, view.language)),
  ]);
  const tables = tablesOf(views, found, view.t, view.formats);
  return { from, views: views.map((row) => ({ ...row, day: Date.parse(row.date) / 1000 })), found, tables };
}

function Period({ days }: { days: Period }) {
  const { t, url } = useView();
  return (
    <form method="get" action={url.pathname} class="choice">
      <label for="days">{t.statistics.period}</label>
      <select id="days" name="days">
        {(Object.keys(daysPerBar) as Period[]).map((period) => (
          <option value={period} selected={period === days}>
            {daysPerBar[period] > 1
              ? t.statistics.lastWeeks(Number(period) / 7)
              : t.statistics.lastDays(period)}
          </option>
        ))}
      </select>
      <button class="quiet">{t.statistics.show}</button>
    </form>
  );
}

type ChartProps<Series extends string> = {
  name: 'views' | 'decisions';
  period: Period;
  series: Record<Series, string>;
  days: Counted<NoInfer<Series>>[];
};

/** A chart with its figures as a table, newest first. */
function ChartSection<Series extends string>({ name, period, series, days }: ChartProps<Series>) {
  const { t } = useView();
  const texts = t.statistics;
  const { title, none } = texts.tables[name];
  const names = Object.keys(series) as Series[];
  const rows = days.map((count) => {
    const values = names.map((series) => count[series]);
    return [dateOf(count.day), ...values, values.reduce((sum, value) => sum + value, 0)];
  });
  if (rows.every((row) => row.at(-1) === 0)) return <Section name={name} children={<p>{none}</p>} />;
  const head = [
    daysPerBar[period] > 1 ? texts.from : texts.day,
    ...Object.values<string>(series),
    texts.total,
  ];
  return (
    <Section name={name} period={period}>
      <Chart label={title} series={series} days={days} />
      <details>
        <summary>{texts.figures}</summary>
        <Figures name={name} table={{ head, rows: rows.toReversed(), shares: [] }} />
      </details>
    </Section>
  );
}

/** A section of the page with an explanation of its figures and a link to its CSV file. */
function Section({ name, period, children }: PropsWithChildren<{ name: TableName; period?: Period }>) {
  const { t, url } = useView();
  const { title, text } = t.statistics.tables[name];
  return (
    <section class="card">
      <h2>{title}</h2>
      {children}
      <p class="hint">{text}</p>
      {period && (
        <p class="links">
          <a href={`${url.pathname}/${name}.csv?days=${period}`} download>
            {t.statistics.csv}
            <span class="unseen">: {title}</span>
          </a>
        </p>
      )}
    </section>
  );
}

/** A table that scrolls sideways on narrow screens. */
function Figures({ name, table: { head, rows, shares } }: { name: TableName; table: Table }) {
  const { t, formats } = useView();
  return (
    <div class="scroll" role="region" aria-label={t.statistics.tables[name].title} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head.map((label) => (
              <th scope="col">{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr>
              <th scope="row">{label}</th>
              {values.map((value, i) =>
                shares.includes(i + 1) ? (
                  <Share value={Number(value)} />
                ) : (
                  <td>{formatted(value, formats.number)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const formatted = (value: string | number, number: (value: number) => string) =>
  typeof value === 'number' ? number(value) : value;

function Share({ value }: { value: number }) {
  const { formats } = useView();
  return (
    <td class="share">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="whole" width="100" height="10" />
        <rect class="part" width={value * 100} height="10" />
      </svg>
      {formats.percent(value)}
    </td>
  );
}

import type { Context } from 'hono';
import * as z from 'zod/mini';
import { dateOf, readStatistics } from '../../db/statistics.ts';
import { now } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import { csvOf } from '../../lib/csv.ts';
import { readAcceptance } from '../../log/reading/acceptance.ts';
import { Chart, daysSince, firstDay } from '../chart.tsx';
import { createDomainPages, type DomainPages } from '../domain.ts';
import { domainPage } from '../domain-page.tsx';
import { useView } from '../view.ts';
import { tablesOf, viewsByDay, type Table, type TableName } from './tables.ts';

const periods = ['7', '30', '90', '365'] as const;
const query = z.object({ days: z.optional(z.enum(periods)) });

/** How the visitors of a domain were asked and what they decided, for people, and as files. */
export const statistics = createDomainPages()
  .get('/', validate('query', query), async (c) => {
    const { days = '30' } = c.req.valid('query');
    const { from, views, found, tables } = await read(c, Number(days));
    const { t } = c.var.view;
    const texts = t.statistics;
    const { unanswered, ...decided } = texts.outcomes;
    const each = <Name extends string>(series: Record<Name, string>) =>
      Object.fromEntries(Object.keys(series).map((name) => [name, 0])) as Record<Name, number>;
    const decisions = found.days.length > 0;
    return domainPage(
      c,
      texts.title,
      <>
        <p class="lead">{texts.intro(c.var.domain.name)}</p>
        <Period days={days} />
        <Section name="views" days={days} table={tables.views}>
          <Chart
            label={texts.tables.views.title}
            series={{ ...decided, unanswered }}
            days={daysSince(from, now(), viewsByDay(views), each(texts.outcomes))}
          />
        </Section>
        <Section name="decisions" days={days} table={tables.decisions}>
          <Chart
            label={texts.tables.decisions.title}
            series={decided}
            days={daysSince(from, now(), found.days, each(decided))}
          />
        </Section>
        {decisions &&
          (['visitors', 'purposes', 'services', 'locales'] as const).map((name) => (
            <Section name={name} days={days} table={tables[name]} />
          ))}
        {decisions && <p class="hint">{texts.late}</p>}
      </>,
    );
  })
  .get('/:file', validate('query', query), async (c) => {
    const { days = '30' } = c.req.valid('query');
    const name = c.req.param('file').replace(/\.csv$/, '');
    const { tables } = await read(c, Number(days));
    if (!Object.hasOwn(tables, name)) throw missing('file');
    const { head, rows } = tables[name as TableName];
    const host = c.var.domain.name.replace(/[^\w.-]/g, '_');
    return c.body(csvOf([head, ...rows]), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${host}-${dateOf(now())}.csv"`,
    });
  });

async function read(c: Context<DomainPages>, days: number) {
  const { db, domain, askLog, view } = c.var;
  const from = firstDay(now(), days);
  const [views, found] = await Promise.all([
    readStatistics(db, domain.id, dateOf(from), dateOf(now())),
    askLog(readAcceptance(from, view.language)),
  ]);
  return { from, views, found, tables: tablesOf(views, found, view.t, view.formats) };
}

function Period({ days }: { days: string }) {
  const { t, url } = useView();
  return (
    <form method="get" action={url.pathname} class="choice">
      <label for="days">{t.statistics.period}</label>
      <select id="days" name="days">
        {periods.map((period) => (
          <option value={period} selected={period === days}>
            {t.statistics.lastDays(period)}
          </option>
        ))}
      </select>
      <button class="quiet">{t.statistics.show}</button>
    </form>
  );
}

type SectionProps = { name: TableName; days: string; table: Table; children?: unknown };

/** A chart with its table, or a table whose shares are bars; with its file. */
function Section({ name, days, table, children }: SectionProps) {
  const { t, url } = useView();
  const texts: { title: string; text: string; none?: string } = t.statistics.tables[name];
  const { title, text, none } = texts;
  const empty = none && table.rows.length === 0;
  return (
    <section class="card">
      <h2>{title}</h2>
      {empty ? <p>{none}</p> : children}
      {!empty &&
        (children ? (
          <details>
            <summary>{t.statistics.figures}</summary>
            <Figures title={title} table={{ ...table, rows: table.rows.toReversed() }} />
          </details>
        ) : (
          <Figures title={title} table={table} />
        ))}
      <p class="hint">{text}</p>
      {!empty && (
        <p class="links">
          <a href={`${url.pathname}/${name}.csv?days=${days}`} download>
            {t.statistics.csv}
            <span class="unseen">: {title}</span>
          </a>
        </p>
      )}
    </section>
  );
}

/** On a phone it scrolls for itself. */
function Figures({ title, table: { head, rows, shares } }: { title: string; table: Table }) {
  const { formats } = useView();
  return (
    <div class="scroll" role="region" aria-label={title} tabindex={0}>
      <table class="figures">
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
                  <td>{shown(value, formats.number)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shown = (value: string | number, number: (value: number) => string) =>
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

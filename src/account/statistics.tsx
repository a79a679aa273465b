import { DAY, dateOf, outcomes, readStatistics, type DayStatistics } from '../db/statistics.ts';
import { now } from '../env.ts';
import { createDomainPages } from './domain.ts';
import { domainPage } from './domain-page.tsx';
import { useView } from './view.ts';

const DAYS = 30;
const columns = ['shown', ...outcomes] as const;

export const statistics = createDomainPages().get('/', async (c) => {
  const { db, domain, view } = c.var;
  const today = now();
  const rows = await readStatistics(db, domain.id, dateOf(today - (DAYS - 1) * DAY), dateOf(today));
  const { t } = view;
  return domainPage(
    c,
    t.statistics.title,
    <>
      <p class="lead">{t.statistics.intro(domain.name)}</p>
      <section class="card">
        {rows.length === 0 ? <p>{t.statistics.none}</p> : <Figures rows={rows} />}
        <p class="hint">{t.statistics.counted}</p>
      </section>
    </>,
  );
});

function Figures({ rows }: { rows: DayStatistics[] }) {
  const { t, formats } = useView();
  const sum = (name: (typeof columns)[number]) => rows.reduce((total, row) => total + row[name], 0);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.statistics.outcome}</th>
            <th scope="col">{t.statistics.views}</th>
            <th scope="col">{t.statistics.share}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((name) => (
            <tr>
              <th scope="row">{t.statistics[name]}</th>
              <td>{formats.number(sum(name))}</td>
              <td>{formats.percent(sum(name) / sum('shown'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>{t.overview.byDay}</summary>
        <ByDay rows={rows} />
      </details>
    </>
  );
}

/** Its columns are too many for a phone: there it scrolls for itself. */
function ByDay({ rows }: { rows: DayStatistics[] }) {
  const { t, formats } = useView();
  return (
    <div class="scroll" role="region" aria-label={t.overview.byDay} tabindex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.overview.day}</th>
            <th scope="col">{t.statistics.locale}</th>
            {columns.map((name) => (
              <th scope="col">{t.statistics[name]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr>
              <th scope="row">{formats.day(Date.parse(row.date) / 1000)}</th>
              <td>{row.locale}</td>
              {columns.map((name) => (
                <td>{formats.number(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

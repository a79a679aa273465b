import { hostsQuery } from '../db/client-hosts.ts';
import { clientByIdQuery } from '../db/clients.ts';
import { domainCallsQuery } from '../db/domains.ts';
import { embedKeyQuery, snippet, scriptUrl } from '../embed-snippets.ts';
import { now } from '../env.ts';
import { dayCounts, type DayCount } from '../log/life/daily-counts.ts';
import { Chart, daysSince, firstDay } from './chart.tsx';
import { createPages } from './env.ts';
import { WaitingHosts } from './waiting-hosts.tsx';
import { Copyable } from '../pages/form-fields.tsx';
import { page } from '../pages/page.tsx';
import { requireRole } from './roles.tsx';
import { useView } from './view.ts';

export const overview = createPages().get('/', requireRole('viewer'), async (c) => {
  const { db, session, view } = c.var;
  const from = firstDay(now());
  const [[[client], [owner], domains, waiting], counts] = await Promise.all([
    db.batch([
      clientByIdQuery(db, session.clientId),
      embedKeyQuery(db, session.clientId),
      domainCallsQuery(db, session.clientId),
      hostsQuery(db, session.clientId, 'waiting'),
    ]),
    dayCounts(c.env, session.clientId, from),
  ]);
  const source = (id: string) => scriptUrl(view.url.origin, owner!.embedKey, id);
  return page(
    c,
    view.t.overview.title,
    <>
      <h1>{view.t.overview.title}</h1>
      <div class="columns">
        <Calls count={client!.widgetDisplayCount} included={client!.widgetDisplayMaxCount} />
        <Consents counts={counts} from={from} />
      </div>
      <WaitingHosts list={waiting} />
      <section>
        <h2>{view.t.overview.domains}</h2>
        {domains.length === 0 && <p class="card">{view.t.overview.noDomains}</p>}
        <ul class="domains">
          {domains.map(({ id, name, viewCount }) => (
            <Domain
              id={id}
              name={name.replace(/^https?:\/\//i, '')}
              calls={viewCount}
              snippet={snippet(source(id))}
            />
          ))}
        </ul>
      </section>
    </>,
  );
});

function Calls({ count, included }: { count: number; included: number }) {
  const { t, formats } = useView();
  const title = t.overview.calls(formats.month(now()));
  return (
    <section class="card">
      <h2>{title}</h2>
      <p class="figure">
        {formats.number(count)}{' '}
        <small>
          {included === -1 ? t.overview.unlimited : t.overview.included(formats.number(included))}
        </small>
      </p>
      {included > 0 && <progress aria-label={title} max={included} value={Math.min(count, included)} />}
      {included !== -1 && count > included && <p class="notice bad">{t.overview.exceeded}</p>}
    </section>
  );
}

function Consents({ counts, from }: { counts: DayCount[]; from: number }) {
  const { t, formats } = useView();
  const given = counts.reduce((sum, count) => sum + count.given, 0);
  const declined = counts.reduce((sum, count) => sum + count.declined, 0);
  const days = daysSince(from, now(), counts, ['given', 'declined']);
  return (
    <section class="card wide">
      <h2>{t.overview.consents}</h2>
      {given + declined === 0 ? (
        <p>{t.overview.none}</p>
      ) : (
        <>
          <Chart
            label={t.overview.chart}
            series={{ given: t.overview.given, declined: t.overview.declined }}
            days={days}
          />
          <details>
            <summary>{t.overview.byDay}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t.overview.day}</th>
                  <th scope="col">{t.overview.given}</th>
                  <th scope="col">{t.overview.declined}</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map((count) => (
                  <tr>
                    <th scope="row">{formats.day(count.day)}</th>
                    <td>{formats.number(count.given)}</td>
                    <td>{formats.number(count.declined)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          <p class="hint">{t.overview.share(formats.percent(given / (given + declined)))}</p>
        </>
      )}
    </section>
  );
}

type DomainProps = { id: string; name: string; calls: number; snippet: string };

function Domain({ id, name, calls, snippet }: DomainProps) {
  const { t, formats } = useView();
  const path = `/account/domains/${id}`;
  return (
    <li class="card">
      <div class="domain">
        <div>
          <h3>{name}</h3>
          <p class="hint">{t.overview.callsOf(formats.number(calls))}</p>
        </div>
        <p class="links">
          <a href={`${path}/consents`}>
            {t.overview.showConsents}
            <span class="unseen">{t.overview.of(name)}</span>
          </a>
          <a href={`${path}/statistics`}>
            {t.statistics.title}
            <span class="unseen">{t.overview.of(name)}</span>
          </a>
          <a href={`${path}/onboarding`}>
            {t.overview.setUp}
            <span class="unseen">{t.overview.of(name)}</span>
          </a>
        </p>
      </div>
      <details>
        <summary>
          {t.overview.snippet}
          <span class="unseen">{t.overview.of(name)}</span>
        </summary>
        <Copyable id={`snippet-${id}`} label={t.overview.snippetHint} value={snippet} rows={3} />
      </details>
    </li>
  );
}

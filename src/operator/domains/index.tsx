import { Box, Options } from '../../pages/forms/fields.tsx';
import { page } from '../../pages/page.tsx';
import { ForRole } from '../../people/roles.tsx';
import { Search } from '../../pages/search.tsx';
import { bulkActions } from './bulk-pages.tsx';
import { BULK_FORM, DomainList, OpenForm } from './list.tsx';
import { listAddress, readDomainQuery, type DomainQuery } from './read-domain-query.ts';
import { domainsCsv } from './csv-export.ts';
import { createPages, useView } from '../console.ts';
import { listDomainRows, ROWS_PER_PAGE, sorts } from '../list-queries.ts';
import { StatusFilter } from '../../pages/status-filter.tsx';
import { NumberedPages } from '../../pages/list-page-links.tsx';

/** The domains of all clients, with filter, order, bulk actions and a CSV file. */
export const domains = createPages()
  .get('/', async (c) => {
    const query = readDomainQuery(c);
    const { db, view } = c.var;
    const { t, formats } = view;
    const { rows: read, counts } = await listDomainRows(c.env, db, { ...query, term: query.q });
    const rows = read.slice(0, ROWS_PER_PAGE);
    return page(
      c,
      t.domains.title,
      <>
        <div class="heading">
          <h1>{t.domains.title}</h1>
          <a href={listAddress(query, {}, '/export.csv')} download>
            {t.domains.csv}
          </a>
        </div>
        <StatusFilter
          counts={counts}
          current={query.status}
          address={(status) => listAddress(query, { status })}
        />
        <Search hint={t.domains.searchHint} term={query.q} all={listAddress(query, { q: '' })}>
          {query.status && <input type="hidden" name="status" value={query.status} />}
          <select name="sort" aria-label={t.domains.sort}>
            <Options list={sorts.map((sort) => [sort, t.domains.sorts[sort]])} chosen={query.sort} />
          </select>
        </Search>
        {rows.length === 0 ? (
          <p class="card">{t.nothing}</p>
        ) : (
          <>
            <ForRole needed="administrator">
              <BulkBar
                query={query}
                count={counts.reduce(
                  (sum, { status, count }) => sum + (!query.status || query.status === status ? count : 0),
                  0,
                )}
              />
            </ForRole>
            <DomainList rows={rows} ofAll />
            <script src="/account/choice.js" defer></script>
          </>
        )}
        <OpenForm />
        <p class="hint">
          {t.times(formats.zone)} {t.domains.statusDelay}
        </p>
        <NumberedPages page={query.page} hasNext={read.length > ROWS_PER_PAGE} />
      </>,
    );
  })
  .get('/export.csv', (c) => domainsCsv(c, readDomainQuery(c)))
  .route('/bulk', bulkActions);

function BulkBar({ query, count }: { query: DomainQuery; count: number }) {
  const { t, formats } = useView();
  const { names, all, label } = t.bulk;
  return (
    <form
      id={BULK_FORM}
      method="get"
      action="/operator/domains/bulk"
      class="bulk"
      aria-label={label}
      data-choice
    >
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <Box name="all" value="1" label={all(formats.number(count))} />
      {(Object.keys(names) as (keyof typeof names)[]).map((action) => (
        <button class="quiet" name="action" value={action}>
          {names[action]}
        </button>
      ))}
    </form>
  );
}

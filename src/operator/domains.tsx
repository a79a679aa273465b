import { page } from '../pages/page.tsx';
import { DomainList } from './domain-list.tsx';
import { createPages } from './env.ts';
import { domainsQuery, addLastDecisions } from './list-queries.ts';
import { NextPage, pageOf, Search } from './search.tsx';

/** The domains of all clients. */
export const domains = createPages().get('/', async (c) => {
  const { q, after } = c.req.query();
  const { t, formats } = c.var.view;
  const read = await addLastDecisions(c.env, await domainsQuery(c.var.db, { term: q, after }));
  const { rows, next } = pageOf(read, ({ id }) => id);
  return page(
    c,
    t.domains.title,
    <>
      <h1>{t.domains.title}</h1>
      <Search hint={t.domains.searchHint} term={q ?? ''} />
      {rows.length === 0 && <p class="card">{t.nothing}</p>}
      <DomainList rows={rows} ofAll />
      <p class="hint">{t.times(formats.zone)}</p>
      <NextPage after={next} />
    </>,
  );
});

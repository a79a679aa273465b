import { countParts } from '../../domains/configuration-copy.ts';
import { required } from '../../http/problem.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { page } from '../../pages/page.tsx';
import { Search } from '../../pages/search.tsx';
import { createPages } from '../console.ts';
import { DomainChoice } from './target-list.tsx';
import { allDomainsQuery } from '../list-queries.ts';
import { NextPage, pageOf } from '../next-list-page.tsx';

/** The page on which the targets of a copy are chosen, which leads to its confirmation. */
export const copyConfiguration = createPages().get('/', async (c) => {
  const { q, after } = c.req.query();
  const [[found], read] = await Promise.all([
    countParts(c.var.db, [c.req.param('domainId')!]),
    allDomainsQuery(c.var.db, { term: q, after }),
  ]);
  const source = required(found, 'domain');
  const { rows, next } = pageOf(read, ({ id }) => id);
  const targets = rows.filter(({ id }) => id !== source.id);
  const { t } = c.var.view;
  return page(
    c,
    t.copying.title,
    <>
      <h1>{t.copying.of(websiteTitle(source))}</h1>
      <p class="lead">{t.copying.lead(source)}</p>
      <Search hint={t.domains.searchHint} term={q ?? ''} />
      {targets.length === 0 ? (
        <p class="card">{t.nothing}</p>
      ) : (
        <form method="get" action="/operator/domains/bulk" class="stack" data-choice>
          <input type="hidden" name="action" value="copy" />
          <input type="hidden" name="from" value={source.id} />
          <DomainChoice type="checkbox" name="id" legend={t.copying.choose} rows={targets} />
          <div>
            <button>{t.copying.next}</button>
          </div>
        </form>
      )}
      <NextPage after={next} />
      <script src="/account/choice.js" defer></script>
    </>,
  );
});

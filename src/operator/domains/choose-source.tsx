import { cardPage, LinkLine } from '../../pages/page.tsx';
import type { Context } from 'hono';
import type { Database } from '../../env.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { HiddenIds, TargetList, DomainChoice } from './target-list.tsx';
import type { Target } from './bulk-targets.ts';
import { domainsQuery } from '../list-queries.ts';
import type { View } from '../console.ts';

/** The most sources that a search offers. */
const MAX_SOURCES = 10;

/** The page on which the source of a copy is found; with a source, leads to its confirmation. */
export async function chooseSource(c: Context, targets: Target[]) {
  const { t }: View = c.var.view;
  const term = c.req.query('source') ?? '';
  const found = await sourcesFor(c.var.db, targets, term);
  const hidden = (
    <>
      <input type="hidden" name="action" value="copy" />
      <HiddenIds name="id" list={targets} />
    </>
  );
  return cardPage(
    c,
    t.copying.title,
    <>
      {targets.length === 0 ? (
        <p class="notice bad">{t.bulk.none}</p>
      ) : (
        <>
          <TargetList list={targets} class="plain targets" />
          <form method="get" action="/operator/domains/bulk" class="search">
            {hidden}
            <Field
              name="source"
              type="search"
              label={t.search}
              hint={t.domains.searchHint}
              value={term}
              maxlength={255}
            />
            <button class="quiet">{t.find}</button>
          </form>
          {found.length === 0 && <p>{t.nothing}</p>}
          {found.length > 0 && (
            <form method="get" action="/operator/domains/bulk" class="stack">
              {hidden}
              <DomainChoice type="radio" name="from" legend={t.bulk.source} rows={found} />
              <div class="choice">
                <button>{t.copying.next}</button>
              </div>
            </form>
          )}
        </>
      )}
      <LinkLine href="/operator/domains">{t.cancel}</LinkLine>
    </>,
    200,
    t.bulk.copyTo(targets.length),
  );
}

/** The domains that are offered as sources; before a search, those of the same client come first. */
async function sourcesFor(db: Database, targets: Target[], term: string) {
  const limit = MAX_SOURCES + targets.length;
  const [ofClient, ofAll] = await Promise.all([
    term ? [] : domainsQuery(db, { clientId: targets[0]?.clientId, limit }),
    domainsQuery(db, { term, limit }),
  ]);
  const offered = new Map([...ofClient, ...ofAll].map((row) => [row.id, row]));
  return [...offered.values()]
    .filter((row) => !targets.some(({ id }) => id === row.id))
    .slice(0, MAX_SOURCES);
}

import type { Context } from 'hono';
import type { Database } from '../../env.ts';
import { allDomainsQuery } from '../list-queries.ts';
import type { View } from '../console.ts';
import type { Target } from './bulk-targets.ts';
import { choicePage } from './choice-page.tsx';
import { DomainChoice } from './target-list.tsx';

/** The most sources that a search offers. */
const MAX_SOURCES = 10;

/** The page on which the source of a copy is found; with a source, leads to its confirmation. */
export async function chooseSource(c: Context, targets: Target[]) {
  const { t }: View = c.var.view;
  const value = c.req.query('source') ?? '';
  const found = await sourcesFor(c.var.db, targets, value);
  return choicePage(c, {
    action: 'copy',
    targets,
    title: t.copying.title,
    heading: t.bulk.copyTo(targets.length),
    search: { name: 'source', label: t.search, hint: t.domains.searchHint, value },
    isNothing: found.length === 0,
    found: found.length > 0 && <DomainChoice type="radio" name="from" legend={t.bulk.source} rows={found} />,
  });
}

/** The domains that are offered as sources; before a search, those of the same client come first. */
async function sourcesFor(db: Database, targets: Target[], term: string) {
  const limit = MAX_SOURCES + targets.length;
  const [ofClient, ofAll] = await Promise.all([
    term ? [] : allDomainsQuery(db, { clientId: targets[0]?.clientId, limit }),
    allDomainsQuery(db, { term, limit }),
  ]);
  const offered = new Map([...ofClient, ...ofAll].map((row) => [row.id, row]));
  return [...offered.values()]
    .filter((row) => !targets.some(({ id }) => id === row.id))
    .slice(0, MAX_SOURCES);
}

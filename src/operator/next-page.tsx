import { ROWS_PER_PAGE } from './list-queries.ts';
import { useView } from './console.ts';
import { PageLinks } from '../pages/page-links.tsx';

/** The rows of a page and the key of the next page, if there is one: `read` then has one row more than a page. */
export function pageOf<R>(read: R[], keyOf: (row: R) => string) {
  const rows = read.slice(0, ROWS_PER_PAGE);
  return { rows, next: read.length > ROWS_PER_PAGE ? keyOf(rows.at(-1)!) : undefined };
}

export function NextPage({ after }: { after: string | undefined }) {
  const { t, url } = useView();
  const first = !url.searchParams.has('after');
  const address = (key?: string) => {
    const query = new URLSearchParams(url.search);
    query.delete('after');
    if (key) query.set('after', key);
    return `${url.pathname}?${query.toString()}`;
  };
  const next = after !== undefined && ([address(after), t.next] as const);
  return <PageLinks label={t.pages} back={!first && [address(), t.first]} next={next} />;
}

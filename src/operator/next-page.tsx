import { PAGE } from './list-queries.ts';
import { useView } from './view.ts';

/** The rows of a page and the key of the next page, if there is one: `read` then has one row more than a page. */
export function pageOf<R>(read: R[], keyOf: (row: R) => string) {
  const rows = read.slice(0, PAGE);
  return { rows, next: read.length > PAGE ? keyOf(rows.at(-1)!) : undefined };
}

export function NextPage({ after }: { after: string | undefined }) {
  const { t, url } = useView();
  const first = !url.searchParams.has('after');
  if (first && after === undefined) return null;
  const address = (key?: string) => {
    const query = new URLSearchParams(url.search);
    query.delete('after');
    if (key) query.set('after', key);
    return `${url.pathname}?${query.toString()}`;
  };
  return (
    <nav class="links" aria-label={t.pages}>
      {!first && <a href={address()}>{t.first}</a>}
      {after !== undefined && (
        <a href={address(after)} rel="next">
          {t.next}
        </a>
      )}
    </nav>
  );
}

import { CursorLinks } from '../pages/list-page-links.tsx';
import { useView } from './console.ts';
import { ROWS_PER_PAGE } from './list-queries.ts';

/** The rows of a page and the key of the next page, if there is one: `read` then has one row more than a page. */
export function pageOf<R>(read: R[], keyOf: (row: R) => string) {
  const rows = read.slice(0, ROWS_PER_PAGE);
  return { rows, next: read.length > ROWS_PER_PAGE ? keyOf(rows.at(-1)!) : undefined };
}

export function NextPage({ after }: { after: string | undefined }) {
  const { label, first, next } = useView().t.pageLinks;
  return <CursorLinks label={label} parameter="after" last={after} names={[first, next]} />;
}

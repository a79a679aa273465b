import type { Context } from 'hono';
import { useView } from './view.ts';

type PageLink = readonly [path: string, text: string];
type LinksProps = { label: string; back: PageLink | false; next: PageLink | false };

/** The links to the other pages of a list; nothing where it has only one page. */
const PageLinks = ({ label, back, next }: LinksProps) =>
  back || next ? (
    <nav class="links" aria-label={label}>
      {back && <a href={back[0]}>{back[1]}</a>}
      {next && (
        <a href={next[0]} rel="next">
          {next[1]}
        </a>
      )}
    </nav>
  ) : null;

type NumberProps = { page: number; hasNext: boolean; anchor?: string };

/** The links of a list with numbered pages, from 0 on; `anchor` is the place of the list on its page. */
export function NumberedPages({ page, hasNext, anchor = '' }: NumberProps) {
  const { label, previous, next } = useView().t.pageLinks;
  const address = (number: number) => addressWith('page', String(number)) + anchor;
  return (
    <PageLinks
      label={label}
      back={page > 0 && [address(page - 1), previous]}
      next={hasNext && [address(page + 1), next]}
    />
  );
}

type CursorProps = {
  label: string;
  /** The parameter of the address that has the key of the row before the page. */
  parameter: string;
  /** The key of the last row, unless this is the last page. */
  last: string | undefined;
  /** The names of the links to the first and to the next page. */
  names: readonly [first: string, next: string];
};

/** The links of a list whose pages begin after a row. */
export function CursorLinks({ label, parameter, last, names: [first, next] }: CursorProps) {
  const isFirst = !useView().url.searchParams.has(parameter);
  return (
    <PageLinks
      label={label}
      back={!isFirst && [addressWith(parameter), first]}
      next={last !== undefined && [addressWith(parameter, last), next]}
    />
  );
}

/** The address of this page with a parameter of its query replaced; without a value, removed. */
export function addressWith(parameter: string, value?: string) {
  const { url } = useView();
  const query = new URLSearchParams(url.search);
  query.delete(parameter);
  if (value !== undefined) query.set(parameter, value);
  return url.pathname + (query.size > 0 ? `?${query.toString()}` : '');
}

/** The number of the page that an address names, from 0 on: addresses can be edited by hand. */
export const pageNumber = (c: Context, last = 10_000) =>
  Math.min(last, Math.max(0, Math.trunc(Number(c.req.query('page')) || 0)));

/** The links between the pages of one subject; the current one is marked. */
export function SectionLinks({ label, links }: { label: string; links: readonly PageLink[] }) {
  const { url } = useView();
  return (
    <nav class="sections" aria-label={label}>
      {links.map(([path, text]) => (
        <a href={path} aria-current={path === url.pathname ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

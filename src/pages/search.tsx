import type { PropsWithChildren } from 'hono/jsx';
import { Field } from './forms/fields.tsx';
import { useView } from './view.ts';

type Props = PropsWithChildren<{
  hint: string;
  term: string;
  /** The address of the whole list. */
  all?: string;
}>;

/** The search field of a list, with the further fields of its form among its children. */
export function Search({ hint, term, all, children }: Props) {
  const { t, url } = useView();
  return (
    <form method="get" action={url.pathname} class="search" role="search">
      <Field name="q" type="search" label={t.search} hint={hint} value={term} maxlength={255} />
      {children}
      <button>{t.find}</button>
      {term && <a href={all ?? url.pathname}>{t.all}</a>}
    </form>
  );
}

import { Field } from './forms/fields.tsx';
import { useView } from './view.ts';

/** The search field of a list. */
export function Search({ hint, term }: { hint: string; term: string }) {
  const { t, url } = useView();
  return (
    <form method="get" action={url.pathname} class="search" role="search">
      <Field name="q" type="search" label={t.search} hint={hint} value={term} maxlength={255} />
      <button>{t.find}</button>
      {term && <a href={url.pathname}>{t.all}</a>}
    </form>
  );
}

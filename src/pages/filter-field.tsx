import { useView } from './view.ts';

/** Entries from which a list on a page can be filtered. */
const FROM = 10;

/** A field that hides the entries of a list without the entered text, in browsers with scripts (public/account/filter.js). */
export function FilterField({ list, count }: { list: string; count: number }) {
  const { t } = useView();
  if (count < FROM) return null;
  return (
    <div class="field" data-filter={list} hidden>
      <label for={`${list}-filter`}>{t.filter}</label>
      <input id={`${list}-filter`} type="search" aria-controls={list} autocomplete="off" />
      <script src="/account/filter.js" defer></script>
    </div>
  );
}

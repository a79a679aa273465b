import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { erasedAt } from '../../log/erasure/erased-ids.ts';
import { isPrefix, isUcid, listIds } from '../../log/reading/consent-ids.ts';
import { readVisitor } from '../../log/reading/visitor-history.ts';
import { domainPage, type DomainPages } from '../domain/page.tsx';
import { Field } from '../../pages/forms/fields.tsx';
import { useView } from '../console.ts';

/** The most IDs that a search lists. */
const IDS = 50;

/** The page of the only visitor whose ID begins with `prefix`, or a list of all such IDs. */
export async function searchById(c: Context<DomainPages>, prefix: string) {
  const { domain, view, queryLog } = c.var;
  const { t } = view;
  const path = `/account/domains/${domain.id}/consents`;
  const show = (error: string | undefined, result?: Child) =>
    domainPage(
      c,
      t.consents.found.title,
      <>
        <IdSearch value={prefix} error={error} />
        {result}
        <p class="links">
          <a href={path}>{t.consents.found.all}</a>
        </p>
      </>,
    );
  if (!isPrefix(prefix)) return show(t.consents.found.wrong);
  const { entries, several } = await queryLog(readVisitor(prefix, { limit: 1 }));
  if (entries[0]) return c.redirect(`${path}/${entries[0].ucid}`, 303);
  if (!several && isUcid(prefix) && (await erasedAt(c.env, domain, prefix)) !== undefined)
    return c.redirect(`${path}/${prefix}`, 303);
  if (!several) return show(undefined, <p class="card">{t.consents.found.none(prefix)}</p>);
  const ids = await queryLog(listIds(prefix, IDS + 1));
  // A list of one ID would lead back to itself.
  if (ids.length > IDS || ids[0] === prefix)
    return show(t.consents.found.short(view.formats.number(prefix.length + 1)));
  return show(
    undefined,
    <section>
      <h2>{t.consents.found.matches(prefix)}</h2>
      <ul class="ids">
        {ids.map((id) => (
          <li class="code">
            <a href={`${path}?id=${id}`}>{id}…</a>
          </li>
        ))}
      </ul>
    </section>,
  );
}

export function IdSearch({ value, error }: { value: string; error?: string | undefined }) {
  const { t, url } = useView();
  return (
    <form method="get" action={url.pathname} class="search" role="search">
      <Field
        name="id"
        type="search"
        label={t.consents.search}
        hint={t.consents.searchHint}
        error={error}
        value={value}
        maxlength={64}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
      />
      <button>{t.consents.find}</button>
    </form>
  );
}

import type { Row, Rows } from '../../db/domains/part-rows.ts';
import { missing, required } from '../../http/problem.ts';
import { Form, formBody, Confirmation } from '../../pages/forms/form.tsx';
import { createDomainPages, domainPage } from './page.tsx';
import { redirectWithFlash, useView, type View } from '../console.ts';

type Kind = 'services' | 'locales';

/** Enables, disables and, after a confirmation, removes a service or language. Throws a 404 if it does not exist. */
export const resourceActions = (kind: Kind, rows: Rows) =>
  createDomainPages()
    .post('/:key/active', formBody, async (c) => {
      const { db, domain, form, view } = c.var;
      const active = form.get('active') === 'on';
      const updated = required(await rows.update(db, domain.id, c.req.param('key'), { active }), kind);
      const flash = active ? 'enabled' : 'disabled';
      return redirectWithFlash(c, flash, listPath(view.url), displayName(kind, updated, view));
    })
    .get('/:key/remove', async (c) => {
      const { db, domain, view } = c.var;
      const found = required(await rows.find(db, domain.id, c.req.param('key')), kind);
      const { t, url } = view;
      return domainPage(
        c,
        t[kind].removeTitle(displayName(kind, found, view)),
        <section class="card">
          <p class="notice bad">{t[kind].removeText}</p>
          <Confirmation action={url.pathname} button={t.remove} back={listPath(url)} />
        </section>,
      );
    })
    .post('/:key/remove', formBody, async (c) => {
      const { db, domain, view } = c.var;
      const found = await rows.find(db, domain.id, c.req.param('key'));
      if (!found || !(await rows.remove(db, domain.id, c.req.param('key')))) throw missing(kind);
      return redirectWithFlash(c, 'removed', listPath(view.url), displayName(kind, found, view));
    });

/** The displayed name; for a locale, that of its language. */
const displayName = (kind: Kind, resource: Row, { formats }: View) =>
  kind === 'locales' ? formats.language(String(resource['name'])) : String(resource['name']);

/** The path of the list that the resource belongs to. */
const listPath = ({ pathname }: URL) => pathname.replace(/\/[^/]*$/, '');

type Props = { path: string; name: string; active: boolean; fixed?: boolean };

/** Shows whether a resource is enabled, with a button to change it unless it is `fixed`. */
export function Switch({ path, name, active, fixed }: Props) {
  const { t } = useView();
  const badge = <span class={active ? 'badge good' : 'badge'}>{active ? t.on : t.off}</span>;
  if (fixed) return badge;
  return (
    <Form action={`${path}/active`} class="links">
      {badge}
      <button class="quiet" name="active" value={active ? 'off' : 'on'}>
        {active ? t.disable : t.enable}
        <span class="unseen"> {name}</span>
      </button>
    </Form>
  );
}

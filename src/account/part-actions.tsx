import type { Row, Rows } from '../db/part-rows.ts';
import { missing } from '../http/problem.ts';
import { Form, formBody } from '../pages/form.tsx';
import { createDomainPages } from './domain.ts';
import { domainPage } from './domain-page.tsx';
import { redirectWithFlash } from './flash.ts';
import { useView, type View } from './view.ts';

type Kind = 'services' | 'locales';

/**
 * What can be done with a part of a domain besides editing it: switching it on and off, and, asked once, removing it.
 * Throws a 404 where there is no such part.
 */
export const partActions = (kind: Kind, rows: Rows) =>
  createDomainPages()
    .post('/:key/active', formBody, async (c) => {
      const { db, domain, form, view } = c.var;
      const active = form.get('active') === 'on';
      const updated = await rows.update(db, domain.id, c.req.param('key'), { active });
      if (!updated) throw missing(kind);
      const flash = active ? 'switchedOn' : 'switchedOff';
      return redirectWithFlash(c, flash, above(view.url), nameOf(kind, updated, view));
    })
    .get('/:key/remove', async (c) => {
      const { db, domain, view } = c.var;
      const found = await rows.find(db, domain.id, c.req.param('key'));
      if (!found) throw missing(kind);
      const { t, url } = view;
      return domainPage(
        c,
        t[kind].removeTitle(nameOf(kind, found, view)),
        <section class="card">
          <p class="notice bad">{t[kind].removeText}</p>
          <Form action={url.pathname} class="choice">
            <button>{t.remove}</button>
            <a href={above(url)}>{t.cancel}</a>
          </Form>
        </section>,
      );
    })
    .post('/:key/remove', formBody, async (c) => {
      const { db, domain, view } = c.var;
      const found = await rows.find(db, domain.id, c.req.param('key'));
      if (!found || !(await rows.remove(db, domain.id, c.req.param('key')))) throw missing(kind);
      return redirectWithFlash(c, 'removed', above(view.url), nameOf(kind, found, view));
    });

/** The name that people read: a locale is shown as its language. */
const nameOf = (kind: Kind, part: Row, { formats }: View) =>
  kind === 'locales' ? formats.language(String(part['name'])) : String(part['name']);

/** The list that a part's page stands below. */
const above = ({ pathname }: URL) => pathname.replace(/\/[^/]*$/, '');

type Props = { path: string; name: string; active: boolean; fixed?: boolean };

/** Whether a part is on, with the button that switches it unless that is `fixed`. */
export function Switch({ path, name, active, fixed }: Props) {
  const { t } = useView();
  const badge = <span class={active ? 'badge good' : 'badge'}>{active ? t.on : t.off}</span>;
  if (fixed) return badge;
  return (
    <Form action={`${path}/active`} class="links">
      {badge}
      <button class="quiet" name="active" value={active ? 'off' : 'on'}>
        {active ? t.switchOff : t.switchOn}
        <span class="unseen"> {name}</span>
      </button>
    </Form>
  );
}

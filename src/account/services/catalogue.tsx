import { listServices } from '../../db/domains/embeddings.ts';
import { invalid } from '../../http/problem.ts';
import { addPresets } from '../../onboarding/import-presets.ts';
import { presetById } from '../../onboarding/presets/index.ts';
import { searchPresets } from '../../onboarding/presets/search-presets.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { builtIn } from '../../texts/index.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { redirectWithFlash } from '../console.ts';
import { Card } from '../../pages/page.tsx';

/** Services per page. */
const SERVICES_PER_PAGE = 20;

/** The catalogue of services, with search. */
export const serviceCatalogue = createDomainPages()
  .get('/', async (c) => {
    const { db, domain, view } = c.var;
    const { language, formats, url } = view;
    const t = view.t.services;
    const q = (c.req.query('q') ?? '').slice(0, 255);
    const from = Math.max(0, Math.trunc(Number(c.req.query('from')) || 0));
    const found = searchPresets(q);
    const present = new Map((await listServices(db, domain.id)).map(({ name, id }) => [name, id]));
    const page = (start: number, text: string) => (
      <a href={`?${new URLSearchParams({ q, from: String(start) }).toString()}`}>{text}</a>
    );
    return domainPage(
      c,
      t.catalogue,
      <>
        <form method="get" action={url.pathname} class="search" role="search">
          <Field name="q" type="search" label={t.search} hint={t.searchHint} value={q} maxlength={255} />
          <button>{t.find}</button>
          <a href={url.pathname.replace(/add$/, 'new')}>{t.byHand}</a>
        </form>
        <Card title={t.found(formats.number(found.length))}>
          {found.length === 0 && <p>{t.notFound}</p>}
          <ul class="parts">
            {found.slice(from, from + SERVICES_PER_PAGE).map(({ id, name, vendor, purpose }) => (
              <li>
                <span>
                  {name}
                  <small>{[t.by(vendor), builtIn(language).purposes[purpose].name].join(' · ')}</small>
                </span>
                {present.has(name) ? (
                  <a href={url.pathname.replace(/add$/, present.get(name)!)}>{t.present}</a>
                ) : (
                  <ActionForm
                    action={`${url.pathname}/save${url.search}`}
                    button={t.import}
                    unseen={` ${name}`}
                    name="preset"
                    value={String(id)}
                    quiet
                  />
                )}
              </li>
            ))}
          </ul>
          <nav class="links" aria-label={t.pages}>
            {from > 0 && page(Math.max(0, from - SERVICES_PER_PAGE), t.before)}
            {from + SERVICES_PER_PAGE < found.length && page(from + SERVICES_PER_PAGE, t.after)}
          </nav>
        </Card>
      </>,
    );
  })
  .post('/save', formBody, async (c) => {
    const { db, domain, form, view } = c.var;
    const id = Number(form.get('preset'));
    const preset = presetById(id);
    if (!preset) throw invalid({ pointer: '/preset', detail: 'Must be the ID of a preset.' });
    await addPresets(db, domain.id, [id]);
    return redirectWithFlash(c, 'added', view.url.pathname + view.url.search, preset.name);
  });

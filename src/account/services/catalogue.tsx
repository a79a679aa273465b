import { listServices } from '../../db/domains/embeddings.ts';
import { invalid } from '../../http/problem.ts';
import { addPresets } from '../../presets/import-presets.ts';
import { presetById } from '../../presets/index.ts';
import { searchPresets } from '../../presets/search-presets.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { builtIn } from '../../texts/index.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { redirectWithFlash } from '../console.ts';
import { Card, LinkLine } from '../../pages/page.tsx';
import { NumberedPages, pageNumber } from '../../pages/list-page-links.tsx';
import { Search } from '../../pages/search.tsx';

/** Services per page. */
const SERVICES_PER_PAGE = 20;

/** The catalogue of services, with search. */
export const serviceCatalogue = createDomainPages()
  .get('/', async (c) => {
    const { db, domain, view } = c.var;
    const { language, formats, url } = view;
    const t = view.t.services;
    const q = (c.req.query('q') ?? '').slice(0, 255);
    const at = pageNumber(c);
    const from = at * SERVICES_PER_PAGE;
    const found = searchPresets(q);
    const present = new Map((await listServices(db, domain.id)).map(({ name, id }) => [name, id]));
    return domainPage(
      c,
      t.catalogue,
      <>
        <Search hint={t.searchHint} term={q} />
        <LinkLine href={url.pathname.replace(/add$/, 'new')}>{t.byHand}</LinkLine>
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
          <NumberedPages page={at} hasNext={from + SERVICES_PER_PAGE < found.length} />
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
    const flash = preset.purpose === mandatoryPurpose ? 'added' : 'serviceAdded';
    return redirectWithFlash(c, flash, view.url.pathname + view.url.search, preset.name);
  });

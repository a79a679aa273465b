import { authorName } from '../../pages/activity/author-name.ts';
import { listDesigns, secondsOf, type Design } from '../../db/domains/designs.ts';
import { required } from '../../http/problem.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import type { WithDomain } from '../domain/with-domain.ts';
import { allowPreview } from '../appearance/preview-frame.tsx';
import { visibleAuthor } from './visible-activity.ts';
import { useView } from '../console.ts';
import { Card } from '../../pages/page.tsx';

/** Designs per page. */
const DESIGNS_PER_PAGE = 8;

/** The designs of a domain, with their makers as the user may see them. */
export async function visibleDesigns({ db, domain, session, view }: WithDomain['Variables']) {
  const designs = await listDesigns(db, domain.id);
  return designs.map((design) => ({ ...design, ...visibleAuthor(design, session, view.t.activity) }));
}

/** The design of a path. Throws a 404 if there is none. */
export const designOf = async (variables: WithDomain['Variables'], id: string) =>
  required(
    (await visibleDesigns(variables)).find((design) => String(design.id) === id),
    'design',
  );

/** One page of the list of designs, newest first, with links to their pictures. */
export function Designs({ designs, page }: { designs: Design[]; page: number }) {
  const { t, url } = useView();
  const texts = t.activity.versions;
  const from = page * DESIGNS_PER_PAGE;
  return (
    <Card title={texts.designs}>
      <p class="hint">{texts.designsLead}</p>
      <ul class="parts">
        {designs.slice(from, from + DESIGNS_PER_PAGE).map((design) => (
          <li>
            <span>
              <a href={`${url.pathname}/design/${design.id}`}>{design.name}</a>
              <DesignState {...design} />
            </span>
          </li>
        ))}
      </ul>
      {designs.length > from + DESIGNS_PER_PAGE && (
        <p class="links">
          <a href={`${url.pathname}?designs=${page + 1}`}>{texts.olderDesigns}</a>
        </p>
      )}
    </Card>
  );
}

/** From when to when a design was shown, and who made it. */
function DesignState({ id, by, userName, until }: Design) {
  const { t, formats } = useView();
  const texts = t.activity.versions;
  const from = formats.time(secondsOf({ id }));
  const to = until === undefined ? undefined : formats.time(until);
  return (
    <small class="hint">
      {to === undefined && (
        <>
          <b>{texts.current}</b> ·{' '}
        </>
      )}
      {texts.shown(from, to)} · {authorName({ by, userName }, t.activity)}
    </small>
  );
}

/** A design as visitors saw it. */
export const designVersion = createDomainPages().get('/:design', async (c) => {
  const design = await designOf(c.var, c.req.param('design'));
  const { t, url } = c.var.view;
  const texts = t.activity.versions;
  allowPreview(c);
  const list = `/account/domains/${c.var.domain.id}/activity`;
  return domainPage(
    c,
    design.name,
    <>
      <section class="card">
        <p>
          <DesignState {...design} />
        </p>
        <p class="hint">{texts.drawn}</p>
        <div class="stage drawn">
          <iframe title={texts.picture} sandbox="allow-scripts" src={`${url.pathname}/preview`} />
        </div>
      </section>
      <p class="links">
        <a href={`${list}/versions`}>{texts.title}</a>
      </p>
    </>,
  );
});

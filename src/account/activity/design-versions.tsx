import { readDesigns, secondsOf, type DesignVersion } from '../../clients/design-versions.ts';
import { required } from '../../http/problem.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import type { WithDomain } from '../domain/with-domain.ts';
import { allowPreview } from '../appearance/preview-frame.tsx';
import { visibleChange } from './visible-activity.ts';
import { useView } from '../console.ts';
import { Card } from '../../pages/page.tsx';

/** Designs per page. */
const DESIGNS_PER_PAGE = 8;
/** The name in its path of a design whose beginning is not recorded. */
const FIRST = 'first';

const nameOf = ({ change }: DesignVersion) => (change ? String(change.id) : FIRST);

/** The designs of a domain, with their makers as the user may see them. */
export async function visibleDesigns({ db, domain, session, view }: WithDomain['Variables']) {
  const designs = await readDesigns(db, domain.clientId, domain.id);
  return designs.map(({ change, ...design }) => ({
    ...design,
    change: change && visibleChange(change, session, view.t.activity),
  }));
}

/** The design of a path. Throws a 404 if there is none. */
export const designOf = async (variables: WithDomain['Variables'], name: string) =>
  required(
    (await visibleDesigns(variables)).find((design) => nameOf(design) === name),
    'design',
  );

/** One page of the list of designs, newest first, with links to their pictures. */
export function Designs({ designs, page }: { designs: DesignVersion[]; page: number }) {
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
              <a href={`${url.pathname}/design/${nameOf(design)}`}>{String(design.theme['name'])}</a>
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
function DesignState({ change, until }: DesignVersion) {
  const { t, formats } = useView();
  const texts = t.activity.versions;
  const from = change && formats.time(secondsOf(change));
  const to = until === undefined ? undefined : formats.time(until);
  return (
    <small class="hint">
      {to === undefined && (
        <>
          <b>{texts.current}</b> ·{' '}
        </>
      )}
      {texts.shown(from, to)}
      {change && ` · ${change.userName || t.activity.by[change.by]}`}
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
    String(design.theme['name']),
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
        {design.change && <a href={`${list}/changes/${design.change.id}`}>{t.activity.change}</a>}
      </p>
    </>,
  );
});

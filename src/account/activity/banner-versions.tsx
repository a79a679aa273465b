import * as z from 'zod/mini';
import { askAll } from '../../db/domains/askings.ts';
import { TEXT_LENGTH, wholeNumber } from '../../http/input-schemas.ts';
import { missing, required } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import {
  listVersions,
  readVersion,
  VERSIONS_PER_PAGE,
  type Version,
} from '../../log/notices/notice-versions.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { Card } from '../../pages/page.tsx';
import { ShownTexts } from '../consents/notice-text.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { Askings, visibleAskings } from './askings.tsx';
import { Designs, designVersion, visibleDesigns } from './design-versions.tsx';
import { AllTexts, VersionDifferences } from './version-content.tsx';

/** The number before which a list of versions begins, or the page of the list of designs. */
const query = z.object({
  before: z.optional(wholeNumber(0, 1e12)),
  designs: z.optional(wholeNumber(0, 1e12)),
});

/** The consent notices that the banner of a domain has shown, and the designs in which it was shown. */
export const bannerVersions = createDomainPages()
  .route('/design', designVersion)
  .get('/', validate('query', query), async (c) => {
    const { before, designs: page } = c.req.valid('query');
    // Both lists begin on one page, and continue on pages of their own.
    const [versions, designs, asked] = await Promise.all([
      page === undefined ? c.var.queryLog(listVersions(before)) : undefined,
      before === undefined ? visibleDesigns(c.var) : [],
      visibleAskings(c.var),
    ]);
    const { t, url } = c.var.view;
    const texts = t.activity.versions;
    const shown = versions?.slice(0, VERSIONS_PER_PAGE) ?? [];
    return domainPage(
      c,
      texts.title,
      <>
        <p class="lead">{texts.lead}</p>
        <p class="hint">{texts.kept}</p>
        {designs.length > 0 && <Designs designs={designs} page={page ?? 0} />}
        {before === undefined && page === undefined && <Askings list={asked} />}
        {versions?.length === 0 && <p class="card">{texts.none}</p>}
        {shown.length > 0 && <Notices list={shown} />}
        <p class="links">
          <a href={page === undefined ? url.pathname.replace(/\/versions$/, '') : url.pathname}>
            {page === undefined ? texts.back : texts.title}
          </a>
          {versions && versions.length > VERSIONS_PER_PAGE && (
            <a href={`${url.pathname}?before=${shown.at(-1)!.number}`} rel="next">
              {t.activity.older}
            </a>
          )}
        </p>
      </>,
    );
  })
  .post('/ask', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const reason = (form.get('reason') ?? '').trim().slice(0, TEXT_LENGTH);
    const list = `/account/domains/${domain.id}/activity/versions`;
    if (reason === '') return redirectWithFlash(c, 'noReason', list);
    required(await askAll(db, domain.id, reason), 'domain');
    return redirectWithFlash(c, 'asksAll', list);
  })
  .get('/:number', async (c) => {
    const number = c.req.param('number');
    if (!/^\d{1,12}$/.test(number)) throw missing('version');
    const [version, earlier] = await c.var.queryLog(readVersion(Number(number)));
    if (version?.number !== Number(number)) throw missing('version');
    const { t, url } = c.var.view;
    const texts = t.activity.versions;
    return domainPage(
      c,
      texts.version(number),
      <>
        <section class="card">
          <p>
            <VersionName {...version} />
          </p>
          <VersionState {...version} />
          <p class="hint">{texts.hash}</p>
          <p class="code">{version.hash}</p>
        </section>
        <Card title={texts.differences}>
          {earlier ? (
            <>
              <p class="hint">
                <VersionName {...earlier} />
              </p>
              <VersionDifferences version={version} earlier={earlier} />
            </>
          ) : (
            <p>{texts.oldest}</p>
          )}
        </Card>
        <Card title={texts.view}>
          <h3>
            <VersionName {...version} />
          </h3>
          <ShownTexts content={version.content} />
          <AllTexts texts={version.content.texts} />
        </Card>
        <p class="links">
          <a href={url.pathname.replace(/\/\d+$/, '')}>{texts.title}</a>
        </p>
      </>,
    );
  });

/** Versions on which somebody has decided or still can, then the others. */
function Notices({ list }: { list: Version[] }) {
  const { t, formats } = useView();
  const texts = t.activity.versions;
  const { used = [], unused = [] } = Object.groupBy(list, ({ retired, decisions }) =>
    retired === null || decisions > 0 ? 'used' : 'unused',
  );
  return (
    <Card title={texts.notices}>
      {used.length > 0 && <Versions list={used} />}
      {unused.length > 0 && (
        <details>
          <summary>{texts.withoutDecisions(formats.number(unused.length))}</summary>
          <Versions list={unused} />
        </details>
      )}
    </Card>
  );
}

function Versions({ list }: { list: Version[] }) {
  const { url } = useView();
  return (
    <ul class="parts">
      {list.map((version) => (
        <li>
          <span>
            <a href={`${url.pathname}/${version.number}`}>
              <VersionName {...version} />
            </a>
            <VersionState {...version} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function VersionName({
  number,
  locale,
  policy,
  hasExemptions,
}: Omit<Version, 'retired' | 'decisions' | 'firstDay'>) {
  const { t, formats } = useView();
  const { version, exemptions } = t.activity.versions;
  return (
    <>
      {version(String(number))} · {formats.language(locale)}
      {policy !== 'optIn' && ` · ${t.statistics.policies[policy]}`}
      {hasExemptions && ` · ${exemptions}`}
    </>
  );
}

function VersionState({ retired, decisions, firstDay }: Version) {
  const { t, formats } = useView();
  const texts = t.activity.versions;
  return (
    <small class="hint">
      {retired === null ? <b>{texts.current}</b> : texts.retired(formats.time(retired))} ·{' '}
      {decisions > 0 ? texts.decisions(formats.number(decisions)) : texts.unused}
      {firstDay !== null && ` · ${texts.first(formats.day(firstDay))}`}
    </small>
  );
}

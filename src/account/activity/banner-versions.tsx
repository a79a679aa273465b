import * as z from 'zod/mini';
import { missing } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import {
  listVersions,
  readVersion,
  VERSIONS_PAGE,
  type FullVersion,
  type Version,
} from '../../log/notices/notice-versions.ts';
import { DifferenceTable } from '../../pages/activity/field-differences.tsx';
import { ShownTexts } from '../consents/notice-text.tsx';
import { Designs, designVersion, visibleDesigns } from './design-versions.tsx';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { labelsOf } from '../domain/field-labels.ts';
import { useView } from '../console.ts';
import { Card, Terms } from '../../pages/page.tsx';

const number = z.optional(z.string().check(z.regex(/^\d{1,12}$/)));

/** The consent notices that the banner of a domain has shown, and the designs in which it was shown. */
export const bannerVersions = createDomainPages()
  .route('/design', designVersion)
  .get('/', validate('query', z.object({ before: number, designs: number })), async (c) => {
    const { before, designs: page } = c.req.valid('query');
    const [list, designs] = await Promise.all([
      page === undefined
        ? c.var.queryLog(listVersions(before === undefined ? undefined : Number(before)))
        : undefined,
      before === undefined ? visibleDesigns(c.var) : [],
    ]);
    const { t, url } = c.var.view;
    const texts = t.activity.versions;
    const shown = list?.slice(0, VERSIONS_PAGE) ?? [];
    const [used, unused] = [true, false].map((isUsed) =>
      shown.filter((version) => wasUsed(version) === isUsed),
    );
    return domainPage(
      c,
      texts.title,
      <>
        <p class="lead">{texts.lead}</p>
        <p class="hint">{texts.kept}</p>
        {designs.length > 0 && <Designs designs={designs} page={Number(page ?? 0)} />}
        {list?.length === 0 && <p class="card">{texts.none}</p>}
        {shown.length > 0 && (
          <Card title={texts.notices}>
            {used!.length > 0 && <Versions list={used!} />}
            {unused!.length > 0 && (
              <details>
                <summary>{texts.withoutDecisions(c.var.view.formats.number(unused!.length))}</summary>
                <Versions list={unused!} />
              </details>
            )}
          </Card>
        )}
        <p class="links">
          <a href={page === undefined ? url.pathname.replace(/\/versions$/, '') : url.pathname}>
            {page === undefined ? texts.back : texts.title}
          </a>
          {list && list.length > VERSIONS_PAGE && (
            <a href={`${url.pathname}?before=${shown.at(-1)!.number}`} rel="next">
              {t.activity.older}
            </a>
          )}
        </p>
      </>,
    );
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
          <VersionDifferences version={version} earlier={earlier} />
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

/** Whether anybody has decided on a version, or still can. */
const wasUsed = ({ retired, decisions }: Version) => retired === null || decisions > 0;

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
}: Pick<Version, 'number' | 'locale' | 'policy' | 'hasExemptions'>) {
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

/** What visitors see of a notice, by the names of its parts. */
function partsOf({ texts, purposes, services, links = [], controller, storage = [] }: NoticeContent) {
  const named = (list: { name: string }[]) =>
    Object.fromEntries(list.map(({ name, ...part }) => [name, { ...part, id: undefined }]));
  return {
    texts,
    purposes: named(purposes),
    services: named(
      services.map(({ langs: _langs, exempt, ...service }) => ({
        ...service,
        exemptInUk: exempt,
        purpose: purposes.find(({ id }) => id === service.purpose)?.name,
      })),
    ),
    links: Object.fromEntries(links.map(({ label, url, html }) => [label, url ?? html])),
    controller,
    cookies: named(storage),
  };
}

function VersionDifferences({
  version,
  earlier,
}: {
  version: FullVersion;
  earlier: FullVersion | undefined;
}) {
  const { t } = useView();
  const { versions, ...texts } = t.activity;
  if (!earlier) return <p>{versions.oldest}</p>;
  const labels: Record<string, unknown> = versions;
  const fields = labelsOf(t);
  const isText = (name: string) => name in version.content.texts || name in earlier.content.texts;
  return (
    <>
      <p class="hint">
        <VersionName {...earlier} />
      </p>
      <DifferenceTable
        kind="text"
        before={partsOf(earlier.content)}
        after={partsOf(version.content)}
        labelOf={(_, name) =>
          typeof labels[name] === 'string'
            ? { label: labels[name] }
            : (fields('text', name) ??
              (isText(name) ? { label: versions.fixedText } : fields('service', name)))
        }
        heads={[texts.before, texts.after]}
        none={versions.same}
      />
    </>
  );
}

/** Every text of a notice, those of placeholders and for screen readers included. */
function AllTexts({ texts }: Pick<NoticeContent, 'texts'>) {
  const { t } = useView();
  const labelOf = labelsOf(t);
  return (
    <details>
      <summary>{t.activity.versions.allTexts}</summary>
      <Terms
        list={Object.entries(texts).map(([name, text]) => [
          labelOf('text', name)?.label ?? t.activity.versions.fixedText,
          text,
        ])}
      />
    </details>
  );
}

import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import type { FullVersion } from '../../log/notices/notice-versions.ts';
import { DifferenceTable } from '../../pages/activity/field-differences.tsx';
import { Terms } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import { labelsOf } from '../domain/field-labels.ts';

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

/** What differs between two versions. */
export function VersionDifferences({ version, earlier }: Record<'version' | 'earlier', FullVersion>) {
  const { t } = useView();
  const { versions, ...texts } = t.activity;
  const labels: Record<string, unknown> = versions;
  const fields = labelsOf(t);
  const isText = (name: string) => name in version.content.texts || name in earlier.content.texts;
  return (
    <DifferenceTable
      kind="text"
      before={partsOf(earlier.content)}
      after={partsOf(version.content)}
      labelOf={(_, name) =>
        typeof labels[name] === 'string'
          ? { label: labels[name] }
          : (fields('text', name) ?? (isText(name) ? { label: versions.fixedText } : fields('service', name)))
      }
      heads={[texts.before, texts.after]}
      none={versions.same}
    />
  );
}

/** Every text of a notice, those of placeholders and for screen readers included. */
export function AllTexts({ texts }: Pick<NoticeContent, 'texts'>) {
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

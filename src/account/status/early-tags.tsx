import { serviceOfHost, type Service } from '../../clients/status/read-domain-state.ts';
import { hostOfTag } from '../../clients/status/service-issues.ts';
import type { AnswerableIssue } from '../../clients/status/status-issues.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { useView } from '../console.ts';

type Props = { issue: AnswerableIssue; services: Service[]; at: number };

/** The tags that browsers load before the widget can block them, each with the tag to replace it by. */
export function EarlyTags({ issue: { issue, tags }, services, at }: Props) {
  const t = useView().t.onboarding;
  if (tags.length === 0) return null;
  const isUnknown = tags.some(
    (tag) => tag.line && !tag.service && !serviceOfHost(services, hostOfTag(tag))?.active,
  );
  return (
    <div class="stack">
      {tags.map(({ service, tag, line }, i) => (
        <div class="replacement">
          <Copyable id={`early-${at}-${i}`} label={t.earlyTag(service ?? issue.name)} value={tag} rows={2} />
          {line ? (
            <Copyable
              id={`early-line-${at}-${i}`}
              label={t.earlyLine(service ?? issue.name)}
              value={line}
              rows={2}
            />
          ) : (
            <p>{t.earlyRemove}</p>
          )}
        </div>
      ))}
      {isUnknown && <p class="hint">{t.earlyUnknown}</p>}
    </div>
  );
}

import type { AnswerableIssue } from '../../clients/status-issues.ts';
import { Copyable } from '../../pages/form-fields.tsx';
import { useView } from '../view.ts';

/** The tags that browsers load before the widget can block them, each with the tag to replace it by. */
export function EarlyTags({ issue: { issue, tags }, at }: { issue: AnswerableIssue; at: number }) {
  const t = useView().t.onboarding;
  if (tags.length === 0) return null;
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
      {tags.some(({ line, service }) => line && !service) && <p class="hint">{t.earlyUnknown}</p>}
    </div>
  );
}

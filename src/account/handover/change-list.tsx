import type { ChangesToPages } from '../../domains/status/tags-to-change.ts';
import { Card } from '../../pages/page.tsx';
import { useView } from '../console.ts';

type Change = { isDone: boolean; title: string; tag?: string; at: number | undefined };

/** The changes to the pages of a website: which are done, and when each was last checked. */
export function ChangeList({ changes }: { changes: ChangesToPages }) {
  const { t, formats } = useView();
  const { handover: texts, onboarding } = t;
  const { snippetIssue, open, gone, checkedAt, count, doneCount, more } = changes;
  const list: Change[] = [
    { isDone: !snippetIssue, title: texts.snippet, at: checkedAt },
    ...open.map(({ line, name, tag }) => ({
      isDone: false,
      title: (line ? texts.replace : texts.remove)(name),
      tag,
      at: checkedAt,
    })),
    ...gone.map(({ name, tag, at }) => ({ isDone: true, title: texts.gone(name), tag, at })),
  ];
  return (
    <Card title={texts.changes}>
      <p>
        {doneCount === count
          ? texts.allDone
          : texts.progress(formats.number(doneCount), formats.number(count))}
      </p>
      <ul class="checklist">
        {list.map(({ isDone, title, tag, at }) => (
          <li class={isDone ? 'done' : undefined}>
            <span class={isDone ? 'badge good' : 'badge bad'}>
              {isDone ? onboarding.done : onboarding.missingBadge}
            </span>
            <span>
              {title}
              {tag && <code class="excerpt">{tag}</code>}
              <small>{at ? texts.checked(formats.time(at)) : texts.unchecked}</small>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p class="hint">{texts.more(formats.number(more))}</p>}
    </Card>
  );
}

import type { DomainState } from '../../clients/status/read-domain-state.ts';
import type { IssueState } from '../../clients/status/issue-states.ts';
import type { DomainStatus } from '../../clients/status/domain-status.ts';
import { currentActor } from '../../db/activity/actor.ts';
import { ActionForm } from '../../pages/forms/form.tsx';
import { ForRole } from '../roles.tsx';
import { useView } from '../console.ts';
import { useIssueTexts } from './issue-card.tsx';

/** The most dismissed issues that the page lists; the API has all of them. */
const MAX_LISTED = 50;

type Props = { list: DomainStatus['dismissed']; state: DomainState; path: string };

/** The issues that were dismissed, each with the button that opens it again. */
export function DismissedIssues({ list, state, path }: Props) {
  const { t, formats } = useView();
  if (list.length === 0) return null;
  return (
    <section class="card" id="dismissed">
      <details>
        <summary>
          <h2>{t.issues.dismissed(formats.number(list.length))}</h2>
        </summary>
        <p>{t.issues.dismissedText}</p>
        <ul class="parts">
          {list.slice(0, MAX_LISTED).map((issue) => (
            <Dismissed issue={issue} state={state} path={path} />
          ))}
        </ul>
        {list.length > MAX_LISTED && <p class="hint">{t.issues.dismissedMore(formats.number(MAX_LISTED))}</p>}
      </details>
    </section>
  );
}

type IssueProps = { issue: DomainStatus['dismissed'][number]; state: DomainState; path: string };

function Dismissed({ issue, state, path }: IssueProps) {
  const { t, formats } = useView();
  const { title } = useIssueTexts(issue, state);
  const who = useActorName(issue.dismissed);
  return (
    <li>
      <span>
        {title}
        <small>{t.issues.dismissedBy(formats.time(issue.dismissed.at), who)}</small>
      </span>
      <ForRole needed="editor">
        <ActionForm
          action={path}
          button={t.issues.reopen}
          unseen={`: ${title}`}
          name="reopen"
          value="1"
          quiet
        >
          <input type="hidden" name="issue" value={issue.issue.id} />
        </ActionForm>
      </ForRole>
    </li>
  );
}

/** Who dismissed an issue, as the reader may know it: only owners see the names of other users. */
function useActorName({ by, userId, userName }: IssueState) {
  const { t, role } = useView();
  if (by !== 'user') return t.issues.operator;
  if (userId === currentActor().userId) return t.issues.you;
  return role === 'owner' && userName ? userName : t.issues.anotherUser;
}

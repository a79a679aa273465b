import type { Context } from 'hono';
import type { DomainState } from '../../domains/status/read-domain-state.ts';
import type { DomainStatus } from '../../domains/status/domain-status.ts';
import { ActionForm } from '../../pages/forms/form.tsx';
import { ForRole } from '../../people/roles.tsx';
import { useView } from '../console.ts';
import { NumberedPages, pageNumber } from '../../pages/list-page-links.tsx';
import { IssueCard } from './issue-card.tsx';
import { useActorName } from './actor-name.ts';
import { useIssueTexts } from './issue-texts.ts';

/** Issues per page: anyone can make browsers report up to 500 names. */
const ISSUES_PER_PAGE = 4;
/** The most dismissed issues that the page lists; the API has all of them. */
const MAX_LISTED = 50;

/** The open issues that can be accepted or dismissed. */
export const answerable = ({ issues }: DomainStatus) =>
  issues.flatMap((issue) => (issue.action === 'answer' ? issue : []));

/** The open issues of the page that the address names. */
export function listedIssues(c: Context, { issues }: DomainStatus) {
  const last = Math.max(0, Math.ceil(issues.length / ISSUES_PER_PAGE) - 1);
  const page = pageNumber(c, last);
  const from = page * ISSUES_PER_PAGE;
  return { page, hasNext: page < last, listed: issues.slice(from, from + ISSUES_PER_PAGE) };
}

type Props = { status: DomainStatus; state: DomainState };
type IssuesProps = Props & ReturnType<typeof listedIssues> & { snippet: string };

/** One page of the open issues. */
export function Issues({ status, state, snippet, listed, page, hasNext }: IssuesProps) {
  const { t, formats } = useView();
  const count = answerable(status).length;
  const all = t.issues.dismissAll(formats.number(count), formats.number(status.issues.length));
  return (
    <section id="issues">
      <div class="heading">
        <h2>{t.status.issueCount(formats.number(status.issues.length))}</h2>
        <a href={`${pathOf(state)}/handover`}>{t.handover.open}</a>
      </div>
      <ul class="stack">
        {listed.map((issue, i) => (
          <IssueCard issue={issue} state={state} snippet={snippet} at={i} />
        ))}
      </ul>
      <NumberedPages page={page} hasNext={hasNext} anchor="#issues" />
      {count > 1 && (
        <ForRole needed="editor">
          <details class="card">
            <summary>{all}</summary>
            <p>
              {t.issues.dismissAllText}
              {count < status.issues.length && ` ${t.issues.othersStay}`}
            </p>
            <ActionForm action={pathOf(state)} button={all} name="all" value="1" quiet />
          </details>
        </ForRole>
      )}
    </section>
  );
}

const pathOf = ({ id }: DomainState) => `/account/domains/${id}/status`;

/** The issues that were dismissed, each with the button that opens it again. */
export function DismissedIssues({ status: { dismissed: list }, state }: Props) {
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
            <Dismissed issue={issue} state={state} />
          ))}
        </ul>
        {list.length > MAX_LISTED && <p class="hint">{t.issues.dismissedMore(formats.number(MAX_LISTED))}</p>}
      </details>
    </section>
  );
}

function Dismissed({ issue, state }: { issue: DomainStatus['dismissed'][number]; state: DomainState }) {
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
          action={pathOf(state)}
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

import type { Context } from 'hono';
import { embedSnippets } from '../../clients/embed-snippets.ts';
import { missing, required } from '../../http/problem.ts';
import { requireState, type DomainState } from '../../clients/status/read-domain-state.ts';
import {
  type DomainStatus,
  statusOf,
  storedStatus,
  storeStatuses,
} from '../../clients/status/domain-status.ts';
import { acceptIssue } from '../../clients/status/accept-issue.ts';
import { reopenIssues, dismissIssues } from '../../clients/status/issue-states.ts';
import { createRecording } from '../../clients/scan/recording-session.ts';
import { idsOf, type AnswerableIssue } from '../../clients/status/status-issues.ts';
import { nextStepOf } from '../../clients/status/setup-checklist.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { NextStep } from '../overview/next-step.tsx';
import { ForRole } from '../roles.tsx';
import { scanWebsite } from '../onboarding/scan.tsx';
import { Checks, Installation } from './installation.tsx';
import { DismissedIssues } from './dismissed-issues.tsx';
import { IssueCard } from './issue-card.tsx';
import { Recording } from './recording.tsx';
import { readStrictBlocking } from '../../clients/status/strict-blocking.ts';
import { StrictStatus } from '../strict-blocking/strict-status.tsx';
import { Alert } from '../../pages/page.tsx';
import { NumberedPages, pageNumber } from '../../pages/page-links.tsx';

/** Issues per page: anyone can make browsers report up to 500 names. */
const ISSUES_PER_PAGE = 4;

/** The status of a domain: whether it is installed, and all its issues, each with a way to resolve it. */
export const statusPage = createDomainPages()
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const state = await requireState(db, domain.id);
    const status = statusOf(state);
    const found = answerable(status);
    if (form.has('all')) {
      const ids = found.flatMap(idsOf);
      await dismissIssues(db, state, ids);
      return redirectWithFlash(c, 'issuesDismissed', c.req.path);
    }
    const path = c.req.path + c.var.view.url.search;
    const id = form.get('issue') ?? '';
    const isMeant = (issue: AnswerableIssue) => idsOf(issue).includes(id);
    if (form.has('reopen')) {
      const dismissed = status.dismissed.find(isMeant);
      if (dismissed) await reopenIssues(db, domain.id, idsOf(dismissed));
      return redirectWithFlash(c, 'issueBroughtBack', path);
    }
    const answered = required(found.find(isMeant), 'issue');
    const issue = answered.service?.id === id ? answered.service : answered.issue;
    if (!form.has('accepted')) {
      await dismissIssues(db, state, idsOf(answered));
      return redirectWithFlash(c, 'issueDismissed', path);
    }
    if (!(await acceptIssue(db, state, issue, form.get('embedding') ?? undefined)))
      throw missing('embedding');
    const { type, name } = issue;
    if (type === 'early') return redirectWithFlash(c, 'issueResolved', path);
    if (type === 'link') return redirectWithFlash(c, 'saved', path);
    return redirectWithFlash(c, type === 'unseen' ? 'disabled' : 'added', path, name);
  })
  .post('/scan', formBody, async (c) => {
    const failure = await scanWebsite(c);
    if (failure) return show(c, { error: failure.text }, failure.status);
    return c.redirect(pathOf(c), 303);
  })
  .post('/record', formBody, async (c) => {
    const { db, domain } = c.var;
    const { enteredName } = domain;
    const site = /^https?:/i.test(enteredName) ? enteredName : `https://${enteredName}`;
    return show(c, { recording: new URL(site).href + (await createRecording(c.env, db, domain.id)) });
  });

/** The open issues that can be accepted or dismissed. */
const answerable = ({ issues }: DomainStatus) =>
  issues.flatMap((issue) => (issue.action === 'answer' ? issue : []));

const pathOf = (c: Context) => `/account/domains/${c.var.domain.id}/status`;

type Result = { error?: string; recording?: string };

async function show<E extends DomainPages>(
  c: Context<E>,
  { error, recording }: Result = {},
  code: 200 | 422 | 429 = 200,
) {
  const { db, domain, header, view }: DomainPages['Variables'] = c.var;
  const state = await requireState(db, domain.id);
  const status = statusOf(state);
  const { issues, dismissed } = status;
  const stored = storedStatus(status);
  if (JSON.stringify(header.stored) !== JSON.stringify(stored))
    waitUntil(c, 'store the status', storeStatuses(db, [{ state, ...status }]));
  c.set('header', { ...header, stored });
  const at = pageNumber(c, Math.max(0, Math.ceil(issues.length / ISSUES_PER_PAGE) - 1));
  const needsSnippet = onPage(issues, at).some(({ action }) => action === 'snippet');
  const snippet = needsSnippet ? (await embedSnippets(db, view.url.origin, domain)).default : '';
  const path = pathOf(c);
  return domainPage(
    c,
    view.t.status.title,
    <>
      <Verdict state={state} status={status} path={path} error={error} />
      {issues.length > 0 && <Issues status={status} state={state} page={at} snippet={snippet} path={path} />}
      <DismissedIssues list={dismissed} state={state} path={path} />
      <div class="columns halves">
        <div>
          <Installation state={state} path={path} />
          <StrictStatus strict={await readStrictBlocking(db, domain.id)} state={state} />
          <Recording state={state} link={recording} path={path} />
        </div>
        <Checks state={state} status={status} />
      </div>
    </>,
    code,
  );
}

const onPage = <I,>(issues: I[], page: number) =>
  issues.slice(page * ISSUES_PER_PAGE, (page + 1) * ISSUES_PER_PAGE);

type IssuesProps = { status: DomainStatus; state: DomainState; page: number; snippet: string; path: string };

/** One page of the open issues. */
function Issues({ status, state, page, snippet, path }: IssuesProps) {
  const { t, formats } = useView();
  const { issues } = status;
  const dismissible = answerable(status).length;
  return (
    <section id="issues">
      <div class="heading">
        <h2>{t.status.issueCount(formats.number(issues.length))}</h2>
      </div>
      <ul class="stack">
        {onPage(issues, page).map((issue, i) => (
          <IssueCard issue={issue} state={state} snippet={snippet} at={i} />
        ))}
      </ul>
      <NumberedPages page={page} hasNext={onPage(issues, page + 1).length > 0} anchor="#issues" />
      {dismissible > 1 && <DismissAll count={dismissible} path={path} />}
    </section>
  );
}

type VerdictProps = {
  state: DomainState;
  status: DomainStatus;
  path: string;
  /** Why a scan failed. */
  error: string | undefined;
};

/** The status in one sentence, and what the domain needs next. */
function Verdict({ state, status, path, error }: VerdictProps) {
  const texts = useView().t.status;
  const next = nextStepOf(state, status);
  const isLiveByDismissal = status.status === 'live' && status.dismissed.length > 0;
  return (
    <section class="card verdict">
      <Alert text={error} />
      <p>{texts.summary[isLiveByDismissal ? 'dismissed' : status.status]}</p>
      {['setup', 'resume'].includes(next.next) ? (
        <ForRole needed="editor">
          <NextStep id={state.id} issueCount={status.issues.length} {...next} />
        </ForRole>
      ) : (
        <ActionForm action={`${path}/scan`} button={texts.actions.rescan} />
      )}
    </section>
  );
}

/** Dismisses all issues, after saying what that means. */
function DismissAll({ count, path }: { count: number; path: string }) {
  const { issues: t } = useView().t;
  return (
    <ForRole needed="editor">
      <details class="card">
        <summary>{t.dismissAll(count)}</summary>
        <p>{t.dismissAllText}</p>
        <ActionForm action={path} button={t.dismissAll(count)} name="all" value="1" quiet />
      </details>
    </ForRole>
  );
}

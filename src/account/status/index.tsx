import type { Context } from 'hono';
import { embedSnippets } from '../../domains/embed-snippets.ts';
import { missing, required } from '../../http/problem.ts';
import { requireState, type DomainState } from '../../domains/status/read-domain-state.ts';
import {
  type DomainStatus,
  statusOf,
  storedStatus,
  storeStatuses,
} from '../../domains/status/domain-status.ts';
import { acceptIssue } from '../../domains/status/accept-issue.ts';
import { reopenIssues, dismissIssues } from '../../domains/status/issue-states.ts';
import { createRecording } from '../../domains/scan/recording-session.ts';
import { issueIds, type AnswerableIssue } from '../../domains/status/status-issues.ts';
import { nextStepOf } from '../../domains/status/setup-checklist.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { NextStep } from '../overview/next-step.tsx';
import { ForRole } from '../../people/roles.tsx';
import { scanWebsite } from '../onboarding/scan.tsx';
import { Checks, Installation, Recording } from './installation.tsx';
import { answerable, DismissedIssues, Issues, listedIssues } from './issues.tsx';
import { readStrictBlocking } from '../../domains/status/strict-blocking.ts';
import { StrictStatus } from '../strict-blocking/strict-status.tsx';
import { Alert } from '../../pages/page.tsx';

/** The status of a domain: whether it is installed, and all its issues, each with a way to resolve it. */
export const statusPage = createDomainPages()
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const state = await requireState(db, domain.id);
    const status = statusOf(state);
    const found = answerable(status);
    if (form.has('all')) {
      const ids = found.flatMap(issueIds);
      await dismissIssues(db, state, ids);
      return redirectWithFlash(c, 'issuesDismissed', c.req.path);
    }
    const path = c.req.path + c.var.view.url.search;
    const id = form.get('issue') ?? '';
    const isMeant = (issue: AnswerableIssue) => issueIds(issue).includes(id);
    if (form.has('reopen')) {
      const dismissed = status.dismissed.find(isMeant);
      if (dismissed) await reopenIssues(db, domain.id, issueIds(dismissed));
      return redirectWithFlash(c, 'issueReopened', path);
    }
    const answered = required(found.find(isMeant), 'issue');
    const issue = answered.service?.id === id ? answered.service : answered.issue;
    if (!form.has('accepted')) {
      await dismissIssues(db, state, issueIds(answered));
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
    return c.redirect(c.var.view.url.pathname, 303);
  })
  .post('/record', formBody, async (c) => {
    const { db, domain } = c.var;
    const { enteredName } = domain;
    const site = /^https?:/i.test(enteredName) ? enteredName : `https://${enteredName}`;
    const token = required(await createRecording(c.env, db, domain), 'domain');
    return show(c, { recording: new URL(site).href + token });
  });

/** Why a scan failed, or the link of a recording. */
type Result = { error?: string; recording?: string };

async function show<E extends DomainPages>(
  c: Context<E>,
  { error, recording }: Result = {},
  code?: 422 | 429,
) {
  const { db, domain, header, view }: DomainPages['Variables'] = c.var;
  const state = await requireState(db, domain.id);
  const status = statusOf(state);
  const stored = storedStatus(status);
  if (JSON.stringify(header.stored) !== JSON.stringify(stored))
    waitUntil(c, 'store the status', storeStatuses(db, [{ state, ...status }]));
  c.set('header', { ...header, stored });
  const page = listedIssues(c, status);
  const needsSnippet = page.listed.some(({ action }) => action === 'snippet');
  const snippet = needsSnippet ? (await embedSnippets(db, view.url.origin, domain)).default : '';
  return domainPage(
    c,
    view.t.status.title,
    <>
      <Verdict state={state} status={status} error={error} />
      {/* Nothing has to be done for a website that has ended. */}
      {status.status !== 'archived' && (
        <>
          {status.issues.length > 0 && <Issues {...{ status, state, snippet }} {...page} />}
          <DismissedIssues status={status} state={state} />
          <div class="columns halves">
            <div>
              <Installation state={state} />
              <StrictStatus strict={await readStrictBlocking(db, domain.id)} state={state} />
              <Recording state={state} link={recording} />
            </div>
            <Checks state={state} status={status} />
          </div>
        </>
      )}
    </>,
    code,
  );
}

type VerdictProps = { state: DomainState; status: DomainStatus; error: string | undefined };

/** The status in one sentence, and what the domain needs next. */
function Verdict({ state, status, error }: VerdictProps) {
  const texts = useView().t.status;
  const next = nextStepOf(state, status);
  const isLiveByDismissal = status.status === 'live' && status.dismissed.length > 0;
  return (
    <section class="card verdict">
      <Alert text={error} />
      <p>{texts.summary[isLiveByDismissal ? 'dismissed' : status.status]}</p>
      {['setup', 'resume', 'archived'].includes(next.next) ? (
        <ForRole needed={next.next === 'archived' ? 'owner' : 'editor'}>
          <NextStep id={state.id} issueCount={status.issues.length} {...next} />
        </ForRole>
      ) : (
        <ActionForm action={`/account/domains/${state.id}/status/scan`} button={texts.actions.rescan} />
      )}
    </section>
  );
}

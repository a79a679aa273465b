import { LinkLine } from '../../pages/page.tsx';
import type { DomainState } from '../../clients/status/read-domain-state.ts';
import type { AnswerableIssue, StatusIssue } from '../../clients/status/status-issues.ts';
import { Copyable, Options } from '../../pages/forms/fields.tsx';
import { Form, ActionForm } from '../../pages/forms/form.tsx';
import { ForRole } from '../roles.tsx';
import { UnknownHosts } from '../domain/own-hosts.tsx';
import { useView } from '../console.ts';
import { EarlyTags } from './early-tags.tsx';

type Props = {
  issue: StatusIssue;
  state: DomainState;
  snippet: string;
  /** The position on the page. */
  at: number;
};

/** An issue: what it is, why it matters, where it was found, and what resolves it. */
export function IssueCard({ issue, state, snippet, at }: Props) {
  const { t } = useView();
  const path = `/account/domains/${state.id}`;
  const { title, text, details } = useIssueTexts(issue, state);
  return (
    <li class="card stack issue">
      <h3>{title}</h3>
      <p>{text}</p>
      {details.length + issue.where.length > 0 && (
        <p class="hint issue-facts">
          {details.map((detail) => (
            <span>{detail}</span>
          ))}
          {issue.where.length > 0 && (
            <span>
              {t.status.where}: <span class="code">{issue.where.slice(0, 10).join(', ')}</span>
            </span>
          )}
        </p>
      )}
      {issue.action === 'answer' && <Resolution issue={issue} state={state} at={at} path={path} />}
      {issue.action === 'link' && (
        <ForRole needed="editor">
          <LinkLine href={`${path}/${issue.to}`} class="button primary">
            {t.status.actions[issue.to]}
          </LinkLine>
        </ForRole>
      )}
      {issue.action === 'snippet' && (
        <Copyable id="snippet" label={t.onboarding.snippet} value={snippet} rows={3} />
      )}
      {(issue.action === 'scan' || issue.type === 'snippet') && (
        <Form action={`${path}/status/scan`}>
          <button>
            {issue.type === 'notScanned'
              ? t.status.actions.scan
              : issue.type === 'snippet'
                ? t.onboarding.check
                : t.status.actions.rescan}
          </button>
        </Form>
      )}
    </li>
  );
}

type ResolutionProps = { issue: AnswerableIssue; state: DomainState; at: number; path: string };

/** The tags to replace, the service to add, and the answers to an issue. */
function Resolution({ issue, state, at, path }: ResolutionProps) {
  const { texts, accept } = useView().t.issues;
  const needsService = isEarlyWithoutService(issue);
  return (
    <>
      {needsService && <p>{texts.service}</p>}
      <EarlyTags issue={issue} services={state.services} at={at} />
      <div class="choice">
        {issue.unknown.length > 0 && (
          <UnknownHosts domainId={state.id} name={issue.issue.name} hosts={issue.unknown} from="status" />
        )}
        {needsService && issue.unknown.length === 0 && (
          <ActionForm action={`${path}/status`} button={accept.service} name="accepted" value="1">
            <input type="hidden" name="issue" value={issue.service!.id} />
          </ActionForm>
        )}
        <Answers issue={issue} services={state.services} at={at} path={path} />
      </div>
    </>
  );
}

const isEarlyWithoutService = (issue: StatusIssue) =>
  issue.action === 'answer' && issue.type === 'early' && issue.service !== undefined;

/** What an issue is, why it matters, and what is known about it. */
export function useIssueTexts(issue: StatusIssue, state: DomainState) {
  const { t, formats } = useView();
  const { texts, languages, more, pageViews } = t.status;
  if (issue.action === 'answer') {
    const { issues } = t;
    const { issue: found } = issue;
    const { type, lastSeen } = found;
    const title =
      found.type === 'link' ? issues.types.link(found.name) : issues.types[found.type](found.name);
    const reported = state.scan ? issues.reportedEarly : issues.unscannedEarly;
    return {
      title: isEarlyWithoutService(issue) ? issues.earlyWithoutService(found.name) : title,
      text: type === 'early' && issue.tags.length === 0 ? reported : issues.texts[type],
      details: lastSeen ? [issues.lastSeen(formats.day(Date.parse(lastSeen) / 1000))] : [],
    };
  }
  const namesOf = () =>
    'locales' in issue && issue.locales.length > 0
      ? [languages(issue.locales.map((name) => formats.language(name)).join(', '))]
      : [];
  const details = {
    snippet: () => (issue.type === 'snippet' ? [t.onboarding.place[issue.place]] : []),
    moreEarly: () => (issue.type === 'moreEarly' ? [more(formats.number(issue.count))] : []),
    legal: namesOf,
    language: namesOf,
    quota: () => [pageViews(formats.number(state.pageViews), formats.number(state.included))],
  };
  const type = issue.type as keyof typeof texts;
  return {
    ...texts[type],
    details: type in details ? details[type as keyof typeof details]() : [],
  };
}

type AnswerProps = {
  issue: AnswerableIssue;
  services: DomainState['services'];
  at: number;
  path: string;
};

/** Whether an issue can be accepted, which resolves it. */
function isFixable({ issue, tags, unknown }: AnswerableIssue, services: DomainState['services']) {
  switch (issue.type) {
    case 'link':
      return issue.found !== null;
    case 'storage':
      return services.length > 0;
    case 'early':
      return tags.length === 0;
    case 'exempt':
      return false;
    default:
      return unknown.length === 0;
  }
}

/** Accepts the suggested fix, checks again, or dismisses the issue. */
function Answers({ issue: answered, services, at, path }: AnswerProps) {
  const { issue, service, tags, unknown } = answered;
  const { t, url } = useView();
  const { issues } = t;
  const select = `embedding-${at}`;
  const page = url.searchParams.get('page');
  const hasOtherFix = issue.type === 'early' && (service !== undefined || unknown.length > 0);
  return (
    <div class="choice">
      {tags.length > 0 && <ActionForm action={`${path}/status/scan`} button={t.status.actions.rescan} />}
      <Form action={`${path}/status${page ? `?page=${encodeURIComponent(page)}` : ''}`} class="choice">
        <input type="hidden" name="issue" value={issue.id} />
        {issue.type === 'storage' && services.length > 0 && (
          <>
            <label for={select}>{issues.service}</label>
            <select id={select} name="embedding">
              <Options list={services.map(({ id, name }) => [id, name])} chosen={issue.embedding} />
            </select>
          </>
        )}
        {isFixable(answered, services) && (
          <button name="accepted" value="1" class={hasOtherFix ? 'quiet' : undefined}>
            {issues.accept[issue.type]}
          </button>
        )}
        <button class="quiet">{issues.dismiss}</button>
      </Form>
    </div>
  );
}

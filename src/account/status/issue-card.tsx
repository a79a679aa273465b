import { LinkLine } from '../../pages/page.tsx';
import type { DomainState, Service } from '../../domains/status/read-domain-state.ts';
import type { AnswerableIssue, StatusIssue } from '../../domains/status/status-issues.ts';
import { Copyable, Options } from '../../pages/forms/fields.tsx';
import { Form, ActionForm } from '../../pages/forms/form.tsx';
import { ForRole } from '../../people/roles.tsx';
import { UnknownHostActions } from '../domain/first-party-hosts.tsx';
import { useView } from '../console.ts';
import { isMarkerMissing, useIssueTexts } from './issue-texts.ts';
import { isOfUnknownService } from '../../domains/status/tags-to-change.ts';

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
      {issue.action === 'answer' && <Resolution issue={issue} state={state} at={at} />}
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
        <ActionForm
          action={`${path}/status/scan`}
          button={
            issue.type === 'snippet'
              ? t.onboarding.check
              : t.status.actions[issue.type === 'notScanned' ? 'scan' : 'rescan']
          }
        />
      )}
    </li>
  );
}

type AnswerProps = { issue: AnswerableIssue; state: DomainState; at: number };

/** The tags to replace, the service to add, and the answers to an issue: its fix, another check, or its dismissal. */
function Resolution({ issue: answered, state, at }: AnswerProps) {
  const { t, url } = useView();
  const { texts, accept, addMarker, service: label, dismiss } = t.issues;
  const { issue, service, tags, unknown } = answered;
  const { id: domainId, services } = state;
  const path = `/account/domains/${domainId}/status`;
  const needsService = answered.type === 'early' && service !== undefined;
  const hasOtherFix = needsService || (issue.type === 'early' && unknown.length > 0);
  const select = `embedding-${at}`;
  const page = url.searchParams.get('page');
  return (
    <>
      {needsService && <p>{texts.service}</p>}
      <EarlyTags issue={answered} state={state} at={at} />
      <div class="choice">
        {unknown.length > 0 && (
          <UnknownHostActions domainId={domainId} name={issue.name} hosts={unknown} from="status" />
        )}
        {needsService && unknown.length === 0 && (
          <ActionForm action={path} button={accept.service} name="accepted" value="1">
            <input type="hidden" name="issue" value={service.id} />
          </ActionForm>
        )}
        <div class="choice">
          {tags.length > 0 && <ActionForm action={`${path}/scan`} button={t.status.actions.rescan} />}
          <Form action={path + (page ? `?page=${encodeURIComponent(page)}` : '')} class="choice">
            <input type="hidden" name="issue" value={issue.id} />
            {issue.type === 'storage' && services.length > 0 && (
              <>
                <label for={select}>{label}</label>
                <select id={select} name="embedding">
                  <Options list={services.map(({ id, name }) => [id, name])} chosen={issue.embedding} />
                </select>
              </>
            )}
            {isFixable(answered, services) && (
              <button name="accepted" value="1" class={hasOtherFix ? 'quiet' : undefined}>
                {isMarkerMissing(issue, state) ? addMarker : accept[issue.type]}
              </button>
            )}
            <button class="quiet">{dismiss}</button>
          </Form>
        </div>
      </div>
    </>
  );
}

/** Whether an issue can be accepted, which resolves it. */
function isFixable({ issue, tags, unknown }: AnswerableIssue, services: Service[]) {
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

/** The tags that browsers load before the widget can block them, each with the tag to replace it by. */
function EarlyTags({ issue: { issue, tags }, state, at }: AnswerProps) {
  const t = useView().t.onboarding;
  if (tags.length === 0) return null;
  const isUnknown = tags.some((tag) => isOfUnknownService(state, tag));
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
      {isUnknown && <p class="hint">{tags[0]!.marker ? t.earlyMarker : t.earlyUnknown}</p>}
    </div>
  );
}

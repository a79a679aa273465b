import { html } from 'hono/html';
import { printable } from '../../../../src/lib/text/printable.ts';
import type { Issue, ServiceIssue } from '../judge/find-issues.ts';
import type { Group } from '../judge/groups.ts';
import { isConnection, sentList, starterOf, storedList } from './lines.ts';
import { purposeOf } from './purpose-text.ts';
import { ruleOf } from './rules.ts';
import { texts, type Language, type Texts } from './texts.ts';

/** An issue with what was observed. */
function issueSection(issue: Issue, language: Language) {
  const t = texts[language];
  if (issue.kind !== 'service') return html`<h3>${t.bannerIssue[issue.kind](printable(issue.subject))}</h3>`;
  return html`<h3>${printable(issue.subject)}</h3>
    <p class="soft">${[issue.vendor, purposeOf(issue.purpose, language)].filter(Boolean).join(' · ')}</p>
    ${isOnlyFrames(issue) ? html`<p>${t.frameTodo}</p>` : ''}${sentList(issue.sent, t)}${storedList(issue.stored, t)}`;
}

/** Whether nothing was seen of a service but the connections that Chromium opens for blocked iframes. */
const isOnlyFrames = ({ sent, stored }: ServiceIssue) =>
  stored.length === 0 && sent.length > 0 && sent.every(({ kind }) => kind === 'frame-connection');

/** What to do about the issues of a group; on a website with Placet, also about tags in the HTML. */
export function todoOf(group: Group, issues: Issue[], hasPlacet: boolean, t: Texts) {
  const requests = issues.flatMap((issue) => (issue.kind === 'service' ? issue.sent : []));
  if (group === 'undeclared') return t.group[group].todo;
  const hasTag = requests.some((sent) => sent.startedBy === sent.page && !isConnection(sent));
  return [
    t.group[group].todo,
    ...(hasPlacet && hasTag ? [t.tagTodo] : []),
    ...(requests.some(starterOf) ? [t.startedByTodo] : []),
  ].join(' ');
}

/** The issues of a group: services and the banner one by one, names in the website’s own storage as one list. */
export function issueSections(issues: Issue[], language: Language) {
  const t = texts[language];
  const names = issues.flatMap((issue) => (isOwnName(issue) ? issue.stored : []));
  return html`${issues.filter((issue) => !isOwnName(issue)).map((issue) => issueSection(issue, language))}${
    names.length > 0
      ? html`<h3>${t.own}</h3>
          ${storedList(names, t)}`
      : ''
  }`;
}

const isOwnName = (issue: Issue): issue is ServiceIssue =>
  issue.kind === 'service' &&
  issue.sent.length === 0 &&
  issue.stored.every(({ name }) => name === issue.subject);

/** The rules of a group’s issues, each once. */
export function ruleLines(issues: Issue[], language: Language) {
  const t = texts[language];
  const key = language === 'en' ? 'en_US' : 'de_DE';
  return [...new Set(issues.map(ruleOf))].map(
    ({ rule, sources }) =>
      html`<p class="rule">
        <strong>${t.rule}:</strong> ${rule[key]}<br />${sources.map(
          ({ name, url }, i) => html`${i > 0 ? '; ' : ''}<a href="${url}" rel="noreferrer">${name[key]}</a>`,
        )}
      </p>`,
  );
}

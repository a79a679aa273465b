import type { DomainState } from '../../domains/status/read-domain-state.ts';
import type { Issue } from '../../domains/status/issue-states.ts';
import type { StatusIssue } from '../../domains/status/status-issues.ts';
import { useView } from '../console.ts';

/** The most services that an issue names. */
const MAX_SERVICES = 10;

/** Whether an issue is that an active service lacks the address of a script on the website’s own host. */
export const isMarkerMissing = (issue: Issue, { services }: DomainState) =>
  issue.type === 'service' &&
  issue.hosts.some((host) => host.includes('/')) &&
  services.some(({ active, name }) => active && name === issue.name);

/** What an issue is, why it matters, and what is known about it. */
export function useIssueTexts(issue: StatusIssue, state: DomainState) {
  const { t, formats } = useView();
  const { texts, languages, more, pageViews, lacks, moreServices } = t.status;
  if (issue.action === 'answer') {
    const { issues } = t;
    const { issue: found } = issue;
    const { type, lastSeen } = found;
    const title =
      found.type === 'link' ? issues.types.link(found.name) : issues.types[found.type](found.name);
    // A service that exists lacks an address on the website’s own host.
    const isOfOwnHost = isMarkerMissing(found, state);
    const reported = state.scan ? issues.reportedEarly : issues.unscannedEarly;
    return {
      title: isOfOwnHost
        ? issues.ofOwnHost(found.name)
        : issue.type === 'early' && issue.service
          ? issues.earlyWithoutService(found.name)
          : title,
      text: isOfOwnHost
        ? issues.ofOwnHostText
        : type === 'early' && issue.tags.length === 0
          ? reported
          : issues.texts[type],
      details: [
        ...(lastSeen ? [issues.lastSeen(formats.day(Date.parse(lastSeen) / 1000))] : []),
        ...(found.type === 'link' && found.found ? [issues.detectedPage(found.found)] : []),
      ],
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
    undescribed: () =>
      issue.type === 'undescribed'
        ? [
            ...issue.services
              .slice(0, MAX_SERVICES)
              .map(({ name, lacks: names }) => `${name}: ${names.map((what) => lacks[what]).join(', ')}`),
            ...(issue.services.length > MAX_SERVICES
              ? [moreServices(formats.number(issue.services.length - MAX_SERVICES))]
              : []),
          ]
        : [],
    quota: () => [pageViews(formats.number(state.pageViews), formats.number(state.included))],
  };
  const type = issue.type as keyof typeof texts;
  return {
    ...texts[type],
    details: type in details ? details[type as keyof typeof details]() : [],
  };
}

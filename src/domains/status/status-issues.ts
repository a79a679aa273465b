import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { languageOf, matchLocale, textLanguageOf } from '../../lib/text/locale-match.ts';
import { languages } from '../../texts/index.ts';
import { lacksTransferBasis } from '../../texts/legal-bases-and-places.ts';
import {
  CALLED_DAYS,
  presetOfHost,
  serviceOfHost,
  type DomainState,
  type EarlyTag,
} from './read-domain-state.ts';
import type { Dismissed, Issue } from './issue-states.ts';
import { pageIssues } from './page-issues.ts';
import { hostOfTag } from './service-issues.ts';

/** Days after which a website has to be scanned again. */
export const SCAN_DAYS = 90;

/** The placeholders with the controller’s details that Art. 13 GDPR requires. */
export const companyFields = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY'] as const;

/** The pages below a domain where an issue is resolved. */
type Page =
  | 'onboarding/languages'
  | 'onboarding/legal'
  | 'onboarding/company'
  | 'services'
  | 'settings/own-host';
/** What resolves an issue: a page, a new scan, lines to change on the website, or an answer to what was found. */
type Action =
  | { action: 'link'; to: Page }
  | { action: 'scan' | 'snippet' | 'operator' }
  | { action: 'answer'; issue: Issue; tags: EarlyTag[]; unknown: string[]; service?: Issue };

/** Something that the owner should fix: what (`type` and `name`), where, and what resolves it. */
export type StatusIssue = { where: string[] } & Action &
  (
    | { type: 'notInstalled' | 'noPageView' | 'notScanned' | 'rescan' | 'company' | 'quota' | 'ownHost' }
    | { type: 'snippet'; place: 'deferred' | 'body' | 'none' }
    | { type: 'moreEarly'; count: number }
    | { type: 'language' | 'legal'; locales: string[] }
    | { type: 'undescribed'; services: Undescribed[] }
    | { type: Issue['type'] }
  );
/** What visitors have to be told of a service and are not. */
type Undescribed = { name: string; lacks: ('description' | 'legalBasis' | 'transferBasis')[] };
export type StatusIssueType = StatusIssue['type'];

/**
 * One that browsers or scans have found: the tags that cause it, its hosts that neither a service nor a preset has, and the
 * missing `service` if that has the same cause.
 */
export type AnswerableIssue = Extract<StatusIssue, { action: 'answer' }>;

/** The IDs of the issues that are answered together, because they have the same cause. */
export const issueIds = ({ issue, service }: AnswerableIssue) => [issue.id, ...(service ? [service.id] : [])];

/** Whether a client has more page views in a month than its plan includes; -1 is unlimited. */
export const exceedsPlan = (pageViews: number, included: number) => included !== -1 && pageViews > included;

/** All issues of a domain, the most urgent first; `now` in seconds. */
export function statusIssues(state: DomainState, now: number) {
  const { open, dismissed } = pageIssues(state);
  const issues: StatusIssue[] = [
    ...installationIssues(state, now),
    ...ownHostIssues(state),
    ...scanIssues(state, now),
    ...byCause(state, open)
      .map((cause) => foundIssue(state, cause))
      .sort((a, b) => urgency(a) - urgency(b)),
    ...furtherTags(state),
    ...configurationIssues(state),
    ...(exceedsPlan(state.pageViews, state.included)
      ? [{ type: 'quota' as const, where: [], action: 'operator' as const }]
      : []),
  ];
  return {
    issues,
    dismissed: byCause(state, dismissed).map((cause): Dismissed<AnswerableIssue> => ({
      ...foundIssue(state, cause),
      dismissed: cause.issue.dismissed,
    })),
  };
}

const hostsOf = (issue: Issue) => ('hosts' in issue ? issue.hosts : 'host' in issue ? [issue.host] : []);

/** Adds a missing service to the issue that says what its host does, so that one cause is one issue. */
function byCause<Found extends Issue>({ scan }: DomainState, issues: Found[]) {
  const presetsOf = (issue: Issue) => hostsOf(issue).map((host) => presetOfHost(scan, host)?.id);
  const hasSameCause = (issue: Issue, { preset, hosts }: { preset: number | null; hosts: string[] }) =>
    preset === null ? hostsOf(issue).some((host) => hosts.includes(host)) : presetsOf(issue).includes(preset);
  const causes: { issue: Found; service?: Found }[] = issues
    .filter(({ type }) => type !== 'service')
    .map((issue) => ({ issue }));
  for (const service of issues) {
    if (service.type !== 'service') continue;
    // An exempted tag of a missing service stays an issue after the service was added.
    const cause = causes.find(({ issue }) => issue.type !== 'exempt' && hasSameCause(issue, service));
    if (cause) cause.service ??= service;
    else causes.push({ issue: service });
  }
  return causes;
}

function installationIssues({ siteCalledAt, scan, name }: DomainState, now: number): StatusIssue[] {
  const isCalled = siteCalledAt > now - CALLED_DAYS * SECONDS_PER_DAY;
  const snippet = scan?.found.snippet;
  // A browser may be kept from loading what the scan has found.
  const isUnused = siteCalledAt === 0;
  const isFound = Boolean(snippet) && scan!.scannedAt > now - CALLED_DAYS * SECONDS_PER_DAY;
  if (!isCalled && !isFound) return [{ type: 'notInstalled', where: [name], action: 'snippet' }];
  // Without a scan, nobody knows where the snippet is.
  if (!scan) return [];
  if (snippet === 'first' || snippet === 'late')
    return isUnused ? [{ type: 'noPageView', where: [name], action: 'scan' }] : [];
  return [{ type: 'snippet', place: snippet ?? 'none', where: [name], action: 'snippet' }];
}

/** One failure can be a restart of the website’s server. */
const OWN_HOST_FAILURES = 2;

/** Whether the path of an own host has stopped leading to the service. */
export const isOwnHostDown = (failures: number) => failures >= OWN_HOST_FAILURES;

function ownHostIssues({ ownHostPath, ownHostFailures, name }: DomainState): StatusIssue[] {
  if (!ownHostPath || !isOwnHostDown(ownHostFailures)) return [];
  return [{ type: 'ownHost', where: [`${name}/${ownHostPath}/`], action: 'link', to: 'settings/own-host' }];
}

function scanIssues({ scan, name }: DomainState, now: number): StatusIssue[] {
  if (!scan) return [{ type: 'notScanned', where: [name], action: 'scan' }];
  const isOld = scan.scannedAt < now - SCAN_DAYS * SECONDS_PER_DAY;
  return isOld ? [{ type: 'rescan', where: [name], action: 'scan' }] : [];
}

/** An issue that browsers or the last scan have found, with the tags that cause it. */
function foundIssue({ scan, services }: DomainState, { issue, service }: Cause): AnswerableIssue {
  const isOfIssue = (tag: EarlyTag) =>
    'host' in issue && hostOfTag(tag) === issue.host && Boolean(tag.exempt) === (issue.type === 'exempt');
  const tags = scan?.found.earlyTags.filter(isOfIssue) ?? [];
  // A tag without a replacement, such as one of another consent manager, has to be removed.
  const isBlockable =
    issue.type !== 'exempt' && (tags.length === 0 || tags.some(({ line, service }) => line && !service));
  const unknown = hostsOf(issue).filter(
    (host) =>
      isBlockable && !host.includes('/') && !presetOfHost(scan, host) && !serviceOfHost(services, host),
  );
  const where = placesOf(issue, tags);
  return { type: issue.type, where, action: 'answer', issue, tags, unknown, ...(service && { service }) };
}
type Cause = { issue: Issue; service?: Issue };

const urgency = ({ type }: StatusIssue) => (type === 'early' || type === 'exempt' ? 0 : 1);

/** The scan stores only the first tags: further ones are not listed yet. */
function furtherTags({ scan }: DomainState): StatusIssue[] {
  const count = scan ? scan.found.earlyCount - scan.found.earlyTags.length : 0;
  return count > 0 ? [{ type: 'moreEarly', count, where: [], action: 'scan' }] : [];
}

function placesOf(issue: Issue, tags: EarlyTag[]) {
  if (issue.type === 'link') return [issue.url];
  return [...new Set([...hostsOf(issue), ...tags.map(({ page }) => page)])];
}

function configurationIssues(state: DomainState): StatusIssue[] {
  const active = state.locales.filter((locale) => locale.active);
  const own = state.scan?.found.languages
    .map(textLanguageOf)
    .find((language) => Object.hasOwn(languages, language));
  const names = active.map(({ name }) => name);
  const issue = (type: 'language' | 'legal', to: Page, locales: string[]): StatusIssue => ({
    type,
    where: [],
    action: 'link',
    to,
    locales,
  });
  const undescribed = undescribedServices(state);
  const unlinked = active.filter((locale) => !hasLegalPages(state, locale)).map(({ name }) => name);
  const isSpoken = own ? matchLocale(own, names) !== undefined : names.length > 0;
  return [
    ...(unlinked.length > 0 ? [issue('legal', 'onboarding/legal', unlinked.map(languageOf))] : []),
    ...(companyFields.some((name) => !state.placeholders.get(name)?.trim())
      ? [{ type: 'company' as const, where: [], action: 'link' as const, to: 'onboarding/company' as const }]
      : []),
    ...(undescribed.length > 0
      ? [
          {
            type: 'undescribed' as const,
            where: [],
            action: 'link' as const,
            to: 'services' as const,
            services: undescribed,
          },
        ]
      : []),
    ...(isSpoken ? [] : [issue('language', 'onboarding/languages', own ? [own] : [])]),
  ];
}

/** Active services about which visitors are not told everything that they have to be told, each with what is missing. */
const undescribedServices = ({ services }: DomainState) =>
  services.flatMap(({ name, active, hasDescription, hasLegalBasis, placeOfProcessing }): Undescribed[] => {
    const lacks = [
      ...(hasDescription ? [] : ['description' as const]),
      ...(hasLegalBasis ? [] : ['legalBasis' as const]),
      ...(lacksTransferBasis(placeOfProcessing) ? ['transferBasis' as const] : []),
    ];
    return active && lacks.length > 0 ? [{ name, lacks }] : [];
  });

/** Whether the widget finds both legal pages: by address, or as text where it shows the text itself. */
const hasLegalPages = ({ modes }: DomainState, locale: DomainState['locales'][number]) =>
  (['imprint', 'privacyPolicy'] as const).every(
    (name) => locale[`${name}Url`] || (modes[name] === 'direct' && locale[`${name}HtmlCode`]),
  );

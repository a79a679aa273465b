import type { ScanResult } from '../db/schema.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { languageOf, matchLocale } from '../lib/locale-match.ts';
import { languages } from '../texts/index.ts';
import type { DomainState } from './domain-state.ts';
import { hostOfTag, pageIssues, type Issue } from './page-issues.ts';

/** Days without a page view after which the snippet no longer counts as installed. */
const CALLED_DAYS = 7;
/** Days after which a website has to be scanned again. */
const SCAN_DAYS = 90;

/** The placeholders with the controller’s details that Art. 13 GDPR requires. */
export const companyFields = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY'] as const;

type Tag = ScanResult['earlyTags'][number];
/** The pages below a domain where an issue is resolved. */
type Page = 'onboarding/languages' | 'onboarding/legal' | 'onboarding/company';
/** What resolves an issue: a page, a new scan, lines to change on the website, or a decision on what was found. */
type Action =
  | { action: 'link'; to: Page }
  | { action: 'scan' | 'snippet' | 'operator' }
  | { action: 'settle'; issue: Issue; tags: Tag[] };

/** Something that the owner should fix: what (`type` and `name`), where, and what resolves it. */
export type StatusIssue = { where: string[] } & Action &
  (
    | { type: 'notInstalled' | 'notScanned' | 'rescan' | 'company' | 'quota' }
    | { type: 'snippet'; place: 'deferred' | 'body' | 'none' }
    | { type: 'moreEarly'; count: number }
    | { type: 'language' | 'legal'; locales: string[] }
    | { type: Issue['type'] }
  );
export type StatusIssueType = StatusIssue['type'];

/** All issues of a domain, the most urgent first; `now` in seconds. */
export const statusIssues = (state: DomainState, now: number): StatusIssue[] => [
  ...installationIssues(state, now),
  ...scanIssues(state, now),
  ...foundIssues(state),
  ...configurationIssues(state),
  ...(state.included !== -1 && state.pageViews > state.included
    ? [{ type: 'quota' as const, where: [], action: 'operator' as const }]
    : []),
];

function installationIssues({ siteCalledAt, scan, name }: DomainState, now: number): StatusIssue[] {
  const isCalled = siteCalledAt > now - CALLED_DAYS * SECONDS_PER_DAY;
  const snippet = scan?.found.snippet;
  const isFound = Boolean(snippet) && scan!.scannedAt > now - CALLED_DAYS * SECONDS_PER_DAY;
  if (!isCalled && !isFound) return [{ type: 'notInstalled', where: [name], action: 'snippet' }];
  // Without a scan, nobody knows where the snippet is.
  if (!scan || snippet === 'first' || snippet === 'late') return [];
  return [{ type: 'snippet', place: snippet ?? 'none', where: [name], action: 'snippet' }];
}

function scanIssues({ scan, name }: DomainState, now: number): StatusIssue[] {
  if (!scan) return [{ type: 'notScanned', where: [name], action: 'scan' }];
  const isOld = scan.scannedAt < now - SCAN_DAYS * SECONDS_PER_DAY;
  return isOld ? [{ type: 'rescan', where: [name], action: 'scan' }] : [];
}

/** What browsers and the last scan have found. The scan stores only the first tags: further ones are not listed yet. */
function foundIssues(state: DomainState): StatusIssue[] {
  const { earlyTags = [], earlyCount = 0 } = state.scan?.found ?? {};
  const issues = pageIssues(state).map((issue): StatusIssue => {
    const tags = issue.type === 'early' ? earlyTags.filter((tag) => hostOfTag(tag) === issue.host) : [];
    return { type: issue.type, where: placesOf(issue, tags), action: 'settle', issue, tags };
  });
  const urgent = (issue: StatusIssue) => (issue.type === 'early' ? 0 : 1);
  const count = earlyCount - earlyTags.length;
  return [
    ...issues.sort((a, b) => urgent(a) - urgent(b)),
    ...(count > 0 ? [{ type: 'moreEarly' as const, count, where: [], action: 'scan' as const }] : []),
  ];
}

function placesOf(issue: Issue, tags: Tag[]) {
  switch (issue.type) {
    case 'service':
      return issue.hosts;
    case 'early':
      return [...new Set([issue.host, ...tags.map(({ page }) => page)])];
    case 'link':
      return issue.found ? [issue.url, issue.found] : [issue.url];
    default:
      return [];
  }
}

function configurationIssues(state: DomainState): StatusIssue[] {
  const active = state.locales.filter((locale) => locale.active);
  const own = state.scan?.found.languages.find((language) => Object.hasOwn(languages, language));
  const names = active.map(({ name }) => name);
  const issue = (type: 'language' | 'legal', to: Page, locales: string[]): StatusIssue => ({
    type,
    where: [],
    action: 'link',
    to,
    locales,
  });
  const unlinked = active.filter((locale) => !hasLegalPages(state, locale)).map(({ name }) => name);
  const isSpoken = own ? matchLocale(own, names) !== undefined : names.length > 0;
  return [
    ...(unlinked.length > 0 ? [issue('legal', 'onboarding/legal', unlinked.map(languageOf))] : []),
    ...(companyFields.some((name) => !state.placeholders.get(name)?.trim())
      ? [{ type: 'company' as const, where: [], action: 'link' as const, to: 'onboarding/company' as const }]
      : []),
    ...(isSpoken ? [] : [issue('language', 'onboarding/languages', own ? [own] : [])]),
  ];
}

/** Whether the widget finds both legal pages: by address, or as text where it shows the text itself. */
const hasLegalPages = ({ modes }: DomainState, locale: DomainState['locales'][number]) =>
  (['imprint', 'privacyPolicy'] as const).every(
    (name) => locale[`${name}Url`] || (modes[name] === 'direct' && locale[`${name}HtmlCode`]),
  );

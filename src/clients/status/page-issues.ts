import { registrableDomain } from '../../lib/http/host-names.ts';
import { SECONDS_PER_DAY, dateOf, timeOf } from '../../lib/time.ts';
import { presetOfHost, type DomainState } from './read-domain-state.ts';
import type { Dismissed, Found, Issue } from './issue.ts';
import { linkIssues } from './unfound-link-issues.ts';
import { exemptIssues, serviceIssues, unseenIssues } from './service-issues.ts';
import { storageIssues } from './storage-issues.ts';

/** Days of reports about other things after which what browsers alone have reported is no issue any more. */
const REPORT_DAYS = 14;

type PageIssues = { open: Issue[]; dismissed: Dismissed<Issue>[] };

/**
 * The issues that browsers and the last scan have found on a domain’s pages. A resolved one is open again if it was found
 * later.
 */
export function pageIssues(state: DomainState): PageIssues {
  const issues: PageIssues = { open: [], dismissed: [] };
  const states = new Map(state.issueStates.map((stored) => [stored.issue, stored]));
  for (const { seenAt, ...found } of differences(state)) {
    const issue = { ...found, lastSeen: seenAt > 0 ? dateOf(seenAt) : '' };
    const stored = states.get(issue.id);
    if (stored?.state === 'dismissed') issues.dismissed.push({ ...issue, dismissed: stored });
    else if (!stored || seenAt > stored.at) issues.open.push(issue);
  }
  return issues;
}

/** The IDs of the issues that the last scan has found by itself. */
export const scannedIssueIds = (state: DomainState) =>
  differences({ ...state, seen: [] }).map(({ id }) => id);

/** All differences, whatever their states. */
function differences(all: DomainState): Found[] {
  // Anybody can send reports: those of a single network on a single day need confirmation by another network or the scan.
  const isScanned = scannedNames(all.scan);
  const confirmed = all.seen.filter(({ confirmed, name }) => confirmed || isScanned(name));
  const newest = confirmed.reduce((day, { lastDay }) => (lastDay > day ? lastDay : day), '');
  const since = newest && dateOf(timeOf(newest) - REPORT_DAYS * SECONDS_PER_DAY);
  const known = {
    ...all,
    seen: confirmed
      .filter(({ lastDay }) => lastDay > since)
      .map((report) => ({ ...report, earlyDay: report.earlyDay > since ? report.earlyDay : '' })),
  };
  return [
    ...exemptIssues(known),
    ...serviceIssues(known),
    ...unseenIssues(all),
    ...storageIssues(known),
    ...linkIssues(known),
  ];
}

/** Tells whether the last scan found a host, or the name of a cookie or key. */
function scannedNames(scan: DomainState['scan']) {
  if (!scan) return () => false;
  const { services, unknownServices, earlyTags, storage } = scan.found;
  const names = new Set([
    ...unknownServices.flatMap(({ name, hosts }) => [name, ...hosts]),
    ...earlyTags.map(({ host }) => host),
    ...Object.values(storage).flat(),
  ]);
  const presets = new Set(services.map(({ id }) => id));
  return (name: string) =>
    names.has(name) || names.has(registrableDomain(name)) || presets.has(presetOfHost(scan, name)?.id ?? NaN);
}

import { registrableDomain } from '../../lib/http/host-names.ts';
import { SECONDS_PER_DAY, dateOf, timeOf } from '../../lib/time.ts';
import { presetOfHost, type DomainState, matchesPreset } from './read-domain-state.ts';
import type { Dismissed, Found, Issue, StorageKind } from './issue-states.ts';
import { serviceIssues } from './service-issues.ts';
import { storageKinds } from '../../db/schema.ts';
import { matchesPattern, presetByAsset } from '../../presets/find-presets.ts';

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
  return [...serviceIssues(known, all), ...storageIssues(known), ...linkIssues(known)];
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

const isStorage = (kind: string) => (storageKinds as readonly string[]).includes(kind);

/**
 * Whether a name may be declared. A pattern such as `*e*` would match most cookies of a website, and visitors who reject
 * its service would lose all of them.
 */
const isSpecific = (name: string) =>
  name.includes('*') ? !name.startsWith('*') && /\p{L}{3}/u.test(name) : /\p{L}/u.test(name);

/** Cookies and keys that no service declares, each with the service to which it belongs according to the catalogue. */
function storageIssues({ seen, services }: DomainState): Found[] {
  const assets = services.flatMap((service) => service.assets);
  const declared = ({ kind, name }: (typeof seen)[number]) =>
    assets.some(
      (asset) =>
        asset.storageType === kind && (asset.name === name || matchesPattern(name, asset.name.split('*'))),
    );
  return seen
    .filter((report) => isStorage(report.kind) && isSpecific(report.name) && !declared(report))
    .map(({ kind, name, lastDay }) => {
      const storageType = kind as StorageKind;
      const preset = presetByAsset(name, storageType);
      const owner = preset && services.find((service) => matchesPreset(service, preset));
      return {
        id: `storage:${kind}:${name}`,
        type: 'storage',
        name,
        storageType,
        embedding: owner?.id ?? null,
        seenAt: timeOf(lastDay),
      };
    });
}

/** Links to legal pages that the website’s server did not have when the last scan asked for them. */
function linkIssues({ scan, locales }: DomainState): Found[] {
  if (!scan) return [];
  const { imprintUrl, privacyPolicyUrl, missingLinks } = scan.found;
  const active = locales.filter((locale) => locale.active);
  return (
    [
      ['imprint', imprintUrl],
      ['privacyPolicy', privacyPolicyUrl],
    ] as const
  ).flatMap(([name, page]) => {
    const urls = [...new Set(active.map((locale) => locale[`${name}Url`]).filter(Boolean))];
    // Each language may have its own page, but a scan finds only one.
    const found = urls.length > 1 ? null : page;
    return urls
      .filter((url) => missingLinks.includes(url))
      .map((url): Found => ({
        id: `link:${name}:${url}`,
        type: 'link',
        name,
        url,
        found,
        seenAt: scan.scannedAt,
      }));
  });
}

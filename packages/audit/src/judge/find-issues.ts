import type { Sent, Stored, Visit } from '../types.ts';
import { bannerIssues, type BannerIssue } from './banner-issues.ts';
import { isDeclared } from './is-declared.ts';
import type { Group } from './groups.ts';
import { isUnassigned, type Service, type Use } from './name-services.ts';

/** A service, or one unknown name in the website’s own storage, in a state in which a rule asks for consent or information. */
export type ServiceIssue = {
  group: Exclude<Group, 'banner'>;
  kind: 'service';
  subject: string;
  vendor: string;
  purpose?: string;
  sent: Requested[];
  stored: Stored[];
};
/** A request as it was first seen, and the number of further pages that sent it. */
export type Requested = Sent & { otherPages: number };
export type Issue = ServiceIssue | BannerIssue;

/** The most requests and names that an issue lists. */
const MAX_LISTED = 50;

/** The issues of all visits, the groups that could not be checked, and those that were only partly checked. */
export function findIssues(visits: Visit[], uses: Use[]) {
  const needConsent = uses.filter((use) => !use.service.isNecessary && !isUnassigned(use));
  const of = (mode: Visit['mode']) => visits.find((visit) => visit.mode === mode);
  const declaration = of('accepted')?.declaration;
  const phaseOf = ({ sent, stored }: Use) => (sent ?? stored)!.phase;

  const issues: Issue[] = [
    ...grouped(
      'before',
      needConsent.filter((use) => use.visit.mode !== 'signal' && phaseOf(use) === 'before'),
    ),
    ...grouped(
      'rejected',
      needConsent.filter((use) => use.visit.mode === 'rejected' && phaseOf(use) === 'after'),
    ),
    ...grouped(
      'signal',
      needConsent.filter((use) => use.visit.mode === 'signal'),
    ),
    ...bannerIssues(of('undecided')),
    ...(declaration
      ? grouped(
          'undeclared',
          uses.filter((use) => !isDeclared(use, declaration, of('accepted')?.services)),
        )
      : []),
  ];
  const banner = of('undecided')?.banner;
  const unchecked: Group[] = [
    ...(of('rejected')?.decided ? [] : (['rejected'] as const)),
    ...(of('signal') ? [] : (['signal'] as const)),
    ...(banner?.accept || banner?.missing.length || of('undecided')?.asks === false
      ? []
      : (['banner'] as const)),
    ...(declaration ? [] : (['undeclared'] as const)),
  ];
  const cutShort = (['before', 'rejected', 'signal', 'undeclared'] as const).filter((group) => {
    const visit = of(group === 'before' ? 'undecided' : group === 'undeclared' ? 'accepted' : group);
    const isUnseen = group === 'undeclared' && visit?.limits.some(({ kind }) => kind === 'unreachable');
    return visit?.decided && (!visit.complete || isUnseen);
  });
  return { issues, unchecked, cutShort };
}

/** One issue for each service, and for each unknown name in the website’s own storage. */
function grouped(group: ServiceIssue['group'], uses: Use[]) {
  const bySubject = Map.groupBy(uses, (use) =>
    isUnassigned(use) ? `${use.stored!.type} ${use.stored!.name}` : use.service,
  );
  return [...bySubject.values()].map((list): ServiceIssue => {
    const [first] = list as [Use, ...Use[]];
    const { name, vendor, purpose }: Service = first.service;
    return {
      group,
      kind: 'service',
      subject: name || first.stored!.name,
      vendor,
      ...(purpose && { purpose }),
      sent: alike(
        list.flatMap(({ sent }) => sent ?? []),
        ({ url, kind }) => `${kind} ${url.split('?', 1)[0]}`,
      ).map(firstOnPages),
      stored: alike(
        list.flatMap(({ stored }) => stored ?? []),
        ({ type, name, host }) => `${type} ${name} ${host}`,
      ).map(([first]) => first),
    };
  });
}

const alike = <T>(list: T[], keyOf: (item: T) => string) =>
  [...Map.groupBy(list, keyOf).values()].slice(0, MAX_LISTED) as [T, ...T[]][];

/** The first of equal requests. A connection can begin before the browser says which page it has opened. */
function firstOnPages(requests: [Sent, ...Sent[]]): Requested {
  const onPages = requests.filter(({ page }) => /^https?:/.test(page));
  const pages = new Set(onPages.map(({ page }) => page));
  return { ...(onPages[0] ?? requests[0]), otherPages: Math.max(0, pages.size - 1) };
}

import { asc, desc, eq } from 'drizzle-orm';
import { themes } from '../../db/schema.ts';
import { flat } from '../../db/settings-column.ts';
import type { Database } from '../../env.ts';
import { presetById } from '../../presets/index.ts';
import { matchesPreset, readState, type DomainState } from './read-domain-state.ts';
import { statusOf, type DomainStatus } from './domain-status.ts';
import type { StatusIssue, StatusIssueType } from './status-issues.ts';

/** Reads what the pages of the setup show; undefined where the domain was deleted meanwhile. */
export async function readSetup(db: Database, domainId: string) {
  const [state, [theme]] = await Promise.all([
    readState(db, domainId),
    db
      .select()
      .from(themes)
      .where(eq(themes.domainId, domainId))
      .orderBy(desc(themes.default), asc(themes.seq))
      .limit(1),
  ]);
  return state && { ...state, theme: theme && flat(theme) };
}
export type Setup = NonNullable<Awaited<ReturnType<typeof readSetup>>>;

/** The requirements of a domain, each with the issues that keep it from being met. */
const checks = {
  services: ['service', 'blocked'],
  language: ['language'],
  legal: ['legal'],
  company: ['company'],
  script: ['notInstalled', 'noPageView', 'snippet'],
  early: ['early', 'moreEarly', 'exempt'],
} satisfies Record<string, StatusIssueType[]>;
export type CheckId = keyof typeof checks;
const ids = Object.keys(checks) as CheckId[];
/** Requirements that only a scan can check. */
const bySite: CheckId[] = ['services', 'language', 'early'];

/**
 * The requirements of a domain: a dismissed issue keeps one from being met as an open one does. `unknown` marks those that a
 * scan has yet to check.
 */
export const checklistOf = ({ scan }: DomainState, { issues, dismissed }: DomainStatus) =>
  ids.map((id) => {
    const types: StatusIssueType[] = checks[id];
    const isOf = (issue: StatusIssue) =>
      types.includes(issue.type) || ('service' in issue && types.includes('service'));
    const isOpen = issues.some(isOf);
    const isMet = !isOpen && !dismissed.some(isOf);
    const unknown = !scan && isMet && bySite.includes(id);
    return { id, done: isMet && !unknown, unknown, isOpen };
  });

/**
 * The steps of the setup, each with the requirement that completes it. The design step is completed with the step
 * before it, because every theme is acceptable; the last step when the domain is live.
 */
const setupSteps = {
  scan: undefined,
  choose: 'services',
  languages: 'language',
  legal: 'legal',
  company: 'company',
  look: 'company',
  embed: 'script',
  status: undefined,
} satisfies Record<string, CheckId | undefined>;
export type StepName = keyof typeof setupSteps;
export const stepNames = Object.keys(setupSteps) as StepName[];

/** The step of the setup that meets a requirement. */
export const stepThatMeets = (check: CheckId) =>
  stepNames.find((name) => setupSteps[name] === check) ?? 'status';

/** The steps of the setup that are completed. */
export function completedSteps(state: DomainState, status = statusOf(state)) {
  const done = checklistOf(state, status).flatMap((check) => (check.done ? check.id : []));
  return stepNames.filter((step) => {
    const check = setupSteps[step];
    if (check) return done.includes(check);
    return step === 'scan' ? state.scan !== undefined : status.status === 'live';
  });
}

/** What a domain needs next: a step of its setup, the snippet, or its issues resolved. */
export function nextStepOf(state: DomainState, status = statusOf(state)) {
  if (status.status === 'archived') return { next: 'archived' as const };
  if (status.status === 'paused') return { next: 'resume' as const };
  const completed = completedSteps(state, status);
  // What was dismissed needs nothing more.
  const dismissed = checklistOf(state, status).flatMap(({ id, done, unknown, isOpen }) =>
    done || unknown || isOpen ? [] : id,
  );
  const step = stepNames.find(
    (name) => !completed.includes(name) && !dismissed.some((check) => check === setupSteps[name]),
  );
  const isInstalled = status.issues.every(({ type }) => type !== 'notInstalled');
  if (step === 'embed' && !isInstalled) return { next: 'install' as const };
  if (step && (!isInstalled || step === 'scan')) return { next: 'setup' as const, step };
  return status.issues.length > 0 ? { next: 'resolve' as const } : { next: 'analytics' as const };
}

/**
 * The domain's service that was made from a preset: it has the preset's name or, where it was renamed, one of its markers.
 * Undefined where there is none.
 */
export function serviceOfPreset(
  { services }: Pick<DomainState, 'services'>,
  { id, name }: { id: number; name: string },
) {
  const preset = presetById(id);
  const its = services.filter(
    (service) => service.name === name || (preset && matchesPreset(service, preset)),
  );
  return its.find(({ active }) => active) ?? its[0];
}

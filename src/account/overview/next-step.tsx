import { stepNames, type StepName } from '../../domains/status/setup-checklist.ts';
import { pathOf } from '../onboarding/steps.tsx';
import { includesRole } from '../../people/roles.tsx';
import { useView } from '../console.ts';

export type Next = {
  next: 'setup' | 'install' | 'resolve' | 'resume' | 'archived' | 'analytics';
  step?: StepName;
};
type Props = Next & { id: string; issueCount: number; website?: string; plain?: boolean };

/**
 * The link to what a domain needs next, or to its status where the user’s role does not allow that; `website` names the domain
 * for screen readers where a page has several; `plain` is for lists, which have one in each line.
 */
export function NextStep({ id, issueCount, website, plain, next, step = 'scan' }: Props) {
  const { t, formats, role } = useView();
  const needed = next === 'archived' ? 'owner' : 'editor';
  const shown = next === 'analytics' || includesRole(role, needed) ? next : 'view';
  const texts = t.status.next;
  const path = `/account/domains/${id}`;
  const [address, text] = {
    setup: [
      pathOf(id, step),
      step === stepNames[0] ? texts.start : texts.setup(stepNames.indexOf(step) + 1, stepNames.length),
    ] as const,
    install: [pathOf(id, 'embed'), texts.install] as const,
    resolve: [`${path}/status`, texts.resolve(formats.number(issueCount))] as const,
    resume: [`${path}/settings`, texts.resume] as const,
    archived: [`${path}/website`, texts.archived] as const,
    analytics: [`${path}/statistics`, texts.analytics] as const,
    view: [`${path}/status`, texts.view] as const,
  }[shown];
  return (
    <a
      href={address}
      class={
        plain ? undefined : ['setup', 'install', 'resolve'].includes(shown) ? 'button primary' : 'button'
      }
    >
      {text}
      {website && <span class="unseen">{t.overview.of(website)}</span>}
    </a>
  );
}

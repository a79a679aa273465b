import { stepNames, type StepName } from '../clients/setup-checklist.ts';
import { pathOf } from './onboarding/steps.tsx';
import { useView } from './view.ts';

export type Next = { next: 'setup' | 'install' | 'resolve' | 'resume' | 'analytics'; step?: StepName };
type Props = Next & { id: string; issueCount: number; of?: string };

/** The link to what a domain needs next; `of` names the domain for screen readers where a page has several. */
export function NextStep({ id, issueCount, of, next, step = 'scan' }: Props) {
  const { t, formats } = useView();
  const texts = t.status.next;
  const path = `/account/domains/${id}`;
  const [address, text] = {
    setup: [pathOf(id, step), texts.setup(stepNames.indexOf(step) + 1, stepNames.length)] as const,
    install: [pathOf(id, 'embed'), texts.install] as const,
    resolve: [`${path}/status`, texts.resolve(formats.number(issueCount))] as const,
    resume: [`${path}/settings`, texts.resume] as const,
    analytics: [`${path}/statistics`, texts.analytics] as const,
  }[next];
  return (
    <a href={address} class={next === 'analytics' || next === 'resume' ? 'button' : 'button primary'}>
      {text}
      {of && <span class="unseen">{t.overview.of(of)}</span>}
    </a>
  );
}

import type { Context } from 'hono';
import type { Child, PropsWithChildren } from 'hono/jsx';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { checklistOf, readSetup, type CheckId, type Setup } from '../../clients/setup-checklist.ts';
import { Hono } from '../../http/hono.ts';
import { Form } from '../../pages/form.tsx';
import type { InDomain } from '../domain.ts';
import { domainPage } from '../domain-page.tsx';
import { redirectWithFlash } from '../flash.ts';
import { useView } from '../view.ts';

/**
 * The steps in their order, with what of the checklist each settles, and their paths below the domain's. No look is
 * wrong: that step is done with the one before it, whether or not anything was changed.
 */
const steps = {
  scan: [undefined, 'onboarding'],
  choose: ['services', 'onboarding/choose'],
  languages: ['language', 'onboarding/languages'],
  legal: ['legal', 'onboarding/legal'],
  company: ['company', 'onboarding/company'],
  look: ['company', 'onboarding/look'],
  embed: ['script', 'onboarding/embed'],
  install: ['early', 'install'],
} satisfies Record<string, [CheckId | undefined, path: string]>;
export type StepName = keyof typeof steps;
const names = Object.keys(steps) as StepName[];

/** Where a step is. */
export const pathOf = (domainId: string, step: StepName) => `/account/domains/${domainId}/${steps[step][1]}`;

/** Where something that is missing is mended; what only a scan can tell begins there. */
export const mendedAt = (check: CheckId) => names.find((name) => steps[name][0] === check)!;

export type InSetup = InDomain & { Variables: { setup: Setup } };
export const createSteps = () => new Hono<InSetup>();

export const withSetup = createMiddleware<InSetup>(async (c, next) => {
  c.set('setup', await readSetup(c.var.db, c.var.domain.id));
  await next();
});

/** Answers with the page of a step. */
export function stepPage(c: Context, at: StepName, content: Child, status?: ContentfulStatusCode) {
  const { domain, setup, view } = c.var as InSetup['Variables'];
  const { step, title } = view.t.onboarding;
  return domainPage(
    c,
    at === 'install' ? step.install : title,
    <>
      <Steps at={at} domainId={domain.id} setup={setup} />
      {content}
    </>,
    status,
  );
}

/** Goes on to the step after this one, whose form has been stored. */
export const nextStep = (c: Context, at: StepName) =>
  redirectWithFlash(c, 'saved', pathOf(c.var.domain.id, names[names.indexOf(at) + 1]!));

function Steps({ at, domainId, setup }: { at: StepName; domainId: string; setup: Setup }) {
  const t = useView().t.onboarding;
  const settled = checklistOf(setup).flatMap(({ id, done }) => (done ? id : []));
  return (
    <ol class="steps" aria-label={t.steps}>
      {names.map((step) => {
        const [check] = steps[step];
        const isDone = step === 'scan' ? setup.scan !== undefined : check && settled.includes(check);
        return (
          <li class={isDone ? 'done' : undefined}>
            <a href={pathOf(domainId, step)} aria-current={step === at ? 'step' : undefined}>
              {t.step[step]}
              {isDone && <span class="unseen">{t.stepDone}</span>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

type FormProps = PropsWithChildren<{
  title: string;
  text?: string;
  fault?: string | undefined;
  beside?: Child;
}>;

/** What a step asks; its form is stored and leads on. */
export function StepForm({ title, text, fault, beside, children }: FormProps) {
  const { t, url } = useView();
  return (
    <section class="card">
      <h2>{title}</h2>
      {fault && (
        <p class="notice bad" role="alert">
          {fault}
        </p>
      )}
      {text && <p>{text}</p>}
      <Form action={`${url.pathname}/save`} class="stack">
        {children}
        <div class="choice">
          <button>{t.onboarding.next}</button>
          {beside}
        </div>
      </Form>
    </section>
  );
}

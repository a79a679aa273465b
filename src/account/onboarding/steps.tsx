import type { Context } from 'hono';
import type { Child, PropsWithChildren } from 'hono/jsx';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { checklistOf, readSetup, type CheckId, type Setup } from '../../clients/setup-checklist.ts';
import { Hono } from '../../http/hono.ts';
import { Form } from '../../pages/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import type { WithDomain } from '../with-domain.ts';
import { domainPage } from '../domain-page.tsx';
import { redirectWithFlash } from '../flash.ts';
import { allowPreview, PreviewFrame, PreviewLink } from '../preview-frame.tsx';
import { useView } from '../view.ts';

/**
 * The steps in order, each with the check that completes it and its path below the domain. No look is wrong, so that step
 * is completed together with the one before it.
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
type StepName = keyof typeof steps;
const names = Object.keys(steps) as StepName[];

/** The path of a step. */
export const pathOf = (domainId: string, step: StepName) => `/account/domains/${domainId}/${steps[step][1]}`;

/** The step that fixes a failed check. */
export const stepThatFixes = (check: CheckId) => names.find((name) => steps[name][0] === check)!;

export type WithSetup = WithDomain & { Variables: { setup: Setup } };
export const createSteps = () => new Hono<WithSetup>();

export const withSetup = createMiddleware<WithSetup>(async (c, next) => {
  c.set('setup', await readSetup(c.var.db, c.var.domain.id));
  await next();
});

/** Answers with the page of a step. */
export function stepPage(c: Context, at: StepName, content: Child, status?: ContentfulStatusCode) {
  const { domain, setup, view } = c.var as WithSetup['Variables'];
  const { step, title } = view.t.onboarding;
  allowPreview(c);
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

/** Redirects to the next step after the form of this one was stored. */
export const nextStep = (c: Context, at: StepName) =>
  redirectWithFlash(c, 'saved', pathOf(c.var.domain.id, names[names.indexOf(at) + 1]!));

function Steps({ at, domainId, setup }: { at: StepName; domainId: string; setup: Setup }) {
  const t = useView().t.onboarding;
  const passed = checklistOf(setup).flatMap(({ id, done }) => (done ? id : []));
  return (
    <ol class="steps" aria-label={t.steps}>
      {names.map((step) => {
        const [check] = steps[step];
        const isDone = step === 'scan' ? setup.scan !== undefined : check && passed.includes(check);
        return (
          <li class={isDone ? 'done' : undefined}>
            <a href={pathOf(domainId, step)} aria-current={step === at ? 'step' : undefined}>
              {isDone && <Icon name="check" />}
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
  error?: string | undefined;
  actions?: Child;
  /** The locales to choose from in the preview beside the form; without them, there is none. */
  preview?: string[];
}>;

/** The names of the active locales. */
export const activeLocales = ({ locales }: Setup) =>
  locales.flatMap(({ name, active }) => (active ? [name] : []));

/** The form of a step, which leads to the next one. */
export function StepForm({ title, text, error, actions, preview, children }: FormProps) {
  const { t, url } = useView();
  const fields = (
    <>
      {children}
      <div class="choice">
        <button>
          {t.onboarding.next}
          <Icon name="arrow-right" />
        </button>
        {actions}
        {preview && <PreviewLink />}
      </div>
    </>
  );
  return (
    <section class="card">
      <h2>{title}</h2>
      {error && (
        <p class="notice bad" role="alert">
          {error}
        </p>
      )}
      {text && <p>{text}</p>}
      <Form action={`${url.pathname}/save`} class={preview ? 'theme' : 'stack'}>
        {preview ? (
          <>
            <PreviewFrame locales={preview} />
            <div class="stack">{fields}</div>
          </>
        ) : (
          fields
        )}
      </Form>
    </section>
  );
}

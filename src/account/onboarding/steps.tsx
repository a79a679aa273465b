import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  completedSteps,
  readSetup,
  stepNames as names,
  type Setup,
  type StepName,
} from '../../domains/status/setup-checklist.ts';
import { required } from '../../http/problem.ts';
import { Hono } from '../../lib/http/hono.ts';
import { readAndChange } from '../../db/change.ts';
import type { SiteRow } from '../../db/domains/domains.ts';
import { unsaved, type Unsaved } from '../../pages/activity/conflict-messages.ts';
import { ErrorSummary, Form, type WithForm } from '../../pages/forms/form.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { Icon } from '../../pages/icons.tsx';
import { domainPage } from '../domain/page.tsx';
import type { WithDomain } from '../domain/with-domain.ts';
import { redirectWithFlash, useView } from '../console.ts';
import { allowPreview, PreviewFrame, PreviewLink } from '../appearance/preview-frame.tsx';
import { localesAt } from './proposed-languages.ts';
import { Alert, Card } from '../../pages/page.tsx';

/** The paths of the steps below the domain. */
const paths: Record<StepName, string> = {
  scan: 'onboarding',
  choose: 'onboarding/choose',
  languages: 'onboarding/languages',
  legal: 'onboarding/legal',
  company: 'onboarding/company',
  look: 'onboarding/look',
  embed: 'onboarding/embed',
  status: 'status',
};

/** The path of a step. */
export const pathOf = (domainId: string, step: StepName) => `/account/domains/${domainId}/${paths[step]}`;

export type WithSetup = WithDomain & { Variables: { setup: Setup } };
export const createSteps = () => new Hono<WithSetup>();

export const withSetup = createMiddleware<WithSetup>(async (c, next) => {
  const setup = required(await readSetup(c.var.db, c.var.domain.id), 'domain');
  c.set('setup', setup);
  await next();
});

/** Answers with the page of a step. */
export function stepPage<E extends WithSetup>(
  c: Context<E>,
  at: StepName,
  content: Child,
  status?: ContentfulStatusCode,
) {
  const { domain, setup, view }: WithSetup['Variables'] = c.var;
  allowPreview(c);
  return domainPage(
    c,
    view.t.onboarding.title,
    <>
      <Steps at={at} domainId={domain.id} setup={setup} />
      {content}
    </>,
    status,
  );
}

/** Reads the setup and saves the form of a step, again if others change the domain in between. */
export const saveStep =
  (save: (c: Context<WithSetup & WithForm>) => Promise<Response>) => (c: Context<WithSetup & WithForm>) =>
    readAndChange(c.var.db, { domainId: c.var.domain.id }, async () => {
      c.set('setup', required(await readSetup(c.var.db, c.var.domain.id), 'domain'));
      return save(c);
    });

/** A domain as the owner of what a form edits. */
export const objectOf = ({ clientId, id }: SiteRow) => ({ clientId, domainId: id });

/** Redirects to the next step after the form of this one was stored. */
export const nextStep = (c: Context, at: StepName) =>
  redirectWithFlash(c, 'saved', pathOf(c.var.domain.id, names[names.indexOf(at) + 1]!));

function Steps({ at, domainId, setup }: { at: StepName; domainId: string; setup: Setup }) {
  const t = useView().t.onboarding;
  const completed = completedSteps(setup);
  return (
    <ol class="steps" aria-label={t.steps}>
      {names.map((step) => {
        const isDone = completed.includes(step);
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

type StepForm = {
  title: string;
  text?: string;
  /** The validation error of the step as a whole. */
  error?: string | undefined;
  /** Why it was not saved, with the labels of its fields. */
  refusal?: Unsaved;
  fields?: Record<string, { label: string }>;
  /** The stored values that the form changes. */
  stored?: Values;
  actions?: Child;
};

/** Answers with the form of a step, which leads to the next one, with the preview beside it and anything else below it. */
export function stepForm<E extends WithSetup>(
  c: Context<E>,
  at: StepName,
  form: StepForm,
  content: Child,
  below?: Child,
) {
  const { domain, setup, view }: WithSetup['Variables'] = c.var;
  const { title, text, error, refusal: { errors, status } = unsaved(), fields = {}, stored, actions } = form;
  const locales = localesAt(setup, at);
  return stepPage(
    c,
    at,
    <>
      <Card title={title}>
        <ErrorSummary errors={errors} fields={fields} />
        <Alert text={error} />
        {text && <p>{text}</p>}
        <Form action={`${pathOf(domain.id, at)}/save`} class="theme" stored={stored}>
          <PreviewFrame locales={locales} shown={locales[0]} />
          <div class="stack">
            {content}
            <div class="choice">
              <button>
                {view.t.onboarding.next}
                <Icon name="arrow-right" />
              </button>
              <PreviewLink />
            </div>
            {actions && <div class="choice">{actions}</div>}
          </div>
        </Form>
      </Card>
      {below}
    </>,
    status,
  );
}
